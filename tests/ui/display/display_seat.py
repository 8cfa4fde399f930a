"""A game in the banker's window with the table display beside it, and screens that come and go."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.rail18.family import Game18
from tests.ui.robot.robot_entries import Entry
from tests.ui.robot.robot_games import open_window, shipped_game, shipped_until
from ui.app.awake import Awake
from ui.app.settings import Settings
from ui.display.desk import DisplayDesk
from ui.display.screens import Screen
from ui.display.window import TableDisplay
from ui.shell.window.main_window import MainWindow

CTRL = Qt.KeyboardModifier.ControlModifier
LAPTOP = Screen("laptop", QRect(0, 0, 1280, 800))
TELEVISION = Screen("television", QRect(1280, 0, 1920, 1080))


class FakeScreens(QObject):
    """Instead of those of the machine."""

    changed = Signal()

    def __init__(self, *screens: Screen) -> None:
        super().__init__()
        self.screens = list(screens)

    def all(self) -> list[Screen]:
        return list(self.screens)

    def become(self, *screens: Screen) -> None:
        self.screens = list(screens)
        self.changed.emit()


class Light:
    """A screen that would go dark."""

    def __init__(self) -> None:
        self.held = False
        self.asked = 0
        self.awake = Awake(self._hold)

    def _hold(self) -> Callable[[], object]:
        self.held = True
        self.asked += 1
        return self._release

    def _release(self) -> None:
        self.held = False


class Table:
    """The banker's window and what the players see."""

    def __init__(self, app: QApplication, screens: FakeScreens, settings: Settings) -> None:
        self.app = app
        self.screens = screens
        self.light = Light()
        self.window: MainWindow = open_window(app, settings=settings)
        self.window.__dict__["display"] = self._desk()

    def _desk(self) -> DisplayDesk:
        desk = DisplayDesk(self.window.settings, self.window.theme, self.window, self.screens, self.light.awake)  # type: ignore[arg-type]
        desk.changed.connect(self.window._display_changed)
        return desk

    @property
    def desk(self) -> DisplayDesk:
        return self.window.display

    @property
    def display(self) -> TableDisplay:
        assert self.desk.window is not None
        return self.desk.window

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """In the banker's window."""
        QTest.keyClick(self.window, key, modifier)  # type: ignore[call-overload]

    def press_there(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """In the display."""
        self.display.activateWindow()
        QTest.qWaitForWindowActive(self.display)
        QTest.keyClick(self.display, key, modifier)  # type: ignore[call-overload]


def game_at(wanted: Callable[[Entry], bool], mode: str = "table") -> tuple[Game18, list[Entry]]:
    """The game that ships, before the first entry that is wanted; and what follows."""
    _, entries = shipped_game(mode)
    number = next(n for n, entry in enumerate(entries) if wanted(entry))
    return shipped_until(number, mode), list(entries[number:])
