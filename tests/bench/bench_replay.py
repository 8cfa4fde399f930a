"""Strict replay, opening, options, undo and memory of a recorded game."""

import argparse
import gc
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, create_game, memory_game, open_game
from core.interchange.recorded_file import read_recorded, replay_of
from core.kernel.action import Action
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from tests.bench.report import Figure, percentile, report

GAMES = Path(__file__).parents[2].parent / "shared" / "games"
GR = "german_railways"
RECORDED = {
    "1844": GAMES / "1844-160062.json",
    "1824": GAMES / "1824-235047.json",
    GR: GAMES / "german-railways" / "gr-4p-sensible-03.json",
}
MS_AN_ACTION = 0.6  # of German Railways, over all its recorded games


def best_of(times: int, work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """The shortest of several runs, in seconds."""
    shortest = float("inf")
    for _ in range(times):
        gc.collect()
        started = clock()
        work()
        shortest = min(shortest, clock() - started)
    return shortest


def recorded_actions(path: Path) -> tuple[Any, list[Action]]:
    replay = replay_of(read_recorded(path))
    actions = [step.action for _, applied in replay.steps() for step in applied]
    return replay.engine.setup, actions


def import_again(path: Path) -> None:
    for _ in replay_of(read_recorded(path)).steps():
        pass


def play(game: AnyGame, actions: list[Action]) -> AnyGame:
    for action in actions:
        outcome = game.dispatch(action)
        assert isinstance(outcome, Transition)
    return game


def option_times(setup: Any, actions: list[Action]) -> list[float]:
    """Milliseconds for all options of every state, tile lays expanded."""
    engine = registry.engine_for(setup)
    state = engine.initial()
    samples = []
    for action in actions:
        started = time.perf_counter()
        for option in engine.options(state):
            for _ in option.examples():
                pass
        samples.append((time.perf_counter() - started) * 1000)
        outcome = engine.decide(state, action)
        assert not isinstance(outcome, Rejection)
        for event in outcome:
            state = engine.evolve(state, event)
    return samples


def decide_times(setup: Any, actions: list[Action]) -> list[float]:
    """Milliseconds for deciding each action."""
    engine = registry.engine_for(setup)
    state = engine.initial()
    samples = []
    for action in actions:
        started = time.perf_counter()
        outcome = engine.decide(state, action)
        samples.append((time.perf_counter() - started) * 1000)
        for event in outcome:
            state = engine.evolve(state, event)
    return samples


def decide_figures(folder: Path, setup: Any, actions: list[Action]) -> list[Figure]:
    """Deciding, and the replay of all recorded games of the folder."""
    decided = decide_times(setup, actions)
    files = sorted(folder.glob("gr-*.json"))
    number = sum(len(recorded_actions(file)[1]) for file in files)
    whole = best_of(3, lambda: [import_again(file) for file in files])
    return [
        Figure("decide_p95_ms", percentile(decided, 95), "ms", at_most=5),
        Figure("decide_max_ms", max(decided), "ms"),
        Figure("games", len(files)),
        Figure("games_actions", number),
        Figure("ms_an_action", whole * 1000 / number, "ms", at_most=MS_AN_ACTION),
    ]


def memory_of(setup: Any, actions: list[Action]) -> float:
    """Megabytes of a whole game with all its states."""
    gc.collect()
    tracemalloc.start()
    kept = play(memory_game(setup), actions)
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept.log.path_to(kept.log.head)) == len(actions)
    return used / 1e6


def undo_times(game: AnyGame) -> list[float]:
    samples = []
    for _ in range(200):
        started = time.perf_counter()
        if game.undo() is None:
            break
        samples.append((time.perf_counter() - started) * 1000)
    return samples


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench replay")
    parser.add_argument("--title", choices=RECORDED, default="1844")
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args(argv)
    file = arguments.file or RECORDED[arguments.title]
    if not file.is_file():
        print(f"{file.name} is not here; give a recorded game with --file.", file=sys.stderr)
        return 2
    setup, actions = recorded_actions(file)
    replay = best_of(3, lambda: import_again(file))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.bank"
        game = play(create_game(path, setup), actions)
        game.log.close()  # type: ignore[attr-defined]
        opened: list[AnyGame] = []

        def open_once() -> None:
            for earlier in opened:
                earlier.log.close()  # type: ignore[attr-defined]
            opened[:] = [open_game(path)]

        opening = best_of(5, open_once)
        undo = undo_times(opened[0])
        opened[0].log.close()  # type: ignore[attr-defined]
    options = option_times(setup, actions)
    figures = [
        Figure("replay_s", replay, "s", at_most=0.6),
        Figure("open_s", opening, "s", at_most=0.25),
        Figure("options_p95_ms", percentile(options, 95), "ms", at_most=100),
        Figure("options_max_ms", max(options), "ms"),
        Figure("undo_p95_ms", percentile(undo, 95), "ms", at_most=10),
        Figure("undo_max_ms", max(undo), "ms"),
        Figure("memory_mb", memory_of(setup, actions), "MB", at_most=100),
        Figure("actions", len(actions), ""),
        *(decide_figures(file.parent, setup, actions) if arguments.title == GR else ()),
    ]
    return report("replay", figures)
