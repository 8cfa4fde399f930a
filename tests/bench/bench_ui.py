"""The window: how fast it starts, how fast the map of a full late board pans, zooms, gets sharp again and shows what
happened, and how long it takes over a whole game in either layout from a click until all is shown and saved, and until
panels stand as for another kind of question."""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEventLoop, QPointF
from PySide6.QtWidgets import QApplication

from core.mechanics.budget import Budget
from core.rail18.engine import Engine18
from core.rail18.routes.best_run import best_run
from core.rail18.state import State
from tests.bench.report import Figure, percentile, report
from tests.bench.ui_start import fastest
from tests.play.full_boards import full_board
from ui.board.canvas import NOTCH, MapCanvas
from ui.paint import theme
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.moment import Moment

SIZE = (1920, 1080)
PASSES = 3  # of every frame the fastest counts: other programs are not measured
FRAME = 16.0
SHARP = 80.0
SHOWN = 10.0
START = 1.0  # seconds
CLICK = 50.0
MEMORY = 250.0
NOTCHES = (*(NOTCH**120 for _ in range(7)), *(NOTCH**-120 for _ in range(5)))  # a wheel
PINCHES = (1.13, 1.37, 1.21, 1.62, 0.53, 0.81)  # two fingers
clock: Callable[[], float] = time.perf_counter


@dataclass
class Frames:
    """The fastest time of each frame over several passes, in milliseconds."""

    best: dict[int, float] = field(default_factory=dict)

    def add(self, frames: Iterable[float]) -> None:
        for number, value in enumerate(frames):
            self.best[number] = min(value, self.best.get(number, value))

    @property
    def worst(self) -> float:
        return max(self.best.values())

    @property
    def median(self) -> float:
        return percentile(self.best.values(), 50)


def clocked(work: Callable[[], object]) -> float:
    """Milliseconds."""
    started = clock()
    work()
    return (clock() - started) * 1000


def application() -> QApplication:
    found = QApplication.instance() or QApplication(["bench"])
    assert isinstance(found, QApplication)
    theme.set_up(found, theme.LIGHT)
    return found


def idle(seconds: float = 0.6) -> None:
    """Let the window do what it does when nobody touches it."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


# the map


def map_panel(engine: Engine18, state: State) -> tuple[MapPanel, MapCanvas]:
    panel = MapPanel()
    panel.resize(*SIZE)
    panel.show()
    panel.show_moment(Moment(engine, state))
    assert panel.canvas is not None
    return panel, panel.canvas


def panning(canvas: MapCanvas) -> Frames:
    frames = Frames()
    for _ in range(PASSES):
        canvas.fit()
        canvas.zoom_by(2.0)
        idle()
        frames.add(_drag(canvas))
    return frames


def _drag(canvas: MapCanvas) -> Iterable[float]:
    for step in range(60):
        dx, dy = (24, 6) if step < 30 else (-24, -6)

        def frame(dx: int = dx, dy: int = dy) -> None:
            canvas.pan(dx, dy)
            QCoreApplication.processEvents()

        yield clocked(frame)


def zooming(canvas: MapCanvas) -> Frames:
    """In and out again, as fast as a wheel turns."""
    frames = Frames()
    middle = QPointF(canvas.viewport().rect().center())
    for _ in range(PASSES):
        canvas.fit()
        idle()
        found = []
        for step in range(60):
            factor = 1.06 if step < 30 else 1 / 1.06

            def frame(factor: float = factor) -> None:
                canvas.zoom_by(factor, middle)
                QCoreApplication.processEvents()

            found.append(clocked(frame))
        frames.add(found)
    return frames


def sharpening(canvas: MapCanvas, factors: Sequence[float]) -> Frames:
    """From the last touch of the wheel until all that is visible is sharp and painted."""
    frames = Frames()
    for _ in range(PASSES):
        canvas.fit()
        idle(1.5)
        found = []
        for factor in factors:
            canvas.zoom_by(factor)
            found.append(clocked(lambda: until_sharp(canvas)))
            idle(1.2)
        frames.add(found)
    return frames


def until_sharp(canvas: MapCanvas) -> None:
    while not canvas.is_sharp():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
    QCoreApplication.processEvents()


def lays(panel: MapPanel, engine: Engine18, state: State) -> Frames:
    """A moment after a tile was laid, for many tiles."""
    frames = Frames()
    labels = [label for label in state.tiles if label not in state.stations][:40]
    for _ in range(PASSES):
        found = []
        for label in labels:
            without = {other: placed for other, placed in state.tiles.items() if other != label}
            panel.show_moment(Moment(engine, state.with_(tiles=without)))
            QCoreApplication.processEvents()
            found.append(clocked(lambda: _shown(panel, Moment(engine, state))))
        frames.add(found)
    return frames


def _shown(panel: MapPanel, moment: Moment) -> None:
    panel.show_moment(moment)
    QCoreApplication.processEvents()


def phases(panel: MapPanel, engine: Engine18, state: State) -> Frames:
    """A new phase lights other values of all off-board areas and mountains."""
    frames = Frames()
    for _ in range(PASSES):
        panel.show_moment(Moment(engine, state.with_(phase="5")))
        QCoreApplication.processEvents()
        frames.add([clocked(lambda: _shown(panel, Moment(engine, state)))])
    return frames


def runs(panel: MapPanel, engine: Engine18, state: State) -> Frames:
    """A run of four trains."""
    frames = Frames()
    routes = best_run(engine.rules, state, "SBB", Budget(2.0)).routes
    for _ in range(PASSES):
        panel.show_routes(())
        QCoreApplication.processEvents()
        frames.add([clocked(lambda: (panel.show_routes(routes), QCoreApplication.processEvents()))])
    return frames


def bench_map(seed: int) -> list[Figure]:
    application()
    engine, state = full_board(seed)
    panel, canvas = map_panel(engine, state)
    idle(1.0)
    pan, zoom, sharp, pinch = panning(canvas), zooming(canvas), sharpening(canvas, NOTCHES), sharpening(canvas, PINCHES)
    canvas.fit()
    idle()
    lay, phase, run = (work(panel, engine, state) for work in (lays, phases, runs))
    panel.close()
    panel.deleteLater()
    return [
        Figure("map_hexes", len(canvas.board.view.hexes)),
        Figure("map_pan_median_ms", pan.median, "ms"),
        Figure("map_pan_worst_ms", pan.worst, "ms", at_most=FRAME),
        Figure("map_zoom_median_ms", zoom.median, "ms"),
        Figure("map_zoom_worst_ms", zoom.worst, "ms", at_most=FRAME),
        Figure("map_sharp_median_ms", sharp.median, "ms"),
        Figure("map_sharp_worst_ms", sharp.worst, "ms", at_most=SHARP),
        Figure("map_sharp_pinch_worst_ms", pinch.worst, "ms", at_most=SHARP),
        Figure("map_lay_median_ms", lay.median, "ms"),
        Figure("map_lay_worst_ms", lay.worst, "ms", at_most=SHOWN),
        Figure("map_phase_ms", phase.worst, "ms"),
        Figure("map_run_ms", run.worst, "ms"),
    ]


# the start, and a whole game


def bench_start(cpu: bool) -> list[Figure]:
    return [Figure("start_to_first_paint_s", fastest(cpu), "s", at_most=START)]


def _played(layout: str, cpu: bool, most: int, *more: str) -> dict[str, float]:
    """In a process of its own, so that its memory is that of one window with one game."""
    command = [sys.executable, "-m", "tests.bench.ui_game", layout, "--most", str(most), *more]
    done = subprocess.run([*command, *(["--cpu"] if cpu else [])], stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def bench_game(layout: str, cpu: bool, most: int) -> list[Figure]:
    found = _played(layout, cpu, most)
    return [
        Figure(f"{layout}_actions", found["entries"]),
        Figure(f"{layout}_click_p50_ms", found["p50"], "ms"),
        Figure(f"{layout}_click_p95_ms", found["p95"], "ms", at_most=CLICK),
        Figure(f"{layout}_click_worst_ms", found["worst"], "ms"),
        Figure(f"{layout}_undo_p95_ms", found["undo_p95"], "ms", at_most=CLICK),
        Figure(f"{layout}_layout_change_p95_ms", found["change_p95"], "ms", at_most=CLICK),
        Figure(f"{layout}_memory_mb", found["memory_mb"], "MB", at_most=MEMORY),
    ]


def bench_display(cpu: bool, most: int) -> list[Figure]:
    """The banker's clicks while the table looks on; what the display does for a move comes after them."""
    found = _played("banker", cpu, most, "--display")
    return [
        Figure("display_click_p50_ms", found["p50"], "ms"),
        Figure("display_click_p95_ms", found["p95"], "ms", at_most=CLICK),
        Figure("display_undo_p95_ms", found["undo_p95"], "ms", at_most=CLICK),
        Figure("display_follows_p95_ms", found["followed_p95"], "ms", at_most=CLICK),
        Figure("display_memory_mb", found["memory_mb"], "MB", at_most=MEMORY),
    ]


PARTS = ("start", "map", "banker", "hotseat", "display")


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench ui", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="seed of the late board")
    parser.add_argument("--cpu", action="store_true", help="processor time instead: for a machine that is busy")
    parser.add_argument("--only", choices=PARTS, action="append", help="one part of it")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="so many actions of the game")
    asked = parser.parse_args(argv)
    if asked.cpu:
        global clock
        clock = time.thread_time
    parts: dict[str, Callable[[], list[Figure]]] = {
        "start": lambda: bench_start(asked.cpu),
        "map": lambda: bench_map(asked.seed),
        "banker": lambda: bench_game("banker", asked.cpu, asked.most),
        "hotseat": lambda: bench_game("hotseat", asked.cpu, asked.most),
        "display": lambda: bench_display(asked.cpu, asked.most),
    }
    return report("ui", [figure for name in asked.only or PARTS for figure in parts[name]()])
