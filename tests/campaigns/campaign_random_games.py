"""Complete random games of a title with all checks: `./dev campaign random-games --title 1844 --n 500 --seed 1`.

Game number i has the seed S + i, so one game is played again with `--n 1 --seed <its seed>`. With each game of 1844
goes one that begins in a crowded late position (`tests/titles/t1844/crowded.py`) and is left after some moves.
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from time import perf_counter

from tests.bench.report import Figure, report
from tests.play.game import Result, play
from tests.play.random_player import random_setup
from tests.titles.german_railways import random_player as german_railways
from tests.titles.german_railways.random_games import play as play_german_railways
from tests.titles.t1844.crowded import play_crowded

LISTED = 30  # failures with a line of their own
# presets that titles are played by in turn; else by chance
IN_TURN = {"1844": (), "1824": ("book", "online"), german_railways.TITLE: ()}


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign random-games", description=__doc__)
    parser.add_argument("--title", choices=IN_TURN, default="1844")
    parser.add_argument("--n", type=int, default=500, help="number of games")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    begun = perf_counter()
    results = sorted(
        games(asked.title, asked.n, asked.seed, asked.processes), key=lambda result: (result.seed, result.crowded)
    )
    failed = [result for result in results if result.failure]
    for result in failed[:5]:
        print(f"seed {result.seed}\n{result.trace}", file=sys.stderr)
    lines = [
        f"seed {r.seed}{' crowded' if r.crowded else ''} action {r.actions}: {r.failure[:400]} — {r.reproduction}"
        for r in failed[:LISTED]
    ]
    if len(failed) > LISTED:
        lines.append(f"and {len(failed) - LISTED} more games")
    return report("random-games", figures(results, perf_counter() - begun), lines)


def games(title: str, number: int, seed: int, processes: int) -> Iterator[Result]:
    """The games, in the order in which they end; a line on stderr now and then."""
    seeds = range(seed, seed + number)
    playing = partial(games_of, title)
    if min(processes, number) <= 1:
        for one in seeds:
            yield from playing(one)
        return
    with multiprocessing.get_context("spawn").Pool(min(processes, number)) as pool:
        for done, results in enumerate(pool.imap_unordered(playing, seeds), 1):
            failed = any(result.failure for result in results)
            if done % 20 == 0 or failed:
                where = f"(seed {results[0].seed} failed)" if failed else ""
                print(f"{done} of {number} games {where}", file=sys.stderr)
            yield from results


def games_of(title: str, seed: int) -> tuple[Result, ...]:
    if title == german_railways.TITLE:
        return (play_german_railways(seed),)
    game = play(seed, setup=random_setup(seed, title, IN_TURN[title]))
    return (game, play_crowded(seed)) if title == "1844" else (game,)


def figures(results: list[Result], seconds: float) -> list[Figure]:
    every, results = results, [result for result in results if not result.crowded]
    count = max(len(results), 1)
    actions = sum(result.actions for result in results)
    ended = [result for result in results if result.ended]
    kinds, special = Counter[str](), Counter[str]()
    for result in every:
        kinds.update(result.kinds)
        special.update(result.special)
    by_players = Counter(result.players for result in results)
    by_preset = Counter(result.preset for result in results)
    longest = max(results, key=lambda result: result.seconds, default=None)
    return [
        Figure("games", len(results)),
        Figure("ended", len(ended)),
        Figure("not_ended", sum(not result.ended and not result.failure for result in results)),
        Figure("crowded_positions", len(every) - len(results)),
        Figure("crowded_actions", sum(result.actions for result in every) - actions),
        Figure("failed", sum(bool(result.failure) for result in every)),
        Figure("actions", actions),
        Figure("mean_actions", actions / count),
        Figure("most_actions", max((result.actions for result in results), default=0)),
        Figure("probed_states", sum(result.probed for result in results)),
        Figure("options_tried", sum(result.examples for result in results)),
        Figure("mutants_tried", sum(result.mutants for result in results)),
        Figure("mutants_accepted", sum(result.accepted for result in results)),
        Figure("seconds", seconds, "s"),
        Figure("mean_game_s", sum(result.seconds for result in results) / count, "s"),
        Figure("longest_game_s", longest.seconds if longest else 0.0, "s"),
        Figure("longest_game_seed", longest.seed if longest else 0),
        Figure("actions_per_s", actions / seconds if seconds else 0.0, "1/s"),
        *(Figure(f"players_{number}", by_players[number]) for number in sorted(by_players)),
        *(Figure(f"preset_{name}", by_preset[name]) for name in sorted(by_preset)),
        *(Figure(f"action_{kind}", number) for kind, number in sorted(kinds.items())),
        *(Figure(name.replace(" ", "_"), number) for name, number in sorted(special.items())),
    ]
