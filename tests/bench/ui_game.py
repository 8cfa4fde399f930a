"""The game that ships played through the window in a process of its own: `python -m tests.bench.ui_game LAYOUT`.

Every click that becomes an action is clocked until all is painted and the entry lies on disk. What is known from the
file is not searched again: the best run is handed to the panel as its search would do.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.interchange.game_file import create_game
from core.rail18 import actions as ac
from core.rail18.routes.best_run import BestRun
from tests.bench.report import percentile
from tests.ui.robot.robot import LEFT, Robot
from tests.ui.robot.robot_entries import Entry
from tests.ui.robot.robot_games import patiently, shipped_game
from tests.ui.robot.robot_map import MapRobot
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint.theme import LIGHT, set_up
from ui.rail18.views.turn.run import RunAnswer
from ui.shell.window.main_window import MainWindow

LAYOUTS = {"banker": "table", "hotseat": "hotseat"}  # and the mode of their game
SIZE = (1920, 1080)
UNDONE = 100
CHANGES = 8  # to every kind of question
NO_KEYS = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class ClockedRobot(MapRobot):
    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(self, window: MainWindow, wait: Callable[[Callable[[], bool]], None]) -> None:
        super().__init__(window, wait)
        self.acted: list[tuple[float, str]] = []  # milliseconds, and what was entered
        self.looked: list[float] = []  # clicks that only opened or chose something
        self._kind = ""
        self.followed: list[float] = []  # what the table display took for a move, from its timer to its last pixel
        assert window.game_page is not None
        self.panel.run_wanted.disconnect()

    def do(self, entry: Entry) -> None:
        self._kind = entry.action.kind
        if self.map.isVisible():
            super().do(entry)
        else:
            Robot.do(self, entry)

    def run(self, entry: Entry, action: ac.RunTrains) -> None:
        found = BestRun(action.best or 0, action.bound or 0, action.proven, action.routes, 0, 0.0)
        self.panel.offer_run(RunAnswer(action.company, found))
        shown()
        self.choose(self.view.default or self.find("run-nothing"))

    def click(self, widget: object, place: QPoint) -> None:
        assert isinstance(widget, QWidget)
        QTest.mouseMove(widget, place)
        shown()
        before = self.state
        started = self.clock()
        QTest.mouseClick(widget, LEFT, NO_KEYS, place)
        shown()
        taken = (self.clock() - started) * 1000
        if self.state is before:
            self.looked.append(taken)
        else:
            self.acted.append((taken, self._kind))

    def enter(self, entry: Entry) -> None:
        super().enter(entry)
        if self.window.display_open:
            self.followed.append(self._follow())

    def _follow(self) -> float:
        """A banker takes longer than that for the next click."""
        desk = self.window.display
        started = self.clock()
        desk.show_now()
        shown()
        taken = (self.clock() - started) * 1000
        self.wait(lambda: desk.window is not None and desk.window.page.map.is_sharp())
        return taken

    def undo(self) -> float:
        started = self.clock()
        QTest.keyClick(self.window, Qt.Key.Key_Z, CTRL)  # type: ignore[call-overload]
        shown()
        return (self.clock() - started) * 1000

    def change(self, kind: str, key: Qt.Key) -> float:
        """Panels stand as for another kind of question."""
        page = self.window.game_page
        assert page is not None
        started = self.clock()
        QTest.keyClick(self.window, key, Qt.KeyboardModifier.AltModifier)  # type: ignore[call-overload]
        shown()
        taken = (self.clock() - started) * 1000
        assert page.kind == kind
        self.wait(lambda: not self.map.isVisible() or self.map.canvas is None or self.map.canvas.is_sharp())
        return taken


def shown() -> None:
    """Laid out, painted, and what waits for the paint told as well."""
    for _ in range(3):
        QApplication.processEvents()


def open_window(folder: Path, layout: str, display: bool) -> tuple[MainWindow, list[Entry]]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    set_up(app, LIGHT)
    engine, entries = shipped_game(LAYOUTS[layout])
    window = MainWindow(LIGHT, Settings(folder))
    window.resize(*SIZE)
    window.show()
    window.play(GameBridge(create_game(folder / "game.bank", engine.rules.setup)))
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    if display:
        window.display.toggle()
        assert window.display.window is not None
        window.display.window.setGeometry(0, 0, *SIZE)
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
    return window, entries


def memory() -> float:
    """What the process holds, in MB; where the system does not say it, the most it ever held."""
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 / (1024 if sys.platform == "darwin" else 1)


def measure(layout: str, most: int, display: bool = False) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        window, entries = open_window(Path(folder), layout, display)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        robot = ClockedRobot(window, patiently(app))
        for entry in entries[:most]:
            robot.enter(entry)
        held = memory()
        assert window.game_page is not None
        kinds = list(window.game_page.family.scene_keys)
        keys = {kind: Qt.Key(Qt.Key.Key_1.value + number) for number, kind in enumerate(kinds)}
        changed = [robot.change(kind, keys[kind]) for kind in kinds * CHANGES]
        window.pin("")
        undone = [robot.undo() for _ in range(min(UNDONE, most))]
        window.close()
        times = [taken for taken, _ in robot.acted]
        acted = {kind for _, kind in robot.acted}
        return {
            "entries": len(times),
            "p50": percentile(times, 50),
            "p95": percentile(times, 95),
            "worst": max(times),
            "looked_p95": percentile(robot.looked, 95),
            "change_p95": percentile(changed, 95),
            "undo_p95": percentile(undone, 95),
            "memory_mb": held,
            "followed_p95": percentile(robot.followed, 95) if robot.followed else 0.0,
            "kinds": {kind: percentile([t for t, other in robot.acted if other == kind], 95) for kind in sorted(acted)},
        }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.ui_game")
    parser.add_argument("layout", choices=sorted(LAYOUTS))
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="entries")
    parser.add_argument("--display", action="store_true", help="with the table display open")
    asked = parser.parse_args()
    if asked.cpu:
        ClockedRobot.clock = staticmethod(time.thread_time)
    print(json.dumps(measure(asked.layout, asked.most, asked.display)))


if __name__ == "__main__":
    main()
