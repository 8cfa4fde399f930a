"""The window of German Railways by real mouse and key events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.german_railways.state import State
from tests.ui.settling import settle
from ui.german_railways.board.place_scene import PlaceCanvas
from ui.german_railways.panels.map_panel import MapPanel
from ui.german_railways.panels.turn_panel import TurnPanel
from ui.shell.pages.game_page import GamePage
from ui.turn.choice_table import ChoiceTable

LEFT = Qt.MouseButton.LeftButton
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def turn_of(page: GamePage) -> TurnPanel:
    assert isinstance(page.turn, TurnPanel)
    return page.turn


def map_of(page: GamePage) -> MapPanel:
    found = page.panels["map"]
    assert isinstance(found, MapPanel)
    return found


def canvas_of(page: GamePage) -> PlaceCanvas:
    canvas = map_of(page).canvas
    assert canvas is not None
    return canvas


def state_of(page: GamePage) -> State:
    state: State = page.bridge.moment.state
    return state


def keys(page: GamePage, *pressed: str | Qt.Key) -> None:
    """Where the keyboard is; a string is typed sign by sign."""
    for key in pressed:
        focus = QApplication.focusWidget()
        assert focus is not None
        if isinstance(key, str):
            QTest.keyClicks(focus, key)
        else:
            QTest.keyClick(focus, key)
        settle()


def click_choice(page: GamePage, name: str) -> None:
    """The cell or the button of a choice of the page that is open."""
    turn = turn_of(page)
    for table in turn.findChildren(ChoiceTable):
        for row, cells in enumerate(table.table.rows) if table.isVisible() else ():
            for column, cell in enumerate(cells):
                if cell.choice is not None and cell.choice.id == name:
                    _click(table.viewport(), table.visualRect(table.choices.index(row, column)).center())
                    return
    button = next(one for one in turn.findChildren(QPushButton, f"turn-{name}") if one.isVisible())
    _click(button, button.rect().center())


def click_go(page: GamePage) -> None:
    button = turn_of(page).findChild(QPushButton, "turn-go")
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    _click(button, button.rect().center())


def click_hex(page: GamePage, label: str) -> None:
    canvas = canvas_of(page)
    _click(canvas.viewport(), canvas.hex_rect(label).center())


def point_at_hex(page: GamePage, label: str) -> None:
    canvas = canvas_of(page)
    QTest.mouseMove(canvas.viewport(), canvas.hex_rect(label).center())
    settle()


def _click(widget: QWidget, place: QPoint) -> None:
    QTest.mouseMove(widget, place)
    QTest.mouseClick(widget, LEFT, pos=place)
    settle()


def told(page: GamePage) -> str:
    """What the box below the choices says of the default, with the mouse elsewhere."""
    turn_of(page).page.point_at(None)
    settle()
    return turn_of(page).box.words
