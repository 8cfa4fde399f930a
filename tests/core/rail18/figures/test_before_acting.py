"""Before a player acts: what selling brings, what may be bought, what the next phase and further rounds would make."""

import pytest

from core.rail18 import actions as ac
from core.rail18.figures.further_rounds import LastRun, further_rounds
from core.rail18.figures.liquidity import Liquidity, liquidity
from core.rail18.figures.next_phase import PhaseTurned, if_phase_turned, with_next_phase
from core.rail18.figures.own_turn import own_turn
from core.rail18.figures.purchases import Purchase, purchases
from core.rail18.holdings import counted, director, percent
from core.rail18.state import Auction, GameOver
from tests.core.rail18.figures.trading import TooMany, best_of_all, positions, sold
from tests.play.table import Table as AnyTable
from tests.titles.t1824.play import Table as Table1824
from tests.titles.t1844.positions import Table

GAMES = [("1844", 4), ("1844", 5), ("1824", 3), ("1824", 4)]
EVERY = 12  # positions, where nobody may trade now
WAYS = 300


def cash_from_sales(table: AnyTable, player: str) -> Liquidity:
    found = liquidity(table.rules, table.state, player)
    assert found is not None
    return found


def blocks(found: Liquidity) -> list[tuple[str, int, int]]:
    return [(sale.action.company, sale.action.shares, sale.brings) for sale in found.sales]


def turned(table: AnyTable, player: str) -> PhaseTurned:
    found = if_phase_turned(table.rules, table.state, player)
    assert found is not None
    return found


def bought(table: AnyTable, player: str) -> tuple[Purchase, ...]:
    found = purchases(table.rules, table.state, player)
    assert found is not None
    return found.found


@pytest.fixture
def table() -> Table:
    table = Table(3).phase("3").give(ann=300, ben=500, cat=40)
    table.company("MOB", 100, at="110/2", treasury=340, pool=1, ann=5, ben=2)
    table.company("NOB", 90, at="90/3", treasury=60, ben=2, cat=2)
    return table.company("AB", 90, at="90/3", treasury=450, cat=5).stock("ann", 3)


# --- whose turn


def test_he_trades_on_his_turn_or_as_if_it_were(table: Table) -> None:
    rules, state = table.rules, table.state
    now, later = (own_turn(rules, state, player) for player in ("ann", "ben"))
    assert now is not None
    assert (now.when, now.state) == ("now", state)
    assert later is not None
    assert (later.when, later.state.frame.player) == ("round", "ben")  # type: ignore[union-attr]
    assert later.state.cash is state.cash
    between = own_turn(rules, table.turn("MOB").state, "ben")
    assert between is not None
    assert (between.when, between.state.frame.number) == ("next", 3)  # type: ignore[union-attr]


def test_before_the_first_stock_round_and_after_the_game(table: Table) -> None:
    table.change(flow=(Auction("P1", "ann", "ann", 20),))
    first = own_turn(table.rules, table.state, "ben")
    assert first is not None
    assert first.state.frame.number == 1  # type: ignore[union-attr]
    assert {why.code for why in cash_from_sales(table, "ben").barred.values()} == {"no-sales-in-first-round"}
    table.change(flow=(GameOver(),))
    for function in (own_turn, liquidity, purchases, if_phase_turned):
        assert function(table.rules, table.state, "ann") is None
    assert further_rounds(table.rules, table.state, 3) == ()


# --- everything sold


def test_the_pool_takes_half_and_the_director_goes(table: Table) -> None:
    """One share of MOB lies in the pool, so four go; Ben with two shares takes over (rules p. 7 and 8)."""
    found = cash_from_sales(table, "ann")
    assert blocks(found) == [("MOB", 4, 440)]
    assert (found.cash, found.brings, found.after) == (300, 440, 740)
    assert found.sales[0].new_director == "ben"
    assert {sym: why.code for sym, why in found.barred.items()} == {"MOB": "pool-full"}


def test_nobody_can_take_the_directors_certificate(table: Table) -> None:
    found = cash_from_sales(table, "cat")
    assert blocks(found) == [("AB", 3, 270), ("NOB", 2, 180)]
    assert {sym: why.code for sym, why in found.barred.items()} == {"AB": "director-certificate-stays"}


def test_one_block_of_a_company_in_a_turn(table: Table) -> None:
    table.play(ac.SellShares(actor="ann", company="MOB", shares=1))
    found = cash_from_sales(table, "ann")
    assert (blocks(found), found.after) == ([], 410)
    assert {why.code for why in found.barred.values()} == {"one-block-per-turn"}
    assert blocks(cash_from_sales(table, "ben")) == [("MOB", 2, 200), ("NOB", 2, 180)]  # a row further down


def test_what_is_sold_pays_debt_first(table: Table) -> None:
    table.change(exchange_debt={"ann": 500})
    found = cash_from_sales(table, "ann")
    assert (found.brings, found.after) == (440, 240)  # 300 and 440 less 500 (R33)


def forced(cash: int) -> Table:
    """VZ has a route and no train; Ann needs 640 for the cheapest one."""
    table = Table(3).phase("7").company("VZ", treasury=60, ann=3)
    table.company("STB", at="100/2", ben=5, ann=2).company("BLS", at="80/4", ben=5, ann=3)
    return table.tiles(K10="15/0", K8="4/1").turn("VZ", "trains").give(ann=cash)


def test_for_a_train_the_small_block_comes_first() -> None:
    """With 410 she may go on until she has 640: 240 first would be enough, 200 leaves room for the other block."""
    found = cash_from_sales(forced(410), "ann")
    assert found.when == "train"
    assert (blocks(found), found.after) == ([("STB", 2, 200), ("BLS", 3, 240)], 850)
    assert blocks(cash_from_sales(forced(0), "ann")) == [("BLS", 3, 240), ("STB", 2, 200), ("VZ", 1, 80)]
    assert blocks(cash_from_sales(forced(500), "ann")) == [("STB", 1, 100), ("BLS", 3, 240)]
    assert cash_from_sales(forced(640), "ann").when == "next"


def test_1824_for_a_train_not_one_share_more_than_it_needs() -> None:
    table = Table1824(3).phase("2").company("BK", par=80, ann=5).give(ann=0).company("BH", par=100, ben=5, ann=4)
    table.turn("BK", "trains", rounds=2)
    found = cash_from_sales(table, "ann")
    assert sold(table.engine, table.state, "ann", [sale.action for sale in found.sales]) == found.after
    assert found.after == best_of_all(table.rules, table.state, "ann", WAYS)
    assert blocks(found) == [("BH", 2, 200)]  # a goods train for 120 is the dearest on offer


@pytest.mark.parametrize(("title", "seed"), GAMES)
def test_selling_brings_what_it_says_and_nothing_brings_more(title: str, seed: int) -> None:
    checked = 0
    for number, (engine, state) in enumerate(positions(title, seed, 260)):
        for player in state.order:
            turn = own_turn(engine.rules, state, player)
            assert turn is not None
            now = turn.when in ("now", "train")
            if not now and number % EVERY:
                continue
            found = liquidity(engine.rules, state, player)
            assert found is not None
            if now:
                assert sold(engine, state, player, [sale.action for sale in found.sales]) == found.after
            try:
                assert best_of_all(engine.rules, turn.state, player, WAYS) == found.after
            except TooMany:
                continue
            checked += bool(found.sales)
    assert checked > 5


# --- what may be bought


def test_a_purchase_and_what_it_makes(table: Table) -> None:
    found = {(p.action.kind, getattr(p.action, "source", "")): p for p in bought(table, "ann")}
    old = found["BuyShare", "pool"]
    assert (old.cost, old.cash, old.certificates) == (110, 190, 5)
    assert [(held.company, held.before, held.after, held.leads) for held in old.held] == [("MOB", 50, 60, True)]
    starts = [p for p in bought(table, "ann") if isinstance(p.action, ac.StartCompany) and p.action.company == "SCB"]
    assert [(p.cost, p.launches) for p in starts] == [(par * 2, ("SCB",)) for par in (100, 90, 80, 70, 60)]
    assert bought(table, "cat") == ()


def test_who_helps_with_a_train_buys_nothing() -> None:
    table = forced(0)
    assert purchases(table.rules, table.state, "ann") is None


@pytest.mark.parametrize(("title", "seed"), GAMES)
def test_purchases_are_those_of_the_engine(title: str, seed: int) -> None:
    checked = 0
    for number, (engine, state) in enumerate(positions(title, seed, 160)):
        frame = state.frame
        if frame.kind != "stock" or number % 2:
            continue
        found = purchases(engine.rules, state, frame.player)
        assert found is not None
        for purchase in found.found:
            events = engine.decide(state, purchase.action)
            after = state
            for event in events:  # type: ignore[union-attr]
                after = engine.evolve(after, event)
                if getattr(event, "kind", "") == "FrameChanged":
                    break  # the turn has ended
            if purchase.cost is not None and not state.debt(frame.player):
                assert purchase.cash == state.cash[frame.player] - purchase.cost
            for held in purchase.held:
                assert held.before == percent(engine.rules, state, held.company, frame.player)
                assert held.after == percent(engine.rules, after, held.company, frame.player)
                assert held.leads == (director(engine.rules, after, held.company) == frame.player)
            assert purchase.certificates == counted(engine.rules, after, frame.player)
            checked += 1
    assert checked > 20


# --- the next phase


def railway(treasury: int = 0, cash: int = 0) -> Table:
    """Ann directs MOB with a 2-train and a route, in phase 3: phase 4 scraps it; a 4H costs 260."""
    table = Table(3).phase("3").company("VZ", treasury=treasury, ann=3).own("VZ", a="2H").give(ann=cash)
    return table.tiles(K10="15/0", K8="4/1").stock("ann", 3)


def test_the_treasury_first_then_cash_then_debt() -> None:
    """R32: what is missing, and half of it, rounded up."""
    need = turned(railway(treasury=61, cash=100), "ann").needs[0]
    assert (need.company, need.train, need.price, need.must) == ("VZ", "4H", 260, True)
    assert (need.treasury, need.missing, need.help, need.debt) == (61, 199, 100, 149)
    paid = turned(railway(treasury=260, cash=100), "ann")
    assert (paid.needs[0].help, paid.needs[0].debt, paid.cash) == (0, 0, 100)


def test_a_second_company_finds_the_cash_spent() -> None:
    table = railway(treasury=60, cash=250).company("MOB", 100, at="110/2", treasury=0, ann=5).own("MOB", b="2")
    found = turned(table, "ann")
    first, second = found.needs if found.needs[0].must else found.needs[::-1]
    assert (first.company, first.help, first.debt) == ("VZ", 200, 0)
    assert (second.company, second.must, second.help, second.debt) == ("MOB", False, 0, 0)
    assert (found.cash, found.debt) == (50, 0)


def test_who_keeps_a_train_needs_none() -> None:
    assert turned(railway().own("VZ", b="3H"), "ann").needs == ()
    assert turned(railway(), "ben").needs == ()


def test_a_train_in_the_pool_is_cheaper() -> None:
    table = railway(treasury=0, cash=500).own("pool", p="3H")
    need = turned(table, "ann").needs[0]
    assert (need.train, need.price, need.help) == ("3H", 150, 150)


def test_without_track_only_the_table_knows_whether_a_train_is_owed() -> None:
    table = railway(cash=100).change(mode="table", track_kept=False)
    need = turned(table, "ann").needs[0]
    assert (need.must, need.help) == (None, 100)


def test_in_the_last_phase_nothing_turns() -> None:
    table = railway().phase("7")
    assert if_phase_turned(table.rules, table.state, "ann") is None
    assert with_next_phase(table.rules, table.state) is None


def test_1824_owes_a_train_without_a_route() -> None:
    table = Table1824(3).phase("3").company("BK", par=80, treasury=20, ann=5).own("BK", a="2").give(ann=30)
    need = turned(table, "ann").needs[0]
    assert (need.company, need.must, need.treasury, need.help) == ("BK", True, 20, 30)
    assert need.debt > 0


# --- some more rounds


def test_the_last_revenues_come_again() -> None:
    """150 paid by MOB at 110: 75 for half of it, and its price goes right, twice."""
    table = Table(3).phase("3").give(ann=300, ben=0, cat=0).company("MOB", 100, at="110/2", ann=5, ben=2)
    table.charter("MOB", last_revenue=150).stock("ann", 3)
    once, twice = further_rounds(table.rules, table.state, 2)
    assert once["ann"] == 300 + 75 + 5 * 120
    assert twice["ann"] == 300 + 150 + 5 * 130
    assert once["ben"] == 30 + 2 * 120
    kept = further_rounds(table.rules, table.state, 1, {"MOB": LastRun(150, paid=False)})[0]
    assert kept["ann"] == 300 + 5 * 100


@pytest.mark.parametrize("title", ["1844", "1824"])
def test_any_position_of_a_game_can_go_on_so(title: str) -> None:
    for number, (engine, state) in enumerate(positions(title, 2, 300)):
        if number % EVERY == 0:
            found = further_rounds(engine.rules, state, 3)
            assert [set(worths) for worths in found] == [set(state.order)] * 3
