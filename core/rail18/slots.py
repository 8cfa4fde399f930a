"""The places where 18xx titles differ, by subject; `compose.py` of a title fills them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from core.hexmap.tiles import Node
from core.kernel.refusal import Severity
from core.mechanics.turn_order import after
from core.rail18.actions import BuyShare, BuyTrain, OverlayAt, SellShares
from core.rail18.state import POOL, Auction, Overlay, Paper, Question, State, StockRound

if TYPE_CHECKING:
    from core.rail18.payouts import Payout
    from core.rail18.routes.judge import RouteRules
    from core.rail18.rules import Draft, Rules
    from core.rail18.title_data import TrainData


def nothing(*_: Any) -> None:
    """A slot that the title leaves empty."""


def no_trade_in(draft: "Draft", action: BuyTrain, card: "TrainData") -> int:
    """The bank takes no trains as part payment."""
    draft.refuse("unknown-train", Severity.IMPOSSIBLE, train=action.trade_in or "")
    raise AssertionError


def clockwise(state: State, frame: StockRound) -> StockRound:
    return replace(frame, player=after(state.order, frame.player)[0])


@dataclass(frozen=True, slots=True)
class CourseSlots:
    """How the game goes on: who operates before whom, and what happens by itself."""

    # those that are wanted, in the order in which they operate
    operating_order: "Callable[[Rules, State, Callable[[str], bool]], list[str]]"
    at_start: "Callable[[Draft], None]" = nothing
    opening: "Callable[[Draft], Auction | StockRound] | None" = (
        None  # the first frame; else the first private's auction
    )
    next_turn: "Callable[[State, StockRound], StockRound]" = clockwise  # the same stock round, whose turn it is now
    stock_round_ended: "Callable[[Draft, StockRound], None]" = nothing
    phase_began: "Callable[[Draft, str], None]" = nothing
    round_over: "Callable[[Draft], None]" = nothing  # all have acted; before it is asked whether the game is over
    operating_round_ended: "Callable[[Draft, bool], None]" = nothing  # (is it the last of its set?)
    # how many operating rounds follow the stock round that ends now
    operating_rounds: "Callable[[Rules, State], int]" = lambda rules, state: (
        rules.title.phase(state.phase).operating_rounds
    )
    # after a set, once all are answered that were asked at its end; None where a title does nothing more
    set_ended: "Callable[[Draft], None] | None" = None
    # has a company without a director a turn? It builds nothing and buys nothing then
    acts_undirected: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: False
    # whom an open question is put to now, None where there is nothing to ask any more
    asked: "Callable[[Draft, Question], Question | None]" = lambda draft, question: question
    question_dropped: "Callable[[Draft, Question], None]" = nothing
    # Each tries on a draft what this player, or this company's director for it, may do at any moment without being
    # asked; did it do anything? What that would make possible is something to decide.
    at_hand: "tuple[Callable[[Draft, str], bool], ...]" = ()


@dataclass(frozen=True, slots=True)
class StockSlots:
    may_be_started: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: True
    # does a company that could be launched wait for something else?
    launch_waits: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: False
    # what a company gets at launch, in pars
    treasury_x_par: "Callable[[Rules, State, str], int]" = lambda rules, state, company: (
        rules.title.kind(company).treasury_x_par
    )
    # a share that the bank has
    bank_price: "Callable[[Rules, State, str], int]" = lambda rules, state, company: state.companies[company].par
    sold_to: str = POOL  # who takes what players sell
    # ordinary certificates that the bank keeps for somebody and does not sell
    reserved: "Callable[[Rules, State, str], int]" = lambda rules, state, company: 0
    check_purchase: "Callable[[Draft, BuyShare], None]" = nothing  # what a title asks besides
    check_sale: "Callable[[Draft, SellShares], None] | None" = None  # else the pool takes half of a company at most
    unoperated_falls_first: bool = True  # shares of a company that has not operated bring the price after the fall
    # while the bank has the director's certificate: may a holder of enough shares take it for them?
    directed_from_bank: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: True
    # certificates besides shares that count against the share limit
    also_counted: "Callable[[Rules, State, str], int]" = lambda rules, state, player: 0


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
    # may companies place stations in this city, other than where it is their home?
    takes_stations: "Callable[[Rules, str, int], bool]" = lambda rules, label, node: True
    # where a company has taken over two stations in one hex, does it keep both?
    both_stations_stay: "Callable[[Rules], bool]" = lambda rules: False
    questions: tuple[str, ...] = ()  # about what comes to lie on the map: while one is open nobody sets the whole map


@dataclass(frozen=True, slots=True)
class TrainSlots:
    # is the train step open although nothing can be bought?
    asked: "Callable[[Draft, str], bool]" = lambda draft, company: False
    # does this station make a route that obliges to own a train?
    duty_stop: "Callable[[Rules, State, str, str, int], bool] | None" = None
    trade_from_phase: str = ""  # companies buy each other's trains from here on
    always_owed: bool = False  # every company owes a train, with a route or without, if there is one to be had
    # does this company sell its trains to others?
    sells: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: True
    # is its charter in use, so that its limit counts?
    charter_open: "Callable[[Rules, State, str], bool]" = lambda rules, state, company: True
    # what is paid for this card of the bank besides the train that is handed in; refuses what may not be handed in
    trade_in: "Callable[[Draft, BuyTrain, TrainData], int]" = no_trade_in
    # refuses what a director may not sell to raise money for a train
    check_sale: "Callable[[Draft, SellShares], None]" = nothing
    # do companies with too many trains choose as they operate, else in any order?
    discards_in_order: "Callable[[Rules], bool]" = lambda rules: False
    # does a train go abroad after a set before the first one was bought? It begins no phase then
    exported_unbought: "Callable[[Rules], bool]" = lambda rules: False
    # do they choose only when the next operating round begins?
    discards_wait: "Callable[[Rules, State], bool]" = lambda rules, state: False


@dataclass(frozen=True, slots=True)
class PaySlots:
    # what may become of a revenue: who gets what, and where the price goes
    payouts: "Callable[[Rules, State, str, int], tuple[Payout, ...]]"
    revenue_settled: "Callable[[Draft, str, int], None]" = nothing
    # is debt for trains an overdrawn account, to which all that the debtor receives goes?
    overdrawn: "Callable[[Rules], bool]" = lambda rules: False
    check_repay: "Callable[[Draft, str], None]" = nothing  # refuses a player who may not repay debt now
    repaid: "Callable[[Draft, str], None]" = nothing


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
