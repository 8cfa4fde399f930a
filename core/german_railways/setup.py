"""Set-ups: agreed anew, read from a file, checked. What cannot be agreed is a SetupError."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from core.german_railways.state import BANK, Mode, Setup
from core.german_railways.title import Title
from core.kernel.errors import SetupError, TitleDataError
from core.kernel.foreign import NAME, fits
from core.mechanics.seats import Player, Seating, check_seats

_SETUP = TypeAdapter(Setup)


def new_setup(
    title: Title,
    players: Sequence[Player],
    preset: str | None = None,
    overrides: Mapping[str, str] | None = None,
    mode: str = "hotseat",
    *,
    cash_open: bool = True,
    banker: str = "",
    seed: str = "",
    seating: Seating | None = None,
) -> Setup:
    check_preset(title, preset)
    if not all(fits(player.name, NAME) for player in players):
        raise SetupError("game-name", most=NAME)
    if mode not in ("hotseat", "table"):
        raise SetupError("game-no-mode", mode=mode)
    kept: Mode = "table" if mode == "table" else "hotseat"
    try:
        rulings = title.rulings(preset, overrides)
    except TitleDataError:  # what a record names
        raise SetupError("game-unknown-rulings") from None
    preset = preset or title.default_preset
    setup = Setup(title.id, tuple(players), preset, rulings, kept, cash_open, banker, seed, seating)
    check_setup(title, setup)
    return setup


def read_setup(title: Title, data: Mapping[str, Any]) -> Setup:
    try:
        setup = _SETUP.validate_python(data)
    except ValidationError:
        raise SetupError("game-no-setup") from None
    check_setup(title, setup)
    known = title.switches
    if any(name not in known or value not in known[name].values for name, value in setup.rulings.items()):
        raise SetupError("game-unknown-rulings")
    return replace(setup, rulings={**title.rulings(), **setup.rulings})


def write_setup(setup: Setup) -> dict[str, Any]:
    found: dict[str, Any] = _SETUP.dump_python(setup, mode="json")
    return found


def with_preset(title: Title, setup: Setup, preset: str) -> Setup:
    check_preset(title, preset)
    return replace(setup, preset=preset, rulings=title.rulings(preset))


def check_setup(title: Title, setup: Setup) -> None:
    counts = sorted(int(count) for count in title.data.players)
    if str(len(setup.players)) not in title.data.players:
        raise SetupError(
            "game-players", title=title.data.name, least=counts[0], most=counts[-1], count=len(setup.players)
        )
    check_seats(setup.players, setup.seating, {BANK, *title.railroads})
    if setup.banker and setup.banker not in {player.id for player in setup.players}:
        raise SetupError("game-no-setup")


def check_preset(title: Title, preset: str | None) -> None:
    known = [entry.id for entry in title.data.rulings.preset]
    if preset and preset not in known:
        raise SetupError("game-no-preset", preset=preset, known=known)
