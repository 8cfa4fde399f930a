"""What a game needs of its journal; `core.store.Journal` is one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be. Without a parent it follows the draft before it, the first one the head."""

    action: Mapping[str, Any] | None
    events: Sequence[Mapping[str, Any]] = ()
    kind: str = "action"
    params: Mapping[str, Any] = field(default_factory=dict)
    parent: int | None = None


class LogEntry(Protocol):
    @property
    def id(self) -> int: ...

    @property
    def parent(self) -> int: ...

    @property
    def kind(self) -> str: ...

    @property
    def time(self) -> str:
        """When it was written, in UTC: 2026-03-14T19:05:00.000Z."""
        ...

    @property
    def action(self) -> dict[str, Any] | None: ...

    @property
    def events(self) -> list[dict[str, Any]]: ...

    @property
    def params(self) -> dict[str, Any]: ...


class Log(Protocol):
    @property
    def head(self) -> int: ...

    @property
    def undo_target(self) -> int | None: ...

    @property
    def redo_target(self) -> int | None: ...

    def path_to(self, id: int, /) -> Sequence[LogEntry]: ...

    def append(
        self,
        action: Mapping[str, Any] | None,
        events: Sequence[Mapping[str, Any]] = (),
        *,
        params: Mapping[str, Any] | None = None,
    ) -> LogEntry: ...

    def append_edit(
        self, parent: int, drafts: Sequence[Draft], *, params: Mapping[str, Any] | None = None
    ) -> Sequence[LogEntry]:
        """A second line under `parent`, all of it or nothing; the head goes to its end, undo brings it back."""
        ...

    def move_head(self, id: int, /) -> LogEntry: ...
