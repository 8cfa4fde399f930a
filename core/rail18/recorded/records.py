"""What a title says about its recorded games, so that the family can read them (`core/titles/t<id>/recorded.py`)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from core.kernel.action import Action
from core.rail18.engine import Engine18
from core.rail18.recorded.names import OURS, Names
from core.rail18.recorded.reader import Method, Reader
from core.rail18.recorded.record import RecordedGame, read_record
from core.rail18.recorded.replay import Replay
from core.rail18.state import Question


@dataclass(frozen=True, slots=True)
class Records18:
    """Implements `core.kernel.family.Records`."""

    called: str  # the title, in its records
    preset: str  # the rulings that they were played by
    # by type of action: what it is with us, where the family's reader does not know
    methods: Mapping[str, Method] = field(default_factory=dict)
    trains: Mapping[str, str] = field(default_factory=dict)  # cards that the record numbers otherwise
    names: Names = OURS
    presets_before: tuple[tuple[date, str], ...] = ()  # those of older records, the oldest first
    without_variants: bool = False  # are records with any optional rule refused?
    reader: Callable[..., Reader] = Reader
    replaying: type[Replay] = Replay
    untold: tuple[str, ...] = ()  # kinds of action: who could do no more than that in a stock round may be left out
    # what declines a question of the title, where it may be
    declined: Callable[[Question], Action | None] = lambda question: None

    def preset_of(self, day: date | None) -> str:
        return next((preset for end, preset in self.presets_before if day is not None and day < end), self.preset)

    def read(self, title: str, data: Mapping[str, Any]) -> RecordedGame:
        return read_record(self, title, data)

    def replay(self, engine: Engine18, record: RecordedGame) -> Replay:
        return self.replaying(engine, record)
