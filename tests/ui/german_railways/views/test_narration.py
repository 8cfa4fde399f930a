"""Everything that happens in a game of German Railways has its sentence, in every language."""

from typing import Any

import pytest

from core.german_railways import actions as ac
from core.german_railways import corrections as co
from core.german_railways.events import ALL_EVENTS
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.interchange.game_file import AnyGame
from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import Table
from tests.ui.german_railways.games import late_game, middle_game
from ui.german_railways.views.narration.facts import KINDS, TELLERS, facts
from ui.german_railways.views.narration.narrate import NarratorGR, narrate, tell
from ui.journal.views.table import HEADS, journal_table
from ui.journal.views.view import Filter, JournalView


def rules_of(game: AnyGame) -> Rules:
    rules: Rules = game.engine.rules
    return rules


def lines(table: Table, before: State) -> list[str]:
    return [line.text for line in narrate(table.rules, before, table.events)[0]]


def told(table: Table, action: Any, reason: str | None = None) -> list[str]:
    before = table.state
    table.do(action, reason)
    return lines(table, before)


def test_every_event_has_a_teller() -> None:
    assert set(TELLERS) == set(ALL_EVENTS)


def test_a_bid_and_those_who_cannot_raise() -> None:
    table = Table().cash(ann=40, ben=3, cat=40)
    assert told(table, ac.Bid(actor="ann", railroad="PO", amount=5)) == [
        "Ann bid 5 for PO.",
        "Ben could not bid more.",
    ]


def test_of_an_auction_by_its_result_only_the_result_is_told() -> None:
    table = Table(mode="table")
    assert told(table, ac.AuctionResult(actor="ben", railroad="PO", amount=7)) == ["Ben bought a share of PO for 7."]


def test_g6_nobody_bids_for_a_first_share() -> None:
    table = Table(mode="table")
    assert told(table, ac.EverybodyPasses(actor="ann")) == [
        "Ann, Ben, Cat passed.",
        "Nobody bid: Ann took the share of PO for nothing.",
    ]


def test_an_order_says_who_has_no_turn() -> None:
    table = Table().rounds()
    assert told(table, ac.DrawOrder(actor="bank", order=("ben", "ann", "ben")), "miscounted")[-1] == (
        "Order: 1\u00a0Ben, 2\u00a0Ann, 3\u00a0Ben. Without a turn: Cat."
    )


def test_a_build_tells_price_income_links_and_dividend() -> None:
    """PO builds into Posen beside NME: the example of the rules."""
    table = Table().rounds("ann", "ben", "cat").cash(PO=30)
    posen = next(place for place, hex_ in table.rules.title.board.items() if hex_.city == "Posen")
    beside = table.rules.title.neighbours[posen][0]
    table.track("NME", posen).track("PO", beside)
    found = told(table, ac.BuildTrack(actor="ann", railroad="PO", hexes=(posen,)))
    assert found[0].startswith(f"Ann built {posen} Posen with PO for ")
    assert "Income of PO: 3 → 4." in found[0]
    assert found[1].startswith("New link: PO–NME. A dividend is paid, PO twice: ")


def test_at_the_table_those_before_have_passed() -> None:
    table = Table(mode="table").rounds("ann", "ben", "cat")
    assert told(table, ac.Pass(actor="cat", what="turn"))[0] == "Ann, Ben, Cat passed."


def test_a_correction_has_its_note_and_what_it_changed() -> None:
    table = Table().rounds("ann", "ben", "cat")
    found = told(table, co.CorrectCash(actor="ann", note="Miscounted", holder="ben", amount=99))
    assert found == ["Ben has 99 instead of 40. Set right: “Miscounted”"]
    found = told(table, co.MoveShare(actor="ann", note="Forgotten", railroad="PO", giver="bank", taker="cat"))
    assert found == ["A share of PO went from bank to Cat. Set right: “Forgotten”"]
    found = told(table, co.CorrectTurn(actor="ann", note="Again", round=3))
    assert found == ["It is round 3, before the draw. Set right: “Again”"]


def test_the_end_names_the_winners() -> None:
    game = late_game()
    entry = game.log.entry(game.log.head)
    read = game.engine.codec.event_from_json
    found = tell(game.engine, game.state_at(entry.parent), [read(event) for event in entry.events])
    assert found.lines[-1].startswith("The game is over, since all agreed: ")


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    game = late_game()
    use_language(language)
    try:
        view = JournalView(NarratorGR(rules_of(game)))
        assert view.follow(game)
    finally:
        use_language("en")
    words = [row.text for row in view.rows]
    assert len(words) > 100
    assert not [line for line in words if "???" in line or "{" in line or "None" in line]


def test_rounds_and_first_auctions_have_headings() -> None:
    view = JournalView(NarratorGR(rules_of(middle_game())))
    view.follow(middle_game())
    rounds = [row.text for row in view.rows if row.kind == "round"]
    assert rounds[:3] == ["First auctions", "Round 1", "Round 2"]
    turns = [row for row in view.rows if row.kind == "turn"]
    assert [row.company for row in turns] == ["PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"]
    assert turns[0].text == "Preußische Ostbahn"


def any_line(view: JournalView, kind: str, railroad: str) -> bool:
    view.show(Filter(kind=kind, company=railroad))
    return any(row.kind == "line" for row in view.rows)


@pytest.mark.parametrize("kind", ["auction", "build", "dividend", "order"])
def test_lines_can_be_chosen_by_kind_and_by_railroad(kind: str) -> None:
    view = JournalView(NarratorGR(rules_of(late_game())))
    view.follow(late_game())
    view.show(Filter(kind=kind))
    assert kind in KINDS
    assert any(row.kind == "line" for row in view.rows)
    railroads = [code for code in rules_of(late_game()).title.railroads if any_line(view, kind, code)]
    assert bool(railroads) == (kind != "order")


def test_the_journal_as_a_table_for_other_programs() -> None:
    game = late_game()
    table = journal_table(game, NarratorGR(rules_of(game)))
    rows = [dict(zip(HEADS, row, strict=True)) for row in table.rows]
    assert rows[0]["round"] == "0"
    assert rows[0]["turn"] == "PO"
    assert rows[-1]["round"] == "end"
    built = [row for row in rows if row["kinds"] == "build" and row["amount"]]
    assert built
    assert all(isinstance(row["hexes"], str) and row["hexes"] for row in built)


def test_facts_of_a_round_are_said_aloud() -> None:
    """The journal leaves them to its headings."""
    table = Table(mode="table").rounds("ann")
    before = table.state
    table.do(ac.Pass(actor="ann", what="turn"))
    found, _ = facts(table.rules, before, table.events)
    assert found[-1].sentence.startswith("Round 2. Into the bag: Ann ")
