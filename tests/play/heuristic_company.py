"""The turn of a company, led sensibly: track, stations, the best run, dividends, trains, privates."""

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import face, free_circles
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.holdings import percent
from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import best_run
from core.rail18.rules import Draft
from core.rail18.state import POOL, CompanyTurn, State
from core.rail18.steps.station import station_cost
from core.rail18.upgrades import continued
from tests.play.heuristic_plans import ByKind, Plans, examples
from tests.play.heuristic_trains import TrainMind

CASH = 0.12  # what a franc of the treasury weighs against revenue of one round
LOOKED_AT = 8  # tiles for which the best run is searched


class CompanyMind:
    builds: tuple[str, ...] = ("LayTile",)  # kinds of actions that lay something

    def __init__(self, engine: Engine18, plans: Plans) -> None:
        self.rules, self.plans, self.surveyor = engine.rules, plans, plans.surveyor
        self.buying = TrainMind(engine, plans)

    def choose(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        step = {
            "track": self.track,
            "station": self.station,
            "run": self.run,
            "dividend": self.dividend,
            "trains": self.buying.trains,
        }[frame.step]
        return step(state, frame, by_kind)

    # track

    def first_train(self, state: State, company: str) -> int:
        """Money to keep for a train where the company has none."""
        if self.plans.types(state, company):
            return 0
        return min((side.price for side in self.plans.next_sides(state, company)), default=0)

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
        if state.companies[company].destination == "open" and self.rules.slots.track.destination_reached(
            draft, company
        ):
            return evolve(state, ev.DestinationReached(company))
        return state

    def laid(self, state: State, action: Action) -> State:
        """The map with what was laid, for nothing."""
        assert isinstance(action, ac.LayTile)
        new = self.rules.title.tiles[action.tile].faces[action.rotation]
        nodes = continued(face(self.rules, state, action.hex), new) or ()
        return evolve(state, ev.TileLaid(action.company, action.hex, action.tile, action.rotation, nodes))

    def track(self, state: State, frame: CompanyTurn, by_kind: ByKind) -> Action:
        company = frame.company
        choices = [action for kind in self.builds for action in examples(by_kind.get(kind, ()))]
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
            total = score + gain + self.liking(action, gain)
            if best is None or total > best[0]:
                best = total, action
        if best is not None and (best[0] > 1.5 or not done):
            return best[1]
        return examples(done or ())[0]  # type: ignore[no-any-return]

    def liking(self, action: Action, gain: int) -> float:
        """What speaks for it besides all that is counted."""
        return 0.0

    def cost(self, state: State, action: Action) -> int:
        assert isinstance(action, ac.LayTile)
        return self.rules.slots.track.terrain_cost(self.rules, state, action.hex)

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
        cost = station_cost(self.rules, state, company)
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
            merged = self.plans.cards_before(state, self.plans.merged_in(company)) <= 4
            return not merged and lacks <= revenue * (0.7 + taste.thrift)
        return lacks <= revenue * (1.0 + 2.0 * taste.thrift)
