"""The card with which one screen is handed on: who is next and what they missed; the next key or click is not lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Auction, Player, StockRound
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.views.recap import recap
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ana", "Ben", "Cleo")


def new_bridge(mode: str = "hotseat") -> GameBridge:
    players = [Player(f"p{seat}", name) for seat, name in enumerate(NAMES)]
    return GameBridge(memory_game(new_setup("1844", players, mode=mode)))


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    theme.set_up(qapp, theme.LIGHT)
    made = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


def page_of(window: MainWindow, mode: str = "hotseat") -> GamePage:
    window.play(new_bridge(mode))
    assert window.game_page is not None
    settle()
    return window.game_page


def bid(page: GamePage, amount: int = 0) -> None:
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, Auction)
    page.act(ac.Bid(actor=frame.bidder, private=frame.private, amount=amount or frame.minimum))


def passes(page: GamePage) -> list[ac.Pass]:
    found = [example for option in page.bridge.moment.options for example in option.examples()]
    return [action for action in found if isinstance(action, ac.Pass)]


def pass_(page: GamePage) -> None:
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, Auction | StockRound)
    actor = frame.bidder if isinstance(frame, Auction) else frame.player
    page.act(next(action for action in passes(page) if action.actor == actor))


def test_the_screen_is_handed_to_who_is_next(window: MainWindow) -> None:
    page = page_of(window)
    assert page.recap.isHidden()
    bid(page)
    assert not page.recap.isHidden()
    assert page.recap.heading.text() == "Ben’s turn"
    pass_(page)
    pass_(page)
    assert "Ana −20 (780)" in dict(page.recap.told)["Cash"]


def test_the_next_key_puts_it_away_and_counts(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    bid(page)
    before = len(page.bridge.log)
    page.turn.setFocus()
    qtbot.keyClick(page.turn, Qt.Key.Key_Shift)
    assert not page.recap.isHidden(), "a key that is only held is none"
    qtbot.keyClick(page.turn, Qt.Key.Key_Return)
    assert len(page.bridge.log) == before + 1
    assert page.recap.heading.text() == "Cleo’s turn"
    qtbot.keyClick(page.turn, Qt.Key.Key_Right)
    assert page.recap.isHidden()


def test_a_click_on_the_button_counts(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    bid(page)
    go = page.turn.findChild(QPushButton, "turn-go")
    assert isinstance(go, QPushButton)
    before = len(page.bridge.log)
    qtbot.mouseClick(go, LEFT)
    assert len(page.bridge.log) == before + 1


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1280, 650), 125), ((1920, 1080), 100)])
def test_it_stands_beside_the_question(
    qapp: QApplication, window: MainWindow, size: tuple[int, int], percent: int
) -> None:
    theme.set_text_size(percent)
    theme.set_up(qapp, theme.LIGHT)
    window.resize(*size)
    page = page_of(window)
    bid(page)
    settle()
    card = page.recap.geometry()
    assert not card.intersects(page.column.geometry())
    assert page.rect().contains(card)
    for label in (page.recap.heading, page.recap.note, page.recap.rest):
        assert page.recap.rect().contains(QRect(label.mapTo(page.recap, QPoint()), label.size()))
        assert label.height() >= label.heightForWidth(label.width())
    theme.set_text_size(100)
    theme.set_up(qapp, theme.LIGHT)


def test_undo_shows_none_and_the_setting_turns_it_off(window: MainWindow) -> None:
    page = page_of(window)
    bid(page)
    page.bridge.undo()
    assert page.recap.isHidden()
    window.menus.actions["recap"].trigger()
    assert not window.settings.recap
    bid(page)
    assert page.recap.isHidden()
    window.menus.actions["recap"].trigger()
    page.bridge.undo()
    bid(page)
    assert not page.recap.isHidden()


def test_a_table_hands_nothing_on(window: MainWindow) -> None:
    page = page_of(window, "table")
    bid(page)
    assert page.recap.isHidden()
    assert recap(page.bridge.game) is None


def test_who_goes_on_is_handed_nothing(window: MainWindow) -> None:
    """The same player acts again: what they did themselves is no news."""
    page = page_of(window)
    bid(page)
    pass_(page)
    pass_(page)
    for _ in range(30):
        found = recap(page.bridge.game)
        state = page.bridge.moment.state
        entry = page.bridge.log.entry(page.bridge.log.head)
        acted = page.bridge.game.state_at(entry.parent).frame
        if found is None:
            assert acted.bidder == state.frame.bidder  # type: ignore[union-attr]
            break
        pass_(page)
