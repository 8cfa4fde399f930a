"""What a family of games brings, so that files, the window and the command line can serve it.

Every family is one value (`core/rail18/family.py`: `RAIL18`), and every title names its family (`KnownTitle`). The data
of titles, set-ups, states and events are the family's own: nobody else looks into them further than the protocols say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from core.kernel.action import Action
from core.kernel.engine import Engine
from core.kernel.judge import Judge
from core.kernel.refusal import Rejection
from core.kernel.replay import Guide

Json = dict[str, Any]


# --- titles


class TitleFacts(NamedTuple):
    name: str  # in English; `core.text.title_words` has the other languages
    playable: bool
    fingerprint: str  # changes with any change of the data


@dataclass(frozen=True, slots=True)
class KnownTitle:
    """A title as the registry knows it. Without `brings` its board can be looked at, but nobody can play it."""

    id: str
    folder: Path  # its files, the sample game and its words among them
    family: "Family"
    brings: Any = None  # to its family: for 18xx a `core.rail18.family.Brings`
    records: "Records | None" = None


# --- set-ups


class Seat(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class Setup(Protocol):
    """What every set-up says, whatever else a family agrees before the first action."""

    @property
    def title(self) -> str: ...

    @property
    def preset(self) -> str: ...

    @property
    def players(self) -> Sequence[Seat]: ...


# --- what the audit finds besides refusals


@dataclass(frozen=True, slots=True)
class Run:
    """What a company claimed to earn, and the most that was possible. Families without such claims have none."""

    action: int
    company: str
    trains: list[str]
    claimed: int
    legal: bool
    best: int
    bound: int  # nothing can earn more
    proven: bool
    ms: float


# --- games that others recorded


class RecordedAction(Protocol):
    """`auto` marks an action that followed at once from another, whose id and place it bears."""

    @property
    def id(self) -> int: ...

    @property
    def place(self) -> int:
        """In the file, undone ones counted; ids may come twice."""
        ...

    @property
    def type(self) -> str: ...

    @property
    def auto(self) -> bool: ...

    @property
    def data(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Applied:
    """One of our actions with what came of it."""

    action: Action
    outcome: tuple[Any, ...] | Rejection
    before: Any  # the state


class Record(Protocol):
    """A recorded game, undo and redo resolved."""

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> tuple[tuple[str, str], ...]: ...

    @property
    def names(self) -> Any:
        """What the record itself calls things; its family understands it."""
        ...

    @property
    def preset(self) -> str:
        """The rulings that it was played by."""
        ...

    @property
    def rulings(self) -> Mapping[str, str]:
        """Switches that it says besides the preset."""
        ...

    @property
    def agreed(self) -> Mapping[str, Any]:
        """What else was agreed before the first action, by the names of `Family.new_setup`."""
        ...

    @property
    def actions(self) -> Sequence[RecordedAction]: ...

    @property
    def count(self) -> int:
        """Actions in the file, undone ones included."""
        ...

    @property
    def result(self) -> Mapping[str, int]: ...


class Replay(Protocol):
    """A record on its way through the engine."""

    @property
    def engine(self) -> Any: ...

    @property
    def state(self) -> Any: ...

    def steps(self) -> Iterator[tuple[RecordedAction, list[Applied]]]:
        """Every recorded action with the actions it became. The state is that after the action."""
        ...


class Records(Protocol):
    """Reads the recorded games of a title."""

    @property
    def called(self) -> str:
        """The title's name in its records."""
        ...

    def read(self, title: str, data: Json) -> Record:
        """Raises WrongRecord."""
        ...

    def replay(self, engine: Any, record: Any) -> Replay: ...


# --- the family


class Family(Protocol):
    @property
    def id(self) -> str: ...

    # titles

    def load(self, known: KnownTitle) -> Any:
        """The data of a title, all of it checked. Raises TitleDataError."""
        ...

    def facts(self, title: Any) -> TitleFacts: ...

    # set-ups; each raises SetupError for what cannot be agreed

    def player(self, id: str, name: str) -> Any:
        """Somebody who plays, of whom no more is known."""
        ...

    def new_setup(
        self,
        title: Any,
        players: Sequence[Any],
        preset: str | None = None,
        overrides: Mapping[str, str] | None = None,
        mode: str = "hotseat",
        **agreed: Any,
    ) -> Setup:
        """`agreed` is what only this family asks before the first action."""
        ...

    def read_setup(self, title: Any, data: Json) -> Setup:
        """The setup in a game file, also of an older version."""
        ...

    def write_setup(self, setup: Any) -> Json: ...

    def with_preset(self, title: Any, setup: Any, preset: str) -> Setup:
        """The setup of the same table by other rulings."""
        ...

    # a game

    def engine(self, known: KnownTitle, title: Any, setup: Any) -> Engine[Any, Any]:
        """Rules of its own: their caches have no locks, so every thread asks for one."""
        ...

    @property
    def judge(self) -> Judge[Any, Any]: ...

    def place(self, engine: Any, code: str) -> str:
        """Where the rule behind a refusal stands."""
        ...

    def guide(
        self, engine: Any, seconds_a_run: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> Guide[Any]:
        """What leads a line of the game on after an edit."""
        ...

    # positions

    def is_sound(self, engine: Any, state: Any) -> bool:
        """Can it be shown? A file can be forged: stored events may fold to what no game comes to."""
        ...

    def can_go_on(self, engine: Any, state: Any) -> bool:
        """Do the rules find their way in it?"""
        ...

    def turn_of(self, state: Any) -> tuple[object, ...]:
        """Stays the same while a turn lasts; likewise the two below (`core.kernel.starts`)."""
        ...

    def step_of(self, state: Any) -> tuple[object, ...]: ...

    def round_of(self, state: Any) -> tuple[object, ...]: ...

    def players(self, state: Any) -> Sequence[Seat]:
        """The players by seat, as they are called now."""
        ...

    def thinking(self, engine: Any, state: Any) -> str | None:
        """The player whose time it takes; None where it is nobody's in particular."""
        ...

    def is_over(self, state: Any) -> bool: ...

    def worth(self, engine: Any, state: Any) -> dict[str, int]:
        """What every player is worth now."""
        ...

    def trace(self, known: KnownTitle, engine: Any, names: Any = None) -> Callable[[Any], Json]:
        """States as JSON, each after the one before: in the fields that the family's traces have.

        `names` are those of a record (`Record.names`); without them things have ours.
        """
        ...

    # the audit

    def recorded_runs(
        self, engine: Any, state: Any, recorded: RecordedAction, applied: Sequence[Applied]
    ) -> Iterable[Rejection | Run]:
        """What is to be said of a recorded action besides what was refused; `state` is that after it."""
        ...

    def stored_runs(
        self, engine: Any, before: Any, entry: int, stored: Sequence[Any], outcome: Sequence[Any] | Rejection
    ) -> Iterable[Run]:
        """The same of an entry: the events that are stored and what the rules make of its action now."""
        ...
