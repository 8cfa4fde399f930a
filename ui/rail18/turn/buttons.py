"""Buttons at the foot of the panel: they say what happens, shorten their text where they must, and take no focus."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

LEAST = 56
PADDING = 30


class ChoiceButton(QPushButton):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = ""

    def say(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._shorten()
        self.updateGeometry()

    def set_marked(self, marked: bool) -> None:
        """Drawn as if it had the focus: the keyboard's cursor of the panel is here."""
        if self.isCheckable() != marked:
            self.setCheckable(marked)
            self.setChecked(marked)

    @property
    def words(self) -> str:
        return self._words

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self.fontMetrics().horizontalAdvance(self._words) + PADDING, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        room = max(self.width() - PADDING + 4, 8)
        short = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(short.replace("&", "&&"))
