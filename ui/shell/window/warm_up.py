"""What the first click will need, loaded beside the window once it stands: engine, pages, panels, titles, texts; then
where on the boards there is room for text, which takes longest."""

import sys
from collections.abc import Callable
from importlib import import_module

NEEDED = (
    "core.interchange.game_file",
    "ui.board.scene",
    "ui.shell.window.games",
    "ui.shell.pages.new_game_page",
    "ui.shell.pages.game_page",
    "ui.rail18.family",
    "ui.companion.desk",
)


def is_warm() -> bool:
    return all(name in sys.modules for name in NEEDED)


def warm_up() -> None:
    for name in NEEDED:
        import_module(name)
    from core import registry
    from core.text.catalogue import catalogue

    registry.titles()
    catalogue().read_all()


def measure_boards(go_on: Callable[[], None]) -> None:
    """Of titles that can be played, as they are printed; `go_on` raises where nobody waits any more."""
    from core import registry
    from ui.board.labels import room_for_text
    from ui.rail18.views.map.view import map_view

    for title in registry.titles():
        if title.playable:
            for view in map_view(registry.title(title.id)).hexes.values():
                go_on()
                room_for_text(view)
