"""German Railways on one screen, by mouse and by keys: every kind of action, and what is told before it is taken."""

import pytest
from PySide6.QtCore import Qt

from core.german_railways import actions as ac
from core.german_railways.corrections import PlaceLocomotive
from core.german_railways.order import program_draw
from core.german_railways.state import Auction
from core.text.catalogue import text
from tests.ui.german_railways.games import new_game
from tests.ui.german_railways.rounds import before_draw, do, first_turn
from tests.ui.german_railways.window_events import (
    ENTER,
    ESCAPE,
    canvas_of,
    click_choice,
    click_go,
    click_hex,
    keys,
    map_of,
    point_at_hex,
    state_of,
    told,
    turn_of,
)
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage


class TestAuction:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(new_game(4, "hotseat"))

    def test_bids_and_passes_by_keys(self, page: GamePage) -> None:
        keys(page, ENTER, "5", ENTER, "P")
        assert state_of(page).auction == Auction("PO", "ann", "dan", 5, "ben", ("cat",))
        keys(page, "P", "P")
        state = state_of(page)
        assert state.shares["PO"] == {"ben": 1}
        assert (state.cash["ben"], state.cash["PO"]) == (25, 5)
        assert state.auction is not None
        assert (state.auction.railroad, state.auction.bidder) == ("NME", "ben"), "the buyer opens the next"

    def test_bids_and_passes_by_mouse(self, page: GamePage) -> None:
        click_go(page)
        click_choice(page, "Pass-ben-auction")
        auction = state_of(page).auction
        assert auction is not None
        assert (auction.bid, auction.bidder, auction.passed) == (1, "cat", ("ben",))

    def test_what_a_purchase_brings_is_told(self, page: GamePage) -> None:
        keys(page, ENTER, "P", "P")
        assert turn_of(page).view.actor == "dan"
        click_choice(page, "Pass-dan-auction")
        assert page.bridge.moment.player_incomes["ann"] == 3


class TestOrder:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(before_draw("hotseat"))

    def test_enter_draws_and_tells_nothing_before(self, page: GamePage) -> None:
        moment = page.bridge.moment
        order = program_draw(moment.rules, moment.state)
        assert text("gr-draw-note") in told(page)
        names = [moment.names[player] for player in order]
        assert not any(name in told(page) for name in names)
        keys(page, ENTER)
        assert state_of(page).order == order

    def test_a_draw_that_is_taken_back_comes_out_the_same(self, page: GamePage) -> None:
        click_go(page)
        order = state_of(page).order
        page.bridge.undo()
        click_go(page)
        assert state_of(page).order == order

    def test_each_player_agrees_to_the_end(self, page: GamePage) -> None:
        keys(page, "E", "1")
        assert state_of(page).agreed == ("ann",)
        for key in ("2", "3"):
            keys(page, "E", key)
        click_choice(page, "end")
        click_choice(page, "AgreeToEnd-dan")
        assert state_of(page).ending == "agreement"
        assert turn_of(page).view.question == text("turn-over", winner="Ann, Ben, Cat, Dan", count=4)


class TestTurn:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn("hotseat"))

    def test_passing(self, page: GamePage) -> None:
        keys(page, "P")
        assert (state_of(page).at, state_of(page).turn) == (1, "ben")

    def test_a_share_is_offered_and_auctioned(self, page: GamePage) -> None:
        keys(page, "B")
        assert state_of(page).auction == Auction("NME", "ann", "ann")
        keys(page, "3", ENTER, "P", "P", "P")
        state = state_of(page)
        assert state.shares["NME"] == {"ben": 1, "ann": 1}
        assert (state.cash["ann"], state.cash["NME"], state.turn) == (7, 13, "ben")

    def test_a_share_is_offered_by_mouse(self, page: GamePage) -> None:
        click_choice(page, "offer-CME")
        assert state_of(page).auction == Auction("CME", "ann", "ann")

    def test_building_takes_its_hexes_and_two_clicks(self, page: GamePage) -> None:
        click_choice(page, "build-PO")
        click_hex(page, "B41")
        click_hex(page, "B39")
        assert "4 of" not in told(page)
        click_go(page)
        state = state_of(page)
        assert state.track["PO"] == ("A42", "B41", "B39")
        assert (state.cash["PO"], state.turn) == (6, "ben")

    def test_building_by_keys(self, page: GamePage) -> None:
        keys(page, "1", "B41", ENTER, "C40", ENTER, ENTER)
        assert state_of(page).track["PO"] == ("A42", "B41", "C40")

    def test_the_price_and_what_is_left_are_told_on_the_way(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "B41")
        note = turn_of(page).view.note
        assert note == text("gr-build-note", placed=1, most=4, spent=2, treasury=10, left=8, places="B41")
        assert text("gr-effect-treasury", railroad="PO", old=10, new=8) in told(page)

    def test_the_last_hex_is_taken_back(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "B41")
        click_hex(page, "B39")
        click_hex(page, "B39")
        draft = turn_of(page).draft
        assert draft is not None
        assert draft.placed == ("B41",)
        keys(page, ESCAPE, ESCAPE)
        assert turn_of(page).draft is None
        assert map_of(page).draft is None, "nothing is lit any more"

    def test_a_hex_that_only_one_railroad_can_reach_begins_its_build(self, page: GamePage) -> None:
        click_hex(page, "J11")
        draft = turn_of(page).draft
        assert draft is not None
        assert (draft.railroad, draft.placed) == ("MWB", ("J11",))

    def test_a_hex_that_the_build_can_reach_brings_the_way_there(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "B37")
        draft = turn_of(page).draft
        assert draft is not None
        assert draft.placed == ("B41", "B39", "B37")
        click_hex(page, "B37")
        draft = turn_of(page).draft
        assert draft is not None
        assert draft.placed == ("B41", "B39"), "taken back hex by hex"

    def test_why_a_hex_cannot_come_next(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "D11")
        assert text("refusal-not-beside-track", hex="D11", railroad="PO") in told(page)
        assert state_of(page).turn == "ann"

    def test_a_railroad_of_which_one_has_no_share_says_so(self, page: GamePage) -> None:
        turn = turn_of(page)
        refused = [action for action in turn.view.refusals if isinstance(action, ac.BuildTrack)]
        assert {action.railroad for action in refused} == {"NME", "KSS", "KBS", "GBS", "CME", "BHE"}

    def test_next_hexes_are_lit_and_have_their_price(self, page: GamePage) -> None:
        keys(page, "5")
        lit = map_of(page).lit.following
        assert lit == {"J9", "J11", "K8", "K12", "L9", "L11"}
        point_at_hex(page, "L11")
        assert text("gr-map-price", railroad="MWB", price=4) in map_of(page).status.full

    def test_arrows_and_enter_on_the_map_choose_a_hex(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "B41")
        canvas = canvas_of(page)
        canvas.setFocus()
        keys(page, Qt.Key.Key_Left)
        assert canvas.board.hovered == "B39"
        keys(page, ENTER)
        draft = turn_of(page).draft
        assert draft is not None
        assert draft.placed == ("B41", "B39")
        keys(page, ENTER)
        assert state_of(page).track["PO"] == ("A42", "B41", "B39"), "Enter on what is placed already builds"

    def test_undo_and_redo(self, page: GamePage) -> None:
        before = state_of(page)
        keys(page, "P")
        after = state_of(page)
        page.bridge.undo()
        assert state_of(page) == before
        page.bridge.redo()
        assert state_of(page) == after

    def test_who_comes_next_is_told_what_happened(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "B41")
        click_go(page)
        found = page.family.recap(page.bridge) if page.family.recap is not None else None
        assert found is not None
        assert found.player == "ben"
        assert (text("gr-recap-track"), "PO B41") in found.lines


class TestDividend:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        """PO is one hex from NME's Breslau."""
        game = first_turn("hotseat")
        way = ("B41", "C40", "D39", "D37", "E36", "F35", "G34", "H33", "I32", "J33")
        return GameBridge(do(game, *(_placed(hex_) for hex_ in way)))

    def test_the_whole_dividend_is_told_before_it_is_paid(self, page: GamePage) -> None:
        keys(page, "1")
        click_hex(page, "K32")
        box = told(page)
        assert text("gr-told-linked", pairs="PO–NME", number=1) in box
        for player, income in (("Ann", 12), ("Ben", 3), ("Cat", 2), ("Dan", 3)):
            assert f"{player} gets {income}" in box, player
        click_go(page)
        assert state_of(page).cash["ann"] == 22


def _placed(label: str) -> PlaceLocomotive:
    return PlaceLocomotive(actor="ann", railroad="PO", hex=label, note="for the test")
