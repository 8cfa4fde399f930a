"""The routes of a train that must start at a certain kind of place: a goods train at a mine.

A route is one arm that leaves such a place, so it is grown from there. What can still be earned is bounded by walks
from one stop that costs something to the next; between two of them lie free stops, none twice.
"""

from dataclasses import dataclass, replace

from core.mechanics.budget import Budget
from core.rail18.routes.links import Link, RouteMap
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import NEVER, NO_CEILING, Arm, Extras, Found, Table, TrainSearch, calls_at, price_of

MOST_TRIES = 400  # ways over free stops that are followed from one stop


@dataclass(frozen=True, slots=True)
class _Stretches:
    """What lies ahead of a stop: the most that free stops earn where a route ends with them, without and with an own
    station among them; and the next stops that cost something, as (stop, price, own station come by, the most earned).
    """

    tails: tuple[int, int]
    onward: tuple[tuple[int, int, bool, int], ...]


class StartedSearch(TrainSearch):
    def __init__(self, board: RouteMap, profile: Profile, extras: Extras) -> None:
        self.stops = stops = board.stops
        self.extras = extras
        self.budget = profile.range
        usable = [calls_at(profile, stop) for stop in stops]
        stop_price = [price_of(profile, stop) for stop in stops]
        self.first_price = [1] * len(stops) if profile.pays_hexes else stop_price
        self.starts = [at for at, stop in enumerate(stops) if usable[at] and profile.starts_at in stop.tags]
        self.ways: list[list[tuple[Link, int, int]]] = [[] for _ in stops]
        for number, links in enumerate(board.links):
            for link in links:
                for one, start in ((link, number), (_turned(link, number), link.to)):
                    # a stop beyond which nothing goes lists no links of its own
                    listed = stops[start].through or stops[start].own
                    if usable[one.to] and (start == number or (start in self.starts and not listed)):
                        price = one.hexes if profile.pays_hexes else stop_price[one.to]
                        self.ways[start].append((one, one.to, price))
        # the bound takes every route for a marked one, if there is any mark
        marked = any(link.marked for links in board.links for link in links)
        self.bonus = extras.mark_bonus if marked else 0
        self.worth = [stop.value + extras.half[at] + self.bonus for at, stop in enumerate(stops)]
        self.walks, self.to_own = self._walks([self._stretches(at) for at in range(len(stops))])

    def _stretches(self, start: int) -> _Stretches:
        """By following every way over free stops; where there are many, all free stops around are taken together."""
        tails = [NEVER, NEVER]
        onward: dict[tuple[int, int, bool], int] = {}
        tries = 0

        def follow(at: int, seen: int, sides: int, earned: int, own: bool) -> bool:
            nonlocal tries
            tries += 1
            if tries > MOST_TRIES:
                return False
            for link, to, price in self.ways[at]:
                stop = self.stops[to]
                if link.sides & sides or stop.area & seen:
                    continue
                now, had = earned + self.worth[to] + link.worth, own or stop.own
                if price:
                    onward[to, price, had] = max(now, onward.get((to, price, had), 0))
                    continue
                tails[had] = max(now, tails[had])
                if stop.through and not follow(to, seen | stop.area, sides | link.sides, now, had):
                    return False
            return True

        if not follow(start, self.stops[start].area, 0, 0, False):
            return self._all_around(start)
        return _Stretches((tails[0], tails[1]), tuple((*key, earned) for key, earned in onward.items()))

    def _all_around(self, start: int) -> _Stretches:
        around, edge = {start}, [start]
        while edge:
            for _, to, price in self.ways[edge.pop()]:
                if not price and to not in around:
                    around.add(to)
                    if self.stops[to].through:
                        edge.append(to)
        free = around - {start}
        links = [link.worth for at in around for link, to, _ in self.ways[at] if to in free]
        earned = sum(self.worth[at] for at in free) + sum(links)
        own = any(self.stops[at].own for at in free)
        onward = {
            (to, price, own or self.stops[to].own, earned + self.worth[to] + link.worth)
            for at in around
            for link, to, price in self.ways[at]
            if price
        }
        return _Stretches((earned, earned if own else NEVER), tuple(onward))

    def _walks(self, stretches: list[_Stretches]) -> tuple[Table, Table]:
        """For each budget and stop the most that a walk from there can still earn; and the same for walks that come by
        an own station.
        """
        walks: Table = []
        to_own: Table = []
        for budget in range(self.budget + 1):
            walks.append([0] * len(self.stops))
            to_own.append([NEVER] * len(self.stops))
            for at, stretch in enumerate(stretches):
                any_way, by_own = max(0, *stretch.tails), stretch.tails[1]
                for to, price, own, earned in stretch.onward:
                    if price > budget:
                        continue
                    on = self.stops[to].through
                    then = earned + (walks[budget - price][to] if on else 0)
                    any_way = max(any_way, then)
                    if own:
                        by_own = max(by_own, then)
                    elif on and to_own[budget - price][to] >= 0:
                        by_own = max(by_own, earned + to_own[budget - price][to])
                walks[budget][at], to_own[budget][at] = any_way, by_own
        return walks, to_own

    def _top(self, start: int, left: int, own: bool) -> int:
        """The most that is to come from a stop where a route is under way; below zero where none comes of it."""
        return (self.walks if own else self.to_own)[left][start] if self.stops[start].through else 0 if own else NEVER

    def roof(self) -> int:
        tops = []
        for start in self.starts:
            left = self.budget - self.first_price[start]
            rest = (self.walks if self.stops[start].own else self.to_own)[left][start] if left >= 0 else NEVER
            tops.append(self.worth[start] + rest if rest >= 0 else 0)
        return max(tops, default=0)

    def _run(self, used: int, bar: int, limit: Budget, ceiling: int | None) -> list[Found]:
        stops, ways, step = self.stops, self.ways, limit.step
        pair, bonus, most_bonus, half = self.extras.pair, self.extras.mark_bonus, self.bonus, self.extras.half
        top_from = self._top
        results: list[Found] = []
        self.latest = None
        start = 0

        def finish(arm: Arm, end: int, earned: int, count: int, marked: bool, sides: int) -> None:
            nonlocal bar
            together = pair(start, end)
            if together is None:
                return
            revenue = earned + together + (bonus * count if marked else 0)
            if revenue >= bar:
                results.append(Found(revenue, sides ^ used, start, ((), arm)))
                if ceiling is not None:
                    self.latest = results[-1]
                    bar = revenue + 1 if revenue < ceiling else NO_CEILING

        def grow(
            at: int, seen: int, sides: int, left: int, earned: int, count: int, marked: bool, own: bool, arm: Arm
        ) -> None:
            step()
            for link, to, price in ways[at]:
                rest = left - price
                stop = stops[to]
                if rest < 0 or link.sides & sides or stop.area & seen:
                    continue
                now, number, has_own = earned + stop.value + link.worth, count + 1, own or stop.own
                on = top_from(to, rest, has_own)
                if on < 0 or now + most_bonus * number + half[start] + half[to] + on < bar:
                    continue
                longer, both, bears = (*arm, link), sides | link.sides, marked or link.marked
                if has_own:
                    finish(longer, to, now, number, bears, both)
                if stop.through:
                    grow(to, seen | stop.area, both, rest, now, number, bears, has_own, longer)

        for start in self.starts:
            here = stops[start]
            grow(start, here.area, used, self.budget - self.first_price[start], here.value, 1, False, here.own, ())
        return results


def _turned(link: Link, start: int) -> Link:
    """The same link the other way."""
    return replace(link, to=start, points=link.back, back=link.points)
