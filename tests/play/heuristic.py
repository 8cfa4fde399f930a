"""A player of 1844 who plays sensibly: the same game from the same seed. Chooses for everybody at the table."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from core.kernel.action import Action
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.state import Auction, CompanyTurn, GameOver, Question, State, StockRound
from tests.play.heuristic_board import Surveyor
from tests.play.heuristic_company import CompanyMind
from tests.play.heuristic_plans import ByKind, Plans, Taste, examples
from tests.play.heuristic_stock import StockMind


class HeuristicPlayer:
    def __init__(self, engine: Engine18, seed: int) -> None:
        rng = Random(f"heuristic {seed}")
        self.engine, self.rules = engine, engine.rules
        tastes = Taste.table([player.id for player in engine.rules.setup.players], rng)
        self.plans = Plans(engine.rules, Surveyor(engine.rules), tastes)
        self.company = CompanyMind(engine, self.plans)
        self.dealing = StockMind(engine, self.plans, rng)

    def choose(self, state: State, options: Sequence[Option]) -> Action:
        by_kind: ByKind = {}
        for option in options:
            by_kind.setdefault(option.kind, []).append(option)
        now = self.anytime(state, by_kind)
        if now is not None:
            return now
        frame = state.frame
        if isinstance(frame, Auction):
            return self.dealing.auction(state, frame, by_kind)
        if isinstance(frame, StockRound):
            return self.dealing.choose(state, frame, by_kind)
        if isinstance(frame, CompanyTurn):
            return self.company.choose(state, frame, by_kind)
        assert isinstance(frame, Question)
        return self.answer(state, frame, by_kind)

    def answer(self, state: State, frame: Question, by_kind: ByKind) -> Action:
        if frame.about == "par":
            return self.dealing.par(state, by_kind)
        if frame.about == "mountain":
            return self.dealing.papers.place(state, frame, by_kind)
        if frame.about == "discard":
            return self.discard(state, by_kind)
        return examples(by_kind["ReturnStation"])[0]  # type: ignore[no-any-return]

    def discard(self, state: State, by_kind: ByKind) -> Action:
        """The train that is missed least."""
        first = by_kind["DiscardTrain"][0]

        def kept(action: Action) -> tuple[float, float]:
            company = action.company  # type: ignore[attr-defined]
            left = [t for t in state.trains_of(company) if t != action.train]  # type: ignore[attr-defined]
            kinds = [state.trains[train].type for train in left]
            income = self.plans.surveyor.income(state, company, kinds)
            return income * 2.0 + sum(20 * self.plans.life(state, kind) for kind in kinds), 0.0

        return max(first.examples(), key=kept)

    def anytime(self, state: State, by_kind: ByKind) -> Action | None:
        frame = state.frame
        eva = examples(by_kind.get("GiveEva", ()))
        if eva:
            best = max(eva, key=lambda action: self.eva_gain(state, action.company))
            if self.eva_gain(state, best.company) > 0 or (isinstance(frame, CompanyTurn) and frame.step == "trains"):
                return best  # type: ignore[no-any-return]
        furka = examples(by_kind.get("LayFurkaOberalp", ()))
        if furka and isinstance(frame, CompanyTurn) and frame.step == "track" and self.furka_helps(state, furka[0]):
            return furka[0]  # type: ignore[no-any-return]
        return None

    def eva_gain(self, state: State, company: str) -> int:
        kinds = self.plans.types(state, company)
        income = self.plans.surveyor.income
        return income(state, company, [*kinds, "5H"]) - income(state, company, kinds)

    def furka_helps(self, state: State, action: Action) -> bool:
        """Does it bring a company of its owner to its destination, or more revenue?"""
        leads = self.plans.leads(state, action.actor)
        outcome = self.engine.decide(state, action)
        assert not isinstance(outcome, Rejection)
        if any(isinstance(event, ev.DestinationReached) and event.company in leads for event in outcome):
            return True
        after = state
        for event in outcome:
            after = evolve(after, event)
        income = self.plans.surveyor.income
        return any(
            income(after, sym, self.plans.types(state, sym)) >= income(state, sym, self.plans.types(state, sym)) + 20
            for sym in leads
            if self.plans.types(state, sym)
        )


Step = tuple[State, Action, tuple[ev.Event, ...], State]


def play(engine: Engine18, seed: int, most: int = 4000, watch: Callable[[State], None] | None = None) -> Iterator[Step]:
    """Every action with the position before and after it, up to the end of the game."""
    player = HeuristicPlayer(engine, seed)
    state = engine.initial()
    for _ in range(most):
        if isinstance(state.frame, GameOver):
            return
        action = player.choose(state, engine.options(state))
        events = engine.decide(state, action)
        if isinstance(events, Rejection):
            raise AssertionError(f"chosen and refused: {action!r}: {events.code}")
        after = state
        for event in events:
            after = evolve(after, event)
        yield state, action, events, after
        state = after
