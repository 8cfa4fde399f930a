"""A game is packed up, the sheet is read, and the game that is entered from it is the same."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from core.kernel.refusal import Rejection
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, Question, State, StockRound
from tests.play.pack_up_notes import as_noted, new_game
from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped_states
from tests.ui.sheets import games
from tests.ui.sheets.paper import lines_of
from tests.ui.sheets.read_back import read_back
from ui.rail18.drawings import DRAWINGS
from ui.rail18.views.moment import moment_of
from ui.rail18.views.position.entry import PositionEntry
from ui.rail18.views.sheets.pack_up import pack_up
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4

pytestmark = pytest.mark.long


def packed_up(state: State) -> bool:
    """Where a table would pack up: before somebody's turn."""
    frame = state.frame
    fresh = isinstance(frame, StockRound) and not frame.blocks
    turn = isinstance(frame, CompanyTurn) and frame == CompanyTurn(frame.company)
    return (fresh or turn or isinstance(frame, Auction)) and not any(isinstance(f, Question) for f in state.flow)


def moments(states: Iterable[State], steps: int) -> list[State]:
    return [state for state in states if packed_up(state)][::steps]


@pytest.mark.parametrize("number", range(8))
def test_the_sheet_is_enough_to_enter_the_game_again(qtbot: QtBot, number: int) -> None:
    engine, states = shipped_states()
    enter(engine.rules, moments(states, 34)[number])


@pytest.mark.parametrize("preset", ["2016", "first-edition"])
def test_R54_R55_it_tells_what_has_paid_and_who_sells_later_where_that_matters(qtbot: QtBot, preset: str) -> None:
    table = Table(("p1", "p2", "p3"), preset).give(p1=100).paper("P4", "p3").mountain("B2", "p2", "H7", "XM2")
    table.company("STB", p1=3, p2=2)
    table.mountain("B1", "p2", "L23", active=True).mountain("B3", "p2", "L13", "XM3", active=True)
    if preset == "first-edition":
        papers = {**table.state.papers, "B3": replace(table.state.papers["B3"], paid=True)}
        table.change(papers=papers, flow=(StockRound(2, "p1", excused=("p1",)),))
    enter(table.rules, table.state)


def enter(rules: Rules, state: State) -> None:
    lines = lines_of(pdf_bytes(pack_up(moment_of(rules, state), games.NAME, games.WHEN), A4, DRAWINGS))
    entry = PositionEntry(read_back(lines, rules, state.players, new_game(state)))
    assert entry.view.ready, entry.view.wrongs
    events = entry.engine.decide(entry.start, entry.view.action)
    assert not isinstance(events, Rejection)
    found = entry.start
    for event in events:
        found = entry.engine.evolve(found, event)
    assert as_noted(rules, found) == as_noted(rules, state)
