"""Where a railroad can get: in one build, and in several, each as cheap as possible.

Ways look at the board as it is: whoever else builds meanwhile changes them. The treasury sets no limit, for shares may
be sold between two builds; what a single build may cost does (G32), and the locomotives that are left.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import permutations

from core.german_railways.network import cost, links, others_at, price, supply, touches
from core.german_railways.rules import Rules
from core.german_railways.state import State

MORE_BUILDS = 3  # that a cheaper way may take than the quickest one


@dataclass(frozen=True, slots=True)
class Way:
    """A line of hexes from the network to a place, cut into builds."""

    builds: tuple[tuple[str, ...], ...]
    prices: tuple[int, ...]

    @property
    def price(self) -> int:
        return sum(self.prices)

    @property
    def place(self) -> str:
        return self.builds[-1][-1]

    @property
    def hexes(self) -> tuple[str, ...]:
        return tuple(place for build in self.builds for place in build)


@dataclass(frozen=True, slots=True)
class _End:
    """Of a line that is not finished yet: what the next hex depends on."""

    place: str
    builds: int = 0
    placed: int = 0  # hexes in the build that is open
    spent: int = 0  # in it, where that is limited
    open_land: bool = False  # has the free hex of it been used?
    approach: bool = False  # has the one hex around Berlin been used?


def reach(rules: Rules, state: State, railroad: str) -> dict[str, Way]:
    """What one build can get to with the money in the treasury, and the cheapest way there, in reading order."""
    have = state.cash[railroad]
    found = {
        place: min(ways, key=lambda way: way.price) for place, ways in _ways(rules, state, railroad, most_builds=1)
    }
    return {place: found[place] for place in rules.title.board if place in found and found[place].price <= have}


def ways_to(rules: Rules, state: State, railroad: str, places: Collection[str]) -> tuple[Way, ...]:
    """The quickest way to one of these places and those that are cheaper with more builds; none if all are shut off."""
    wanted = frozenset(places) - set(state.track[railroad])
    every = [way for place, ways in _ways(rules, state, railroad, wanted) if place in wanted for way in ways]
    best: list[Way] = []
    for way in sorted(every, key=lambda way: (len(way.builds), way.price, len(way.hexes))):
        if not best or way.price < best[-1].price:
            best.append(way)
    return tuple(best)


def ways_to_link(rules: Rules, state: State, railroad: str, other: str | None = None) -> tuple[Way, ...]:
    """To a city of this railroad, or of any that it is not linked with yet (G36)."""
    linked = {one for pair in links(rules, state.track) if railroad in pair for one in pair}
    others = [code for code in rules.title.railroads if code not in {*linked, railroad} and other in (None, code)]
    return ways_to(rules, state, railroad, {place for code in others for place in state.track[code]} - rules.open_land)


def cheapest_order(rules: Rules, state: State, railroad: str, places: Collection[str]) -> tuple[str, ...] | None:
    """Of the orders in which these can be placed the one that costs least (G31); None if there is none."""
    own = state.track[railroad]

    def can_be(order: tuple[str, ...]) -> bool:
        return all(touches(rules, place, (*own, *order[:at])) for at, place in enumerate(order))

    orders = filter(can_be, permutations(places))
    return min(orders, key=lambda order: price(rules, state, railroad, order), default=None)


def _ways(
    rules: Rules, state: State, railroad: str, wanted: Collection[str] = (), most_builds: int | None = None
) -> Iterator[tuple[str, list[Way]]]:
    """Every place that can be got to, with the least price for each number of builds.

    With `wanted`, no further than some builds behind the quickest way to one of them.
    """
    step = _Step(rules, state, railroad)
    if wanted and step.open_to.isdisjoint(wanted):
        return
    found: dict[str, dict[int, Way]] = {}
    seen: dict[_End, int] = {}  # the least number of hexes with which it was looked at
    start = _End("", approach=not rules.approach.isdisjoint(state.track[railroad]))
    lines: list[_Line] = [_Line(start, 0, 0, -1)]
    queue = [(0, 0, 0, 0)]  # builds, price, hexes, line
    while queue:
        builds, _, hexes, at = heappop(queue)
        line = lines[at]
        if most_builds is not None and builds > most_builds:
            break
        if seen.get(line.end, hexes + 1) <= hexes:
            continue
        seen[line.end] = hexes
        place = line.end.place
        if place and builds not in found.setdefault(place, {}):
            found[place][builds] = _told(lines, at)
            if place in wanted and most_builds is None:
                most_builds = builds + MORE_BUILDS
        if hexes >= step.left or place in wanted:
            continue
        for end, costs in step.after(line.end):
            heappush(queue, (end.builds, line.price + costs, hexes + 1, len(lines)))
            lines.append(_Line(end, line.price + costs, costs, at))
    for place, ways in found.items():
        yield place, list(ways.values())


@dataclass(frozen=True, slots=True)
class _Line:
    end: _End
    price: int  # of all of it
    costs: int  # of its last hex
    before: int  # the line without that hex, by its number


class _Step:
    """The next hex of a line."""

    def __init__(self, rules: Rules, state: State, railroad: str) -> None:
        self._rules = rules
        data = rules.title.railroads[railroad]
        self._most, self._limit, self._free = rules.most_hexes(railroad), data.most_spent, data.first_open_hex_free
        self.left = supply(rules, state, railroad)
        self._own = state.track[railroad]
        self._costs: Mapping[str, int] = {
            place: cost(rules, state, railroad, place)
            for place in rules.title.board
            if place not in self._own and not (place in rules.open_land and others_at(state.track, railroad, place))
        }

    @property
    def open_to(self) -> frozenset[str]:
        """All that is not shut off, however far it is."""
        found: set[str] = set()
        edge = set(self._own)
        while edge := {near for place in edge for near in self._rules.title.neighbours[place]} & (
            self._costs.keys() - found
        ):
            found |= edge
        return frozenset(found)

    def after(self, end: _End) -> Iterator[tuple[_End, int]]:
        """The line with a hex more, in the open build or, where that is full or may be dearer, in a new one."""
        begins = (end.place,) if end.place else self._own
        room = end.builds > 0 and end.placed < self._most
        beside = dict.fromkeys(near for begin in begins for near in self._rules.title.neighbours[begin])
        for place in beside:
            if place not in self._costs:
                continue
            if end.approach and place in self._rules.approach:
                continue
            if room:
                yield from self._placed(end, place)
            if not room or self._free or self._limit is not None:
                yield from self._placed(_End(end.place, end.builds + 1, approach=end.approach), place)

    def _placed(self, end: _End, place: str) -> Iterator[tuple[_End, int]]:
        is_open = place in self._rules.open_land
        costs = 0 if self._free and is_open and not end.open_land else self._costs[place]
        spent = 0 if self._limit is None else end.spent + costs
        if self._limit is None or spent <= self._limit:
            used, near = self._free and (end.open_land or is_open), end.approach or place in self._rules.approach
            yield _End(place, end.builds, end.placed + 1, spent, used, near), costs


def _told(lines: list[_Line], at: int) -> Way:
    builds: list[list[str]] = []
    prices: list[int] = []
    number = 0
    for line in _from_the_start(lines, at):
        if line.end.builds > number:
            number = line.end.builds
            builds.append([])
            prices.append(0)
        builds[-1].append(line.end.place)
        prices[-1] += line.costs
    return Way(tuple(map(tuple, builds)), tuple(prices))


def _from_the_start(lines: list[_Line], at: int) -> list[_Line]:
    line: list[_Line] = []
    while at > 0:
        line.append(lines[at])
        at = lines[at].before
    return line[::-1]
