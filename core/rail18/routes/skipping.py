"""The routes of a train that may leave out stops: it runs as far as it likes and counts its best stops.

The search grows two arms like `Search`. The most that a route can still become is bounded by the best stops it has or
can still reach: of stops where routes end at most one for each arm, with what such ends earn together.
"""

from core.mechanics.budget import Budget
from core.rail18.routes.links import Link, RouteMap
from core.rail18.routes.profile import Profile
from core.rail18.routes.search import NO_CEILING, Arm, Extras, Found, TrainSearch


class SkippingSearch(TrainSearch):
    def __init__(self, board: RouteMap, profile: Profile, extras: Extras, both_sides: bool) -> None:
        self.board = board
        self.extras = extras
        self.limit = profile.range
        self.both_sides = both_sides
        stops = board.stops
        # Bits by value: the lowest bits of a set of stops are its best stops.
        order = sorted(range(len(stops)), key=lambda number: -stops[number].value)
        rank = {number: place for place, number in enumerate(order)}
        self.bit = [1 << rank[number] for number in range(len(stops))]
        self.value = [stops[number].value for number in order]
        self.inner = sum(self.bit[number] for number, stop in enumerate(stops) if stop.through)
        self.ends = sum(self.bit[number] for number, stop in enumerate(stops) if stop.counts and not stop.through)
        beside = [0] * len(stops)
        for number, links in enumerate(board.links):
            for link in links:
                beside[number] |= self.bit[link.to]
        self.beside = beside
        self.by_rank = [beside[number] for number in order]
        self.ways = [
            tuple(
                sorted(
                    (link for link in links if not profile.avoids & stops[link.to].tags),
                    key=lambda link: (-stops[link.to].value, link.hexes),
                )
            )
            for links in board.links
        ]
        self.roots = [number for number in board.own if not profile.avoids & stops[number].tags]
        # by own station: no way leads back to one whose routes have been looked at
        self.ways_from = [self.ways]
        for root in self.roots[:-1]:
            self.ways_from.append([tuple(link for link in links if link.to != root) for links in self.ways_from[-1]])
        # stretches with the mark, as the pair of stops they join
        self.marks = {
            self.bit[number] | self.bit[link.to]
            for number, links in enumerate(board.links)
            for link in links
            if link.marked
        }
        self.worth_between = board.worth_between and any(link.worth for links in board.links for link in links)
        self.worths = self._list_worths()
        self._list_ends()

    def _list_worths(self) -> list[tuple[int, int]]:
        """What links can add, with the stops it takes: each link once, and of those to one end the best."""
        found: dict[tuple[int, int], int] = {}
        for number, links in enumerate(self.board.links):
            for link in links:
                inner = self.board.stops[link.to].through
                key = (link.sides, self.bit[number] | self.bit[link.to]) if inner else (0, self.bit[link.to])
                found[key] = max(link.worth, found.get(key, 0))
        return [(stops, worth) for (_, stops), worth in found.items() if worth]

    def _list_ends(self) -> None:
        """Stops where routes end and that count, alone and in pairs, the best first."""
        stops = self.board.stops
        ends = [number for number, stop in enumerate(stops) if stop.counts and not stop.through]
        pairs = []
        for at, a in enumerate(ends):
            for b in ends[at + 1 :]:
                together = self.extras.pair(a, b)
                if together is not None and stops[a].area != stops[b].area:
                    pairs.append((stops[a].value + stops[b].value + together, self.bit[a] | self.bit[b]))
        pairs.sort(key=lambda pair: -pair[0])
        self.pairs = pairs
        self.pairs_with = [[pair for pair in pairs if pair[1] & bit] for bit in self.bit]

    def roof(self) -> int:
        """The best stops of the map, with the best ends."""
        everything = sum(self.bit)
        return self._most(everything, self.pairs, self.ends)

    def _flood(self, start: int, free: int) -> int:
        """The stops that can be reached from those in `start` over free inner stops, ends included."""
        reached, edge = 0, start & free
        by_rank, inner = self.by_rank, self.inner
        while edge:
            reached |= edge
            new, through = 0, edge & inner
            while through:
                low = through & -through
                new |= by_rank[low.bit_length() - 1]
                through ^= low
            edge = new & free & ~reached
        return reached

    def _most(self, has: int, pairs: list[tuple[int, int]], ends: int) -> int:
        """The most that these stops can pay with at most two of `ends`, which pair as listed."""
        value, limit = self.value, self.limit
        inner, count = has & self.inner, 0
        sums = [0]
        while inner and count < limit:
            low = inner & -inner
            sums.append(sums[-1] + value[low.bit_length() - 1])
            inner ^= low
            count += 1
        bonus = self.extras.mark_bonus if any(mark & (has | ends) == mark for mark in self.marks) else 0
        best = sums[count] + bonus * count
        if ends:
            taken = min(count, limit - 1)
            best = max(best, value[(ends & -ends).bit_length() - 1] + sums[taken] + bonus * (taken + 1))
            for together, pair in pairs:
                if pair & ends == pair:
                    taken = min(count, limit - 2)
                    best = max(best, together + sums[taken] + bonus * (taken + 2))
                    break
        for stops, worth in self.worths:
            if stops & (has | ends) == stops:
                best += worth
        return best

    def _run(self, used: int, bar: int, limit: Budget, ceiling: int | None) -> list[Found]:
        stops, bit, beside = self.board.stops, self.bit, self.beside
        ends, all_pairs, pairs_with = self.ends, self.pairs, self.pairs_with
        step = limit.step
        self.latest = None
        results: list[Found] = []
        everything = sum(bit)
        root, ways = 0, self.ways

        def finish(first: Arm, second: Arm, mine: int, sides: int, pairs: list[tuple[int, int]]) -> None:
            nonlocal bar
            if self._most(mine, pairs, mine & ends) < bar:
                return
            revenue, counted = self.evaluate(root, first, second)
            if revenue >= bar:
                results.append(Found(revenue, sides ^ used, root, (first, second), counted))
                if ceiling is not None:
                    self.latest = results[-1]
                    bar = revenue + 1 if revenue < ceiling else NO_CEILING

        def second_arm(
            end: int, seen: int, mine: int, sides: int, arm: Arm, first: Arm, begin: int, pairs: list[tuple[int, int]]
        ) -> None:
            step()
            for link in ways[end][begin:]:
                to = link.to
                stop = stops[to]
                if link.sides & sides or stop.area & seen:
                    continue
                has = mine | bit[to]
                longer, both = (*arm, link), sides | link.sides
                if not stop.through:
                    finish(first, longer, has, both, pairs)
                    continue
                everywhere = has | self._flood(beside[to], everything & ~has)
                if self._most(everywhere, pairs, everywhere & ends) < bar:
                    continue
                finish(first, longer, has, both, pairs)
                second_arm(to, seen | stop.area, has, both, longer, first, 0, pairs)

        def first_arm(end: int, seen: int, mine: int, sides: int, arm: Arm, begin: int) -> None:
            step()
            for index, link in enumerate(ways[end]):
                to = link.to
                stop = stops[to]
                if link.sides & sides or stop.area & seen:
                    continue
                has = mine | bit[to]
                start = (beside[to] if stop.through else 0) | beside[root]
                everywhere = has | self._flood(start, everything & ~has)
                pairs = all_pairs if stop.through else pairs_with[to]
                if self._most(everywhere, pairs, everywhere & ends) < bar:
                    continue
                longer, both, seen_now = (*arm, link), sides | link.sides, seen | stop.area
                next_begin = begin if arm else index + 1
                if stop.through:
                    first_arm(to, seen_now, has, both, longer, next_begin)
                close(to, seen_now, has, both, longer, next_begin)

        def close(end: int, seen: int, mine: int, sides: int, arm: Arm, begin: int) -> None:
            """The first arm ends here; the second leaves the root."""
            pairs = [] if stops[end].through else pairs_with[end]
            everywhere = mine | self._flood(beside[root], everything & ~mine)
            if self._most(everywhere, pairs, everywhere & ends) < bar:
                return
            finish(arm, (), mine, sides, pairs)
            if stops[root].through:
                second_arm(root, seen, mine, sides, (), arm, begin, pairs)

        for number, root in enumerate(self.roots):
            ways = self.ways_from[number]
            first_arm(root, stops[root].area, bit[root], used, (), 0)
            everything &= ~bit[root]
        return results

    def evaluate(self, root: int, first: Arm, second: Arm) -> tuple[int, tuple[int, ...]]:
        """What the route pays when it counts its best stops, and which these are."""
        path = [link.to for link in reversed(first)] + [root] + [link.to for link in second]
        links = [*reversed(first), *second]
        cuts = [place + 1 for place, link in enumerate(links) if link.marked or link.worth]
        # stretches with a mark or a worth that count: from the first of them to the last
        spans: list[tuple[int, int] | None] = [None]
        if self.both_sides or self.worth_between:
            spans += [(a, b) for at, a in enumerate(cuts) for b in cuts[at:]]
        best: tuple[int, tuple[int, ...]] = (-1, ())
        able = [number for number in path if self.board.stops[number].counts]
        together = self.extras.pair(path[0], path[-1])
        for ends in (False, True) if together else (False,):
            for span in spans:
                for choice in self._choices(path, able, ends, span):
                    revenue = self._pays(path, links, choice)
                    if revenue is not None and revenue > best[0]:
                        best = (revenue, tuple(choice))
        return best

    def _choices(self, path: list[int], able: list[int], ends: bool, span: tuple[int, int] | None) -> list[list[int]]:
        """Sets to count: an own station, both ends if wished, a stop on each side of the span, then the best."""
        stops = self.board.stops
        if len(able) <= self.limit:
            return [able]
        choices = []
        ranked = sorted(able, key=lambda number: self.bit[number])
        for own in [number for number in path if stops[number].own]:
            needed = {own}
            if ends:
                needed |= {path[0], path[-1]}
            if span is not None:
                for side in (path[: span[0]], path[span[1] :]):
                    if not needed & set(side):
                        needed.update([number for number in ranked if number in side][:1])
            if len(needed) > self.limit:
                continue
            others = [number for number in ranked if number not in needed]
            chosen = needed | set(others[: self.limit - len(needed)])
            choices.append([number for number in path if number in chosen])
        return choices

    def _pays(self, path: list[int], links: list[Link], counted: list[int]) -> int | None:
        stops = self.board.stops
        together = self.extras.pair(path[0], path[-1])
        if together is None or len(counted) < 2 or not any(stops[number].own for number in counted):
            return None
        total = sum(stops[number].value for number in counted)
        if path[0] in counted and path[-1] in counted:
            total += together
        begin, end = path.index(counted[0]), path.index(counted[-1])
        bears = False
        for place, link in enumerate(links):
            between = begin <= place < end
            bears = bears or (link.marked and (between or not self.both_sides))
            if between or not self.worth_between:
                total += link.worth
        return total + (self.extras.mark_bonus * len(counted) if bears else 0)
