"""What stays readable on the board of a late game, at the zooms that the window shows it with."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication, QGraphicsPathItem
from pytestqt.qtbot import QtBot

from core.hexmap.geometry import hex_centre
from core.rail18.events import RouteRun
from core.rail18.state import State
from tests.titles.t1844.shipped import shipped, shipped_states
from ui.board import text as text_module
from ui.board.board import LEAST_PIXELS
from ui.board.canvas import MapCanvas
from ui.board.labels import MOST_DISC
from ui.board.planner import Mark
from ui.board.route_layer import COLOURS, STOP_LAYER
from ui.board.scene import MapScene
from ui.paint import chips as chips_module
from ui.paint.theme import DARK, LIGHT, Theme, exact_font, set_up
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.routes import run_views
from ui.rail18.views.map.view import map_view
from ui.values.hexes import HexView, MapView
from ui.values.routes import RouteView

HOTSEAT, LOW, FULL_HD, TINY = (858, 672), (858, 520), (1498, 952), (300, 230)


@pytest.fixture(autouse=True)
def with_the_faces_of_the_window(qapp: QApplication) -> None:
    set_up(qapp, LIGHT)


def late(back: int = 1) -> tuple[State, MapView]:
    engine, states = shipped_states()
    return states[-back], map_view(engine.rules.title, map_state(engine.rules, states[-back]))


def shown(qtbot: QtBot, view: MapView, size: tuple[int, int], theme: Theme = LIGHT) -> MapCanvas:
    scene = MapScene(view, theme)
    canvas = MapCanvas(scene)
    scene.setParent(canvas)
    qtbot.addWidget(canvas)
    canvas.resize(*size)
    with qtbot.waitExposed(canvas):
        canvas.show()
    canvas.board.sharpen(canvas._sharpness._scale(), canvas.visible())
    for label in view.hexes:
        if scene.item(label).provisional:
            scene.item(label).refine()
    return canvas


def marks(canvas: MapCanvas, label: str) -> list[Mark]:
    item = canvas.board.item(label)
    return item.planned(canvas.board.look(item))


def kinds(canvas: MapCanvas, label: str) -> set[str]:
    return {mark.kind for mark in marks(canvas, label)}


def large(entry: HexView) -> bool:
    return bool(entry.name) and any(node.kind == "city" for node in entry.face.nodes)


@pytest.mark.parametrize("size", [HOTSEAT, LOW, FULL_HD])
@pytest.mark.parametrize("back", [1, 120, 260])
def test_at_fit_cities_keep_their_names(qtbot: QtBot, qapp: QApplication, size: tuple[int, int], back: int) -> None:
    _, view = late(back)
    canvas = shown(qtbot, view, size)
    cities = [entry.label for entry in view.hexes.values() if large(entry) and entry.area is None]
    assert len(cities) > 15
    assert [label for label in cities if "name" not in kinds(canvas, label)] == []


@pytest.mark.parametrize("size", [HOTSEAT, FULL_HD])
def test_a_mountain_railway_keeps_its_name_and_owner(qtbot: QtBot, qapp: QApplication, size: tuple[int, int]) -> None:
    _, view = late()
    canvas = shown(qtbot, view, size)
    placed = [entry for entry in view.hexes.values() if entry.table]
    assert len(placed) == 5
    assert all(entry.owner for entry in placed)
    for entry in placed:
        assert {"table", "name", "owner"} <= kinds(canvas, entry.label), entry.label


def test_a_small_board_has_no_discs_that_bury_it(qtbot: QtBot, qapp: QApplication) -> None:
    _, view = late()
    canvas = shown(qtbot, view, TINY)
    assert not any(mark.kind == "value" for label in view.hexes for mark in marks(canvas, label))
    canvas.resize(*HOTSEAT)
    canvas.board.sharpen(canvas._sharpness._scale(), canvas.visible())
    discs = [mark for label in view.hexes for mark in marks(canvas, label) if mark.kind == "value"]
    assert len(discs) > 25
    assert all(mark.height <= 2 * MOST_DISC for mark in discs)


def alike(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 20 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def with_a_run() -> tuple[MapView, tuple[RouteView, ...]]:
    """The last run of the game with several trains."""
    engine, states = shipped_states()
    for number in reversed(range(len(states) - 1)):
        events = [engine.codec.event_from_json(dict(found)) for found in shipped().drafts[number].events]
        if sum(isinstance(event, RouteRun) for event in events) > 1:
            state = states[number + 1]
            view = map_view(engine.rules.title, map_state(engine.rules, state))
            return view, run_views(engine.rules, state, view, events)
    raise AssertionError("nobody ran two trains")


@pytest.mark.parametrize("size", [TINY, (860, 260), HOTSEAT])
def test_routes_are_seen_however_small_the_board(qtbot: QtBot, qapp: QApplication, size: tuple[int, int]) -> None:
    view, routes = with_a_run()
    canvas = shown(qtbot, view, size)
    canvas.board.routes.show_routes(routes)
    canvas.forget_stills()
    wanted = QColor(COLOURS[0])
    lines = [
        item
        for item in canvas.board.items()
        if isinstance(item, QGraphicsPathItem) and item.pen().color() == wanted and item.zValue() != STOP_LAYER
    ]
    assert lines
    length = sum(item.path().length() for item in lines) * canvas.zoom
    picture = canvas.grab().toImage()
    every = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    blue = sum(alike(colour, wanted) for colour in every)
    assert blue > 1.5 * length, "a ribbon of three pixels, of which the rims are blended"


def test_in_the_dark_what_is_not_shown_stands_back_into_the_dark(qtbot: QtBot, qapp: QApplication) -> None:
    view, routes = with_a_run()
    lightness = {}
    for theme in (LIGHT, DARK):
        canvas = shown(qtbot, view, HOTSEAT, theme)
        place = canvas.mapFromScene(QPointF(*hex_centre("K6"))) + QPoint(0, 12)
        before = canvas.grab().toImage().pixelColor(place).lightness()
        canvas.board.routes.show_routes(routes)
        after = canvas.grab().toImage().pixelColor(place).lightness()
        lightness[theme.name] = after - before
    assert lightness["light"] > 4
    assert lightness["dark"] < -40
    canvas.board.set_theme(LIGHT)
    assert canvas.grab().toImage().pixelColor(place).lightness() > after, "also when the theme changes meanwhile"


def test_nothing_is_written_smaller_than_can_be_read(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def recorded(pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        asked.append(pixels)
        return exact_font(pixels, weight)

    for module in (text_module, chips_module):
        monkeypatch.setattr(module, "exact_font", recorded)
    kept = (text_module.board_font, text_module.board_metrics, text_module.text_width, chips_module.chip_font)
    for cache in (*kept, chips_module.fit_text, text_module._kept_lines):
        cache.cache_clear()
    _, view = late()
    for size in (TINY, LOW, HOTSEAT, FULL_HD):
        shown(qtbot, view, size)
    for cache in (*kept, chips_module.fit_text, text_module._kept_lines):
        cache.cache_clear()
    assert asked
    assert min(asked) >= LEAST_PIXELS
