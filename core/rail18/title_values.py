"""What a text may quote from the data of a title, by a dotted path: "bank", "privates.P6.face", "train.2H.price".

Entries of a list are named by their code, symbol, id, name or type, or counted from 0. What follows from the data and
is often wanted has a short name: see `_derived`.
"""

from collections.abc import Mapping
from typing import Any

from core.kernel.errors import TitleDataError
from core.rail18.title import Title

NAMES = ("code", "sym", "id", "name", "type")

Value = str | int


class TitleValues:
    def __init__(self, title: Title) -> None:
        self._known: Mapping[str, Any] = {**title.data.model_dump(mode="json"), **_derived(title)}

    def __call__(self, path: str) -> Value | tuple[Value, ...]:
        """A number or a word, or several of them, to be listed as a language does; anything else is a mistake in the
        path.
        """
        head, _, rest = path.partition(".")
        found = _follow(self._known.get(head), rest, path)
        several = tuple(found) if isinstance(found, list) else (found,)
        if not all(isinstance(each, str | int) and not isinstance(each, bool) for each in several):
            raise TitleDataError("companion", path, "is no word or number of the title")
        return several if isinstance(found, list) else several[0]


def _follow(found: Any, rest: str, path: str) -> Any:
    for step in rest.split(".") if rest else ():
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, list) and step.isdigit() and not _named(found, step):
            found = found[int(step)] if int(step) < len(found) else None
        elif isinstance(found, list):
            found = _named(found, step)
        else:
            raise TitleDataError("companion", path, f"there is nothing called {step!r}")
    return found


def _named(entries: list[Any], name: str) -> Any:
    return next(
        (entry for entry in entries if isinstance(entry, Mapping) and name in [entry.get(key) for key in NAMES]), None
    )


def _derived(title: Title) -> Mapping[str, Any]:
    cells = [cell for row in title.data.market.rows for cell in row if cell is not None]
    kinds = title.data.kinds.items()
    return {
        "pars": sorted(cell.price for cell in cells if cell.par),
        "start": next((cell.price for cell in cells if cell.start), ""),  # of a company that is formed
        "train": {name: side.model_dump() for name, (_, side) in title.train_sides.items()},
        "shares": {name: 100 // kind.share_percent for name, kind in kinds},  # of one company
        "launch": {name: -(-kind.float_percent // kind.share_percent) for name, kind in kinds},
        "majority": {name: 50 // kind.share_percent + 1 for name, kind in kinds},  # more than half
        "stations": {name: len(kind.station_costs) for name, kind in kinds},
        "passes": sum(hex_.colour == "mountain-pass" for hex_ in title.data.hexes.values()),
        "phase-of": {colour: _first_phase(title, colour) for colour in title.data.tile_totals},
        "phases-of": {colour: _phases(title, colour) for colour in title.data.tile_totals},  # values go by it
    }


def _first_phase(title: Title, colour: str) -> str:
    return next((phase.id for phase in title.data.phases if colour in phase.tiles), "")


def _phases(title: Title, colour: str) -> list[str]:
    return [phase.id for phase in title.data.phases if phase.tiles[-1] == colour]
