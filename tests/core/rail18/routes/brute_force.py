"""The best run by trying everything: slow, and nothing in it is shared with the search that it checks.

It reads only what is printed (hexes, tiles, special pieces) and what lies on the map, and walks every route from every
station, track by track. Then it tries every route or none for each train. The rules are those of pages 12, 13 and 20
and R20 to R22, R46, R47, R50.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any, Protocol

from core.rail18.state import State
from core.rail18.title import Title

STATION = 6  # ends 0 to 5 of a track are edges, STATION + i is station i of the hex
AROUND = ((1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1))  # (row, column) across the edges 0 to 5, from south-west
PHASE_COLOURS = {"1": 0, "2": 0, "3": 1, "4": 1, "5": 2, "6": 2, "7": 3}
COLOURS = ("yellow", "green", "brown", "gray")
TUNNEL_BONUS = 10
TRANSIT = ({"N", "S"}, {"E", "W"})

Place = tuple[str, int]
Side = frozenset[tuple[str, int]]


class TooBigError(Exception):
    """More routes than anybody would want to try."""


@dataclass(frozen=True)
class Stop:
    place: Place
    value: int
    own: bool
    ends_routes: bool
    area: str
    compass: str | None
    transit: int
    red: bool


@dataclass(frozen=True)
class Walk:
    """A way over the map from one stop to another."""

    stops: tuple[Stop, ...]
    sides: tuple[Side, ...]
    tunnels: tuple[int, ...]  # for every tunnel passed the number of stops before it
    bored: tuple[str, ...]  # the hexes of these tunnels


@dataclass(frozen=True)
class Best:
    total: int
    alone: int  # the sum if every train were alone on the map


def over(hex_: str, edge: int) -> tuple[str, int]:
    """The hex across an edge, and the same edge seen from there."""
    row, column = AROUND[edge]
    return f"{chr(ord(hex_[0]) + row)}{int(hex_[1:]) + column}", (edge + 3) % 6


class HasTrack(Protocol):
    """A map to walk on: the tracks of each hex, what can be visited, and which of it has a meaning of its own."""

    tracks: dict[str, list[tuple[int, int]]]
    tunnels: set[tuple[str, frozenset[int]]]
    stops: dict[Place, Stop]
    walls: set[Side]


class Map:
    """What the trains of one company find."""

    def __init__(self, title: Title, special: Any, rulings: Mapping[str, str], state: State, company: str) -> None:
        self.title, self.special, self.rulings, self.state, self.company = title, special, rulings, state, company
        self.tracks: dict[str, list[tuple[int, int]]] = {}
        self.tunnels: set[tuple[str, frozenset[int]]] = set()
        self.stops: dict[Place, Stop] = {}
        self.walls: set[Side] = set()
        # An area of several hexes bears its bonus on one of them.
        self.bonuses = {
            group: printed.transit_bonus
            for printed in title.data.hexes.values()
            for node in printed.nodes
            for group in node.groups
            if printed.transit_bonus
        }
        for hex_, printed in title.data.hexes.items():
            self._read(hex_)
            self.walls |= {frozenset({(hex_, edge), over(hex_, edge)}) for edge in printed.walls}

    def _read(self, hex_: str) -> None:
        laid = self.state.tiles.get(hex_)
        face = self.title.faces[hex_] if laid is None else self.title.tiles[laid.tile].faces[laid.rotation]
        tracks = [(track.a, track.b) for track in face.tracks]
        stations = [(node.kind, node.revenue, node.slots, node.groups) for node in face.nodes]
        for overlay in self.state.overlays.get(hex_, ()):
            for piece in self.special.tunnels.pieces:
                if piece.id == overlay.piece:
                    ends = [(end + overlay.rotation) % 6 for end in piece.ends]
                    tracks.append((ends[0], ends[1]))
                    self.tunnels.add((hex_, frozenset(ends)))
            for line in self.special.furka_oberalp.pieces:
                if overlay.piece == "furka" and line.hex == hex_:
                    tracks += [(_end(track.ends[0]), _end(track.ends[1])) for track in line.tracks]
                    if line.town is not None:
                        stations.append((line.town.kind, line.town.revenue, 0, ()))
        self.tracks[hex_] = tracks
        for number, station in enumerate(stations):
            stop = self._stop(hex_, number, *station)
            if stop is not None:
                self.stops[hex_, number] = stop

    def _stop(self, hex_: str, number: int, kind: str, revenue: Any, slots: int, groups: Iterable[str]) -> Stop | None:
        if hex_ in self.special.mountains.hexes:
            panels = [panel for panel in self.special.mountains.panels if panel.id in self._overlays(hex_)]
            if not panels:
                return None  # a mountain without its railway
            revenue = panels[0].revenue
        red = self.title.data.hexes[hex_].colour == "red"
        if red and self.title.companies[self.company].kind == "regional":
            return None
        value = revenue if isinstance(revenue, int) else revenue[COLOURS[PHASE_COLOURS[self.state.phase]]]
        if value == 0 and self.rulings["zero-value-stop"] == "forbidden":
            return None
        here = [station.company for station in self.state.stations.get(hex_, ()) if station.node == number]
        full = kind == "city" and len(here) >= slots
        names = [group for group in groups if group not in "NSEW"]
        area = names[0] if names else f"{hex_} {number}"
        return Stop(
            place=(hex_, number),
            value=value,
            own=self.company in here,
            ends_routes=kind == "offboard" or (full and self.company not in here),
            area=area,
            compass=next((group for group in groups if group in "NSEW"), None),
            transit=self.bonuses.get(area, self.title.data.hexes[hex_].transit_bonus),
            red=red,
        )

    def _overlays(self, hex_: str) -> list[str]:
        return [overlay.piece for overlay in self.state.overlays.get(hex_, ())]


def _end(end: int | str) -> int:
    return end if isinstance(end, int) else STATION + int(end[1:])


def walks(board: HasTrack, cap: int) -> list[Walk]:
    """Every way with two or more stops that contains a station of the company, once in one of its directions."""
    found: list[Walk] = []
    stops: list[Stop] = []
    sides: list[Side] = []
    tunnels: list[tuple[int, str]] = []
    steps = 0

    def leave(hex_: str, entered: int) -> None:
        """Go on from a station or an edge of the hex by every track that begins there."""
        nonlocal steps
        for a, b in board.tracks[hex_]:
            for begin, end in ((a, b), (b, a)):
                if begin != entered:
                    continue
                steps += 1
                if steps > cap:
                    raise TooBigError
                tunnel = (hex_, frozenset({begin, end})) in board.tunnels
                if tunnel:
                    tunnels.append((len(stops), hex_))
                if end < STATION:
                    cross(hex_, end)
                else:
                    arrive((hex_, end - STATION))
                if tunnel:
                    tunnels.pop()

    def cross(hex_: str, edge: int) -> None:
        beyond, entry = over(hex_, edge)
        side = frozenset({(hex_, edge), (beyond, entry)})
        if beyond in board.tracks and side not in board.walls and side not in sides:
            sides.append(side)
            leave(beyond, entry)
            sides.pop()

    def arrive(place: Place) -> None:
        stop = board.stops.get(place)
        if stop is None or any(stop.area == other.area for other in stops):
            return
        stops.append(stop)
        if stops[0].place < place and any(other.own for other in stops):
            before, bored = tuple(number for number, _ in tunnels), tuple(hex_ for _, hex_ in tunnels)
            found.append(Walk(tuple(stops), tuple(sides), before, bored))
        if not stop.ends_routes:
            leave(place[0], STATION + place[1])
        stops.pop()

    for place, stop in board.stops.items():
        stops.append(stop)
        leave(place[0], STATION + place[1])
        stops.pop()
    return found


def earned(board: Map, walk: Walk, counted: tuple[int, ...]) -> int:
    """What a way pays if the stops with these numbers count."""
    total = sum(walk.stops[number].value for number in counted)
    if board.rulings["tunnel-bonus"] == "any-passage":
        bonus = bool(walk.tunnels)
    else:
        bonus = any(counted[0] < before <= counted[-1] for before in walk.tunnels)
    if bonus:
        total += TUNNEL_BONUS * len(counted)
    first, last = walk.stops[0], walk.stops[-1]
    if counted[0] == 0 and counted[-1] == len(walk.stops) - 1 and {first.compass, last.compass} in TRANSIT:
        total += first.transit + last.transit
    return total


def most(board: Map, walk: Walk, train: str) -> int | None:
    """The most that this type of train earns on a way; None if it may not run there."""
    kind, reach = train[-1] if train[-1] in "HE" else "", int(train.rstrip("HE"))
    stops = walk.stops
    if board.rulings["same-side-offboard"] == "forbidden" and stops[0].compass is not None:
        if stops[0].compass == stops[-1].compass:
            return None
    everything = tuple(range(len(stops)))
    if kind == "H":
        fits = len(walk.sides) + 1 <= reach and not any(stop.red for stop in stops)
        return earned(board, walk, everything) if fits else None
    if kind == "":
        return earned(board, walk, everything) if len(stops) <= reach else None
    # No stop is worth less than nothing and no bonus shrinks with another stop, so it counts as many as it can.
    choices = combinations(everything, min(reach, len(stops)))
    return max(earned(board, walk, chosen) for chosen in choices if any(stops[number].own for number in chosen))


def best(title: Title, special: Any, rulings: Mapping[str, str], state: State, company: str, cap: int = 10**9) -> Best:
    """The highest total of one route or none for each train, no side twice. Gives up after `cap` steps."""
    board = Map(title, special, rulings, state, company)
    trains = [train.type for train in state.trains.values() if train.owner == company]
    found = walks(board, cap) if trains else []
    if sum(comb(len(walk.stops), 8) for walk in found) > cap:  # counting the stops of expresses
        raise TooBigError
    return best_of(trains, found, lambda walk, train: most(board, walk, train), cap)


def best_of(trains: Sequence[str], found: list[Walk], pays: Callable[[Walk, str], int | None], cap: int) -> Best:
    """One way or none for each train; `pays` says what a type of train earns on a way, None where it may not run."""
    choices = {train: sorted(_choices(found, train, pays), key=lambda choice: -choice[0]) for train in set(trains)}
    steps = 0

    def alone(some: Sequence[str]) -> int:
        return sum(choices[train][0][0] for train in some if choices[train])

    def try_all(number: int, used: int, total: int) -> int:
        """The best total when the trains before this one have taken their routes."""
        nonlocal steps
        if number == len(trains):
            return total
        best = try_all(number + 1, used, total)
        hope = alone(trains[number + 1 :])
        for value, sides in choices[trains[number]]:
            if total + value + hope <= best:
                break  # what follows pays even less
            steps += 1
            if steps > cap:
                raise TooBigError
            if not sides & used:
                best = max(best, try_all(number + 1, used | sides, total + value))
        return best

    return Best(try_all(0, 0, 0), alone(trains))


def _choices(found: list[Walk], train: str, pays: Callable[[Walk, str], int | None]) -> Iterator[tuple[int, int]]:
    """What the train can earn and the sides it needs for that; of several with the same sides the best."""
    numbers: dict[Side, int] = {}
    for walk in found:
        for side in walk.sides:
            numbers.setdefault(side, len(numbers))
    best: dict[int, int] = {}
    for walk in found:
        value = pays(walk, train)
        if value is not None:
            sides = sum(1 << numbers[side] for side in walk.sides)
            best[sides] = max(value, best.get(sides, 0))
    for sides, value in best.items():
        yield value, sides
