"""How the running game is kept: at the table or on this screen, with or without track, cash open or hidden."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QDialog, QRadioButton, QVBoxLayout, QWidget

from core.rail18.actions import ChangeSettings
from core.rail18.state import Mode
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled
from ui.rail18.views.moment import Moment
from ui.shell.window.message_bar import MessageBar


class SettingsDialog(QDialog):
    """Stays open beside the game; every change is an entry of it."""

    map_wanted = Signal()  # to keep track again the map must be entered as it lies

    def __init__(self, bridge: GameBridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("settings-dialog")
        self.setWindowTitle(text("settings-title"))
        self._bridge = bridge
        self.messages = MessageBar()
        self.table = QRadioButton(text("new-mode-table"))
        self.table.setObjectName("settings-table")
        self.hotseat = QRadioButton(text("new-mode-hotseat"))
        self.hotseat.setObjectName("settings-hotseat")
        self.track = QCheckBox(text("new-track"))
        self.track.setObjectName("settings-track")
        self.cash = QCheckBox(text("new-cash"))
        self.cash.setObjectName("settings-cash")
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        layout.setSpacing(SPACE + 2)
        layout.addWidget(self.messages)
        for box, hint in (
            (self.table, "new-mode-table-hint"),
            (self.hotseat, "new-mode-hotseat-hint"),
            (self.track, "new-track-hint"),
            (self.cash, "new-cash-hint"),
        ):
            label = Label(text(hint))
            label.setProperty("quiet", "true")
            label.setWordWrap(True)
            label.setIndent(6 * SPACE)
            layout.addWidget(box)
            layout.addWidget(label)
        self.setMinimumWidth(scaled(460))
        self._group.addButton(self.table)
        self._group.addButton(self.hotseat)
        self.table.clicked.connect(lambda checked: self._change(mode="table"))
        self.hotseat.clicked.connect(lambda checked: self._change(mode="hotseat"))
        self.track.clicked.connect(self._change_track)
        self.cash.clicked.connect(lambda checked: self._change(cash_open=checked))
        bridge.changed.connect(self._show)
        self.messages.listen(bridge)
        self._show(bridge.moment)

    def _show(self, moment: Moment) -> None:
        self.messages.clear()
        self._set(moment)

    def _set(self, moment: Moment) -> None:
        state = moment.state
        (self.table if state.mode == "table" else self.hotseat).setChecked(True)
        self.track.setChecked(state.track_kept)
        self.track.setEnabled(state.mode == "table")
        self.hotseat.setEnabled(state.track_kept)
        self.cash.setChecked(state.cash_open)

    def _change_track(self, kept: bool) -> None:
        if kept and not self._bridge.moment.state.track_kept:
            self._set(self._bridge.moment)
            self.map_wanted.emit()
        else:
            self._change(track_kept=kept)

    def _change(self, mode: Mode | None = None, track_kept: bool | None = None, cash_open: bool | None = None) -> None:
        state = self._bridge.moment.state
        if (mode, track_kept, cash_open) in ((state.mode, None, None), (None, state.track_kept, None)):
            return
        action = ChangeSettings(actor=state.order[0], mode=mode, track_kept=track_kept, cash_open=cash_open)
        if not self._bridge.do(action):
            self._set(self._bridge.moment)
