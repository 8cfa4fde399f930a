"""Plays the first actions of the sample game into a new file: `trial_game.py FILE`, with the repository on the path."""

import sys
from pathlib import Path

from core.interchange.game_file import create_game
from core.interchange.sample import first_sample, read_lines

ACTIONS = 40


def main(path: Path) -> None:
    sample = first_sample()
    assert sample is not None
    setup, lines = read_lines(sample)
    path.unlink(missing_ok=True)
    game = create_game(path, setup)
    for line in lines[:ACTIONS]:
        game.dispatch(game.engine.codec.action_from_json(line))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
