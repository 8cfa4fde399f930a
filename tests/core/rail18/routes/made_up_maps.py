"""Little maps that no game has: any stops, any links, any sides shared; and all their routes by trying everything."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import Extras, Found

MINE = frozenset({"mine"})
PROFILES = (
    Profile("2", 2),
    Profile("4", 4),
    Profile("3H", 3, pays_hexes=True, enters_red=False),
    Profile("6H", 6, pays_hexes=True, enters_red=False),
    Profile("2E", 2, skips=True),
    Profile("3E", 3, skips=True),
    Profile("5E", 5, skips=True),
    Profile("goods", 2, free=frozenset({"town", "mine"}), starts_at="mine"),
    Profile("more goods", 3, free=frozenset({"town"}), starts_at="mine"),
    Profile("no mines", 4, avoids=MINE),
    Profile("no mines E", 3, skips=True, avoids=MINE),
)


@dataclass(frozen=True)
class Way:
    """A route on the map, whatever train it is for: the stops and links from one end to the other."""

    stops: tuple[int, ...]
    links: tuple[Link, ...]

    @property
    def sides(self) -> int:
        return sum(link.sides for link in self.links)


def made_up(rng: Random) -> tuple[RouteMap, Extras]:
    number = rng.randint(2, 7)
    inner = rng.choice((0.5, 0.8))
    stops: list[Stop] = []
    for at in range(number):
        through = rng.random() < inner
        own = at == 0 or rng.random() < 0.3
        area = rng.choice(stops).area if stops and rng.random() < 0.25 else 1 << at
        red = not through and rng.random() < 0.5
        kind, tags = rng.choice(("city", "town")), MINE if rng.random() < 0.3 else frozenset()
        stops.append(Stop((f"A{at}", 0), 10 * rng.randrange(7), own, through, area, red, kind, tags))
    links: list[list[Link]] = [[] for _ in stops]
    sides = 0
    for _ in range(rng.randint(1, 10)):
        a, b = rng.sample(range(number), 2)
        fresh = rng.randint(1, 2)
        crossed = ((1 << fresh) - 1) << sides
        sides += fresh
        if rng.random() < 0.4:
            crossed |= 1 << rng.randrange(sides)
        marked = rng.random() < 0.25
        worth = rng.choice((0, 10)) if marked or rng.random() < 0.1 else 0
        for start, to in ((a, b), (b, a)):
            if stops[start].through or stops[start].own:
                links[start].append(Link(to, crossed, crossed.bit_count(), marked, (), (), (), worth))
    return RouteMap(tuple(stops), tuple(map(tuple, links))), _extras(rng, stops)


def with_silent_ends(board: RouteMap, extras: Extras, rng: Random) -> tuple[RouteMap, Extras]:
    """The same with ends that no train may count, and that earn nothing together with others."""
    silent = [not stop.through and rng.random() < 0.6 for stop in board.stops]
    stops = tuple(replace(stop, counts=not mute) for stop, mute in zip(board.stops, silent, strict=True))
    half = tuple(0 if mute else worth for mute, worth in zip(silent, extras.half, strict=True))
    ends = {(a, b): worth for (a, b), worth in extras.ends.items() if not silent[a] and not silent[b]}
    return replace(board, stops=stops), replace(extras, half=half, ends=ends)


def _extras(rng: Random, stops: Sequence[Stop]) -> Extras:
    half = tuple(0 if stop.through else rng.choice((0, 20, 50)) for stop in stops)
    pairs = [pair for pair in combinations(range(len(stops)), 2) if not any(stops[at].through for at in pair)]
    ends = {(a, b): half[a] + half[b] for a, b in pairs if rng.random() < 0.5}
    barred = frozenset(pair for pair in pairs if pair not in ends and rng.random() < 0.3)
    return Extras(rng.choice((0, 10)), half, ends, barred)


def ways(board: RouteMap, extras: Extras) -> list[Way]:
    """Every route, in one of its directions."""
    around: list[dict[tuple[int, int, int, bool, int], Link]] = [{} for _ in board.stops]
    for start, links in enumerate(board.links):
        for link in links:
            traits = link.sides, link.hexes, link.marked, link.worth
            around[start][link.to, *traits] = link
            around[link.to][start, *traits] = link
    found = []

    def go_on(stops: tuple[int, ...], links: tuple[Link, ...]) -> None:
        if stops[0] < stops[-1] and extras.pair(stops[0], stops[-1]) is not None:
            found.append(Way(stops, links))
        if len(stops) > 1 and not board.stops[stops[-1]].through:
            return
        for (to, *_), link in around[stops[-1]].items():
            crossed = any(link.sides & other.sides for other in links)
            if not crossed and all(board.stops[to].area != board.stops[stop].area for stop in stops):
                go_on((*stops, to), (*links, link))

    for start in range(len(board.stops)):
        go_on((start,), ())
    return found


def pays(
    board: RouteMap, extras: Extras, profile: Profile, way: Way, both_sides: bool, easy: bool = False
) -> int | None:
    """The most that the train earns on this way; None if it may not run there.

    `easy` asks for less, as the tables of priced routes do: ends need not be counted, nor stops beside a mark.
    """
    stops = [board.stops[number] for number in way.stops]
    if not profile.enters_red and any(stop.red for stop in stops):
        return None
    if any(profile.avoids & stop.tags for stop in stops):
        return None
    if profile.starts_at is not None and profile.starts_at not in stops[0].tags | stops[-1].tags:
        return None
    everything = tuple(at for at, stop in enumerate(stops) if stop.counts)
    if not profile.skips and len(everything) < len(stops):
        return None
    if not profile.skips:
        paid = [stop for stop in stops if not profile.free & {stop.kind, *stop.tags}]
        cost = 1 + sum(link.hexes for link in way.links) if profile.pays_hexes else len(paid)
        chosen: Iterator[tuple[int, ...]] = iter([everything] if cost <= profile.range else [])
    else:
        least = 1 if easy else 2
        sizes = range(least, min(profile.range, len(everything)) + 1)
        chosen = (some for size in sizes for some in combinations(everything, size))
    values = [
        _earned(extras, way, stops, counted, both_sides and not easy, board.worth_between and not easy, easy)
        for counted in chosen
        if any(stops[at].own for at in counted)
    ]
    return max(values, default=None)


def _earned(
    extras: Extras, way: Way, stops: Sequence[Stop], counted: tuple[int, ...], both_sides: bool, worth_between: bool,
    easy: bool,
) -> int:  # fmt: skip
    total = sum(stops[at].value for at in counted)
    if easy or (counted[0] == 0 and counted[-1] == len(stops) - 1):
        total += extras.pair(way.stops[0], way.stops[-1]) or 0
    between = way.links[counted[0] : counted[-1]]
    total += sum(link.worth for link in (between if worth_between else way.links))
    bears = any(link.marked for link in (between if both_sides else way.links))
    return total + (extras.mark_bonus * len(counted) if bears else 0)


def highest(board: RouteMap, extras: Extras, profiles: Sequence[Profile], both_sides: bool) -> int:
    """The best total of all runs, by trying them all."""
    everything = ways(board, extras)
    choices = []
    for profile in profiles:
        values = [(pays(board, extras, profile, way, both_sides), way.sides) for way in everything]
        choices.append([(value, sides) for value, sides in values if value is not None])

    def try_all(number: int, used: int) -> int:
        if number == len(choices):
            return 0
        rest = [value + try_all(number + 1, used | sides) for value, sides in choices[number] if not sides & used]
        return max([try_all(number + 1, used), *rest])

    return try_all(0, 0)


def way_of(found: Found) -> Way:
    first, second = found.arms
    stops = (*(link.to for link in reversed(first)), found.root, *(link.to for link in second))
    return Way(stops, (*reversed(first), *second))
