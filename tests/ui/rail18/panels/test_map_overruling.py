"""At the table what a rule refuses on the map can be laid there all the same, with a reason; what cannot be, cannot."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.events import OverlayLaid, Overruled
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from tests.titles.t1844.positions import Table
from tests.ui.bare_window import page_of
from tests.ui.keys import ALT, press
from tests.ui.rail18.first_rounds import first_operating_round
from tests.ui.rail18.map_events import board, canvas_of, child, click, hex_place, panel, station_place
from ui.board.lay_tool import LayTool
from ui.game.bridge import GameBridge
from ui.rail18.panels.map_panel import MapPanel
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge() -> GameBridge:
    return GameBridge(first_operating_round("table"))


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """With the map in front."""
    page_of(window).bring("map")
    QApplication.processEvents()
    return window


def fnm() -> Table:
    return Table(mode="table").company("FNM", ann=2, treasury=500).turn("FNM")


def tunnelling() -> Table:
    return fnm().paper("T1", "ann")


def tool(found: MapPanel) -> LayTool:
    assert found.lay_tool is not None
    return found.lay_tool


def words(found: MapPanel, name: str) -> str:
    widget = child(found, name)
    assert isinstance(widget, QLabel | QPushButton | QToolButton)
    return widget.text() if widget.isVisible() else ""


def state_of(window: MainWindow) -> object:
    assert window.game_page is not None
    return window.game_page.bridge.moment.state.tiles


@pytest.mark.long
def test_a_refused_tile_is_laid_with_a_reason_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    assert "not connected to a station of FNM" in words(found, "palette-why")
    insist = child(found, "palette-insist")
    assert words(found, "palette-insist") == "Lay a tile all the same… (Alt+O)"
    assert not child(found, "palette-lay").isVisible()
    qtbot.mouseClick(insist, LEFT)
    qtbot.mouseClick(child(found, "piece-0"), LEFT)
    assert canvas.board.hex_shown("D9").tile == "7", "what breaks the fewest rules comes first"
    lay = child(found, "palette-lay")
    assert words(found, "palette-lay").endswith("all the same")
    qtbot.mouseClick(lay, LEFT)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus(), "without a reason nothing is overruled"
    assert "D9" not in state_of(window)
    QTest.keyClicks(reason, "agreed")
    qtbot.mouseClick(lay, LEFT)
    assert window.game_page is not None
    moment = window.game_page.bridge.moment
    assert moment.state.tiles["D9"].tile == "7"
    noted = [event for event in moment.events if isinstance(event, Overruled)]
    assert [event.reason for event in noted] == ["agreed"]


def test_the_same_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    canvas.setFocus()
    canvas.point_at("D9")
    press(Qt.Key.Key_Return)
    QTest.keyClick(canvas, Qt.Key.Key_O, ALT)
    press(Qt.Key.Key_1)
    first = canvas.board.hex_shown("D9").rotation
    press(Qt.Key.Key_R)
    turned = canvas.board.hex_shown("D9").rotation
    assert turned != first
    press(Qt.Key.Key_Return)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus()
    QTest.keyClicks(reason, "it lay there")
    press(Qt.Key.Key_Return)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.tiles["D9"].rotation == turned
    assert tool(found).hex is None, "the same Enter opens nothing again"
    assert window.game_page.turn.isAncestorOf(window.focusWidget()) or window.game_page.turn.hasFocus()


def test_escape_in_the_reason_leaves_the_hex_and_the_keyboard_with_the_map(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    QTest.keyClick(canvas, Qt.Key.Key_O, ALT)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Escape)
    assert tool(found).hex is None
    assert canvas.hasFocus()
    assert "D9" not in state_of(window)


def test_beside_what_may_be_laid_other_tiles_are_found(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert words(found, "palette-insist") == "Other tiles… (Alt+O)"
    legal = {piece.name for piece in tool(found)._pieces}
    seen: set[str] = set()
    while words(found, "palette-insist"):
        qtbot.mouseClick(child(found, "palette-insist"), LEFT)
        seen |= {piece.name for piece in tool(found)._pieces}
    assert legal == {"5", "6", "57"}
    assert "14" in seen
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert words(found, "palette-why").startswith("×")


def test_what_cannot_be_is_only_explained(qtbot: QtBot, qapp: QApplication) -> None:
    table = fnm()
    table.change(tray=dict.fromkeys(table.state.tray, 0) | {"57": 1}, cash={**table.state.cash, "FNM": 20})
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    for label in ("G20", "D9"):  # tile 57 would lose its track; terrain costs more than FNM has
        with qtbot.waitSignal(found.barred) as told:
            click(qtbot, canvas, hex_place(canvas, label))
        assert told.args[1]
        assert tool(found).hex is None, label
    assert told.args[1].endswith("FNM has 20 and needs 30. (p. 6)")


def test_a_refused_station_is_placed_with_a_reason(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(mode="table").company("STB", ann=2, treasury=500).station("STB", "D15", 0, home=True)
    table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="57/1").turn("STB", "station")
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    wanted: list[tuple[Action, str]] = []
    found.overruled.connect(lambda action, reason: wanted.append((action, reason)))
    place = station_place(canvas, "D19", 0)
    click(qtbot, canvas, place)
    assert words(found, "palette-insist") == "Place it all the same… (Alt+O)"
    qtbot.keyClick(canvas, Qt.Key.Key_O, ALT)
    reason = child(found, "palette-reason", QLineEdit)
    assert reason.hasFocus(), "there is but one circle to think of"
    QTest.keyClicks(reason, "agreed")
    qtbot.keyClick(reason, Qt.Key.Key_Return)
    assert wanted == [(PlaceStation(actor="ann", company="STB", hex="D19", node=0), "agreed")]


def test_hotseat_offers_nothing_of_the_kind(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, Table().company("FNM", ann=2, treasury=500).turn("FNM"))
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    assert tool(found).hex is None
    click(qtbot, canvas, hex_place(canvas, "L21"))
    assert words(found, "palette-insist") == ""


# --- tunnels, and hexes that never take a tile


def wishes(found: MapPanel) -> list[tuple[Action, str]]:
    """What the table overrules, as it comes."""
    wanted: list[tuple[Action, str]] = []
    found.overruled.connect(lambda action, reason: wanted.append((action, reason)))
    return wanted


def test_a_refused_tunnel_is_built_with_a_reason_by_mouse(qtbot: QtBot, qapp: QApplication) -> None:
    table = tunnelling()
    found = panel(qtbot, qapp, table)
    canvas, wanted = canvas_of(found), wishes(found)
    click(qtbot, canvas, hex_place(canvas, "H19"))
    assert "not connected to a station of FNM. (R17)" in words(found, "palette-why")
    assert words(found, "palette-insist") == "Build a tunnel all the same… (Alt+O)"
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    assert [piece.kind for piece in tool(found)._pieces] == ["tunnel", "tunnel"]
    qtbot.mouseClick(child(found, "piece-0"), LEFT)
    assert canvas.board.hex_shown("H19").laid("bore") is not None
    assert words(found, "palette-why") == "× H19 is not connected to a station of FNM. (R17)"
    assert "uses T1 · costs 100" in words(found, "palette-heading")
    qtbot.mouseClick(child(found, "palette-lay"), LEFT)
    assert not wanted, "without a reason nothing is overruled"
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "agreed")
    qtbot.mouseClick(child(found, "palette-lay"), LEFT)
    ((action, reason),) = wanted
    assert isinstance(action, BuildTunnel)
    assert (action.hex, action.certificate, reason) == ("H19", "T1", "agreed")
    events = table.engine.decide(table.state, action, overrule=reason)
    assert isinstance(events, tuple)
    assert [event.hex for event in events if isinstance(event, OverlayLaid)] == ["H19"]


def test_the_same_tunnel_by_keys(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, tunnelling())
    canvas, wanted = canvas_of(found), wishes(found)
    canvas.point_at("H19")
    press(Qt.Key.Key_Return)
    QTest.keyClick(canvas, Qt.Key.Key_O, ALT)
    press(Qt.Key.Key_2)
    first = canvas.board.hex_shown("H19").laid("bore")
    press(Qt.Key.Key_R)
    assert canvas.board.hex_shown("H19").laid("bore") != first
    press(Qt.Key.Key_Return)
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "agreed")
    press(Qt.Key.Key_Return)
    assert [(action.kind, reason) for action, reason in wanted] == [("BuildTunnel", "agreed")]


def test_a_card_that_grows_goes_where_there_is_room(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, tunnelling(), (860, 330))
    canvas, card = canvas_of(found), tool(found).palette
    room = canvas.viewport().rect()
    click(qtbot, canvas, hex_place(canvas, "H19"))
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    for number in (0, 1):
        qtbot.mouseClick(child(found, f"piece-{number}"), LEFT)
        assert room.contains(card.geometry())
        assert not card.geometry().intersects(canvas.hex_rect("H19"))


def test_the_card_is_as_large_as_what_it_says(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, tunnelling().paper("P4", "ann"))
    canvas, card = canvas_of(found), tool(found).palette
    sizes = []
    for turns in (0, 3):  # the first rotation breaks fewer rules than the last ones
        click(qtbot, canvas, hex_place(canvas, "H19"))
        qtbot.mouseClick(child(found, "palette-insist"), LEFT)
        qtbot.keyClick(canvas, Qt.Key.Key_1)
        for _ in range(turns):
            qtbot.keyClick(canvas, Qt.Key.Key_R)
        qtbot.mouseClick(child(found, "palette-insist"), LEFT)
        sizes.append(card.size())
        qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    assert sizes[0] == sizes[1], "whatever was said before"


def test_behind_the_tunnels_of_a_pass_there_are_tiles(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, tunnelling())
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "H19"))
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    assert words(found, "palette-insist") == "Other tiles… (Alt+O)"
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    assert {piece.kind for piece in tool(found)._pieces} == {"tile"}
    assert words(found, "palette-insist") == "More… (Alt+O)"


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (fnm(), "× The director of FNM has no unused tunnel certificate. (p. 11)"),
        (tunnelling().overlay("H19", "X78"), "× H19 has a tunnel already. (R17)"),
        (
            tunnelling().give(FNM=90),
            "× H19 is not connected to a station of FNM. (R17) × FNM has 90 and needs 100. (p. 6)",
        ),
    ],
)
def test_a_tunnel_that_cannot_be_is_only_explained(qtbot: QtBot, qapp: QApplication, table: Table, why: str) -> None:
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "H19"))
    assert words(found, "palette-why") == why
    assert words(found, "palette-insist") == "Lay a tile all the same… (Alt+O)"


def test_beside_tunnels_that_may_be_built_others_are_found(qtbot: QtBot, qapp: QApplication) -> None:
    table = Table(mode="table").phase("3").company("VZ", ann=3, treasury=500).paper("T1", "ann")
    table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0").turn("VZ")
    (label, *_) = sorted({getattr(action, "hex") for action in table.offers(BuildTunnel)})  # noqa: B009
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, label))
    assert words(found, "palette-insist") == "Other tunnels… (Alt+O)"
    qtbot.keyClick(canvas, Qt.Key.Key_O, ALT)
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert words(found, "palette-why").startswith("×")


@pytest.mark.parametrize("label", ["G20", "H19", "B11", "K16"])
def test_a_tile_lies_where_none_is_ever_laid_by_mouse(qtbot: QtBot, window: MainWindow, label: str) -> None:
    """Printed for good, a pass, off the board, a lake."""
    found = board(window)
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, label))
    assert words(found, "palette-why").startswith("×")
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    while tool(found)._pieces[0].kind != "tile":  # a pass also takes tunnels and the Furka-Oberalp line
        kind = tool(found)._pieces[0].kind
        qtbot.mouseClick(child(found, "palette-insist"), LEFT)
        assert tool(found)._pieces[0].kind != kind
    qtbot.mouseClick(child(found, "piece-0"), LEFT)
    number = canvas.board.hex_shown(label).tile
    assert number is not None
    qtbot.mouseClick(child(found, "palette-lay"), LEFT)
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "it lies there")
    qtbot.mouseClick(child(found, "palette-lay"), LEFT)
    assert window.game_page is not None
    window.game_page.bring("map")  # the next question needs no map
    lies = canvas.board.view.hexes[label]
    assert (lies.tile, lies.ground, lies.area) == (number, lies.face.colour, None), "it covers what is printed"
    assert window.game_page.bridge.moment.state.tiles[label].tile == number


def test_the_same_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    found = board(window)
    canvas = canvas_of(found)
    canvas.setFocus()
    canvas.point_at("G20")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    number = canvas.board.hex_shown("G20").tile
    press(Qt.Key.Key_Return)
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "it lies there")
    press(Qt.Key.Key_Return)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.tiles["G20"].tile == number


# --- powers of privates


def test_the_extra_tile_is_laid_against_the_rules_too(qtbot: QtBot, qapp: QApplication) -> None:
    """After the regular tile it breaks fewer rules than a second regular one."""
    found = panel(qtbot, qapp, fnm().phase("3").paper("P2", "ann").turn("FNM", tiles_laid=1))
    canvas, wanted = canvas_of(found), wishes(found)
    click(qtbot, canvas, hex_place(canvas, "D9"))
    qtbot.keyClick(canvas, Qt.Key.Key_O, ALT)
    qtbot.keyClick(canvas, Qt.Key.Key_1)
    assert "uses P2" in words(found, "palette-heading")
    assert words(found, "palette-why") == "× D9 is not connected to a station of FNM. (R16)"
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "agreed")
    press(Qt.Key.Key_Return)
    ((action, _),) = wanted
    assert isinstance(action, LayTile)
    assert (action.hex, action.power) == ("D9", "P2")


@pytest.mark.parametrize("table", [fnm().paper("P4", "ben"), Table(mode="table").paper("P4", "ben").stock("ann")])
def test_the_furka_oberalp_line_comes_early_with_a_reason(qtbot: QtBot, qapp: QApplication, table: Table) -> None:
    found = panel(qtbot, qapp, table)
    canvas, wanted = canvas_of(found), wishes(found)
    click(qtbot, canvas, hex_place(canvas, "H23"))
    assert "(R36)" in words(found, "palette-why")
    assert words(found, "palette-insist") == "Lay the Furka-Oberalp line all the same… (Alt+O)"
    qtbot.mouseClick(child(found, "palette-insist"), LEFT)
    assert canvas.board.hex_shown("H17").laid("line")
    assert "(R36)" in words(found, "palette-why")
    QTest.keyClicks(child(found, "palette-reason", QLineEdit), "agreed")
    qtbot.mouseClick(child(found, "palette-lay"), LEFT)
    assert wanted == [(LayFurkaOberalp(actor="ben"), "agreed")]


def test_a_line_that_nobody_owns_is_not_offered(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, Table(mode="table").stock("ann"))
    canvas = canvas_of(found)
    click(qtbot, canvas, hex_place(canvas, "H23"))
    assert tool(found).hex is None
