"""A best run that earns nothing says why, in the turn and where a board is laid out."""

from core.mechanics.budget import Budget
from core.rail18.actions import StationAt, TileAt
from tests.titles.t1844.positions import Table
from tests.ui.rail18.map_events import moment
from ui.rail18.views.position.board_run import BoardDesk, RunView, first_board, question
from ui.rail18.views.turn.run import look_for_run
from ui.rail18.views.turn.view import turn_view


def note(table: Table) -> str:
    found = moment(table)
    return turn_view(found, run=look_for_run(table.rules, table.state, Budget())).note


def test_the_note_names_the_reason() -> None:
    table = Table().company("FNM", ann=2, treasury=500).tiles(L21="5/2").own("FNM", a="2").turn("FNM", "run")
    assert note(table).startswith("The best run earns 0. No track leads from a station of FNM to a second stop.")


def test_the_note_has_the_words_of_the_rule() -> None:
    table = Table().company("FNM", ann=2, treasury=500).tiles(L21="5/5").own("FNM", a="2H").turn("FNM", "run")
    assert "The 2H-train cannot run to M" in note(table)


def test_a_board_that_is_laid_out_says_it_too() -> None:
    desk = BoardDesk(first_board("1844"))
    desk.change(
        company="FNM",
        trains="2",
        tiles=(TileAt(hex="L21", tile="5", rotation=2),),
        stations=(StationAt(company="FNM", hex="L21", node=0),),
    )
    found = question(desk).ask(Budget())
    assert isinstance(found, RunView)
    assert found.verdict == "FNM has no run that earns anything. No track leads from a station of FNM to a second stop."
