"""How large windows beside the main one open."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from ui.paint.theme import scaled

FRAME = (16, 28)  # what the desktop puts around a dialog


def open_at(window: QWidget, width: int, height: int) -> None:
    """A size for texts of 100 %, with larger ones as much more as the screen has room for."""
    room = window.screen().availableSize() - QSize(*FRAME)
    window.resize(QSize(scaled(width), scaled(height)).boundedTo(room))
