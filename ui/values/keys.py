"""Which key does what, and how keys are called. Menus, panels and every text that names a key ask here."""

import sys

from core.text.catalogue import text

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
NAMED = {
    name.lower(): f"key-{name.lower()}"
    for name in ("Ctrl", "Shift", "Alt", "Space", "Backspace", "Ins", "Del", "Home", "End", "PgUp", "PgDown", "Pause")
}
NAMED |= {name: f"key-{name}" for name in ("digits", "letters", "arrows", "right-click", "double-click", "wheel")}
APPLE = {"alt": "⌥", "shift": "⇧", "ctrl": "⌘"}  # in the order in which they are written there
WAYS = ("first", "previous", "next", "last")  # through the history

# entry of the menus -> its keys; the first one is told
MENU: dict[str, tuple[str, ...]] = {
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "import": ("Ctrl+I",),
    "position": ("Ctrl+E",),
    "best-run": ("Ctrl+B",),
    "copy": ("Ctrl+Shift+S",),
    "backups": ("Ctrl+Shift+O",),
    "sheets": ("Ctrl+Alt+P",),
    "export": ("Ctrl+Shift+E",),
    "players": ("Ctrl+P",),
    "settings": ("Ctrl+,",),
    "clock": ("Ctrl+Alt+C",),
    "clock-budget": ("Ctrl+Alt+B",),
    "pause-clock": ("Ctrl+Shift+P", "Pause"),
    "close": ("Ctrl+W",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "undo-step": ("Alt+Backspace",),
    "undo-turn": ("Ctrl+Alt+Z",),
    "undo-round": ("Ctrl+Alt+Shift+Z",),
    "correct": ("Ctrl+Shift+C",),
    "find": ("Ctrl+F",),
    "hands-done": ("Ctrl+Shift+D",),
    "history": ("Ctrl+H",),
    "turn-panel": ("Ctrl+0",),
    "follow": ("Ctrl+Shift+F",),
    "reset-layout": ("Ctrl+Shift+L",),
    "recap": ("Ctrl+Alt+R",),
    "map-alone": ("M", "F11"),
    "display": ("Ctrl+D",),
    "companion": ("F1",),
    "keys": ("Ctrl+F1",),
    "tour": ("Shift+F1",),
    "about": ("Ctrl+Shift+F1",),
    "history-first": ("Ctrl+Shift+PgUp",),
    "history-previous": ("Ctrl+PgUp",),
    "history-next": ("Ctrl+PgDown",),
    "history-last": ("Ctrl+Shift+PgDown",),
}

# panel -> what brings it to the front; panels of different families may have the same
PANELS = {
    "map": "Ctrl+1",
    "market": "Ctrl+2",
    "course": "Ctrl+2",
    "sheet": "Ctrl+3",
    "charter": "Ctrl+4",
    "railroads": "Ctrl+4",
    "player": "Ctrl+5",
    "trains": "Ctrl+6",
    "links": "Ctrl+6",
    "tiles": "Ctrl+7",
    "journal": "Ctrl+8",
    "table": "Ctrl+9",
    "charts": "Ctrl+G",
    "check": "Ctrl+Shift+B",
    "quick": "Ctrl+K",
}

# place -> what is done there, by which of the keys
PLACES: dict[str, dict[str, tuple[str, ...]]] = {
    "game": {"dismiss": ("Esc",), "overrule": ("Alt+O",), "correct": ("right-click",)},
    "turn": {
        "take": ("Enter",),
        "choose": ("digits", "letters"),
        "everybody": ("*",),
        "move": ("arrows",),
        "back": ("Esc",),
        "amount": ("+", "−", "Backspace"),
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
        "look": ("Enter",),
        "change": ("F2",),
        "insert": ("Ins",),
        "remove": ("Del",),
        "accept": ("Ctrl+Enter",),
        "leave": ("Esc",),
    },
    "table": {
        "tick": ("Space", "Enter"),
        "all": ("Ctrl+Enter",),
        "open": ("Right", "Left"),
        "pages": ("Alt+Left", "Alt+Right", "Alt+End"),
    },
    "check": {"tick": ("Space", "Enter"), "correct": ("C",), "skip": ("S",), "group": ("A",)},
    "quick": {"complete": ("Tab",), "earlier": ("Up", "Down"), "do": ("Enter",), "leave": ("Esc",)},
    "charts": {
        "read": ("Left", "Right", "PgUp", "PgDown", "Home", "End"),
        "whole": ("Esc", "double-click"),
        "lines": ("Up", "Down", "Space", "Enter"),
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


def key_of(name: str) -> str:
    """What a text says for an entry of the menus ("undo"), a panel ("panel-quick") or a place ("journal.change")."""
    if "." in name:
        place, what = name.split(".")
        return key_words(PLACES[place][what][0])
    panel = name.removeprefix("panel-")
    return key_words(MENU[name][0] if panel == name else PANELS[panel])


def key_words(key: str, *, apple: bool = sys.platform == "darwin") -> str:
    """A key as it stands on the keyboard of the language: Strg+Z, Bild aufwärts; ⇧⌘Z where an apple stands on it."""
    *held, last = [key] if key in ("+", "") else key.split("+")
    if apple:
        return "".join(sign for name, sign in APPLE.items() if name in map(str.lower, held)) + _part(last)
    return "+".join(_part(part) for part in (*held, last))


def _part(part: str) -> str:
    if part == "Return":
        return "Enter"
    name = part.lower()
    return ARROWS.get(part) or (text(NAMED[name]) if name in NAMED else part)
