"""How the running game of 18xx is kept: also with or without track."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox

from core.rail18.actions import ChangeSettings
from core.text.catalogue import text
from ui.game.moment import Moment
from ui.shell.dialogs import settings_dialog


class SettingsDialog(settings_dialog.SettingsDialog):
    map_wanted = Signal()  # to keep track again the map must be entered as it lies

    def own(self) -> list[tuple[QCheckBox, str]]:
        self.track = QCheckBox(text("new-track"))
        self.track.setObjectName("settings-track")
        self.track.clicked.connect(self._change_track)
        return [(self.track, "new-track-hint")]

    def change(self, **changes: Any) -> ChangeSettings:
        return ChangeSettings(actor=self._bridge.moment.state.order[0], **changes)

    def show_state(self, moment: Moment) -> None:
        super().show_state(moment)
        state = moment.state
        self.track.setChecked(state.track_kept)
        self.track.setEnabled(state.mode == "table")
        self.hotseat.setEnabled(state.track_kept)

    def _change_track(self, kept: bool) -> None:
        if kept and not self._bridge.moment.state.track_kept:
            self.show_state(self._bridge.moment)
            self.map_wanted.emit()
        elif kept != self._bridge.moment.state.track_kept:
            self.take(self.change(track_kept=kept))
