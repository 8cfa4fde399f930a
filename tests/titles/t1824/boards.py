"""1824 on a board that is just laid out."""

from collections.abc import Mapping
from functools import cache

from core.rail18.rules import Rules
from core.rail18.start import initial_state
from core.rail18.state import Placed, State, Station, Train
from tests.titles.t1824.play import engine


@cache
def rules_1824() -> Rules:
    return engine(preset="online").rules


@cache
def empty_board() -> State:
    return initial_state(rules_1824())


def board(
    company: str,
    trains: tuple[str, ...],
    phase: str,
    tiles: str = "",
    stations: Mapping[str, tuple[Station, ...]] | None = None,
) -> State:
    """`tiles` are written like "C8 57/2, D9 9/0"."""
    laid = [entry.split() for entry in tiles.split(", ") if entry]
    return empty_board().with_(
        phase=phase,
        tiles={label: Placed(tile.split("/")[0], int(tile.split("/")[1])) for label, tile in laid},
        stations=stations or {},
        trains={f"{kind}-{number}": Train(kind, company) for number, kind in enumerate(trains)},
    )
