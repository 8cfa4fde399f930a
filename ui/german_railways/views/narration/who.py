"""Players, railroads and the bank by name."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from core.kernel.foreign import shown
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.german_railways.views.words import place_name


@dataclass(frozen=True)
class Who:
    rules: Rules
    state: State

    @cached_property
    def names(self) -> dict[str, str]:
        return {**self.state.names, BANK: text("word-bank")}

    def who(self, holder: str) -> str:
        """Railroads go by their codes."""
        return self.names.get(holder, shown(holder))

    def everybody(self, holders: Iterable[str]) -> str:
        return listed([self.who(holder) for holder in holders])

    def amounts(self, parts: Iterable[tuple[str, int]]) -> str:
        """Who gets how much, highest first."""
        highest = sorted(parts, key=lambda part: -part[1])
        return items(text("word-amount", who=self.who(who), amount=amount) for who, amount in highest)

    def places(self, labels: Iterable[str]) -> str:
        return items(place_name(self.rules, label) for label in labels)
