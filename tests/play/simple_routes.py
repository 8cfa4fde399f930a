"""A simple legal choice of routes: random walks over the tracks, the judge's word on the best of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from core.hexmap.graph import Arrival, Place, SideMap, Tracks
from core.hexmap.tiles import NODE
from core.kernel.refusal import Refused
from core.rail18.actions import Route
from core.rail18.board import all_tracks, holds_station, is_stop, passable, station_places
from core.rail18.routes.judge import judge_route, judge_run, place_text
from core.rail18.rules import Draft, Rules
from core.rail18.state import State

WALKS = 14  # for each train
JUDGED = 4  # candidates of a train that are put before the judge
LONGEST = 40  # sides of one arm


@dataclass(frozen=True)
class Arm:
    """A way from a station: sides crossed (seen from the hex left) and stations called at, in order."""

    steps: tuple[tuple[str, str, int], ...] = ()  # ("side", hex, edge) or ("stop", hex, node)

    @property
    def stops(self) -> list[Place]:
        return [(label, number) for kind, label, number in self.steps if kind == "stop"]

    @property
    def sides(self) -> list[Arrival]:
        return [(label, number) for kind, label, number in self.steps if kind == "side"]


class Walker:
    def __init__(self, rules: Rules, state: State, company: str, rng: Random) -> None:
        self.rules, self.state, self.company, self.rng = rules, state, company, rng
        self.tracks = all_tracks(rules, state)
        self.sides: SideMap = rules.sides
        self.draft = Draft(rules, state)

    def arm(self, start: Place, hexes: int, stops: int, used: int, seen: set[Place]) -> tuple[Arm, int]:
        """A random way from a station that keeps within these numbers; cut off behind its last stop."""
        rng, across, bit = self.rng, self.sides.across, self.sides.bit
        steps: list[tuple[str, str, int]] = []
        good, good_used = 0, used
        label, end = start[0], NODE + start[1]
        while True:
            here: Tracks = self.tracks[label]
            ways = here.from_node[end - NODE] if end >= NODE else here.from_edge[end]
            ways = tuple(way for way in ways if (way >= NODE or hexes > 0) and self.open(label, way, used, seen))
            if not ways:
                break
            way = rng.choice(ways)
            if way >= NODE:
                place = (label, way - NODE)
                steps.append(("stop", *place))
                seen.add(place)
                stops -= 1
                good, good_used = len(steps), used
                if stops == 0 or not passable(self.rules, self.state, self.company, *place):
                    break
                end = way
                continue
            beyond = across[label, way]
            assert beyond is not None
            steps.append(("side", label, way))
            used |= bit[label, way]
            hexes -= 1
            label, end = beyond
        return Arm(tuple(steps[:good])), good_used

    def open(self, label: str, way: int, used: int, seen: set[Place]) -> bool:
        if way < NODE:
            return self.sides.across[label, way] is not None and not used & self.sides.bit[label, way]
        place = (label, way - NODE)
        return place not in seen and is_stop(self.rules, self.state, self.company, *place)

    def backwards(self, arm: Arm, start: Place) -> list[tuple[str, str, int]]:
        """The steps of an arm taken from its end to its start."""
        turned: list[tuple[str, str, int]] = []
        for kind, label, number in reversed((("stop", *start), *arm.steps)):
            if kind == "side":
                beyond = self.sides.across[label, number]
                assert beyond is not None
                label, number = beyond
            turned.append((kind, label, number))
        return turned

    def candidates(self, train: str, taken: int, starts: list[Place]) -> Iterator[tuple[int, Route]]:
        """Routes with a guess at their value."""
        side = self.rules.side(self.state.trains[train].type)
        by_hex = side.kind == "hex"
        most_hexes = side.range - 1 if by_hex else LONGEST
        most_stops = LONGEST if side.kind != "normal" else side.range - 1
        for _ in range(WALKS):
            start = self.rng.choice(starts)
            seen = {start}
            ahead, used = self.arm(start, most_hexes, most_stops, taken, seen)
            left = most_hexes - len(ahead.sides), most_stops - len(ahead.stops)
            behind = Arm()
            if min(left) > 0 and ahead.steps and passable(self.rules, self.state, self.company, *start):
                behind, used = self.arm(start, *left, used, seen)
            steps = [*self.backwards(behind, start), *ahead.steps]
            places = [(label, number) for kind, label, number in steps if kind == "stop"]
            if len(places) < 2:
                continue
            counted = self.counted(places, side.range) if side.kind == "express" else None
            value = sum(self.value(place) for place in counted or places)
            path = tuple(f"{label}{'.' if kind == 'stop' else '/'}{number}" for kind, label, number in steps)
            named = None if counted is None else tuple(place_text(place) for place in counted)
            yield value, Route(train=train, path=path, counted=named)

    def counted(self, places: list[Place], most: int) -> list[Place]:
        """The best stations of an express train, one of its own among them."""
        ranked = sorted(places, key=lambda place: -self.value(place))
        own = next(place for place in ranked if holds_station(self.state, self.company, *place))
        return [own, *(place for place in ranked if place != own)][:most]

    def value(self, place: Place) -> int:
        return self.rules.slots.routes.stop_value(self.rules, self.state, *place) or 0


def simple_routes(rules: Rules, state: State, company: str, rng: Random) -> tuple[Route, ...]:
    """For each train the best of some random walks, as far as the judge allows it beside the others."""
    walker = Walker(rules, state, company, rng)
    starts = station_places(state, company)
    trains = sorted(state.trains_of(company), key=lambda train: -rules.side(state.trains[train].type).range)
    chosen: list[Route] = []
    taken = 0
    for train in trains if starts else ():
        found = {route.path: (value, route) for value, route in walker.candidates(train, taken, starts)}
        ranked = sorted(found.values(), key=lambda entry: (-entry[0], entry[1].path))
        legal = [judged for _, route in ranked[:JUDGED] if (judged := _judged(walker, [*chosen, route])) is not None]
        if legal:
            best = max(legal, key=lambda entry: entry[0])
            chosen.append(best[1])
            taken |= best[2]
    return tuple(chosen)


def _judged(walker: Walker, routes: list[Route]) -> tuple[int, Route, int] | None:
    """(revenue, route, sides) of the last route, None where the judge refuses it beside the others."""
    try:
        last = judge_route(walker.draft, walker.company, routes[-1])
        judge_run(walker.draft, walker.company, routes)
    except Refused:
        return None
    sides = 0
    for side in last.sides:
        sides |= side
    return last.revenue, routes[-1], sides
