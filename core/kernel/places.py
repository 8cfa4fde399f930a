"""Where the rules of a title stand: the page of its rules or the ruling that a refusal names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Places:
    """By code alone, and by code within a kind of action or at a spot of the rules, which goes first."""

    codes: Mapping[str, str] = field(default_factory=dict)
    within: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def of(self, code: str, *names: str) -> str:
        """The place of a refusal; empty where no rule of the game is behind it. The first name that knows it counts."""
        for name in names:
            if name in self.within and code in self.within[name]:
                return self.within[name][code]
        return self.codes.get(code, "")


class Placed(Protocol):
    """The rules of a title, which know where they stand."""

    @property
    def places(self) -> Places: ...
