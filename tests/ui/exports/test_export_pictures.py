"""Maps and charts as files: read back, they show what they should."""

from functools import cache
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from core import registry
from core.interchange.any_game import read_game
from tests.campaigns.sample_moments import Moments
from tests.titles.t1844.shipped import shipped_path
from ui.exports.chart_picture import paint_chart_file
from ui.exports.map_picture import paint_map_file
from ui.paint.chips import paint_chip
from ui.paint.pictures import svg_painted
from ui.rail18.exports import GameSource
from ui.rail18.views.charts.makers import CHARTS
from ui.rail18.views.chips import chips

SPACE = "{http://www.w3.org/2000/svg}"


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


NAMES = ("<b>Ana</b>", "A&amp;B", "nu\x00l", "\x1b[1m\x07", "]]>", "\ufffe\u202e")


def test_an_svg_is_whole_whatever_is_written_in_it(qapp: QApplication) -> None:
    def paint(painter: QPainter, box: QRectF) -> None:
        for number, name in enumerate(NAMES):
            painter.drawText(10, 20 * (number + 1), name)

    words = [node.text for node in fromstring(svg_painted(QSize(200, 200), paint, "#ffffff")()).iter(f"{SPACE}text")]
    assert words[:2] == list(NAMES[:2])
    assert "]]>" in words


@pytest.mark.parametrize("key", list(CHARTS))
def test_charts_of_players_with_any_name_are_whole(qapp: QApplication, key: str, tmp_path: Path) -> None:
    names = dict(zip(("p1", "p2", "p3", "p4", "p5"), (*NAMES[:4], "W" * 10_000), strict=True))
    found = Moments(tmp_path, names)
    game = GameSource(found.game(found.stock), "sample")
    root = fromstring(paint_chart_file(CHARTS[key](game.line, None), "chart.svg")())
    words = {node.text or "" for node in root.iter(f"{SPACE}text")}
    assert max(map(len, words)) < 200
    if key == "worth":
        assert {"<b>Ana</b>", "A&amp;B", "nu\ufffdl"} <= words
