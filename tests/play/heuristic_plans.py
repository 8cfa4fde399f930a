"""What a player expects of a company: trains that last, what it will earn, what it lacks, how long the game goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from core.kernel.options import Option
from core.rail18.board import has_route, station_places
from core.rail18.holdings import director, percent, price
from core.rail18.launch import stations_at_par
from core.rail18.phases import train_limit
from core.rail18.rules import Rules
from core.rail18.state import BANK, State
from core.rail18.steps.trains import may_own, sides_on_sale
from core.rail18.title_data import TrainSideData
from tests.play.heuristic_board import Surveyor

ByKind = dict[str, list[Option]]


def examples(options: Sequence[Option]) -> list[Any]:
    return [action for option in options for action in option.examples()]


@dataclass
class Taste:
    """How one player differs from the others; drawn once."""

    privates: float  # what they are worth to him
    thrift: float  # how early his companies save for a train
    reserve: float  # of his own cash, for trains of his companies
    founder: float  # likes to start companies

    @classmethod
    def drawn(cls, rng: Random) -> "Taste":
        return cls(rng.uniform(0.94, 1.12), rng.uniform(0.35, 1.2), rng.uniform(0.0, 0.9), rng.uniform(0.85, 1.2))

    @classmethod
    def table(cls, players: Sequence[str], rng: Random) -> dict[str, "Taste"]:
        """Everybody's own; two of them live from hand to mouth."""
        tastes = {player: cls.drawn(rng) for player in players}
        for player in rng.sample(players, 2):
            tastes[player] = replace(tastes[player], thrift=0.0, reserve=0.0, founder=1.3)
        return tastes


@dataclass
class Plans:
    rules: Rules
    surveyor: Surveyor
    tastes: dict[str, Taste] = field(default_factory=dict)

    # trains and their time

    def cards_before(self, state: State, phase: str) -> int:
        """Cards that must go until the first one of this phase is sold; 0 when it has begun."""
        if self.rules.phase_at_least(state, phase):
            return 0
        left = 0
        for train in self.rules.title.data.trains:
            if train.starts_phase == phase:
                break
            left += (train.count or 0) - state.stack.get(train.sides[0].type, 0)
        return left + 1

    def pace(self, state: State) -> float:
        """Cards that go in an operating round."""
        running = sum(company.launched and not company.closed for company in state.companies.values())
        return 1.0 + 0.2 * running

    def life(self, state: State, train_type: str) -> float:
        """Operating rounds until a train of this type is scrapped."""
        data, _side = self.rules.title.train_sides[train_type]
        gone = self.rules.title.scrapped_in(data)
        rounds = self.rounds_left(state)
        if gone is None:
            return rounds
        return min(rounds, self.cards_before(state, gone) / self.pace(state))

    def rounds_left(self, state: State) -> float:
        """Operating rounds until the end of the game: the bank is paid out ever faster."""
        by_phase = {"1": 15.0, "2": 14.0, "3": 12.0, "4": 10.0, "5": 8.0, "6": 7.0}.get(state.phase, 6.0)
        paid = sum(company.last_revenue for company in state.companies.values() if not company.closed)
        return max(1.0, min(by_phase, max(state.cash[BANK], 0) / (paid * 0.9 + 150) + 1.5))

    def prospect(self, state: State, company: str, train_type: str) -> float:
        """What a train may come to earn of which nothing can be said yet."""
        return self.surveyor.promise(state, company, self.surveyor.view(state, company))

    def types(self, state: State, company: str) -> list[str]:
        return [state.trains[train].type for train in state.trains_of(company)]

    def lasting(self, state: State, company: str, rounds: float = 2.5) -> list[str]:
        enough = min(rounds, self.rounds_left(state) - 0.7)
        return [kind for kind in self.types(state, company) if self.life(state, kind) > enough]

    def planned(self, state: State, company: str) -> list[str]:
        """The trains it will run before long: those that last, and one more if it has none or money for it."""
        own = self.types(state, company)
        if len(own) >= train_limit(self.rules, state, company):
            return own
        sides = self.next_sides(state, company)
        if not sides or (own and state.cash.get(company, 0) < min(side.price for side in sides)):
            return own
        return [*own, sides[0].type]

    def next_sides(self, state: State, company: str) -> list[TrainSideData]:
        """Of the trains that the bank sells now, those that it may own."""
        return [side for _, side in sides_on_sale(self.rules, state) if may_own(self.rules, company, side.type)]

    def next_price(self, state: State, company: str) -> int:
        """The cheapest new train that will last, at the time when it is needed."""
        for train in self.rules.title.data.trains:
            if train.count is not None and state.stack.get(train.sides[0].type, 0) >= train.count:
                continue
            sides = [side for side in train.sides if may_own(self.rules, company, side.type)]
            if sides and self.life(state, sides[0].type) >= min(3.0, self.rounds_left(state) - 0.5):
                return min(side.price for side in sides)
        return 700

    def shortage(self, state: State, company: str) -> int:
        """Money that it lacks for the train it will need soon; 0 where its trains last."""
        if self.lasting(state, company) or not has_route(self.rules, state, company):
            return 0
        return max(0, self.next_price(state, company) - state.cash.get(company, 0))

    # companies

    def may_merge(self, company: str) -> bool:
        return self.rules.title.companies[company].merges_into is not None

    def merged_in(self, company: str) -> str:
        """The phase in which what it merges into forms."""
        into = self.rules.title.companies[company].merges_into
        return self.rules.title.companies[into].forms_in_phase or "" if into else ""

    def earns(self, state: State, company: str) -> float:
        """What it will earn in a usual operating round from now on."""
        found = state.companies[company]
        if found.closed:
            return 0.0
        if not found.launched or (not found.home_placed and not self.rules.title.members(company)):
            return self.hoped(state, company, found.par or 80)
        now = self.surveyor.income(state, company, self.types(state, company))
        soon = self.surveyor.income(state, company, self.lasting(state, company))
        cash = state.cash.get(company, 0)
        if not soon and cash < self.next_price(state, company):
            soon = round(0.4 * now)
        grown = 1.0 if self.rules.phase_at_least(state, "6") else 1.2
        return max(0.45 * now + 0.55 * soon * grown, 0.3 * found.last_revenue)

    def hoped(self, state: State, company: str, par: int) -> float:
        """What a company earns that is just being started: its place, and the trains that its treasury pays."""
        begun = self.surveyor.with_home(state, company)
        view = self.surveyor.view(begun, company)
        place = self.surveyor.promise(begun, company, view)
        kind = self.rules.title.kind(company)
        sides = self.next_sides(state, company)
        if not sides:
            return 0.0
        treasury = kind.treasury_x_par * par
        trains = min(treasury // sides[-1].price, train_limit(self.rules, state, company), 3)
        if not trains:
            return 0.25 * place if self.may_merge(company) else 0.0
        best = self.surveyor.income(begun, company, [sides[0].type] * trains)
        stations = stations_at_par(self.rules, company, par)
        later = place * (0.35 + 0.2 * trains) * (0.9 + 0.04 * stations)
        return max(best * 1.1, 0.5 * best + later)

    def share_gain(self, state: State, player: str, company: str, cost: int) -> float:
        """What one share brings beyond its cost until the end: dividends, and the way its price goes."""
        rules = self.rules
        unit = rules.title.kind(company).share_percent
        rounds = self.rounds_left(state)
        earns = self.earns(state, company)
        worth = price(rules, state, company) or cost
        if self.may_merge(company):
            merged = self.cards_before(state, self.merged_in(company)) / self.pace(state)
            apart = min(rounds, merged)
            dividends = earns * unit / 100 * apart + 0.05 * 330 * max(0.0, rounds - apart)
            growth = 6.0 * min(apart, 5.0)
        else:
            dividends = earns * unit / 100 * rounds
            rate = 14.0 if worth >= 120 else 9.0
            growth = rate * rounds * 0.7 if earns >= worth * 0.4 else (2.0 if earns > 0 else -6.0) * rounds
        saving = 0.8 if self.shortage(state, company) and not self.may_merge(company) else 0.95
        fall = 0.0
        if not self.types(state, company) and state.companies[company].operated:
            fall = 15.0
        return dividends * saving + growth - fall + (worth - cost)

    def own_percent(self, state: State, player: str, company: str) -> int:
        return percent(self.rules, state, company, player)

    def leads(self, state: State, player: str) -> list[str]:
        return [
            sym
            for sym, company in state.companies.items()
            if not company.closed and director(self.rules, state, sym) == player
        ]

    def running(self, state: State, company: str) -> bool:
        return bool(station_places(state, company))
