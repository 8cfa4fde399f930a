"""A tree whose lines are as high as their words need, however wide its columns are."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QTreeWidget

from ui.paint.theme import SPACE
from ui.widgets.rows import Index
from ui.widgets.tips import WholeTip


class WrappedTree(QTreeWidget):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(WrappedDelegate(self))
        self.header().sectionResized.connect(lambda column, old, new: self.scheduleDelayedItemsLayout())

    def room(self, index: Index) -> int:
        """How wide the words may be: in the first column beside the indentation."""
        if index.column():
            return self.columnWidth(index.column())
        spanned = self.isFirstColumnSpanned(index.row(), index.parent())
        depth = int(self.rootIsDecorated())
        parent = index.parent()
        while parent.isValid():
            depth, parent = depth + 1, parent.parent()
        return (self.header().length() if spanned else self.columnWidth(0)) - depth * self.indentation()


class WrappedDelegate(WholeTip):
    """Qt wraps the lines, but gives each the height of one."""

    def __init__(self, tree: WrappedTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        option.rect = QRect(0, 0, self._tree.room(index), 1)
        return super().sizeHint(option, index) + QSize(0, SPACE)
