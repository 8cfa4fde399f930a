"""Positions of 1824 that a game begins with: what was played is entered anew and goes on alike."""

from random import Random

import pytest

from core.kernel.refusal import Rejection
from core.rail18.actions import Pass
from core.rail18.position.build import position_of
from core.rail18.state import GameOver, Question, State, StockRound
from core.titles.t1824.actions import ExchangeMountain
from tests.play.invariants import check_all, check_going_on
from tests.play.positions import without_history
from tests.play.random_player import RandomPlayer, random_engine
from tests.play.table import Table as AnyTable
from tests.titles.t1824.play import FirstRound, Table, coal, minor, mountain


def entered(engine, state: State) -> State:
    start = engine.initial().with_(players=state.players, mode=state.mode, track_kept=state.track_kept)
    found = engine.decide(start, position_of(state))
    assert not isinstance(found, Rejection), found
    for event in found:
        start = engine.evolve(start, event)
    assert without_history(start) == without_history(state)
    check_going_on(engine, start)
    return start


def again(table: AnyTable) -> State:
    return entered(table.engine, table.state)


@pytest.mark.long
@pytest.mark.parametrize("seed", [3, 6, 22])
def test_every_position_of_a_game_is_equal_and_goes_on_equally(seed):
    """6 is played without track, 22 by the site's rulings."""
    engine = random_engine(seed, "1824")
    player, state, looked = RandomPlayer(engine.rules, Random(seed)), engine.initial(), 0
    for number in range(420):
        if isinstance(state.frame, GameOver):
            break
        options = engine.options(state)
        check_going_on(engine, state, options)
        action = player.choose(state, options)
        events = engine.decide(state, action)
        if number % 20 == 0:
            assert engine.decide(entered(engine, state), action) == events
            looked += 1
        before = state
        for event in events:
            state = engine.evolve(state, event)
        check_all(engine.rules, before, state)
    assert looked > 10
    assert engine.rules.phase_at_least(state, "4")


def test_the_first_round_with_what_was_bought():
    table = FirstRound()
    for action in (mountain("dan", "B2"), minor("cat", "EPP", 180), minor("ben", "Sd1", 240)):
        table.play(action)
    state = again(table)
    assert state.flow == (StockRound(1, "ann", backwards=True, last_actor="ben"),)
    assert state.papers["B1"].owner == "bank"


def test_what_nobody_bought_stays_out_of_the_game():
    state = again(Table().minor("Sd2", "ann"))
    assert state.companies["Sd1"].closed
    assert not state.companies["Sd2"].closed


def test_a_regional_that_is_not_open_with_the_things_of_its_coal_railway():
    table = Table().phase("3").minor("EPP", "ann", 160, treasury=70).own("EPP", **{"1g-0": "1g"}).stack(_1g=1)
    table.stock("ann").play(coal("ann", "EPP"))
    state = again(table)
    assert not state.companies["BK"].launched
    assert state.cash["BK"] == 70
    assert state.trains_of("BK") == ["1g-0"]


def test_a_staatsbahn_without_director():
    table = Table().phase("4").minor("Sd2", "ann").singles("BH").company("BH", dan=5).own("BH", **{"4-0": "4"})
    table.turn("BH", "trains", 1, 1, acted=("Sd2",)).play(Pass(actor="dan", what="trains"))
    state = again(table)
    assert state.companies["Sd"].launched
    assert state.shares["Sd"]["Sd_0"] == "bank"


def both_in_wien(**switches) -> Table:
    """k&k kept both stations of its forerunners (A30)."""
    table = Table(mode="table", **switches).phase("6").company("kk", par=120, at="120/1", ann=3, home=False)
    return table.station("kk", "F11", 1, home=True).station("kk", "F11", 2).own("kk", **{"6-0": "6"})


def test_A30_two_stations_in_wien_where_both_stay():
    state = again(both_in_wien(wien_twice="both-stay"))
    assert [station.node for station in state.stations["F11"]] == [1, 2]
    assert state.companies["kk"].stations_left == 3


def test_A30_one_of_them_too_many_where_one_goes_back():
    table = both_in_wien()
    found = table.engine.decide(table.engine.initial().with_(mode="table"), position_of(table.state))
    assert isinstance(found, Rejection)
    assert found.code == "one-station-per-hex"


def test_an_open_exchange_and_the_end_of_the_game_that_waits_for_it():
    table = Table().phase("3").stack(_3=7).mountain("B2", "ben").company("BH", dan=5).own("BH", **{"3-0": "3"})
    table.give(dan=12_000 - 100 - sum(a for h, a in table.state.cash.items() if h not in ("dan", "bank")))
    table.turn("BH", "trains", 1, 1).play(Pass(actor="dan", what="trains"))
    assert table.state.bank_broken
    state = again(table)
    assert state.flow[0].still == "game"
    assert state.frame == Question("exchange", "ben", item="B2")
    events = table.engine.decide(state, ExchangeMountain(actor="ben", code="B2", company="BH"))
    assert not isinstance(events, Rejection)
    for event in events:
        state = table.engine.evolve(state, event)
    assert isinstance(state.frame, GameOver)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"mark": "EPP"}, "par-and-marker"),
        ({"closed": "BH"}, "company-closed"),
        ({"formed": "Sd"}, "members-and-merged"),
        ({"closed": "Sd1"}, "members-and-merged"),
        ({"lost": "BK"}, "no-holder"),
    ],
)
def test_what_cannot_be_is_named(wrong, code):
    table = Table().minor("EPP", "ann").minor("Sd1", "ben", home=False)
    match wrong:
        case {"mark": sym}:
            table.mark(sym, "80/5")
        case {"closed": sym}:
            table.charter(sym, closed=True).hold(sym)
        case {"formed": sym}:
            table.charter(sym, launched=True)
        case {"lost": sym}:
            table.change(shares={**table.state.shares, sym: {**table.state.shares[sym], f"{sym}_3": "closed"}})
    found = table.engine.decide(table.engine.initial(), position_of(table.state))
    assert isinstance(found, Rejection)
    assert found.code == code
