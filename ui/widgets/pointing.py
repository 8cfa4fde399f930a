"""Lists that say over which of their rows the pointer or the keyboard's cursor is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from ui.widgets.rows import row_at

if TYPE_CHECKING:  # beside a list or a table of Qt, which can have no second base of Qt
    _Base = QAbstractItemView
else:
    _Base = object


class Pointing(_Base):
    """The list has a signal `pointed`: a row, or None where there is none."""

    pointed: ClassVar[Signal]

    def pointed_rows(self) -> Sequence[object]:
        raise NotImplementedError

    def watch_pointer(self) -> None:
        """Once the model is set."""
        self.setMouseTracking(True)
        self.entered.connect(self._point_at)
        self.selectionModel().currentChanged.connect(lambda now, before: self._point_at(now))

    def _point_at(self, index: QModelIndex) -> None:
        self.pointed.emit(row_at(self.pointed_rows(), index))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.pointed.emit(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)
