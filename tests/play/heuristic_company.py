"""The turn of a company, led sensibly: track, stations, the best run, dividends, trains, privates."""

from collections.abc import Sequence
from typing import Any

from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import face, free_circles, has_route
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.holdings import percent, price
from core.rail18.phases import train_limit
from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import best_run
from core.rail18.rules import Draft
from core.rail18.state import BANK, POOL, CompanyTurn, State
from core.rail18.steps.station import station_cost
from core.rail18.steps.trains import may_own, on_sale
from core.rail18.upgrades import continued
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import BuildTunnel
from tests.play.heuristic_plans import Plans

ByKind = dict[str, list[Option]]
CASH = 0.12  # what a franc of the treasury weighs against revenue of one round
LOOKED_AT = 8  # tiles for which the best run is searched


def examples(options: Sequence[Option]) -> list[Any]:
    return [action for option in options for action in option.examples()]


class CompanyMind:
    def __init__(self, engine: Engine18, plans: Plans) -> None:
        self.engine, self.rules, self.plans, self.surveyor = engine, engine.rules, plans, plans.surveyor

    def choose(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        step = {
            "track": self.track,
            "station": self.station,
            "run": self.run,
            "dividend": self.dividend,
            "trains": self.trains,
        }[frame.step]
        return step(state, frame, by_kind)

    # track

    def first_train(self, state: State, company: str) -> int:
        """Money to keep for a train where the company has none."""
        card = on_sale(self.rules, state)
        if self.plans.types(state, company) or card is None:
            return 0
        return min((side.price for side in card.sides if may_own(self.rules, company, side.type)), default=0)

    def outlook(self, state: State, company: str, player: str, bore: float | None) -> float:
        """How well a company lies on the map, without its trains."""
        view = self.surveyor.view(state, company, bore)
        value = 0.22 * self.surveyor.promise(state, company, view, player)
        missing = self.surveyor.destination(state, company, bore, view)
        if missing is not None:
            kind = self.rules.title.kind(company)
            money = kind.destination_x_par * state.companies[company].par
            value += 0.34 * money * 0.68**missing
        return value

    def reached(self, state: State, company: str) -> State:
        """With the destination paid, if it has come to that."""
        draft = Draft(self.rules, state)
        if state.companies[company].destination == "open" and self.rules.slots.destination_reached(draft, company):
            return evolve(state, ev.DestinationReached(company))
        return state

    def laid(self, state: State, action: ac.LayTile | BuildTunnel) -> State:
        if isinstance(action, BuildTunnel):
            used = evolve(state, ev.PaperUsed(action.certificate, action.hex))
            return evolve(used, ev.OverlayLaid(action.hex, action.piece, action.rotation, action.certificate))
        new = self.rules.title.tiles[action.tile].faces[action.rotation]
        nodes = continued(face(self.rules, state, action.hex), new) or ()
        return evolve(state, ev.TileLaid(action.company, action.hex, action.tile, action.rotation, nodes))

    def track(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        company = frame.company
        choices = [*examples(by_kind.get("LayTile", ())), *examples(by_kind.get("BuildTunnel", ()))]
        done = by_kind.get("Pass")
        player = (choices or examples(done or ()))[0].actor
        bore = self.surveyor.bore(state, player)
        kinds = self.plans.planned(state, company)
        before = self.outlook(state, company, player, bore)
        income = self.surveyor.income(state, company, kinds)
        paid = 0.34 * self.rules.title.kind(company).destination_x_par * state.companies[company].par
        rated: list[tuple[float, int, Action, State]] = []
        for number, action in enumerate(choices):
            after = self.reached(self.laid(state, action), company)
            score = self.outlook(after, company, player, self.surveyor.bore(after, player)) - before
            if after.companies[company].destination != state.companies[company].destination:
                score += paid
            score -= self.burden(state, company, self.cost(state, action))
            if isinstance(action, ac.LayTile) and action.power:
                score -= 6.0
            rated.append((score, -number, action, after))
        rated.sort(key=lambda found: found[:2], reverse=True)
        best: tuple[float, Action] | None = None
        for score, _, action, after in rated[:LOOKED_AT]:
            gain = self.surveyor.income(after, company, kinds) - income
            if isinstance(action, BuildTunnel) and gain > 0:
                gain += 15
            total = score + gain
            if best is None or total > best[0]:
                best = total, action
        if best is not None and (best[0] > 1.5 or not done):
            return best[1]
        return examples(done or ())[0]  # type: ignore[no-any-return]

    def cost(self, state: State, action: Action) -> int:
        if isinstance(action, BuildTunnel):
            return special(self.rules).tunnels.build_cost
        assert isinstance(action, ac.LayTile)
        return self.rules.slots.terrain_cost(self.rules, state, action.hex)

    def burden(self, state: State, company: str, cost: int) -> float:
        """What an expense weighs: more where the money for a train is touched."""
        left = state.cash.get(company, 0) - cost
        weighs = CASH * cost
        if cost and left < self.first_train(state, company):
            weighs += 45.0
        elif cost and not self.plans.lasting(state, company) and left < self.plans.next_price(state, company):
            weighs += 0.1 * cost
        return weighs

    # stations

    def station(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        company = frame.company
        choices = examples(by_kind["PlaceStation"])
        player = choices[0].actor
        kinds = self.plans.planned(state, company)
        cost = station_cost(Draft(self.rules, state), company)
        before = self.outlook(state, company, player, None)
        income = self.surveyor.income(state, company, kinds)
        best: tuple[float, Action] | None = None
        for action in choices:
            after = evolve(state, ev.StationPlaced(company, action.hex, action.node, home=False))
            gain = self.surveyor.income(after, company, kinds) - income
            gain += self.outlook(after, company, player, None) - before
            value = self.surveyor.stop_worth(state, company, (action.hex, action.node))
            if free_circles(self.rules, state, action.hex, action.node) == 1:
                gain += 0.25 * value  # nobody shall shut it
            gain += 0.1 * value - self.burden(state, company, cost)
            if best is None or gain > best[0]:
                best = gain, action
        if best is not None and best[0] > (6.0 if cost <= 40 else 12.0):
            return best[1]
        return examples(by_kind["Pass"])[0]  # type: ignore[no-any-return]

    # running and paying

    def run(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        actor = by_kind["RunTrains"][0].actor
        found = best_run(self.rules, state, frame.company)
        routes = found.routes
        if found.total and self.rules.slots.routes.asleep(self.rules, state):
            owners = {paper.hex: paper.owner for paper in state.papers.values() if paper.used and not paper.active}
            ways = alternatives(self.rules, state, frame.company, found.total)
            if ways:  # among equals the one that wakes what belongs to the director
                best = max(ways, key=lambda way: sum(1.0 if owners.get(hex_) == actor else -0.3 for hex_ in way.wakes))
                routes = best.routes
        return ac.RunTrains(
            actor=actor,
            company=frame.company,
            routes=routes,
            best=found.total,
            bound=found.bound,
            proven=found.proven,
        )

    def dividend(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        choices = {action.pay: action for action in examples(by_kind["DecideDividend"])}
        return choices[not self.withholds(state, frame, choices[True].actor)]  # type: ignore[no-any-return]

    def withholds(self, state: State, frame: CompanyTurn, player: str) -> bool:
        """Only where it lacks money for a train that it will need, and keeping the revenue helps."""
        company, revenue = frame.company, frame.revenue
        if state.bank_broken or self.plans.rounds_left(state) <= 2.5:
            return not self.plans.lasting(state, company, 0.5) and not state.bank_broken
        taste = self.plans.tastes[player]
        if not taste.thrift:
            return False
        kind = self.rules.title.kind(company)
        lasting = self.plans.lasting(state, company, 2.2 * taste.thrift)
        pooled = percent(self.rules, state, company, POOL)
        if lasting:
            return False
        lacks = self.plans.next_price(state, company) - state.cash.get(company, 0)
        if lacks <= revenue * pooled / 100:
            return False  # paying out brings enough
        if not kind.must_own_train:
            merged = self.plans.cards_before(state, "5") <= 4
            return not merged and lacks <= revenue * (0.7 + taste.thrift)
        return lacks <= revenue * (1.0 + 2.0 * taste.thrift)

    # trains

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
            if best is not None:
                return best[1]
        if best is not None and best[0] > 0:
            return best[1]
        private = self.private(state, company, by_kind)
        return private or examples(done or ())[0]

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
        gain = float(self.surveyor.income(state, company, [*own, kind]) - self.surveyor.income(state, company, own))
        if not own and not gain and not has_route(self.rules, state, company):
            gain = 0.25 * self.surveyor.promise(state, company, self.surveyor.view(state, company))
        lost = 0.0
        if after.phase != state.phase:
            for sym in self.plans.leads(state, player):
                if sym in after.markers and not after.companies[sym].closed:
                    had = self.surveyor.income(state, sym, self.plans.types(state, sym))
                    has = self.surveyor.income(
                        after, sym, [state.trains[t].type for t in state.trains_of(sym) if t in after.trains]
                    )
                    lost += 0.5 * max(0, had - has) * percent(self.rules, state, sym, player) / 100
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
            value = self.rules.slots.private_face(self.rules, action.private)
            asked = min(option.high, spare)
            if asked >= 0.8 * value:
                return option.at(asked)
        return None
