"""What quick entry says of the line: below it, or upon the panel above it where the page is low."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.ink import face
from ui.paint.plain import Label
from ui.paint.theme import LIGHT, SPACE
from ui.widgets.why_button import WhyButton


class QuickTold(QWidget):
    def __init__(self, below: QWidget) -> None:
        """`below` is the panel that it stands upon when it floats."""
        super().__init__()
        self.setObjectName("quick-told")
        self.theme = LIGHT
        self.floats = False
        self._ink = self.theme.text
        self._below = below
        self._dock: QDockWidget | None = None
        self.answer = _label("quick-answer")
        self.why = WhyButton("quick-why")
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # whoever types goes on typing
        self.why.setStyleSheet("padding: 0 2px; min-height: 0;")  # the sentence has the room
        self.notes = _label("quick-notes")
        self.notes.setProperty("quiet", True)
        beside = QHBoxLayout()
        beside.setSpacing(2 * SPACE)
        beside.addWidget(self.answer, 1)
        beside.addWidget(self.why, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addLayout(beside)
        column.addWidget(self.notes)
        self.hide()

    def say(self, ink: str, sentence: str, notes: str, why: str) -> None:
        self.why.lead_to(why)
        self.answer.setText(sentence)
        self.answer.setVisible(bool(sentence))
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self._ink = ink
        self._dye()

    def _dye(self) -> None:
        palette = self.answer.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._ink))
        self.answer.setPalette(palette)

    @property
    def says(self) -> bool:
        return not (self.answer.isHidden() and self.notes.isHidden())

    def fit(self, width: int) -> int:
        """All of it is read; answers its height."""
        line = text_line(self.answer)
        self.why.setFixedHeight(line)  # as low as the sentence
        beside = 0 if self.why.isHidden() else self.why.sizeHint().width() + 2 * SPACE
        widths = {self.answer: width - beside, self.notes: width}
        for label in widths:
            label.setMinimumHeight(0)  # else a label never says that it needs less than before
        heights = {label: max(line, label.heightForWidth(widths[label])) for label in widths}
        for label, height in heights.items():
            label.setMinimumHeight(height)
        return sum(height for label, height in heights.items() if not label.isHidden())

    # --- upon the panel above

    def float_up(self) -> None:
        """Upon what stands above: nothing moves while somebody types."""
        page = _above(self._below, QMainWindow)
        if not self.floats and page is not None:
            self.floats = True
            self._column.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)
            self.setParent(page)
            self._dye()  # a new parent brings its own colours
        dock = _above(self._below, QDockWidget)
        if self._dock is None and isinstance(dock, QDockWidget):
            self._dock = dock
            dock.installEventFilter(self)
        self._put()

    def come_down(self, column: QVBoxLayout) -> None:
        """Below the line, in the column of its panel."""
        if self.floats:
            self.floats = False
            self._column.setContentsMargins(0, 0, 0, 0)
            column.insertWidget(1, self)
            self._dye()

    def _put(self) -> None:
        page = self.parentWidget()
        if self.floats and page is not None:
            width = self._below.width()
            high = self.fit(width - 4 * SPACE) + 2 * SPACE + (0 if self.notes.isHidden() else SPACE)
            corner = self._below.mapTo(page, QPoint(0, -high))
            self.setGeometry(corner.x(), corner.y(), width, high)
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._dock and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._put()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.floats:
            painter = QPainter(self)
            painter.fillRect(self.rect(), QColor(self.theme.surface))
            painter.setPen(QColor(self.theme.accent))
            painter.drawLine(self.rect().topLeft(), self.rect().topRight())


def text_line(label: Label) -> int:
    return max(round(face().height), label.fontMetrics().lineSpacing())


def _above(widget: QWidget, kind: type[QWidget]) -> QWidget | None:
    at = widget.parentWidget()
    while at is not None and not isinstance(at, kind):
        at = at.parentWidget()
    return at


def _label(name: str) -> Label:
    label = Label()
    label.setObjectName(name)
    label.setAccessibleName(text("quick-answer"))
    label.setWordWrap(True)
    label.setMinimumHeight(round(face().height))
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label
