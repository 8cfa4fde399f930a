"""Buttons at the foot of the panel: they say what happens, in several lines where they must, and take no focus."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ui.paint.plain import caption, set_tip
from ui.paint.theme import scaled

LEAST = 56
HEIGHT = 28
PADDING = 30


class ChoiceButton(QPushButton):
    pointed = Signal(bool)  # the mouse comes, or leaves

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = ""

    def say(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self._wrap()
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
        """Of one line."""
        return QSize(self.fontMetrics().horizontalAdvance(self._words) + PADDING, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def height_for(self, width: int) -> int:
        """What it needs to say everything in this width."""
        return self.sizeHint().height() + (len(self._lines(width)) - 1) * self.fontMetrics().lineSpacing()

    def _wrap(self) -> None:
        lines, room = self._lines(self.width()), self.width() - PADDING + 4
        self.setText(caption("\n".join(lines)))
        cut = any(self.fontMetrics().horizontalAdvance(line) > room for line in lines)
        set_tip(self, self._words if cut else "")

    def _lines(self, width: int) -> list[str]:
        room, metrics = width - PADDING + 4, self.fontMetrics()
        lines = [""]
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines
