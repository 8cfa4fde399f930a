"""Small random positions of 1844 for checking the best run: a few tiles somewhere on the map, stations, trains.

Either a patch of hexes around some place, or a line from one off-board area to another with a few tiles beside it.
Tiles lie where they join track, or just anyhow. Besides the trains of the game there are express trains with a
shorter range, because on a small board the 8E hardly ever has to leave out a stop.
"""

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import permutations
from random import Random

from core import registry
from core.hexmap.tiles import Face, Track
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.state import Overlay, Paper, Placed, Player, Setup, State, Station, Train
from core.rail18.title import Title
from core.rail18.title_data import TrainSideData
from core.titles.t1844.compose import compose
from tests.core.rail18.routes.brute_force import STATION, Map, Place, TooBigError, over, walks

SWITCHES = {
    "tunnel-bonus": ("both-sides", "any-passage"),
    "same-side-offboard": ("allowed", "forbidden"),
    "zero-value-stop": ("allowed", "forbidden"),
}
TRAINS = ("2", "2H", "3", "3H", "4", "4H", "5", "5H", "6", "6H", "8E", "8H")
INVENTED = ("2E", "3E", "4E", "5E")
LONG = ("4", "5", "6", "8E", "5E")
MOUNTAINS = ("H7", "G14", "I14", "F19", "L13", "L23")  # with more than one side
FIXED = ("gray", "red", "blue", "mountain-pass")  # hexes that never bear a tile
FURKA_EDGES = {"H17": {0, 4}, "H19": {1, 4}, "H21": {1, 4}, "H23": {1, 4}, "I16": {3, 5}}
TUNNELS = tuple(Overlay(piece, rotation) for piece in ("X78", "X79") for rotation in range(6))


@cache
def title_with_short_expresses() -> Title:
    title = registry.title("1844")
    card, side = title.train_sides["8E"]
    assert side.kind == "express"
    short = {name: (card, TrainSideData(type=name, kind="express", range=int(name[0]), price=0)) for name in INVENTED}
    return replace(title, train_sides={**title.train_sides, **short})


@cache
def engine(*values: str, activation: str = "counted") -> Engine18:
    """An engine with these values of SWITCHES."""
    title = title_with_short_expresses()
    seats = tuple(Player(name, name) for name in ("ann", "ben", "cat"))
    rulings = title.rulings("2016", {**dict(zip(SWITCHES, values, strict=True)), "activation": activation})
    return compose(title, Setup("1844", seats, "2016", rulings))


@dataclass(frozen=True)
class Position:
    """What lies on the map and who runs; everything else is as at the start of a game."""

    company: str
    phase: str
    trains: tuple[str, ...]
    rulings: tuple[str, ...] = ("both-sides", "allowed", "allowed")
    tiles: Mapping[str, Placed] = field(default_factory=dict)
    overlays: Mapping[str, tuple[Overlay, ...]] = field(default_factory=dict)
    stations: Mapping[str, tuple[Station, ...]] = field(default_factory=dict)
    asleep: tuple[str, ...] = ()  # hexes with a mountain railway or a tunnel that no train has visited
    activation: str = "counted"

    @property
    def rules(self) -> Rules:
        return engine(*self.rulings, activation=self.activation).rules

    def state(self) -> State:
        initial = engine(*self.rulings, activation=self.activation).initial()
        codes = (code for code in initial.papers if not code.startswith("P"))
        papers = {code: Paper("ann", used=True, hex=label) for code, label in zip(codes, self.asleep, strict=False)}
        return replace(
            initial,
            phase=self.phase,
            papers={**initial.papers, **papers},
            tiles=self.tiles,
            overlays=self.overlays,
            stations=self.stations,
            trains={f"t{number}": Train(kind, self.company) for number, kind in enumerate(self.trains)},
        )


def random_position(rng: Random, around: str | None = None) -> Position:
    """A patch or a line somewhere, or a patch around a hex."""
    title = title_with_short_expresses()
    builder = _Builder(title, rng)
    along_a_line = around is None and rng.random() < 0.35
    if along_a_line:
        builder.line()
    else:
        builder.patch(around)
    company = rng.choice(list(title.companies))
    stations = builder.stations(company)
    kinds = INVENTED if rng.random() < (0.4 if along_a_line else 0.2) else LONG if along_a_line else TRAINS
    trains = [rng.choice(kinds if rng.random() < 0.7 else TRAINS) for _ in range(rng.choice((1, 2, 2, 3, 3, 3)))]
    if len(trains) > 1 and rng.random() < 0.25:
        trains[1] = trains[0]
    rulings = tuple(rng.choice(values) for values in SWITCHES.values())
    phase = rng.choice("1234567")
    return Position(company, phase, tuple(trains), rulings, builder.tiles, builder.overlays, stations)


def random_sleepers(rng: Random) -> Position:
    """A position with mountain railways and tunnels that sleep and that trains can come to.

    In the first phases a mountain pays what a town pays; short expresses leave out much.
    """
    while True:
        position = random_position(rng, rng.choice(MOUNTAINS) if rng.random() < 0.8 else None)
        places = [label for label, pieces in position.overlays.items() if pieces != (Overlay("furka"),)]
        sleepy, express = rng.choice((0.7, 1.0)), rng.choice((0.0, 0.5, 1.0))
        position = replace(
            position,
            phase=rng.choice("111223457"),
            trains=tuple(rng.choice(INVENTED) if rng.random() < express else train for train in position.trains),
            asleep=tuple(label for label in places if rng.random() < sleepy)[:10],
            activation=rng.choice(("counted", "passed")),
        )
        if position.asleep and _can_wake(position):
            return position


def _can_wake(position: Position) -> bool:
    rules = position.rules
    board = Map(rules.title, rules.special, rules.setup.rulings, position.state(), position.company)
    try:
        found = walks(board, 3000)
    except TooBigError:
        return True
    passed = {label for walk in found for label in (*walk.bored, *(stop.place[0] for stop in walk.stops))}
    return not passed.isdisjoint(position.asleep)


class _Builder:
    def __init__(self, title: Title, rng: Random) -> None:
        self.title = title
        self.rng = rng
        self.tiles: dict[str, Placed] = {}
        self.overlays: dict[str, tuple[Overlay, ...]] = {}
        self.touched: list[str] = []
        self.on_line: set[str] = set()
        self.planned: set[str] = set()  # hexes that will get something

    # a patch

    def patch(self, around: str | None = None) -> None:
        rng = self.rng
        hexes = self.title.data.hexes
        centres = [label for label, hex_ in hexes.items() if hex_.nodes or hex_.colour == "mountain-pass"]
        patch = [around or rng.choice(centres)]
        size = rng.randint(6, 12)
        while len(patch) < size:
            beside = [label for edge in range(6) if (label := over(rng.choice(patch), edge)[0]) in hexes]
            patch += [label for label in beside if label not in patch and rng.random() < 0.5]
        self.furnish_all(patch)

    def opposite(self, one: str, other: str) -> bool:
        groups = {group for label in (one, other) for group in self.title.faces[label].nodes[0].groups}
        return {"N", "S"} <= groups or {"W", "E"} <= groups

    def furnish_all(self, labels: list[str]) -> None:
        dense = self.rng.random()
        self.planned = set(labels)
        for label in labels:
            self.furnish(label, dense)
        if not any(node.kind == "city" for label in self.touched for node in self._face(label).nodes):
            plain = [label for label in self.tiles if len(self.title.faces[label].nodes) < 2]
            if plain:
                label = self.rng.choice(plain)
                edges = len(self._face(label).edges)
                cities = [
                    number
                    for number, tile in self.title.tiles.items()
                    if tile.faces[0].nodes and tile.faces[0].nodes[0].slots
                ]
                alike = [number for number in cities if len(self.title.tiles[number].faces[0].edges) <= edges + 1]
                self.tiles[label] = self.turned_well(label, alike)
        if self.touched_furka() and self.rng.random() < 0.6:
            self.furka()

    def furnish(self, label: str, dense: float) -> None:
        """Put something on a hex: a tile, a tunnel, a mountain railway."""
        rng = self.rng
        self.touched.append(label)
        colour = self.title.data.hexes[label].colour
        if colour == "mountain-pass" and rng.random() < 0.8:
            if not self.overlays.get(label):
                self.overlays[label] = (
                    max(TUNNELS, key=lambda piece: self._joined(label, _mouths(piece)) + rng.random()),
                )
        elif self.title.faces[label].nodes and colour == "gray" and rng.random() < 0.7:
            self.panel(label)
        elif colour not in FIXED and rng.random() < 0.9:
            self.tiles[label] = self.some_tile(label, dense)

    def some_tile(self, label: str, dense: float) -> Placed:
        """Any tile, one for this kind of hex, or one of the few with the most track; mostly turned to join track."""
        rng = self.rng
        printed = self.title.faces[label]
        numbers = list(self.title.tiles)
        if rng.random() < 0.6:
            kinds = [node.kind for node in printed.nodes[:1]]
            alike = [
                number
                for number, tile in self.title.tiles.items()
                if [node.kind for node in tile.faces[0].nodes[:1]] == kinds
                and (tile.label in ("L", "OO")) == (len(printed.nodes) > 1)
            ]
            numbers = alike or numbers
        if rng.random() > dense:
            numbers = [number for number in numbers if len(self.title.tiles[number].faces[0].edges) < 4] or numbers
        with_stations = [number for number in numbers if self.title.tiles[number].faces[0].nodes]
        return self.turned_well(label, with_stations if with_stations and rng.random() < 0.4 else numbers)

    def turned_well(self, label: str, numbers: list[str]) -> Placed:
        rng = self.rng
        anyhow = rng.random() < 0.15
        choices = []
        for number in rng.sample(numbers, min(4, len(numbers))):
            for rotation, face in enumerate(self.title.tiles[number].faces):
                joined = 0.0 if anyhow else self._joined(label, face.edges)
                choices.append((joined + rng.random(), number, rotation))
        _, number, rotation = max(choices)
        return Placed(number, rotation)

    def _joined(self, label: str, edges: Iterable[int]) -> float:
        return sum(self._welcome(*over(label, edge)) for edge in edges)

    def _face(self, label: str) -> Face:
        placed = self.tiles.get(label)
        return self.title.faces[label] if placed is None else self.title.tiles[placed.tile].faces[placed.rotation]

    def _ways_out(self, label: str, node: int) -> int:
        """How many tracks of a station go on in the next hex."""
        ends = [
            end
            for track in self._face(label).tracks
            for end in (track.a, track.b)
            if STATION + node in (track.a, track.b)
        ]
        beyond = [over(label, end) for end in ends if end < STATION]
        return sum(other in self.title.faces and edge in self._face(other).edges for other, edge in beyond)

    def _welcome(self, label: str, edge: int) -> float:
        """Is it good to lead track across this edge?"""
        if label not in self.title.faces:
            return -1.0
        if edge in self._face(label).edges or any(edge in _mouths(piece) for piece in self.overlays.get(label, ())):
            return 1.0
        return 0.5 if label in self.planned and label not in self.touched else -1.0

    def panel(self, label: str) -> None:
        if label in engine(*(values[0] for values in SWITCHES.values())).rules.special.mountains.hexes:
            self.overlays[label] = (Overlay(self.rng.choice(("XM1", "XM2", "XM3"))),)

    def touched_furka(self) -> bool:
        beside = {over(label, edge)[0] for label in self.touched for edge in range(6)}
        return any(label in FURKA_EDGES for label in beside)

    def furka(self) -> None:
        """The Furka-Oberalp line with its edges; a tunnel that shares one gives way."""
        for label, edges in FURKA_EDGES.items():
            kept = [piece for piece in self.overlays.get(label, ()) if not edges & set(_mouths(piece))]
            self.overlays[label] = tuple(self.rng.sample([Overlay("furka"), *kept], len(kept) + 1))

    # a line from one area to another

    def line(self) -> None:
        rng = self.rng
        areas = [label for label, hex_ in self.title.data.hexes.items() if hex_.colour == "red" and hex_.tracks]
        start, goal = rng.choice([pair for pair in permutations(areas, 2) if self.opposite(*pair)])
        if rng.random() < 0.25:
            start, goal = rng.sample(areas, 2)
        price = {label: rng.random() + 0.2 for label in self.title.faces}
        if rng.random() < 0.5:  # rather through the passes
            price.update(
                (label, 0.0) for label, hex_ in self.title.data.hexes.items() if hex_.colour == "mountain-pass"
            )
        # (cost, hex, edge by which it is entered, the way there as (hex, in, out))
        queue: list[tuple[float, str, int, tuple[tuple[str, int, int], ...]]] = []
        for edge in self.title.faces[start].edges:
            beyond, entry = over(start, edge)
            if beyond in self.title.faces:
                heapq.heappush(queue, (price[beyond], beyond, entry, ()))
        done: set[tuple[str, int]] = set()
        way: tuple[tuple[str, int, int], ...] = ()
        while queue:
            cost, label, entry, before = heapq.heappop(queue)
            if label == goal and entry in self.title.faces[goal].edges:
                way = before
                break
            if (label, entry) in done or any(label == earlier for earlier, _, _ in before):
                continue
            done.add((label, entry))
            for leave, beyond, entry_there in _ways_on(label, entry):
                step = (*before, (label, entry, leave))
                heapq.heappush(queue, (cost + price[beyond], beyond, entry_there, step))
        called = rng.sample(range(len(way)), min(len(way), rng.randint(1, 6)))
        for number, (label, entry, leave) in enumerate(way):
            self.touched.append(label)
            self.on_line.add(label)
            wanted = "city" if number in called[:2] else "any" if number in called else "plain"
            chosen = rng.choice(_between(label, entry, leave, wanted) or _between(label, entry, leave))
            if isinstance(chosen, Placed):
                self.tiles[label] = chosen
            elif isinstance(chosen, Overlay):
                self.overlays[label] = (chosen,)
        beside = {over(label, edge)[0] for label in self.touched for edge in range(6)} - set(self.touched)
        chance = rng.random() * 0.5
        self.furnish_all([label for label in sorted(beside & set(self.title.faces)) if rng.random() < chance])

    # stations

    def stations(self, company: str) -> dict[str, tuple[Station, ...]]:
        rng = self.rng
        cities: list[tuple[Place, int]] = []
        for label in self.touched:
            nodes = enumerate(self._face(label).nodes)
            cities += [((label, at), node.slots) for at, node in nodes if node.kind == "city"]
        # The company rather stands where track leads somewhere.
        cities.sort(key=lambda city: 2 * rng.random() - self._ways_out(*city[0]) - 2 * (city[0][0] in self.on_line))
        others = [sym for sym in self.title.companies if sym != company]
        own, crowd = rng.choice((1, 1, 2, 2, 3)), rng.choice((0.0, 0.3, 0.6))
        found: dict[str, tuple[Station, ...]] = {}
        for (label, at), slots in cities:
            here = found.get(label, ())
            new = []
            if own and not any(station.company == company for station in here):
                new.append(Station(company, at))
                own -= 1
            free = [sym for sym in others if all(station.company != sym for station in here)]
            new += [Station(sym, at) for sym in rng.sample(free, slots - len(new)) if rng.random() < crowd]
            rng.shuffle(new)
            if new:
                found[label] = (*here, *new)
        return found


def _mouths(piece: Overlay) -> tuple[int, ...]:
    ends = {"X78": (0, 2), "X79": (0, 3)}.get(piece.piece, ())
    return tuple((end + piece.rotation) % 6 for end in ends)


def _joins(tracks: Iterable[Track], entry: int, leave: int) -> bool:
    """Directly, or through a station."""
    pairs = {frozenset({track.a, track.b}) for track in tracks}
    return frozenset({entry, leave}) in pairs or any(
        frozenset({entry, node}) in pairs and frozenset({leave, node}) in pairs for node in (STATION, STATION + 1)
    )


@cache
def _between(label: str, entry: int, leave: int, wanted: str = "any") -> tuple[Placed | Overlay | None, ...]:
    """What may lie on a hex to lead from one edge to the other; None is what is printed."""
    title = title_with_short_expresses()
    colour = title.data.hexes[label].colour
    if colour == "mountain-pass":
        return tuple(piece for piece in TUNNELS if set(_mouths(piece)) == {entry, leave})
    if colour in FIXED:
        return (None,) if _joins(title.faces[label].tracks, entry, leave) else ()
    return tuple(
        Placed(number, rotation)
        for number, tile in title.tiles.items()
        for rotation, face in enumerate(tile.faces)
        if _joins(face.tracks, entry, leave)
        and (wanted == "any" or wanted == (face.nodes[0].kind if face.nodes else "plain"))
    )


@cache
def _ways_on(label: str, entry: int) -> tuple[tuple[int, str, int], ...]:
    """The edges by which a line may leave a hex, with the hex there and its edge."""
    title = title_with_short_expresses()
    return tuple(
        (leave, *over(label, leave))
        for leave in range(6)
        if leave != entry
        and leave not in title.walls[label]
        and over(label, leave)[0] in title.faces
        and _between(label, entry, leave)
    )
