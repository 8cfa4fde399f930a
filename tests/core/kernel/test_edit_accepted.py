"""An accepted edit in the file: both lines stay, undo and redo go over it, also after reopening."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.interchange.editing import EditDesk
from core.interchange.game_file import open_game
from core.kernel.edit import Change, Drop, Fate, InsertBefore, Remove
from core.kernel.game import Transition
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.store.entries import HEAD
from tests.play.edits import actions, check_line, hotseat, journal

LENGTH = 100


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game"
    journal(hotseat(LENGTH)).save_copy(path)
    return path


@pytest.fixture
def game(path: Path) -> Iterator[Game18]:
    game = open_game(path)
    yield game
    journal(game).close()


def reopened(game: Game18) -> Game18:
    log = journal(game)
    assert log.path is not None
    log.close()
    return open_game(log.path)


def raised_bid(game: Game18) -> Change:
    """The first bid, a little higher: all later entries stay possible."""
    entry = next(entry for entry, action in actions(game).items() if isinstance(action, ac.Bid))
    bid = actions(game)[entry]
    assert isinstance(bid, ac.Bid)
    return Change(entry, bid.model_copy(update={"amount": bid.amount + 5}))


def edited(game: Game18) -> None:
    game.accept(EditDesk(game).preview(raised_bid(game)).settled())
    assert game.log.head > LENGTH


def test_both_lines_stay_and_the_head_is_at_the_new_end(game: Game18) -> None:
    before = [entry.row for entry in journal(game).entries()]
    seen = EditDesk(game).preview(raised_bid(game)).settled()
    done = game.accept(seen)
    log = journal(game)
    assert [entry.row for entry in log.entries()][:LENGTH] == before
    assert (done.events, done.after, game.state) == ((), seen.state, seen.state)
    assert game.state_at(LENGTH) == done.before
    assert log.entry(done.entry).kind == HEAD
    assert log.head == done.entry - 1
    check_line(game)


def test_the_new_line_remembers_what_it_repeats(game: Game18) -> None:
    edit = raised_bid(game)
    seen = EditDesk(game).preview(edit, {edit.entry + 20: Drop()}).settled()
    game.accept(seen)
    line = [entry for entry in game.log.path_to(game.log.head) if entry.id > LENGTH]
    assert line[0].params == {"replaces": edit.entry}
    repeated = [entry.params.get("repeats") for entry in line[1:] if "added" not in entry.params]
    assert edit.entry + 1 in repeated
    assert edit.entry + 20 not in repeated
    last = list(journal(game).entries())[-1].params
    assert (last["edit"], last["entry"], last["edited_from"]) == ("change", edit.entry, LENGTH)
    assert edit.entry + 20 in last["dropped"]


@pytest.mark.parametrize("close", [False, True], ids=["open", "reopened"])
def test_accepting_is_undone_and_redone(game: Game18, close: bool) -> None:
    def again() -> Game18:
        return reopened(game) if close else game

    old, old_head = game.state, game.log.head
    edited(game)
    new, new_head = game.state, game.log.head
    game = again()
    assert (game.state, journal(game).undoes_edit) == (new, True)
    assert game.undo() is not None
    game = again()
    assert (game.state, game.log.head, journal(game).redoes_edit) == (old, old_head, True)
    assert game.undo() is not None  # further back on the old line, and forth again
    game = again()
    assert game.log.head == old_head - 1
    assert game.redo() is not None
    assert game.log.head == old_head
    game = again()
    assert game.redo() is not None
    game = again()
    assert (game.state, game.log.head) == (new, new_head)
    assert game.redo() is None
    assert game.undo() is not None
    assert game.log.head == old_head
    journal(game).close()


def test_later_the_new_line_is_walked(game: Game18) -> None:
    edited(game)
    end = game.log.head
    option = next(option for option in game.options() if option.kind in ("Pass", "LayTile", "BuyTrain"))
    assert isinstance(game.dispatch(next(option.examples())), Transition)
    assert game.undo() is not None
    assert game.log.head == end
    assert game.undo() is not None
    assert game.log.head == journal(game).entry(end).parent
    assert game.redo() is not None
    assert game.log.head == end


def test_edits_one_after_the_other_are_undone_one_after_the_other(game: Game18) -> None:
    heads = [game.log.head]
    states = [game.state]
    for _ in range(3):
        edited(game)
        heads.append(game.log.head)
        states.append(game.state)
    for at in (2, 1, 0):
        assert game.undo() is not None
        assert (game.log.head, game.state) == (heads[at], states[at])
        game = reopened(game)
    for at in (1, 2, 3):
        assert game.redo() is not None
        assert (game.log.head, game.state) == (heads[at], states[at])
    journal(game).close()


def test_the_last_entry_is_removed(game: Game18) -> None:
    """Nothing is written again; undo and redo go over it all the same."""
    old = game.state
    seen = EditDesk(game).preview(Remove(LENGTH))
    assert [line.fate for line in seen.lines] == [Fate.REMOVED]
    game.accept(seen)
    assert (game.log.head, len(journal(game))) == (LENGTH - 1, LENGTH + 1)
    assert game.redo() is None
    assert game.undo() is not None
    assert game.state == old
    assert game.redo() is not None
    assert (game.log.head, game.state) == (LENGTH - 1, seen.state)
    assert game.redo() is None


def test_a_preview_is_of_its_moment(game: Game18) -> None:
    seen = EditDesk(game).preview(Remove(LENGTH))
    game.undo()
    with pytest.raises(ValueError, match="cannot be accepted"):
        game.accept(seen)
    game.redo()
    game.accept(seen)


def test_a_preview_writes_nothing(game: Game18, path: Path) -> None:
    content, state = path.read_bytes(), game.state
    EditDesk(game).preview(raised_bid(game))
    assert path.read_bytes() == content
    assert game.state is state


def test_what_was_inserted_says_so(game: Game18) -> None:
    entry, action = next((entry, action) for entry, action in actions(game).items() if isinstance(action, ac.Bid))
    seen = EditDesk(game).preview(InsertBefore(entry, action)).settled()
    game.accept(seen)
    line = game.log.path_to(game.log.head)
    assert line[entry - 1].params == {"added": True}
    assert list(journal(game).entries())[-1].params["edit"] == "insert"
    check_line(game)
