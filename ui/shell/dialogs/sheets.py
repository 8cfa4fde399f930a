"""Opens the dialog of printed sheets for what the window shows: a game, or a title to look at."""

from typing import TYPE_CHECKING

from ui.app import families
from ui.shell.dialogs.sheets_dialog import SheetsDialog

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge
    from ui.shell.family import Family
    from ui.shell.window.main_window import MainWindow


def show_sheets(window: "MainWindow") -> None:
    page = window.game_page
    if page is not None:
        window.show_dialog(game_sheets(page.bridge, window), lambda: show_sheets(window))
        return
    board = window.board_page
    if board is None:
        title, family = families.usual(_has_sheets, window.settings.title)
    else:
        title, family = board.title, families.family_of(board.title)
    if family.sheets is not None:
        dialog = SheetsDialog(family.sheets.of_title(title), window.settings, title, window, family.drawings)
        window.show_dialog(dialog, lambda: show_sheets(window))


def game_sheets(bridge: "GameBridge", window: "MainWindow") -> SheetsDialog:
    """Of the moment that is shown, also where that is in the past."""
    family = families.family_of(bridge.title)
    assert family.sheets is not None
    found = SheetsDialog(family.sheets.of_game(bridge), window.settings, bridge.name, window, family.drawings)
    bridge.changed.connect(found.forget)
    bridge.visited.connect(found.forget)
    return found


def _has_sheets(title: str, family: "Family") -> bool:
    return family.sheets is not None
