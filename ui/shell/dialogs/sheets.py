"""Opens the dialog of printed sheets for what the window shows: a game, or a title to look at."""

from typing import TYPE_CHECKING

from ui.app.families import family_of
from ui.shell.dialogs.sheets_dialog import SheetsDialog

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge
    from ui.shell.window.main_window import MainWindow


def show_sheets(window: "MainWindow") -> None:
    page = window.game_page
    if page is not None:
        window.show_dialog(game_sheets(page.bridge, window), lambda: show_sheets(window))
        return
    title = window.board_page.title if window.board_page is not None else usual_title()
    sheets = family_of(title).sheets
    if sheets is not None:
        window.show_dialog(
            SheetsDialog(sheets.of_title(title), window.settings, title, window), lambda: show_sheets(window)
        )


def game_sheets(bridge: "GameBridge", window: "MainWindow") -> SheetsDialog:
    """Of the moment that is shown, also where that is in the past."""
    sheets = family_of(bridge.title).sheets
    assert sheets is not None
    found = SheetsDialog(sheets.of_game(bridge), window.settings, bridge.name, window)
    bridge.changed.connect(found.forget)
    bridge.visited.connect(found.forget)
    return found


def usual_title() -> str:
    """Whose sheets are offered where nothing is open: of the first title that can be played and has some."""
    from core import registry

    titles = [entry.id for entry in registry.titles() if entry.playable]
    return next(title for title in titles if family_of(title).sheets is not None)
