"""The places where 18xx titles differ, by subject; `compose.py` of a title fills them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.hexmap.tiles import Node
from core.rail18.actions import OverlayAt
from core.rail18.state import Overlay, Paper, Question, State

if TYPE_CHECKING:
    from core.rail18.payouts import Payout
    from core.rail18.routes.judge import RouteRules
    from core.rail18.rules import Draft, Rules


def nothing(*_: Any) -> None:
    """A slot that the title leaves empty."""


@dataclass(frozen=True, slots=True)
class CourseSlots:
    """How the game goes on: who operates before whom, and what happens by itself."""

    # those that are wanted, in the order in which they operate
    operating_order: "Callable[[Rules, State, Callable[[str], bool]], list[str]]"
    at_start: "Callable[[Draft], None]" = nothing
    phase_began: "Callable[[Draft, str], None]" = nothing
    operating_round_ended: "Callable[[Draft, bool], None]" = nothing  # (is it the last of its set?)
    # whom an open question is put to now, None where there is nothing to ask any more
    asked: "Callable[[Draft, Question], Question | None]" = lambda draft, question: question
    question_dropped: "Callable[[Draft, Question], None]" = nothing
    # Each tries on a draft what this player, or this company's director for it, may do at any moment without being
    # asked; did it do anything? What that would make possible is something to decide.
    at_hand: "tuple[Callable[[Draft, str], bool], ...]" = ()


@dataclass(frozen=True, slots=True)
class StockSlots:
    may_be_started: "Callable[[Rules, str], bool]" = lambda rules, company: True
    # does a company that could be launched wait for something else?
    launch_waits: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: False


@dataclass(frozen=True, slots=True)
class TrackSlots:
    # may a new track never point across this edge, seen from the hex it lies on?
    closed_edge: "Callable[[Rules, str, int], bool]"
    terrain_cost: "Callable[[Rules, State, str], int]"
    # what an overlay adds to a hex
    overlay: "Callable[[Rules, str, Overlay], tuple[tuple[Node, ...], tuple[tuple[int, int], ...]]]" = (
        lambda rules, label, laid: ((), ())
    )
    destination_reached: "Callable[[Draft, str], bool]" = lambda draft, company: False
    # further track a company may lay in its turn besides the regular tile: is any of it possible now?
    more: "Callable[[Draft, str], bool]" = lambda draft, company: False
    # the map as it lies: are these pieces possible, and what lies on which hex then, with what never moves?
    set_overlays: "Callable[[Draft, tuple[OverlayAt, ...]], Mapping[str, tuple[Overlay, ...]]]" = (
        lambda draft, overlays: {}
    )
    questions: tuple[str, ...] = ()  # about what comes to lie on the map: while one is open nobody sets the whole map


@dataclass(frozen=True, slots=True)
class TrainSlots:
    # is the train step open although nothing can be bought?
    asked: "Callable[[Draft, str], bool]" = lambda draft, company: False
    # does this station make a route that obliges to own a train?
    duty_stop: "Callable[[Rules, State, str, str, int], bool] | None" = None
    trade_from_phase: str = ""  # companies buy each other's trains from here on


@dataclass(frozen=True, slots=True)
class PaySlots:
    # what may become of a revenue: who gets what, and where the price goes
    payouts: "Callable[[Rules, State, str, int], tuple[Payout, ...]]"
    revenue_settled: "Callable[[Draft, str, int], None]" = nothing


@dataclass(frozen=True, slots=True)
class PaperSlots:
    """Certificates that are no shares: privates, and what a title has besides."""

    face: "Callable[[Rules, str], int]" = lambda rules, code: rules.title.privates[code].face
    companies_buy_from_phase: str = ""  # companies buy privates from here on
    companies_buy_before_phase: str = ""  # and no more once this one has begun
    sold: "Callable[[Draft, str, str], None]" = nothing  # (private, buyer)
    # what lies on the map, by hex, for a private that is as this one
    pieces: "Callable[[Rules, str, Paper], Mapping[str, Overlay]]" = lambda rules, code, paper: {}
    income: "Callable[[Rules, State], Iterable[tuple[str, str, int]]]" = lambda rules, state: ()
    worth: "Callable[[Rules, State, str], int]" = lambda rules, state, player: 0


@dataclass(frozen=True, slots=True)
class Slots:
    course: CourseSlots
    stock: StockSlots
    track: TrackSlots
    trains: TrainSlots
    pay: PaySlots
    routes: "RouteRules"
    papers: PaperSlots
