"""A card that lies upon the map, and its buttons, which leave the keyboard with the map."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QWidget

from ui.paint.plain import set_tip


class Card(QFrame):
    """Hidden until there is something to show."""

    def __init__(self, parent: QWidget, name: str, title: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().placeholderText(), 1.0))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()


def tool_button(name: str, label: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setText(label)
    set_tip(button, tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


def primary_button(name: str, label: str = "") -> QPushButton:
    """What the card is there for."""
    button = QPushButton(label)
    button.setObjectName(name)
    button.setProperty("primary", "true")
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button
