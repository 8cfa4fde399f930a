"""Robots enter recorded and sample games of 1824 through the window: first round, stock round, operating round.

The whole recorded game: `./dev campaign robot-game FILE`, by mouse, `--by keys` or `--by map`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.game_file import memory_game, new_setup
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from tests.titles.t1824.shipped import shipped
from tests.titles.t1824.window_games import shipped_until
from tests.ui.robot.robot import PATIENCE, Effort, Robot
from tests.ui.robot.robot_entries import Entry, entries
from tests.ui.robot.robot_games import drafted, open_window, recorded_game
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


def begun(game: list[Entry]) -> list[Entry]:
    """The first round and its operating round, the second stock round and its operating round."""
    return [entry for entry in game if getattr(entry.before.flow[0], "number", 1) <= 2]


def recorded(shared_folder: Path) -> tuple[Engine18, list[Entry]]:
    engine, game, _ = recorded_game(shared_folder / "games" / "1824-235047.json")
    return engine, begun(game)


def sample(mode: str) -> tuple[Engine18, list[Entry]]:
    """All of it."""
    played = shipped().setup
    engine = registry.engine(new_setup(played.title, list(played.players), played.preset, mode=mode))
    return engine, list(drafted(engine, shipped().drafts))


def turns(robot: Robot) -> list[Effort]:
    """Of companies that laid a tile and ran, and did no more."""
    usual = {"LayTile", "RunTrains"}
    return [effort for kinds, effort in robot.turns if {k for k in kinds if not k.startswith("passes")} == usual]


def test_the_recorded_game_begins_by_mouse(qtbot: QtBot, opened: Open, shared_folder: Path) -> None:
    engine, game = recorded(shared_folder)
    robot = Robot(opened(memory_game(engine.rules.setup)), patience(qtbot))
    robot.enter_all(entries(engine, game, skips=False))
    assert all(effort.clicks <= 2 for effort in robot.efforts["BuyMinor"] + robot.efforts["BuyMountain"])
    assert all(effort.clicks <= 2 for effort in robot.efforts["BuyShare"])
    assert turns(robot)
    assert all(turn.clicks <= 6 for turn in turns(robot))
    assert not any(effort.keys for effort in robot.efforts["BuyMinor"] + turns(robot))


def test_the_recorded_game_begins_by_keys(qtbot: QtBot, opened: Open, shared_folder: Path) -> None:
    engine, game = recorded(shared_folder)
    robot = KeyRobot(opened(memory_game(engine.rules.setup)), patience(qtbot))
    robot.enter_all(entries(engine, game, skips=True))
    assert robot.efforts["BuyMinor"]
    assert all(effort.keys <= 10 for effort in robot.efforts["BuyMinor"])
    assert all(effort.keys <= 6 for effort in robot.efforts["BuyShare"])
    assert not any(
        effort.clicks for kind, efforts in robot.efforts.items() for effort in efforts if kind != "RunTrains"
    )


@pytest.mark.parametrize(("mode", "robot_kind"), [("hotseat", MapRobot), ("table", Robot)])
def test_the_sample_game_begins_by_mouse(qtbot: QtBot, opened: Open, mode: str, robot_kind: type[Robot]) -> None:
    engine, whole = sample(mode)
    game = begun(whole)
    robot = robot_kind(opened(memory_game(engine.rules.setup)), patience(qtbot))
    robot.enter_all(game if mode == "hotseat" else entries(engine, game, skips=False))
    assert robot.state == game[-1].after
    assert all(effort.clicks <= 2 for effort in robot.efforts["BuyMinor"])


@pytest.mark.parametrize("mode", ["hotseat", "table"])
def test_exchanges_and_formings_of_the_sample_game(qtbot: QtBot, opened: Open, mode: str) -> None:
    """From the last exchange in a stock round until the second Staatsbahn has formed and a page has told it."""
    engine, whole = sample(mode)
    kinds = [entry.action.kind for entry in whole]
    first = len(kinds) - 1 - kinds[::-1].index("ExchangeCoal")
    last = next(number for number, entry in enumerate(whole) if entry.after.companies["Ug"].launched)
    robot = Robot(opened(shipped_until(first, mode)), patience(qtbot))
    game = whole[first : last + 1]
    robot.enter_all(game if mode == "hotseat" else entries(engine, game, skips=False))
    assert robot.view.default is not None
    assert robot.view.default.back, "the settlement is seen first"
    assert len(robot.efforts["ExchangeMountain"]) == 5
    assert all(effort.clicks == 1 for effort in robot.efforts["ExchangeMountain"])
