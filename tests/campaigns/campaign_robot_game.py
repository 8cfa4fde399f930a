"""A robot enters a whole game through the window: `./dev campaign robot-game FILE`, by mouse, `--by keys`,
or `--by map`: by mouse, with tiles and stations laid on the map.

FILE is a recorded game (at the table, preset `online`); `sample` stands for the game that ships, at the table or with
`--hotseat` bid by bid and pass by pass. After every entry the position must be that of the record and the question must
stand where it stood, and the game must end with its result. Clicks, keys and the way of the pointer in pixels count.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtWidgets import QApplication

from core.interchange.game_file import memory_game
from core.rail18.engine import Engine18
from core.rail18.worth import worth
from tests.bench.report import Figure, report
from tests.ui.robot.calm import Calm
from tests.ui.robot.robot import Effort, Robot
from tests.ui.robot.robot_entries import Entry, entries
from tests.ui.robot.robot_games import open_window, patiently, recorded_game, shipped_game
from tests.ui.robot.robot_keys import KeyRobot
from tests.ui.robot.robot_map import MapRobot

ROBOTS: dict[str, type[Robot]] = {"mouse": Robot, "map": MapRobot, "keys": KeyRobot}


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign robot-game", description=__doc__)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--by", choices=("mouse", "map", "keys"), default="mouse")
    parser.add_argument("--hotseat", action="store_true", help="play the game that ships in its own mode")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="entries after which it stops")
    asked = parser.parse_args(argv)
    result: dict[str, int] = {}
    if asked.file == "sample":
        engine, game = shipped_game("hotseat" if asked.hotseat else "table")
    else:
        engine, game, result = recorded_game(Path(asked.file))
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    window = open_window(app, memory_game(engine.rules.setup))
    by_keys = asked.by == "keys"
    robot = ROBOTS[asked.by](window, patiently(app))
    todo = (game if asked.hotseat else list(entries(engine, game, skips=by_keys)))[: asked.most]
    begun = perf_counter()
    failures = list(play(robot, todo))
    if not failures and asked.most >= len(todo):
        failures = list(wrong_result(engine, robot, result))
    seconds = perf_counter() - begun
    done = sum(len(efforts) for efforts in robot.efforts.values())
    window.close()
    return report("robot-game", figures(robot, done, seconds, by_keys), failures)


def play(robot: Robot, todo: list[Entry]) -> Iterator[str]:
    calm = Calm(robot.window)
    try:
        robot.enter_all(todo, calm.look)
    except AssertionError as lost:
        done = sum(len(efforts) for efforts in robot.efforts.values())
        yield f"entry {done + 1} of {len(todo)}, {todo[min(done, len(todo) - 1)].action.kind}: {lost}"


def wrong_result(engine: Engine18, robot: Robot, result: dict[str, int]) -> Iterator[str]:
    for player, wanted in result.items():
        found = worth(engine.rules, robot.state, player)
        if found != wanted:
            yield f"{player} ends with {found} instead of {wanted}"


def figures(robot: Robot, done: int, seconds: float, by_keys: bool) -> Iterator[Figure]:
    yield Figure("entries", done)
    yield Figure("seconds", seconds, "s")
    whole = sum((effort for efforts in robot.efforts.values() for effort in efforts), Effort())
    yield Figure("clicks", whole.clicks)
    yield Figure("keys", whole.keys)
    yield Figure("travel", whole.travel, "px")
    shares = robot.efforts.get("BuyShare", [])
    turns = robot.usual_turns()
    yield Figure("usual_company_turns", len(turns))
    if by_keys:
        yield Figure("share_purchase_keys", most(shares, "keys"), at_most=6)
        yield Figure("company_turn_keys", most(turns, "keys"))
    else:
        yield Figure("share_purchase_clicks", most(shares, "clicks"), at_most=2)
        yield Figure("company_turn_clicks", most(turns, "clicks"), at_most=6)
    for kind, efforts in sorted(robot.efforts.items()):
        yield Figure(f"{kind}_number", len(efforts))
        for hand in ("clicks", "keys", "travel"):
            if most(efforts, hand):
                yield Figure(f"{kind}_{hand}_most", most(efforts, hand))
                yield Figure(f"{kind}_{hand}_mean", sum(getattr(effort, hand) for effort in efforts) / len(efforts))


def most(efforts: list[Effort], hand: str) -> int:
    return max((getattr(effort, hand) for effort in efforts), default=0)
