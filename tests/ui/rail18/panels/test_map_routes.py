"""Stations, runs and networks on the map; drawing own routes by clicking stations."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.rail18.actions import PlaceStation, Route, RunTrains
from core.rail18.routes.best_run import best_run
from tests.titles.t1844.positions import Table
from tests.ui.rail18.map_events import acts, canvas_of, child, click, hex_place, moment, panel, station_place
from tests.ui.rail18.panels.turn_tables import valley
from ui.board.hex_item import TEXT_LAYER
from ui.board.route_layer import Pieces
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.map.drawing import Drawing
from ui.widgets.why_button import WhyButton


def reaching() -> Table:
    """VZ reaches the free city of Montreux (I6)."""
    return valley(step="station").tiles(I6="15/2", J7="9/2")


# stations


def test_a_station_takes_two_clicks(qtbot: QtBot, qapp: QApplication) -> None:
    table = reaching()
    offers = [action for action in table.offers(PlaceStation) if isinstance(action, PlaceStation)]
    assert offers
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    chosen = offers[0]
    click(qtbot, canvas, station_place(canvas, chosen.hex, chosen.node))
    stations = canvas.board.hex_shown(chosen.hex).stations
    assert any(entry.company == chosen.company and not entry.reserved for entry in stations)
    lay = child(found, "palette-lay")
    assert isinstance(lay, QPushButton)
    assert lay.text() == "Place VZ’s station for 40"
    qtbot.mouseClick(lay, Qt.MouseButton.LeftButton)
    assert done == [chosen]


def test_a_station_by_keys(qtbot: QtBot, qapp: QApplication) -> None:
    table = reaching()
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    offer = next(iter(table.offers(PlaceStation)))
    assert isinstance(offer, PlaceStation)
    canvas.point_at(offer.hex)
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert done == [offer]


# runs


def test_a_run_is_shown_as_ribbons_with_a_list(qtbot: QtBot, qapp: QApplication) -> None:
    table = valley("2", "2")
    found = panel(qtbot, qapp, table)
    routes = best_run(table.rules, table.state, "VZ").routes
    assert len(routes) == 2
    before = found.grab().toImage()
    found.show_routes(routes)
    assert found.grab().toImage() != before
    assert child(found, "route-card").isVisible()
    assert child(found, "route-1").isVisible()
    total = child(found, "route-total")
    assert isinstance(total, QLabel)
    assert total.text() == f"Together {best_run(table.rules, table.state, 'VZ').total}"
    found.show_routes(())
    assert not child(found, "route-card").isVisible()


def test_a_run_that_was_made_is_shown_until_the_next_action(qtbot: QtBot, qapp: QApplication) -> None:
    table = valley("2", "2")
    found = panel(qtbot, qapp, table)
    best = best_run(table.rules, table.state, "VZ")
    table.play(RunTrains(actor="ann", company="VZ", routes=best.routes, best=best.total, bound=best.total, proven=True))
    found.show_moment(moment(table))
    assert child(found, "route-card").isVisible()
    table.events = ()
    found.show_moment(moment(table))
    assert not child(found, "route-card").isVisible()


def test_pointing_at_a_company_shows_its_network(qtbot: QtBot, qapp: QApplication) -> None:
    table = valley("2")
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    plain = canvas.grab().toImage()
    found.highlight_company("VZ")
    marked = canvas.grab().toImage()
    assert marked != plain
    found.highlight_company(None)
    assert canvas.grab().toImage() == plain
    pointed: list[object] = []
    found.point.connect(pointed.append)
    slot = next(entry for entry in canvas.board.view.hexes["K10"].stations if entry.company == "VZ")
    qtbot.mouseMove(canvas.viewport(), station_place(canvas, "K10", slot.node, slot.slot))
    assert pointed[-1] == "VZ", "a chip on the map is its company"
    found.show_pointed("D19")
    assert canvas.board.hovered == "D19"
    found.show_pointed(None)
    assert canvas.board.hovered is None


# drawing


def draw(qtbot: QtBot, qapp: QApplication, table: Table) -> MapPanel:
    found = panel(qtbot, qapp, table)
    qtbot.mouseClick(child(found, "button-draw"), Qt.MouseButton.LeftButton)
    assert found.draw_tool is not None
    assert found.draw_tool.drawing is not None
    return found


def test_clicks_on_stations_draw_a_route(qtbot: QtBot, qapp: QApplication) -> None:
    found = draw(qtbot, qapp, valley("3"))
    canvas = canvas_of(found)
    total = child(found, "route-total")
    assert isinstance(total, QLabel)
    click(qtbot, canvas, station_place(canvas, "K8", 0))
    click(qtbot, canvas, station_place(canvas, "K10", 0))
    assert total.text() == "Together 40"
    click(qtbot, canvas, station_place(canvas, "J11", 0))
    assert total.text() == "Together 50"
    with qtbot.waitSignal(found.routes_drawn, timeout=1000) as drawn:
        qtbot.mouseClick(child(found, "route-done"), Qt.MouseButton.LeftButton)
    (routes,) = drawn.args or [()]
    assert [entry.path[0] for entry in routes] == ["K8.0"]
    assert [entry.path[-1] for entry in routes] == ["J11.0"]


def test_the_card_has_room_for_its_rows_words_and_buttons(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, valley("2H", "3H"))
    canvas, card = canvas_of(found), found.route_card
    assert card is not None
    found.draw_routes()
    for label in ("K10", "K8"):
        click(qtbot, canvas, hex_place(canvas, label))
    for name in ("route-0", "route-1", "route-total", "route-done", "route-leave"):
        part = next(part for part in card.findChildren(QWidget, name) if part.isVisible())
        assert part.height() >= part.fontMetrics().height() + 4 or name == "route-total", name
        assert card.rect().contains(part.geometry()), name


def test_keys_draw_select_take_back_and_finish(qtbot: QtBot, qapp: QApplication) -> None:
    found = draw(qtbot, qapp, valley("2", "2"))
    canvas = canvas_of(found)
    canvas.setFocus()
    for label in ("K8", "K10"):
        canvas.point_at(label)
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
    qtbot.keyClick(canvas, Qt.Key.Key_2)
    for label in ("K10", "J11"):
        canvas.point_at(label)
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert found.draw_tool is not None
    assert found.draw_tool.drawing is not None
    assert len(found.draw_tool.drawing.routes) == 2
    qtbot.keyClick(canvas, Qt.Key.Key_Backspace)
    assert len(found.draw_tool.drawing.routes) == 1
    canvas.point_at("J11")
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    with qtbot.waitSignal(found.routes_drawn, timeout=1000) as drawn:
        qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert len((drawn.args or [()])[0]) == 2
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert found.draw_tool.drawing is None
    assert not child(found, "route-card").isVisible()


def test_an_illegal_route_says_why(qtbot: QtBot, qapp: QApplication) -> None:
    found = draw(qtbot, qapp, valley("2"))
    canvas = canvas_of(found)
    for label in ("K8", "K10", "J11"):
        click(qtbot, canvas, station_place(canvas, label, 0))
    total = child(found, "route-total")
    assert isinstance(total, QLabel)
    assert "R20" in total.text()
    why = child(found, "route-why")
    assert isinstance(why, WhyButton)
    assert why.isVisible()
    assert why.section == found.section == "train-kinds"
    qtbot.keyClick(canvas, Qt.Key.Key_Backspace)
    assert not why.isVisible()
    assert found.section == ""


def test_only_who_runs_can_draw(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, valley("2", step="track"))
    assert not child(found, "button-draw").isVisible()
    qtbot.keyClick(canvas_of(found), Qt.Key.Key_D)
    assert found.draw_tool is not None
    assert found.draw_tool.drawing is None
    click(qtbot, canvas_of(found), hex_place(canvas_of(found), "D13"))


@pytest.mark.parametrize("kind", ["3", "4"])
def test_a_route_grows_at_both_ends_and_finds_its_way(kind: str) -> None:
    table = valley(kind)
    drawing = Drawing(table.rules, table.state, "VZ")
    for place in (("K10", 0), ("J11", 0), ("K8", 0)):
        assert drawing.click(place)
    (found,) = drawing.routes
    assert found.path[0] == "K8.0"
    assert found.path[-1] == "J11.0"
    assert not drawing.click(("K10", 0)), "nothing to choose in the middle of a plain train's route"
    assert drawing.back()


def test_a_click_on_the_last_station_takes_another_way() -> None:
    table = valley("4")
    drawing = Drawing(table.rules, table.state, "VZ")
    drawing.click(("K8", 0))
    drawing.click(("J11", 0))
    (first,) = drawing.routes
    assert "K10.0" in first.path, "over the station between them"
    assert not drawing.click(("J11", 0)), "there is one way only"


def test_an_express_train_counts_the_best_and_what_is_clicked() -> None:
    table = valley("3").own("VZ", t0="8E")
    table.change(trains={"t0": table.state.trains["t0"]})
    drawing = Drawing(table.rules, table.state, "VZ")
    for place in (("K8", 0), ("K10", 0), ("J11", 0)):
        drawing.click(place)
    (found,) = drawing.routes
    assert set(found.counted or ()) == {"K8.0", "K10.0", "J11.0"}
    assert drawing.click(("K8", 0))
    (found,) = drawing.routes
    assert isinstance(found, Route)
    assert set(found.counted or ()) == {"K10.0", "J11.0"}
    assert drawing.judged()[0] == 40


def test_what_is_written_lies_above_a_network(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, valley("2"))
    canvas = canvas_of(found)
    slot = next(entry for entry in canvas.board.view.hexes["K10"].stations if entry.company == "VZ")
    for place in (hex_place(canvas, "D13"), station_place(canvas, "K10", slot.node, slot.slot)):
        qtbot.mouseMove(canvas.viewport(), place)
    lit = [item for item in canvas.board.items() if isinstance(item, Pieces)]
    assert len(lit) == 2, "track, and rings around stations"
    assert all(item.zValue() < TEXT_LAYER for item in lit)
