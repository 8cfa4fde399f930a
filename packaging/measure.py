"""How long a frozen program takes to its first painted page: `python packaging/measure.py PROGRAM [--at-most SECONDS]`.

The program is started with --smoke, which says so as soon as its first page is painted, and is ended then. Of several
starts the fastest counts, and the limit holds for seconds of the processor where the system tells them: others may
work on the same machine.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

TRIES = 5


def used() -> float:
    """Seconds of the processor that ended programs have used; Windows does not tell."""
    times = os.times()
    return times.children_user + times.children_system


def first_paint(program: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        passing = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), folder)  # what an ended program leaves behind goes with it
        before, begun = used(), time.perf_counter()
        with subprocess.Popen([program, "--smoke"], stdout=subprocess.PIPE, env={**os.environ, **passing}) as process:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise SystemExit(f"{program} has painted nothing.")
            taken = time.perf_counter() - begun
            if os.name == "posix":
                process.kill()
            else:  # Windows does not end what the program has started
                process.communicate()
    return taken, used() - before


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--at-most", type=float, default=float("inf"))
    asked = parser.parse_args(argv)
    times = [first_paint(asked.program) for _ in range(TRIES)]
    wall, processor = (min(column) for column in zip(*times, strict=True))
    print(f"{wall:.2f} s" + (f", {processor:.2f} s of the processor" if processor else ""))
    return int((processor or wall) > asked.at_most)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
