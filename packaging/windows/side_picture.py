"""Paints the strip beside the last page of the setup program.

python packaging/windows/side_picture.py OUT.bmp
"""

import sys
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from ui.paint.theme import LIGHT

ICON = Path(__file__).resolve().parent.parent / "icons" / "256x256" / "bankhalter.png"
WIDTH, HEIGHT = 328, 628  # twice what NSIS shows at 100 %
SIGN = 192


def main(out: str) -> int:
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB888)
    picture.fill(QColor(LIGHT.accent))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    sign = QImage(str(ICON))
    painter.drawImage(QRect((WIDTH - SIGN) // 2, WIDTH - SIGN, SIGN, SIGN), sign)
    painter.end()
    return 0 if picture.save(out, "BMP") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
