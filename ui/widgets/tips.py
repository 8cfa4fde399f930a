"""Tips say what cannot be read beside them: words that are shortened on the screen, or something more."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from ui.paint.plain import hide_tip, tip
from ui.widgets.rows import Index


class WholeTip(QStyledItemDelegate):
    """A tip that repeats its cell is shown only where the cell has less room than it asks for."""

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        repeats = index.data(Qt.ItemDataRole.ToolTipRole) == tip(index.data(Qt.ItemDataRole.DisplayRole) or "")
        if index.isValid() and repeats and event.type() == QHelpEvent.Type.ToolTip:
            if self.sizeHint(option, index).width() <= option.rect.width():
                hide_tip()
                return True
        return super().helpEvent(event, view, option, index)
