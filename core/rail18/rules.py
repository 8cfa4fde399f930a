"""What the steps work with: the title with its rulings and slots (`Rules`), and a decision in the making (`Draft`)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from core.hexmap.graph import Reach, SideMap, Tracks
from core.hexmap.tiles import Node
from core.kernel.action import Action
from core.kernel.options import Choice, Option
from core.kernel.refusal import Param, Refused, Rejection, Severity
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.market import Market
from core.rail18.state import Overlay, Placed, Setup, State
from core.rail18.title import Title
from core.rail18.title_data import TrainSideData

IMPOSSIBLE = Severity.IMPOSSIBLE


@dataclass(frozen=True, slots=True)
class Handler:
    """One kind of action: may it be taken, what does it do, and where is it offered now."""

    action: type[Action]
    check: Callable[["Draft", Any], None]
    apply: Callable[["Draft", Any], None]
    offer: Callable[["Draft"], Iterator[Option]]
    deals: Callable[["Draft"], Iterator[Action]] | None = None  # what a player in a stock round may do of this kind


@dataclass(frozen=True, slots=True)
class HexBoard:
    """A hex with everything that lies on it."""

    nodes: tuple[Node, ...]
    tracks: Tracks
    colour: str


@dataclass(frozen=True, slots=True)
class ExtraTile:
    """A private that gives a company one more tile of a colour, once."""

    private: str
    colour: str
    from_phase: str


def nothing(*_: Any) -> None:
    """A slot that the title leaves empty."""


@dataclass(frozen=True, slots=True)
class Slots:
    """The places where titles differ. `compose.py` of a title fills them."""

    # what an overlay adds to a hex
    overlay: Callable[["Rules", str, Overlay], tuple[tuple[Node, ...], tuple[tuple[int, int], ...]]]
    # the value of a station, None where there is nothing to visit
    stop_value: Callable[["Rules", State, str, int], int | None]
    # why a new track may not point across this edge, seen from the hex it lies on (None: it may)
    closed_edge: Callable[["Rules", str, int], bool]
    private_face: Callable[["Rules", str], int]
    terrain_cost: Callable[["Rules", State, str], int]
    destination_reached: Callable[["Draft", str], bool]
    # further track a company may lay in its turn besides the regular tile: is any of it possible now?
    more_track: Callable[["Draft", str], bool] = lambda draft, company: False
    # is the train step open although nothing can be bought?
    trains_asked: Callable[["Draft", str], bool] = lambda draft, company: False
    # does this station make a route that obliges to own a train?
    duty_stop: Callable[["Rules", State, str, str, int], bool] | None = None
    trade_from_phase: str = ""  # companies buy each other's trains from here on
    privates_from_phase: str = ""  # companies buy privates from here on
    routes: Any = None  # core.rail18.routes.judge.RouteRules
    at_start: Callable[["Draft"], None] = nothing
    private_sold: Callable[["Draft", str, str], None] = nothing  # (private, buyer)
    phase_began: Callable[["Draft", str], None] = nothing
    run_made: Callable[["Draft", str, Any], None] = nothing
    revenue_settled: Callable[["Draft", str, int], None] = nothing
    operating_round_ended: Callable[["Draft", bool], None] = nothing  # (is it the last of its set?)
    train_exported: Callable[["Draft"], None] = nothing
    paper_income: Callable[["Rules", State], Iterable[tuple[str, str, int]]] = lambda rules, state: ()
    worth: Callable[["Rules", State, str], int] = lambda rules, state, player: 0
    may_be_started: Callable[["Rules", str], bool] = lambda rules, company: True


@dataclass(frozen=True, eq=False)
class Rules:
    title: Title
    setup: Setup
    market: Market
    sides: SideMap
    slots: Slots
    handlers: tuple[Handler, ...]
    special: Any  # what only this title has
    extra_tile: ExtraTile | None = None
    hex_cache: dict[tuple[str, Placed | None, tuple[Overlay, ...]], HexBoard] = field(default_factory=dict)
    reach_cache: dict[Any, tuple[Any, Reach]] = field(default_factory=dict)
    board_cache: dict[str, Any] = field(default_factory=dict)

    def ruling(self, switch: str) -> str:
        return self.setup.rulings[switch]

    def side(self, train_type: str) -> TrainSideData:
        if train_type in self.title.train_sides:
            return self.title.train_sides[train_type][1]
        raise KeyError(train_type)

    def phase_at_least(self, state: State, phase: str) -> bool:
        return self.title.phase_index(state.phase) >= self.title.phase_index(phase)

    def handler(self, action: Action) -> Handler | None:
        return self._by_kind.get(type(action))

    @property
    def _by_kind(self) -> Mapping[type[Action], Handler]:
        found: Mapping[type[Action], Handler] | None = self.board_cache.get("handlers")
        if found is None:
            found = {handler.action: handler for handler in self.handlers}
            self.board_cache["handlers"] = found
        return found


class Draft:
    """A decision in the making: the state as it has become so far, and the events that made it so.

    With `lenient` refusals of severity RULE are noted instead of raised: the table overrules them.
    """

    def __init__(self, rules: Rules, state: State, lenient: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.lenient = lenient
        self.events: list[ev.Event] = []
        self.overruled: list[Rejection] = []

    def emit(self, *events: ev.Event) -> None:
        for event in events:
            self.events.append(event)
            self.state = evolve(self.state, event)

    def refuse(self, code: str, rule: str, severity: Severity = Severity.RULE, **params: Param) -> None:
        rejection = Rejection(code, severity, rule, params)
        if self.lenient and severity is Severity.RULE:
            self.overruled.append(rejection)
            return
        raise Refused(rejection)

    def demand(self, holds: bool, code: str, rule: str, severity: Severity = Severity.RULE, **params: Param) -> None:
        if not holds:
            self.refuse(code, rule, severity, **params)

    def allows(self, check: Callable[["Draft", Any], None], action: Action) -> bool:
        """Would the check let the action pass?"""
        probe = Draft(self.rules, self.state)
        try:
            check(probe, action)
        except Refused:
            return False
        return True


def listed(actions: Callable[[Draft], Iterator[Action]]) -> Callable[[Draft], Iterator[Option]]:
    """An offer of all these actions as one choice."""

    def offer(draft: Draft) -> Iterator[Option]:
        found = tuple(actions(draft))
        if found:
            yield Choice(found)

    return offer
