"""The best run against brute force in one position, and the smallest position in which they still differ."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.judge import Judged, judge_run
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from tests.core.rail18.routes.brute_force import Best, TooBigError, best
from tests.core.rail18.routes.small_boards import Position, engine, random_position

CAP = 40_000  # steps of the brute force


class HasFault(Protocol):
    @property
    def fault(self) -> str: ...


@dataclass(frozen=True)
class Compared:
    brute: Best
    found: BestRun
    fault: str  # empty if all is well
    judged: tuple[Judged, ...] = ()


def brute_force(position: Position, cap: int = 10**9) -> Best:
    rules = engine(*position.rulings).rules
    return best(rules.title, rules.special, rules.setup.rulings, position.state(), position.company, cap)


def compare(position: Position, cap: int = CAP, thorough: bool = True) -> Compared | None:
    """None if the position is too big for the brute force. With `thorough` the thorough search is asked as well."""
    try:
        brute = brute_force(position, cap)
    except TooBigError:
        return None
    rules, state = engine(*position.rulings).rules, position.state()
    found = best_run(rules, state, position.company)
    judged, fault = _judged(rules, state, position, brute, found)
    if thorough and not fault:
        _, fault = _judged(rules, state, position, brute, best_run(rules, state, position.company, quick_steps=0))
        fault = fault and f"thorough search: {fault}"
    return Compared(brute, found, fault, judged)


def _judged(
    rules: Rules, state: State, position: Position, brute: Best, found: BestRun
) -> tuple[tuple[Judged, ...], str]:
    """The routes of an answer, and what is wrong with it."""
    fault = ""
    judged: tuple[Judged, ...] = ()
    if not found.proven or found.bound != found.total:
        fault = f"not proven: total {found.total}, bound {found.bound}"
    elif found.total != brute.total:
        fault = f"best run {found.total}, brute force {brute.total}"
    else:
        judged = tuple(judge_run(Draft(rules, state), position.company, found.routes))  # raises if it refuses a route
        total = sum(route.revenue for route in judged)
        if total != found.total:
            fault = f"best run {found.total}, judged {total}"
    return judged, fault


def compare_seed(seed: int, cap: int = CAP) -> Compared | None:
    return compare(random_position(Random(seed)), cap)


def minimised(position: Position, look: Callable[[Position], HasFault | None] = compare) -> Position:
    """Leave out whatever can be left out so that something is still wrong."""
    shrunk = True
    while shrunk:
        shrunk = False
        for smaller in _smaller(position):
            if _differs(smaller, look):
                position, shrunk = smaller, True
                break
    return position


def _differs(position: Position, look: Callable[[Position], HasFault | None]) -> bool:
    try:
        compared = look(position)
    except Exception:
        return True
    return compared is not None and bool(compared.fault)


def _smaller(position: Position) -> Iterator[Position]:
    for number in range(len(position.trains)):
        yield replace(position, trains=position.trains[:number] + position.trains[number + 1 :])
    for label in position.tiles:
        yield replace(position, tiles={at: tile for at, tile in position.tiles.items() if at != label},
                      stations={at: here for at, here in position.stations.items() if at != label})  # fmt: skip
    for label in position.overlays:
        yield replace(position, overlays={at: here for at, here in position.overlays.items() if at != label})
    for label in position.asleep:
        yield replace(position, asleep=tuple(other for other in position.asleep if other != label))
    for label, here in position.stations.items():
        for station in here:
            left = tuple(other for other in here if other != station)
            yield replace(position, stations={**position.stations, label: left})
    for number in range(len(position.rulings)):
        plain = ("both-sides", "allowed", "allowed")
        if position.rulings[number] != plain[number]:
            rulings = [*position.rulings]
            rulings[number] = plain[number]
            yield replace(position, rulings=tuple(rulings))
