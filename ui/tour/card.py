"""The card of the tour: what one place of the window is for, and the way on, back and out."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADING, SPACE, font, scaled

WIDTH = 360
ROUND = 6


class TourCard(QWidget):
    moved = Signal(int)  # steps on, or back
    left = Signal()

    def __init__(self, title: str, words: str, number: int, whole: int) -> None:
        super().__init__()
        self.setObjectName("tour-card")
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        heading = Label(title)
        heading.setObjectName("tour-title")
        heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        heading.setWordWrap(True)
        self.words = Label(words)
        self.words.setObjectName("tour-words")
        self.words.setWordWrap(True)
        self.place = Label(text("tour-place", number=number, whole=whole))
        self.place.setProperty("quiet", "true")
        last = number == whole
        self.leave_button = self._button("tour-leave", self.left.emit)
        self.back_button = self._button("tour-back", lambda: self.moved.emit(-1))
        self.back_button.setEnabled(number > 1)
        self.next_button = self._button("tour-done" if last else "tour-next", lambda: self.moved.emit(1))
        self.next_button.setProperty("primary", "true")
        self._lay_out(heading)
        if last:  # the other button does the same
            self.leave_button.hide()

    def _lay_out(self, heading: Label) -> None:
        top = QHBoxLayout()
        top.addWidget(heading, 1)
        top.addWidget(self.place, 0, Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(2 * SPACE)
        row.addWidget(self.leave_button)
        row.addStretch(1)
        row.addWidget(self.back_button)
        row.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 3 * SPACE, 4 * SPACE, 3 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addLayout(top)
        column.addWidget(self.words)
        column.addSpacing(SPACE)
        column.addLayout(row)

    def _button(self, code: str, run: object) -> QPushButton:
        button = QPushButton(text(code))
        button.setObjectName(code)
        set_tip(button, text(f"{code}-tip"))
        button.setAutoDefault(True)
        button.installEventFilter(self)
        button.setMinimumHeight(scaled(30))
        button.clicked.connect(lambda checked=False: run())  # type: ignore[operator]
        return button

    def size_in(self, room: QSize) -> QSize:
        wide = min(max(scaled(WIDTH), self.minimumSizeHint().width()), room.width())
        return QSize(wide, min(self.heightForWidth(wide), room.height()))

    def focus(self) -> None:
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_next(self, way: int) -> None:
        """Tab stays on the card: what lies below does not take part."""
        buttons = [
            b for b in (self.leave_button, self.back_button, self.next_button) if b.isVisible() and b.isEnabled()
        ]
        now = self.focusWidget()
        at = next((number for number, button in enumerate(buttons) if button is now), 0)
        buttons[(at + way) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._take(event.key())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of the arrow keys a button would only make a way to the next button."""
        taken = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._take(event.key())
        return taken or super().eventFilter(watched, event)

    def _take(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            self.moved.emit(1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            self.moved.emit(-1)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._focus_next(1 if key == Qt.Key.Key_Tab else -1)
        else:
            return False
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().highlight().color(), 2))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), ROUND, ROUND)
        painter.end()
