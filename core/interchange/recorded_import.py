"""Makes a game of ours from a recorded one, so that it can be looked at, gone through and played on."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.interchange.game_file import AnyGame, memory_game
from core.interchange.recorded_file import read_recorded, replay_of
from core.kernel.action import Action
from core.kernel.refusal import RECORDED, Rejection
from core.store.journal import Draft, Journal

STRETCH = 100  # entries between two looks at whoever waits


@dataclass(frozen=True, slots=True)
class Imported:
    """What a record became. `left_out` counts actions that no position of ours allows."""

    setup: Any
    drafts: tuple[Draft, ...]
    left_out: int


def read_import(path: Path, told: Callable[[int, int], object] | None = None) -> Imported:
    """Raises BankhalterError with one sentence. `told` hears of actions done and all; what it raises ends the work."""
    recorded = read_recorded(path)
    replay = replay_of(recorded, mode="table")
    engine = replay.engine
    codec = engine.codec
    drafts: list[Draft] = []
    left_out = 0
    for number, (_, applied) in enumerate(replay.steps(), start=1):
        refused: Action | None = None
        for step in applied:
            if isinstance(step.outcome, Rejection):
                refused = step.action
                continue
            overruled = step.action == refused
            events = [codec.event_to_json(event) for event in step.outcome]
            drafts.append(
                Draft(codec.action_to_json(step.action), events, params={"overrule": RECORDED} if overruled else {})
            )
            refused = None if overruled else refused
        left_out += refused is not None
        if told is not None:
            told(number, len(recorded.actions))
    return Imported(engine.setup, tuple(drafts), left_out)


def imported_game(imported: Imported, told: Callable[[int, int], object] | None = None) -> AnyGame:
    """In memory, at the end of the record. `told` hears of entries done and all; what it raises ends the work."""
    game = memory_game(imported.setup)
    journal, drafts = game.log, imported.drafts
    assert isinstance(journal, Journal)
    for start in range(0, len(drafts), STRETCH):
        journal.append_all(drafts[start : start + STRETCH])
        game.follow()
        if told is not None:
            told(min(start + STRETCH, len(drafts)), len(drafts))
    return game


def kept_game(game: AnyGame, path: Path) -> AnyGame:
    """A game in memory goes on in a new file, which has all of it or is not made."""
    journal = game.log
    assert isinstance(journal, Journal)
    game.log = Journal.create(path, journal.header, tuple(journal.entries()))
    return game
