"""Robots enter games through the window with real clicks and keys: an auction, a stock round, an operating round.

The whole recorded game: `./dev campaign robot-game FILE`.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game
from core.rail18.family import Game18
from core.rail18.state import OperatingRound
from tests.titles.t1844.recorded_states import recorded_path
from tests.ui.robot.robot import PATIENCE, Effort, Robot
from tests.ui.robot.robot_entries import Entry, entries
from tests.ui.robot.robot_games import open_window, recorded_game, shipped_game, without_track
from tests.ui.robot.robot_keys import KeyRobot
from tests.ui.robot.robot_map import MapRobot
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

Open = Callable[[Game18], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def open_(game: Game18) -> MainWindow:
        windows.append(open_window(qapp, game))
        return windows[-1]

    yield open_
    for window in windows:
        window.close()
        window.deleteLater()


def patience(qtbot: QtBot) -> Callable[[Callable[[], bool]], None]:
    return lambda come: qtbot.waitUntil(come, timeout=PATIENCE)


def first_rounds(game: list[Entry], rounds: int) -> list[Entry]:
    """The auction, and so many stock and operating rounds."""
    return [entry for entry in game if getattr(entry.before.flow[0], "number", 1) <= rounds]


def test_the_recorded_game_begins_by_mouse(qtbot: QtBot, opened: Open) -> None:
    engine, game, _ = recorded_game(recorded_path())
    robot = Robot(opened(memory_game(engine.rules.setup)), patience(qtbot))
    todo = list(entries(engine, first_rounds(game, 2), skips=False))
    robot.enter_all(todo)
    assert len(robot.efforts["AuctionResult"]) == 7
    assert all(effort.clicks <= 2 for effort in robot.efforts["BuyShare"])
    turns = robot.usual_turns()
    assert turns
    assert all(turn.clicks <= 6 for turn in turns)
    assert not any(effort.keys for effort in robot.efforts["BuyShare"] + turns)


def test_the_recorded_game_begins_by_keys(qtbot: QtBot, opened: Open) -> None:
    engine, game, _ = recorded_game(recorded_path())
    robot = KeyRobot(opened(memory_game(engine.rules.setup)), patience(qtbot))
    robot.enter_all(entries(engine, first_rounds(game, 2), skips=True))
    assert len(robot.efforts["AuctionResult"]) == 7
    assert all(effort.keys <= 6 for effort in robot.efforts["BuyShare"])
    assert not any(effort.clicks for efforts in robot.efforts.values() for effort in efforts)


@pytest.mark.parametrize(("mode", "robot_kind"), [("hotseat", MapRobot), ("table", Robot)])
def test_the_game_that_ships_begins_by_mouse(qtbot: QtBot, opened: Open, mode: str, robot_kind: type[Robot]) -> None:
    engine, game = shipped_game(mode)
    robot = robot_kind(opened(memory_game(engine.rules.setup)), patience(qtbot))
    begun = first_rounds(game, 2)
    robot.enter_all(begun if mode == "hotseat" else entries(engine, begun, skips=False))
    assert isinstance(robot.state.flow[0], OperatingRound) or robot.state.flow[0].number == 3
    assert robot.usual_turns()
    assert all(turn.clicks <= 6 for turn in robot.usual_turns())


def test_a_turn_without_track_by_mouse(qtbot: QtBot, opened: Open) -> None:
    """A revenue that has grown by 10, paid out, no train."""
    game, todo = without_track()
    robot = Robot(opened(game), patience(qtbot))
    robot.enter_all(todo)
    whole = sum((effort for efforts in robot.efforts.values() for effort in efforts), Effort())
    assert whole.clicks <= 3
    assert not whole.keys


def test_a_turn_without_track_by_keys(qtbot: QtBot, opened: Open) -> None:
    """In the line, and by the keys of the panel, wherever the focus is."""
    game, todo = without_track()
    robot = KeyRobot(opened(game), patience(qtbot))
    robot.quick.begin()  # the banker's hands are on the line already
    for entry in todo:
        robot.enter(entry)
    whole = sum((effort for efforts in robot.efforts.values() for effort in efforts), Effort())
    assert whole.keys <= 8
    assert not whole.clicks


def test_a_turn_without_track_by_the_keys_of_the_panel(qtbot: QtBot, opened: Open) -> None:
    game, todo = without_track()
    window = opened(game)
    robot = Robot(window, patience(qtbot))
    revenue = getattr(todo[0].action, "revenue", 0)
    assert window.game_page is not None
    window.game_page.bring("market")
    keys = f"{revenue}A"  # run for so much, and pay it out
    for sign in keys:
        focus = window.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, sign)
    used = len(keys)
    while robot.state != todo[-1].after:
        focus = window.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Return)
        used += 1
        assert used <= 8
