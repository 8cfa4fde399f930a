"""Mini in the real window: begun, played to the end by a robot in both modes, opened again, looked back at."""

from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.cli import main
from core.interchange.game_file import memory_game
from core.kernel.game import Transition
from core.rail18.actions import StationAt, TileAt
from core.rail18.state import GameOver
from tests.titles.tmini.ferry import NameHarbour
from tests.titles.tmini.registered import mini_known
from tests.titles.tmini.table import NAMES, agreed, whole_game
from tests.ui.bare_window import bare_window, page_of
from tests.ui.robot.robot import PATIENCE, Robot
from tests.ui.robot.robot_entries import entries
from tests.ui.robot.robot_keys import KeyRobot
from tests.ui.robot.robot_map import MapRobot
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_correct, ask_map, ask_players, ask_settings
from ui.rail18.family import FAMILY
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.pages.entering import entering
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position.draft import BoardDraft, PositionDraft
from ui.shell.views.start import card_title
from ui.shell.window.main_window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
SEED = 14


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with mini_known(), bare_window(qtbot, Settings(tmp_path / "home")) as found:
        yield found


def click(place: QWidget) -> None:
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)


def begin(window: MainWindow, mode: str) -> None:
    """From the first page, with mouse and keys."""
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "Mini")
    assert new.game.title == "mini"
    for field, name in zip(new.names, NAMES, strict=False):
        QTest.keyClicks(field, name)
    (new.form.table if mode == "table" else new.form.hotseat).click()
    new.typed.click()
    click(new.start_button)


@pytest.mark.long
@pytest.mark.parametrize(("mode", "robot_kind"), [("hotseat", MapRobot), ("table", KeyRobot), ("table", Robot)])
def test_a_robot_plays_to_the_end(window: MainWindow, qtbot: QtBot, mode: str, robot_kind: type[Robot]) -> None:
    begin(window, mode)
    setup = page_of(window).bridge.moment.state.setup
    assert (setup.title, setup.mode) == ("mini", mode)
    robot = robot_kind(window, lambda come: qtbot.waitUntil(come, timeout=PATIENCE))
    game = whole_game(setup, SEED)
    skips = robot_kind is KeyRobot
    for entry in game if mode == "hotseat" else entries(registry.engine(setup), game, skips=skips):
        robot.enter(entry)
    assert isinstance(robot.state.frame, GameOver)
    end = robot.state
    path = page_of(window).bridge.log.path
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert not isinstance(robot.state.frame, GameOver)
    QTest.keyClick(window, Qt.Key.Key_Y, CONTROL)
    assert robot.state == end
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    window._complete()  # as after the first page
    recent = window.start_page.recent
    qtbot.waitUntil(lambda: bool(recent.games.games[0].round))
    row = recent.visualRect(recent.games.index(0)).center()
    QTest.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert robot.state == end
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    assert page_of(window).bridge.seen.state != end
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert main(["audit", str(path)]) == 0


def at_table(window: MainWindow, entries_taken: int) -> None:
    """A game somewhere in the middle."""
    game = memory_game(agreed(mode="table"))
    for entry in islice(whole_game(game.state.setup, SEED), entries_taken):
        assert isinstance(game.dispatch(entry.action), Transition)
    window.play(GameBridge(game))


@pytest.mark.parametrize(("language", "entries_taken"), [("de", 0), ("ja", 30), ("en", 52)])
def test_all_that_the_window_has_can_be_seen(window: MainWindow, language: str, entries_taken: int) -> None:
    window.appearance.choose_language(language)
    at_table(window, entries_taken)
    page = page_of(window)
    for spec in FAMILY.panels:
        page.bring(spec.name)
        settle()
        for view in page.findChildren(QAbstractItemView):
            view.grab()
    assert page.findChild(QLineEdit, "quick-line").placeholderText().endswith("ar")
    for name in ("display", "companion"):
        window.menus.actions[name].trigger()
        settle()
    for ask in (ask_map, ask_players, ask_settings, ask_correct):
        ask(page)
        settle()
        if page.dialog is not None:
            page.dialog.close()


def test_its_question_is_answered_on_its_page_or_in_words(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "table")
    robot = Robot(window, lambda come: qtbot.waitUntil(come, timeout=PATIENCE))
    robot.say("anna 20")
    assert robot.view.question == "Anna: which harbour does the ferry serve?"
    robot.take(NameHarbour(actor=robot.view.actor or "", hex="B1"))
    assert robot.state.papers["F"].hex == "B1"
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert robot.state.papers["F"].hex is None
    robot.say("harbour c6")
    assert robot.state.papers["F"].hex == "C6"


def test_its_board_can_be_looked_at(window: MainWindow) -> None:
    cards = window.start_page.cards
    assert card_title(cards["mini"].card) == ("Mini", "")
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(cards.values(), 2))
    click(cards["mini"])
    settle()
    assert window.board_page is not None
    assert window.board_page.isVisible()


def test_a_new_game_asks_what_it_needs(window: MainWindow) -> None:
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "Mini")
    assert [field.isVisible() for field in new.names] == [True] * 3 + [False] * 4
    new.form.preset.setCurrentIndex(1)
    assert new.game.preset == "short"


def test_a_running_game_is_entered(window: MainWindow) -> None:
    entering(window).show_position(PositionDraft(NewGame("mini", names=NAMES, drawn=False)))
    settle()
    assert window.entry_page is not None


def test_a_board_is_asked_for_its_best_run(window: MainWindow, qtbot: QtBot) -> None:
    tiles = (TileAt(hex="B5", tile="9", rotation=1), TileAt(hex="B7", tile="5", rotation=0))
    home = (StationAt(company="BR", hex="B7", node=0),)
    page = BoardRunPage(BoardDraft("mini", "1", "BR", "2", tiles=tiles, stations=home), window.theme)
    window.enter_page(page, "")
    click(page.run_button)
    qtbot.waitUntil(lambda: page.found is not None)
    assert page.found is not None
    assert page.found.total == 40
