"""Opens the dialogs of a running 18xx game beside it: players, settings, corrections, the map as it lies."""

from ui.rail18.dialogs.settings_dialog import SettingsDialog
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.rail18.views.corrections.kinds import CORRECTIONS
from ui.rail18.views.map.draft import MapDraft
from ui.rail18.views.moment import Moment
from ui.shell.dialogs import correction_dialog
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.family import Desk
from ui.shell.views.correction_form import Target
from ui.shell.window.page_state import Fields, fill

MAP = "map"  # entered in part, while track is not kept


def ask_players(desk: Desk, typed: Fields | None = None) -> None:
    dialog = PlayersDialog(desk.bridge, desk.theme, desk.widget)
    fill(dialog, typed or {})
    desk.open_dialog(dialog, ask_players)


def ask_settings(desk: Desk) -> None:
    dialog = SettingsDialog(desk.bridge, desk.widget)
    dialog.map_wanted.connect(lambda: ask_map(desk))
    desk.open_dialog(dialog, lambda desk, typed: ask_settings(desk))


def ask_correct(desk: Desk, target: Target | None = None, asker: str = "turn") -> None:
    """Set something right; whoever asked for it has the keyboard afterwards, if it is a walk over the board."""
    left = (lambda desk: desk.bring("check")) if asker == "check" else None
    correction_dialog.ask_correct(desk, CORRECTIONS, target, left=left)


def ask_map(desk: Desk, begun: MapDraft | None = None) -> None:
    """The map as it lies, after which track is kept again. What was entered so far is there when somebody goes on."""
    dialog = MapEntryDialog(desk.bridge, desk.theme, desk.widget, begun or desk.begun.get(MAP))
    dialog.finished.connect(lambda: desk.begun.update({MAP: None if dialog.taken else dialog.draft}))
    desk.open_dialog(dialog, lambda desk, typed: ask_map(desk, dialog.draft))


def forget_map(desk: Desk, moment: Moment) -> None:
    """Once track is kept, a map that was begun is of no use."""
    if moment.state.track_kept:
        desk.begun.pop(MAP, None)
