"""A game file of version 0.1 opens as it did: the first 150 actions of the sample game, the last one undone."""

import shutil
from hashlib import sha256
from pathlib import Path

from core.interchange.audit import audit
from core.interchange.game_file import open_game
from core.store.journal import Journal
from tests.play.digest import position

KEPT = Path(__file__).parent / "kept.bankhalter"
HEAD = 149
DIGEST = "3bb7e6528c279397df7bc9224bc61993cc657b08c5b33f112f99b1e43de51efc"


def test_a_kept_game_opens_in_its_position_and_can_be_played_on(tmp_path: Path) -> None:
    path = Path(shutil.copy(KEPT, tmp_path))
    game = open_game(path)
    assert isinstance(game.log, Journal)
    assert game.log.head == HEAD
    assert sha256(position(game.state).encode()).hexdigest() == DIGEST
    redone = game.redo()
    assert redone is not None
    assert redone.after != redone.before
    assert game.options()
    game.log.close()


def test_a_kept_game_is_found_right() -> None:
    content = KEPT.read_bytes()
    report = audit(KEPT)
    assert (report.title, report.applied, report.actions) == ("1844", HEAD, HEAD)
    assert report.problems == []
    assert KEPT.read_bytes() == content
