"""Plays the first actions of a game into a new file: `trial_game.py FILE`, with the repository on the path.

It is of the title that newcomers are shown; `trial_game.py --all FOLDER` makes one of every title that can be played.
"""

import argparse
from pathlib import Path

from core import registry
from core.interchange.game_file import create_game
from core.interchange.trial import Trial, trial, trials
from core.kernel.refusal import Rejection
from core.store.journal import Journal

ACTIONS = 40


def make(path: Path, found: Trial) -> None:
    path.unlink(missing_ok=True)
    game = create_game(path, found.setup)
    for number in range(ACTIONS):
        outcome = game.dispatch(found.action(game, number))
        assert not isinstance(outcome, Rejection), outcome
    assert isinstance(game.log, Journal)
    game.log.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("path", type=Path)
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args()
    if asked.all:
        asked.path.mkdir(parents=True, exist_ok=True)
        for one in trials():
            make(asked.path / f"{one.title}.bankhalter", one)
    else:
        make(asked.path, trial(registry.title_ids()[0]))
