"""Opens the dialog of printed sheets for what the window shows: a game, or a title to look at."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from core.rail18.state import GameOver
from ui.rail18.views.sheets.making import KINDS, make_sheet
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.shell.dialogs.sheets_dialog import SheetsDialog
from ui.values.sheets import Kind, Sheet

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge
    from ui.shell.window.main_window import MainWindow

USUAL = "1844"  # whose cards are offered where nothing is open


def show_sheets(window: "MainWindow") -> None:
    page = window.game_page
    if page is None:
        title = window.map_page.view.title if window.map_page is not None else USUAL
        makes: dict[Kind, Callable[[], Sheet]] = {"cards": lambda: reference_cards(title, _now())}
        window.show_dialog(SheetsDialog(makes, window.settings, title, window), lambda: show_sheets(window))
    else:
        window.show_dialog(game_sheets(page.bridge, window), lambda: show_sheets(window))


def game_sheets(bridge: "GameBridge", window: "MainWindow") -> SheetsDialog:
    """Of the moment that is shown, also where that is in the past."""
    from ui.rail18.family import FAMILY

    moment = bridge.seen
    name = bridge.name

    def make(kind: Kind) -> Sheet:
        return make_sheet(kind, bridge.game, name, _now(), bridge.seen.entry, bridge.best_runs)

    makes = {kind: partial(make, kind) for kind in KINDS}
    hidden, over = not moment.state.cash_open, isinstance(moment.state.frame, GameOver)
    first: Kind = "report" if over else "pack-up"
    found = SheetsDialog(
        makes, window.settings, name, window, cash_hidden=hidden, first=first, drawings=FAMILY.drawings
    )
    bridge.changed.connect(found.forget)
    bridge.visited.connect(found.forget)
    return found


def _now() -> datetime:
    return datetime.now().astimezone()
