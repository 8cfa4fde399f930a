"""The players' clock in words: in the header, and everybody's time in its tip."""

from collections.abc import Mapping
from typing import Protocol

from core.text.catalogue import text
from core.text.numbers import figure
from ui.values.header import HeaderCell
from ui.values.keys import key_of


class Clock(Protocol):
    on: bool
    paused: bool
    player: str | None

    def seconds(self, player: str) -> int: ...

    def left(self, player: str) -> int | None: ...

    def fine(self, player: str) -> int: ...


def clock_view(clock: Clock, names: Mapping[str, str]) -> HeaderCell | None:
    """The clock in the header; None while there is no clock."""
    if not clock.on:
        return None
    value = clock_words(clock, clock.player) if clock.player is not None else text("clock-nobody")
    who = names.get(clock.player or "", "")
    caption = text("clock-paused") if clock.paused else text("clock-of", player=who) if who else text("clock-several")
    times = [clock_line(clock, player, name) for player, name in names.items()]
    tip = text("clock-go-on-tip" if clock.paused else "clock-pause-tip", key=key_of("pause-clock"))
    return HeaderCell(value, caption, "\n".join([*times, tip]), mark=is_over(clock, clock.player))


def is_over(clock: Clock, player: str | None) -> bool:
    """Is more time spent than there was?"""
    return player is not None and (clock.left(player) or 0) < 0


def clock_words(clock: Clock, player: str) -> str:
    """What is left of a budget; without one what was spent."""
    left = clock.left(player)
    return clock_time(clock.seconds(player) if left is None else left)


def clock_line(clock: Clock, player: str, name: str) -> str:
    spent, left = clock_time(clock.seconds(player)), clock.left(player)
    if left is None:
        return text("clock-line", player=name, time=spent)
    if left >= 0:
        return text("clock-line-left", player=name, left=clock_time(left), time=spent)
    fine = clock.fine(player)
    code = "clock-line-fine" if fine else "clock-line-over"
    return text(code, player=name, over=clock_time(-left), time=spent, fine=figure(fine))


def clock_time(seconds: int) -> str:
    if seconds < 0:
        return f"−{clock_time(-seconds)}"
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
