"""A player is killed while it plays, also in the middle of writing: `./dev campaign kills --n 1000`.

Every game that is opened again must hold everything that had been shown, with a good chain, and go on.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from tests.bench.report import Figure, report
from tests.campaigns.killed_games import Killer, Tally
from tests.campaigns.whole_games import TITLES

LISTED = 20


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign kills", description=__doc__)
    parser.add_argument("--n", type=int, default=1000, help="number of kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2, help="that kill at the same time")
    parser.add_argument("--folder", type=Path, help="where the games lie; a temporary one, if none is named")
    parser.add_argument("--title", choices=TITLES, default=TITLES[0])
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.alone:
        print(json.dumps(asdict(Killer(asked.folder, asked.seed, asked.title).kill(asked.n))))
        return 0
    begun = perf_counter()
    with tempfile.TemporaryDirectory(prefix="bankhalter-kills-") as folder:
        tally = together(asked.folder or Path(folder), asked.n, asked.seed, asked.processes, asked.title)
    return report("kills", figures(tally, asked.n, perf_counter() - begun), tally.failures[:LISTED])


def together(folder: Path, number: int, seed: int, processes: int, title: str = TITLES[0]) -> Tally:
    """In processes of their own: one that forks may have no threads."""
    killers = []
    for at in range(processes):
        part = folder / str(at)
        part.mkdir(parents=True)
        count = (number + at) // processes
        command = [sys.executable, "-m", "tests.campaigns", "kills", "--alone", "--folder", str(part)]
        command += ["--n", str(count), "--seed", str(seed * 1000 + at), "--title", title]
        killers.append(subprocess.Popen(command, stdout=subprocess.PIPE))
    tally = Tally()
    for killer in killers:
        said, _ = killer.communicate()
        if killer.returncode:
            tally.failures.append(f"a process that kills has failed with code {killer.returncode}")
        else:
            tally.add(Tally(**json.loads(said)))
    return tally


def figures(tally: Tally, wanted: int, seconds: float) -> list[Figure]:
    return [
        Figure("kills", tally.kills, at_least=wanted),
        Figure("kills_during_a_write", tally.writing),
        Figure("actions_shown", tally.shown, at_least=tally.kills),
        Figure("shown_and_lost", tally.lost, at_most=0),
        Figure("written_but_not_yet_shown", tally.unshown),
        Figure("files", tally.files),
        *(Figure(f"kills_at_{way}", number) for way, number in tally.ways.items()),
        Figure("seconds", seconds, "s"),
    ]
