"""Mini in the real window: begun, played to the end by a robot in both modes, opened again, looked back at."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.cli import main
from core.rail18.state import GameOver
from tests.titles.tmini.registered import mini_known
from tests.titles.tmini.table import NAMES, whole_game
from tests.ui.bare_window import bare_window, page_of
from tests.ui.robot.robot import PATIENCE, Robot
from tests.ui.robot.robot_entries import entries
from tests.ui.robot.robot_keys import KeyRobot
from tests.ui.robot.robot_map import MapRobot
from ui.app.settings import Settings
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
