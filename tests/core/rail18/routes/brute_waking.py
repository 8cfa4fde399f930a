"""What the best runs wake, by trying every run (R21, R24). Like `brute_force` it shares nothing with the search."""

from collections.abc import Iterator
from itertools import combinations

from core.rail18.state import State
from tests.core.rail18.routes.brute_force import Map, Side, TooBigError, Walk, earned, most, walks
from tests.core.rail18.routes.small_boards import Position

Woken = frozenset[str]


def woken_sets(position: Position, cap: int) -> tuple[int, set[Woken]]:
    """The best total, and for every run of this total what it brings to life. Gives up after `cap` steps."""
    return _Runs(position, position.state(), cap).tried()


class _Runs:
    def __init__(self, position: Position, state: State, cap: int) -> None:
        rules = position.rules
        self.board = Map(rules.title, rules.special, rules.setup.rulings, state, position.company)
        self.by_passing = position.activation == "passed"
        self.asleep = frozenset(position.asleep)
        self.trains = position.trains
        self.cap = cap
        self.steps = 0
        found = walks(self.board, cap)
        self.numbers: dict[Side, int] = {}
        for walk in found:
            for side in walk.sides:
                self.numbers.setdefault(side, len(self.numbers))
        self.choices = {train: self._choices(found, train) for train in set(position.trains)}

    def _choices(self, found: list[Walk], train: str) -> list[tuple[int, int, Woken]]:
        """What the train can earn, the sides it needs and what it wakes; the best first."""
        best: dict[tuple[int, Woken], int] = {}
        for walk in found:
            sides = sum(1 << self.numbers[side] for side in walk.sides)
            for counted in self._counted(walk, train):
                key = sides, self._woken(walk, counted)
                best[key] = max(earned(self.board, walk, counted), best.get(key, 0))
        return sorted(((value, *key) for key, value in best.items()), key=lambda choice: -choice[0])

    def _counted(self, walk: Walk, train: str) -> Iterator[tuple[int, ...]]:
        if most(self.board, walk, train) is None:
            return
        everything = tuple(range(len(walk.stops)))
        if not train.endswith("E"):
            yield everything
            return
        for size in range(2, min(int(train[:-1]), len(everything)) + 1):
            for counted in combinations(everything, size):
                self._step()
                if any(walk.stops[number].own for number in counted):
                    yield counted

    def _woken(self, walk: Walk, counted: tuple[int, ...]) -> Woken:
        mountains = self.board.special.mountains.hexes
        called = range(len(walk.stops)) if self.by_passing else counted
        visited = {walk.stops[number].place[0] for number in called} & set(mountains)
        bored = {
            hex_
            for before, hex_ in zip(walk.tunnels, walk.bored, strict=True)
            if self.by_passing or counted[0] < before <= counted[-1]
        }
        return self.asleep & (visited | bored)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > self.cap:
            raise TooBigError

    def tried(self) -> tuple[int, set[Woken]]:
        tops = [self.choices[train][0][0] if self.choices[train] else 0 for train in self.trains]
        best = 0
        found: set[Woken] = set()

        def go_on(number: int, used: int, total: int, woken: Woken) -> None:
            nonlocal best
            if number == len(self.trains):
                if total > best:
                    best = total
                    found.clear()
                if total == best:
                    found.add(woken)
                return
            hope = sum(tops[number + 1 :])
            for value, sides, wakes in self.choices[self.trains[number]]:
                if total + value + hope < best:
                    break
                self._step()
                if not sides & used:
                    go_on(number + 1, used | sides, total + value, woken | wakes)
            if total + hope >= best:
                go_on(number + 1, used, total, woken)

        go_on(0, 0, 0, frozenset())
        return best, found
