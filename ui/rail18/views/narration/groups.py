"""What belongs together: the events of an entry gathered by what they are about, with the position before each.

Many small events make one thing that people speak of: a sale is a marker, some certificates and a payment. Journal,
consequences and the hands at the table are all made from these groups.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from core.mechanics.seats import PlayerChanged
from core.rail18 import events as ev
from core.rail18.corrections import events as ce
from core.rail18.evolve import evolve
from core.rail18.rules import Rules
from core.rail18.state import (
    CLOSED,
    POOL,
    Auction,
    CompanyTurn,
    GameOver,
    OperatingRound,
    Question,
    State,
    StockRound,
)
from ui.rail18.views.title_views import title_views

Key = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Where something happens: the round, and in it the company that acts or the private on offer."""

    round: str  # "auction", "stock", "operating" or "over"
    number: int = 0
    index: int = 0
    total: int = 0
    company: str | None = None
    private: str | None = None


@dataclass(slots=True)
class Group:
    """Events about one thing. Each comes with the state before it."""

    key: Key
    scene: Scene
    steps: list[tuple[State, ev.Event]] = field(default_factory=list)

    @property
    def topic(self) -> str:
        return self.key[0]

    @property
    def state(self) -> State:
        """The position before the first of its events."""
        return self.steps[0][0]

    def all(self, kind: type[Any]) -> list[Any]:
        return [event for _, event in self.steps if isinstance(event, kind)]

    def first(self, kind: type[Any]) -> Any | None:
        return next((event for _, event in self.steps if isinstance(event, kind)), None)

    def paid(self, *whys: str) -> int:
        """What was paid for one of these reasons, or for any."""
        return sum(
            payment.amount for payment in self.all(ev.MoneyPaid) if not whys or payment.why.partition(":")[0] in whys
        )


def scene_of(state: State) -> Scene:
    turn = next((frame.company for frame in state.flow if isinstance(frame, CompanyTurn)), None)
    return _round_scene(state.flow[0], turn)


def _round_scene(frame: object, company: str | None = None) -> Scene:
    match frame:
        case StockRound():
            return Scene("stock", frame.number)
        case OperatingRound():
            return Scene("operating", frame.number, frame.index, frame.total, company)
        case Auction():
            return Scene("auction", private=frame.private)
    return Scene("over")


def collect(rules: Rules, before: State, events: Iterable[ev.Event]) -> tuple[list[Group], State]:
    """The groups in the order in which they began, and the position after all events."""
    gathering = _Gathering(rules, before)
    for event in events:
        gathering.take(event)
    return gathering.done(), gathering.state


class _Gathering:
    def __init__(self, rules: Rules, before: State) -> None:
        self.rules = rules
        self.state = before
        self.scene = scene_of(before)
        self.next_round: tuple[Scene, Group] | None = None  # begins once what ends the last one is over
        self.groups: list[Group] = []
        self.open: dict[Key, Group] = {}

    def take(self, event: ev.Event) -> None:
        self.turn_page(event)
        key = topic(self.rules, self.state, event)
        if key is not None:
            self.put(key, event)
        self.state = evolve(self.state, event)
        if isinstance(event, ce.TurnCorrected | ce.PositionSet):  # what follows belongs where the game stands now
            self.scene, self.open = scene_of(self.state), {}

    def put(self, key: Key, event: ev.Event) -> None:
        group = self.open.get(key)
        if group is None:
            group = self.open[key] = Group(key, self.scene)
            self.groups.append(group)
        group.steps.append((self.state, event))

    def turn_page(self, event: ev.Event) -> None:
        """A new round or turn closes what was gathered. Exports and mergers still belong to the round before."""
        match event:
            case ev.FrameChanged(frame=Auction() | StockRound() | OperatingRound() | GameOver()):
                scene = _round_scene(event.frame)
                if scene != scene_of(self.state):
                    self.begin_round()
                    self.next_round = scene, Group(("round",), scene, [(self.state, event)])
                    if isinstance(event.frame, GameOver):
                        self.begin_round()
            case ev.FrameEntered(frame=CompanyTurn() as turn):
                self.begin_round()
                self.open = {}
                self.scene = _round_scene(self.state.flow[0], turn.company)
            case ev.FrameLeft() if isinstance(self.state.frame, CompanyTurn):
                self.open = {}
            case ev.Passed() | ev.MoneyPaid() if isinstance(event, ev.Passed) or event.why.startswith("income:"):
                self.begin_round()

    def begin_round(self) -> None:
        if self.next_round is not None:
            self.scene, group = self.next_round
            self.next_round = None
            self.groups.append(group)
            self.open = {}

    def done(self) -> list[Group]:
        self.begin_round()
        return self.groups


def topic(rules: Rules, state: State, event: ev.Event) -> Key | None:
    """What an event is about; None for the parts of the flow that nobody speaks of."""
    return _TOPICS[type(event)](rules, state, event)


def _money(rules: Rules, state: State, e: ev.MoneyPaid) -> Key:
    why, _, what = e.why.partition(":")
    match why:
        case "income" | "exchange":
            return (why,)
        case "dividend" | "withheld":
            return ("dividend", what)
        case "share":
            return ("share", what, e.payer) if state.companies[what].par else ("start", what)
        case "sale":
            return ("sale", what, e.payee)
        case "private":
            return ("private", what)
        case "certificate":
            return ("paper", what)
        case "launch" | "formed":
            return ("launch", e.payee)
        case "destination":
            return ("destination", e.payee)
        case "merged":
            return ("merger", e.payee)
        case "terrain":
            return ("track", what)
        case "station":
            return ("station", e.payer, what)
        case "track":
            return ("track-paid", e.payer)
        case "train":
            return ("train", e.payer)
        case "help" | "loan":
            return ("train", e.payee)
        case "run":
            return ("run", e.payee)
        case "debt":
            return ("repaid", e.payer)
        case "bankrupt":
            return ("bankrupt", e.payer)
    topic = title_views(rules.title.id).narration.payments.get(why)
    return ("payment", e.payer, e.payee) if topic is None else (topic, what)


def _share(rules: Rules, state: State, e: ev.ShareMoved) -> Key:
    match e.why:
        case "bought":
            return ("share", e.company, e.owner) if state.companies[e.company].par else ("start", e.company)
        case "sold":
            return ("sale", e.company, state.shares[e.company][e.certificate])
        case "director":
            return ("director", e.company)
        case "exchange":
            return ("exchange",)
    return ("share-given", e.company, e.owner, e.why)


def _director(rules: Rules, state: State, e: ev.DirectorChanged) -> Key:
    return ("director", e.company) if state.companies[e.company].par else ("start", e.company)


def _marker(rules: Rules, state: State, e: ev.MarkerMoved) -> Key:
    if e.why == "par":
        return ("start", e.company)
    return ("prices",) if e.why in ("pool", "sold-out") else ("price", e.company)


def _follower(rules: Rules, company: str) -> str | None:
    """The company that another goes into."""
    data = rules.title.companies[company]
    return data.merges_into or data.becomes


def _into(rules: Rules, company: str) -> Key:
    into = _follower(rules, company)
    return ("merger", into) if into else ("company-closed", company)


def _train_moved(rules: Rules, state: State, e: ev.TrainMoved) -> Key:
    old = state.trains[e.train].owner
    if old in rules.title.companies and _follower(rules, old) == e.owner:
        return ("merger", e.owner)
    if e.owner == POOL:
        return ("discard", old)
    return ("train-given", e.train) if state.is_player(old) else ("train", e.owner)


def _train_removed(rules: Rules, state: State, e: ev.TrainRemoved) -> Key:
    owner = state.trains[e.train].owner
    match e.why:
        case "scrapped":
            return ("phase", state.phase)
        case "traded-in":
            return ("train", owner)
    return ("discard", owner)


def _debt(rules: Rules, state: State, e: ev.TrainDebtSet | ev.ExchangeDebtSet) -> Key:
    match e.why:
        case "interest":
            return ("interest",)
        case "repaid":
            return ("repaid", e.player)
        case "exchange":
            return ("exchange",)
    return ("debt", e.player)


def _paper_used(rules: Rules, state: State, e: ev.PaperUsed) -> Key:
    return ("power", e.paper) if e.paper in rules.title.privates else ("overlay", e.hex or "")


def _overlay(rules: Rules, state: State, e: ev.OverlayLaid) -> Key:
    return ("line", e.paper) if e.paper and e.paper in rules.title.privates else ("overlay", e.hex)


def _passed(rules: Rules, state: State, e: ev.Passed) -> Key:
    if e.what == "bankrupt":
        return ("bankrupt", e.actor)
    if e.what in ("auction", "stock"):
        sold = isinstance(state.frame, StockRound) and bool(state.frame.blocks)
        return ("bought-nothing", e.actor) if sold else ("passed",)
    return ("declined", e.actor)


def _entered(rules: Rules, state: State, e: ev.FrameEntered) -> Key | None:
    match e.frame:
        case CompanyTurn():
            return ("turn", e.frame.company)
        case Question():
            return ("question", e.frame.about, e.frame.player)
    return None


def _changed(rules: Rules, state: State, e: ev.FrameChanged) -> Key | None:
    """A private that nobody wanted is offered again; a new one turns the page."""
    now, then = e.frame, state.flow[-1]
    if isinstance(now, Auction) and isinstance(then, Auction) and now.private == then.private:
        again = now.minimum != then.minimum or (then.passed and not now.passed)
        return ("offer", now.private) if again else None
    return None


_TOPICS: dict[type[Any], Callable[[Rules, State, Any], Key | None]] = {
    ev.MoneyPaid: _money,
    ev.BankBroken: lambda rules, state, e: ("bank-broken",),
    ev.TrainDebtSet: _debt,
    ev.ExchangeDebtSet: _debt,
    ev.ShareMoved: _share,
    ev.DirectorChanged: _director,
    ev.ParSet: lambda rules, state, e: ("start", e.company),
    ev.CompanyLaunched: lambda rules, state, e: ("launch", e.company),
    ev.CompanyOperated: lambda rules, state, e: ("dividend", e.company),
    ev.CompanyClosed: lambda rules, state, e: _into(rules, e.company),
    ev.DestinationReached: lambda rules, state, e: ("destination", e.company),
    ev.DestinationLapsed: lambda rules, state, e: ("destination-lapsed", e.company),
    ev.MarkerMoved: _marker,
    ev.MarkerRemoved: lambda rules, state, e: _into(rules, e.company),
    ev.PaperMoved: lambda rules, state, e: ("private" if e.paper in rules.title.privates else "paper", e.paper),
    ev.PaperUsed: _paper_used,
    ev.PaperActivated: lambda rules, state, e: ("activated",),
    ev.PaperPaid: lambda rules, state, e: None,  # the income says it
    ev.PaperClosed: lambda rules, state, e: ("papers-closed",),
    ev.TrainTaken: lambda rules, state, e: ("export",) if e.owner == CLOSED else ("train", e.owner),
    ev.TrainGained: lambda rules, state, e: ("train-gained", e.train),
    ev.TrainMoved: _train_moved,
    ev.TrainTurned: lambda rules, state, e: ("phase", state.phase),
    ev.TrainRemoved: _train_removed,
    ev.StackScrapped: lambda rules, state, e: ("phase", state.phase),
    ev.PhaseBegan: lambda rules, state, e: ("phase", e.phase),
    ev.TileLaid: lambda rules, state, e: ("track", e.hex),
    ev.StationPlaced: lambda rules, state, e: ("station", e.company, e.hex),
    ev.StationUsed: lambda rules, state, e: ("station", e.company, ""),
    ev.StationRemoved: lambda rules, state, e: ("station-returned", e.company, e.hex),
    ev.StationReplaced: lambda rules, state, e: ("merger", e.by),
    ev.StationsGained: lambda rules, state, e: ("merger", e.company),
    ev.OverlayLaid: _overlay,
    ev.MapSet: lambda rules, state, e: ("map-set",),
    ev.HomeWaits: lambda rules, state, e: ("home-waits", e.company, e.hex),
    ev.RouteDeclared: lambda rules, state, e: ("route-declared", e.company),
    ev.RouteRun: lambda rules, state, e: ("run", e.company),
    ev.RunMade: lambda rules, state, e: ("run", e.company),
    ev.DividendDecided: lambda rules, state, e: ("dividend", e.company),
    ev.OrderSet: lambda rules, state, e: ("order",),
    ev.BidMade: lambda rules, state, e: ("bid", e.private),
    ev.Passed: _passed,
    PlayerChanged: lambda rules, state, e: ("player", e.player),
    ev.SettingsChanged: lambda rules, state, e: ("settings",),
    ev.Overruled: lambda rules, state, e: ("overruled", e.code),
    ev.FrameEntered: _entered,
    ev.FrameChanged: _changed,
    ev.FrameLeft: lambda rules, state, e: None,
    **{kind: lambda rules, state, e: ("correction", type(e).__name__) for kind in ce.CORRECTION_EVENTS},
    ce.TurnBrokenOff: lambda rules, state, e: ("broken-off", e.company),
    ce.PositionSet: lambda rules, state, e: ("position",),
}
