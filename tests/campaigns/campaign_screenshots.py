"""Pictures of every screen and of every tile, for people to look at.

./dev campaign screenshots --out DIR
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

SCREENS = [
    {"name": "plain", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1},
    {"name": "dense", "x": 4000, "y": 0, "width": 1920, "height": 1080, "dpr": 2},
]
SIZES = ((1280, 800), (1920, 1080))
SMALL = (1280, 650)


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="screenshots")
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--only", default="", help="only pictures whose name contains this")
    parser.add_argument("--n", type=int, default=0, help="no more than so many pictures")
    parser.add_argument("--seed", type=int, default=0, help="without effect: nothing is drawn by lot")
    arguments = parser.parse_args(argv)
    arguments.out.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "screens.json"
        config.write_text(json.dumps({"screens": SCREENS}))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
        from tests.campaigns.screenshots import Studio

        studio = Studio(arguments.out, arguments.only)
        taken: list[str] = []
        for name in _everything(studio):
            taken.append(name)
            print(name, file=sys.stderr)
            if arguments.n and len(taken) >= arguments.n:
                break
        messages = studio.messages
    for message in messages:
        print(f"Qt says: {message}")
    print(f"{len(taken)} pictures in {arguments.out}")
    print(json.dumps({"pictures": len(taken), "messages": len(messages), "seconds": round(perf_counter() - start, 1)}))
    return 1 if messages or not taken else 0


def _everything(studio: "Studio") -> Iterator[str]:  # noqa: F821 - Qt is loaded later
    yield from studio.tile_sheets()
    for size in (*SIZES, SMALL):
        for theme in ("light", "dark") if size != SMALL else ("light",):
            yield from studio.screens(size, theme)
    yield from studio.screens((1280, 800), "light", dense=True)
