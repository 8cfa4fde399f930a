"""The tour: what it shows, in which order, and how far the sample game has been played when it shows it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from core.interchange.game_file import AnyGame, memory_game
from core.interchange.recorded_import import Imported
from core.store.journal import Journal
from core.text.catalogue import text
from ui.values.keys import key_of

# what the words call them -> whose they are
NAMED_KEYS = {
    "alone": "map-alone",
    "undo": "undo",
    "history": "history",
    "change": "journal.change",
    "display": "display",
    "rules": "companion",
}


@dataclass(frozen=True, slots=True)
class TourStep:
    """`panels` come to the front, and all of them are pointed at; `entries` of the sample game are played."""

    name: str
    panels: tuple[str, ...]
    entries: int

    @property
    def title(self) -> str:
        return text(f"tour-{self.name}")

    @property
    def words(self) -> str:
        keys = {name: key_of(of) for name, of in NAMED_KEYS.items()}
        return text(f"tour-{self.name}-words", **keys)


def tour_end(kinds: Sequence[str]) -> int:
    """By the kinds of action of the game, how much of it is shown: to the tile after a dividend of its first half."""
    wanted = [pair == ("DecideDividend", "LayTile") for pair in pairwise(kinds)]
    dividends = [number for number, found in enumerate(wanted) if found]
    return dividends[len(dividends) // 3] + 2


def tour_steps(end: int) -> tuple[TourStep, ...]:
    asked, lay = end - 2, end - 1
    return (
        TourStep("turn", ("turn",), asked),
        TourStep("map", ("map",), lay),
        TourStep("sheet", ("sheet", "market"), lay),
        TourStep("journal", ("journal",), lay),
        TourStep("table", ("table",), end),
    )


def shown_panels() -> frozenset[str]:
    return frozenset(name for step in tour_steps(2) for name in step.panels)


def tour_game(imported: Imported) -> tuple[AnyGame, tuple[TourStep, ...]]:
    """The sample game in memory, read as far as the tour goes, at a table, where the tour begins."""
    game = memory_game(replace(imported.setup, mode="table"))
    assert isinstance(game.log, Journal)
    game.log.append_all(imported.drafts)
    steps = tour_steps(len(imported.drafts))
    game.jump(steps[0].entries)
    return game, steps
