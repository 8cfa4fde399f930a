"""One random game from its seed, with every check; and what came to pass in it."""

import traceback
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from core import registry
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.soundness import is_sound
from core.rail18.state import POOL, Auction, CompanyTurn, GameOver, Question, Setup, State, StockRound
from core.rail18.worth import ranking
from tests.play.invariants import Guard, check_all, check_going_on, must
from tests.play.probes import Effort, probe, steady, through_json
from tests.play.random_player import RandomPlayer, random_setup
from tests.play.story import Story

EVERY = 50  # states between two probes
MOST_ROUNDS = 40  # stock rounds after which a game is left unfinished
MOST_ACTIONS = 8000
FULL = Effort()


@dataclass
class Result:
    seed: int
    title: str
    players: int
    preset: str
    track_kept: bool = True
    crowded: bool = False  # from a crowded position on
    actions: int = 0
    ended: bool = False
    phase: str = ""
    seconds: float = 0.0
    probed: int = 0
    examples: int = 0
    mutants: int = 0
    accepted: int = 0  # mutants that are legal and offered
    failure: str = ""
    trace: str = ""
    kinds: Counter[str] = field(default_factory=Counter)
    special: Counter[str] = field(default_factory=Counter)

    @property
    def reproduction(self) -> str:
        return f"./dev campaign random-games --title {self.title} --n 1 --seed {self.seed}"


def play(
    seed: int,
    effort: Effort | None = FULL,
    every: int = EVERY,
    setup: Setup | None = None,
    start: State | None = None,
    most: int = MOST_ACTIONS,
) -> Result:
    """Play to the end; the first thing that does not hold ends the game and is the result's failure.

    With `start` from that position on.
    """
    begun = perf_counter()
    setup = setup or random_setup(seed)
    engine = registry.engine(setup)
    result = Result(seed, setup.title, len(setup.players), setup.preset, setup.track_kept, start is not None)
    try:
        Table(seed, engine, result, effort, every, start, most).play()
    except Exception as error:  # whatever happens in a game is a finding
        result.failure = f"{type(error).__name__}: {error}"
        result.trace = traceback.format_exc()
    result.seconds = perf_counter() - begun
    return result


class Table:
    def __init__(
        self,
        seed: int,
        engine: Any,
        result: Result,
        effort: Effort | None,
        every: int,
        start: State | None = None,
        most: int = MOST_ACTIONS,
    ) -> None:
        self.engine, self.other = engine, registry.engine(engine.rules.setup)
        self.result, self.effort, self.every = result, effort, every
        self.rules = engine.rules
        self.player = RandomPlayer(self.rules, Random(f"play {seed}"))
        self.probes = Random(f"probe {seed}")
        self.guard, self.story = Guard(self.rules), Story(self.rules)
        self.state: State = engine.initial() if start is None else start
        self.most = most
        self.read: State = self.state  # folded from events that went through JSON

    def play(self) -> None:
        check_all(self.rules, None, self.state)
        while not isinstance(self.state.frame, GameOver) and not self.too_long():
            self.move()
        self.result.ended = isinstance(self.state.frame, GameOver)
        self.result.phase = self.state.phase
        must(self.read == self.state, "events read from the file fold to another position")
        must(len(ranking(self.rules, self.state)) == len(self.state.order), "ranking")
        if self.result.ended:
            must(self.engine.options(self.state) == (), "options after the end")
            late = ac.Pass(actor=self.state.order[0], what="stock")
            must(isinstance(self.engine.decide(self.state, late), Rejection), "an action after the end")

    def too_long(self) -> bool:
        first = self.state.flow[0]
        return self.result.actions >= self.most or getattr(first, "number", 0) > MOST_ROUNDS

    def move(self) -> None:
        state, result = self.state, self.result
        options = self.engine.options(state)
        check_going_on(self.engine, state, options)
        action = self.player.choose(state, options)
        looked_at = self.effort is not None and result.actions % self.every == 0
        if looked_at:
            assert self.effort is not None
            tried = probe(self.engine, state, options, [action], self.probes, self.effort)
            result.probed += 1
            result.examples += tried.examples
            result.mutants += tried.mutants
            result.accepted += tried.mutants - tried.refused
        events = self.engine.decide(state, action)
        if isinstance(events, Rejection):
            must(False, "offered and refused:", action, events.code)
        if looked_at:
            must(any(action in option for option in options), "played and not offered:", action)
            steady(self.engine, self.other, state, action, events)
        self.apply(action, events, looked_at)
        result.actions += 1

    def apply(self, action: Action, events: tuple[Any, ...], looked_at: bool) -> None:
        before, copy = self.state, deepcopy(self.state) if looked_at else None
        after = before
        for event in events:
            after = self.engine.evolve(after, event)
        must(copy is None or copy == before, "evolve changed the position before")
        for event in through_json(self.engine, action, events):
            self.read = self.engine.evolve(self.read, event)
        if looked_at:
            must(self.read == after, "events read from the file fold to another position")
            self.read = after
        check_all(self.rules, before, after)
        must(is_sound(self.rules.title, after), "a file with this position would not be opened")
        self.guard.check(before, action, events, after)
        self.story.check(before, action, events)
        self.note(before, action, events, after)
        self.state = after

    def note(self, before: State, action: Action, events: tuple[Any, ...], after: State) -> None:
        """Count what happened."""
        self.result.kinds[action.kind] += 1
        special = self.result.special
        if isinstance(action, ac.SellShares):
            special["emergency sales"] += isinstance(before.frame, CompanyTurn)
            special["block sales"] += action.shares > 1
            top = next(iter(before.shares[action.company]))
            mine = before.shares[action.company][top] == action.actor
            left = [owner for owner in before.shares[action.company].values() if owner == action.actor]
            moved = any(isinstance(event, ev.DirectorChanged) for event in events)
            special["director sold out of office"] += mine and moved
            special["half-certificate sales"] += mine and moved and len(left) >= 1 and self.half(before, action)
        if isinstance(action, ac.LayTile) and action.power:
            special["P2 tiles"] += 1
        if isinstance(action, ac.BuyTrain):
            special["forced purchases"] += any(isinstance(e, ev.MoneyPaid) and e.why == "help" for e in events)
            special["trains between companies"] += action.source in before.companies
            special["trains from the pool"] += action.source == POOL
        asked = {event.frame for event in events if isinstance(event, ev.FrameEntered)}
        special["questions gone"] += sum(isinstance(frame, Question) for frame in asked.difference(after.flow))
        for event in events:
            self.note_event(before, event)

    def half(self, before: State, action: ac.SellShares) -> bool:
        """Only one half of the director's certificate went to the pool: he kept a single share of it."""
        certificates = self.rules.title.certificates[action.company]
        owners = before.shares[action.company]
        singles = sum(owners[cert.id] == action.actor for cert in certificates if not cert.director)
        return action.shares == singles + 1

    def note_event(self, before: State, event: Any) -> None:
        special = self.result.special
        match event:
            case ev.PhaseBegan():
                special[f"phase {event.phase}"] += 1
            case ev.CompanyLaunched():
                special["SBB formed" if event.company == "SBB" else "launches"] += 1
            case ev.TrainDebtSet(why="train"):
                special["train debts"] += 1
            case ev.TrainDebtSet(why="interest"):
                special["interest"] += 1
            case ev.ExchangeDebtSet(why="exchange"):
                special["exchange debts"] += 1
            case ev.DirectorChanged():
                special["director changes"] += 1
            case ev.PaperActivated():
                special["mountains active" if event.paper.startswith("B") else "tunnels active"] += 1
            case ev.BankBroken():
                stock = isinstance(before.flow[0], StockRound)
                special["bank broken in a stock round" if stock else "bank broken"] += 1
            case ev.FrameChanged(frame=Auction(bid=0, passed=())) if event.frame.private == before.frame.private:
                special["P1 falls" if event.frame.private == "P1" else "nobody bids for a private"] += (
                    event.frame.bidder == event.frame.auctioneer
                )
            case ev.DestinationReached():
                special["destinations"] += 1
            case ev.TrainTaken(owner="closed"):
                special["exports"] += 1
            case ev.TrainRemoved():
                special["trains scrapped or removed"] += 1
            case ev.FrameEntered(frame=Question()):
                special[f"question {event.frame.about}"] += 1
