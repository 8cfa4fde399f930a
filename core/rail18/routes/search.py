"""The routes of one train above a bar, by branch and bound. See PROOF.md for why nothing is missed.

A route is two arms that leave one of the company's stations (the root). Every route is met once: its root is the first
own station in the map's numbering, and of its arms the one with the earlier first link is grown first. From a station
where routes end there is one arm only.
"""

from dataclasses import dataclass

from core.mechanics.budget import Budget
from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.profile import Profile
from core.rail18.rules import Rules
from core.rail18.state import State

Arm = tuple[Link, ...]
Table = list[list[int]]
NEVER = -1
NO_CEILING = 1 << 40


@dataclass(frozen=True, slots=True)
class Found:
    """A route: what it earns, the sides it uses, and its two arms from the root. `counted` is None if all stops are."""

    revenue: int
    sides: int
    root: int
    arms: tuple[Arm, Arm]
    counted: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Extras:
    """What the title adds: a bonus for each stop of a marked route, and what two ends earn together.

    `half[i]` is the most that stop i can add as one of two ends; `ends[i, j]` is what i and j really add together;
    pairs in `barred` may not be the ends of one route. All three name only stops where routes end, never one that may
    be passed.
    """

    mark_bonus: int
    half: tuple[int, ...]
    ends: dict[tuple[int, int], int]
    barred: frozenset[tuple[int, int]]

    def pair(self, a: int, b: int) -> int | None:
        """What the ends earn together; None where they may not go together."""
        key = (a, b) if a < b else (b, a)
        return None if key in self.barred else self.ends.get(key, 0)


def no_extras(rules: Rules, state: State, board: RouteMap) -> Extras:
    """Of a title whose stops earn nothing together."""
    return Extras(0, (0,) * len(board.stops), {}, frozenset())


class TrainSearch:
    """The search of one kind of train on one map."""

    latest: Found | None = None  # the best so far of the search under way

    def best(self, used: int, budget: Budget, floor: int = 0, ceiling: int = NO_CEILING) -> Found | None:
        """The best route above the floor on track not used yet; one that earns the ceiling is known to be the best."""
        found = self._run(used, floor + 1, budget, ceiling)
        return found[-1] if found else None

    def above(self, used: int, bar: int, budget: Budget) -> list[Found]:
        """Every route that earns at least `bar` on track not used yet."""
        return self._run(used, bar, budget, None)

    def roof(self) -> int:
        """More than this no route earns."""
        raise NotImplementedError

    def _run(self, used: int, bar: int, limit: Budget, ceiling: int | None) -> list[Found]:
        """With a ceiling each route found raises the bar; without one every route above the bar is kept."""
        raise NotImplementedError


def calls_at(profile: Profile, stop: Stop) -> bool:
    """May a train that leaves out nothing call here?"""
    return stop.counts and (profile.enters_red or not stop.red) and not profile.avoids & stop.tags


def price_of(profile: Profile, stop: Stop) -> int:
    """What a stop costs of the range."""
    return 0 if profile.free & {stop.kind, *stop.tags} else 1


class Search(TrainSearch):
    """A train that pays for every stop, or for every hex, and starts anywhere."""

    def __init__(self, board: RouteMap, profile: Profile, extras: Extras) -> None:
        self.board = board
        self.extras = extras
        self.stops = board.stops
        usable = [calls_at(profile, stop) for stop in board.stops]
        stop_price = [price_of(profile, stop) for stop in board.stops]
        self.first_price = [1] * len(board.stops) if profile.pays_hexes else stop_price
        self.roots = [number for number in board.own if usable[number]]
        # the bit of a root: that of its place, or one of its own where it shares the place with other stops
        areas = [stop.area for stop in board.stops]
        last = max((area.bit_length() for area in areas), default=0)
        self.itself = [
            area if areas.count(area) == 1 else 1 << last + number if number in self.roots else 0
            for number, area in enumerate(areas)
        ]
        # what a route that calls at a stop can call at no more: the stop, and others of its place
        self.taboo = [area | bit for area, bit in zip(areas, self.itself, strict=True)]
        # (link, to, price) of every way on from a stop
        self.ways = [
            tuple(
                (link, link.to, link.hexes if profile.pays_hexes else stop_price[link.to])
                for link in links
                if usable[link.to]
            )
            for links in board.links
        ]
        self.budget = profile.range
        # Free stops pay without costing anything: the bound has them all at once instead of in its walks.
        self.free = [price == 0 and not profile.pays_hexes for price in stop_price]
        self.any_free = any(self.free)
        self.marks = any(link.marked for ways in self.ways for link, _, _ in ways)
        self.loose = sum(
            stop.value + (extras.mark_bonus if self.marks else 0)
            for number, stop in enumerate(board.stops)
            if self.free[number]
        ) + sum(link.worth for ways in self.ways for link, to, _ in ways if self.free[to])

    def roof(self) -> int:
        """Two walks from a root, marked if there is any mark."""
        walks = self._walks(0, self.extras.mark_bonus if self.marks else 0, None)
        arms = max((walks[part][root] + walks[self.budget - part][root] for root in self.roots
                    for part in range(self.budget + 1)), default=0)  # fmt: skip
        best_root = max((self.stops[root].value + self.extras.half[root] for root in self.roots), default=0)
        return best_root + arms + self.loose + (self.extras.mark_bonus if self.marks else 0)

    def _walks(self, used: int, bonus: int, free: Table | None) -> Table:
        """For each budget and stop the most that a walk from there can still earn.

        With `free` (the table of walks that bear the mark already) only walks that come by a mark count.
        """
        stops, half = self.stops, self.extras.half
        worth = [half[at] + (0 if self.free[at] else stop.value + bonus) for at, stop in enumerate(stops)]
        through = [stop.through for stop in stops]
        ways = [
            [
                (to, price, link.marked, worth[to] + (0 if self.free[to] else link.worth))
                for link, to, price in ways
                if not link.sides & used
            ]
            if through[number] or stops[number].own
            else []
            for number, ways in enumerate(self.ways)
        ]
        least = 0 if free is None else NEVER
        table: Table = []
        for budget in range(self.budget + 1):
            row = [least] * len(stops)
            table.append(row)
            settled = False
            while not settled:  # only free stops lead on within a row
                settled = True
                for number, here in enumerate(ways):
                    best = row[number]
                    for to, price, marked, gain in here:
                        if price > budget:
                            continue
                        if not through[to]:
                            rest = 0 if free is None or marked else NEVER
                        else:
                            rest = (free if free is not None and marked else table)[budget - price][to]
                        if rest >= 0 and gain + rest > best:
                            best = gain + rest
                    if best > row[number]:
                        row[number] = best
                        settled = not self.any_free
        return table

    def _run(self, used: int, bar: int, limit: Budget, ceiling: int | None) -> list[Found]:
        stops, ways, budget, step = self.stops, self.ways, self.budget, limit.step
        loose, any_free, taboo = self.loose, self.any_free, self.taboo
        half, pair, bonus = self.extras.half, self.extras.pair, self.extras.mark_bonus
        plain = self._walks(used, 0, None)
        marked_walks = self._walks(used, bonus, None) if self.marks else plain
        to_mark = self._walks(used, bonus, marked_walks) if self.marks else [[NEVER] * len(stops)] * (budget + 1)
        results: list[Found] = []
        self.latest = None
        joint: dict[tuple[int, int, bool], tuple[int, int]] = {}
        root = 0

        def finish(first: Arm, second: Arm, a: int, b: int, earned: int, count: int, marked: bool, sides: int) -> None:
            nonlocal bar
            together = pair(a, b)
            if together is None:
                return
            revenue = earned + together + (bonus * count if marked else 0)
            if revenue >= bar:
                results.append(Found(revenue, sides ^ used, root, (first, second)))
                if ceiling is not None:
                    self.latest = results[-1]
                    bar = revenue + 1 if revenue < ceiling else NO_CEILING

        def rest_of_route(end: int, left: int, marked: bool) -> tuple[int, int]:
            """The most that is still to come: on from `end` and a second arm from the root; without and with a mark."""
            key = (end, left, marked)
            known = joint.get(key)
            if known is None:
                without, with_mark = NEVER, NEVER
                on = stops[end].through
                for part in range(left + 1 if on else 1):
                    other = left - part if stops[root].through else 0
                    first = marked_walks[part][end] if on else 0
                    if marked:
                        with_mark = max(with_mark, first + marked_walks[other][root])
                        continue
                    without = max(without, (plain[part][end] if on else 0) + plain[other][root])
                    if to_mark[other][root] >= 0:
                        with_mark = max(with_mark, first + to_mark[other][root])
                    if on and to_mark[part][end] >= 0:
                        with_mark = max(with_mark, to_mark[part][end] + marked_walks[other][root])
                known = joint[key] = (without, with_mark)
            return known

        def second_arm(
            end: int, seen: int, sides: int, left: int, earned: int, count: int, marked: bool,
            arm: Arm, first: Arm, first_end: int, begin: int,
        ) -> None:  # fmt: skip
            step()
            for link, to, price in ways[end][begin:]:
                rest = left - price
                stop = stops[to]
                if rest < 0 or link.sides & sides or taboo[to] & seen:
                    continue
                now, number, bears = earned + stop.value + link.worth, count + 1, marked or link.marked
                hope = now + half[first_end] + loose
                if not stop.through:
                    top = hope + half[to] + (bonus * number if bears else 0)
                elif bears:
                    top = hope + bonus * number + marked_walks[rest][to]
                else:
                    top = hope + plain[rest][to]
                    if to_mark[rest][to] >= 0:
                        top = max(top, hope + bonus * number + to_mark[rest][to])
                if top < bar:
                    continue
                longer, both = (*arm, link), sides | link.sides
                finish(first, longer, first_end, to, now, number, bears, both)
                if stop.through and (rest > 0 or any_free):
                    second_arm(to, seen | taboo[to], both, rest, now, number, bears, longer, first, first_end, 0)

        def first_arm(
            end: int, seen: int, sides: int, left: int, earned: int, count: int, marked: bool, arm: Arm, begin: int
        ) -> None:
            step()
            if arm:
                finish(arm, (), end, root, earned, count, marked, sides)
                if stops[root].through:
                    second_arm(root, seen, sides, left, earned, count, marked, (), arm, end, begin)
                if not stops[end].through:
                    return
            for index, (link, to, price) in enumerate(ways[end]):
                rest = left - price
                stop = stops[to]
                if rest < 0 or link.sides & sides or taboo[to] & seen:
                    continue
                now, number, bears = earned + stop.value + link.worth, count + 1, marked or link.marked
                without, with_mark = rest_of_route(to, rest, bears)
                hope = now + loose + half[root] + half[to]
                promising = without >= 0 and hope + without >= bar
                if not promising and (with_mark < 0 or hope + bonus * number + with_mark < bar):
                    continue
                first_arm(
                    to, seen | taboo[to], sides | link.sides, rest, now, number, bears, (*arm, link),
                    begin if arm else index + 1,
                )  # fmt: skip

        banned = 0
        for root in self.roots:
            joint.clear()
            left = budget - self.first_price[root]
            first_arm(root, banned | taboo[root], used, left, stops[root].value, 1, False, (), 0)
            banned |= self.itself[root]
        return results
