"""Probes of one position: what is offered is accepted, what is not offered is refused with a code."""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from core import registry
from core.kernel.action import Action
from core.kernel.options import Option, offered
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import State
from core.rail18.steps.whole_map import map_asked
from core.rail18.table import AuctionResult, EverybodyPasses
from tests.play.invariants import acting, check_going_on, must
from tests.play.mutations import Mutator, by_the_book
from tests.play.peculiar import peculiar


@dataclass(frozen=True)
class Effort:
    """How much is tried at each position."""

    examples: int = 300  # of one option; longer lists are sampled
    mutants: int = 150
    by_the_book: int = 400  # of the small kinds of action, whether legal or not
    overruled: int = 20
    corrected: int = 5
    expanded: int = 10


@dataclass
class Tried:
    examples: int = 0
    mutants: int = 0
    refused: int = 0


def probe(
    engine: Engine18, state: State, options: Sequence[Option], legal: Sequence[Action], rng: Random, effort: Effort
) -> Tried:
    """`legal` are further actions that belong to an option (a run), to be tried and mutated."""
    before = deepcopy(state)
    tried = Tried()
    taken: list[Action] = list(legal)
    for option in options:
        examples = list(option.examples())
        must(examples, "an option without examples:", option.kind)
        if len(examples) > effort.examples:
            examples = rng.sample(examples, effort.examples)
        for action in examples:
            must(action.kind == option.kind and action.actor == option.actor, "an example of another kind", action)
            must(action in option, "an example outside its option:", action)
        taken += examples
    for action in taken:
        must(accepted(engine, state, action), "offered and refused:", action, refusal(engine, state, action))
        tried.examples += 1
    mutator = Mutator(engine.rules, state, rng)
    mutants = list(mutator.mutants(taken, effort.mutants))
    for action in mutants:
        tried.refused += not agrees(engine, state, tuple(options), action)
        tried.mutants += 1
    actor = rng.choice((*acting(engine.rules, state), *acting(engine.rules, state), rng.choice(state.order)))
    company = getattr(state.frame, "company", None) or rng.choice(tuple(state.companies))
    book = list(by_the_book(engine.rules, state, actor, company, rng))
    for action in rng.sample(book, min(len(book), effort.by_the_book)):
        tried.refused += not agrees(engine, state, tuple(options), action)
        tried.mutants += 1
    for action in (*mutants[: effort.overruled], *rng.sample(book, min(len(book), effort.overruled))):
        overruled(engine, state, action)
    for correction in peculiar(engine.rules).corrections(state, rng, effort.corrected):
        went_on(engine, state, engine.decide(state, correction))
    short: list[Action] = [
        EverybodyPasses(actor=state.order[0]),
        AuctionResult(actor=state.order[-1], private=next(iter(engine.rules.title.privates)), amount=50),
    ]
    for action in [*short, *rng.sample(taken, min(len(taken), effort.expanded)), *mutants[: effort.expanded]]:
        expanded(engine, state, action)
    if state.track_kept:
        set_again(engine, state)
    must(before == state, "the position changed while it was looked at")
    return tried


def accepted(engine: Engine18, state: State, action: Action) -> bool:
    return not isinstance(engine.decide(state, action), Rejection)


def refusal(engine: Engine18, state: State, action: Action) -> str:
    found = engine.decide(state, action)
    return found.code if isinstance(found, Rejection) else ""


def agrees(engine: Engine18, state: State, options: tuple[Option, ...], action: Action) -> bool:
    """Options are complete: an action is accepted if and only if it is offered. Returns whether it is."""
    found = engine.decide(state, action)
    may = offered(options, action)
    if isinstance(found, Rejection):
        must(not may, "offered and refused:", action.kind, action, found.code)
        must(found.code and isinstance(found.code, str), "a refusal without a code:", action)
        json.dumps(dict(found.params))
    else:
        must(may, "accepted and not offered:", action.kind, action)
    return may


def overruled(engine: Engine18, state: State, action: Action) -> None:
    """The table may overrule; whatever comes of it can be folded, and the game goes on."""
    went_on(engine, state, engine.decide(state, action, overrule="The table says so."))


def went_on(engine: Engine18, state: State, found: tuple[Any, ...] | Rejection) -> None:
    if not isinstance(found, Rejection):
        for event in found:
            state = engine.evolve(state, event)
        check_going_on(engine, state)


def expanded(engine: Engine18, state: State, action: Action) -> None:
    """A short action stands for strict ones; each of them is accepted in turn, all but perhaps the last."""
    found = engine.expand(state, action)
    if isinstance(found, Rejection):
        return
    for number, strict in enumerate(found, 1):
        events = engine.decide(state, strict)
        if isinstance(events, Rejection):
            must(number == len(found), "an implied action is refused:", strict, "for", action)
            return
        for event in events:
            state = engine.evolve(state, event)


def map_of(state: State) -> ac.SetMap:
    """The action that sets the map as it lies in this position."""
    privates = registry.title(state.setup.title).privates  # what they lay stays
    return ac.SetMap(
        actor=state.order[0],
        tiles=tuple(ac.TileAt(hex=label, tile=p.tile, rotation=p.rotation) for label, p in state.tiles.items()),
        stations=tuple(
            ac.StationAt(company=station.company, hex=label, node=station.node)
            for label, here in state.stations.items()
            for station in here
        ),
        overlays=tuple(
            ac.OverlayAt(hex=label, piece=piece.piece, paper=piece.paper or "", rotation=piece.rotation)
            for label, here in state.overlays.items()
            for piece in here
            if piece.paper not in privates
        ),
    )


def set_again(engine: Engine18, state: State) -> None:
    """A map that was played is one that can be set, and setting it brings back the same position."""
    if map_asked(engine.rules, state):
        return
    found = engine.decide(state.with_(mode="table", track_kept=False), map_of(state))
    must(not isinstance(found, Rejection), "a map that was played is refused:", found)
    after = state.with_(mode="table", track_kept=False)
    for event in found:
        after = engine.evolve(after, event)
    for part in ("tiles", "tray", "companies", "papers", "cash", "flow", "track_kept"):
        must(getattr(after, part) == getattr(state, part), "a map that is set again changes the", part)
    for was, now in ((state.stations, after.stations), (state.overlays, after.overlays)):
        must(unordered(now) == unordered(was), "a map that is set again lies otherwise")


def unordered(lying: Mapping[str, tuple[Any, ...]]) -> dict[str, set[Any]]:
    return {label: set(here) for label, here in lying.items() if here}


def steady(engine: Engine18, other: Engine18, state: State, action: Action, events: tuple[Any, ...]) -> None:
    """Deciding again gives the same, also with an engine that has seen nothing before."""
    must(engine.decide(state, action) == events, "decides differently the second time:", action)
    must(other.decide(state, action) == events, "decides differently with another engine:", action)


def through_json(engine: Engine18, action: Action, events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Action and events written and read again; they come back equal."""
    codec = engine.codec
    again = codec.action_from_json(json.loads(json.dumps(codec.action_to_json(action))))
    must(again == action and type(again) is type(action), "an action changes in the file:", action, again)
    read = tuple(codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) for event in events)
    for event, back in zip(events, read, strict=True):
        must(back == event and type(back) is type(event), "an event changes in the file:", event, back)
    return read
