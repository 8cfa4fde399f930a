"""What the first click will need, loaded beside the window once it stands: engine, pages, panels, titles, texts; then
where on the boards there is room for text, which takes longest."""

import sys
from collections.abc import Callable
from importlib import import_module

from ui.app import families

NEEDED = (
    "core.interchange.game_file",
    "ui.shell.window.games",
    "ui.shell.pages.new_game_page",
    "ui.shell.pages.game_page",
    "ui.companion.desk",
)


def is_warm() -> bool:
    return all(name in sys.modules for name in NEEDED) and families.all_loaded()


def warm_up() -> None:
    for name in NEEDED:
        import_module(name)
    list(families.all_families())
    from core import registry
    from core.text.catalogue import catalogue

    registry.titles()
    catalogue().read_all()


def measure_boards(go_on: Callable[[], None]) -> None:
    """Of titles that can be played, as they are printed; `go_on` raises where nobody waits any more."""
    from core import registry

    for title in registry.titles():
        board = families.family_of(title.id).board if title.playable else None
        if board is not None:
            board.measure(title.id, go_on)
