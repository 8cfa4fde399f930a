"""All keys, by place. Those of the menus come from the menus; those of a place stand here and nowhere else."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from core.text.catalogue import text
from core.text.lists import items

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
NAMED = {
    name.lower(): f"key-{name.lower()}"
    for name in ("Ctrl", "Shift", "Alt", "Space", "Backspace", "Ins", "Del", "Home", "End", "PgUp", "PgDown", "Pause")
}
NAMED |= {name: f"key-{name}" for name in ("digits", "letters", "arrows", "right-click", "double-click", "wheel")}
KEYS_WIDE, WORDS_WIDE = 18, 27  # letters in a line of the page
APPLE = {"ctrl": "⌘", "alt": "⌥", "shift": "⇧"}

# place -> what is done there, by which of the keys
PLACES: dict[str, dict[str, tuple[str, ...]]] = {
    "game": {"dismiss": ("Esc",), "overrule": ("Alt+O",), "correct": ("right-click",)},
    "turn": {
        "take": ("Enter",),
        "choose": ("digits", "letters"),
        "move": ("arrows",),
        "back": ("Esc",),
        "amount": ("digits", "+", "−", "Backspace"),
    },
    "map": {
        "point": ("arrows",),
        "pan": ("Shift+arrows",),
        "choose": ("Enter", "Space"),
        "zoom": ("+", "−", "wheel"),
        "fit": ("F5",),
        "turn": ("F6",),
        "numbers": ("F7",),
        "legend": ("F8",),
        "look-up": ("F9",),
    },
    "lay": {
        "choose": ("digits", "Left", "Right"),
        "turn": ("R", "Up", "Down"),
        "lay": ("Enter",),
        "leave": ("Esc",),
    },
    "draw": {
        "begin": ("D",),
        "train": ("digits",),
        "back": ("Backspace",),
        "use": ("Enter",),
        "leave": ("Esc",),
    },
    "market": {"move": ("arrows", "Home", "End"), "open": ("Enter",)},
    "sheet": {"open": ("Enter", "double-click"), "all": ("A",), "fixed": ("F",)},
    "journal": {
        "search": ("Ctrl+F",),
        "look": ("Enter",),
        "change": ("F2",),
        "insert": ("Ins",),
        "remove": ("Del",),
        "accept": ("Ctrl+Enter",),
        "leave": ("Esc",),
    },
    "table": {
        "tick": ("Space",),
        "all": ("Ctrl+Enter",),
        "pages": ("Alt+Left", "Alt+Right"),
        "newest": ("Alt+End",),
    },
    "check": {"tick": ("Space", "Enter"), "correct": ("C",), "skip": ("S",)},
    "quick": {"complete": ("Tab",), "earlier": ("Up", "Down"), "do": ("Enter",), "leave": ("Esc",)},
    "charts": {
        "read": ("Left", "Right", "PgUp", "PgDown", "Home", "End"),
        "whole": ("Esc", "double-click"),
        "lines": ("Up", "Down", "Space"),
    },
    "display": {
        "full": ("F11", "F", "double-click"),
        "window": ("Esc",),
        "section": ("1", "2", "3", "4", "5"),
        "menu": ("right-click",),
    },
    "companion": {"search": ("Ctrl+F",), "pages": ("Alt+Left", "Alt+Right")},
    "pages": {"done": ("Ctrl+Enter",), "leave": ("Esc",), "sheets": ("PgUp", "PgDown")},
    "start": {"board": ("1", "2"), "theme": ("D",)},
}


@dataclass(frozen=True, slots=True)
class KeyRow:
    keys: tuple[str, ...]  # as Qt writes them, for those who compare
    words: str

    @property
    def shown(self) -> str:
        return items(key_words(key) for key in self.keys)

    @property
    def lines(self) -> int:
        """About so many, in a narrow column; a Japanese letter is twice as wide."""
        wide = sum(2 if ord(letter) > 0x2E80 else 1 for letter in self.words)
        return max(1 + len(self.shown) // KEYS_WIDE, 1 + wide // WORDS_WIDE)

    def matches(self, sought: str) -> bool:
        return sought.casefold() in f"{self.shown} {self.words}".casefold()


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


def found(groups: Iterable[KeyGroup], sought: str) -> list[KeyGroup]:
    """Only what has these words; a place whose name has them is shown whole."""
    kept = []
    for group in groups:
        all_of_it = sought.casefold() in group.name.casefold()
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


def key_words(key: str, *, apple: bool = sys.platform == "darwin") -> str:
    """A key as it stands on the keyboard of the language: Strg+Z, Bild auf."""
    *held, last = ["+"] if key == "+" else key.split("+")
    return "+".join(_part(part, apple) for part in (*held, last))


def _part(part: str, apple: bool) -> str:
    name = part.lower()
    if apple and name in APPLE:
        return APPLE[name]
    if part == "Return":
        return "Enter"
    return ARROWS.get(part) or (text(NAMED[name]) if name in NAMED else part)
