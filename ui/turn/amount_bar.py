"""An amount with steps around it. Digits typed anywhere in the panel go here."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from core.text.catalogue import text
from core.text.numbers import figure, signed
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, HEADER_NUMBER, SPACE, exact_font, font, scaled
from ui.values.turn import Spin

MOST_DIGITS = 6
LARGEST = 16  # text of the steps, so that six of them fit


class AmountBar(QWidget):
    changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spin = Spin(0, 0, 0)
        self.amount = 0
        self._typed = ""
        self._steps: list[tuple[QPushButton, int]] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        self._label = Label()
        self._label.setObjectName("turn-amount")
        self._label.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setMinimumWidth(scaled(48))
        for place in (-3, -2, -1):
            row.addWidget(self._button(place))
        row.addWidget(self._label, 1)
        for place in (1, 2, 3):
            row.addWidget(self._button(place))

    def _button(self, place: int) -> QPushButton:
        """The outer ones change by more."""
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.setStyleSheet("padding: 4px 2px;")
        button.setFont(exact_font(min(scaled(BODY), LARGEST)))
        button.setMinimumWidth(40)
        button.clicked.connect(lambda: self.change_by(self._size(place)))
        self._steps.append((button, place))
        return button

    @property
    def touched(self) -> bool:
        """Somebody has set another amount than the one it began with."""
        return bool(self._typed) or self.amount != self.spin.within(self.spin.start)

    @property
    def typed(self) -> bool:
        """Digits were typed that nothing has come of yet."""
        return bool(self._typed)

    def show_spin(self, spin: Spin, *, keep: bool = False) -> None:
        """`keep` leaves an amount that somebody has set as it is."""
        kept = keep and self.touched
        self.spin = spin
        self._typed = self._typed if kept else ""
        for button, place in self._steps:
            words = signed(self._size(place))
            button.setObjectName(f"turn-amount{self._size(place):+d}")
            button.setText(words)
            button.setAccessibleName(text("turn-change-by", amount=words))
            set_tip(button, text("turn-change-by-tip", amount=words))
        self._set(self.amount if kept else spin.within(spin.start))

    @property
    def possible(self) -> bool:
        return self.spin.low <= self.amount <= self.spin.high

    def _size(self, place: int) -> int:
        sizes = self.spin.sizes
        return sizes[abs(place) - 1] * (1 if place > 0 else -1)

    def move_by(self, steps: int) -> None:
        self.change_by(steps * self.spin.step)

    def change_by(self, amount: int) -> None:
        self._typed = ""
        self._set(self.spin.within(self.amount + amount))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.move_by(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def type_digit(self, digit: str) -> None:
        self._typed = (self._typed + digit)[:MOST_DIGITS]
        self._set(int(self._typed))

    def type_anew(self, amount: int) -> None:
        self._typed = str(amount)
        self._set(amount)

    def begin_anew(self) -> None:
        """The next digit begins another number: this one was tried."""
        self._typed = ""

    def rub_out(self) -> None:
        self._typed = (self._typed or str(self.amount))[:-1]
        self._set(int(self._typed or "0"))

    def _set(self, amount: int) -> None:
        self.amount = amount
        self._label.setText(figure(amount))
        self._label.setAccessibleName(str(amount))
        self.changed.emit(amount)
