"""Who gets a key while a game is open: one table, from whoever is asked first to whoever is asked last.

Keys with Ctrl or Alt, and F1 to F12, belong to the menus and to buttons, wherever the focus is; arrows, Tab and the
space bar to what has the focus. The table is about all others: digits, letters, signs, Enter and Backspace.
"""

from dataclasses import dataclass

from ui.values.keys import PLACES


@dataclass(frozen=True, slots=True)
class Claims:
    """Who has a use for a key, as things stand."""

    field: bool = False  # the focus is in a field that takes text
    tool: bool = False  # a tool is open: the tile picker, a drawing, the walk of the board check
    held: bool = False  # a list, a map or a button that the keys have reached
    turn: bool = False  # the turn panel
    clicked: bool = False  # a list or a map that has the focus because somebody has clicked into it


ORDER = ("field", "tool", "held", "turn", "clicked")
NOBODY = "nobody"  # then that is said


def taker(claims: Claims) -> str:
    """Who gets the key: the first of the table who has a use for it."""
    return next((name for name in ORDER if getattr(claims, name)), NOBODY)


def has_use(place: str, key: str) -> bool:
    """Does a key mean something at a place, by the page of keys? `key` is called as there: "Enter", "A", "5", "+"."""
    known = {name for names in PLACES.get(place, {}).values() for name in names}
    return key in known or ("digits" in known and key.isdigit()) or ("letters" in known and key.isalpha())
