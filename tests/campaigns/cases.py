"""Many small cases in processes that may fall: each case has two seconds of work and 500 MB of memory.

A worker says which case it begins and what became of it. When one falls, the case it had begun is a failure and
another worker goes on after it.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from types import FrameType

from tests.bench.report import Figure, report

SECONDS = 2.0  # of work for one case
MEGABYTES = 500
SILENCE = 60.0  # seconds after which a worker hangs where no signal reaches it
LISTED = 20

Case = Callable[[int], Callable[[], str]]  # makes the case of a number ready; doing it answers what became of it


class TooLong(BaseException):
    """Nothing may catch it."""


@dataclass
class Tally:
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    longest: float = 0.0
    longest_case: int = 0
    memory: float = 0.0  # MB at most in one worker
    fallen: int = 0
    late: int = 0

    @property
    def cases(self) -> int:
        return self.outcomes.total() + len(self.failures)


def campaign(
    name: str,
    description: str | None,
    default: int,
    argv: list[str],
    prepare: Callable[..., Case],
    environment: Mapping[str, str] | None = None,
    titles: Sequence[str] = (),
) -> int:
    """`prepare` makes the work ready, in the worker: of a seed, and of a title where there are some to choose from."""
    parser = argparse.ArgumentParser(prog=f"./dev campaign {name}", description=description)
    parser.add_argument("--n", type=int, default=default, help="number of cases")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first case, to do one again")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    if titles:
        parser.add_argument("--title", choices=titles, default=titles[0])
    asked = parser.parse_args(argv)
    title = (asked.title,) if titles else ()
    if asked.alone:
        work(prepare(asked.seed, *title), range(asked.first, asked.first + asked.n))
        return 0
    begun = perf_counter()
    tally = together(name, asked.first, asked.n, asked.seed, asked.processes, environment, *title)
    return report(name, figures(tally, asked.n, perf_counter() - begun), tally.failures[:LISTED])


def figures(tally: Tally, wanted: int, seconds: float) -> list[Figure]:
    return [
        Figure("cases", tally.cases, at_least=wanted),
        Figure("crashes", len(tally.failures), at_most=0),
        Figure("processes_fallen", tally.fallen, at_most=0),
        Figure("cases_too_long", tally.late, at_most=0),
        Figure("longest_case_s", tally.longest, "s", at_most=SECONDS),
        Figure("longest_case", tally.longest_case),
        Figure("memory_mb", tally.memory, "MB", at_most=MEGABYTES),
        *(Figure(what, number) for what, number in sorted(tally.outcomes.items())),
        Figure("seconds", seconds, "s"),
    ]


# --- in the worker


def work(case: Case, numbers: range) -> None:
    import resource  # Windows has none

    signal.signal(signal.SIGPROF, _too_long)
    _limit_memory()
    for number in numbers:
        _say("begin", number)
        begun = process_time()
        failure, became = "", ""
        try:
            do = case(number)
            begun = process_time()
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            became = do()
        except (Exception, TooLong) as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            failure = f"{type(error).__name__} {str(error)[:300]} at {Path(place.filename).name}:{place.lineno}"
            traceback.print_exc()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        _say("end", number, became, failure, process_time() - begun, memory)


def _too_long(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"more than {SECONDS} s")


def _limit_memory() -> None:
    import resource

    pages = [int(word) for word in Path("/proc/self/statm").read_text().split()[:2]]
    virtual, resident = (number * os.sysconf("SC_PAGE_SIZE") for number in pages)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (virtual - resident + MEGABYTES * 1_000_000, most))


def _say(*words: object) -> None:
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


# --- beside the workers


class Worker:
    def __init__(
        self, name: str, first: int, count: int, seed: int, environment: Mapping[str, str] | None, title: str | None
    ) -> None:
        self.name, self.seed, self.environment = name, seed, environment
        self.title = [] if title is None else ["--title", title]
        self.next, self.end = first, first + count
        self.begun: int | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.heard = perf_counter()

    def listen(self, tally: Tally) -> None:
        while self.next < self.end:
            self.heard = perf_counter()
            with self.start() as process:
                assert process.stdout is not None
                for line in process.stdout:
                    self.heard = perf_counter()
                    self.hear(line, tally)
            if self.next < self.end:
                self.fallen(process.returncode, tally)

    def end_if_silent(self) -> None:
        if self.process is not None and perf_counter() - self.heard > SILENCE:
            self.process.kill()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.campaigns", self.name, "--alone", *self.title, "--seed", str(self.seed)]
        command += ["--first", str(self.next), "--n", str(self.end - self.next)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=self.environment)
        return self.process

    def hear(self, line: bytes, tally: Tally) -> None:
        kind, number, *rest = json.loads(line)
        if kind == "begin":
            self.begun = number
            return
        became, failure, seconds, memory = rest
        self.begun, self.next = None, number + 1
        tally.memory = max(tally.memory, memory)
        if seconds > tally.longest:
            tally.longest, tally.longest_case = seconds, number
        tally.late += failure.startswith("TooLong") or seconds > SECONDS
        if failure:
            tally.failures.append(f"case {number}: {failure} — {self.again(number)}")
        else:
            tally.outcomes[became] += 1

    def fallen(self, code: int, tally: Tally) -> None:
        """Its process has ended before its work was done."""
        number = self.next if self.begun is None else self.begun
        tally.fallen += 1
        tally.failures.append(f"case {number}: the process ended with {code} — {self.again(number)}")
        self.begun, self.next = None, number + 1

    def again(self, number: int) -> str:
        return " ".join(["./dev campaign", self.name, *self.title, f"--seed {self.seed}", f"--first {number}", "--n 1"])


def together(
    name: str,
    first: int,
    number: int,
    seed: int,
    processes: int,
    environment: Mapping[str, str] | None = None,
    title: str | None = None,
) -> Tally:
    tally = Tally()
    shares = [number // processes + (at < number % processes) for at in range(processes)]
    workers = [
        Worker(name, first + sum(shares[:at]), share, seed, environment, title) for at, share in enumerate(shares)
    ]
    listeners = [threading.Thread(target=worker.listen, args=(tally,), daemon=True) for worker in workers]
    for listener in listeners:
        listener.start()
    while any(listener.is_alive() for listener in listeners):
        for listener, worker in zip(listeners, workers, strict=True):
            listener.join(1.0)
            worker.end_if_silent()
    return tally
