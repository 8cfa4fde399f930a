"""Games whose past is edited, and what must hold of a line however it came about."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from random import Random

from core import registry
from core.interchange.game_file import header_for, memory_game, new_setup
from core.kernel.action import Action
from core.kernel.edit import Change, Edit, InsertBefore, Remove
from core.kernel.game import Game, Transition
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18.family import Game18
from core.rail18.state import Setup, State
from core.store.journal import Draft, Journal
from tests.play.invariants import check_all, check_going_on
from tests.titles.t1844.shipped import shipped


@cache
def sample_drafts() -> tuple[Setup, tuple[Draft, ...]]:
    found = shipped()
    return found.setup, found.drafts


def hotseat(length: int | None = None) -> Game18:
    """The game that ships, or its beginning."""
    setup, drafts = sample_drafts()
    return holding(setup, drafts[:length])


def holding(setup: Setup, drafts: Sequence[Draft]) -> Game18:
    engine = registry.engine(setup)
    log = Journal.in_memory(header_for(engine, datetime(2026, 3, 14, 19, tzinfo=UTC)))
    log.append_all(drafts)
    return Game(engine, log, judge_by_mode)


@cache
def _table_drafts(length: int) -> tuple[Setup, tuple[Draft, ...]]:
    setup, drafts = sample_drafts()
    at_table = new_setup(setup.title, list(setup.players), setup.preset, mode="table")
    game = memory_game(at_table)
    for draft in drafts[:length]:
        assert draft.action is not None
        outcome = game.dispatch(game.engine.codec.action_from_json(dict(draft.action)))
        assert isinstance(outcome, Transition), outcome
    return at_table, tuple(Draft(entry.action, entry.events) for entry in journal(game).entries())


def at_the_table(length: int) -> Game18:
    """The same beginning, played at the table."""
    setup, drafts = _table_drafts(length)
    return holding(setup, drafts)


def journal(game: Game18) -> Journal:
    assert isinstance(game.log, Journal)
    return game.log


def actions(game: Game18) -> dict[int, Action]:
    """By entry, along the line."""
    read = game.engine.codec.action_from_json
    return {entry.id: read(entry.action) for entry in game.log.path_to(game.log.head) if entry.action is not None}


def check_line(game: Game18) -> State:
    """Every entry of the line is what the rules make of its action, all things add up, and the end is the present."""
    engine = registry.engine(game.state.setup)
    state = engine.initial()
    for entry in game.log.path_to(game.log.head):
        before = state
        events = [engine.codec.event_from_json(event) for event in entry.events]
        if entry.action is not None:
            action = engine.codec.action_from_json(entry.action)
            outcome = judge_by_mode(engine, state, action, entry.params.get("overrule"))
            assert not isinstance(outcome, Rejection), (entry.id, action, outcome)
            assert list(outcome) == events, (entry.id, action)
        for event in events:
            state = engine.evolve(state, event)
        if "overrule" not in entry.params:
            check_all(engine.rules, before, state)
        else:
            check_going_on(engine, state)
    check_going_on(engine, state)
    assert state == game.state
    return state


def random_edit(game: Game18, chance: Random) -> Edit:
    entry = chance.choice(game.log.path_to(game.log.head))
    offered = [option for option in game.engine.options(game.state_at(entry.parent)) if option.kind != "RunTrains"]
    kind = chance.choice(["remove", "change", "insert"]) if offered else "remove"
    if kind == "remove":
        return Remove(entry.id)
    action = chance.choice(list(chance.choice(offered).examples()))
    return Change(entry.id, action) if kind == "change" else InsertBefore(entry.id, action)
