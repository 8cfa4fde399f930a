"""Plates of companies: on the screen pictures that are used again look as if they were drawn."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.registry import title
from ui.paint.cards import LEAST, paint_plate
from ui.rail18.views.chips import chips
from ui.values.chips import ChipView

SIZE = (60, 30)


class Shown(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.plate: tuple[ChipView, QRectF, float] | None = None
        self.resize(*SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("white"))
        if self.plate is not None:
            chip, box, least = self.plate
            paint_plate(painter, chip, box, least=least)
        painter.end()


def drawn(chip: ChipView, box: QRectF, least: float) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_plate(painter, chip, box, least=least)
    painter.end()
    return image


@pytest.mark.parametrize("sym", ["SBB", "MOB", "NOB", "FNM"])
def test_a_plate_on_the_screen_is_the_one_that_is_drawn(qtbot: QtBot, sym: str) -> None:
    """Also with another size, another least text, another company."""
    chip = chips(title("1844"))[sym]
    widget = Shown()
    qtbot.addWidget(widget)
    widget.show()
    for box, least in ((QRectF(4, 3, 40, 18), LEAST), (QRectF(4, 3, 52, 24), LEAST), (QRectF(4, 3, 40, 18), 12.0)):
        widget.plate = (chip, box, least)
        seen = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        wanted = drawn(chip, box, least)
        far = max(
            abs(seen.pixelColor(x, y).lightness() - wanted.pixelColor(x, y).lightness())
            for x in range(SIZE[0])
            for y in range(SIZE[1])
        )
        assert far <= 3, "but for rounding"
