"""How the lines of a chart are told apart: colour, dashes and marks together, on the ground of either theme. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from core.mechanics.seats import COLOURS, SYMBOLS
from core.rail18.state import State
from core.rail18.title import Title
from ui.viewmodels.chip_view import Pattern, chips
from ui.viewmodels.colours import BLACK, WHITE, contrast, luminance, mix

Dash = Literal["solid", "dashed", "dotted", "dash-dot"]
DASHES: tuple[Dash, ...] = ("solid", "dashed", "dash-dot", "dotted")
DASH_OF: Mapping[Pattern, Dash] = {"plain": "dashed", "band": "solid", "chequer": "dotted", "rings": "solid"}
LEAST_ON_GROUND = 2.5  # contrast of a line with what it is drawn on


@dataclass(frozen=True, slots=True)
class Look:
    """`colour` is as printed or chosen; `ink` makes it readable on a ground."""

    colour: str
    dash: Dash
    symbol: str  # one of `core.mechanics.seats.SYMBOLS`
    wide: bool = False


@cache
def ink(colour: str, ground: str) -> str:
    """The colour itself where it stands out from the ground, else the nearest shade that does."""
    end = BLACK if luminance(ground) > 0.4 else WHITE
    for step in range(0, 100, 5):
        shade = mix(colour, end, step / 100)
        if contrast(shade, ground) >= LEAST_ON_GROUND:
            return shade
    return end


def player_looks(state: State) -> dict[str, Look]:
    """Everybody's own colour and symbol; by seat, so that they stay when the order of play changes."""
    return {
        player.id: Look(COLOURS.get(player.colour, "#888888"), DASHES[seat % len(DASHES)], player.symbol)
        for seat, player in enumerate(state.players)
    }


def company_looks(title: Title) -> dict[str, Look]:
    """The colour of the chip, dashes by its pattern; companies of one pattern have different marks."""
    found: dict[str, Look] = {}
    seen: dict[Pattern, int] = {}
    for sym, chip in chips(title).items():
        number = seen.get(chip.pattern, 0)
        seen[chip.pattern] = number + 1
        symbol = SYMBOLS[number % len(SYMBOLS)]
        found[sym] = Look(chip.fill, DASH_OF[chip.pattern], symbol, wide=chip.pattern == "rings")
    return found
