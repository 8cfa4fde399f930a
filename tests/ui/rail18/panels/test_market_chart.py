"""Prices and markers of the market are both readable, whatever room there is."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.text.numbers import figure
from tests.titles.t1844.positions import Table
from tests.ui.rail18.map_events import moment
from ui.paint import theme
from ui.paint.chips import chip_text
from ui.paint.ink import exact
from ui.rail18.panels.market_chart import CLEAR, LEAST_TEXT, NARROW, Chart
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.views.market import CellView

SIZES = [(860, 330), (860, 270), (860, 230), (620, 260), (430, 340), (430, 270), (1240, 420)]


def crowded() -> Table:
    """Four markers on one cell, two on another, the SBB where it began."""
    table = Table().sbb("ann", director="ann").mark("SBB", "100/6")
    for sym in ("FNM", "RhB", "BLS", "STB"):
        table.company(sym, at="90/3", ann=2)
    for sym in ("AB", "MOB"):
        table.company(sym, at="120/2", ann=2)
    return table.turn("AB", "dividend", revenue=90)


def shown(qtbot: QtBot, size: tuple[int, int], table: Table) -> Chart:
    panel = MarketPanel()
    qtbot.addWidget(panel)
    panel.resize(*size)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.show_moment(moment(table))
    return panel.chart


def price(chart: Chart, cell: CellView) -> QRectF:
    """What the figures cover: they reach below no line."""
    line, width = chart.price_line(cell), exact(chart.price_size, cell.par).width(figure(cell.price))
    left = line.center().x() - width / 2 if chart.cells[cell.row, cell.column].width() <= NARROW else line.left()
    return QRectF(left, line.top(), width, chart.price_size)


@pytest.fixture(autouse=True)
def in_light(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)


@pytest.mark.parametrize("size", SIZES)
def test_no_marker_covers_a_price(qtbot: QtBot, size: tuple[int, int]) -> None:
    chart = shown(qtbot, size, crowded())
    held = [cell for cell in chart.view.cells if cell.markers]
    assert sum(len(cell.markers) for cell in held) == 7
    for cell in held:
        for sym in cell.markers:
            ring = chart.plates[sym].adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
            assert not ring.intersects(price(chart, cell)), (sym, cell.price)
            holds = chart.piles.get((cell.row, cell.column), chart.cells[cell.row, cell.column])
            assert holds.contains(chart.plates[sym]), sym
            assert chart.box.contains(chart.plates[sym])


@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("size", SIZES)
def test_four_in_a_cell_can_be_read(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    theme.set_text_size(percent)
    try:
        chart = shown(qtbot, size, crowded())
        assert chart.plate_text >= LEAST_TEXT
        for marker in chart.view.markers:
            place = chart.plates[marker.sym]
            assert place.height() > LEAST_TEXT
            fitted = chip_text(marker.chip, place.width() - 3, place.height() * 0.6, chart.plate_text)
            assert fitted is not None, marker.sym
            assert fitted[0] == marker.sym
            assert fitted[1].pixelSize() >= LEAST_TEXT
        for a, b in combinations(chart.plates.values(), 2):
            assert not a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b)
        for cell in chart.view.cells:
            pile = chart.piles.get((cell.row, cell.column))
            if pile is not None:
                inside = [sym for sym, plate in chart.plates.items() if pile.intersects(plate)]
                assert set(inside) == set(cell.markers), "a pile lies on nobody else"
    finally:
        theme.set_text_size(100)


@pytest.mark.parametrize("size", SIZES)
def test_all_cells_have_one_size_and_the_text_grows(qtbot: QtBot, size: tuple[int, int]) -> None:
    sizes = []
    for percent in (100, 125, 150):
        theme.set_text_size(percent)
        try:
            chart = shown(qtbot, (size[0] * percent // 100, size[1] * percent // 100), crowded())
        finally:
            theme.set_text_size(100)
        assert len({(round(rect.width(), 3), round(rect.height(), 3)) for rect in chart.cells.values()}) == 1
        sizes.append(chart.price_size)
    assert sizes == sorted(sizes)
    assert sizes[2] > sizes[0]


@pytest.mark.parametrize("size", [(858, 380), (1240, 420)])
def test_where_there_is_room_a_cell_holds_four(qtbot: QtBot, size: tuple[int, int]) -> None:
    chart = shown(qtbot, size, crowded())
    assert not chart.piles
    assert chart.price_size > LEAST_TEXT


@pytest.mark.parametrize("size", SIZES)
def test_no_trail_crosses_a_price(qtbot: QtBot, size: tuple[int, int]) -> None:
    chart = shown(qtbot, size, crowded())
    assert chart.cells
    for cell in chart.view.cells:
        assert not chart.free.intersects(price(chart, cell).toAlignedRect()), cell.price
        assert chart.free.intersects(chart.cells[cell.row, cell.column].toRect()), cell.price


def before_the_sbb() -> Table:
    table = Table().company("FNM", at="90/3", ann=2).company("RhB", at="90/3", ann=2)
    return table.turn("FNM", "dividend", revenue=90)


@pytest.mark.parametrize("size", [*SIZES, (858, 216)])
def test_where_the_sbb_begins_can_be_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    chart = shown(qtbot, size, before_the_sbb())
    cell = next(cell for cell in chart.view.cells if cell.start)
    place, words = chart.starter_place(cell)
    assert not chart.free.intersects(place.toAlignedRect())
    assert words is not None
    assert words[0] == "SBB"
    assert words[1].pixelSize() >= LEAST_TEXT
    assert chart.cells[cell.row, cell.column].contains(place)
    assert not place.intersects(price(chart, cell))
