"""German Railways at a table, by mouse and by keys: short entries, what they imply, and what hands have to do."""

import pytest

from core.german_railways.order import program_draw
from core.text.catalogue import text
from tests.ui.german_railways.games import new_game
from tests.ui.german_railways.rounds import before_draw, first_turn
from tests.ui.german_railways.window_events import (
    ENTER,
    ESCAPE,
    click_choice,
    click_go,
    click_hex,
    keys,
    state_of,
    told,
    turn_of,
)
from ui.game.bridge import GameBridge
from ui.german_railways.panels.quick_entry import QuickEntry
from ui.hands.panel import TablePanel
from ui.shell.pages.game_page import GamePage


class TestAuction:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(new_game(4, "table"))

    def test_the_result_takes_three_keys(self, page: GamePage) -> None:
        keys(page, "12B")
        state = state_of(page)
        assert state.shares["PO"] == {"ben": 1}
        assert state.cash["PO"] == 12
        assert state.auction is not None
        assert state.auction.opener == "ben"

    def test_the_result_takes_three_clicks(self, page: GamePage) -> None:
        turn = turn_of(page)
        assert turn.view.spin is not None
        turn.page.set_amount(7)
        click_choice(page, "AuctionResult-cat-PO")
        assert state_of(page).shares["PO"] == {"cat": 1}
        assert state_of(page).cash["cat"] == 23

    def test_nobody_bids(self, page: GamePage) -> None:
        keys(page, "*")
        state = state_of(page)
        assert state.shares["PO"] == {"ann": 1}, "for nothing, to who opened (G6)"
        assert state.cash["PO"] == 0

    def test_bid_by_bid(self, page: GamePage) -> None:
        keys(page, "I", "4", ENTER)
        auction = state_of(page).auction
        assert auction is not None
        assert (auction.bid, auction.leader, auction.bidder) == (4, "ann", "ben")
        assert turn_of(page).view.actor == "ben", "the page of bids stays"
        keys(page, "*")
        assert state_of(page).shares["PO"] == {"ann": 1}


class TestOrder:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(before_draw())

    def test_markers_are_typed_as_they_come_out(self, page: GamePage) -> None:
        keys(page, "ACBC", ENTER)
        assert state_of(page).order == ("ann", "cat", "ben", "cat")

    def test_markers_are_clicked(self, page: GamePage) -> None:
        for player in ("dan", "cat", "cat"):
            click_choice(page, f"marker-{player}")
        keys(page, ESCAPE)
        for player in ("ben", "ben"):
            click_choice(page, f"marker-{player}")
        click_go(page)
        assert state_of(page).order == ("dan", "cat", "ben", "ben")

    def test_more_markers_than_in_the_bag_are_refused(self, page: GamePage) -> None:
        keys(page, "AABB")
        assert text("refusal-more-markers-than-in-bag", player="Ann", has=1, drawn=2) in told(page)

    def test_the_program_draws(self, page: GamePage) -> None:
        moment = page.bridge.moment
        order = program_draw(moment.rules, moment.state)
        keys(page, "D")
        assert state_of(page).order == order

    def test_everybody_agrees_to_the_end_in_one_entry(self, page: GamePage) -> None:
        keys(page, "E", ENTER)
        assert state_of(page).ending == "agreement"
        log = page.bridge.log
        assert len(log.path_to(log.head)) == 9


class TestTurn:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn())

    def test_a_share_is_offered_and_sold_in_one_entry(self, page: GamePage) -> None:
        keys(page, "B", "4", "C")
        state = state_of(page)
        assert state.shares["NME"] == {"ben": 1, "cat": 1}
        assert (state.cash["cat"], state.cash["NME"], state.turn) == (6, 14, "ben")

    def test_a_share_is_offered_and_sold_by_mouse(self, page: GamePage) -> None:
        click_choice(page, "offer-CME")
        click_choice(page, "AuctionResult-dan-CME")
        assert state_of(page).shares["CME"] == {"cat": 1, "dan": 1}

    def test_a_share_that_nobody_wants(self, page: GamePage) -> None:
        click_choice(page, "offer-CME")
        click_choice(page, "begin")
        keys(page, "*")
        state = state_of(page)
        assert state.shares["CME"] == {"cat": 1}
        assert state.turn == "ben"

    def test_building_takes_its_hexes_and_two_clicks(self, page: GamePage) -> None:
        click_choice(page, "build-MWB")
        click_hex(page, "J11")
        click_go(page)
        assert state_of(page).track["MWB"] == ("K10", "J11")

    def test_building_by_keys(self, page: GamePage) -> None:
        keys(page, "5", "J11", ENTER, ENTER)
        assert state_of(page).track["MWB"] == ("K10", "J11")

    def test_passing(self, page: GamePage) -> None:
        click_choice(page, "Pass-ann-turn")
        assert state_of(page).turn == "ben"

    def test_who_comes_later_acts_while_the_others_pass(self, page: GamePage) -> None:
        click_choice(page, "player-cat")
        assert turn_of(page).view.actor == "cat"
        keys(page, "3", "K20", ENTER)
        assert text("quick-players-pass", players="Ann, Ben", count=2) in told(page)
        keys(page, ENTER)
        state = state_of(page)
        assert state.track["KSS"] == ("K18", "K20")
        assert (state.at, state.turn) == (3, "ben")

    def test_everybody_passes(self, page: GamePage) -> None:
        keys(page, "*")
        assert (state_of(page).round, state_of(page).open) == (2, "order")

    def test_hands_are_told_what_to_do(self, page: GamePage) -> None:
        table = page.panels["table"]
        assert isinstance(table, TablePanel)
        table.all_is_done()
        click_choice(page, "build-MWB")
        click_hex(page, "J11")
        click_go(page)
        tasks = {task.text for task in table.list.checks.tasks}
        assert tasks == {
            text("gr-hands-pays", who="MWB", amount=3),
            text("gr-hands-locomotives", railroad="MWB", places="J11 Göttingen", number=1),
            text("gr-hands-income", who="MWB", income=3),
            text("gr-hands-income-player", who="Ann", income=6),
            text("gr-hands-order-off", players="Ann"),
        }
        table.all_is_done()
        page.bridge.undo()
        back = {task.text for task in table.list.checks.tasks}
        assert text("gr-hands-locomotives-off", railroad="MWB", places="J11 Göttingen", number=1) in back
        assert text("gr-hands-receives", who="MWB", amount=3) in back


class TestQuickEntry:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn())

    def test_a_build_is_typed(self, page: GamePage) -> None:
        keys(page, "1")
        page.bring("quick")
        keys(page, "po b41 b39", ENTER)
        assert state_of(page).track["PO"] == ("A42", "B41", "B39")

    def test_it_says_what_is_wrong_and_keeps_the_line(self, page: GamePage) -> None:
        page.bring("quick")
        keys(page, "po d11", ENTER)
        quick = page.panels["quick"]
        assert isinstance(quick, QuickEntry)
        assert quick.line.text() == "po d11"
        assert text("refusal-not-beside-track", hex="D11", railroad="PO") in quick.answer.text()
        keys(page, " ! the table agreed", ENTER)
        assert state_of(page).track["PO"] == ("A42", "D11")

    def test_what_enter_would_do_stands_first(self, page: GamePage) -> None:
        keys(page, "1", "B41", ENTER)
        quick = page.panels["quick"]
        assert isinstance(quick, QuickEntry)
        page.bring("quick")
        assert next(word.word for word in quick.words.words.words) == "po b41"
        keys(page, "undo", ENTER)
        assert state_of(page).open == "order"
