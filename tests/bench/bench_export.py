"""Exports of a whole game, as somebody waits for them: each from the command line, from starting to the last file.

Reading the game is part of it; how long that takes alone stands beside.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from core.interchange.any_game import read_game
from core.rail18.family import Game18
from core.store.journal import Journal
from tests.bench.bench_replay import RECORDED, best_of
from tests.bench.report import Figure, report

LONGEST = 3.0  # seconds for each export of a whole game
EXPORTS = {
    "tables": ("--csv", "tables"),
    "json": ("--json", "game.json"),
    "map_png": ("--map", "map.png"),
    "map_svg": ("--map", "map.svg"),
    "charts": ("--charts", "charts"),
    "pack_up": ("--pack-up", "pack-up.pdf"),
    "report": ("--report", "report.pdf"),
    "cards": ("--cards", "cards.pdf"),
}


def exported(game: Path, folder: Path, option: str, name: str) -> None:
    command = [sys.executable, "-P", "-m", "ui", "export", str(game), option, str(folder / name)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))


def processor_time() -> float:
    """Of this process and all that it has started."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def kept(game: Game18, path: Path) -> Path:
    """As a game file: evenings end there, not in records."""
    assert isinstance(game.log, Journal)
    game.log.save_copy(path)
    return path


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench export")
    parser.add_argument("--file", type=Path, default=RECORDED["1844"], help="a game file or a recorded game")
    parser.add_argument("--times", type=int, default=2, help="the shortest of so many runs counts")
    parser.add_argument("--cpu", action="store_true", help="processor time instead: for a machine that is busy")
    arguments = parser.parse_args(argv)
    clock = processor_time if arguments.cpu else time.perf_counter
    if not arguments.file.is_file():
        print(f"{arguments.file.name} is not here; give a game with --file.", file=sys.stderr)
        return 2
    figures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = kept(read_game(arguments.file), folder / "game.bank")
        for key, (option, out) in EXPORTS.items():
            seconds = best_of(
                arguments.times, lambda option=option, out=out: exported(path, folder, option, out), clock
            )
            size = sum(file.stat().st_size for file in [folder / out, *(folder / out).glob("*")] if file.is_file())
            figures += [Figure(f"{key}_s", seconds, "s", at_most=LONGEST), Figure(f"{key}_kb", size // 1000, "kB")]
        figures.append(Figure("read_s", best_of(arguments.times, lambda: read_game(path), clock), "s"))
    return report("export", figures)
