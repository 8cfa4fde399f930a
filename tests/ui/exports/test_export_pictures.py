"""Maps and charts as files: read back, they show what they should."""

from functools import cache

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from core import registry
from core.interchange.any_game import read_game
from tests.titles.t1844.shipped import shipped_path
from ui.exports.chart_picture import paint_chart_file
from ui.exports.map_picture import paint_map_file
from ui.paint.chips import paint_chip
from ui.paint.pictures import svg_painted
from ui.rail18.exports import GameSource
from ui.rail18.views.charts.makers import CHARTS
from ui.rail18.views.chips import chips


@cache
def source() -> GameSource:
    return GameSource(read_game(shipped_path()), "sample")


def drawn(svg: bytes, width: int, height: int) -> QImage:
    """What somebody else's program makes of it."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def test_the_map_has_every_tile_and_is_the_same_as_png_and_svg(qapp: QApplication) -> None:
    moment = source().moment
    png, svg = (paint_map_file(source().board(), f"map{suffix}", 600)() for suffix in (".png", ".svg"))
    words = svg.decode()
    for placed in moment.state.tiles.values():
        assert f">{placed.tile}<" in words
    picture = QImage.fromData(png)
    assert picture.width() == 1200
    small = picture.scaled(60, 45)
    other = drawn(svg, picture.width(), picture.height()).scaled(60, 45)
    places = [(x, y) for x in range(60) for y in range(45)]
    far = [at for at in places if _distance(small.pixelColor(*at), other.pixelColor(*at)) > 120]
    assert len(far) < len(places) * 0.03


def _distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("key", list(CHARTS))
def test_charts_name_their_lines_and_amounts(qapp: QApplication, key: str) -> None:
    view = next(chart for name, chart in CHARTS.items() if name == key)(source().line, None)
    words = paint_chart_file(view, "chart.svg")().decode()
    assert f">{view.title}<" in words
    if len(view.lines) > 1:
        assert [line.name for line in view.lines if f">{line.name}<" not in words] == []


def test_wide_amounts_have_room_beside_a_chart(qapp: QApplication) -> None:
    view = CHARTS["bank"](source().line, None)
    words = paint_chart_file(view, "chart.svg")().decode()
    for amount in ("10,000", "8,000", "0", "−2,000"):
        assert f">{amount}<" in words


def test_nothing_of_a_chip_lies_outside_of_it_in_an_svg(qapp: QApplication) -> None:
    """SVG files know no clipping."""
    size, radius = QSize(100, 100), 40.0
    for chip in chips(registry.title("1844")).values():

        def paint(painter: QPainter, box: QRectF, chip: object = chip) -> None:
            paint_chip(painter, chip, box.center(), radius)  # type: ignore[arg-type]

        image = drawn(svg_painted(size, paint, "#ffffff")(), 100, 100)
        outside = [
            (x, y)
            for x in range(100)
            for y in range(100)
            if (x - 49.5) ** 2 + (y - 49.5) ** 2 > (radius + 2) ** 2 and image.pixelColor(x, y) != QColor("white")
        ]
        assert outside == [], chip.code
