"""The names of lines where they end, and charts in files: marks and lines as large as their legend shows them."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.core.rail18.figures.sample_figures import figures_of, whole_game
from tests.ui.settling import settle
from ui.charts.ends import End, last_place, placed, spread
from ui.charts.plot import Plot
from ui.exports.chart_picture import paint_chart_file
from ui.paint.theme import DARK, LIGHT, load_fonts
from ui.rail18.views.charts.view import price_chart, revenue_chart, worth_chart
from ui.values.chart_lines import ink
from ui.values.charts import ChartView


@pytest.fixture(scope="module")
def prices() -> ChartView:
    return price_chart(figures_of(whole_game()).line())


@pytest.fixture
def plot(qtbot: QtBot, qapp: QApplication) -> Plot:
    load_fonts()
    found = Plot(LIGHT)
    qtbot.addWidget(found)
    found.resize(900, 500)
    found.show()
    return found


def names(plot: Plot) -> dict[str, QRectF]:
    plot.grab()
    return {end.line.key: box for end, box in placed(plot.ends.shown, plot.box.sceneBoundingRect())}


def test_every_company_has_its_name_where_its_line_ends(plot: Plot, prices: ChartView) -> None:
    plot.show_view(prices)
    settle()
    boxes = names(plot)
    assert boxes.keys() == {line.key for line in prices.lines}
    for line in prices.lines:
        place = last_place(line)
        assert place is not None
        at = plot.point_of(place, line.values[place] or 0)
        assert boxes[line.key].left() == pytest.approx(at.x())
        assert plot.viewport().rect().toRectF().contains(boxes[line.key])
    for one, other in combinations(boxes.values(), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)


def test_a_line_that_is_switched_off_has_no_name(plot: Plot, prices: ChartView) -> None:
    plot.show_view(prices, hidden={"SBB"})
    assert names(plot).keys() == {line.key for line in prices.lines} - {"SBB"}


def test_players_have_theirs_in_the_legend(plot: Plot) -> None:
    plot.show_view(worth_chart(figures_of(whole_game()).line()))
    assert not names(plot)
    plot.show_view(revenue_chart(figures_of(whole_game()).line()))
    assert len(names(plot)) > 10


def test_ends_out_of_sight_have_no_names(plot: Plot, prices: ChartView) -> None:
    plot.show_view(prices)
    plot.box.setXRange(0, 20, padding=0)
    assert not names(plot)
    plot.fit_again()
    assert names(plot)


def test_another_theme_paints_them_anew(plot: Plot, prices: ChartView) -> None:
    plot.show_view(prices)
    light = plot.grab().toImage()
    plot.set_theme(DARK)
    assert plot.grab().toImage() != light


@pytest.mark.parametrize(
    ("tops", "found"),
    [
        ([], []),
        ([5.0, 40.0], [5.0, 40.0]),
        ([5.0, 8.0, 9.0], [0.0, 10.0, 20.0]),
        ([45.0, 47.0, 49.0, 80.0], [37.0, 47.0, 57.0, 80.0]),
        ([-3.0, 50.0], [0.0, 50.0]),
        ([92.0, 93.0, 99.0], [70.0, 80.0, 90.0]),
    ],
)
def test_names_move_apart_as_little_as_they_must(tops: list[float], found: list[float]) -> None:
    assert spread(tops, 10, 0, 100) == found


def test_names_at_different_places_leave_each_other_alone(qapp: QApplication, prices: ChartView) -> None:
    first, second = prices.lines[:2]
    ends = [End(first, QPointF(10, 50)), End(second, QPointF(300, 52))]
    assert [box.center().y() for _, box in placed(ends, QRectF(0, 0, 400, 100))] == [50, 52]


@pytest.mark.long
def test_lines_of_a_png_are_as_wide_as_on_the_screen(qapp: QApplication, prices: ChartView) -> None:
    """It has two pixels for one of the screen."""
    line = next(line for line in prices.lines if line.look.dash == "solid" and not line.look.wide)
    image = QImage.fromData(paint_chart_file(replace(prices, lines=(line,)), "prices.png")())
    runs = [_longest(image, x, ink(line.look.colour, LIGHT.surface)) for x in range(1000, 1800)]
    assert sorted(runs)[len(runs) // 2] >= 2, "3.6, of which the edges are soft"
    assert max(runs) > 10, "a mark"


def _longest(image: QImage, x: int, colour: str) -> int:
    """The longest run of a colour down a column, above the legend."""
    longest = run = 0
    for y in range(image.height() * 9 // 10):
        run = run + 1 if image.pixelColor(x, y).name() == colour.lower() else 0
        longest = max(longest, run)
    return longest
