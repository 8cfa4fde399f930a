"""On an old screen of 800×600 nothing that one needs to go on lies outside of it."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton, QWidget

from tests.campaigns.sample_moments import Moments
from tests.campaigns.scenes import Scenes
from tests.ui.bare_window import page_of
from tests.ui.settling import glance
from ui.game.bridge import GameBridge
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.pages.position_page import PositionPage
from ui.rail18.pages.running_game_page import RunningGamePage
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

ROOM = (784, 530)  # without the frame of the window and a bar of the desktop
PAGES = ("start", "last-game", "new", "position", "note", "best-run", "auction", "stock", "dividend")


def inside(window: MainWindow, part: QWidget) -> bool:
    box = QRect(part.mapTo(window, QPoint(0, 0)), part.size())
    return part.isVisible() and window.rect().contains(box) and part.visibleRegion().boundingRect() == part.rect()


def main_button(window: MainWindow, moments: Moments, page: str) -> QWidget | None:
    """What one goes on with."""
    if page in ("start", "last-game"):
        if page == "last-game":
            window.settings.remember_game(moments.game(moments.stock).log.path)  # type: ignore[attr-defined]
        window.show_start()
        return window.start_page.new_button if page == "start" else window.start_page.continue_button
    if page == "new":
        window.show_new_game()
        return window.new_page.start_button if window.new_page is not None else None
    if page == "position":
        window.take_way("rail18", page)
        assert isinstance(window.entry_page, RunningGamePage)
        return window.entry_page.start_button
    if page == "note":
        dict(Scenes(moments).all())["position"](window)
        assert isinstance(window.entry_page, PositionPage)
        return window.entry_page.begin_button
    if page == "best-run":
        window.take_way("rail18", page)
        assert isinstance(window.entry_page, BoardRunPage)
        return window.entry_page.run_button
    window.play(GameBridge(moments.game(getattr(moments, page), "table")))
    glance()
    turn = page_of(window).turn
    assert isinstance(turn, TurnPanel)
    return next(button for button in turn.findChildren(QPushButton) if button.isVisible())


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_main_button_can_be_seen(window: MainWindow, moments: Moments, language: str) -> None:
    window.appearance.choose_language(language)
    window.resize(*ROOM)
    glance()
    assert (window.width(), window.height()) == ROOM
    for page in PAGES:
        button = main_button(window, moments, page)
        glance()
        assert button is not None
        assert inside(window, button), page
        assert (window.width(), window.height()) == ROOM, page
