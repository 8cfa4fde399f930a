"""Zooming with two fingers, and what is painted while zooming and afterwards."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture
from pytestqt.qtbot import QtBot

from core.hexmap.geometry import hex_centre
from tests.titles.t1844.positions import Table
from tests.ui.rail18.map_events import canvas_of, hex_place, moment, panel, wheel
from ui.board.canvas import MapCanvas


def table() -> Table:
    return Table().company("FNM", ann=2, treasury=500).tiles(D13="57/0").turn("FNM")


def moved(canvas: MapCanvas, label: str, place: QPoint) -> float:
    """How far a hex is from where it was, in pixels."""
    x, y = hex_centre(label)
    there = canvas.mapFromScene(QPointF(x, y)) - place
    return float(there.manhattanLength())


def native_pinch(canvas: MapCanvas, place: QPoint, value: float) -> None:
    where = QPointF(place)
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        where,
        where,
        QPointF(canvas.viewport().mapToGlobal(place)),
        value,
        QPointF(),
    )
    QApplication.sendEvent(canvas.viewport(), event)


def touch_pinch(canvas: MapCanvas, place: QPoint, factor: float) -> None:
    pinch = QPinchGesture()
    pinch.setScaleFactor(factor)
    pinch.setCenterPoint(QPointF(canvas.viewport().mapToGlobal(place)))
    QApplication.sendEvent(canvas.viewport(), QGestureEvent([pinch]))


@pytest.mark.parametrize("kind", ["touchpad", "touchscreen"])
def test_two_fingers_zoom_around_their_middle(qtbot: QtBot, qapp: QApplication, kind: str) -> None:
    canvas = canvas_of(panel(qtbot, qapp, table()))
    zoom, place = canvas.zoom, hex_place(canvas, "F17")
    for step in (0.1, 0.1, 0.05):
        if kind == "touchpad":
            native_pinch(canvas, place, step)
        else:
            touch_pinch(canvas, place, 1 + step)
    assert canvas.zoom == pytest.approx(zoom * 1.1 * 1.1 * 1.05, rel=0.001)
    assert moved(canvas, "F17", place) <= 4
    if kind == "touchpad":
        native_pinch(canvas, place, -0.2)
    else:
        touch_pinch(canvas, place, 0.8)
    assert canvas.zoom == pytest.approx(zoom * 1.1 * 1.1 * 1.05 * 0.8, rel=0.001)


def test_the_board_is_sharp_soon_after_zooming(qtbot: QtBot, qapp: QApplication) -> None:
    canvas = canvas_of(panel(qtbot, qapp, table()))
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)
    wheel(canvas, hex_place(canvas, "F17"), 240)
    assert not canvas.is_sharp()
    while_zooming = canvas.grab().toImage()
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)
    assert canvas.grab().toImage() != while_zooming
    assert canvas.board.shown.scale.pixels == pytest.approx(canvas.zoom)


@pytest.mark.long
def test_zooming_out_shows_what_comes_into_view(qtbot: QtBot, qapp: QApplication) -> None:
    canvas = canvas_of(panel(qtbot, qapp, table()))
    for _ in range(6):
        wheel(canvas, hex_place(canvas, "F17"), 120)
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)
    qtbot.waitUntil(canvas.is_idle, timeout=15000)
    for _ in range(6):
        wheel(canvas, QPoint(400, 300), -120)
    image = canvas.grab().toImage()
    place = hex_place(canvas, "B23") + QPoint(0, 12)
    if canvas.viewport().rect().contains(place):
        assert image.pixelColor(place) != image.pixelColor(2, 2), "the board, not the table"
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)


def test_a_tile_laid_while_zooming_is_shown(qtbot: QtBot, qapp: QApplication) -> None:
    position = table()
    found = panel(qtbot, qapp, position)
    canvas = canvas_of(found)
    wheel(canvas, hex_place(canvas, "F17"), 120)
    position.tiles(F17="57/0")
    found.show_moment(moment(position))
    qtbot.waitUntil(canvas.is_sharp)
    assert canvas.board.hex_shown("F17").tile == "57"


def test_texts_keep_their_place_when_planned_for_a_near_zoom(qtbot: QtBot, qapp: QApplication) -> None:
    """A hex zoomed a little has the same texts at the same places of the hex."""
    canvas = canvas_of(panel(qtbot, qapp, table()))
    canvas.zoom_by(1 / canvas.zoom)
    canvas.refresh()
    item = canvas.board.item("D13")
    first = [(mark.kind, mark.centre) for mark in item.planned(canvas.board.look(item))]
    assert first
    canvas.zoom_by(1.001)
    canvas.refresh()
    assert [(mark.kind, mark.centre) for mark in item.planned(canvas.board.look(item))] == first


def test_pictures_for_other_zooms_are_not_kept(qtbot: QtBot, qapp: QApplication) -> None:
    """Every company that acts may have a zoom of its own, all game long."""
    canvas = canvas_of(panel(qtbot, qapp, table()))
    for _ in range(3):
        qtbot.waitUntil(lambda: canvas.is_sharp() and canvas.is_refined(), timeout=5000)
        canvas.board.preview({"D13": canvas.board.view.hexes["D15"]})
        canvas.refresh()
        canvas.board.preview({})
        canvas.refresh()
        wheel(canvas, hex_place(canvas, "F17"), 240)
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)
    item, scale = canvas.board.item("D13"), canvas.board.shown.scale
    drawn = [item._drawn, *(before for _, before in item._before)]
    assert len(drawn) > 1
    assert {found.ground[0] for found in drawn if found.ground is not None} <= {scale}
    assert {look.shown.scale for look in item._ready} <= {scale}
