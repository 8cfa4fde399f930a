"""The window with real mouse and key events: start page, map, zoom, pan, fit, turn, hover, themes."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from core import registry
from tests.ui.board.made_up_map import sample_state
from tests.ui.rail18.map_events import hex_place, wheel
from tests.ui.settling import settle
from ui.app import start as application
from ui.board.canvas import MapCanvas
from ui.paint import theme
from ui.rail18.boards import page_of
from ui.rail18.views.map.view import map_view
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long


@pytest.fixture
def canvas(window: MainWindow, qtbot: QtBot) -> MapCanvas:
    qtbot.mouseClick(window.start_page.cards["1844"], Qt.MouseButton.LeftButton)
    assert window.board_page is not None
    be_sharp(qtbot, window.board_page.canvas)
    return window.board_page.canvas


def be_sharp(qtbot: QtBot, canvas: MapCanvas) -> None:
    """All that can be seen is painted for its size, which takes a few slices."""
    settle()
    qtbot.waitUntil(canvas.is_sharp, timeout=5000)


def point(qtbot: QtBot, canvas: MapCanvas, label: str) -> str:
    qtbot.mouseMove(canvas.viewport(), hex_place(canvas, label))
    window = canvas.window()
    assert isinstance(window, MainWindow)
    assert window.board_page is not None
    return window.board_page.status.text()


def test_a_click_on_a_card_opens_its_board(window: MainWindow, qtbot: QtBot) -> None:
    assert window.board_page is None
    qtbot.mouseClick(window.start_page.cards["1824"], Qt.MouseButton.LeftButton)
    assert window.board_page is not None
    assert window.board_page.title == "1824"
    assert window.windowTitle() == "1824 Austria-Hungary – Bankhalter"
    qtbot.keyClick(window.board_page.canvas, Qt.Key.Key_Escape)
    assert window.board_page is None
    assert window.windowTitle() == "Bankhalter"


def test_the_start_page_works_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    assert window.start_page.new_button.hasFocus()
    qtbot.keyClick(window.start_page.cards["1844"], Qt.Key.Key_Space)
    assert window.board_page is not None
    assert window.board_page.title == "1844"
    qtbot.keyClick(window.board_page.canvas, Qt.Key.Key_Escape)
    with qtbot.waitSignal(window.start_page.chosen, timeout=1000) as chosen:
        qtbot.keyClick(window.start_page, Qt.Key.Key_1)
    assert chosen.args == ["1824"]


def test_the_whole_board_fits_at_first(canvas: MapCanvas) -> None:
    assert canvas.visible().contains(canvas.board.board_box())
    assert 0.3 < canvas.zoom < 0.4


def test_wheel_keys_and_buttons_zoom(canvas: MapCanvas, qtbot: QtBot) -> None:
    fitted = canvas.zoom
    place = hex_place(canvas, "D19")
    under = canvas.mapToScene(place)
    wheel(canvas, place, 120)
    assert canvas.zoom > fitted
    moved = canvas.mapToScene(place) - under
    assert abs(moved.x()) * canvas.zoom < 2
    assert abs(moved.y()) * canvas.zoom < 2
    wheel(canvas, place, -120)
    assert canvas.zoom == pytest.approx(fitted, rel=0.01)
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.zoom == pytest.approx(fitted * 1.25, rel=0.01)
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert canvas.zoom == pytest.approx(fitted, rel=0.01)
    button = canvas.window().findChild(QToolButton, "button-zoom-in")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert canvas.zoom > fitted
    for _ in range(40):
        wheel(canvas, place, 240)
    assert canvas.zoom == pytest.approx(3.0)
    for _ in range(80):
        wheel(canvas, place, -240)
    assert 0.1 < canvas.zoom < fitted
    be_sharp(qtbot, canvas)


def test_after_zooming_everything_visible_is_sharp(canvas: MapCanvas, qtbot: QtBot) -> None:
    wheel(canvas, hex_place(canvas, "F11"), 600)
    be_sharp(qtbot, canvas)
    assert canvas.board.shown.scale.pixels == pytest.approx(canvas.zoom)


def test_fit_shows_the_whole_board_again_and_keeps_it_when_the_window_grows(canvas: MapCanvas, qtbot: QtBot) -> None:
    wheel(canvas, hex_place(canvas, "L9"), 700)
    assert not canvas.visible().contains(canvas.board.board_box())
    qtbot.keyClick(canvas, Qt.Key.Key_F5)
    assert canvas.visible().contains(canvas.board.board_box())
    before = canvas.zoom
    canvas.window().resize(1500, 950)
    settle()
    assert canvas.zoom > before
    assert canvas.visible().contains(canvas.board.board_box())


def test_dragging_pans(canvas: MapCanvas, qtbot: QtBot) -> None:
    place = hex_place(canvas, "F11")
    target = place + QPoint(120, -60)
    viewport = canvas.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseMove(viewport, place + QPoint(10, -5))
    qtbot.mouseMove(viewport, target)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=target)
    moved = hex_place(canvas, "F11") - target
    assert moved.manhattanLength() <= 2
    qtbot.keyClick(canvas, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert hex_place(canvas, "F11").x() == pytest.approx(target.x() - 80, abs=2)
    be_sharp(qtbot, canvas)


def test_the_half_turn_keeps_text_upright_and_hits_right(canvas: MapCanvas, qtbot: QtBot) -> None:
    north, south = hex_place(canvas, "B19"), hex_place(canvas, "L21")
    assert north.y() < south.y()
    qtbot.keyClick(canvas, Qt.Key.Key_F6)
    assert canvas.board.turned
    assert hex_place(canvas, "B19").y() > hex_place(canvas, "L21").y()
    assert canvas.visible().contains(canvas.board.whole().adjusted(5, 5, -5, -5))
    assert point(qtbot, canvas, "D19").startswith("D19 Zürich")
    qtbot.keyClick(canvas, Qt.Key.Key_F6)
    assert not canvas.board.turned
    assert hex_place(canvas, "B19") == north


def test_hovering_tells_about_the_hex(canvas: MapCanvas, qtbot: QtBot) -> None:
    assert "river 20" in point(qtbot, canvas, "D19")
    assert canvas.board.hovered == "D19"
    assert "transit bonus N +30" in point(qtbot, canvas, "B17")
    assert "destination of STB, MOB" in point(qtbot, canvas, "H13")
    QApplication.sendEvent(canvas.viewport(), QEvent(QEvent.Type.Leave))
    window = canvas.window()
    assert isinstance(window, MainWindow)
    assert window.board_page is not None
    assert window.board_page.status.text().startswith("Drag to pan")
    assert canvas.board.hovered is None


def test_arrow_keys_point_without_a_mouse(canvas: MapCanvas, qtbot: QtBot) -> None:
    window = canvas.window()
    assert isinstance(window, MainWindow)
    assert window.board_page is not None
    canvas.point_at("D19")
    assert window.board_page.status.text().startswith("D19 Zürich")
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.board.hovered == "D21"
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    assert canvas.board.hovered in ("E20", "E22")
    qtbot.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.board.hovered == "D21"
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert canvas.board.hovered == "D19"


def test_numbers_are_shown_on_demand(canvas: MapCanvas, qtbot: QtBot) -> None:
    assert not canvas.board.shown.numbers
    qtbot.keyClick(canvas, Qt.Key.Key_F7)
    assert canvas.board.shown.numbers
    qtbot.keyClick(canvas, Qt.Key.Key_F7)
    assert not canvas.board.shown.numbers


def test_the_theme_switches_and_the_board_keeps_its_colours(
    window: MainWindow, canvas: MapCanvas, qtbot: QtBot, qapp: QApplication
) -> None:
    land = canvas.grab().toImage().pixelColor(hex_place(canvas, "E14") + QPoint(0, 8))
    table = canvas.grab().toImage().pixelColor(4, 4)
    qtbot.keyClick(canvas, Qt.Key.Key_D)
    assert window.theme is theme.DARK
    assert qapp.palette().window().color().name().upper() == theme.DARK.window
    image = canvas.grab().toImage()
    assert image.pixelColor(hex_place(canvas, "E14") + QPoint(0, 8)) == land
    assert image.pixelColor(4, 4) != table
    assert image.pixelColor(4, 4).name().upper() == theme.DARK.window
    assert window.board_page is not None
    assert window.board_page.theme_button.text() == "Light theme"
    qtbot.mouseClick(window.board_page.theme_button, Qt.MouseButton.LeftButton)
    assert window.theme is theme.LIGHT
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    qtbot.keyClick(window.start_page, Qt.Key.Key_D)
    assert window.theme is theme.DARK


def test_text_of_both_themes_can_be_read() -> None:
    from ui.values.colours import contrast

    for chosen in (theme.LIGHT, theme.DARK):
        for ground in (chosen.window, chosen.surface):
            for ink in (chosen.text, chosen.quiet, chosen.accent):
                assert contrast(ink, ground) >= 4.5, (chosen.name, ink, ground)
        assert contrast(chosen.on_accent, chosen.accent) >= 4.5


def test_a_map_full_of_tiles_can_be_shown_and_changed(window: MainWindow, qtbot: QtBot) -> None:
    board = registry.title("1844")
    window.show_board(page_of(map_view(board, sample_state(board)), window.theme))
    assert window.board_page is not None
    scene, canvas = window.board_page.scene, window.board_page.canvas
    be_sharp(qtbot, canvas)
    before = canvas.grab().toImage()
    scene.set_view(map_view(board))
    canvas.refresh()
    assert canvas.grab().toImage() != before


@pytest.mark.parametrize("argv", [["--smoke"], ["1844", "--smoke", "--theme", "dark"]])
def test_the_program_opens_paints_and_leaves(argv: list[str], qtbot: QtBot, qapp: QApplication) -> None:
    assert application.main(argv) == 0
    theme.apply_theme(qapp, theme.LIGHT)
