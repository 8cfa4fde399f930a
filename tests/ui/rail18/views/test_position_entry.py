"""A running game that is entered: a note means the game it was taken from; what is wrong is named, with its field."""

from dataclasses import replace
from functools import cache

import pytest

from core.kernel.refusal import Rejection
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, OperatingRound, Question, State, StockRound
from tests.play.pack_up_notes import as_noted, draft_of
from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped_game
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.draft import PositionDraft, draft_json, read_position
from ui.rail18.views.position.entry import PositionEntry
from ui.rail18.views.position.sheet import player_sheet

NEW = NewGame("1844", names=("Ann", "Ben", "Cat"), drawn=False)


@cache
def sample() -> tuple[Engine18, list[State]]:
    """Where a table would pack up: before somebody's turn."""
    game = shipped_game()
    assert isinstance(game.engine, Engine18)
    found = []
    while (moved := game.redo()) is not None:
        state = moved.after
        frame = state.frame
        fresh = isinstance(frame, StockRound) and not frame.blocks
        turn = isinstance(frame, CompanyTurn) and frame == CompanyTurn(frame.company)
        if (fresh or turn or isinstance(frame, Auction)) and not any(
            isinstance(asked, Question) for asked in state.flow
        ):
            found.append(state)
    return game.engine, found


@pytest.mark.long
def test_a_note_means_the_game_it_was_taken_from() -> None:
    engine, states = sample()
    kinds = set()
    for state in [state for number, state in enumerate(states) if not number % 5 or isinstance(state.frame, Auction)]:
        entry = PositionEntry(draft_of(engine.rules, state))
        assert entry.view.ready, (state.flow, entry.view.wrongs)
        events = entry.engine.decide(entry.start, entry.view.action)
        assert not isinstance(events, Rejection)
        found = entry.start
        for event in events:
            found = entry.engine.evolve(found, event)
        assert as_noted(engine.rules, found) == as_noted(engine.rules, state)
        assert entry.view.bank == state.cash["bank"]
        kinds.add((type(state.flow[0]), state.companies["SBB"].launched))
    assert len(kinds) == 5, "the auction, and rounds of both kinds, before and after a merger"


def entry(**typed: str) -> PositionEntry:
    words = {name.replace("__", ":").replace("_", "-"): word for name, word in typed.items()}
    return PositionEntry(PositionDraft(NEW, {"number": "3", "cash:p1": "100", **words}))


def wrongs(found: PositionEntry) -> dict[str, str]:
    return {wrong.field: wrong.sentence for wrong in found.view.wrongs}


def test_what_nobody_typed_is_what_one_expects() -> None:
    found = entry(phase="3", par__NOB="100", share__NOB__p1="75", trains__NOB="2 3")
    view = found.view
    assert view.ready, view.wrongs
    action = view.action
    assert {taken.card: taken.number for taken in action.taken} == {"2": 13, "3": 1}
    assert [card.type for card in action.trains] == ["2H", "3"], "older cards have been turned over"
    assert {paper.owner for paper in action.papers} == {"closed"}
    [nob] = action.companies
    assert (nob.floated, nob.operated, nob.destination) == (True, True, "open")
    assert [(at.company, at.hex) for at in action.stations] == [("NOB", "D19")], "its home"
    assert [(at.row, at.column) for at in action.markers] == [(1, 4)], "its par"
    assert view.figures["left:NOB"] == "25"
    assert view.figures["certificates:p1"] == "2/24"
    assert view.bank == 11900


@pytest.mark.parametrize(
    ("field", "word", "words"),
    [
        ("cash:p2", "much", "much is no number"),
        ("cash:p1", "13000", "13,000 in players' hands"),
        ("par:NOB", "95", "95 is no par"),
        ("price:NOB", "120", "120/1, 120/2, 120/3, 120/6"),
        ("price:NOB", "95", "95 is no price"),
        ("share:NOB:p2", "30", "30 % cannot be made up"),
        ("share:NOB:p2", "many", "many is no percentage"),
        ("share:NOB:p2", "25*", "cannot be made up"),
        ("share:NOB:p2", "50", "NOB has 125 %"),
        ("trains:NOB", "2 9", "no train 9"),
        ("trains:NOB", "5", "begun phase 5"),
        ("stack:2", "14", "2 cannot have -1"),
        ("destination:NOB", "perhaps", "open, reached or none"),
        ("operated:NOB", "perhaps", "neither yes nor no"),
        ("privates:p1", "P9", "no certificate P9"),
        ("place:p1", "2", "2"),
        ("number", "", "Which round"),
        ("price:SBB", "120/1", "SBB"),
    ],
)
def test_what_is_wrong_is_named_with_its_field(field: str, word: str, words: str) -> None:
    found = entry(par__NOB="100", share__NOB__p1="75", phase="2")
    assert found.view.ready, found.view.wrongs
    found.type(field, word)
    assert found.view.wrongs, word
    assert any(words in wrong.sentence for wrong in found.view.wrongs), found.view.wrongs


def test_a_private_of_two_is_found_where_it_was_typed_last() -> None:
    found = entry(privates__p1="P1 P2", privates__p2="P2")
    assert wrongs(found) == {"privates:p2": "P2 is named twice."}


# the auction


def auction(**typed: str) -> PositionEntry:
    return entry(round="auction", privates__p1="P1", privates__p2="P2 P3", **typed)


def test_in_an_auction_the_next_private_is_on_offer() -> None:
    found = auction(number="")
    assert found.view.ready, found.view.wrongs
    assert found.view.action.flow == (Auction("P4", "p1", "p1", 110),), "the fourth of three players is the first again"
    assert {paper.paper for paper in found.view.action.papers} == {"P1", "P2", "P3"}
    assert found.view.usual["minimum"] == "110"
    bidding = auction(player="p3", bid__p1="100", minimum="90", passed__p2="yes")
    assert bidding.view.ready, bidding.view.wrongs
    assert bidding.view.action.flow == (Auction("P4", "p1", "p3", 90, 100, "p1", ("p2",)),)


@pytest.mark.parametrize(
    ("typed", "field", "words"),
    [
        ({"privates__p2": "P2 P4"}, "privates:p1", "P3 is sold before those that somebody has already."),
        ({"privates__p2": "P2 P3 P4 P5 P6 P7"}, "round", "Every private has been sold, so the auction is over."),
        ({"bid__p1": "100", "player": "p1", "minimum": "90"}, "player", "Ann has made the highest bid and waits"),
        ({"bid__p1": "100", "player": "p2"}, "minimum", "100"),
        ({"bid__p1": "120", "player": "p2"}, "bid:p1", "Ann has bid 120 and must be able to pay it."),
        ({"passed__p2": "yes", "player": "p2"}, "passed:p2", "Ben has passed and is not asked again."),
        ({"passed__p2": "perhaps"}, "passed:p2", "neither yes nor no"),
    ],
)
def test_what_cannot_be_in_an_auction(typed: dict[str, str], field: str, words: str) -> None:
    known = {"privates__p1": "P1", "privates__p2": "P2 P3"}
    found = wrongs(entry(round="auction", **{**known, **typed}))
    assert words in found.get(field, ""), found


def test_markers_in_one_field_are_numbered() -> None:
    found = entry(par__NOB="100", share__NOB__p1="75", par__SCB="100", share__SCB__p2="75", phase="2")
    assert list(wrongs(found)) == ["height:NOB"]
    found.type("height:NOB", "2")
    found.type("height:SCB", "1")
    assert not found.view.wrongs
    assert [marker.company for marker in found.view.action.markers] == ["SCB", "NOB"]


@pytest.mark.parametrize("typed", ["nob", "ｎｏｂ"])  # the second as a Japanese keyboard writes it
def test_the_company_that_acts_next_follows(typed: str) -> None:
    found = entry(
        round=pd.OPERATING, par__NOB="100", share__NOB__p1="75", par__SCB="90", share__SCB__p2="75", phase="2"
    )
    assert found.view.following == "NOB"
    found.type(pd.ACTED, typed)
    assert found.view.following == "SCB"
    assert found.view.action.flow == (OperatingRound(3, 1, 1, ("NOB",)),)
    found.type(pd.STEP, "run")
    assert found.view.action.flow[1:] == (CompanyTurn("SCB", "run"),)


@pytest.mark.parametrize(
    ("player", "passes", "last"), [("p1", 0, None), ("p2", 1, None), ("p2", 0, "p1"), ("p1", 1, "p2"), ("p3", 1, "p1")]
)
def test_who_acted_last_follows_from_the_passes(player: str, passes: int, last: str | None) -> None:
    [round_] = entry(player=player, passes=str(passes), bought__p2="b1").view.action.flow
    assert isinstance(round_, StockRound)
    assert round_.last_actor == last
    assert round_.papers == (("p2", "mountain"),)


def test_what_only_a_rule_forbids_the_table_may_know_better() -> None:
    found = entry(phase="4", par__NOB="100", share__NOB__p1="75", trains__NOB="2")
    assert found.view.wrongs
    assert found.view.may_begin
    assert not found.view.ready


def test_a_draft_is_read_as_it_was_kept() -> None:
    engine, states = sample()
    draft = draft_of(engine.rules, states[40])
    assert read_position(draft_json(draft)) == draft
    for data in (b"", b"[]", b'{"new": {"title": "1999"}}', draft_json(draft)[:-3], b"\xff\x00"):
        assert read_position(data) is None


def test_R57_who_offers_a_private_is_named_where_it_does_not_follow_from_how_many_are_sold() -> None:
    """Nobody wanted P2, so the first player offers it in the next round."""
    for preset, opener in (("2016", "p2"), ("first-edition", "p1")):
        new = replace(NEW, preset=preset)
        typed = {"round": "auction", "cash:p1": "100", "privates:p3": "P1", "player": "p3", "opener": "p1"}
        [frame] = PositionEntry(PositionDraft(new, typed)).view.action.flow
        assert isinstance(frame, Auction)
        assert (frame.private, frame.auctioneer, frame.bidder) == ("P2", opener, "p3")


def first_edition() -> tuple[Rules, State]:
    """A stock round: one mountain railway has paid, one only been visited, and somebody sells in the next round."""
    table = Table(("p1", "p2", "p3"), "first-edition").give(p1=100).paper("P4", "p3")
    table.mountain("B2", "p2", "H7", "XM2").mountain("B1", "p2", "L23", active=True).mountain(
        "B3", "p2", "L13", "XM3", active=True
    )
    table.change(
        papers={**table.state.papers, "B3": replace(table.state.papers["B3"], paid=True)},
        flow=(replace(table.state.flow[0], excused=("p1",)),),  # type: ignore[type-var]
    )
    return table.rules, table.state


def test_R54_R55_a_note_tells_what_matters_under_the_rules_of_the_first_edition() -> None:
    rules, state = first_edition()
    draft = draft_of(rules, state)
    assert (draft.typed[pd.VISITED], draft.typed[pd.UNPAID]) == ("B3", "B1")
    found = PositionEntry(draft)
    assert found.view.ready, found.view.wrongs
    entered = found._state(found.view.action)
    assert {code: (entered.papers[code].active, entered.papers[code].paid) for code in ("B1", "B2", "B3")} == {
        "B1": (True, False),
        "B2": (False, False),
        "B3": (True, True),
    }
    assert as_noted(rules, entered) == as_noted(rules, state)


def test_R54_nobody_is_asked_for_it_where_it_does_not_matter() -> None:
    found = entry(tunnels__p1="T1", used="T1", unpaid="T1")
    assert not next(paper for paper in found.view.action.papers if paper.paper == "T1").visited
    assert "excused:{}" not in [column.field for column in player_sheet(found).columns]
