"""Lies over a page and has the keys and the mouse to itself."""

from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
