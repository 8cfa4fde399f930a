"""What follows from an edit in words, the values of actions, the row of moments, and the marks in the journal."""

import pytest

from core.interchange.editing import EditDesk
from core.interchange.game_file import memory_game, new_setup
from core.kernel.edit import Change, Drop, Edit, Fate, InsertBefore, Remove
from core.mechanics.seats import ChangePlayer
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from tests.play.edits import at_the_table, hotseat, journal
from ui.journal.views.view import JournalView
from ui.rail18.family import FAMILY
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrator import Narrator18
from ui.rail18.views.narration.telling import tell
from ui.rail18.views.turn.plain_values import values_of, with_values
from ui.shell.views.edit import EditView, apart
from ui.shell.views.timeline import entry_sentence, moment_sentence, timeline

RESULTS = (("p1", "P1", 20), ("p2", "P2", 50), ("p3", "P3", 80))


@pytest.fixture
def game() -> Game18:
    """Three privates are sold at the table."""
    names = ("Ana", "Ben", "Cleo")
    players = [Player(f"p{number}", name) for number, name in enumerate(names, start=1)]
    made = memory_game(new_setup("1844", players, mode="table"))
    for player, private, amount in RESULTS:
        made.dispatch(AuctionResult(actor=player, private=private, amount=amount))
    return made


def view_of(game: Game18, edit: Edit, decisions: dict[int, Drop] | None = None) -> EditView:
    assert isinstance(game.engine, Engine18)
    return EditView(EditDesk(game).preview(edit, decisions), game.engine, FAMILY)


def moment_at(game: Game18, entry: int) -> Moment:
    assert isinstance(game.engine, Engine18)
    return Moment(game.engine, game.state_at(entry))


# --- what follows


def test_a_change_is_told_with_what_differs_at_the_end(game: Game18) -> None:
    view = view_of(game, Change(2, AuctionResult(actor="p2", private="P2", amount=65)))
    assert (view.edited.round, view.edited.was, view.edited.now) == (
        "Auction",
        "Ben bought P2 Bödelibahn for 50.",
        "Ben bought P2 Bödelibahn for 65.",
    )
    assert view.unchanged == 1
    assert [row.was for row in view.same()] == [
        "Cleo bought P3 Gotthard-Postkutsche for 80. Cleo got the tunnel certificate T1 with it."
    ]
    found = {(row.who, row.what): (row.new or 0) - (row.old or 0) for row in view.differences}
    assert found == {("Ben", "Cash"): -15, ("Ben", "Worth"): -15, ("bank", "Cash"): 15}


def test_shares_that_others_hold_at_the_end_are_told(game: Game18) -> None:
    """P5 brings a share of the MOB."""
    for private, amount in (("P4", 110), ("P5", 140)):
        game.dispatch(AuctionResult(actor="p1", private=private, amount=amount))
    view = view_of(game, Change(5, AuctionResult(actor="p2", private="P5", amount=140)))
    shares = [row for row in view.differences if row.what == "MOB in %"]
    assert [(row.who, row.old, row.new) for row in shares] == [("Ana", 10, 0), ("Ben", 0, 10)]


def test_what_is_no_longer_possible_says_why(game: Game18) -> None:
    view = view_of(game, Remove(2))
    rows = [*view.rows["open"], *view.rows["stuck"]]
    assert [row.entry for row in rows] == [3]
    assert all(row.waits and row.why and not row.decided for row in rows)
    assert view.undecided == 1
    dropped = view_of(game, Remove(2), {3: Drop()})
    (row,) = dropped.rows["decided"]
    assert row.fate is Fate.DROPPED
    assert row.decided
    assert (row.was[:4], row.now) == ("Cleo", "")


def test_every_line_of_a_long_preview_is_in_one_group() -> None:
    game = at_the_table(150)
    assert isinstance(game.engine, Engine18)
    for edit in (Remove(40), InsertBefore(60, ac.Pass(actor="p1", what="stock"))):
        view = view_of(game, edit)
        rows = [row for group in view.rows.values() for row in group if row.group != "same"]
        told = sorted([*(row.number for row in rows), *(row.number for row in view.same())])
        assert told == list(range(len(view.preview.lines)))
        assert view.unchanged == len(list(view.same()))
        assert all(row.was != row.now for row in view.rows["other"])


def test_what_is_told_in_both_is_told_once() -> None:
    passed = "RhB ended its turn."
    laid, earned = "BLS replaced tile 6 by 904.", "BLS earned nothing."
    assert apart([laid, earned], [passed, laid, earned]) == ([laid], [passed, laid])
    assert apart([laid, earned], [laid]) == ([laid, earned], [laid])
    assert apart([laid], [earned]) == ([laid], [earned])


# --- values


def test_values_of_an_action_are_changed(game: Game18) -> None:
    moment = moment_at(game, 1)
    action = AuctionResult(actor="p2", private="P2", amount=50)
    values = values_of(moment, action)
    assert [(value.name, value.now) for value in values] == [("actor", "p2"), ("amount", 50)]
    assert dict(values[0].choices) == {"p1": "Ana", "p2": "Ben", "p3": "Cleo"}
    assert with_values(action, {"actor": "p3", "amount": 55}) == AuctionResult(actor="p3", private="P2", amount=55)
    assert with_values(action, {"amount": 10**9}) is None
    assert values_of(moment, None) == ()


def test_a_revenue_has_a_value_only_where_it_is_just_a_number() -> None:
    game = hotseat(400)
    entry, run = next(
        (entry, action)
        for entry in journal(game).entries()
        if isinstance(action := game.engine.codec.action_from_json(entry.action or {}), ac.RunTrains) and action.routes
    )
    moment = moment_at(game, entry.parent)
    assert values_of(moment, run) == ()
    told = ac.RunTrains(actor=run.actor, company=run.company, routes=(), revenue=80, best=90, bound=90, proven=True)
    assert [(value.name, value.now) for value in values_of(moment, told)] == [("revenue", 80)]
    assert with_values(told, {"revenue": 70}) == ac.RunTrains(
        actor=run.actor, company=run.company, routes=(), revenue=70
    )
    pay = ac.DecideDividend(actor=run.actor, company=run.company, pay=True)
    assert [(value.name, value.now) for value in values_of(moment, pay)] == [("pay", True)]
    assert with_values(pay, {"pay": False}) == pay.model_copy(update={"pay": False})


# --- moments


def test_the_row_of_moments_goes_on_through_what_was_undone(game: Game18) -> None:
    game.undo()
    game.undo()
    line = timeline(journal(game))
    assert (line.entries, line.now) == ((0, 1, 2, 3), 1)
    assert not line.later(1)
    assert line.later(2)


def test_a_line_that_was_left_can_be_walked(game: Game18) -> None:
    game.accept(EditDesk(game).preview(Change(2, AuctionResult(actor="p2", private="P2", amount=65))))
    log = journal(game)
    assert timeline(log).entries == (0, 1, 4, 5)
    left = timeline(log, 3)
    assert (left.entries[:3], left.now) == ((0, 1, 2), None)
    assert left.place(3) == 3


def test_moments_are_named(game: Game18) -> None:
    assert isinstance(game.engine, Engine18)
    assert moment_sentence(tell, moment_at(game, 0)) == "The beginning of the game"
    entry = journal(game).entry(2)
    events = [game.engine.codec.event_from_json(event) for event in entry.events]
    words = entry_sentence(tell(game.engine, game.state_at(1), events))
    assert words == "Auction · Ben bought P2 Bödelibahn for 50."
    assert entry_sentence(tell(game.engine, game.state_at(1), [])) == "The game went on"


# --- the journal


def test_the_journal_marks_what_an_edit_has_made(game: Game18) -> None:
    assert isinstance(game.engine, Engine18)
    view = JournalView(Narrator18(game.engine.rules))
    view.follow(game)
    assert not any(row.origin for row in view.rows)
    game.accept(EditDesk(game).preview(Change(2, AuctionResult(actor="p2", private="P2", amount=65))))
    view.follow(game)
    found = {row.text: row.origin for row in view.rows if row.kind == "line" and row.first}
    assert found["Changed · Ben bought P2 Bödelibahn for 65."] == 2
    assert found["Cleo bought P3 Gotthard-Postkutsche for 80."] == 3
    game.undo()
    view.follow(game)
    assert not any(row.origin for row in view.rows)


def test_an_entry_that_came_later_is_marked(game: Game18) -> None:
    assert isinstance(game.engine, Engine18)
    game.dispatch(ac.Bid(actor="p1", private="P4", amount=110))
    rename = ChangePlayer(actor="p1", player="p1", name="Zoe")
    game.accept(EditDesk(game).preview(InsertBefore(2, rename)))
    view = JournalView(Narrator18(game.engine.rules))
    view.follow(game)
    assert [row.text for row in view.rows if row.text.startswith("Added")] == [
        "Added · Ana is called Zoe from here on."
    ]
