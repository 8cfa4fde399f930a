"""The best run and the equal runs that wake other places (R24) against brute force on small random boards:
`./dev campaign routes-brute --n 20000 --seed 1`.

Position number i has the seed S + i; with places that sleep it is another position. Every difference is shown with the
smallest position in which it still occurs.
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from time import perf_counter

from tests.bench.report import Figure, percentile, report
from tests.core.rail18.routes.compare import CAP, compare, minimised
from tests.core.rail18.routes.compare_waking import compare_waking
from tests.core.rail18.routes.small_boards import INVENTED, SWITCHES, TRAINS, Position, random_position, random_sleepers

LISTED = 20  # failures with a line of their own
MOST_SKIPPED = 0.02


@dataclass(frozen=True)
class Result:
    seed: int
    seconds: float
    solver_seconds: float = 0.0
    failure: str = ""
    position: Position | None = None  # the smallest with the failure
    features: tuple[str, ...] = field(default_factory=tuple)


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign routes-brute", description=__doc__)
    parser.add_argument("--n", type=int, default=20_000, help="number of positions")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first position")
    parser.add_argument("--cap", type=int, default=CAP, help="steps after which the brute force gives up")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    begun = perf_counter()
    results = sorted(positions(asked.n, asked.seed, asked.cap, asked.processes), key=lambda result: result.seed)
    failed = [result for result in results if result.failure]
    lines = [f"seed {result.seed}: {result.failure} — {result.position}" for result in failed[:LISTED]]
    if len(failed) > LISTED:
        lines.append(f"and {len(failed) - LISTED} more positions")
    return report("routes-brute", figures(results, perf_counter() - begun), lines)


def positions(number: int, seed: int, cap: int, processes: int) -> Iterator[Result]:
    """The results, in any order; a line on stderr now and then."""
    seeds = range(seed, seed + number)
    if min(processes, number) <= 1:
        yield from (check(one, cap) for one in seeds)
        return
    with multiprocessing.get_context("spawn").Pool(min(processes, number)) as pool:
        for done, result in enumerate(pool.imap_unordered(partial(check, cap=cap), seeds, chunksize=50), 1):
            if done % 2000 == 0 or result.failure:
                failed = f"(seed {result.seed} failed: {result.failure})" if result.failure else ""
                print(f"{done} of {number} positions {failed}", file=sys.stderr)
            yield result


def check(seed: int, cap: int) -> Result:
    best, waking = check_best(seed, cap), check_waking(seed, cap)
    told = waking if waking.failure and not best.failure else best
    return replace(
        told,
        seconds=best.seconds + waking.seconds,
        solver_seconds=best.solver_seconds,
        features=(*best.features, *waking.features),
    )


def check_waking(seed: int, cap: int) -> Result:
    begun = perf_counter()
    position = random_sleepers(Random(seed))
    features = ["waking", f"waking_{position.activation}_{position.rulings[0]}"]
    try:
        compared = compare_waking(position, cap)
        fault = compared.fault if compared is not None else ""
    except Exception as error:
        compared, fault = None, repr(error)[:300]
    if fault:
        small = minimised(position, compare_waking)
        return Result(seed, perf_counter() - begun, 0.0, fault, small, tuple(features))
    if compared is None:
        return Result(seed, perf_counter() - begun, features=("waking_skipped",))
    happened = {
        "waking_something": any(compared.sets),
        "waking_a_choice": len(compared.sets) > 1,
        "waking_uncounted": compared.uncounted,
    }
    features += [name for name, true in happened.items() if true]
    return Result(seed, perf_counter() - begun, features=tuple(features))


def check_best(seed: int, cap: int) -> Result:
    begun = perf_counter()
    position = random_position(Random(seed))
    features = [f"train_{kind}" for kind in set(position.trains)]
    features += [f"ruling_{switch}_{value}" for switch, value in zip(SWITCHES, position.rulings, strict=True)]
    features += [f"trains_{len(position.trains)}"]
    try:
        compared = compare(position, cap)
    except Exception as error:
        return Result(seed, perf_counter() - begun, 0.0, repr(error)[:300], minimised(position), tuple(features))
    if compared is None:
        return Result(seed, perf_counter() - begun, features=("skipped",))
    if compared.fault:
        return Result(seed, perf_counter() - begun, 0.0, compared.fault, minimised(position), tuple(features))
    features += [f"routes_{len(compared.found.routes)}"]
    happened = {
        "contested": compared.brute.alone > compared.brute.total,
        "with_tunnel": any(part.label == "tunnel" for route in compared.judged for part in route.parts),
        "with_transit": any(part.label == "transit" for route in compared.judged for part in route.parts),
        "with_skipping": any(len(route.counted) < len(route.stops) for route in compared.judged),
        "with_long_route": any(len(route.stops) > 5 for route in compared.judged),
        "worth_nothing": compared.brute.total == 0,
    }
    features += [name for name, true in happened.items() if true]
    return Result(seed, perf_counter() - begun, compared.found.seconds, features=tuple(features))


def figures(results: list[Result], seconds: float) -> list[Figure]:
    features = Counter(feature for result in results for feature in result.features)
    names = [
        *("contested", "with_tunnel", "with_transit", "with_skipping", "with_long_route", "worth_nothing"),
        *(f"routes_{number}" for number in range(4)),
        *(f"trains_{number}" for number in range(1, 4)),
        *(f"train_{kind}" for kind in (*TRAINS, *INVENTED)),
        *(f"ruling_{switch}_{value}" for switch, values in SWITCHES.items() for value in values),
        *("waking", "waking_something", "waking_a_choice", "waking_uncounted"),
        *(f"waking_{one}_{other}" for one in ("counted", "passed") for other in SWITCHES["tunnel-bonus"]),
    ]
    return [
        Figure("positions", len(results)),
        Figure("compared", len(results) - features["skipped"]),
        Figure("skipped", features["skipped"], at_most=MOST_SKIPPED * max(len(results), 100)),
        Figure("waking_skipped", features["waking_skipped"], at_most=MOST_SKIPPED * max(len(results), 100)),
        Figure("differences", sum(bool(result.failure) for result in results), at_most=0),
        Figure("seconds", seconds, "s"),
        Figure("median_position_ms", 1000 * percentile([result.seconds for result in results], 50), "ms"),
        Figure("longest_position_s", max(result.seconds for result in results), "s"),
        Figure("longest_best_run_ms", 1000 * max(result.solver_seconds for result in results), "ms"),
        *(Figure(name.replace("-", "_"), features[name]) for name in names),
    ]
