"""Positions of German Railways made by hand, and a driver that plays on them."""

from collections.abc import Mapping
from typing import Any, Self

from core import registry
from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.engine import EngineGR
from core.german_railways.network import income, links, player_incomes, supply
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, Auction, State
from core.german_railways.title import Title
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.mechanics.seats import Player

NAMES = {"ann": "Ann", "ben": "Ben", "cat": "Cat", "dan": "Dan", "eve": "Eve"}
TITLE = "german_railways"


def record(actions: Any = (), **fields: Any) -> dict[str, Any]:
    """A recorded game of Ann, Ben and Cat."""
    players = [{"id": seat, "name": name} for seat, name in list(NAMES.items())[:3]]
    head = {"format": "german-railways-record-1", "title": "german_railways", "players": players}
    return {
        **head,
        "seating": ["ben", "cat", "ann"],
        "banker": "cat",
        "actions": list(actions) if isinstance(actions, tuple) else actions,
        **fields,
    }


def the_title() -> Title:
    found = registry.title_data(TITLE)
    assert isinstance(found, Title)
    return found


def engine(players: int = 3, mode: str = "hotseat", banker: str = "", seed: str = "7", **switches: str) -> EngineGR:
    seats = [Player(seat, name) for seat, name in list(NAMES.items())[:players]]
    overrides = {name.replace("_", "-"): value for name, value in switches.items()}
    setup = new_setup(TITLE, seats, None, overrides, mode, banker=banker, seed=seed)
    found = registry.engine_for(setup)
    assert isinstance(found, EngineGR)
    return found


class Table:
    """Ann, Ben and Cat, at the first auction; `rounds` puts them into a round with one share of each railroad sold."""

    def __init__(self, players: int = 3, mode: str = "hotseat", banker: str = "", **switches: str) -> None:
        self.engine = engine(players, mode, banker, **switches)
        self.state = self.engine.initial()
        self.events: tuple[Any, ...] = ()

    @property
    def rules(self) -> Rules:
        return self.engine.rules

    def rounds(self, *order: str, number: int = 1) -> Self:
        """A turn of the first of these; each railroad's first share is held by the seats in turn."""
        seats = self.state.seats
        shares = {railroad: {seats[n % len(seats)]: 1} for n, railroad in enumerate(self.rules.title.railroads)}
        return self.change(auction=None, round=number, order=order, at=0, shares=shares)

    def change(self, **fields: Any) -> Self:
        self.state = self.state.with_(**fields)
        return self

    def cash(self, **amounts: int) -> Self:
        """Of players and treasuries; the bank has the rest."""
        money = {**self.state.cash, **amounts}
        money[BANK] = -sum(amount for holder, amount in money.items() if holder != BANK)
        return self.change(cash=money)

    def shares(self, railroad: str, **holders: int) -> Self:
        return self.change(shares={**self.state.shares, railroad: holders})

    def track(self, railroad: str, *places: str) -> Self:
        """Besides what is there."""
        there = self.state.track[railroad]
        return self.change(track={**self.state.track, railroad: (*there, *places)})

    # --- actions

    def do(self, action: Action, reason: str | None = None) -> Self:
        outcome = judge_by_mode(self.engine, self.state, action, reason)
        assert not isinstance(outcome, Rejection), outcome
        self.events = tuple(outcome)
        for event in outcome:
            self.state = self.engine.evolve(self.state, event)
        return self

    def refused(self, action: Action, reason: str | None = None) -> Rejection:
        outcome = judge_by_mode(self.engine, self.state, action, reason)
        assert isinstance(outcome, Rejection), outcome
        return outcome

    def why_not(self, action: Action) -> str:
        return self.refused(action).code

    def bids(self, player: str, amount: int) -> Self:
        return self.do(bid(self.auction.railroad, player, amount))

    def passes(self, *players: str) -> Self:
        for player in players:
            self.do(ac.Pass(actor=player, what="auction"))
        return self

    def result(self, player: str, amount: int) -> Self:
        """An auction that this player wins with his first bid."""
        railroad = self.auction.railroad
        while self.state.auction is not None and self.auction.railroad == railroad:
            bidder = self.auction.bidder
            self.do(bid(railroad, bidder, amount) if bidder == player else ac.Pass(actor=bidder, what="auction"))
        return self

    def skips(self, player: str) -> Self:
        return self.do(ac.Pass(actor=player, what="turn"))

    def offers(self, player: str, railroad: str) -> Self:
        return self.do(ac.OfferShare(actor=player, railroad=railroad))

    def builds(self, player: str, railroad: str, *hexes: str) -> Self:
        return self.do(build(player, railroad, *hexes))

    def draws(self, *order: str) -> Self:
        return self.do(draw(*order))

    def agrees(self, *players: str) -> Self:
        for player in players:
            self.do(ac.AgreeToEnd(actor=player))
        return self

    # --- what there is

    @property
    def auction(self) -> Auction:
        assert self.state.auction is not None
        return self.state.auction

    def income(self, railroad: str) -> int:
        return income(self.rules, self.state.track, railroad)

    @property
    def player_incomes(self) -> Mapping[str, int]:
        return player_incomes(self.rules, self.state)

    @property
    def links(self) -> set[str]:
        return {"-".join(pair) for pair in links(self.rules, self.state.track)}

    def supply(self, railroad: str) -> int:
        return supply(self.rules, self.state, railroad)

    @property
    def paid(self) -> dict[str, int]:
        """Dividends of the last action, by player."""
        money = [event for event in self.events if isinstance(event, ev.MoneyPaid) and event.why == "dividend"]
        return {event.payee: event.amount for event in money}

    @property
    def spent(self) -> int:
        """The price of the last build."""
        (built,) = (event for event in self.events if isinstance(event, ev.TrackBuilt))
        return int(built.cost)

    def offered(self, kind: type[Action]) -> list[Action]:
        """The examples of the options of a kind."""
        options = self.engine.options(self.state)
        return [action for option in options if option.kind == kind.kind for action in option.examples()]


def bid(railroad: str, player: str, amount: int) -> ac.Bid:
    return ac.Bid(actor=player, railroad=railroad, amount=amount)


def build(player: str, railroad: str, *hexes: str) -> ac.BuildTrack:
    return ac.BuildTrack(actor=player, railroad=railroad, hexes=hexes)


def draw(*order: str) -> ac.DrawOrder:
    return ac.DrawOrder(actor=BANK, order=order)


def folded(engine: EngineGR, state: State, events: tuple[Any, ...]) -> State:
    for event in events:
        state = engine.evolve(state, event)
    return state
