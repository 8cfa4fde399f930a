"""Set-ups of 18xx games: agreed anew, read from a file, checked. What cannot be agreed is a SetupError."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from core.kernel.errors import SetupError
from core.kernel.foreign import NAME, fits
from core.mechanics.seats import Player, Seating, check_seats
from core.rail18.state import BANK, CLOSED, POOL, Mode, Setup
from core.rail18.title import Title

_SETUP = TypeAdapter(Setup)


def new_setup(
    title: Title,
    players: Sequence[Player],
    preset: str | None = None,
    overrides: Mapping[str, str] | None = None,
    mode: str = "hotseat",
    *,
    track_kept: bool = True,
    cash_open: bool = True,
    seating: Seating | None = None,
) -> Setup:
    _check_preset(title, preset)
    if not all(fits(player.name, NAME) for player in players):
        raise SetupError("game-name", most=NAME)
    rulings = title.rulings(preset, overrides)
    if mode not in ("hotseat", "table"):
        raise SetupError("game-no-mode", mode=mode)
    kept: Mode = "table" if mode == "table" else "hotseat"
    preset = preset or title.default_preset
    setup = Setup(title.id, tuple(players), preset, rulings, kept, track_kept, cash_open, seating)
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
    # a ruling that is younger than the file has its default
    return replace(setup, rulings={**title.rulings(), **setup.rulings})


def write_setup(setup: Setup) -> dict[str, Any]:
    found: dict[str, Any] = _SETUP.dump_python(setup, mode="json")
    return found


def with_preset(title: Title, setup: Setup, preset: str) -> Setup:
    _check_preset(title, preset)
    changed = replace(setup, preset=preset, rulings=title.rulings(preset))
    check_setup(title, changed)
    return changed


def nobody(title: Title) -> list[Player]:
    """As few players as there can be, for questions about a board that nobody plays on."""
    fewest = min(int(number) for number in title.data.players)
    return [Player(str(number), str(number)) for number in range(1, fewest + 1)]


def check_setup(title: Title, setup: Setup) -> None:
    counts = sorted(int(count) for count in title.data.players)
    if str(len(setup.players)) not in title.data.players:
        raise SetupError(
            "game-players", title=title.data.name, least=counts[0], most=counts[-1], count=len(setup.players)
        )
    check_seats(setup.players, setup.seating, {BANK, POOL, CLOSED, *title.companies})
    if not setup.track_kept and setup.mode != "table":
        raise SetupError("refusal-track-off-only-at-table")


def _check_preset(title: Title, preset: str | None) -> None:
    known = [entry.id for entry in title.data.rulings.preset]
    if preset and preset not in known:
        raise SetupError("game-no-preset", preset=preset, known=known)
