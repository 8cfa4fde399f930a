"""The charts: their first opening late in the game that ships, and how long each takes to be drawn anew after one more
action."""

import argparse
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from core.interchange.sample import read_sample, sample_game, sample_path
from tests.bench.bench_ui import application
from tests.bench.report import Figure, percentile, report
from ui.charts.panel import ChartsPanel
from ui.game.bridge import GameBridge
from ui.rail18.panels.charts_panel import KEYS, charts_panel

REDRAWN = 50.0  # milliseconds
SIZE = (1280, 700)
TITLE = "1844"
clock: Callable[[], float] = time.perf_counter


def opened(actions: int) -> tuple[GameBridge, ChartsPanel, float]:
    """So many actions before the end of the game; with the milliseconds that the first opening took."""
    application()
    path = sample_path(TITLE)
    assert path is not None
    game = sample_game(read_sample(path))
    game.jump(len(game.log.line()) - actions)  # type: ignore[attr-defined]
    bridge = GameBridge(game)
    panel = charts_panel()
    panel.set_bridge(bridge)
    bridge.changed.connect(panel.show_moment)
    panel.resize(*SIZE)
    panel.show_moment(bridge.moment)
    started = clock()
    panel.show()
    QCoreApplication.processEvents()
    return bridge, panel, (clock() - started) * 1000


def redrawn(bridge: GameBridge, panel: ChartsPanel, key: str, actions: int) -> list[float]:
    """Milliseconds from the news of an action until the chart is painted."""
    panel.choose(key)
    QCoreApplication.processEvents()
    found = []
    bridge.changed.disconnect(panel.show_moment)
    for _ in range(actions):
        bridge.redo()
        started = clock()
        panel.show_moment(bridge.moment)
        QCoreApplication.processEvents()
        found.append((clock() - started) * 1000)
    bridge.changed.connect(panel.show_moment)
    for _ in range(actions):
        bridge.game.undo()
    bridge.begin_again()
    panel.show_moment(bridge.moment)
    return found


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench charts", description=__doc__)
    parser.add_argument("--actions", type=int, default=100, help="so many of the last actions")
    parser.add_argument("--cpu", action="store_true", help="processor time instead: for a machine that is busy")
    asked = parser.parse_args(argv)
    if asked.cpu:
        global clock
        clock = time.thread_time
    bridge, panel, first = opened(asked.actions)
    figures = [Figure("first_opening_ms", first, "ms")]
    for key in KEYS:
        times = redrawn(bridge, panel, key, asked.actions)
        figures += [
            Figure(f"{key}_p95_ms", percentile(times, 95), "ms", at_most=REDRAWN),
            Figure(f"{key}_worst_ms", max(times), "ms"),
        ]
    panel.close()
    return report("charts", figures)
