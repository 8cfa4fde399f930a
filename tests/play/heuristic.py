"""A player of 18xx who plays sensibly: the same game from the same seed. Chooses for everybody at the table.

What only a title has its player knows besides: `tests/titles/t<id>/heuristic.py` has a `Player`.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import ClassVar

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
    surveying: ClassVar[type[Surveyor]] = Surveyor
    planning: ClassVar[type[Plans]] = Plans
    leading: ClassVar[type[CompanyMind]] = CompanyMind
    trading: ClassVar[type[StockMind]] = StockMind

    def __init__(self, engine: Engine18, seed: int) -> None:
        rng = Random(f"heuristic {seed}")
        self.engine, self.rules = engine, engine.rules
        tastes = Taste.table([player.id for player in engine.rules.setup.players], rng)
        self.plans = self.planning(engine.rules, self.surveying(engine.rules), tastes)
        self.company = self.leading(engine, self.plans)
        self.dealing = self.trading(engine, self.plans, rng)

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
        if frame.about == "discard":
            return self.discard(state, by_kind)
        return self.other_answer(state, frame, by_kind)

    def other_answer(self, state: State, frame: Question, by_kind: ByKind) -> Action:
        """To a question that only the title puts, or of which nothing depends."""
        return next(action for options in by_kind.values() for action in examples(options))

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
        """What somebody does now that nobody asks about."""
        return None


Step = tuple[State, Action, tuple[ev.Event, ...], State]


def play(engine: Engine18, seed: int, most: int = 4000, watch: Callable[[State], None] | None = None) -> Iterator[Step]:
    """Every action with the position before and after it, up to the end of the game."""
    title = import_module(f"tests.titles.t{engine.rules.title.id}.heuristic")
    player: HeuristicPlayer = title.Player(engine, seed)
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
