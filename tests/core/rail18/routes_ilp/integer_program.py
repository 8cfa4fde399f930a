"""The best run as an integer program: slow, and nothing in it is shared with the search.

Variables for each train: does it run, which links it takes, which stops it visits, where it ends, which it counts, at
which of them it earns the bonus for a mark, and which pair of ends it joins. A stop on the way has two links and an end
has one, so what a train takes is a path and perhaps circles apart from it. Circles are cut off as they turn up: the
program is solved again with a constraint that forbids them, until the best answer has none. Likewise an express train
at first earns the bonus of a mark that it passes; only where an answer does not count a stop on both sides of it, and
the ruling wants that, the sides become part of the program.

The rows that cut off circles are also true of parts of circles, so they are first added for the program without whole
numbers, as long as its answer breaks one: that brings the bound down, and nothing else would be quick enough.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import highspy

from core.rail18.routes.links import Link, RouteMap, route_map
from core.rail18.routes.profile import Profile, profile_of
from core.rail18.routes.search import Extras
from core.rail18.rules import Rules
from core.rail18.state import State
from tests.core.rail18.routes_ilp.cuts import smallest_cut

Sum = dict[int, float]  # variable -> coefficient
SLIGHT = 1e-4


class TooSlow(Exception):
    """The integer program was not solved in the time given."""


class NoAnswer(Exception):
    """Nothing satisfies all rows of the program."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A link, seen from neither end."""

    a: int
    b: int
    link: Link


@dataclass
class Train:
    """The variables of one train."""

    profile: Profile
    runs: int
    takes: list[int]  # by edge
    visits: list[int]  # by stop
    ends: list[int]
    counts: list[int]
    earns: Sum = field(default_factory=dict)
    bears: int | None = None  # does it earn the bonus of a mark?
    sides_told: bool = False  # are the sides of the mark part of the program?


@dataclass(frozen=True, slots=True)
class Solved:
    total: int
    paths: tuple[tuple[int, ...], ...]  # the stops of each train, in order
    rounds: int


class Program:
    """A linear model that grows row by row."""

    def __init__(self) -> None:
        self.solver = highspy.Highs()
        for option, value in (("output_flag", False), ("mip_rel_gap", 0.0), ("mip_abs_gap", 0.5), ("threads", 1)):
            self.solver.setOptionValue(option, value)
        self.size = 0
        self.rows = 0

    def binary(self, fixed: int | None = None) -> int:
        self.solver.addVar(0 if fixed is None else fixed, 1 if fixed is None else fixed)
        self.solver.changeColIntegrality(self.size, highspy.HighsVarType.kInteger)
        self.size += 1
        return self.size - 1

    def row(self, low: float, terms: Mapping[int, float], high: float) -> None:
        used = {variable: factor for variable, factor in terms.items() if factor}
        self.solver.addRow(low, high, len(used), list(used), list(used.values()))
        self.rows += 1

    def at_most(self, terms: Mapping[int, float], high: float) -> None:
        self.row(-highspy.kHighsInf, terms, high)

    def equal(self, terms: Mapping[int, float], value: float) -> None:
        self.row(value, terms, value)

    def maximise(self, worth: Mapping[int, float], seconds: float, whole: bool = True) -> list[float]:
        """The values of all variables in the best answer."""
        for variable, value in worth.items():
            self.solver.changeColCost(variable, value)
        self.solver.changeObjectiveSense(highspy.ObjSense.kMaximize)
        self.solver.setOptionValue("solve_relaxation", not whole)
        self.solver.setOptionValue("time_limit", self.solver.getRunTime() + seconds)
        self.solver.run()
        if self.solver.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
            raise NoAnswer
        if self.solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise TooSlow(self.solver.modelStatusToString(self.solver.getModelStatus()))
        values = self.solver.getSolution().col_value
        return [float(round(value)) for value in values] if whole else list(values)


def plus(*sums: tuple[float, Iterable[int]]) -> Sum:
    """Sums of variables, each with a factor."""
    total: Sum = {}
    for factor, variables in sums:
        for variable in variables:
            total[variable] = total.get(variable, 0) + factor
    return total


class BestRunProgram:
    def __init__(self, board: RouteMap, extras: Extras, profiles: Sequence[Profile], both_sides: bool) -> None:
        self.board, self.extras, self.both_sides = board, extras, both_sides
        self.edges = edges_of(board)
        self.at = [[number for number, edge in enumerate(self.edges) if stop in (edge.a, edge.b)]
                   for stop in range(len(board.stops))]  # fmt: skip
        self.program = Program()
        self.trains = [self._train(profile) for profile in profiles]
        self._no_track_twice()
        self._no_mirror_images()

    @property
    def _worth(self) -> Sum:
        worth = plus()
        for train in self.trains:
            worth |= train.earns
        return worth

    def beats(self, total: int, seconds: float = 600) -> bool:
        """Is there a run that earns more? Much quicker to answer than what the best one earns."""
        self.program.row(total + 0.5, self._worth, highspy.kHighsInf)
        try:
            return self.solve(seconds).total > total
        except NoAnswer:
            return False

    def solve(self, seconds: float = 600) -> Solved:
        worth = self._worth
        self._tighten(worth, seconds)
        for rounds in range(1, 1000):
            values = self.program.maximise(worth, seconds)
            if not self._repair(values):
                total = sum(values[variable] * value for variable, value in worth.items())
                return Solved(round(total), tuple(tuple(self._path(train, values)) for train in self.trains), rounds)
        raise TooSlow("circles without end")

    def _tighten(self, worth: Sum, seconds: float) -> None:
        for _ in range(60):
            values = self.program.maximise(worth, seconds, whole=False)
            if not sum(self._cut(train, values) for train in self.trains):
                return

    def _repair(self, values: list[float]) -> bool:
        """Forbid what is wrong with an answer."""
        circles = [circle for train in self.trains for circle in self._circles(train, values)]
        for circle in circles:
            for train in self.trains:
                self._forbid_circle(train, circle)
        wrong = [] if circles else [train for train in self.trains if self._one_side_only(train, values)]
        for train in self.trains:
            if any(train.profile == other.profile for other in wrong):
                self._sides_of_mark(train)
        return bool(circles or wrong)

    # the model

    def _train(self, profile: Profile) -> Train:
        program, stops = self.program, self.board.stops
        closed = [(stop.red and not profile.enters_red) or bool(profile.avoids & stop.tags) for stop in stops]
        runs = program.binary()
        takes = [program.binary(0 if closed[edge.a] or closed[edge.b] else None) for edge in self.edges]
        visits = [program.binary() for _ in stops]
        # a stop that nothing leads beyond is an end whenever it is visited
        ends = [program.binary() if stop.through else visits[number] for number, stop in enumerate(stops)]
        counts = [program.binary() for _ in stops] if profile.skips else visits
        train = Train(profile, runs, takes, visits, ends, counts)
        self._path_rows(train)
        self._range_rows(train)
        for number, stop in enumerate(stops):
            train.earns[counts[number]] = train.earns.get(counts[number], 0) + stop.value
        for take, edge in zip(takes, self.edges, strict=True):
            train.earns[take] = edge.link.worth
        self._mark_rows(train)
        self._end_rows(train)
        return train

    def _path_rows(self, train: Train) -> None:
        program, stops = self.program, self.board.stops
        for number, stop in enumerate(stops):
            visit, end = train.visits[number], train.ends[number]
            links = [train.takes[edge] for edge in self.at[number]]
            if stop.through:
                program.equal(plus((1, links), (-2, [visit]), (1, [end])), 0)
                program.at_most(plus((1, [end]), (-1, [visit])), 0)
            else:
                program.equal(plus((1, links), (-1, [visit])), 0)
        program.equal(plus((1, train.ends), (-2, [train.runs])), 0)
        # each place once: the hexes of an off-board area are one place
        for area in {stop.area for stop in stops}:
            here = [train.visits[number] for number, stop in enumerate(stops) if stop.area == area]
            program.at_most(plus((1, here), (-1, [train.runs])), 0)
        # between two stops one link at most: the smallest circles
        between: dict[tuple[int, int], list[int]] = {}
        for number, edge in enumerate(self.edges):
            between.setdefault((edge.a, edge.b), []).append(train.takes[number])
        for (a, b), links in between.items():
            for stop in (a, b):
                program.at_most(plus((1, links), (-1, [train.visits[stop]])), 0)

    def _range_rows(self, train: Train) -> None:
        program, stops, profile = self.program, self.board.stops, train.profile
        if profile.pays_hexes:
            length = {take: float(edge.link.hexes) for take, edge in zip(train.takes, self.edges, strict=True)}
            program.at_most({**length, train.runs: 1.0 - profile.range}, 0)
        else:
            paid = [number for number, stop in enumerate(stops) if not profile.free & {stop.kind, *stop.tags}]
            program.at_most(plus((1, [train.counts[number] for number in paid]), (-profile.range, [train.runs])), 0)
        own = [train.counts[number] for number, stop in enumerate(stops) if stop.own]
        program.at_most(plus((1, [train.runs]), (-1, own)), 0)
        if profile.starts_at:
            tagged = [train.ends[number] for number, stop in enumerate(stops) if profile.starts_at in stop.tags]
            program.at_most(plus((1, [train.runs]), (-1, tagged)), 0)
        if profile.skips:
            for count, visit in zip(train.counts, train.visits, strict=True):
                program.at_most(plus((1, [count]), (-1, [visit])), 0)
            program.at_most(plus((2, [train.runs]), (-1, train.counts)), 0)

    def _mark_rows(self, train: Train) -> None:
        """With a mark every counted stop earns more."""
        program = self.program
        marks = [number for number, edge in enumerate(self.edges) if edge.link.marked]
        if not marks or not self.extras.mark_bonus:
            return
        train.bears = bears = program.binary()
        program.at_most(plus((1, [bears]), (-1, [train.runs])), 0)
        program.at_most(plus((1, [bears]), (-1, [train.takes[mark] for mark in marks])), 0)
        for count in train.counts:
            bonus = program.binary()
            program.at_most(plus((1, [bonus]), (-1, [count])), 0)
            program.at_most(plus((1, [bonus]), (-1, [bears])), 0)
            train.earns[bonus] = self.extras.mark_bonus

    def _one_side_only(self, train: Train, values: list[float]) -> bool:
        """Does the train earn the bonus without a counted stop on both sides of a mark?"""
        if not self.both_sides or train.bears is None or not values[train.bears]:
            return False
        taken = [edge for take, edge in zip(train.takes, self.edges, strict=True) if values[take]]
        for mark in (edge for edge in taken if edge.link.marked):
            before, *rest = _parts([edge for edge in taken if edge is not mark], (mark.a, mark.b))
            if all(any(values[train.counts[stop]] for stop in part) for part in (before, *rest)):
                return False
        return True

    def _sides_of_mark(self, train: Train) -> None:
        """One marked link is chosen; it parts the path in stops before it and stops beyond it."""
        if train.sides_told or train.bears is None:
            return
        train.sides_told = True
        program, stops, bears = self.program, range(len(self.board.stops)), train.bears
        chosen = {number: program.binary() for number, edge in enumerate(self.edges) if edge.link.marked}
        beyond = [program.binary() for _ in stops]
        program.equal(plus((1, chosen.values()), (-1, [bears])), 0)
        for mark, choice in chosen.items():
            program.at_most(plus((1, [choice]), (-1, [train.takes[mark]])), 0)
        for number, edge in enumerate(self.edges):
            a, b, taken = beyond[edge.a], beyond[edge.b], train.takes[number]
            free = [chosen[number]] if number in chosen else []
            # a link taken joins two stops of one side, but for the chosen one, which parts the sides
            program.at_most(plus((1, [a]), (-1, [b]), (1, [taken]), (-1, free)), 1)
            program.at_most(plus((1, [b]), (-1, [a]), (1, [taken]), (-1, free)), 1)
            if free:
                program.at_most(plus((1, [a, b]), (1, free)), 2)
                program.at_most(plus((-1, [a, b]), (1, free)), 0)
        for side in (0, 1):
            proofs = [program.binary() for _ in stops]
            for stop in stops:
                program.at_most(plus((1, [proofs[stop]]), (-1, [train.counts[stop]])), 0)
                if side:
                    program.at_most(plus((1, [proofs[stop]]), (-1, [beyond[stop]])), 0)
                else:
                    program.at_most(plus((1, [proofs[stop]]), (1, [beyond[stop]])), 1)
            program.at_most(plus((1, [bears]), (-1, proofs)), 0)

    def _end_rows(self, train: Train) -> None:
        program = self.program
        for a, b in self.extras.barred:
            program.at_most(plus((1, [train.ends[a], train.ends[b]])), 1)
        joined: dict[int, list[int]] = {}
        for (a, b), together in self.extras.ends.items():
            if not together or self.board.stops[a].area == self.board.stops[b].area:
                continue
            pair = program.binary()
            train.earns[pair] = together
            joined.setdefault(a, []).append(pair)
            joined.setdefault(b, []).append(pair)
        for stop, pairs in joined.items():
            program.at_most(plus((1, pairs), (-1, [train.ends[stop]])), 0)
            program.at_most(plus((1, pairs), (-1, [train.counts[stop]])), 0)

    def _no_track_twice(self) -> None:
        for side in range(max((edge.link.sides for edge in self.edges), default=0).bit_length()):
            here = [number for number, edge in enumerate(self.edges) if edge.link.sides >> side & 1]
            if here:
                self.program.at_most(plus((1, [train.takes[edge] for train in self.trains for edge in here])), 1)

    def _no_mirror_images(self) -> None:
        """Of two trains of one kind the first earns no less: it does not matter which is which."""
        for one, other in zip(self.trains, self.trains[1:], strict=False):
            if one.profile == other.profile:
                self.program.at_most({**other.earns, **{key: -value for key, value in one.earns.items()}}, 0)

    # circles

    def _circles(self, train: Train, values: list[float]) -> list[set[int]]:
        taken = [edge for take, edge in zip(train.takes, self.edges, strict=True) if values[take]]
        return [part for part in _parts(taken) if not any(values[train.ends[stop]] for stop in part)]

    def _cut(self, train: Train, values: list[float]) -> int:
        """Rows that the answer in fractions breaks: circles, and parts of a route that no own station is joined to."""
        stops, sink, found = self.board.stops, len(self.board.stops), 0
        pipes = [(edge.a, edge.b, values[take]) for take, edge in zip(train.takes, self.edges, strict=True)
                 if values[take] > SLIGHT]  # fmt: skip
        to_end = [(stop, sink, values[end]) for stop, end in enumerate(train.ends) if values[end] > SLIGHT]
        to_own = [(number, sink, 2.0) for number, stop in enumerate(stops) if stop.own]
        done: set[tuple[bool, frozenset[int]]] = set()
        for number in range(len(stops)):
            here = values[train.visits[number]]
            if here < SLIGHT:
                continue
            for own, more, wanted in ((False, to_end, 2 * here), (True, to_own, here)):
                flow, near = smallest_cut(sink + 1, [*pipes, *more], number, sink, wanted - SLIGHT)
                if flow < wanted - SLIGHT and (own, frozenset(near)) not in done:
                    done.add((own, frozenset(near)))
                    found += 1
                    if own:
                        self._join_station(train, near, number)
                    else:
                        self._forbid_circle(train, near, [number])
        return found

    def _join_station(self, train: Train, part: set[int], stop: int) -> None:
        """Whoever visits a stop leaves the part around it that has no own station."""
        leaving = [
            train.takes[number] for number, edge in enumerate(self.edges) if (edge.a in part) != (edge.b in part)
        ]
        self.program.at_most(plus((1, [train.visits[stop]]), (-1, leaving)), 0)

    def _forbid_circle(self, train: Train, circle: set[int], spare: Iterable[int] | None = None) -> None:
        """Among these stops there are fewer links than stops visited, whichever is left out of the count."""
        inside = [train.takes[number] for number, edge in enumerate(self.edges) if {edge.a, edge.b} <= circle]
        for spared in spare or circle:
            others = [train.visits[stop] for stop in circle if stop != spared]
            self.program.at_most(plus((1, inside), (-1, others)), 0)

    def _path(self, train: Train, values: list[float]) -> list[int]:
        left = [edge for take, edge in zip(train.takes, self.edges, strict=True) if values[take]]
        if not left:
            return []
        path = [next(stop for stop, end in enumerate(train.ends) if values[end])]
        while left:
            edge = next(edge for edge in left if path[-1] in (edge.a, edge.b))
            left.remove(edge)
            path.append(edge.a + edge.b - path[-1])
        return path


def _parts(edges: Iterable[Edge], alone: Iterable[int] = ()) -> list[set[int]]:
    """The connected parts of a set of edges, with stops that may be alone."""
    parts = [{stop} for stop in alone]
    for edge in edges:
        meets = [part for part in parts if edge.a in part or edge.b in part]
        parts = [part for part in parts if part not in meets] + [{edge.a, edge.b}.union(*meets)]
    return parts


def edges_of(board: RouteMap) -> list[Edge]:
    found: dict[tuple[int, int, int, bool, int], Edge] = {}
    for start, links in enumerate(board.links):
        for link in links:
            a, b = sorted((start, link.to))
            found.setdefault((a, b, link.sides, link.marked, link.hexes), Edge(a, b, link))
    return list(found.values())


def best_total(rules: Rules, state: State, company: str, seconds: float = 600) -> int:
    """What the best run of the company earns; `TooSlow` where that takes longer."""
    return _program(rules, state, company).solve(seconds).total


def beats(rules: Rules, state: State, company: str, total: int, seconds: float = 600) -> bool:
    """Has the company a run that earns more than this? `TooSlow` where that takes longer."""
    return _program(rules, state, company).beats(total, seconds)


def _program(rules: Rules, state: State, company: str) -> BestRunProgram:
    board = route_map(rules, state, company)
    slots = rules.slots.routes
    profiles = [profile_of(rules, state.trains[train].type) for train in state.trains_of(company)]
    return BestRunProgram(board, slots.extras(rules, state, board), profiles, slots.both_sides(rules))
