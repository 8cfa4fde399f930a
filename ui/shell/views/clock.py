"""The players' clock in words: in the header, and everybody's time in its tip."""

from collections.abc import Mapping
from typing import Protocol

from core.text.catalogue import text
from ui.values.header import HeaderCell
from ui.values.keys import key_of


class Clock(Protocol):
    on: bool
    paused: bool
    player: str | None

    def seconds(self, player: str) -> int: ...


def clock_view(clock: Clock, names: Mapping[str, str]) -> HeaderCell | None:
    """The clock in the header; None while there is no clock."""
    if not clock.on:
        return None
    value = clock_time(clock.seconds(clock.player)) if clock.player is not None else text("clock-nobody")
    who = names.get(clock.player or "", "")
    caption = text("clock-paused") if clock.paused else text("clock-of", player=who) if who else text("clock-several")
    times = [text("clock-line", player=name, time=clock_time(clock.seconds(player))) for player, name in names.items()]
    tip = text("clock-go-on-tip" if clock.paused else "clock-pause-tip", key=key_of("pause-clock"))
    return HeaderCell(value, caption, "\n".join([*times, tip]))


def clock_time(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
