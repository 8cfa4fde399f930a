"""Opens what can still be followed of a damaged game file, or of one beside which an old journal lies.

The file itself is never touched.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, check_length, check_position, game_in, read_setup
from core.interchange.wording import file_text
from core.kernel.engine import Engine
from core.kernel.errors import FORGED, BankhalterError, GameFileError
from core.store.errors import JournalError
from core.store.journal import Journal
from core.text.catalogue import text

STEPS_BACK = 50  # tried at most


@dataclass(frozen=True, slots=True)
class Rescued:
    """The good part, in memory; `save_copy` of its journal makes a file of it."""

    journal: Journal
    path: Path
    good: int  # entries
    entry: int | None  # the first that is not good; None where all are
    reason: str  # one sentence


def worth_rescuing(error: BankhalterError) -> bool:
    """Not what is another kind of file, or out of reach."""
    if isinstance(error, JournalError):
        return error.code in ("damaged", "old_journal")
    return isinstance(error, GameFileError)


def rescue_game(path: Path) -> Rescued | None:
    """None where nothing is wrong. Raises BankhalterError where nothing can be saved."""
    journal, report = Journal.rescue(path)
    check_length(journal, path.name)
    broken = _first_not_followed(journal, path.name)
    if broken is not None:
        entry, reason = broken
        journal, _ = Journal.rescue(path, keep=entry - 1)
        return Rescued(journal, path, entry - 1, entry, reason)
    if report.problem is None:
        return None
    return Rescued(journal, path, report.good, report.entry, file_text(report.problem))


def rescued_game(rescued: Rescued) -> AnyGame:
    """In memory."""
    return game_in(rescued.journal, registry.engine_for(read_setup(rescued.journal)))


def _first_not_followed(journal: Journal, name: str) -> tuple[int, str] | None:
    engine = registry.engine_for(read_setup(journal))
    states = {0: engine.initial()}
    for entry in journal.entries():
        if not entry.is_step:
            continue
        try:
            state = states[entry.parent]
            for event in entry.events:
                state = engine.evolve(state, engine.codec.event_from_json(event))
            check_position(engine, state, name)
        except GameFileError as error:
            return entry.id, file_text(error)
        except FORGED:
            return entry.id, text("file-not-followed", file=name, entry=entry.id)
        states[entry.id] = state
    return _back_to_where_it_goes_on(journal, engine, states, name)


def _back_to_where_it_goes_on(
    journal: Journal, engine: Engine[Any, Any], states: Mapping[int, Any], name: str
) -> tuple[int, str] | None:
    """The first of the newest entries after which the rules do not find their way."""
    family = registry.family_of(engine.setup.title)
    broken: int | None = None
    for entry in journal.path_to(journal.head)[: -STEPS_BACK - 1 : -1]:
        if family.can_go_on(engine, states[entry.id]):
            break
        broken = entry.id
    return None if broken is None else (broken, text("file-no-position", file=name))
