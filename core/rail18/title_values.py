"""What a text may quote of a title of 18xx: "bank", "privates.P6.face", "train.2H.price".

What follows from the data and is often wanted has a short name: see `_derived`.
"""

from collections.abc import Mapping
from typing import Any

from core.kernel.title_values import Values
from core.rail18.title import Title


class TitleValues(Values):
    def __init__(self, title: Title) -> None:
        super().__init__({**title.data.model_dump(mode="json"), **_derived(title)})


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
