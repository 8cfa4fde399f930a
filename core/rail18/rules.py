"""What the steps work with: the title with its rulings and slots (`Rules`), and a decision in the making (`Draft`)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from core.hexmap.graph import Reach, SideMap, Tracks
from core.hexmap.tiles import Node
from core.kernel import handlers as kernel
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.places import Places
from core.kernel.refusal import Severity
from core.rail18 import events as ev
from core.rail18.actions import OverlayAt
from core.rail18.evolve import evolve
from core.rail18.market import Market
from core.rail18.state import Overlay, Paper, Placed, Question, Setup, State
from core.rail18.title import Title
from core.rail18.title_data import TrainSideData

if TYPE_CHECKING:
    from core.rail18.routes.judge import RouteRules

IMPOSSIBLE = Severity.IMPOSSIBLE

# The questions that the family's own steps ask, with the answer of a title that does not have them in its register.
FAMILY_RULINGS = {
    "priority": "cash",
    "stock-round-moves": "two-groups",
    "exchange-debt-interest": "none",
    "exchange-debt-sale": "forced",
    "destination-payment": "at-once",
    "home-tile": "required",
    "max-revenue": "mode",
    "excess-trains": "pool",
    "forced-train": "any",
    "emergency-sales": "own-trains",
    "debtor-buys": "certificates-only",
    "bankruptcy": "never",
}


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
    # may a new track never point across this edge, seen from the hex it lies on?
    closed_edge: Callable[["Rules", str, int], bool]
    private_face: Callable[["Rules", str], int]
    terrain_cost: Callable[["Rules", State, str], int]
    destination_reached: Callable[["Draft", str], bool]
    routes: "RouteRules"
    # further track a company may lay in its turn besides the regular tile: is any of it possible now?
    more_track: Callable[["Draft", str], bool] = lambda draft, company: False
    # is the train step open although nothing can be bought?
    trains_asked: Callable[["Draft", str], bool] = lambda draft, company: False
    # does this station make a route that obliges to own a train?
    duty_stop: Callable[["Rules", State, str, str, int], bool] | None = None
    trade_from_phase: str = ""  # companies buy each other's trains from here on
    privates_from_phase: str = ""  # companies buy privates from here on
    at_start: Callable[["Draft"], None] = nothing
    private_sold: Callable[["Draft", str, str], None] = nothing  # (private, buyer)
    phase_began: Callable[["Draft", str], None] = nothing
    run_made: Callable[["Draft", str, Any], None] = nothing
    revenue_settled: Callable[["Draft", str, int], None] = nothing
    operating_round_ended: Callable[["Draft", bool], None] = nothing  # (is it the last of its set?)
    paper_income: Callable[["Rules", State], Iterable[tuple[str, str, int]]] = lambda rules, state: ()
    worth: Callable[["Rules", State, str], int] = lambda rules, state, player: 0
    # the map as it lies: are these pieces possible, and what lies on which hex then, with what never moves?
    set_overlays: Callable[["Draft", tuple[OverlayAt, ...]], Mapping[str, tuple[Overlay, ...]]] = (
        lambda draft, overlays: {}
    )
    may_be_started: Callable[["Rules", str], bool] = lambda rules, company: True
    # what lies on the map, by hex, for a private that is as this one
    private_pieces: Callable[["Rules", str, Paper], Mapping[str, Overlay]] = lambda rules, code, paper: {}
    # after a correction: whom an open question is put to now, None where there is nothing to ask any more
    asked: Callable[["Draft", Question], Question | None] = lambda draft, question: question
    question_dropped: Callable[["Draft", Question], None] = nothing


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

    @property
    def places(self) -> Places:
        return self.title.places

    def ruling(self, switch: str) -> str:
        """The value in force; a title that knows no such question has the family's answer."""
        return self.setup.rulings.get(switch) or FAMILY_RULINGS[switch]

    def side(self, train_type: str) -> TrainSideData:
        return self.title.train_sides[train_type][1]

    def phase_at_least(self, state: State, phase: str) -> bool:
        return self.title.phase_index(state.phase) >= self.title.phase_index(phase)

    def handler(self, action: Action) -> Handler | None:
        return self._by_action.get(type(action))

    @cached_property
    def _by_action(self) -> Mapping[type[Action], Handler]:
        return kernel.by_action(self.handlers)


class Draft(kernel.Draft[Rules, State]):
    """A decision in the making, by the family's events."""

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)
