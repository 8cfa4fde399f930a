"""Late boards of 1824 for the route search: every hex gets a tile at random, mostly late ones, turned to join track.

Nothing is played; tray, letters, towns and cities, and closed edges are kept to. The k.k. Staatsbahn has five stations,
others stand in about half of the other circles.
"""

from collections.abc import Iterable, Sequence
from random import Random

from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.tiles import Face
from core.rail18.board import leads_nowhere, on_hex
from core.rail18.rules import Rules
from core.rail18.state import Placed, State, Station, Train
from tests.titles.t1824.boards import empty_board, rules_1824

COMPANY = "kk"
TRAINS = ("8", "10", "4g", "5g")
LATE = {"yellow": 0, "green": 2, "brown": 3, "gray": 4}
LOOKED_AT = 10


def full_board(seed: int, trains: Sequence[str] = TRAINS, stations: int = 5) -> tuple[Rules, State]:
    builder = _Builder(rules_1824(), Random(f"board {seed}"))
    builder.lay_all(builder.rules.title.faces)
    builder.place_stations(stations)
    cards = {f"{kind}-{number}": Train(kind, COMPANY) for number, kind in enumerate(trains)}
    return builder.rules, builder.state.with_(trains=cards, phase="8")


def laid_out(rng: Random, hexes: Iterable[str]) -> State:
    """Only these hexes get tiles."""
    builder = _Builder(rules_1824(), rng)
    builder.lay_all(hexes)
    return builder.state


class _Builder:
    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rules, self.rng = rules, rng
        self.state = empty_board()
        self.tray = dict(self.state.tray)

    def lay_all(self, hexes: Iterable[str]) -> None:
        faces = self.rules.title.faces
        open_hexes = [label for label in hexes if faces[label].colour not in ("red", "gray")]
        for label in self.rng.sample(open_hexes, len(open_hexes)):
            placed = self._best_tile(label)
            if placed is not None:
                self.tray[placed.tile] -= 1
                self.state = self.state.with_(tiles={**self.state.tiles, label: placed})

    def _best_tile(self, label: str) -> Placed | None:
        """Of some tiles the one that joins most track, a late one rather than an early one."""
        printed = self.rules.title.faces[label]
        alike = [number for number, left in self.tray.items() if left and self._goes_there(printed, number)]
        choices = []
        for number in self.rng.sample(alike, min(LOOKED_AT, len(alike))):
            tile = self.rules.title.tiles[number]
            for rotation, face in enumerate(tile.faces):
                if not any(leads_nowhere(self.rules, label, edge) for edge in face.edges):
                    worth = self._joins(label, face) + LATE[tile.colour] * self.rng.random()
                    choices.append((worth + self.rng.random(), number, rotation))
        return Placed(*max(choices)[1:]) if choices else None

    def _goes_there(self, printed: Face, number: str) -> bool:
        face = self.rules.title.tiles[number].faces[0]
        kinds, wanted = [node.kind for node in face.nodes], [node.kind for node in printed.nodes]
        return face.label == printed.label and (kinds == wanted or (printed.label is not None and kinds[0] == "city"))

    def _joins(self, label: str, face: Face) -> int:
        """Edges that meet track, less those that lead to a tile without."""
        found = 0
        for edge in EDGES:
            other = self.rules.title.neighbours[label][edge]
            laid = other is not None and (other in self.state.tiles or self.rules.title.faces[other].colour != "white")
            if other is not None and laid:
                beyond = bool(on_hex(self.rules, self.state, other).tracks.from_edge[opposite(edge)])
                found += (1 if beyond else -1) if edge in face.edges else (-1 if beyond else 0)
        return found

    def place_stations(self, own: int) -> None:
        title = self.rules.title
        cities = [
            (label, node, found.slots)
            for label in title.faces
            for node, found in enumerate(on_hex(self.rules, self.state, label).nodes)
            if found.kind == "city" and title.faces[label].colour not in ("red", "gray") and label in self.state.tiles
        ]
        others = [sym for sym in title.companies if sym != COMPANY]
        stations: dict[str, tuple[Station, ...]] = {}
        for label, node, slots in self.rng.sample(cities, len(cities)):
            here = stations.get(label, ())
            new: list[Station] = []
            if own and all(station.company != COMPANY for station in here):
                own -= 1
                new.append(Station(COMPANY, node))
            strangers = self.rng.sample(others, slots - len(new))
            new += [Station(sym, node) for sym in strangers if self.rng.random() < 0.5]
            if new:
                stations[label] = (*here, *new)
        self.state = self.state.with_(stations=stations)
