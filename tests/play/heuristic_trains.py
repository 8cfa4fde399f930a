"""Which train a company buys, how a director raises money for one that it must have, and privates for idle money."""

from core.kernel.action import Action
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.board import has_route
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.holdings import percent, price
from core.rail18.phases import train_limit
from core.rail18.state import BANK, POOL, CompanyTurn, State
from tests.play.heuristic_plans import ByKind, Plans, examples


class TrainMind:
    def __init__(self, engine: Engine18, plans: Plans) -> None:
        self.engine, self.rules, self.plans, self.surveyor = engine, engine.rules, plans, plans.surveyor

    def trains(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        company = frame.company
        done = by_kind.get("Pass")
        treasury = state.cash.get(company, 0)
        forced = done is None
        best: tuple[float, Action] | None = None
        for action in self.offers(state, company, by_kind):
            score = self.train_score(state, action, forced)
            if action.price > treasury and not forced:
                continue
            if best is None or score > best[0]:
                best = score, action
        if forced:
            sale = self.emergency(state, company, best[1] if best else None, by_kind)
            if sale is not None:
                return sale
            return best[1] if best is not None else self.any_train(by_kind)
        if best is not None and best[0] > 0:
            return best[1]
        private = self.private(state, company, by_kind)
        return private or examples(done or ())[0]

    def any_train(self, by_kind: ByKind) -> Action:
        """Where only other directors have one."""
        return min(examples(by_kind["BuyTrain"]), key=lambda action: action.price)  # type: ignore[no-any-return]

    def offers(self, state: State, company: str, by_kind: ByKind) -> list[ac.BuyTrain]:
        found: list[ac.BuyTrain] = []
        for option in by_kind.get("BuyTrain", ()):
            if isinstance(option, Amount):
                action = option.template
                assert isinstance(action, ac.BuyTrain)
                spare = len(state.trains_of(action.source)) > 1 and not self.plans.types(state, company)
                if spare:
                    asked = min(self.rules.side(state.trains[action.train].type).price // 2, option.high)
                    found.append(option.at(max(asked, option.low)))  # type: ignore[arg-type]
            else:
                for action in option.examples():
                    assert isinstance(action, ac.BuyTrain)
                    if action.source in (BANK, POOL):
                        found.append(action)
        return found

    def train_score(self, state: State, action: ac.BuyTrain, forced: bool) -> float:
        """What the train brings over its life against its price, with what a new phase does to one's companies."""
        company, player = action.company, action.actor
        kind = action.train if action.source == BANK else state.trains[action.train].type
        outcome = self.engine.decide(state, action)
        after = state
        for event in outcome:  # type: ignore[union-attr]
            after = evolve(after, event)
        life = self.plans.life(after, kind)
        own = self.plans.types(state, company)
        kept = list(own)
        if action.trade_in is not None:
            kept.remove(state.trains[action.trade_in].type)
        gain = float(self.surveyor.income(state, company, [*kept, kind]) - self.surveyor.income(state, company, own))
        if not own and not gain and not has_route(self.rules, state, company):
            gain = 0.25 * self.plans.prospect(state, company, kind)
        lost = self.lost_by_phase(state, after, player) if after.phase != state.phase else 0.0
        treasury = state.cash.get(company, 0)
        helped = max(0, action.price - treasury)
        share = percent(self.rules, state, company, player) / 100
        score = gain * life - 2.0 * lost
        own_money = helped + 0.5 * max(0, helped - state.cash[player])
        if forced:
            return score * max(share, 0.3) - own_money * 1.5 - 0.05 * action.price + (0.1 * life)
        # Money kept for a train that lasts is worth more than money spent on one that does not.
        needs = not self.plans.lasting(state, company)
        next_price = self.plans.next_price(state, company)
        left = treasury - action.price
        if needs and life < 2.5 and left < next_price and gain * life < 1.3 * action.price:
            return -1.0
        last_slot = len(own) == train_limit(self.rules, state, company) - 1
        if last_slot and own and life < 4 and self.rules.title.kind(company).must_own_train:
            score *= 0.7
        if not own and gain:
            score += 40.0
        to_the_end = life >= self.plans.rounds_left(after)
        return score - (0.15 if to_the_end else 0.4 if life > 3 else 0.55) * action.price

    def lost_by_phase(self, state: State, after: State, player: str) -> float:
        """What his companies earn less in an operating round once the new phase has taken their trains."""
        lost = 0.0
        for sym in self.plans.leads(state, player):
            if sym in after.markers and not after.companies[sym].closed:
                left = [state.trains[train].type for train in state.trains_of(sym) if train in after.trains]
                had = self.surveyor.income(state, sym, self.plans.types(state, sym))
                has = self.surveyor.income(after, sym, left)
                lost += 0.5 * max(0, had - has) * percent(self.rules, state, sym, player) / 100
        return lost

    def emergency(self, state: State, company: str, wanted: Action | None, by_kind: ByKind) -> Action | None:
        """Shares go before debt is made, the least promising first."""
        if not isinstance(wanted, ac.BuyTrain):
            return None
        player = wanted.actor
        missing = wanted.price - state.cash.get(company, 0) - state.cash[player]
        sales = [sale for sale in examples(by_kind.get("SellShares", ())) if sale.company != company]
        if missing <= 0 or not sales:
            return None

        def regret(sale: ac.SellShares) -> tuple[float, int]:
            each = price(self.rules, state, sale.company)
            gain = self.plans.share_gain(state, player, sale.company, each) / each
            over = abs(sale.shares * each - missing)
            return gain + over / 400, sale.shares

        best = min(sales, key=regret)
        each = price(self.rules, state, best.company)
        dear = self.plans.share_gain(state, player, best.company, each) > 0.5 * each
        return None if dear else best

    def private(self, state: State, company: str, by_kind: ByKind) -> Action | None:
        """Idle money buys the director's privates."""
        room = len(state.trains_of(company)) < train_limit(self.rules, state, company)
        needs = room or not self.plans.lasting(state, company)
        spare = state.cash.get(company, 0) - (self.plans.next_price(state, company) if needs else 40)
        for option in by_kind.get("BuyPrivate", ()):
            assert isinstance(option, Amount)
            action = option.template
            assert isinstance(action, ac.BuyPrivate)
            value = self.rules.slots.papers.face(self.rules, action.private)
            asked = min(option.high, spare)
            if asked >= 0.8 * value:
                return option.at(asked)
        return None
