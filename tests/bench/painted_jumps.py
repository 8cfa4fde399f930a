"""Jumps through the history of a game as somebody sees them: `python -m tests.bench.painted_jumps LAYOUT WIDTH HEIGHT`.

In a process of its own, from a window that was just opened. A jump is clocked until all that is visible is painted.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.interchange.recorded_import import read_import
from core.interchange.sample import read_sample, sample_path
from tests.bench.bench_edit import opened
from tests.bench.report import percentile
from tests.bench.ui_game import shown
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.journal.list import JournalList
from ui.journal.panel import JournalPanel
from ui.paint.theme import LIGHT, set_up
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.shell.window.warm_up import measure_boards, warm_up

JUMPS = 60
STEPS = 60  # through the middle of the game, one entry at a time
REST = 3.0  # seconds after opening
PAUSE = 0.1  # between two jumps
Clock = Callable[[], float]


def idle(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents()


def window_with(folder: Path, file: Path | None, layout: str, size: tuple[int, int]) -> tuple[MainWindow, GamePage]:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    set_up(app, LIGHT)
    sample = sample_path("1844")
    assert sample is not None
    warm_up()  # as beside the start page
    measure_boards(lambda: None)
    window = MainWindow(LIGHT, Settings(folder))
    window.resize(*size)
    window.show()
    window.play(GameBridge(opened(read_sample(sample) if file is None else read_import(file))))
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    page = window.game_page
    assert page is not None
    page.set_layout(layout)
    idle(REST)
    page.past.begin()
    idle(PAUSE)
    return window, page


def clocked(clock: Clock, work: Callable[[], object]) -> float:
    """Milliseconds until it is painted."""
    idle(PAUSE)
    started = clock()
    work()
    shown()
    return (clock() - started) * 1000


def by_slider(clock: Clock, page: GamePage, places: Iterator[int]) -> list[float]:
    slider = page.past.bar.slider
    return [clocked(clock, lambda place=place: slider.setValue(place)) for place in places]  # type: ignore[misc]


def by_journal(clock: Clock, page: GamePage, chance: random.Random) -> list[float]:
    """A click on a line that can be seen, somewhere in the journal."""
    page.bring("journal")
    panel = page.panels["journal"]
    assert isinstance(panel, JournalPanel)
    found: JournalList = panel.list
    lines = [number for number, row in enumerate(found.journal.rows) if row.kind == "line"]
    times = []
    for _ in range(JUMPS):
        index = found.model().index(chance.choice(lines), 0)
        found.scrollTo(index)
        idle(PAUSE)
        place: QPoint = found.visualRect(index).center()
        times.append(clocked(clock, lambda place=place: _click(found, place)))  # type: ignore[misc]
    return times


def _click(found: JournalList, place: QPoint) -> None:
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def measure(file: Path | None, layout: str, size: tuple[int, int], clock: Clock) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        window, page = window_with(Path(folder), file, layout, size)
        slider, chance = page.past.bar.slider, random.Random(1)
        last = slider.maximum()
        ends = [
            clocked(clock, lambda key=key: QTest.keyClick(slider, key))  # type: ignore[misc]
            for key in (Qt.Key.Key_Home, Qt.Key.Key_End) * 5
        ]
        steps = by_slider(clock, page, iter(range(last // 2, last // 2 + STEPS)))
        far = by_slider(clock, page, (chance.randrange(last) for _ in range(JUMPS)))
        journal = by_journal(clock, page, chance)
        window.close()
    every = [*ends, *steps[1:], *far, *journal]
    return {
        "first": ends[0],
        "ends": percentile(ends, 50),
        "step": percentile(steps[1:], 50),
        "far": percentile(far, 50),
        "journal": percentile(journal, 50),
        "p95": percentile(every, 95),
        "worst": max(every),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.painted_jumps")
    parser.add_argument("layout", choices=("banker", "hotseat"))
    parser.add_argument("width", type=int)
    parser.add_argument("height", type=int)
    parser.add_argument("--file", type=Path, help="a recorded game instead of the one that ships")
    parser.add_argument("--cpu", action="store_true")
    asked = parser.parse_args()
    clock = time.thread_time if asked.cpu else time.perf_counter
    print(json.dumps(measure(asked.file, asked.layout, (asked.width, asked.height), clock)))


if __name__ == "__main__":
    main()
