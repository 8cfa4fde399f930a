"""How the lines of a chart are told apart: colour, dashes and marks together, on the ground of either theme. No Qt."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeVar

from core.mechanics.seats import COLOURS, SYMBOLS, Player
from ui.values.chips import ChipView, Pattern
from ui.values.colours import BLACK, WHITE, contrast, luminance, mix, unlike

W = TypeVar("W")
Dash = Literal["solid", "dashed", "dotted", "dash-dot"]
DASHES: tuple[Dash, ...] = ("solid", "dashed", "dash-dot", "dotted")
DASH_OF: Mapping[Pattern, Dash] = {"plain": "dashed", "band": "solid", "chequer": "dotted", "rings": "solid"}
ALIKE = 28.0  # colours nearer to each other than this need different dashes
LEAST_ON_GROUND = 2.5  # contrast of a line with what it is drawn on


@dataclass(frozen=True, slots=True)
class Look:
    """`colour` is as printed or chosen; `ink` makes it readable on a ground."""

    colour: str
    dash: Dash
    symbol: str  # one of `core.mechanics.seats.SYMBOLS`
    wide: bool = False


def player_looks(players: Iterable[Player]) -> dict[str, Look]:
    """Everybody's own colour and symbol; by seat, so that they stay when the order of play changes."""
    return {
        player.id: Look(COLOURS.get(player.colour, "#888888"), DASHES[seat % len(DASHES)], player.symbol)
        for seat, player in enumerate(players)
    }


@cache
def ink(colour: str, ground: str) -> str:
    """The colour itself where it stands out from the ground, else the nearest shade that does."""
    end = BLACK if luminance(ground) > 0.4 else WHITE
    for step in range(0, 100, 5):
        shade = mix(colour, end, step / 100)
        if contrast(shade, ground) >= LEAST_ON_GROUND:
            return shade
    return end


def chip_looks(chips: Mapping[str, ChipView]) -> dict[str, Look]:
    """The colour of the chip, dashes by its pattern, and a mark.

    Of companies with nearly the same colour each has dashes of its own; neither they nor companies with the same
    dashes share a mark, as far as there are enough.
    """
    found: dict[str, Look] = {}
    for sym, chip in chips.items():
        alike = [look for look in found.values() if unlike(look.colour, chip.fill) < ALIKE]
        wish, wide = DASH_OF[chip.pattern], chip.pattern == "rings"
        dash = _free((wish, *DASHES), [look.dash for look in alike])
        same = [look for look in found.values() if (look.dash, look.wide) == (dash, wide)]
        symbol = _free(SYMBOLS, [look.symbol for look in (*same, *alike)])
        found[sym] = Look(chip.fill, dash, symbol, wide=wide)
    return found


def _free(wishes: Sequence[W], taken: Sequence[W]) -> W:
    """The first that nobody has; else the one that the fewest have."""
    return min(wishes, key=taken.count)
