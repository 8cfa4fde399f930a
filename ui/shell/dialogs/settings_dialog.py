"""How the running game is kept: at the table or on this screen, cash open or hidden; a family may ask more."""

from abc import abstractmethod

from PySide6.QtWidgets import QButtonGroup, QCheckBox, QDialog, QRadioButton, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled
from ui.shell.window.message_bar import MessageBar


class SettingsDialog(QDialog):
    """Stays open beside the game; every change is an entry of it."""

    cash_hint = "new-cash-hint"

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
            *self.own(),
            (self.cash, self.cash_hint),
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
        self.table.clicked.connect(lambda checked: self._change_mode("table"))
        self.hotseat.clicked.connect(lambda checked: self._change_mode("hotseat"))
        self.cash.clicked.connect(lambda checked: self.take(self.change(cash_open=checked)))
        bridge.changed.connect(self._show)
        self.messages.listen(bridge)
        self._show(bridge.moment)

    @abstractmethod
    def change(self, *, mode: str | None = None, cash_open: bool | None = None) -> Action:
        """The action that changes it; None leaves a thing as it is."""

    def own(self) -> list[tuple[QCheckBox, str]]:
        """What only this family asks, each with the code of a hint."""
        return []

    def show_state(self, moment: Moment) -> None:
        state = moment.state
        (self.table if state.mode == "table" else self.hotseat).setChecked(True)
        self.cash.setChecked(state.cash_open)

    def take(self, action: Action) -> None:
        if not self._bridge.do(action):
            self.show_state(self._bridge.moment)

    def _show(self, moment: Moment) -> None:
        self.messages.clear()
        self.show_state(moment)

    def _change_mode(self, mode: str) -> None:
        if self._bridge.moment.state.mode != mode:
            self.take(self.change(mode=mode))
