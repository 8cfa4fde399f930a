"""Editing the past: previews of edits 500 actions back, jumps to any moment of a game, and what its states weigh.

A jump is measured twice: of the state alone, and as somebody sees it, until the window is painted.
"""

import argparse
import gc
import json
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from core import registry
from core.interchange.editing import EditDesk
from core.interchange.game_file import header_for
from core.interchange.recorded_import import Imported, read_import
from core.interchange.sample import read_sample, sample_path
from core.kernel.edit import Change, Edit, Remove
from core.kernel.game import Game
from core.kernel.judge import judge_by_mode
from core.rail18 import actions as ac
from core.rail18.family import Game18, Preview18
from core.store.journal import Journal, utc_now
from tests.bench.bench_replay import RECORDED
from tests.bench.report import Figure, report

BACK = 500
NEAR = 25  # an edit of each kind is looked for this many entries around
PREVIEW = 1.5  # seconds
JUMP = 50.0  # milliseconds
WINDOWS = (("banker", 1280, 800), ("banker", 1920, 1080), ("hotseat", 1280, 800), ("hotseat", 1920, 1080))


def opened(imported: Imported) -> Game18:
    """As after opening a file: states are folded from stored events."""
    engine = registry.engine(imported.setup)
    journal = Journal.in_memory(header_for(engine, utc_now()))
    journal.append_all(imported.drafts)
    return Game(engine, journal, judge_by_mode)


def edits(game: Game18) -> dict[str, Edit]:
    """A dividend, a share and a tile, each the first to be found from 500 actions back on."""
    found: dict[str, Edit] = {}
    path = game.log.path_to(game.log.head)
    for entry in path[max(len(path) - BACK - NEAR, 0) : max(len(path) - BACK + NEAR, NEAR)]:
        action = game.engine.codec.action_from_json(entry.action or {})
        if isinstance(action, ac.DecideDividend):
            found["dividend"] = Change(entry.id, action.model_copy(update={"pay": not action.pay}))
        elif isinstance(action, ac.BuyShare):
            found["share"] = Remove(entry.id)
        elif isinstance(action, ac.BuyTrain):
            found["train"] = Remove(entry.id)
        elif isinstance(action, ac.LayTile) and "tile" not in found:
            turned = turned_tile(game, entry.parent, action)
            if turned is not None:
                found["tile"] = Change(entry.id, turned)
    return found


def turned_tile(game: Game18, before: int, action: ac.LayTile) -> ac.LayTile | None:
    for rotation in range(6):
        turned = action.model_copy(update={"rotation": rotation})
        if turned != action and isinstance(game.engine.decide(game.state_at(before), turned), tuple):
            return turned
    return None


def seconds(work: Callable[[], object]) -> float:
    gc.collect()
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def fastest(times: int, work: Callable[[], object]) -> float:
    return min(seconds(work) for _ in range(times))


def worst_jump(imported: Imported) -> float:
    """Milliseconds of the slowest jump after opening: through the whole game, back, and from end to end."""
    game = opened(imported)
    last = game.log.head
    forth, back = list(range(last + 1)), list(range(last, -1, -1))
    across = [moment for pair in zip(forth, back, strict=True) for moment in pair]
    gc.collect()
    slowest = 0.0
    for moment in (*forth, *back, *across):
        started = time.perf_counter()
        game.jump(moment)
        slowest = max(slowest, time.perf_counter() - started)
    return slowest * 1000


def accept_ms(imported: Imported, seen: Preview18) -> float:
    """Until the new line is in a file."""
    with tempfile.TemporaryDirectory() as folder:
        engine = registry.engine(imported.setup)
        with Journal.create(Path(folder) / "game", header_for(engine, utc_now())) as journal:
            journal.append_all(imported.drafts)
            game = Game(engine, journal, judge_by_mode)
            return seconds(lambda: game.accept(seen)) * 1000


def weight(imported: Imported) -> float:
    """Megabytes of all states of a game, without its journal."""
    engine = registry.engine(imported.setup)
    journal = Journal.in_memory(header_for(engine, utc_now()))
    journal.append_all(imported.drafts)
    gc.collect()
    tracemalloc.start()
    game = Game(engine, journal, judge_by_mode)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(game.past().states) == len(imported.drafts) + 1
    return used / 1e6


def measured(name: str, imported: Imported, times: int) -> list[Figure]:
    game = opened(imported)
    figures = [
        Figure(f"{name}_actions", len(imported.drafts)),
        Figure(f"{name}_desk_ms", fastest(times, lambda: EditDesk(game)) * 1000, "ms"),
    ]
    desk = EditDesk(game)
    for kind, edit in edits(game).items():
        figures += previewed(f"{name}_{kind}", imported, desk, edit, times)
    return [
        *figures,
        Figure(f"{name}_jump_max_ms", worst_jump(imported), "ms", at_most=JUMP),
        Figure(f"{name}_states_mb", weight(imported), "MB"),
    ]


def previewed(name: str, imported: Imported, desk: EditDesk, edit: Edit, times: int) -> list[Figure]:
    told: list[tuple[int, int]] = []
    taken = fastest(times, lambda: desk.preview(edit, told=lambda *step: told.append(step)))
    assert len(told) >= times
    seen = desk.preview(edit)
    settled = seen.settled()
    again = fastest(times, lambda: desk.preview(edit, settled.decisions, known=seen))
    back = len(desk.past.entries) - desk.past.place(edit.entry)
    return [
        Figure(f"{name}_s", taken, f"s, {back} back", at_most=PREVIEW),
        Figure(f"{name}_again_s", again, "s", at_most=PREVIEW),
        Figure(f"{name}_accept_ms", accept_ms(imported, settled), "ms"),
        Figure(f"{name}_fates", ", ".join(f"{count} {fate}" for fate, count in seen.counts.items())),
    ]


def painted_jumps(file: Path | None, layout: str, width: int, height: int, *, cpu: bool) -> list[Figure]:
    """The first one after opening shows much that was never drawn; all others are among the 95 in 100."""
    command = [sys.executable, "-m", "tests.bench.painted_jumps", layout, str(width), str(height)]
    command += [*(["--file", str(file)] if file is not None else []), *(["--cpu"] if cpu else [])]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    name = f"painted_{layout}_{width}"
    return [
        *(Figure(f"{name}_{kind}_ms", found[kind], "ms") for kind in ("step", "far", "ends", "journal", "first")),
        Figure(f"{name}_p95_ms", found["p95"], "ms", at_most=JUMP),
        Figure(f"{name}_worst_ms", found["worst"], "ms"),
    ]


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench edit")
    parser.add_argument("--file", type=Path, default=RECORDED["1844"], help="a recorded game, if there is one")
    parser.add_argument("--times", type=int, default=3, help="runs of which the fastest counts")
    parser.add_argument("--only", choices=("state", "painted"), help="one part of it")
    parser.add_argument(
        "--cpu", action="store_true", help="jumps that are painted in processor time: for a busy machine"
    )
    arguments = parser.parse_args(argv)
    sample = sample_path("1844")
    assert sample is not None
    recorded = arguments.file if arguments.file.is_file() else None
    figures: list[Figure] = []
    if arguments.only != "painted":
        figures += measured("sample", read_sample(sample), arguments.times)
    if arguments.only != "painted" and recorded is not None:
        figures += measured("recorded", read_import(recorded), arguments.times)
    if arguments.only != "state":
        for window in WINDOWS:
            figures += painted_jumps(recorded, *window, cpu=arguments.cpu)
    return report("edit", figures)
