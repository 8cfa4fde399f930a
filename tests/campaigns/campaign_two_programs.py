"""Programs that want the same game file at the same time, under load: `./dev campaign two-programs --n 500`.

Two players take turns in having the file, try all the time to get it, look into all files of the folder, touch the file
and are killed; somebody else keeps reading it. There is never more than one owner, and nothing that was on the disk is
lost.
"""

import argparse
import tempfile
from pathlib import Path
from time import perf_counter

from tests.bench.report import Figure, report
from tests.campaigns.two_programs import Table, Tally

LISTED = 20


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign two-programs", description=__doc__)
    parser.add_argument("--n", type=int, default=500, help="number of times that somebody has the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where the games lie; a temporary one, if none is named")
    asked = parser.parse_args(argv)
    begun = perf_counter()
    with tempfile.TemporaryDirectory(prefix="bankhalter-two-programs-") as folder:
        tally = Table(asked.folder or Path(folder), asked.seed).play(asked.n)
    return report("two-programs", figures(tally, asked.n, perf_counter() - begun), tally.failures[:LISTED])


def figures(tally: Tally, wanted: int, seconds: float) -> list[Figure]:
    return [
        Figure("turns", tally.turns, at_least=wanted),
        Figure("refused_meanwhile", tally.refused, at_least=tally.turns),
        Figure("owners_at_once", tally.owners, at_least=1, at_most=1),
        Figure("entries_on_the_disk", tally.entries),
        Figure("entries_lost", tally.lost, at_most=0),
        Figure("entries_that_waited_for_a_reader", tally.waited),
        Figure("reads", tally.reads),
        Figure("kills", tally.kills),
        Figure("files", tally.files),
        Figure("seconds", seconds, "s"),
    ]
