"""Laying tiles, tunnels and panels on the map with the mouse alone and with the keyboard alone."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from core.kernel.options import offered
from core.rail18.actions import LayTile
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from tests.titles.t1844.positions import Table
from tests.ui.rail18.map_events import acts, canvas_of, child, click, edge_place, hex_place, moment, panel, wheel
from ui.board.lay_tool import LayTool
from ui.rail18.panels.map_panel import MapPanel


def fnm() -> Table:
    """FNM stands in Como (L21): tile 5 and the straight 57 in one rotation, 6 in two."""
    return Table().company("FNM", ann=2, treasury=500).turn("FNM")


def tool(found: MapPanel) -> LayTool:
    assert found.lay_tool is not None
    return found.lay_tool


def test_three_clicks_lay_a_tile(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert tool(found).hex == "L21"
    qtbot.mouseClick(child(found, "piece-0"), Qt.MouseButton.LeftButton)
    assert canvas.board.hex_shown("L21").tile == "5"
    lay = child(found, "palette-lay", QPushButton)
    assert isinstance(lay, QPushButton)
    assert lay.text() == "Lay tile 5 for 20"
    qtbot.mouseClick(lay, Qt.MouseButton.LeftButton)
    assert done == [LayTile(actor="ann", company="FNM", hex="L21", tile="5", rotation=5)]
    assert offered(table.engine.options(table.state), done[0])
    assert canvas.board.hex_shown("L21").tile is None, "nothing is laid before the game says so"


def test_the_keyboard_alone_lays_a_tile(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    done, canvas = acts(found), canvas_of(found)
    canvas.point_at("L19")
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    qtbot.keyClick(canvas, Qt.Key.Key_3)
    first = canvas.board.hex_shown("L21")
    assert (first.tile, first.rotation) == ("57", 0)
    qtbot.keyClick(canvas, Qt.Key.Key_R)
    assert canvas.board.hex_shown("L21").rotation == 0, "turned by half it is the same track"
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert canvas.board.hex_shown("L21").tile == "6"
    qtbot.keyClick(canvas, Qt.Key.Key_R)
    assert canvas.board.hex_shown("L21").rotation == 4
    qtbot.keyClick(canvas, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert canvas.board.hex_shown("L21").rotation == 0
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    qtbot.keyClick(canvas, Qt.Key.Key_Enter)
    assert done == [LayTile(actor="ann", company="FNM", hex="L21", tile="6", rotation=4)]


def test_escape_and_a_click_elsewhere_leave(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    done, canvas = acts(found), canvas_of(found)
    for leave in (
        lambda: qtbot.keyClick(canvas, Qt.Key.Key_Escape),
        lambda: click(qtbot, canvas, hex_place(canvas, "D13")),
        lambda: qtbot.mouseClick(child(found, "palette-leave"), Qt.MouseButton.LeftButton),
    ):
        click(qtbot, canvas, hex_place(canvas, "L21"))
        qtbot.keyClick(canvas, Qt.Key.Key_1)
        assert canvas.board.hex_shown("L21").tile == "5"
        leave()
        assert tool(found).hex is None
        assert canvas.board.hex_shown("L21").tile is None
        assert not child(found, "palette").isVisible()
    assert not done


def test_wheel_clicks_and_edges_turn_a_tile(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    zoom = canvas.zoom
    click(qtbot, canvas, hex_place(canvas, "L21"))
    qtbot.keyClick(canvas, Qt.Key.Key_2)

    def rotation() -> int:
        return canvas.board.hex_shown("L21").rotation

    assert rotation() == 0
    wheel(canvas, hex_place(canvas, "L21"), 120)
    assert rotation() == 4
    assert canvas.zoom == zoom, "over the tile the wheel turns it"
    wheel(canvas, hex_place(canvas, "D13"), 120)
    assert canvas.zoom > zoom
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert rotation() == 0
    touched = {turn: tuple(tool(found).piece_edges(turn)) for turn in (0, 4)}
    only = next(iter(set(touched[4]) - set(touched[0])))
    click(qtbot, canvas, edge_place(canvas, "L21", only))
    assert rotation() == 4, "track touches the edge that was clicked"
    other = next(iter(set(touched[0]) - set(touched[4])))
    click(qtbot, canvas, edge_place(canvas, "L21", other))
    assert rotation() == 0


def test_an_edge_chooses_a_tile_that_touches_it(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert tool(found).piece is None
    click(qtbot, canvas, edge_place(canvas, "L21", 0))
    assert 0 in canvas.board.hex_shown("L21").face.edges


def test_one_tile_in_one_rotation_needs_no_choice(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    table.change(tray={**table.state.tray, "6": 0, "57": 0})
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert canvas.board.hex_shown("L21").tile == "5"
    qtbot.keyClick(canvas, Qt.Key.Key_Space)
    assert [action.model_dump()["tile"] for action in done] == ["5"]


def test_what_a_tile_would_do_is_asked_and_shown(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm().own("FNM", a="2"))
    asked: list[LayTile | None] = []
    found.what_if_wanted.connect(asked.append)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    qtbot.keyClick(canvas, Qt.Key.Key_2)
    qtbot.keyClick(canvas, Qt.Key.Key_R)
    tiles = [(action.tile, action.rotation) for action in asked if action is not None]
    assert tiles == [("6", 0), ("6", 4)]
    line = child(found, "palette-what-if", QLabel)
    assert isinstance(line, QLabel)
    assert asked[-1] is not None
    found.show_what_if(asked[-1], "run 20 → 40")
    assert line.text() == "run 20 → 40"
    qtbot.keyClick(canvas, Qt.Key.Key_R)
    assert line.text() == ""
    found.show_what_if(asked[-2], "too late")  # type: ignore[arg-type]
    assert line.text() == ""
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert asked[-1] is None


def test_tunnels_are_laid_like_tiles(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table().phase("3").company("VZ", ann=3, treasury=500).paper("T1", "ann")
    table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0").turn("VZ")
    offers = [action for action in table.offers(BuildTunnel) if isinstance(action, BuildTunnel)]
    assert offers
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, offers[0].hex))
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert canvas.board.hex_shown(offers[0].hex).laid("bore") is not None
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert len(done) == 1
    assert done[0] in offers


def test_a_mountain_gets_its_panel(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table().give(ann=500).stock("ann")
    bought = next(iter(table.offers(BuyCertificate)))
    assert isinstance(bought, BuyCertificate)
    table.play(bought)
    offers = [action for action in table.offers(PlaceMountain) if isinstance(action, PlaceMountain)]
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, offers[0].hex))
    qtbot.keyClick(canvas, Qt.Key.Key_2)
    assert canvas.board.hex_shown(offers[0].hex).table
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert done[0] in offers


def test_the_furka_oberalp_line_is_laid_as_one(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm().phase("3").paper("P4", "ben")
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "H23"))
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert canvas.board.hex_shown("I16").laid("line")
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert done == [LayFurkaOberalp(actor="ben")]


def test_a_power_lays_a_second_tile(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    power = table.rules.extra_tile
    assert power is not None
    table.phase(power.from_phase).paper(power.private, "ann")
    found = panel(qtbot, qapp, table)
    done, canvas = acts(found), canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    qtbot.keyClick(canvas, Qt.Key.Key_4)
    note = child(found, "palette-note", QLabel)
    assert isinstance(note, QLabel)
    assert f"uses {power.private}" in note.text()
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    assert done[0].model_dump()["power"] == power.private


def test_hexes_without_an_offer_do_nothing(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, Table().stock("ann"))
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert tool(found).hex is None


def test_any_hex_can_be_looked_up(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    with qtbot.waitSignal(found.look_up, timeout=1000) as asked:
        canvas.point_at("D19")
        qtbot.keyClick(canvas, Qt.Key.Key_F9)
    assert asked.args == ["D19"]
    place = hex_place(canvas, "L21")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, canvas.viewport().mapToGlobal(place))
    QApplication.sendEvent(canvas.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    with qtbot.waitSignal(found.look_up, timeout=1000) as asked:
        qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert asked.args == ["L21"]


def test_hovering_tells_and_points(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    canvas.fit()  # a company's turn begins with what it reaches
    pointed: list[object] = []
    found.point.connect(pointed.append)
    qtbot.mouseMove(canvas.viewport(), hex_place(canvas, "D17"))
    assert found.status.full.startswith("D17")
    assert pointed[-1] == "D17"
    QApplication.sendEvent(canvas.viewport(), QEvent(QEvent.Type.Leave))
    assert pointed[-1] is None
    assert found.status.full.startswith("Drag to pan")


def test_a_hidden_panel_waits(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    found.hide()
    table.play(LayTile(actor="ann", company="FNM", hex="L21", tile="5", rotation=5))
    found.show_moment(moment(table))
    assert canvas.board.hex_shown("L21").tile is None
    found.show()
    assert canvas.board.hex_shown("L21").tile == "5"


def test_every_button_has_a_name_and_a_key(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, fnm())
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    for button in found.findChildren(QToolButton):
        assert button.accessibleName(), button.objectName()
        assert button.objectName()
