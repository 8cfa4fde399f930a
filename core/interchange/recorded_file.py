"""Reads a recorded game of others: JSON that names its title, whose reader the registry knows."""

import json
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.game_file import new_setup
from core.interchange.whole_game import FORMAT as WRITTEN_OUT
from core.kernel.errors import RecordedGameError, WrongRecord
from core.kernel.family import Record, Replay
from core.kernel.foreign import shown
from core.store.database import is_held
from core.store.reading import read_bytes
from core.text.catalogue import text

MAX_BYTES = 4 * 1024 * 1024  # a long game has 0.2; in memory JSON can take forty times its length


def looks_recorded(path: Path) -> bool:
    if is_held(path):
        return False
    return read_bytes(path, 64).removeprefix(BOM_UTF8).lstrip().startswith(b"{")


def read_recorded(path: Path) -> Record:
    """Raises RecordedGameError with one sentence for anything that is no recorded game."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordedGameError(text("record-too-large", file=path.name))
        data = json.loads(read_bytes(path))
    except OSError:
        raise RecordedGameError(text("file-unreadable", file=path.name)) from None
    except (ValueError, RecursionError):
        raise RecordedGameError(text("record-no-json", file=path.name)) from None
    return parse_recorded(data, path.name)


def parse_recorded(data: Any, name: str) -> Record:
    def wrong(reason: str) -> RecordedGameError:
        return RecordedGameError(text("record-wrong", file=name, reason=reason))

    if not isinstance(data, dict):
        raise wrong("empty")
    if data.get("format") == WRITTEN_OUT:
        raise RecordedGameError(text("record-written-out", file=name))
    title = data.get("title")
    if not isinstance(title, str):
        raise wrong("title")
    known = registry.recorded_as(title)
    if known is None or known.records is None:
        raise RecordedGameError(text("record-title", file=name, title=shown(title, 40)))
    try:
        return known.records.read(known.id, data)
    except WrongRecord as error:
        if error.reason == "variant":
            raise RecordedGameError(text("record-variant", file=name, variant=error.what)) from None
        raise wrong(error.reason) from None


def replay_of(record: Record, preset: str | None = None, mode: str = "hotseat") -> Replay:
    """The record on its way through our rules; without a preset by the rulings that it was played by."""
    known = registry.known_title(record.title)
    assert known.records is not None
    players = [known.family.player(*player) for player in record.players]
    setup = new_setup(record.title, players, preset or record.preset, record.rulings, mode, **record.agreed)
    return known.records.replay(registry.engine_for(setup), record)
