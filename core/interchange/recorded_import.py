"""Makes a game of ours from a recorded one, so that it can be looked at, gone through and played on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, game_in, header_for
from core.interchange.recorded_file import read_recorded, replay_of
from core.kernel.action import Action
from core.kernel.refusal import RECORDED, Rejection
from core.store.journal import Draft, Journal


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


def imported_game(imported: Imported, path: Path | None = None) -> AnyGame:
    """In a new file, or without a path in memory; it stands at the end of the record."""
    engine = registry.engine_for(imported.setup)
    header = header_for(engine, datetime.now(UTC))
    journal = Journal.in_memory(header) if path is None else Journal.create(path, header)
    try:
        journal.append_all(imported.drafts)
        return game_in(journal, engine)
    except BaseException:
        journal.close()
        raise
