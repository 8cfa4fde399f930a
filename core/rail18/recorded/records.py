"""What a title says about its recorded games, so that the family can read them (`core/titles/t<id>/recorded.py`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.rail18.engine import Engine18
from core.rail18.recorded.reader import Method
from core.rail18.recorded.record import RecordedGame, read_record
from core.rail18.recorded.replay import Replay


@dataclass(frozen=True, slots=True)
class Records18:
    """Implements `core.kernel.family.Records`."""

    called: str  # the title, in its records
    preset: str  # the rulings that they were played by
    # by type of action: what it is with us, where the family's reader does not know
    methods: Mapping[str, Method] = field(default_factory=dict)
    trains: Mapping[str, str] = field(default_factory=dict)  # cards that the record numbers otherwise

    def read(self, title: str, data: Mapping[str, Any]) -> RecordedGame:
        return read_record(self, title, data)

    def replay(self, engine: Engine18, record: RecordedGame) -> Replay:
        return Replay(engine, record)
