"""The map for a wish: these places come to life, those do not. See `alternatives`.

Values are scaled up, and each place that is to wake is given a little worth, too little to outweigh any revenue.

- By passing (a switch of the title) whatever is passed wakes: the worth lies on the links, and links to or through a
  place that is to sleep are left out.
- By counting a mountain wakes that is counted: the worth lies on the stop. A tunnel wakes between counted stops: the
  worth of its links asks for them. Who passes a place without waking it gains nothing by it and can as well end before,
  unless the bonus for a tunnel asks for passing alone: then a route may end beyond a tunnel that is to sleep, at a stop
  that it does not count. Such links lead to a copy of the stop that never counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core.rail18.routes.links import Link, RouteMap, Stop
from core.rail18.routes.search import Extras

SCALE = 64  # more than all little worths together


@dataclass(frozen=True, slots=True)
class Wish:
    """`only` names the one side by which the worth of a mountain is earned; otherwise every side brings it."""

    wakes: tuple[str, ...]
    sleeps: tuple[str, ...] = ()
    only: Mapping[str, str] = field(default_factory=dict)


def shaped(board: RouteMap, extras: Extras, wish: Wish, by_passing: bool, both_sides: bool) -> tuple[RouteMap, Extras]:
    """The map and the extras for a wish; `both_sides` says what the bonus for a tunnel asks for."""
    return _Shape(board, wish, by_passing, both_sides).made(extras)


def terminus(stop: Stop) -> str | None:
    """The hex of a stop where routes end."""
    return None if stop.through else stop.place[0]


def entry(link: Link) -> str:
    """The side by which it comes to its stop."""
    return link.back[0]


class _Shape:
    def __init__(self, board: RouteMap, wish: Wish, by_passing: bool, both_sides: bool) -> None:
        self.wish = wish
        self.by_passing = by_passing
        self.ends_beyond = not by_passing and not both_sides
        self.board = board
        self.stops = [
            replace(stop, value=stop.value * SCALE + (0 if by_passing else self._little(terminus(stop))))
            for stop in board.stops
        ]
        self.copy_of = list(range(len(board.stops)))
        self.copies: dict[Stop, int] = {}
        self.links = tuple(
            tuple(new for link in links if (new := self._link(link)) is not None) for links in board.links
        )

    def _little(self, *places: str | None) -> int:
        return sum(place in self.wish.wakes for place in places)

    def _link(self, link: Link) -> Link | None:
        stop = self.board.stops[link.to]
        end = terminus(stop)
        if {end, *link.marks} & set(self.wish.sleeps):
            if not self.ends_beyond or not link.marked:
                return None
            beyond = replace(stop, value=0, own=False, through=False, counts=False)
            return replace(link, to=self._copy(link.to, beyond))
        elsewhere = end is not None and self.wish.only.get(end, entry(link)) != entry(link)
        if self.by_passing:
            return replace(link, worth=self._little(*link.marks, None if elsewhere else end))
        worth = self._little(*link.marks)
        if not elsewhere:
            return replace(link, worth=worth)
        return replace(link, worth=worth, to=self._copy(link.to, replace(stop, value=stop.value * SCALE)))

    def _copy(self, number: int, stop: Stop) -> int:
        """Another stop at the same place, so that no route calls at both."""
        if stop not in self.copies:
            self.copies[stop] = len(self.stops)
            self.stops.append(stop)
            self.copy_of.append(number)
        return self.copies[stop]

    def made(self, extras: Extras) -> tuple[RouteMap, Extras]:
        numbers = range(len(self.stops))
        ends: dict[tuple[int, int], int] = {}
        barred: set[tuple[int, int]] = set()
        named: dict[int, list[int]] = {}  # the stops at the place of each stop
        for number in numbers:
            named.setdefault(self.copy_of[number], []).append(number)
        for (one, other), worth in [*extras.ends.items(), *((pair, None) for pair in extras.barred)]:
            for a in named[one]:
                for b in named[other]:
                    pair = (a, b) if a < b else (b, a)
                    if worth is None:
                        barred.add(pair)
                    elif self.stops[a].counts and self.stops[b].counts:
                        ends[pair] = worth * SCALE
        half = tuple(extras.half[self.copy_of[at]] * SCALE if self.stops[at].counts else 0 for at in numbers)
        none = ((),) * (len(self.stops) - len(self.board.stops))  # nothing goes on from a copy
        board = RouteMap(tuple(self.stops), (*self.links, *none), worth_between=not self.by_passing)
        return board, Extras(extras.mark_bonus * SCALE, half, ends, frozenset(barred))
