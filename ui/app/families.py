"""The families whose games the window can show. Nothing else in the window names one.

The first page is painted before any of them is loaded, so what it and the menus offer of a family stands here; the rest
is its value (`ui.shell.family.Family`), which is loaded when it is first wanted. `add_family` is the one way to make
another one known; tests use it for a made-up one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.exports.source import Exports
    from ui.shell.family import Family


@dataclass(frozen=True, slots=True)
class Way:
    """From the first page to a game or an answer: an entry of the menu "Game", and a button on the page."""

    entry: str
    button: str


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """In a menu of the window, for games that are open; `ticked` if it says whether something is so."""

    menu: str
    name: str
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """`ways` and `entries` are what only this family has; its value says what they do (`ways`, `commands`)."""

    id: str
    load: "Callable[[], Family]"
    ways: tuple[Way, ...] = ()
    entries: tuple[MenuEntry, ...] = ()
    exports: "Callable[[], Exports] | None" = None  # what is written out of a game without a window, and without Qt


def _rail18() -> "Family":
    found: Family = import_module("ui.rail18.family").FAMILY
    return found


def _rail18_exports() -> "Exports":
    found: Exports = import_module("ui.rail18.exports").EXPORTS
    return found


_known = {
    known.id: known
    for known in (
        Known(
            "rail18",
            _rail18,
            (Way("position", "position"), Way("best-run", "run")),
            (
                MenuEntry("edit", "hands-done"),
                MenuEntry("edit", "board-check"),
                MenuEntry("edit", "find"),
                MenuEntry("view", "map-alone", ticked=True),
            ),
            _rail18_exports,
        ),
    )
}
_loaded: "dict[str, Family]" = {}


def add_family(known: Known) -> None:
    """From now on the window shows games of this family. The core knows its titles by `core.registry.add_title`."""
    if known.id in _known:
        raise ValueError(f"there is a family {known.id!r} already")
    _known[known.id] = known


def forget_family(family_id: str) -> None:
    _known.pop(family_id)
    _loaded.pop(family_id, None)


def family(family_id: str) -> "Family":
    if family_id not in _loaded:
        _loaded[family_id] = _known[family_id].load()
    return _loaded[family_id]


def family_of(title_id: str) -> "Family":
    """The family that a title belongs to."""
    from core import registry

    return family(registry.family_of(title_id).id)


def usual(fits: "Callable[[str, Family], bool]", last: str) -> "tuple[str, Family]":
    """Where nothing is open: the title played last, or the first, that can be played and gives what is wanted."""
    from core import registry

    playable = (title.id for title in registry.titles() if title.playable)
    titles = sorted(playable, key=lambda title: title != last)
    return next((title, family_of(title)) for title in titles if fits(title, family_of(title)))


def exports_of(title_id: str) -> "Exports | None":
    """Of a title; None where its family writes nothing out. The family's value is not loaded for it."""
    from core import registry

    known = _known.get(registry.family_of(title_id).id)
    return None if known is None or known.exports is None else known.exports()


def all_families() -> "Iterator[Family]":
    """All families, each loaded when it is reached."""
    return (family(family_id) for family_id in _known)


def all_loaded() -> bool:
    return set(_known) == set(_loaded)


def ways() -> list[tuple[str, Way]]:
    """The ways to begin of all families, each with its family's id."""
    return [(known.id, way) for known in _known.values() for way in known.ways]


def entries(menu: str) -> list[MenuEntry]:
    """What only some family has in a menu."""
    return [entry for known in _known.values() for entry in known.entries if entry.menu == menu]
