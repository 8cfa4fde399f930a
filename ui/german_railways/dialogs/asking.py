"""Opens the dialogs of a running game of German Railways beside it: players, settings, corrections."""

from typing import Any

from core.german_railways.actions import ChangeSettings
from ui.german_railways.views.corrections.kinds import CORRECTIONS
from ui.shell.dialogs import correction_dialog
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.dialogs.settings_dialog import SettingsDialog
from ui.shell.family import Desk
from ui.shell.views.correction_form import Target
from ui.shell.window.page_state import Fields, fill


class SettingsDialogGR(SettingsDialog):
    cash_hint = "gr-new-cash-hint"

    def change(self, **changes: Any) -> ChangeSettings:
        return ChangeSettings(actor=self._bridge.moment.state.seats[0], **changes)


def ask_players(desk: Desk, typed: Fields | None = None) -> None:
    dialog = PlayersDialog(desk.bridge, desk.theme, desk.widget)
    fill(dialog, typed or {})
    desk.open_dialog(dialog, ask_players)


def ask_settings(desk: Desk) -> None:
    desk.open_dialog(SettingsDialogGR(desk.bridge, desk.widget), lambda desk, typed: ask_settings(desk))


def ask_correct(desk: Desk, target: Target | None = None) -> None:
    correction_dialog.ask_correct(desk, CORRECTIONS, target)
