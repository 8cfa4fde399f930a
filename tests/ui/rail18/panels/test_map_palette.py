"""The choice of pieces beside the hex that it is about: what it never covers, how it is numbered, what it shows."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core import registry
from core.kernel.action import Action
from core.rail18.actions import LayTile
from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped, shipped_states
from tests.ui.rail18.map_events import acts, canvas_of, child, click, hex_place, panel
from ui.board.canvas import MapCanvas
from ui.board.lay_tool import LayTool
from ui.board.palette import PieceButton
from ui.board.placing import best_place, is_free, way_beside
from ui.board.scene import MapScene
from ui.paint import theme
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import Moment
from ui.values.hexes import HexView, MapState
from ui.values.pieces import Offers, Piece, Refusals
from ui.values.tracks import around, led_to

HOTSEAT, FULL_HD, LOW = (858, 672), (1498, 952), (858, 260)  # what the map has at 1280×800, 1920×1080, at the table
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def fnm() -> Table:
    """FNM stands in Como (L21): tile 5 and the straight 57 in one rotation, 6 in two."""
    return Table().company("FNM", ann=2, treasury=500).turn("FNM")


def tool_of(found: MapPanel) -> LayTool:
    assert found.lay_tool is not None
    return found.lay_tool


def kept_clear(canvas: MapCanvas, label: str) -> set[str]:
    hexes = canvas.board.view.hexes
    return {label, *around(hexes, label), *led_to(hexes, label)}


def covered(canvas: MapCanvas, tool: LayTool, labels: Iterable[str]) -> list[str]:
    place = tool.palette.geometry()
    assert tool.palette.isVisible()
    assert canvas.viewport().rect().contains(place)
    return [label for label in labels if canvas.hex_rect(label).intersects(place)]


# --- what it never covers


@pytest.mark.parametrize("size", [HOTSEAT, FULL_HD])
@pytest.mark.parametrize("back", [5, 20, 40])
def test_on_late_boards_no_choice_covers_its_hex_or_what_it_leads_to(
    qtbot: QtBot, qapp: QApplication, size: tuple[int, int], back: int
) -> None:
    engine, states = shipped_states()
    lays = [n for n, draft in enumerate(shipped().drafts) if (draft.action or {})["kind"] == "LayTile"]
    state = states[lays[-back]]
    theme.set_up(qapp, theme.LIGHT)
    found = MapPanel(theme.LIGHT)
    qtbot.addWidget(found)
    found.resize(*size)
    with qtbot.waitExposed(found):
        found.show()
    found.show_moment(Moment(engine, state, engine.options(state)))
    qapp.processEvents()
    canvas, tool = canvas_of(found), tool_of(found)
    canvas.setFocus()
    offered = set(tool.hexes)  # type: ignore[attr-defined]
    assert offered
    for label in sorted(offered):
        canvas.fit()
        click(qtbot, canvas, hex_place(canvas, label))
        assert tool.hex == label
        clear = kept_clear(canvas, label)
        assert not covered(canvas, tool, clear), label
        for number, piece in enumerate(tool._pieces[:10]):
            qtbot.keyClick(canvas, str((number + 1) % 10))
            for _ in piece.rotations:
                assert tool.piece is piece
                assert not covered(canvas, tool, clear), (label, piece.name)
                qtbot.keyClick(canvas, Qt.Key.Key_R)
        qtbot.keyClick(canvas, Qt.Key.Key_Escape)


class AnyTile:
    """A judge for whom a tile may lie anywhere."""

    def __init__(self, board: MapScene) -> None:
        self._board = board

    def looks(self, action: Action) -> Mapping[str, HexView]:
        assert isinstance(action, LayTile)
        return {action.hex: replace(self._board.view.hexes[action.hex], tile=action.tile, ground="yellow")}

    def refused(self, label: str, node: int | None) -> tuple[Piece, ...]:
        return ()

    def why_refused(self, first: Piece, node: int | None) -> Refusals:
        return ()

    def told(self, broken: Refusals) -> tuple[tuple[str, ...], str]:
        return (), ""


def pieces(label: str, number: int) -> tuple[Piece, ...]:
    def lay(tile: str, turn: int) -> LayTile:
        return LayTile(actor="ann", company="FNM", hex=label, tile=tile, rotation=turn)

    names = [str(tile) for tile in range(1, number + 1)]
    return tuple(Piece(label, "tile", name, {turn: lay(name, turn) for turn in (0, 2)}, left=3) for name in names)


@pytest.mark.parametrize("title", ["1824", "1844"])
@pytest.mark.parametrize("size", [LOW, HOTSEAT, FULL_HD])
@pytest.mark.parametrize("turned", [False, True])
def test_at_every_border_of_the_board(
    qtbot: QtBot, qapp: QApplication, title: str, size: tuple[int, int], turned: bool
) -> None:
    theme.set_up(qapp, theme.LIGHT)
    view = map_view(registry.title(title), MapState())
    scene = MapScene(view)
    canvas = MapCanvas(scene)
    scene.setParent(canvas)
    qtbot.addWidget(canvas)
    tool = LayTool(canvas)
    canvas.tools = [tool]
    canvas.resize(*size)
    with qtbot.waitExposed(canvas):
        canvas.show()
    canvas.turn(turned)
    borders = [label for label in view.hexes if len(around(view.hexes, label)) < 6]
    assert len(borders) > 20
    for number, label in enumerate(borders):
        tool.offer(AnyTile(scene), Offers({label: pieces(label, (2, 4, 9)[number % 3])}, frozenset({label})))
        canvas.fit()
        click(qtbot, canvas, hex_place(canvas, label))
        assert tool.hex == label
        assert not covered(canvas, tool, kept_clear(canvas, label)), label


@pytest.mark.parametrize("size", [(860, 640), (500, 420)])
def test_zoomed_in_the_board_makes_way(qtbot: QtBot, qapp: QApplication, size: tuple[int, int]) -> None:
    found = panel(qtbot, qapp, fnm(), size)
    canvas, tool = canvas_of(found), tool_of(found)
    for _ in range(9):
        canvas.see("L21")
        click(qtbot, canvas, hex_place(canvas, "L21"))
        hexes = canvas.board.view.hexes
        assert not covered(canvas, tool, ("L21", *around(hexes, "L21"))), canvas.zoom
        qtbot.keyClick(canvas, Qt.Key.Key_Escape)
        qtbot.keyClick(canvas, Qt.Key.Key_Plus)


def test_it_stays_where_it_is_while_pieces_are_looked_at(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm().own("FNM", a="2"))
    canvas, tool = canvas_of(found), tool_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    place, zoom = tool.palette.geometry(), canvas.zoom
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_R, Qt.Key.Key_3):
        qtbot.keyClick(canvas, key)
        assert tool.action is not None
        found.show_what_if(tool.action, "best run 20 → 40")
        assert tool.palette.geometry().topLeft() == place.topLeft()
    assert canvas.zoom == zoom
    qtbot.keyClick(canvas, Qt.Key.Key_F6)
    assert not covered(canvas, tool, kept_clear(canvas, "L21")), "also when the board is turned meanwhile"


def test_a_place_covers_what_matters_least() -> None:
    room, size = QRect(0, 0, 860, 640), QSize(200, 120)
    target = QRect(400, 300, 60, 60)
    clear = [[target], [QRect(340, 300, 60, 60), QRect(460, 300, 60, 60)]]
    right = QPoint(620, 330)
    _, place, free = best_place([size], room, clear, target.center(), [right])
    assert free
    assert is_free(QRect(place, size), room, clear)
    assert not QRect(place, size).contains(right)
    narrow, first, second = QRect(0, 0, 210, 130), QRect(0, 0, 60, 20), QRect(0, 20, 210, 110)
    _, place, free = best_place([size], narrow, [[first], [second]], QPoint(30, 30))
    assert not free
    assert place.y() == 10, "of the first rank as little as can be, whatever that means for the second"


def test_the_board_moves_no_farther_than_it_must() -> None:
    room = QRect(0, 0, 800, 600)
    share, way = way_beside(QRect(350, 40, 100, 500), [QSize(500, 80)], room)
    assert share == 1.0
    assert (way.x(), way.y()) == (0, -28), "upwards, so that it finds room below"
    share, _ = way_beside(QRect(0, 0, 900, 900), [QSize(500, 100)], room)
    assert 0.5 < share < 0.6


# --- what it shows


def test_thumbnails_lie_as_they_are_turned(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    button = child(found, "piece-1", PieceButton)
    before = button.grab().toImage()
    qtbot.keyClick(canvas, Qt.Key.Key_2)
    chosen = button.grab().toImage()
    assert chosen != before
    qtbot.keyClick(canvas, Qt.Key.Key_R)
    assert button.grab().toImage() != chosen
    turned = canvas.board.hex_shown("L21").rotation
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    qtbot.keyClick(canvas, Qt.Key.Key_2)
    assert canvas.board.hex_shown("L21").rotation == turned, "it is kept while others are looked at"


def test_its_digit_chooses_a_piece_and_then_turns_it(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    seen = []
    for _ in range(3):
        qtbot.keyClick(canvas, Qt.Key.Key_2)
        shown = canvas.board.hex_shown("L21")
        seen.append((shown.tile, shown.rotation))
    assert seen == [("6", 0), ("6", 4), ("6", 0)]
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert [(lay.tile, lay.rotation) for lay in done if isinstance(lay, LayTile)] == [("6", 0)]


def test_a_piece_under_the_mouse_lies_on_the_map(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas, tool = canvas_of(found), tool_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    button = child(found, "piece-2")
    qtbot.mouseMove(button, button.rect().center())
    qtbot.waitUntil(lambda: canvas.board.hex_shown("L21").tile == "57")
    assert tool.piece is not None
    assert tool.piece.name == "5", "it is only looked at"
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: canvas.board.hex_shown("L21").tile == "5")
