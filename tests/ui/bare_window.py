"""The program's window as somebody finds it, with settings of its own; and the sample game as far as the tour goes."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample
from tests.titles.t1844.shipped import shipped_path
from tests.ui.settling import let_go, settle
from ui.app.languages import speak
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.tour.views.steps import tour_end

PLAIN = "plain-look"  # a property of the program: how it looked after it was set up


@cache
def tour_sample() -> Imported:
    """As far as the tour goes."""
    return read_sample(shipped_path(), enough=tour_end)


def open_window(
    qtbot: QtBot, settings: Settings, bridge: GameBridge | None = None, size: tuple[int, int] = (1280, 800)
) -> MainWindow:
    """In front, at the size that it begins with, with a game or the first page."""
    window = MainWindow(theme.LIGHT, settings)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    if bridge is not None:
        window.play(bridge)
        settle()
    return window


@contextmanager
def bare_window(qtbot: QtBot, settings: Settings, bridge: GameBridge | None = None) -> Iterator[MainWindow]:
    """Whatever language, text size or theme is chosen meanwhile does not last."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    plain_look(app)
    window = open_window(qtbot, settings, bridge)
    yield window
    let_go(window)
    speak("en")
    theme.set_text_size(100)
    plain_look(app)


def plain_look(app: QApplication) -> None:
    """The light theme, unless it is there already: every widget would get its style anew."""
    if app.property(PLAIN) != _look(app):
        theme.set_up(app, theme.LIGHT)
        app.setProperty(PLAIN, _look(app))


def _look(app: QApplication) -> list[str]:
    return [app.styleSheet(), app.font().toString(), app.palette().window().color().name()]


def page_of(window: MainWindow) -> GamePage:
    assert window.game_page is not None
    return window.game_page
