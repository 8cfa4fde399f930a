"""The best run: the recorded game, late boards and growth; with `--check 30` an integer program is asked as well.

`--title 1824` measures that title: its recorded game, and boards full of late tiles with the trains 8, 10, 4g and 5g.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from core import registry
from core.interchange.recorded_file import read_recorded, replay_of
from core.mechanics.budget import Budget
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.judge import judge_run
from core.rail18.rules import Draft, Rules
from core.rail18.state import Setup, State, Train
from tests.bench.report import Figure, percentile, report
from tests.core.rail18.routes_ilp.integer_program import TooSlow, beats
from tests.play.full_boards import full_board
from tests.titles.t1824 import full_boards as boards_1824

GAMES = Path(__file__).parents[2].parent / "shared" / "games"
RECORDED = {"1844": GAMES / "1844-160062.json", "1824": GAMES / "1824-235047.json"}
BUDGET = 4.0  # seconds for a stress board
QUICK = 2.0
GROWTH_BOARDS = 10
CHECK_BUDGET = 60.0  # seconds for the search where the integer program checks it


@dataclass(frozen=True)
class Position:
    name: str
    state: State
    company: str


@dataclass(frozen=True)
class Timed:
    """An answer and the seconds it took, from state to answer."""

    position: Position
    answer: BestRun
    seconds: float


def ask(rules: Rules, position: Position, budget: float | None = None) -> Timed:
    """The best run with nothing known beforehand: what the rules remember of other boards is forgotten."""
    for cache in (rules.hex_cache, rules.board_cache, rules.reach_cache):
        cache.clear()
    started = time.perf_counter()
    answer = best_run(rules, position.state, position.company, Budget(budget))
    return Timed(position, answer, time.perf_counter() - started)


def wrong(rules: Rules, timed: Timed) -> str | None:
    """What is wrong with an answer by itself: its routes must be legal and earn what it says."""
    judged = judge_run(Draft(rules, timed.position.state), timed.position.company, timed.answer.routes)
    earned = sum(route.revenue for route in judged)
    if earned != timed.answer.total:
        return f"{timed.position.name}: the routes earn {earned}, not {timed.answer.total}"
    return None


# the recorded game


def recorded_positions(path: Path) -> tuple[Setup, list[Position]]:
    replay = replay_of(read_recorded(path), "online")
    found = []
    before = replay.state
    for recorded, _ in replay.steps():
        if recorded.type == "run_routes":
            found.append(Position(f"{recorded.id} {recorded.entity}", before, str(recorded.entity)))
        before = replay.state
    return replay.engine.setup, found


def bench_recorded(path: Path, failures: list[str]) -> list[Figure]:
    setup, positions = recorded_positions(path)
    rules = registry.engine(setup).rules
    passes = [[ask(rules, position) for position in positions] for _ in range(3)]
    best = min(passes, key=lambda timed: sum(one.seconds for one in timed))
    known = path.with_suffix(".best-runs.json")
    totals = {entry["action"]: entry["best"] for entry in json.loads(known.read_text())} if known.is_file() else {}
    if not totals:
        print(f"{known.name} is not here: the totals of the recorded game are not compared.")
    for timed in best:
        number = int(timed.position.name.split()[0])
        if totals and timed.answer.total != totals[number]:
            failures.append(f"{timed.position.name}: {timed.answer.total}, known best {totals[number]}")
        if not timed.answer.proven:
            failures.append(f"{timed.position.name}: not proven")
        failures.extend(filter(None, [wrong(rules, timed)]))
    seconds = [timed.seconds for timed in best]
    figures = [
        Figure("recorded_positions", len(positions)),
        Figure("recorded_sum_s", sum(seconds), "s", at_most=1.0),
        Figure("recorded_worst_s", max(seconds), "s", at_most=0.2),
        Figure("recorded_median_ms", percentile(seconds, 50) * 1000, "ms", at_most=3),
    ]
    if setup.title == "1844":
        figures.append(Figure("recorded_differ_2016", compare_rulings(setup, best, failures)))
    return figures


def compare_rulings(setup: Setup, answers: Iterable[Timed], failures: list[str]) -> int:
    """Lists the totals that differ under the rulings of 2016, each with the rulings that explain it."""
    title = registry.title(setup.title)
    online, edition = title.rulings("online"), title.rulings("2016")
    switches = [name for name in online if online[name] != edition[name]]

    def rules_with(rulings: dict[str, str]) -> Rules:
        return registry.engine(replace(setup, rulings=rulings)).rules

    by_edition = rules_with(dict(edition))
    changed = {name: rules_with({**online, name: edition[name]}) for name in switches}
    kept = {name: rules_with({**edition, name: online[name]}) for name in switches}
    print("\nrecorded game: totals that differ under the rulings of 2016")
    differing = 0
    for timed in answers:
        position, total = timed.position, timed.answer.total
        there = ask(by_edition, position).answer.total
        if there == total:
            continue
        differing += 1
        # what alone changes the total as it is online, else what alone would keep the total of 2016 from coming about
        why = [name for name in switches if ask(changed[name], position).answer.total != total]
        why = why or [name for name in switches if ask(kept[name], position).answer.total != there]
        named = ", ".join(f"{title.switches[name].id} {name} {online[name]} → {edition[name]}" for name in why)
        print(f"  {position.name}: online {total}, 2016 {there} ({there - total:+}): {named or 'not explained'}")
        if not why:
            failures.append(f"{position.name}: no ruling explains {there} instead of {total}")
    print(f"  {differing} of them differ")
    return differing


# late boards


def board(title: str, seed: int) -> tuple[Rules, Position]:
    if title == "1824":
        rules, state = boards_1824.full_board(seed)
        return rules, Position(f"board {seed}", state, boards_1824.COMPANY)
    engine, state = full_board(seed)
    return engine.rules, Position(f"board {seed}", state, "SBB")


def bench_stress(title: str, seeds: range, failures: list[str]) -> list[Figure]:
    answers = []
    for seed in seeds:
        rules, position = board(title, seed)
        timed = ask(rules, position, BUDGET)
        answers.append(timed)
        failures.extend(filter(None, [wrong(rules, timed)]))
    seconds = [timed.seconds for timed in answers]
    quick = sum(timed.answer.proven and timed.seconds <= QUICK for timed in answers)
    print(f"\nstress: {len(seeds)} boards, the slowest")
    for timed in sorted(answers, key=lambda timed: -timed.seconds)[:10]:
        answer = timed.answer
        trains = " ".join(card.type for card in timed.position.state.trains.values())
        print(f"  {timed.position.name} ({trains}): {timed.seconds:.2f} s, {answer.total}, bound {answer.bound},"
              f" {'proven' if answer.proven else 'not proven'}, {answer.steps:,} steps")  # fmt: skip
    return [
        Figure("stress_boards", len(answers)),
        Figure("stress_proven_2s_percent", 100 * quick / len(answers), "%", at_least=95),
        Figure("stress_proven_percent", 100 * sum(timed.answer.proven for timed in answers) / len(answers), "%"),
        Figure("stress_worst_s", max(seconds), "s", at_most=BUDGET),
        Figure("stress_p95_s", percentile(seconds, 95), "s"),
        Figure("stress_median_s", percentile(seconds, 50), "s"),
    ]


def bench_growth(seed: int) -> None:
    """Seconds against stations and trains, the mean over some boards; those not proven count with the budget."""
    trains = ("8E", "6", "8E", "5H")
    print(f"\ngrowth: mean seconds (not proven within {BUDGET:.0f} s) over {GROWTH_BOARDS} boards")
    heads = [" ".join(trains[:number]) for number in range(1, 5)]
    print("  stations  " + "  ".join(f"{head:>14}" for head in heads))
    for stations in (2, 4, 6, 8, 10):
        cells = []
        boards = [full_board(seed + number, stations=stations) for number in range(GROWTH_BOARDS)]
        for number in range(1, 5):
            cards = {f"{kind}-{at}": Train(kind, "SBB") for at, kind in enumerate(trains[:number])}
            timed = [ask(engine.rules, Position("", state.with_(trains=cards), "SBB"), BUDGET)
                     for engine, state in boards]  # fmt: skip
            mean = sum(one.seconds for one in timed) / len(timed)
            unproven = sum(not one.answer.proven for one in timed)
            cells.append(f"{mean:.3f}" + (f" ({unproven})" if unproven else ""))
        print(f"  {stations:>8}  " + "  ".join(f"{cell:>14}" for cell in cells))


# the second method


def check(name: str, positions: Iterable[tuple[Rules, Position]], seconds: float, failures: list[str]) -> list[Figure]:
    """The routes found are judged; that nothing earns more is asked of an integer program."""
    agreed = slow = unproven = 0
    for rules, position in positions:
        timed = ask(rules, position, CHECK_BUDGET)
        answer = timed.answer
        unproven += not answer.proven
        failures.extend(filter(None, [wrong(rules, timed)]))
        begun = time.perf_counter()
        try:
            beaten = beats(rules, position.state, position.company, answer.bound, seconds)
        except TooSlow as reason:
            slow += 1
            print(f"  {position.name}: the integer program gave up: {reason}", flush=True)
            continue
        print(f"  {position.name}: {answer.total} ({timed.seconds:.1f} s), by the integer program"
              f" {'more' if beaten else 'no more'} ({time.perf_counter() - begun:.0f} s)", flush=True)  # fmt: skip
        if beaten:
            failures.append(f"{position.name}: more than {answer.bound} by the integer program")
        else:
            agreed += 1
    return [
        Figure(f"check_{name}_agreed", agreed),
        Figure(f"check_{name}_not_proven", unproven, at_most=0),
        Figure(f"check_{name}_given_up", slow, at_most=0),
    ]


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench routes", description=__doc__)
    parser.add_argument("--title", choices=RECORDED, default="1844")
    parser.add_argument("--file", type=Path, help="a recorded game of the title, with its .best-runs.json beside it")
    parser.add_argument("--boards", type=int, default=200, help="number of stress boards; 0 leaves them out")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first board")
    parser.add_argument("--no-growth", action="store_true")
    parser.add_argument("--check", type=int, default=0, metavar="N", help="compare N boards with an integer program")
    parser.add_argument("--check-recorded", action="store_true", help="compare the recorded game with it, too")
    parser.add_argument("--check-seconds", type=float, default=600, help="for each position")
    asked = parser.parse_args(argv)
    figures: list[Figure] = []
    failures: list[str] = []
    title: str = asked.title
    file: Path = asked.file or RECORDED[title]
    recorded, is_1844 = file.is_file(), title == "1844"
    if not recorded:
        print(f"{file.name} is not here: the recorded game is left out.", file=sys.stderr)
    parts: list[tuple[bool, Callable[[], list[Figure] | None]]] = [
        (recorded, lambda: bench_recorded(file, failures)),
        (asked.boards > 0, lambda: bench_stress(title, range(asked.seed, asked.seed + asked.boards), failures)),
        (is_1844 and not asked.no_growth, lambda: bench_growth(asked.seed)),
        (asked.check > 0, lambda: check_boards(title, asked.seed, asked.check, asked.check_seconds, failures)),
        (recorded and asked.check_recorded, lambda: check_recorded(file, asked.check_seconds, failures)),
    ]
    for wanted, part in parts:
        if wanted:
            figures += part() or []
    print()
    return report("routes", figures, failures)


def check_boards(title: str, seed: int, number: int, seconds: float, failures: list[str]) -> list[Figure]:
    print("\nstress boards, by search and by an integer program")
    boards = (board(title, each) for each in range(seed, seed + number))
    return check("boards", boards, seconds, failures)


def check_recorded(path: Path, seconds: float, failures: list[str]) -> list[Figure]:
    print("\nrecorded game, by search and by an integer program")
    setup, positions = recorded_positions(path)
    rules = registry.engine(setup).rules
    return check("recorded", ((rules, position) for position in positions), seconds, failures)
