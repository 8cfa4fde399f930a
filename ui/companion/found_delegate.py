"""What a search has found: the name of a section, and below it a piece of what it says."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.paint.ink import face, wrapped, write
from ui.paint.theme import BODY, SPACE
from ui.widgets.wrapped_tree import WrappedTree

SECTION = Qt.ItemDataRole.UserRole
SNIPPET = SECTION + 1
SMALL = BODY - 1

Index = QModelIndex | QPersistentModelIndex


class FoundDelegate(QStyledItemDelegate):
    """The name is whole; the piece has one line."""

    def __init__(self, tree: WrappedTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        strong = face(BODY, True)
        lines = wrapped(str(index.data() or ""), strong, self._tree.room(index) - 2 * SPACE)
        return QSize(0, round(len(lines) * strong.height + face(SMALL).height) + 2 * SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette, box = option.palette, QRectF(option.rect).adjusted(SPACE, SPACE, -SPACE, -SPACE)
        if chosen:
            painter.fillRect(option.rect, palette.highlight())
        strong, small = face(BODY, True), face(SMALL)
        ink = (palette.highlightedText() if chosen else palette.text()).color()
        quiet = ink if chosen else palette.placeholderText().color()
        place = QRectF(box.left(), box.top(), box.width(), strong.height)
        for line in wrapped(str(index.data() or ""), strong, box.width()):
            write(painter, line, place, strong, ink)
            place.translate(0, strong.height)
        place.setHeight(small.height)
        write(painter, str(index.data(SNIPPET) or ""), place, small, quiet)
