"""The game of German Railways that ships: who plays, what must happen in it, how it is made and told in short."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from core import registry
from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.engine import EngineGR
from core.german_railways.network import incomes, others_at, pays
from core.german_railways.rules import Rules
from core.german_railways.state import Setup, State
from core.german_railways.trace import Trace
from core.interchange.game_file import new_setup
from core.interchange.recorded_import import Imported
from core.kernel.action import Action
from core.mechanics.seats import Player
from core.store.jsontext import canonical
from tests.play.sample_notes import SampleGame
from tests.titles.german_railways.heuristic import Step, play

TITLE = "german_railways"
PLAYERS = ("Clara", "Gustav", "Meta", "Emil")
SEED = 15  # of the game that ships
WANTED = (
    "PO builds four hexes", "NME pays no surcharge", "KSS builds two hexes", "KBS builds",
    "MWB has a better city", "GBS builds in open land", "CME spends all that it may", "BHE pays from now on",
    "two links by one build",
    "third share sold", "passed by itself", "two turns of one player", "nobody's turn", "turn passed",
    "into Berlin", "ends by links",
)  # fmt: skip


def sample_setup(seed: int) -> Setup:
    players = [Player(f"p{number}", name) for number, name in enumerate(PLAYERS, 1)]
    found = new_setup(TITLE, players, seed=str(seed))
    assert isinstance(found, Setup)
    return found


def sample_game(seed: int) -> SampleGame:
    setup = sample_setup(seed)
    engine = registry.engine_for(setup)
    game = SampleGame(seed, setup, wanted=WANTED)
    for step in play(engine, seed):
        before, action, _, after = step
        game.actions.append(action)
        for note in notes(engine.rules, step):
            game.count(note)
        if before.round != after.round:
            game.rounds.append(round_line(engine.rules, after))
    game.count("rounds", after.round - 1)
    game.final = sorted(((seat, after.cash[seat]) for seat in after.seats), key=lambda one: -one[1])
    return game


def notes(rules: Rules, step: Step) -> Iterator[str]:
    before, action, events, after = step
    if isinstance(action, ac.BuildTrack):
        yield from _of_build(rules, before, action, events, after)
    if isinstance(action, ac.Pass) and action.what == "turn":
        yield "turn passed"
    for event in events:
        match event:
            case ev.ShareSold():
                yield "shares sold"
                if after.sold(event.railroad) == rules.title.data.shares:
                    yield "third share sold"
            case ev.ShareUnsold():
                yield "share unsold"
            case ev.Passed(unasked=True):
                yield "passed by itself"
            case ev.OrderDrawn():
                turns = Counter(event.order)
                yield from ("two turns of one player",) if max(turns.values()) > 1 else ()
                yield from ("nobody's turn",) if len(turns) < len(before.seats) else ()
            case ev.DividendPaid():
                yield "dividends"
            case ev.GameEnded():
                yield f"ends by {event.ending}"


def _of_build(
    rules: Rules, before: State, action: ac.BuildTrack, events: tuple[Any, ...], after: State
) -> Iterator[str]:
    (built,) = (event for event in events if isinstance(event, ev.TrackBuilt))
    railroad, places = action.railroad, built.places
    yield f"{railroad} builds"
    own = before.track[railroad]
    cities = [place for place in places if place not in rules.open_land]
    match railroad:
        case "PO" if len(places) == 4:
            yield "PO builds four hexes"
        case "NME" if any(others_at(before.track, railroad, place) for place in cities):
            yield "NME pays no surcharge"
        case "KSS" if len(places) == 2:
            yield "KSS builds two hexes"
        case "MWB":
            best = [max(rules.title.board[place].income for place in track) for track in (own, after.track[railroad])]
            yield from ("MWB has a better city",) if best[1] > best[0] else ()
        case "GBS" if built.cost == 0:
            yield "GBS builds in open land"
        case "CME" if built.cost >= 4 and before.cash["CME"] > 5:
            yield "CME spends all that it may"
        case "BHE" if pays(rules, after.track, railroad) and not pays(rules, before.track, railroad):
            yield "BHE pays from now on"
    if rules.title.berlin in places:
        yield "into Berlin"
    for event in events:
        if isinstance(event, ev.Linked):
            yield from ("two links by one build",) if len(event.pairs) > 1 else ()


def round_line(rules: Rules, state: State) -> str:
    """What stands at the beginning of a round."""
    money = ", ".join(f"{seat} {state.cash[seat]}" for seat in state.seats)
    earned = incomes(rules, state.track)
    railroads = ", ".join(f"{code} {state.cash[code]}/{earned[code]}" for code in rules.title.railroads)
    name = f"end by {state.ending}" if state.ending else f"round {state.round}"
    return f"{name}: {money}; treasuries and incomes: {railroads}"


# --- in short: one line for each action with a hash of all that went before


def digest(engine: EngineGR, imported: Imported) -> Iterator[str]:
    """The first line that differs is the action at which a change of the rules makes the game part from what it was."""
    state, chain, trace = engine.initial(), "", Trace(engine)
    trace.line(state)
    for number, draft in enumerate(imported.drafts, start=1):
        before = state
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(dict(event)))
        action = dict(draft.action or {})
        parts = (chain, canonical(action), canonical(list(draft.events)), canonical(trace.line(state)))
        chain = sha256("\n".join(parts).encode()).hexdigest()
        yield f"{number} {chain[:12]} {told(action)}"
        if before.round != state.round:
            yield f"= {round_line(engine.rules, state)}"


def told(action: dict[str, Any]) -> str:
    words = [str(action[key]) for key in ("actor", "kind", "railroad", "amount", "what") if action.get(key)]
    return " ".join([*words, *action.get("hexes", ()), *action.get("order", ())])


def steps_of(engine: EngineGR, imported: Imported) -> Iterator[tuple[State, Action, tuple[Any, ...], State]]:
    state = engine.initial()
    for draft in imported.drafts:
        events = tuple(engine.codec.event_from_json(dict(event)) for event in draft.events)
        before = state
        for event in events:
            state = engine.evolve(state, event)
        yield before, engine.codec.action_from_json(draft.action), events, state
