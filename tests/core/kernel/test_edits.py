"""Any edit of any game: what is accepted is a sound game, and undo and redo go over it."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.interchange.editing import EditDesk
from core.interchange.game_file import open_game
from core.kernel.edit import Decision, Drop, Fate, Precede
from core.rail18 import actions as ac
from core.rail18.family import Game18
from tests.play.edits import at_the_table, check_line, hotseat, journal, random_edit

pytestmark = pytest.mark.long

LENGTH = 150


@pytest.mark.parametrize("make", [hotseat, at_the_table])
@given(seed=st.integers(0, 2**32), length=st.integers(2, LENGTH))
@settings(max_examples=12, deadline=None)
def test_an_accepted_edit_is_a_sound_game(make: object, seed: int, length: int) -> None:
    chance = Random(seed)
    game: Game18 = hotseat(length) if make is hotseat else at_the_table(length)
    for _ in range(2):
        before, head = game.state, game.log.head
        seen = EditDesk(game).preview(random_edit(game, chance)).settled()
        later = [line.entry for line in seen.lines[1:] if line.entry is not None]
        assert sorted(later) == [entry.id for entry in seen.past.entries if entry.id in later]
        assert all(line.draft is None for line in seen.lines if line.fate in (Fate.DROPPED, Fate.MOOT, Fate.REMOVED))
        assert seen.ready
        assert game.accept(seen).after == seen.state
        check_line(game)
        undone = game.undo()
        assert undone is not None
        assert (undone.after, game.log.head) == (before, head)
        redone = game.redo()
        assert redone is not None
        assert redone.after == seen.state
        if game.log.head == 0:
            break
    reopened(game)


def reopened(game: Game18) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "copy"
        journal(game).save_copy(path)
        again = open_game(path)
        try:
            assert again.state == game.state
            for one, other in ((again.undo(), game.undo()), (again.redo(), game.redo())):
                assert (one and one.after) == (other and other.after)
        finally:
            journal(again).close()


@given(seed=st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_what_is_known_is_never_different(seed: int) -> None:
    chance = Random(seed)
    desk = EditDesk(hotseat(LENGTH))
    edit = random_edit(hotseat(LENGTH), chance)
    known = desk.preview(edit)
    later = [line.entry for line in known.lines[1:] if line.entry is not None]
    if not later:
        return
    decisions: dict[int, Decision] = {}
    for entry in chance.sample(later, min(4, len(later))):
        decisions[entry] = chance.choice([Drop(), Precede((ac.Pass(actor="p1", what="stock"),))])
        known = desk.preview(edit, decisions, known=known)
        assert known == desk.preview(edit, decisions)
