"""Names and lists for sentences: players by name, hexes with their cities, amounts by receiver."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from core.hexmap.coordinates import EDGE_NAMES
from core.kernel.foreign import shown
from core.mechanics.seats import Player
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL
from core.text.catalogue import text
from core.text.lists import items, listed


@dataclass(frozen=True)
class Words:
    rules: Rules
    players: tuple[Player, ...]

    @cached_property
    def names(self) -> dict[str, str]:
        found = {player.id: player.called for player in self.players}
        found[BANK], found[POOL], found[CLOSED] = text("word-bank"), text("word-pool"), text("word-nobody")
        return found

    def who(self, holder: str | None) -> str:
        """A player's name, the bank, the pool, or the company's symbol."""
        return self.names.get(holder or CLOSED, shown(holder or ""))

    def everybody(self, holders: Iterable[str]) -> str:
        return listed([self.who(holder) for holder in holders])

    def amounts(self, parts: Iterable[tuple[str, int]]) -> str:
        """Who gets how much, highest first."""
        highest = sorted(parts, key=lambda part: -part[1])
        return items(text("word-amount", who=who, amount=amount) for who, amount in highest)

    def place(self, label: str) -> str:
        town = self.town(label)
        return label if town == label else text("word-place", town=town, hex=label)

    def town(self, label: str) -> str:
        """Just the name where there is one; off-board areas have theirs on one of their hexes only."""
        data = self.rules.title.data.hexes[label]
        areas = (group for node in data.nodes for group in node.groups if len(group) > 1)
        return data.name or next(areas, label)

    def paper(self, code: str) -> str:
        private = self.rules.title.privates.get(code)
        return shown(code) if private is None else f"{code} {private.name}"

    def price(self, row: int, column: int) -> int:
        cell = self.rules.market.cell(row, column)
        return 0 if cell is None else cell.price

    def edge(self, label: str, edge: int) -> str:
        """A side of a hex by compass, and what lies beyond."""
        side = text(f"edge-{EDGE_NAMES[edge]}")
        beyond = self.rules.title.neighbours[label][edge]
        return side if beyond is None else text("word-edge", side=side, beyond=self.town(beyond))


def counted(parts: Iterable[str]) -> str:
    """STB, JN 2×: everybody once, with a number behind those that come several times."""
    numbers: dict[str, int] = {}
    for part in parts:
        numbers[part] = numbers.get(part, 0) + 1
    return items(
        part if number == 1 else text("word-times", what=part, number=number) for part, number in numbers.items()
    )
