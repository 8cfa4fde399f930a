"""The best run in 1824 by trying everything; nothing in it is shared with the search that it checks.

It reads what is printed and what lies on the map. The rules are those of sections X, XII and XIV with A61 to A64. Of
the three hexes of Sarajevo each is read as if its two tracks led into the city by themselves.
"""

from core.rail18.state import State
from core.rail18.title import Title
from tests.core.rail18.routes.brute_force import COLOURS, STATION, Best, Place, Side, Stop, Walk, best_of, walks

MINES = ("D5", "B11", "B21", "I24")
SARAJEVO = ("K10", "K12", "K14")
PHASE_COLOURS = {"1": 0, "2": 0, "3": 1, "4": 1, "5": 2, "6": 2, "7": 3, "8": 3}


class Map:
    """What the trains of one company find."""

    def __init__(self, title: Title, state: State, company: str) -> None:
        self.tracks: dict[str, list[tuple[int, int]]] = {}
        self.tunnels: set[tuple[str, frozenset[int]]] = set()
        self.walls: set[Side] = set()
        self.stops: dict[Place, Stop] = {}
        self.towns: set[Place] = set()
        for label in title.data.hexes:
            laid = state.tiles.get(label)
            face = title.faces[label] if laid is None else title.tiles[laid.tile].faces[laid.rotation]
            self.tracks[label] = [(track.a, track.b) for track in face.tracks]
            for number, node in enumerate(face.nodes):
                here = [station.company for station in state.stations.get(label, ()) if station.node == number]
                red, mine = title.data.hexes[label].colour == "red", label in MINES
                full = node.kind == "city" and len(here) >= node.slots and company not in here
                if node.kind == "town":
                    self.towns.add((label, number))
                self.stops[label, number] = Stop(
                    place=(label, number),
                    value=0 if mine else in_phase(node.revenue, state.phase),
                    own=company in here,
                    ends_routes=red or mine or full,
                    area=f"{label} {number}" if node.kind == "town" else node.groups[0] if node.groups else label,
                    compass=None,
                    transit=0,
                    red=red,
                )
        city = self.stops["K12", 0]
        for label in SARAJEVO:
            self.tracks[label] = [(edge, STATION) for edge in (2, 3)]
            self.stops[label, 0] = city


def in_phase(revenue: object, phase: str) -> int:
    if isinstance(revenue, int):
        return revenue
    assert isinstance(revenue, dict)
    known = [revenue[colour] for colour in COLOURS[: PHASE_COLOURS[phase] + 1] if colour in revenue]
    return int(known[-1])


def most(board: Map, walk: Walk, train: str) -> int | None:
    """What a type of train earns on a way; None if it may not run there."""
    mines = sum(stop.place[0] in MINES for stop in walk.stops)
    earned = sum(stop.value for stop in walk.stops)
    if not train.endswith("g"):
        return earned if not mines and len(walk.stops) <= int(train) else None
    cities = sum(stop.place not in board.towns and stop.place[0] not in MINES for stop in walk.stops)
    return earned if mines == 1 and cities <= int(train[:-1]) else None


def best(title: Title, state: State, company: str, cap: int) -> Best:
    """The highest total; gives up after `cap` steps."""
    board = Map(title, state, company)
    trains = [train.type for train in state.trains.values() if train.owner == company]
    return best_of(trains, walks(board, cap), lambda walk, train: most(board, walk, train), cap)
