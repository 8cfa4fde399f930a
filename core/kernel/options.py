"""What may be done now. An option names its actor and answers whether an action belongs to it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from core.kernel.action import Action


class Option(Protocol):
    @property
    def actor(self) -> str: ...

    @property
    def kind(self) -> str:
        """The kind of the actions it offers."""
        ...

    def __contains__(self, action: object) -> bool: ...

    def examples(self) -> Iterator[Action]:
        """Every action of a finite option; the ends and some values between of a range."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """A finite set of actions of one kind by one actor."""

    actions: tuple[Action, ...]

    @property
    def actor(self) -> str:
        return self.actions[0].actor

    @property
    def kind(self) -> str:
        return self.actions[0].kind

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def examples(self) -> Iterator[Action]:
        return iter(self.actions)


@dataclass(frozen=True, slots=True)
class Amount:
    """An action with one number that may be anything from `low` to `high`."""

    template: Action
    field: str
    low: int
    high: int

    @property
    def actor(self) -> str:
        return self.template.actor

    @property
    def kind(self) -> str:
        return self.template.kind

    def at(self, number: int) -> Action:
        return self.template.model_copy(update={self.field: number})

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or type(action) is not type(self.template):
            return False
        number = getattr(action, self.field)
        return isinstance(number, int) and self.low <= number <= self.high and action == self.at(number)

    def examples(self) -> Iterator[Action]:
        for number in sorted({self.low, min(self.low + 5, self.high), (self.low + self.high) // 2, self.high}):
            yield self.at(number)


@dataclass(frozen=True, slots=True)
class Judged:
    """Actions that are too many to list: a membership test and some examples (a run of trains)."""

    example: tuple[Action, ...]
    accepts: Callable[[Action], bool]

    @property
    def actor(self) -> str:
        return self.example[0].actor

    @property
    def kind(self) -> str:
        return self.example[0].kind

    def __contains__(self, action: object) -> bool:
        return type(action) is type(self.example[0]) and self.accepts(action)

    def examples(self) -> Iterator[Action]:
        return iter(self.example)


def offered(options: tuple[Option, ...], action: Action) -> bool:
    return any(action in option for option in options)
