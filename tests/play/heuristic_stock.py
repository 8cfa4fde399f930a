"""Sensible dealing: shares, new companies, what the title has besides; and selling in time."""

from collections.abc import Iterator
from random import Random

from core.kernel.action import Action
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.holdings import certificates, counted, director, percent, price, share_limit, unsold
from core.rail18.state import BANK, POOL, Auction, State, StockRound
from tests.play.heuristic_plans import ByKind, Plans, examples

Rated = tuple[float, Action]  # what it brings against its cost


class StockMind:
    def __init__(self, engine: Engine18, plans: Plans, rng: Random) -> None:
        self.engine, self.rules, self.plans, self.rng = engine, engine.rules, plans, rng

    def auction(self, state: State, frame: Auction, by_kind: ByKind) -> Action:
        """Nobody bids where a title does not say what its privates are worth."""
        return examples(by_kind["Pass"])[0]  # type: ignore[no-any-return]

    def par(self, state: State, by_kind: ByKind) -> Action:
        return max(examples(by_kind["SetPar"]), key=lambda action: action.price)  # type: ignore[no-any-return]

    # the stock round

    def choose(self, state: State, frame: StockRound, by_kind: ByKind) -> Action:
        player = frame.player
        sales = examples(by_kind.get("SellShares", ()))
        if "Pass" not in by_kind:
            return self.least(state, player, sales)
        owed = state.train_debt.get(player, 0)
        if owed:
            if "RepayDebt" in by_kind:
                for option in by_kind["RepayDebt"]:
                    if option.actor == player:
                        assert isinstance(option, Amount)
                        return option.at(option.high)
            if sales and (sale := self.for_debt(state, player, sales, owed)):
                return sale
        sale = self.doomed(state, player, sales)
        if sale is not None:
            return sale
        best = self.purchase(state, frame, by_kind)
        if best is not None:
            return best
        sale = self.better(state, frame, sales)
        return sale or examples(by_kind["Pass"])[0]

    def purchase(self, state: State, frame: StockRound, by_kind: ByKind) -> Action | None:
        player = frame.player
        cash = state.cash[player]
        kept = min(self.kept_back(state, player), cash)
        rated: list[tuple[float, int, Action]] = []
        for action in examples(by_kind.get("BuyShare", ())):
            cost = self.cost(state, action)
            if cash - cost >= kept or not state.companies[action.company].launched:
                rated.append((self.share_ratio(state, player, action, cost), -len(rated), action))
        for action in self.starts(state, player, by_kind):
            shares = (
                self.rules.title.certificates[action.company][0].percent
                // self.rules.title.kind(action.company).share_percent
            )
            cost = shares * action.price
            if cash - cost >= min(kept, cash // 2):
                rated.append((self.start_ratio(state, player, action, cost), -len(rated), action))
        for ratio, other in self.others(state, player, by_kind, kept):
            rated.append((ratio, -len(rated), other))
        rated.sort(key=lambda found: found[:2], reverse=True)
        return rated[0][2] if rated and rated[0][0] > 0.1 else None

    def others(self, state: State, player: str, by_kind: ByKind, kept: int) -> Iterator[Rated]:
        """What only the title sells or exchanges in a stock round."""
        yield from ()

    def kept_back(self, state: State, player: str) -> int:
        """Cash for trains that his companies must buy soon and cannot pay."""
        lacks = sum(
            self.plans.shortage(state, sym)
            for sym in self.plans.leads(state, player)
            if self.rules.title.kind(sym).must_own_train and state.companies[sym].launched
        )
        return int(self.plans.tastes[player].reserve * min(lacks, 400))

    def cost(self, state: State, action: ac.BuyShare) -> int:
        from_bank = self.rules.slots.stock.bank_price
        each = (from_bank if action.source == "bank" else price)(self.rules, state, action.company)
        return each * action.percent // self.rules.title.kind(action.company).share_percent

    def share_ratio(self, state: State, player: str, action: ac.BuyShare, cost: int) -> float:
        company = action.company
        units = action.percent // self.rules.title.kind(company).share_percent
        ratio = units * self.plans.share_gain(state, player, company, cost // units) / cost
        found = state.companies[company]
        own = percent(self.rules, state, company, player)
        if not found.launched:
            ratio *= self.floats(state, player, company)
            if director(self.rules, state, company) == player:
                ratio += 1.5 if state.cash[player] >= self.lacking(state, company) * found.par else 0.3
        elif director(self.rules, state, company) == player:
            ratio *= 1.1
        if counted(self.rules, state, player) >= share_limit(self.rules, state) - 2:
            ratio *= (units * cost / 100) ** 0.5  # what counts now is what a certificate brings
        if own >= 60:
            ratio *= 0.8
        return ratio

    def lacking(self, state: State, company: str) -> int:
        """Shares that must still be bought until it floats."""
        kind = self.rules.title.kind(company)
        out = 100 - unsold(self.rules, state, company)
        return max(0, -(-(kind.float_percent - out) // kind.share_percent))

    def floats(self, state: State, player: str, company: str) -> float:
        """How likely it is that a started company floats soon."""
        leader = director(self.rules, state, company)
        lacking, par = self.lacking(state, company), state.companies[company].par
        if leader is None:
            return 0.2
        money = state.cash[leader] + (state.cash[player] if player != leader else 0)
        return 0.9 if money >= lacking * par else 0.35

    def starts(self, state: State, player: str, by_kind: ByKind) -> list[ac.StartCompany]:
        """For each company the dearest par at which he can float it, with a little help for the large ones."""
        waiting = [sym for sym in self.plans.leads(state, player) if not state.companies[sym].launched]
        if waiting:
            return []
        cash = state.cash[player]
        dearest: dict[str, ac.StartCompany] = {}
        for action in examples(by_kind.get("StartCompany", ())):
            kind = self.rules.title.kind(action.company)
            needed = -(-kind.float_percent // kind.share_percent)
            out = 100 - unsold(self.rules, state, action.company)
            needed -= min(out // kind.share_percent, 1)
            others = sorted((state.cash[other] for other in state.order if other != player), reverse=True)
            helped = sum(money >= 2 * action.price for money in others[:2]) if needed >= 4 else 0
            if cash >= (needed - helped) * action.price:
                known = dearest.get(action.company)
                if known is None or action.price > known.price:
                    dearest[action.company] = action
        return list(dearest.values())

    def start_ratio(self, state: State, player: str, action: ac.StartCompany, cost: int) -> float:
        company = action.company
        kind = self.rules.title.kind(company)
        rounds = self.plans.rounds_left(state)
        hoped = self.plans.hoped(state, company, action.price)
        led = len(self.plans.leads(state, player))
        units = self.rules.title.certificates[company][0].percent // kind.share_percent
        alone = rounds
        merged = 0.0
        if self.plans.may_merge(company):
            alone = min(rounds, self.plans.cards_before(state, "5") / self.plans.pace(state))
            merged = 0.05 * 330 * max(0.0, rounds - alone)
        each = (hoped * kind.share_percent / 100 * max(0.0, alone - 1.0) + merged) * 0.9 + 5.0 * min(alone, 6.0)
        ratio = units * each / cost * self.plans.tastes[player].founder
        if kind.must_own_train and kind.treasury_x_par * action.price < self.plans.next_price(state, company):
            ratio *= 0.15
        if not self.plans.may_merge(company) and rounds < 5:
            ratio *= 0.6
        if led == 0:
            ratio += 0.8  # to lead something comes first
        return ratio * (1.15, 1.0, 0.75, 0.45, 0.25)[min(led, 4)]

    # selling

    def gain(self, state: State, player: str, company: str) -> float:
        """What a share still brings, by its price."""
        each = price(self.rules, state, company)
        return self.plans.share_gain(state, player, company, each) / each if each else 0.0

    def least(self, state: State, player: str, sales: list[ac.SellShares]) -> ac.SellShares:
        """What has to be sold: enough, of the least promising, and no more."""
        owed = max(state.exchange_debt.get(player, 0), 1)

        def regret(sale: ac.SellShares) -> tuple[float, int]:
            each = price(self.rules, state, sale.company)
            short = max(0, owed - sale.shares * each)
            lead = 0.5 if director(self.rules, state, sale.company) == player else 0.0
            return self.gain(state, player, sale.company) * sale.shares + lead + short / 60, sale.shares

        return min(sales, key=regret)

    def for_debt(self, state: State, player: str, sales: list[ac.SellShares], owed: int) -> ac.SellShares | None:
        """Half as much again is due at the end of the round: what brings less than that goes."""
        cheap = [sale for sale in sales if self.gain(state, player, sale.company) < 0.6]
        if not cheap:
            return None
        return min(
            cheap,
            key=lambda sale: (
                abs(sale.shares * price(self.rules, state, sale.company) - owed) / 100
                + self.gain(state, player, sale.company),
                sale.shares,
            ),
        )

    def doomed(self, state: State, player: str, sales: list[ac.SellShares]) -> ac.SellShares | None:
        """The largest block of a company that will pay little and fall."""
        worst: tuple[float, int, ac.SellShares] | None = None
        for sale in sales:
            gain = self.gain(state, player, sale.company)
            limit = -0.05
            if director(self.rules, state, sale.company) == player:
                if not self.burdened(state, player, sale.company):
                    continue
                limit = 0.35
            if gain < limit and (worst is None or (-gain, sale.shares) > worst[:2]):
                worst = -gain, sale.shares, sale
        return worst[2] if worst else None

    def burdened(self, state: State, player: str, company: str) -> bool:
        """Will the company cost its director more for a train than half of his shares are worth?"""
        kind = self.rules.title.kind(company)
        lacks = self.plans.shortage(state, company)
        shares = percent(self.rules, state, company, player) // kind.share_percent
        return kind.must_own_train and lacks > 250 and lacks > 0.5 * shares * price(self.rules, state, company)

    def better(self, state: State, frame: StockRound, sales: list[ac.SellShares]) -> ac.SellShares | None:
        """At the share limit a weak certificate makes room for a strong one; else a poor share for a far better one."""
        player, cash = frame.player, state.cash[frame.player]
        full = counted(self.rules, state, player) >= share_limit(self.rules, state)
        offered: list[tuple[float, float]] = []  # what a certificate brings, altogether and by its price
        for sym, company in state.companies.items():
            if not company.launched or company.closed or (player, sym) in frame.sold:
                continue
            own = percent(self.rules, state, sym, player)
            on_sale = [(cert, price(self.rules, state, sym)) for cert in certificates(self.rules, state, sym, POOL)]
            if own <= 50:
                new = certificates(self.rules, state, sym, BANK)
                each = self.rules.slots.stock.bank_price(self.rules, state, sym)
                on_sale += [(cert, each) for cert in new if not cert.director]
            for cert, each in on_sale:
                units = cert.percent // self.rules.title.kind(sym).share_percent
                gain = units * self.plans.share_gain(state, player, sym, each)
                if not full or cash >= units * each:
                    offered.append((gain, gain / (units * each)))
        if not offered:
            return None
        most, highest = max(gain for gain, _ in offered), max(ratio for _, ratio in offered)
        best: tuple[float, ac.SellShares] | None = None
        for sale in sales:
            if director(self.rules, state, sale.company) == player or sale.shares > 1:
                continue
            each = price(self.rules, state, sale.company)
            gain = self.plans.share_gain(state, player, sale.company, each)
            worth_it = gain + 30 < most if full else gain / each + 0.45 < highest and gain / each < 0.5
            if worth_it and (best is None or gain < best[0]):
                best = gain, sale
        return best[1] if best else None
