"""One random game of German Railways from its seed, with every check; and what came to pass in it."""

import json
import traceback
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from time import perf_counter
from typing import Any

from core import registry
from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.counting import count_builds
from core.german_railways.engine import EngineGR
from core.german_railways.position import position_of
from core.german_railways.soundness import can_go_on, is_sound
from core.german_railways.state import Setup, State
from core.kernel.action import Action
from core.kernel.options import Option, offered
from core.kernel.refusal import Rejection
from tests.play.game import FULL, Result
from tests.play.invariants import must
from tests.play.probes import Effort
from tests.titles.german_railways.invariants import Check
from tests.titles.german_railways.random_player import RandomPlayer, random_setup
from tests.titles.german_railways.wild import Mutator, by_the_book

EVERY = 25  # states between two probes
MOST = 3000


def play(
    seed: int, effort: Effort | None = FULL, every: int = EVERY, setup: Setup | None = None, most: int = MOST
) -> Result:
    """Play to the end; the first thing that does not hold ends the game and is the result's failure."""
    begun = perf_counter()
    setup = setup or random_setup(seed)
    result = Result(seed, setup.title, len(setup.players), setup.preset)
    try:
        Game(seed, setup, result, effort, every).play(most)
    except Exception as error:  # whatever happens in a game is a finding
        result.failure = f"{type(error).__name__}: {error}"
        result.trace = traceback.format_exc()
    result.seconds = perf_counter() - begun
    return result


class Game:
    def __init__(self, seed: int, setup: Setup, result: Result, effort: Effort | None, every: int) -> None:
        self.engine: EngineGR = registry.engine_for(setup)
        self.other: EngineGR = registry.engine_for(setup)
        self.result, self.effort, self.every = result, effort, every
        self.rules = self.engine.rules
        self.check = Check(self.rules)
        self.player = RandomPlayer(self.rules, Random(f"play {seed}"))
        self.probes = Random(f"probe {seed}")
        self.state: State = self.engine.initial()
        self.read = self.state  # folded from events that went through JSON

    def play(self, most: int) -> None:
        self.check.position(self.state)
        while not self.state.ending and self.result.actions < most:
            self.move()
        self.result.ended = bool(self.state.ending)
        self.result.special[f"ends by {self.state.ending}"] += 1
        must(self.read == self.state, "events read from the file fold to another position")
        if self.state.ending:
            must(self.engine.options(self.state) == (), "options after the end")
            late = ac.Pass(actor=self.state.seats[0], what="turn")
            must(isinstance(self.engine.decide(self.state, late), Rejection), "an action after the end")

    def move(self) -> None:
        state, result = self.state, self.result
        options = self.engine.options(state)
        self.somebody_goes_on(state, options)
        action = self.player.choose(state, options)
        looked_at = self.effort is not None and result.actions % self.every == 0
        if looked_at:
            self.probe(state, options, action)
        must(offered(options, action), "played and not offered:", action)
        events = self.engine.decide(state, action)
        if isinstance(events, Rejection):
            must(False, "offered and refused:", action, events.code)
        self.apply(action, events, looked_at)
        result.actions += 1

    def apply(self, action: Action, events: tuple[Any, ...], looked_at: bool) -> None:
        before, copy = self.state, deepcopy(self.state) if looked_at else None
        after = self.folded(before, events)
        must(copy is None or copy == before, "evolve changed the position before")
        for event in self.through_json(action, events):
            self.read = self.engine.evolve(self.read, event)
        if looked_at:
            must(self.engine.decide(before, action) == events, "decides differently the second time:", action)
            must(self.other.decide(before, action) == events, "decides differently with another engine:", action)
        must(is_sound(self.rules.title, after), "a file with this position would not be opened")
        self.check.step(before, action, events, after)
        self.note(before, action, events, after)
        self.state = after

    def folded(self, state: State, events: Sequence[Any]) -> State:
        for event in events:
            state = self.engine.evolve(state, event)
        return state

    def through_json(self, action: Action, events: tuple[Any, ...]) -> tuple[Any, ...]:
        codec = self.engine.codec
        again = codec.action_from_json(json.loads(json.dumps(codec.action_to_json(action))))
        must(again == action and type(again) is type(action), "an action changes in the file:", action, again)
        return tuple(codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) for event in events)

    def somebody_goes_on(self, state: State, options: Sequence[Option]) -> None:
        must(options, "nobody can do anything")
        asked = {option.actor for option in options}
        if state.auction is not None:
            must(asked == {state.auction.bidder}, "asked are", asked)
        elif state.open == "turn":
            must(asked == {state.turn}, "asked are", asked)

    # --- what is offered is accepted, what is not offered is refused with a code

    def probe(self, state: State, options: tuple[Option, ...], chosen: Action) -> None:
        assert self.effort is not None
        before, rng, result = deepcopy(state), self.probes, self.result
        taken = [chosen, *self.examples(options, self.effort.examples)]
        for action in taken:
            must(self.accepted(state, action), "offered and refused:", action)
        mutator = Mutator(self.rules, state, rng)
        book = list(by_the_book(self.rules, state, rng))
        mutants = list(mutator.mutants(taken, self.effort.mutants))
        mutants += rng.sample(book, min(len(book), self.effort.by_the_book))
        accepted = sum(self.agrees(state, options, action) for action in mutants)
        for action in mutants[: self.effort.overruled]:
            self.goes_on(state, self.engine.decide(state, action, overrule="The table says so."))
        for _ in range(self.effort.corrected):
            correction = mutator.correction()
            if correction is not None:
                self.goes_on(state, self.engine.decide(state, correction))
        for action in [*taken[: self.effort.expanded], *mutants[: self.effort.expanded], *self.short(state)]:
            self.expanded(state, action)
        self.set_again(state)
        must(before == state, "the position changed while it was looked at")
        result.probed += 1
        result.examples += len(taken)
        result.mutants += len(mutants)
        result.accepted += accepted

    def examples(self, options: Sequence[Option], most: int) -> list[Action]:
        found: list[Action] = []
        for option in options:
            actions = list(option.examples())
            must(actions, "an option without examples:", option.kind)
            for action in actions:
                must(action.kind == option.kind and action.actor == option.actor, "an example of another kind", action)
                must(action in option, "an example outside its option:", action)
            found += self.probes.sample(actions, min(most, len(actions)))
        return found

    def accepted(self, state: State, action: Action) -> bool:
        return not isinstance(self.engine.decide(state, action), Rejection)

    def agrees(self, state: State, options: tuple[Option, ...], action: Action) -> bool:
        """Options are complete: an action is accepted if and only if it is offered. Returns whether it is."""
        found, may = self.engine.decide(state, action), offered(options, action)
        if isinstance(found, Rejection):
            must(not may, "offered and refused:", action, found.code)
            must(found.code, "a refusal without a code:", action)
            json.dumps(dict(found.params))
        else:
            must(may, "accepted and not offered:", action)
        return may

    def goes_on(self, state: State, found: tuple[Any, ...] | Rejection) -> None:
        """The table may overrule and set right; whatever comes of it can be folded, and the game goes on."""
        if not isinstance(found, Rejection):
            after = self.folded(state, found)
            must(sum(after.cash.values()) == 0, "money has come or gone")
            must(can_go_on(self.engine, after), "the game cannot go on")
            must(after.ending or self.engine.options(after), "nobody can do anything after", found)

    def short(self, state: State) -> list[Action]:
        railroads, rng = list(self.rules.title.railroads), self.probes
        return [
            ac.EverybodyPasses(actor=state.seats[0]),
            ac.EverybodyAgrees(actor=state.seats[0]),
            *(
                ac.AuctionResult(actor=player, railroad=rng.choice(railroads), amount=rng.randint(0, 12))
                for player in state.seats
            ),
        ]

    def expanded(self, state: State, action: Action) -> None:
        """A short action stands for strict ones; each of them is accepted in turn, all but perhaps the last."""
        found = self.engine.expand(state, action)
        if isinstance(found, Rejection):
            return
        for number, strict in enumerate(found, 1):
            events = self.engine.decide(state, strict)
            if isinstance(events, Rejection):
                first = number == 1 and isinstance(action, ac.AuctionResult | ac.EverybodyAgrees)
                must(number == len(found) or first, "an implied action is refused:", strict, "for", action)
                return
            state = self.folded(state, events)

    def set_again(self, state: State) -> None:
        """A position that was played is one that a game can begin with."""
        if state.ending or (state.auction is not None and state.round):
            return
        first = self.engine.initial()
        found = self.engine.decide(first, position_of(self.rules, state))
        if isinstance(found, Rejection):
            must(False, "a position that was played is refused:", found.code, found.params)
        after = self.folded(first, found)
        for part in ("cash", "shares", "track", "round", "order", "at", "ending"):
            must(getattr(after, part) == getattr(state, part), "a position that is entered changes the", part)

    # --- what came to pass

    def note(self, before: State, action: Action, events: tuple[Any, ...], after: State) -> None:
        self.result.kinds[action.kind] += 1
        special: Counter[str] = self.result.special
        if isinstance(action, ac.BuildTrack):
            special[f"{action.railroad} builds"] += 1
            special["hexes"] += len(action.hexes)
        if after.open == "turn" and not isinstance(action, ac.BuildTrack) and self.result.actions % self.every == 0:
            special["builds counted"] += sum(count_builds(self.rules, after, code) for code in after.shares)
        for event in events:
            match event:
                case ev.DividendPaid():
                    special["dividends"] += 1
                case ev.ShareSold():
                    special["third shares"] += after.sold(event.railroad) == self.rules.title.data.shares
                    special["shares for nothing"] += event.price == 0
                case ev.ShareUnsold():
                    special["shares unsold"] += 1
                case ev.Passed(unasked=True):
                    special["passed by themselves"] += 1
                case ev.Linked():
                    special["links"] += len(event.pairs)
                case ev.OrderDrawn():
                    special["drawn twice"] += len(set(event.order)) < len(event.order)
