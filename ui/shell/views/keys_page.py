"""The page of all keys: its rows by place, and what a search leaves of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.text.catalogue import text
from core.text.lists import items
from core.text.searching import folded
from ui.values.key_order import ORDER
from ui.values.keys import PLACES, key_words

KEYS_WIDE, WORDS_WIDE = 18, 27  # letters in a line of the page


@dataclass(frozen=True, slots=True)
class KeyRow:
    keys: tuple[str, ...]  # as Qt writes them, for those who compare
    words: str

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(key_words(key) for key in self.keys)

    @property
    def shown(self) -> str:
        return items(self.names)

    @property
    def lines(self) -> int:
        """About so many, in a narrow column; a Japanese letter is twice as wide."""
        wide = sum(2 if ord(letter) > 0x2E80 else 1 for letter in self.words)
        return max(1 + len(self.shown) // KEYS_WIDE, 1 + wide // WORDS_WIDE)

    def matches(self, sought: str) -> bool:
        return folded(sought) in folded(f"{self.shown} {self.words}")


@dataclass(frozen=True, slots=True)
class KeyGroup:
    name: str
    rows: tuple[KeyRow, ...]


def place_groups() -> list[KeyGroup]:
    return [
        KeyGroup(
            text(f"keys-{place}"), tuple(KeyRow(keys, text(f"keys-{place}-{what}")) for what, keys in rows.items())
        )
        for place, rows in PLACES.items()
    ]


def order_group() -> KeyGroup:
    """Who gets a key that several have a use for."""
    rows = (KeyRow((str(at),), text(f"keys-order-{name}")) for at, name in enumerate(ORDER, start=1))
    return KeyGroup(text("keys-order"), tuple(rows))


def found(groups: Iterable[KeyGroup], sought: str) -> list[KeyGroup]:
    """Only what has these words; a place whose name has them is shown whole."""
    kept = []
    for group in groups:
        all_of_it = folded(sought) in folded(group.name)
        rows = group.rows if all_of_it else tuple(row for row in group.rows if row.matches(sought))
        if rows:
            kept.append(KeyGroup(group.name, rows))
    return kept


def in_columns(groups: list[KeyGroup], number: int, heading: float = 1.6) -> list[list[KeyGroup]]:
    """In their order, so that the longest column is as short as can be; a heading is as high as so many rows."""
    sizes = [sum(row.lines for row in group.rows) + heading for group in groups]
    limit = max([*sizes, sum(sizes) / number], default=0.0)
    while len(columns := _filled(groups, sizes, limit)) > number:
        limit += 1
    return columns


def _filled(groups: list[KeyGroup], sizes: list[float], limit: float) -> list[list[KeyGroup]]:
    columns: list[list[KeyGroup]] = []
    used = limit
    for group, size in zip(groups, sizes, strict=True):
        if used + size > limit:
            columns.append([])
            used = 0.0
        columns[-1].append(group)
        used += size
    return columns
