"""The program's sign: a yellow tile whose station is a bank. packaging/icons has the installers' pictures of it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from core.assets import asset_root

SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 24  # up to here a simpler drawing


def window_icon() -> QIcon:
    folder = asset_root() / "icons"
    icon = QIcon()
    for size in SIZES:
        drawing = QIcon(str(folder / ("bankhalter-small.svg" if size <= SMALL else "bankhalter.svg")))
        icon.addPixmap(drawing.pixmap(QSize(size, size), 1.0))
    return icon
