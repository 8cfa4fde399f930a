"""What a sensible player of 1824 knows besides: the first round, exchanges, companies that will become others."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.holdings import director, price, unsold
from core.rail18.rules import Rules
from core.rail18.state import Question, State
from core.titles.t1824.actions import BuyMinor, BuyMountain, ExchangeCoal, ExchangeMountain
from core.titles.t1824.data import special
from core.titles.t1824.routes import is_mine
from core.titles.t1824.shares import coal_of, kind_of
from tests.play.heuristic import HeuristicPlayer
from tests.play.heuristic_plans import ByKind, Plans, examples
from tests.play.heuristic_stock import Rated, StockMind
from tests.play.sample_notes import Note, Sample

WANTED = (
    "over", "bank broken", "Sd formed", "Ug formed", "kk formed", "forced exchanges", "coal railways exchanged",
    "trade-ins", "debts", "two mines in a run",
)  # fmt: skip
NOW_OR_NEVER = 5.0  # what is sold in the first round alone goes before what can be had later


def notes(rules: Rules, before: State, action: Action, events: Sequence[Any]) -> Iterator[Note]:
    """What a reader of 1824 looks for besides."""
    if isinstance(action, ExchangeMountain):
        yield "forced exchanges" if isinstance(before.frame, Question) else "mountain railways exchanged"
    if isinstance(action, ExchangeCoal):
        yield "coal railways exchanged"
    if isinstance(action, ac.BuyTrain):
        yield from ("trade-ins",) if action.trade_in is not None else ()
        yield from ("trains between companies",) if action.source in before.companies else ()
    if isinstance(action, ac.RunTrains):
        stops = (stop.split(".")[0] for route in action.routes for stop in route.path if "." in stop)
        mines = {label for label in stops if is_mine(rules, label)}
        yield from (f"runs from {mine}" for mine in sorted(mines))
        yield from ("two mines in a run",) if len(mines) > 1 else ()
    for event in events:
        if isinstance(event, ev.CompanyLaunched) and rules.title.members(event.company):
            yield f"{event.company} formed"


SAMPLE = Sample(("Marie", "Franz", "Ilona", "Jan"), WANTED, notes, seed=18)


class Plans1824(Plans):
    """Companies that are not there yet are counted on from the time when they will be."""

    def life(self, state: State, train_type: str) -> float:
        data, _side = self.rules.title.train_sides[train_type]
        by = self.rules.title.train_sides.get(data.scrapped_by or "")
        opens = by[0].available_from_phase if by else None
        if opens is None:
            return super().life(state, train_type)
        # a stronger goods train need not be bought at once
        return min(self.rounds_left(state), self.cards_before(state, opens) / self.pace(state) + 1.5)

    def prospect(self, state: State, company: str, train_type: str) -> float:
        """A goods train is for who knows the way to a mine."""
        goods = self.rules.side(train_type).kind == "goods"
        known = "normal" not in self.rules.title.kind(company).train_kinds
        return 0.0 if goods and not known else super().prospect(state, company, train_type)

    def becomes_due(self, state: State, company: str) -> float:
        """Operating rounds until it forms or may open."""
        title = self.rules.title
        forms = title.companies[company].forms_in_phase
        if forms is not None:
            return self.cards_before(state, forms) / self.pace(state) + 0.5
        coal = coal_of(self.rules, company)
        if coal is None or state.companies[coal].closed:
            return 0.0
        return self.cards_before(state, special(self.rules).coal_railways.exchange_from_phase) / self.pace(state)

    def hoped(self, state: State, company: str, par: int) -> float:
        """A Staatsbahn has what its forerunners have, and a treasury for a train or two of the time."""
        members = [sym for sym in self.rules.title.members(company) if not state.companies[sym].closed]
        if not self.rules.title.members(company):
            return super().hoped(state, company, par)
        ran = sum(state.companies[sym].last_revenue for sym in members)
        places = [self.surveyor.promise(state, sym, self.surveyor.view(state, sym)) for sym in members]
        return 0.7 * ran + 70.0 + 0.5 * max(places, default=0.0)

    def share_gain(self, state: State, player: str, company: str, cost: int) -> float:
        found = state.companies[company]
        if found.launched:
            return super().share_gain(state, player, company, cost)
        rounds = self.rounds_left(state)
        runs = max(0.0, rounds - self.becomes_due(state, company) - 0.5)
        unit = self.rules.title.kind(company).share_percent
        worth = price(self.rules, state, company) or cost
        return self.earns(state, company) * unit / 100 * runs * 0.9 + 5.0 * runs + worth - cost


class StockMind1824(StockMind):
    def __init__(self, engine: Engine18, plans: Plans, rng: Random) -> None:
        super().__init__(engine, plans, rng)
        seats = [player.id for player in self.rules.setup.players]
        things = [*self.rules.title.privates, *self.minors()]
        self.liked = {(player, thing): rng.uniform(0.75, 1.3) for player in seats for thing in things}

    def minors(self) -> list[str]:
        return [sym for sym, data in self.rules.title.companies.items() if data.becomes or data.merges_into]

    # what is only sold in the first round

    def others(self, state: State, player: str, by_kind: ByKind, kept: int) -> Iterator[Rated]:
        for action in examples(by_kind.get("BuyMountain", ())):
            assert isinstance(action, BuyMountain)
            yield NOW_OR_NEVER + 0.55 * self.liked[player, action.code], action
        for action in self.minors_at_best(state, player, examples(by_kind.get("BuyMinor", ()))):
            yield NOW_OR_NEVER + self.minor_ratio(state, player, action), action
        yield from self.exchanges(state, player, by_kind)

    def minors_at_best(self, state: State, player: str, offered: Iterable[BuyMinor]) -> Iterator[BuyMinor]:
        """A coal railway at the price that leaves its owner money for shares of what it becomes."""
        by_company: dict[str, list[BuyMinor]] = {}
        for action in offered:
            by_company.setdefault(action.company, []).append(action)
        for sym, actions in by_company.items():
            wanted = 150.0 * self.liked[player, sym] * self.plans.tastes[player].founder
            yield min(actions, key=lambda action: abs(action.price - min(wanted, 0.5 * state.cash[player])))

    def minor_ratio(self, state: State, player: str, action: BuyMinor) -> float:
        """Half of what it earns, and then a certificate of what it becomes."""
        begun = self.plans.surveyor.with_home(state, action.company)
        place = self.plans.surveyor.promise(begun, action.company, self.plans.surveyor.view(begun, action.company))
        into = self.rules.title.companies[action.company].becomes
        ratio = (0.55 + place / 250) * self.liked[player, action.company]
        if into is not None:
            ratio *= 1.3  # it leads something of its own
        elif special(self.rules).exchange[action.company] > 10:
            ratio *= 1.1
        led = len(self.plans.leads(state, player))
        return ratio * (1.6, 1.1, 1.0, 0.8, 0.7)[min(led, 4)]

    # exchanges

    def exchanges(self, state: State, player: str, by_kind: ByKind) -> Iterator[Rated]:
        for action in examples(by_kind.get("ExchangeCoal", ())):
            assert isinstance(action, ExchangeCoal)
            yield self.coal_ratio(state, player, action.company), action
        best = self.best_share(state, player, examples(by_kind.get("ExchangeMountain", ())))
        if best is not None:
            value, action = best
            kept = self.kept_mountain(state) + 0.9 * value
            yield (value - kept) / max(value, 1.0) + self.helps(state, player, action.company), action

    def kept_mountain(self, state: State) -> float:
        """What it brings until it must be exchanged."""
        forced = special(self.rules).mountain_railways.exchange_forced_in_phase
        return 25 * self.plans.cards_before(state, forced) / self.plans.pace(state)

    def best_share(
        self, state: State, player: str, offered: Iterable[ExchangeMountain]
    ) -> tuple[float, ExchangeMountain] | None:
        rated: list[tuple[float, int, ExchangeMountain]] = []
        for action in offered:
            value = self.plans.share_gain(state, player, action.company, 0)
            rated.append((value + 40 * self.helps(state, player, action.company), -len(rated), action))
        return max(rated)[::2] if rated else None  # type: ignore[return-value]

    def helps(self, state: State, player: str, company: str) -> float:
        """It brings a regional railway of his own nearer to its opening."""
        own = self.starter(state, company) == player and not state.companies[company].launched
        return 0.4 if own and self.lacking(state, company) > 0 else 0.0

    def starter(self, state: State, company: str) -> str | None:
        """Who leads the company, or will once his coal railway is exchanged."""
        coal = coal_of(self.rules, company)
        return director(self.rules, state, company) or (director(self.rules, state, coal) if coal else None)

    def coal_ratio(self, state: State, player: str, coal: str) -> float:
        """As soon as its regional railway opens with it, or nearly so."""
        into = self.rules.title.companies[coal].becomes
        assert into is not None
        lacking = self.lacking(state, into)
        if not lacking:
            return 2.0
        par = state.companies[into].par
        return 1.2 if state.cash[player] >= lacking * par else 0.05

    def lacking(self, state: State, company: str) -> int:
        """The director's certificate that waits for a coal railway counts as good as taken."""
        kind = self.rules.title.kind(company)
        coal = coal_of(self.rules, company)
        waits = coal is not None and director(self.rules, state, coal) is not None
        out = 100 - unsold(self.rules, state, company) + (20 if waits else 0)
        return max(0, -(-(kind.float_percent - out) // kind.share_percent))

    def floats(self, state: State, player: str, company: str) -> float:
        if kind_of(self.rules, company) == "staatsbahn":
            return 1.0
        leader = self.starter(state, company)
        if leader is None:
            return 0.1
        money = state.cash[leader] + (state.cash[player] if player != leader else 0)
        lacking, par = self.lacking(state, company), state.companies[company].par
        if leader == player and lacking and money >= lacking * par:
            return 1.6
        return 0.9 if money >= lacking * par else 0.45


class Player(HeuristicPlayer):
    planning = Plans1824
    trading = StockMind1824

    def other_answer(self, state: State, frame: Question, by_kind: ByKind) -> Action:
        """A forced exchange takes the best share."""
        assert isinstance(self.dealing, StockMind1824)
        best = self.dealing.best_share(state, frame.player, examples(by_kind.get("ExchangeMountain", ())))
        return best[1] if best is not None else super().other_answer(state, frame, by_kind)
