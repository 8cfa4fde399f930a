"""The board as a company's trains see it: stops, and links of plain track between them.

A link joins two stops with no stop between; it knows the sides it crosses as a bit set, so that two links share track
exactly if their sets meet. All routes are sequences of links, so this is all that a search needs.
"""

from dataclasses import dataclass

from core.hexmap.graph import Place
from core.hexmap.tiles import NODE
from core.rail18.board import all_tracks, holds_station, is_stop, on_hex, passable, station_places
from core.rail18.routes.judge import place_text
from core.rail18.rules import Rules
from core.rail18.state import State


@dataclass(frozen=True, slots=True)
class Stop:
    place: Place
    value: int
    own: bool  # a station of the company
    through: bool  # routes may go on beyond it
    area: int  # bit of the place: the hexes of one off-board area share it, and whatever a route visits only once
    red: bool
    kind: str = "city"
    tags: frozenset[str] = frozenset()  # what the title says about the place: a mine
    counts: bool = True  # a train may count it; where not, only trains that leave out stops call there, to end


@dataclass(frozen=True, slots=True)
class Link:
    """From one stop to another. `marks` are the hexes where it bears the title's mark (a tunnel)."""

    to: int
    sides: int
    hexes: int  # sides crossed: what a train that counts hexes pays
    marked: bool
    marks: tuple[str, ...]
    points: tuple[str, ...]  # the sides in path notation
    back: tuple[str, ...]  # the same, from the other end
    worth: int = 0  # what passing it adds


@dataclass(frozen=True, slots=True)
class RouteMap:
    stops: tuple[Stop, ...]
    links: tuple[tuple[Link, ...], ...]  # by stop
    worth_between: bool = False  # the worth of a link asks for counted stops on both sides of it

    @property
    def own(self) -> list[int]:
        return [number for number, stop in enumerate(self.stops) if stop.own]


def route_map(rules: Rules, state: State, company: str) -> RouteMap:
    """Everything that trains of the company can reach from its stations."""
    builder = _Builder(rules, state, company)
    for place in station_places(state, company):
        builder.number(place)
    at = 0
    while at < len(builder.places):
        builder.expand(at)
        at += 1
    return builder.finished()


class _Builder:
    def __init__(self, rules: Rules, state: State, company: str) -> None:
        self.rules = rules
        self.state = state
        self.company = company
        self.tracks = all_tracks(rules, state)
        self.numbers: dict[Place, int | None] = {}
        self.places: list[Place] = []
        self.links: list[list[Link]] = []
        self.bits: dict[int, int] = {}  # sides of the board -> dense bits

    def number(self, place: Place) -> int | None:
        """The number of a stop; None where there is nothing to stop at."""
        if place not in self.numbers:
            if is_stop(self.rules, self.state, self.company, *place) and self._worth_visiting(place):
                self.numbers[place] = len(self.places)
                self.places.append(place)
                self.links.append([])
            else:
                self.numbers[place] = None
        return self.numbers[place]

    def _worth_visiting(self, place: Place) -> bool:
        return self.rules.slots.routes.stops_at(self.rules, self.state, place)

    def expand(self, number: int) -> None:
        """All links from a stop, if routes go on beyond it or may begin there: at a station of the company."""
        label, node = self.places[number]
        own = holds_station(self.state, self.company, label, node)
        if not own and not passable(self.rules, self.state, self.company, label, node):
            return
        for edge in self.tracks[label].from_node[node]:
            self._follow(number, label, NODE + node, edge, 0, (), (), ())

    def _follow(
        self, start: int, label: str, entered: int, leave: int, sides: int, points: tuple[str, ...],
        back: tuple[str, ...], marks: tuple[str, ...],
    ) -> None:  # fmt: skip
        beyond = self.rules.sides.across[label, leave]
        if beyond is None:
            return
        side = self.rules.sides.bit[beyond]
        bit = self.bits.setdefault(side, 1 << len(self.bits)) if side else 0
        if sides & bit:
            return
        if self.rules.slots.routes.marked(self.rules, self.state, label, entered, leave):
            marks = (*marks, label)
        sides |= bit
        hex_label, entry = beyond
        points, back = (*points, f"{label}/{leave}"), (f"{hex_label}/{entry}", *back)
        for end in self.tracks[hex_label].from_edge[entry]:
            if end < NODE:
                self._follow(start, hex_label, entry, end, sides, points, back, marks)
                continue
            to = self.number((hex_label, end - NODE))
            if to is not None and to != start:
                self.links[start].append(Link(to, sides, len(points), bool(marks), marks, points, back))

    def finished(self) -> RouteMap:
        areas: dict[str, int] = {}
        stops = []
        for place in self.places:
            key = self.rules.slots.routes.area(self.rules, self.state, place)
            bit = areas.setdefault(key, 1 << len(areas))
            stops.append(
                Stop(
                    place,
                    self.rules.slots.routes.stop_value(self.rules, self.state, *place) or 0,
                    holds_station(self.state, self.company, *place),
                    passable(self.rules, self.state, self.company, *place),
                    bit,
                    on_hex(self.rules, self.state, place[0]).colour == "red",
                    on_hex(self.rules, self.state, place[0]).nodes[place[1]].kind,
                    self.rules.slots.routes.tags(self.rules, self.state, place),
                )
            )
        return RouteMap(tuple(stops), tuple(tuple(links) for links in self.links))


def stop_text(stops: RouteMap, number: int) -> str:
    return place_text(stops.stops[number].place)
