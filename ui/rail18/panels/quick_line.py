"""The line of quick entry and the words that may follow, as a row that wraps inside the panel."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.text.catalogue import text
from ui.paint.ink import CENTRE, face, row_height, write
from ui.paint.plain import tip
from ui.paint.theme import LIGHT, SPACE
from ui.rail18.views.quick.entry import Completion
from ui.values.keys import PLACES
from ui.widgets.rows import NOWHERE, Index, row_at

GAP = 3


class QuickLine(QLineEdit):
    """Tab, the arrows and Escape mean something else here than in other lines."""

    completed = Signal()
    stepped = Signal(int)  # to an earlier line (-1) or a later one
    left = Signal()
    insisted = Signal()  # what is refused is wanted all the same
    held = Signal()  # the keyboard has come, or gone

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.held.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.held.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not self.text():
            if event.key() == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.ignore()  # an empty line has nothing to take back: the game's last entry is meant
                return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
            if self.text().strip():
                self.completed.emit()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif QKeySequence(event.keyCombination()) == QKeySequence(PLACES["game"]["overrule"][0]):
            self.insisted.emit()
        else:
            super().keyPressEvent(event)


class WordModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words: tuple[Completion, ...] = ()

    def show_words(self, words: Sequence[Completion]) -> None:
        if tuple(words) != self.words:
            self.beginResetModel()
            self.words = tuple(words)
            self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = row_at(self.words, index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.word
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(entry.hint) or None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return entry.hint or None
        return None


def word_height() -> int:
    return row_height() + 2


class WordDelegate(QStyledItemDelegate):
    theme = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, WordModel)
        entry = row_at(model.words, index)
        if entry is None:
            return
        box = QRectF(option.rect).adjusted(0.5, 1.5, -GAP - 0.5, -1.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.accent if index.row() == 0 else self.theme.line), 1))
        painter.setBrush(QColor(self.theme.surface))
        painter.drawRoundedRect(box, 4, 4)
        write(painter, entry.word, box, face(), self.theme.text if entry.likely else self.theme.quiet, CENTRE)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, WordModel)
        entry = row_at(model.words, index)
        wide = 0 if entry is None else round(face().width(entry.word)) + 4 * SPACE + GAP
        return QSize(wide, word_height())


class WordList(QListView):
    """Never takes the focus: the keys stay with the line."""

    taken = Signal(object)  # a Completion

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("quick-words")
        self.setAccessibleName(text("quick-list"))
        self.words = WordModel(self)
        self.painting = WordDelegate(self)
        self.setModel(self.words)
        self.setItemDelegate(self.painting)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(lambda index: self.taken.emit(self.words.words[index.row()]))

    def sizeHint(self) -> QSize:
        return QSize(200, word_height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whole rows only: what is left over stays empty."""
        left = self.height() % word_height()
        if self.viewportMargins().bottom() != left:
            self.setViewportMargins(0, 0, 0, left)
        super().resizeEvent(event)
