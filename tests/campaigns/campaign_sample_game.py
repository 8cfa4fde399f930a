"""A sensible game of a title from its seed: `./dev campaign sample-game --title 1824 --seed N --out FILE`.

The one that ships is made with
`./dev campaign sample-game --out assets/titles/1844/sample.jsonl --digest tests/titles/t1844/golden/sample-1844.txt`,
and so for any title that has a player in `tests/titles/t<id>/heuristic.py`, and for German Railways.
`--look N` plays so many seeds, from the seed on, and tells what each game has; nothing is written then.
"""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample, sample_text
from tests.bench.report import Figure, report
from tests.play.digest import digest
from tests.play.sample_games import sample_game, sample_of
from tests.play.sample_notes import SampleGame
from tests.titles.german_railways import sample as german_railways


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign sample-game", description=__doc__)
    parser.add_argument("--title", default="1844")
    parser.add_argument("--seed", type=int, help="else that of the game that ships")
    parser.add_argument("--out", type=Path, help="where the game is written")
    parser.add_argument("--digest", type=Path, help="where its digest for the golden test is written")
    parser.add_argument("--look", type=int, default=0, metavar="N")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    seed = made_for(asked.title).seed if asked.seed is None else asked.seed
    if asked.look:
        return look(asked.title, range(seed, seed + asked.look), asked.processes)
    game = made_for(asked.title).game(seed)
    print("\n".join(game.rounds))
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(sample_text(registry.engine_for(game.setup), game.actions), encoding="utf-8")
        if asked.digest:
            lines = made_for(asked.title).digest(registry.engine_for(game.setup), read_sample(asked.out))
            asked.digest.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return report("sample-game", figures(game), [] if game.complete else ["the game lacks something it should have"])


@dataclass(frozen=True)
class Made:
    """How the games of a title are made: by its own seed, and what tells each in short."""

    seed: int
    game: Callable[[int], SampleGame]
    digest: Callable[[Any, Imported], Iterable[str]]


def made_for(title: str) -> Made:
    if title == german_railways.TITLE:
        return Made(german_railways.SEED, german_railways.sample_game, german_railways.digest)
    return Made(sample_of(title).seed, partial(sample_game, title), digest)


def look(title: str, seeds: range, processes: int) -> int:
    best: list[SampleGame] = []
    with multiprocessing.get_context("spawn").Pool(min(processes, len(seeds))) as pool:
        for game in pool.imap(made_for(title).game, seeds):
            notes = ", ".join(f"{note} {number}" for note, number in sorted(game.notes.items()))
            print(f"{game.seed} {'complete' if game.complete else 'lacking'}: {len(game.actions)} actions, {notes}")
            best += [game] if game.complete else []
    return report("sample-game", [Figure("games", len(seeds)), Figure("complete", len(best))])


def figures(game: SampleGame) -> list[Figure]:
    notes = sorted(game.notes.items())
    return [
        Figure("seed", game.seed),
        Figure("actions", len(game.actions)),
        *(Figure(note.replace(" ", "_"), number) for note, number in notes),
        *(Figure(f"worth_{player}", amount) for player, amount in game.final),
    ]
