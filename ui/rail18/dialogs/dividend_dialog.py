"""The dividend sheet before it is paid, large enough to read out, with the chips to hand over on request."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.rail18.actions import DecideDividend
from core.rail18.state import CompanyTurn
from core.text.catalogue import text
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, Theme, font, scaled
from ui.rail18.views.dividend_sheet import DENOMINATIONS, USUAL, dividend_sheet, sheet_rows
from ui.widgets.tables import CellTable

WIDE = 760


class DividendDialog(QDialog):
    act = Signal(object)

    def __init__(self, bridge: GameBridge, settings: Settings, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dividend-dialog")
        frame = bridge.moment.state.frame
        assert isinstance(frame, CompanyTurn)
        self._settings = settings
        self._sheet = dividend_sheet(bridge.moment, frame.company, frame.revenue)
        title = text("dividend-title", company=frame.company, revenue=frame.revenue)
        self.setWindowTitle(title)
        heading = Label(title)
        heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.table = CellTable()
        self.table.setObjectName("dividend-table")
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.verticalHeader().hide()
        self.set_theme(theme)
        self.chips = QCheckBox(text("dividend-in-chips"))
        self.chips.setObjectName("dividend-in-chips")
        self.chips.setChecked(settings.table.chips_shown)
        self.chips.toggled.connect(self._show)
        self.denominations = {chip: self._denomination(chip) for chip in DENOMINATIONS}
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(3 * SPACE)
        column.addWidget(heading)
        column.addWidget(self.table)
        column.addWidget(self.chips)
        column.addLayout(self._chip_row())
        column.addLayout(self._buttons(bridge))
        bridge.changed.connect(self.reject)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        self.table.set_theme(theme)

    def _denomination(self, chip: int) -> QPushButton:
        button = QPushButton(f"{chip}")
        button.setObjectName(f"chip-{chip}")
        button.setCheckable(True)
        button.setChecked(chip in (self._settings.table.chips or USUAL))
        button.setAutoDefault(False)
        button.toggled.connect(self._show)
        return button

    def _chip_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for button in self.denominations.values():
            button.setMinimumWidth(scaled(24))
            row.addWidget(button, 1)
        return row

    def _buttons(self, bridge: GameBridge) -> QHBoxLayout:
        row = QHBoxLayout()
        close = QPushButton(text("dividend-close"))
        close.setObjectName("dividend-close")
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        row.addWidget(close)
        row.addStretch(1)
        options = (action for option in bridge.moment.options for action in option.examples())
        for action in sorted((found for found in options if isinstance(found, DecideDividend)), key=lambda a: a.pay):
            row.addWidget(self._button(action))
        return row

    def _button(self, action: DecideDividend) -> QPushButton:
        button = QPushButton(text("turn-pay" if action.pay else "turn-withhold", amount=self._sheet.revenue))
        button.setObjectName("dividend-pay" if action.pay else "dividend-withhold")
        button.setProperty("primary", "true" if action.pay else "false")
        button.setDefault(action.pay)
        button.setAutoDefault(action.pay)
        button.clicked.connect(lambda checked=False: self._take(action))
        return button

    def _take(self, action: Action) -> None:
        self.accept()
        self.act.emit(action)

    def _show(self) -> None:
        chosen = tuple(chip for chip, button in self.denominations.items() if button.isChecked())
        shown = self.chips.isChecked()
        self._settings.table.chips, self._settings.table.chips_shown = chosen, shown
        for button in self.denominations.values():
            button.setVisible(shown)
        columns, rows = sheet_rows(self._sheet, chosen if shown else ())
        self.table.show_rows(columns, rows)
        height = self.table.verticalHeader().length() + self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(height + 2)
        self.table.setMinimumWidth(scaled(WIDE))  # also without chips: it does not jump when they come
        self.adjustSize()
