"""A clock with a budget: how long everybody may think, what comes to it, and what more time costs at the end."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core.interchange.clock import DEAREST, LONGEST, Budget, Increment
from core.kernel.action import Action
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled
from ui.shell.views.clock import clock_line

USUAL = Budget(60 * 60, 30, "turn")
Fine = Callable[[Any, str, int, str], Action | None]


class ClockDialog(QDialog):
    """`fine`: what more time costs is a correction of the family; without it nothing can be charged."""

    def __init__(self, bridge: GameBridge, fine: Fine | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("clock-dialog")
        self.setWindowTitle(text("budget-title"))
        self._bridge, self._fine = bridge, fine
        now = bridge.clock.budget or USUAL
        self.minutes = _number("budget-minutes", 0, LONGEST // 60, now.seconds // 60)
        self.increment = _number("budget-increment", 0, LONGEST, now.increment, step=5)
        self.every = QComboBox()
        self.every.setObjectName("budget-every")
        self.every.setAccessibleName(text("budget-every"))
        for every in ("turn", "round"):
            self.every.addItem(text(f"budget-every-{every}"), every)
        self.every.setCurrentIndex(self.every.findData(now.every))
        self.price = _number("budget-price", 0, DEAREST, now.price, step=5)
        self.back = QCheckBox(text("budget-back"))
        self.back.setObjectName("budget-back")
        self.back.setChecked(now.back)
        self.standing = Label()
        self.standing.setObjectName("budget-standing")
        self.charge = self._button("budget-charge", self._charge)
        self.ok = self._button("budget-ok", self._enter)
        self.ok.setProperty("primary", "true")
        self.ok.setDefault(True)
        self.without = self._button("budget-without", self._count_only)
        self.leave = self._button("budget-leave", self.reject)
        self._arrange()
        bridge.clock.changed.connect(self._tell)
        self._tell()
        self.minutes.setFocus(Qt.FocusReason.OtherFocusReason)
        self.minutes.selectAll()

    def _arrange(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(4 * SPACE)
        for field in (self.minutes, self.increment, self.every):
            form.addRow(field.accessibleName(), field)
        if self._fine is not None:
            form.addRow(self.price.accessibleName(), self.price)
        self.price.setVisible(self._fine is not None)
        self.charge.setVisible(self._fine is not None)
        words = Label(text("budget-words"), wordWrap=True)
        words.setProperty("quiet", "true")
        words.setMinimumWidth(scaled(420))
        foot = QHBoxLayout()
        for button in (self.charge, self.without):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.leave, self.ok):
            foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(3 * SPACE)
        column.addWidget(words)
        column.addLayout(form)
        column.addWidget(self.back)
        column.addWidget(self.standing)
        column.addLayout(foot)

    def _button(self, code: str, run: Callable[[], object]) -> QPushButton:
        button = QPushButton(text(code), autoDefault=False)
        button.setObjectName(code)
        button.clicked.connect(lambda checked=False: run())
        return button

    @property
    def _due(self) -> dict[str, int]:
        """What is still to be entered, once the game is over."""
        bridge = self._bridge
        if self._fine is None or not bridge.family.is_over(bridge.moment.state):
            return {}
        return {player: fine for player in bridge.moment.names if (fine := bridge.clock.fine(player))}

    def _tell(self) -> None:
        clock, names = self._bridge.clock, self._bridge.moment.names
        self.standing.setText("\n".join(clock_line(clock, player, name) for player, name in names.items()))
        self.charge.setEnabled(bool(self._due))
        self.without.setEnabled(clock.budget is not None)

    def _enter(self) -> None:
        """Nobody has no time at all: without minutes the clock only counts."""
        clock, minutes = self._bridge.clock, self.minutes.value()
        every: Increment = "round" if self.every.currentData() == "round" else "turn"
        budget = Budget(minutes * 60, self.increment.value(), every, self.price.value(), self.back.isChecked())
        clock.set_budget(budget if minutes else None)
        if not clock.on:
            clock.switch(True)
        self.accept()

    def _count_only(self) -> None:
        self._bridge.clock.set_budget(None)
        self.accept()

    def _charge(self) -> None:
        """One correction for each who owes; undo takes it back, and it can be entered again."""
        bridge = self._bridge
        assert self._fine is not None
        for player, amount in self._due.items():
            over = -(bridge.clock.left(player) or 0)
            action = self._fine(bridge.moment, player, amount, text("budget-note", minutes=-(-over // 60)))
            if action is None or bridge.do(action):
                bridge.clock.charge(player, amount)
        self._tell()


def _number(name: str, low: int, high: int, value: int, step: int = 1) -> QSpinBox:
    field = QSpinBox()
    field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)  # typed, or with the keys up and down
    field.setObjectName(name)
    field.setAccessibleName(text(name))
    field.setRange(low, high)
    field.setSingleStep(step)
    field.setValue(value)
    return field
