"""Pictures of every screen and of every tile, for people to look at.

    ./dev campaign screenshots --out DIR

Two processes, because the pixel ratio is fixed when Qt starts: one takes most pictures, the other those at ratio 2.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.campaigns.screenshots import Studio

USUAL, LARGE, LOW = (1280, 800), (1920, 1080), (1280, 650)
SMALL_SCREEN, WALL = (1280, 720), (3840, 2160)  # of the table display
SOME = ("start", "new-game", "stock", "track", "run", "new-phase", "sbb")  # also with large text or many pixels


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="screenshots")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--only", default="", help="only pictures whose name contains this")
    parser.add_argument("--n", type=int, default=0, help="no more than so many pictures of each pixel ratio")
    parser.add_argument("--seed", type=int, default=0, help="without effect: nothing is drawn by lot")
    parser.add_argument("--language", default="", help="every page, panel, chart and display in this language, no more")
    parser.add_argument("--text", type=int, default=0, help="the same with texts of this size, in percent")
    parser.add_argument("--ratio", type=int, choices=(1, 2), help="only the pictures of this pixel ratio")
    arguments = parser.parse_args(argv)
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.language or arguments.text:
        arguments.ratio = 1
    if arguments.ratio is None:
        return _both(argv)
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        taken, messages = _take(arguments, Path(folder))
    for message in messages:
        print(f"Qt says: {message}")
    print(f"{len(taken)} pictures in {arguments.out}")
    return _finish(len(taken), len(messages), perf_counter() - start)


def _both(argv: list[str]) -> int:
    start = perf_counter()
    pictures = messages = 0
    commands = ([sys.executable, "-m", "tests.campaigns", "screenshots", *argv, "--ratio", ratio] for ratio in "12")
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    for process in running:
        told, _ = process.communicate()
        *lines, last = told.splitlines() or ["{}"]
        print("\n".join(lines))
        figures = json.loads(last)
        pictures += figures.get("pictures", 0)
        messages += figures.get("messages", 1)
    return _finish(pictures, messages, perf_counter() - start)


def _finish(pictures: int, messages: int, seconds: float) -> int:
    print(json.dumps({"pictures": pictures, "messages": messages, "seconds": round(seconds, 1)}))
    return 1 if messages else 0


def _take(arguments: argparse.Namespace, workshop: Path) -> tuple[list[str], list[str]]:
    size = {"width": WALL[0], "height": WALL[1]}
    config = workshop / "screen.json"
    config.write_text(json.dumps({"screens": [{"name": "screen", "x": 0, "y": 0, **size}]}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    os.environ["QT_SCALE_FACTOR"] = str(arguments.ratio)
    from tests.campaigns.screenshots import Studio

    studio = Studio(arguments.out, workshop, arguments.only)
    taken: list[str] = []
    if arguments.language or arguments.text:
        wanted = _alike(studio, arguments.language, arguments.text or 100)
    else:
        wanted = _everything(studio, arguments.ratio)
    for name in wanted:
        taken.append(name)
        print(name, file=sys.stderr)
        if arguments.n and len(taken) >= arguments.n:
            break
    return taken, studio.messages


def _alike(studio: "Studio", language: str, percent: int) -> Iterator[str]:
    """Everything in one language and text size."""
    looks = ((USUAL, "light"), (USUAL, "dark"), (LARGE, "light"), (LARGE, "dark"))
    yield from studio.games(looks, language=language, percent=percent)
    yield from studio.panels(looks, language=language, percent=percent)
    yield from studio.charts(looks, language=language, percent=percent)
    yield from studio.displays(looks[2:], language=language)


def _everything(studio: "Studio", ratio: int) -> Iterator[str]:
    usual = ((USUAL, "light"),)
    if ratio == 2:
        yield from studio.games(usual, SOME)
        return
    yield from studio.games((*usual, (LARGE, "light"), (LOW, "light"), (LARGE, "dark"), (USUAL, "dark")))
    yield from studio.games(usual, SOME, percent=150)
    yield from studio.games(usual, language="long")
    yield from studio.easy_colours((*usual, (USUAL, "dark")), ("stock", "stock-hotseat", "run", "dividends"))
    yield from studio.panels(usual)
    yield from studio.charts((*usual, (USUAL, "dark"), (LARGE, "light"), (LARGE, "dark"), (LOW, "light")))
    yield from studio.charts(usual, percent=150)
    yield from studio.charts(usual, language="long")
    screens = ((LARGE, "light"), (LARGE, "dark"), (SMALL_SCREEN, "light"), (SMALL_SCREEN, "dark"))
    yield from studio.displays((*screens, (WALL, "light"), (WALL, "dark")))
    yield from studio.displays(((LARGE, "light"),), language="long")
    yield from studio.boards((*usual, (USUAL, "dark")))
    yield from studio.tile_sheets()
