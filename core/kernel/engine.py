"""What a family gives the kernel. Everything here is pure: no clock, no chance, no searching."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.options import Option
from core.kernel.refusal import Rejection

S = TypeVar("S")
E = TypeVar("E")


class Engine(Protocol[S, E]):
    @property
    def setup(self) -> Any:
        """What was agreed before the first action: a `core.kernel.family.Setup`."""
        ...

    @property
    def codec(self) -> Codec: ...

    def initial(self) -> S: ...

    def decide(self, state: S, action: Action, *, overrule: str | None = None) -> tuple[E, ...] | Rejection: ...

    def evolve(self, state: S, event: E) -> S: ...

    def options(self, state: S) -> tuple[Option, ...]: ...

    def expand(self, state: S, action: Action) -> Sequence[Action] | Rejection:
        """The strict actions that a shorter action of the table stands for."""
        ...
