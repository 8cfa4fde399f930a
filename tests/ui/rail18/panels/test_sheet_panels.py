"""Sheet, market, charters and player cards with real mouse and key events."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from core.text.catalogue import use_language
from tests.titles.t1844.positions import Table
from ui.paint import theme
from ui.paint.cards import paint_card, paint_certificate, paint_plate, paint_seat
from ui.rail18.panels.charter_panel import CharterPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.player_panel import PlayerPanel
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.shell.lazy import LazyPanel
from ui.values.cards import CardView
from ui.values.cells import Cell, Column, Row
from ui.widgets.cell_model import CellModel
from ui.widgets.tables import CellTable

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    theme.set_up(qapp, theme.LIGHT)
    table = Table(3).phase("3").give(ann=300, ben=1250, cat=40)
    table.company("MOB", 100, at="110/2", treasury=340, pool=1, ann=5, ben=2).own("MOB", a="2H", b="3")
    table.company("NOB", 90, at="90/3", treasury=60, ben=2, cat=2)
    table.company("AB", 90, at="90/3", treasury=450, cat=5)
    yield table.stock("ben", 3)
    theme.set_text_size(100)
    use_language("en")


def shown(qtbot: QtBot, panel: LazyPanel, table: Table, size: tuple[int, int] = (840, 380)) -> Any:
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show_moment(Moment(table.engine, table.state))
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def centre(view: CellTable, row: str, column: str) -> QPoint:
    """Where a cell is, by its keys."""
    model = view.cells
    at = [entry.key for entry in model.rows].index(row), [entry.key for entry in model.columns].index(column)
    return view.visualRect(model.index(*at)).center()


# --- lazy


def test_a_hidden_panel_does_nothing_until_it_is_seen(qtbot: QtBot, table: Table) -> None:
    panel = SheetPanel()
    qtbot.addWidget(panel)
    panel.show_moment(Moment(table.engine, table.state))
    assert panel.view is None
    with qtbot.waitExposed(panel):
        panel.show()
    assert panel.view is not None


def test_a_panel_behind_another_tab_waits_until_it_comes_to_the_front(qtbot: QtBot, table: Table) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    docks, panels = [], [CharterPanel(), SheetPanel()]
    for panel in panels:
        dock = QDockWidget()
        dock.setWidget(panel)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        docks.append(dock)
    window.tabifyDockWidget(*docks)
    window.resize(840, 500)
    with qtbot.waitExposed(window):
        window.show()
    for panel in panels:
        panel.show_moment(Moment(table.engine, table.state))
    charter, sheet = panels
    assert isinstance(charter, CharterPanel)
    assert isinstance(sheet, SheetPanel)
    qtbot.waitUntil(lambda: sheet.view is not None)
    assert charter.current == ""
    bar = window.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    qtbot.mouseClick(bar, LEFT, pos=bar.tabRect(0).center())
    assert charter.leaf.leaf.key == "MOB"


# --- market


def test_pointing_at_a_company_says_where_it_goes(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, MarketPanel(), table, (480, 300))
    pointed: list[object] = []
    panel.point.connect(pointed.append)
    qtbot.mouseMove(panel, panel.chart.plates["MOB"].center().toPoint())
    assert pointed == ["MOB"]
    assert panel.sentence == "MOB at 110 · Ann · 10 % in the pool"
    assert "pays 120" in panel.accessibleDescription()
    qtbot.mouseMove(panel, QPoint(panel.width() - 5, panel.height() - 60))
    assert pointed == ["MOB", None]


def test_the_second_marker_of_a_stack_can_be_pointed_at(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, MarketPanel(), table, (480, 300))
    first, second = panel.chart.plates["NOB"], panel.chart.plates["AB"]
    assert not first.intersects(second)
    qtbot.mouseMove(panel, first.center().toPoint())
    assert panel.shown.sym == "NOB"
    qtbot.mouseMove(panel, second.center().toPoint())
    assert panel.shown.sym == "AB"


def test_an_empty_cell_is_explained(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, MarketPanel(), table, (480, 300))
    qtbot.mouseMove(panel, panel.chart.cells[table.cell("350/1")].center().toPoint())
    assert panel.shown is None
    assert panel.sentence == "Cell 350 · right of the red line"


def test_arrows_choose_a_company_and_enter_opens_it(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, MarketPanel(), table)
    pointed: list[object] = []
    opened: list[str] = []
    panel.point.connect(pointed.append)
    panel.chosen.connect(opened.append)
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Down,
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
    ):
        qtbot.keyClick(panel, key)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert pointed == ["MOB", "NOB", "AB", "MOB", "AB", "MOB", None]
    assert opened == ["MOB"]


def test_a_company_pointed_at_elsewhere_is_shown_here(qtbot: QtBot, table: Table) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    market, sheet = MarketPanel(), SheetPanel()
    layout = QVBoxLayout(window)
    for panel in (market, sheet):
        layout.addWidget(panel)
        panel.show_moment(Moment(table.engine, table.state))
    window.resize(840, 760)
    with qtbot.waitExposed(window):
        window.show()
    sheet.point.connect(market.show_pointed)
    qtbot.mouseMove(sheet.companies.viewport(), centre(sheet.companies, "AB", "price"))
    assert market.shown is not None
    assert market.shown.sym == "AB"
    qtbot.mouseMove(sheet.totals.viewport(), centre(sheet.totals, "cash", "ann"))
    assert market.shown is None


def test_a_click_on_a_marker_opens_its_charter(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, MarketPanel(), table)
    with qtbot.waitSignal(panel.chosen) as caught:
        qtbot.mouseClick(panel, LEFT, pos=panel.chart.plates["AB"].center().toPoint())
    assert caught.args == ["AB"]


@pytest.mark.parametrize("size", [(480, 300), (480, 240), (1200, 700)])
@pytest.mark.parametrize("percent", [100, 150])
def test_plates_stay_in_their_cells_or_in_the_pile_over_it(
    qtbot: QtBot, table: Table, size: tuple[int, int], percent: int
) -> None:
    theme.set_text_size(percent)
    for sym in ("STB", "BLS", "RhB"):
        table.company(sym, 90, at="90/3", cat=2)
    panel = shown(qtbot, MarketPanel(), table, size)
    place = table.cell("90/3")
    cell = panel.chart.cells[place]
    holds = panel.chart.piles.get(place, cell)
    assert panel.chart.box.contains(holds)
    assert holds.intersects(cell)
    assert (holds is cell) == (size == (1200, 700)), "where there is room nothing is piled up"
    for sym in ("NOB", "AB", "STB", "BLS", "RhB"):
        assert holds.adjusted(0, 0, 0, 0.5).contains(panel.chart.plates[sym])


# --- sheet


def test_a_click_opens_a_company_or_a_player(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    opened: list[str] = []
    panel.chosen.connect(opened.append)
    qtbot.mouseClick(panel.companies.viewport(), LEFT, pos=centre(panel.companies, "NOB", "price"))
    qtbot.mouseClick(panel.totals.viewport(), LEFT, pos=centre(panel.totals, "cash", "cat"))
    rows = panel.companies.verticalHeader()
    at = QPoint(10, rows.sectionViewportPosition(2) + 5)
    qtbot.mouseClick(rows.viewport(), LEFT, pos=at)
    heads = panel.companies.horizontalHeader()
    at = QPoint(heads.sectionViewportPosition(heads.count() - 1) + 10, 5)
    qtbot.mouseClick(heads.viewport(), LEFT, pos=at)
    assert opened == ["NOB", "cat", "MOB", "cat"]


def test_pointing_at_a_row_points_at_its_company(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    pointed: list[object] = []
    panel.point.connect(pointed.append)
    qtbot.mouseMove(panel.companies.viewport(), centre(panel.companies, "AB", "price"))
    qtbot.mouseMove(panel.companies.viewport(), centre(panel.companies, "AB", "ann"))
    qtbot.mouseMove(panel.totals.viewport(), centre(panel.totals, "cash", "ann"))
    assert pointed == ["AB", None]


def test_a_double_click_on_a_share_says_who_wants_what(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    place = centre(panel.companies, "NOB", "ann")
    qtbot.mouseClick(panel.companies.viewport(), LEFT, pos=place)
    with qtbot.waitSignal(panel.wanted) as caught:
        qtbot.mouseDClick(panel.companies.viewport(), LEFT, pos=place)
    assert caught.args == ["ann", "NOB"]


def test_keys_choose_a_cell(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    opened: list[str] = []
    panel.chosen.connect(opened.append)
    panel.companies.setFocus()
    qtbot.keyClick(panel.companies, Qt.Key.Key_Home)
    qtbot.keyClick(panel.companies, Qt.Key.Key_Down)
    qtbot.keyClick(panel.companies, Qt.Key.Key_Return)
    assert opened == ["AB"]


def test_all_companies_by_button_and_by_key(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    assert [row.key for row in panel.companies.cells.rows] == ["NOB", "AB", "MOB"]
    qtbot.mouseClick(panel.everything, LEFT)
    assert len(panel.companies.cells.rows) == 15
    qtbot.keyClick(panel.companies, Qt.Key.Key_A)
    assert len(panel.companies.cells.rows) == 3
    panel.show_moment(Moment(table.engine, table.turn("MOB").state))
    assert [row.key for row in panel.companies.cells.rows] == ["MOB", "NOB", "AB"]
    qtbot.keyClick(panel.companies, Qt.Key.Key_F)
    assert [row.key for row in panel.companies.cells.rows] == ["NOB", "AB", "MOB"]


def test_what_changed_flashes_once(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    assert not panel.companies.cells.flashing
    before = table.state
    table.give(MOB=300)
    panel.show_moment(Moment(table.engine, table.state, before=before))
    assert panel.companies.cells.flashing == {("MOB", "treasury")}
    panel.show_moment(Moment(table.engine, table.state, before=before))
    assert not panel.companies.cells.flashing


def test_the_acting_company_comes_into_sight(qtbot: QtBot, table: Table) -> None:
    others = ("STB", "BLS", "RhB", "SCB", "VSB", "JS", "GB", "JN", "VZ")
    for sym in (*others, "ChA"):
        table.company(sym, 90, at="90/3", cat=2)
    panel = shown(qtbot, SheetPanel(), table, (840, 220))
    place = centre(panel.companies, "ChA", "price")
    assert not panel.companies.viewport().rect().contains(place)
    panel.show_moment(Moment(table.engine, table.turn("ChA", acted=others).state))
    QApplication.processEvents()
    assert panel.companies.viewport().rect().contains(centre(panel.companies, "ChA", "price"))


def test_both_tables_have_the_same_columns(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table)
    for width in (1200, 600, 480):
        panel.resize(width, 380)
        QApplication.processEvents()
        upper = [panel.companies.columnWidth(place) for place in range(panel.companies.cells.columnCount())]
        lower = [panel.totals.columnWidth(place) for place in range(panel.totals.cells.columnCount())]
        assert upper == lower
        assert sum(upper) <= panel.companies.room or width == 480
    assert panel.companies.verticalHeader().width() == panel.totals.verticalHeader().width()


@pytest.mark.long
def test_a_scroll_bar_that_went_takes_no_room(qtbot: QtBot, table: Table) -> None:
    """Neither when the sheet grows or shrinks, nor when the totals have other rows."""
    panel = shown(qtbot, SheetPanel(), table, (500, 380))
    panel.everything.click()
    few = Moment(table.engine, table.state)
    many = Moment(table.engine, table.paper("P4", "ben").paper("T1", "cat").state)
    seen = set()
    for height in (*range(300, 520, 5), *range(520, 300, -5)):
        panel.resize(500, height)
        for moment in (few, many, few):
            QApplication.processEvents()
            assert panel.totals.viewport().width() == panel.companies.viewport().width(), height
            assert not panel.totals.horizontalScrollBar().isVisible(), height
            seen.add((len(panel.totals.cells.rows), panel.companies.bar > 0))
            panel.show_moment(moment)
    assert (1, True) in seen, "companies come first"
    assert {(rows, bar) for rows, bar in seen if bar} == {(1, True)}
    assert len(seen) > 4


def left_out(panel: SheetPanel) -> set[str]:
    columns = enumerate(panel.companies.cells.columns)
    return {column.key for place, column in columns if panel.companies.isColumnHidden(place)}


def test_narrow_sheets_leave_out_what_matters_least(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table, (400, 300))
    assert {"par", "stations"} <= left_out(panel)
    assert not left_out(panel) & {"price", "treasury", "trains", "pool", "ann", "ben", "cat"}


def crowd(players: int) -> Moment:
    """Thirteen companies, in the game of so many people with long names."""
    names = ("Maximiliane", "Bartholomäus", "Anne-Katharina", "Christopher", "Friederike", "Wolfgang", "Sebastian")
    table = Table(players)
    seats = table.state.players
    table.change(players=tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=False)))
    held = {seats[0].id: 2, seats[1].id: 1, seats[2].id: 1}
    for sym in ("NOB", "SCB", "VSB", "JS", "GB", "FNM", "AB", "BLS", "STB", "MOB", "JN", "VZ", "RhB"):
        table.company(sym, 90, at="90/3", treasury=120, **held).own(sym, **{f"{sym}a": "3H", f"{sym}b": "4"})
    return Moment(table.engine, table.turn("JN").state)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_beside_the_map_a_sheet_needs_no_scrolling_sideways(qtbot: QtBot, qapp: QApplication, players: int) -> None:
    """As narrow as a window of 1280 pixels has it."""
    theme.set_up(qapp, theme.LIGHT)
    panel = SheetPanel()
    qtbot.addWidget(panel)
    panel.resize(418, 270)
    panel.show_moment(crowd(players))
    panel.show()
    QApplication.processEvents()
    assert panel.companies.bar, "there are more companies than have room"
    assert panel.companies.viewport().width() == panel.totals.viewport().width()
    assert panel.companies.horizontalHeader().length() <= panel.companies.viewport().width()
    assert not panel.totals.horizontalScrollBar().maximum()
    assert panel.view is not None
    assert not left_out(panel) & {"price", *panel.view.players}
    end = panel.totals.columnViewportPosition(len(panel.companies.cells.columns) - players)
    for button in (panel.everything, panel.fixed):
        assert button.isHidden() or button.mapTo(panel.totals.viewport(), button.rect().topRight()).x() < end
    qtbot.keyClick(panel.companies, Qt.Key.Key_A)
    assert panel.everything.isChecked()


def test_buttons_say_less_where_there_is_little_room(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, SheetPanel(), table, (840, 300))
    assert panel.everything.text() == "All companies"
    panel.resize(330, 300)
    QApplication.processEvents()
    assert panel.everything.text() == "All"
    assert panel.everything.isVisible()
    panel.resize(200, 300)
    QApplication.processEvents()
    assert panel.everything.text() == "A", "its key"
    panel.resize(840, 300)
    QApplication.processEvents()
    assert panel.everything.text() == "All companies"


def test_an_empty_pool_goes_first(qtbot: QtBot) -> None:
    table = Table().company("AB", par=100, ann=5, ben=5).turn("AB")
    panel = shown(qtbot, SheetPanel(), table, (1200, 300))
    assert not left_out(panel)
    needed = sum(panel.companies.needed_widths()) + panel.companies.verticalHeader().width()
    panel.resize(needed - 1, 300)
    QApplication.processEvents()
    assert left_out(panel) == {"pool"}


def test_a_table_shortens_long_titles_before_it_grows(qtbot: QtBot, qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    view = CellTable()
    qtbot.addWidget(view)
    view.resize(300, 100)
    view.show_rows([Column("a", "An endless title of a column")], [Row("r", (Cell("1"),), "Row")])
    assert view.columnWidth(0) < 100


# --- charters and cards


def test_the_chooser_works_by_mouse_and_keys(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, CharterPanel(), table)
    assert panel.current == "MOB"  # the first to act
    qtbot.mouseClick(panel.chooser, LEFT, pos=panel.chooser.place_of("AB").center().toPoint())
    assert panel.leaf.leaf.key == "AB"
    qtbot.keyClick(panel.chooser, Qt.Key.Key_Right)
    assert panel.leaf.leaf.key == "MOB"
    qtbot.keyClick(panel.chooser, Qt.Key.Key_Left)
    qtbot.keyClick(panel.chooser, Qt.Key.Key_Left)
    assert panel.leaf.leaf.key == "STB"


def test_the_director_on_a_charter_leads_to_the_player(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, CharterPanel(), table)
    box = next(box for box, key in panel.leaf._hits if key == "ann")
    with qtbot.waitSignal(panel.chosen) as caught:
        qtbot.mouseClick(panel.leaf, LEFT, pos=box.center().toPoint())
    assert caught.args == ["ann"]


def test_a_player_card_is_of_whoever_decides(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, PlayerPanel(), table)
    assert panel.current == "ben"
    qtbot.keyClick(panel.chooser, Qt.Key.Key_Right)
    assert panel.leaf.leaf.key == "cat"
    opened: list[str] = []
    panel.chosen.connect(opened.append)
    box = next(box for box, key in panel.leaf._hits if key == "AB")
    qtbot.mouseClick(panel.leaf, LEFT, pos=box.center().toPoint())
    assert opened == ["AB"]


def test_pointing_at_a_plate_points_at_the_company(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, CharterPanel(), table)
    pointed: list[object] = []
    panel.point.connect(pointed.append)
    qtbot.mouseMove(panel.chooser, panel.chooser.place_of("RhB").center().toPoint())
    assert pointed[-1] == "RhB"


def test_a_closed_company_gives_way(qtbot: QtBot, table: Table) -> None:
    panel = shown(qtbot, CharterPanel(), table)
    panel.choose("NOB")
    table.sbb("ann", director="ben", ann=3, cat=2)
    panel.show_moment(Moment(table.engine, table.state))
    assert panel.current == "MOB"


@pytest.mark.parametrize("kind", [MarketPanel, SheetPanel, CharterPanel, PlayerPanel])
@pytest.mark.parametrize("chosen", [theme.LIGHT, theme.DARK])
def test_panels_are_drawn_in_both_themes_and_in_long_words(
    qtbot: QtBot, qapp: QApplication, table: Table, kind: type[LazyPanel], chosen: theme.Theme
) -> None:
    theme.apply_theme(qapp, chosen)
    use_language("long")
    panel = kind()
    panel.set_theme(chosen)
    shown(qtbot, panel, table, (480, 300))
    image = panel.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, 480, 7) for y in range(0, 300, 7)}
    assert len(colours) > 3
    theme.apply_theme(qapp, theme.LIGHT)


# --- drawn objects


def test_every_drawn_object_leaves_its_mark(qapp: QApplication, table: Table) -> None:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    chip = chips(table.title)["SBB"]
    box = QRectF(4, 4, 52, 32)

    def blank(draw: Any) -> int:
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        return sum(image.pixelColor(x, y).name() != "#ffffff" for x in range(60) for y in range(40))

    card = CardView("3H", "hex", "green")
    for kind in ("normal", "hex", "express", "goods"):
        assert blank(lambda painter, kind=kind: paint_card(painter, replace(card, kind=kind), box)) > 500
    assert blank(lambda painter: paint_plate(painter, chip, box)) > 1000
    assert blank(lambda painter: paint_certificate(painter, chip, 20, True, box)) > 500
    for symbol in ("triangle", "circle", "square", "diamond", "star", "cross", "pentagon"):
        assert blank(lambda painter, symbol=symbol: paint_seat(painter, "blue", symbol, box, "#000000")) > 150


def test_heads_may_ask_for_rows_and_columns_that_are_gone() -> None:
    """They do so while the model is reset; an error there would end the program."""
    model = CellModel()
    model.set_rows([Column("price", "Price")], [Row("MOB", (Cell("90"),), label="MOB")])
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Price"
    assert model.headerData(0, Qt.Orientation.Vertical) == "MOB"
    assert model.headerData(1, Qt.Orientation.Horizontal) is None
    assert model.headerData(7, Qt.Orientation.Vertical) is None
