"""Who must sell, sells in one turn as far as he can: for exchange debt (R33), and over the share limit (rules p. 9)."""

from random import Random

import pytest

from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection, Severity
from core.rail18.actions import BuyShare, Pass, SellShares
from core.rail18.events import Overruled
from core.rail18.holdings import counted
from core.rail18.rules import Draft
from core.rail18.steps import selling
from core.rail18.steps.duty import at_best, due
from core.rail18.steps.selling import sellable
from core.titles.t1844.mountains import BuyCertificate
from tests.titles.t1844.positions import Table

PASS = Pass(actor="ann", what="stock")


def sell(company, shares, doubles=0):
    return SellShares(actor="ann", company=company, shares=shares, doubles=doubles)


def debtor(debt, shares=4, players=3, **switches):
    """Ann owes from the exchange and holds shares of AB at 100."""
    table = Table(players, **switches).company("AB", at="100/3", ben=5, ann=shares).give(ann=0)
    return table.change(exchange_debt={"ann": debt})


def test_R33_a_block_that_leaves_debt_is_refused_where_a_larger_one_pays_it():
    table = debtor(300)
    refused = table.refuses(sell("AB", 1))
    assert (refused.code, refused.rule, refused.severity) == ("block-leaves-debt", "R33", Severity.RULE)
    assert refused.params == {"player": "ann", "debt": 300, "left": 200}
    assert table.code(sell("AB", 2)) == "block-leaves-debt"
    assert [action.shares for action in table.offers(SellShares)] == [3, 4]
    table.play(sell("AB", 3))
    assert table.state.exchange_debt["ann"] == 0


def test_R33_the_blocks_are_of_his_choice():
    """Two of AB do if MOB pays the rest; pass and purchase wait for it."""
    table = debtor(300).company("MOB", at="100/3", ben=5, ann=2).give(ann=0).stock("ann").play(sell("AB", 2))
    assert table.state.exchange_debt["ann"] == 100
    assert table.code(PASS) == "must-sell-for-debt"
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "must-sell-for-debt"
    assert table.code(BuyShare(actor="ann", company="MOB", source="bank", percent=10)) == "must-sell-for-debt"
    table.play(sell("MOB", 1))
    assert table.state.exchange_debt["ann"] == 0


def test_R33_what_cannot_be_paid_is_paid_as_far_as_he_can():
    table = debtor(900)
    assert table.code(sell("AB", 3)) == "block-leaves-debt"
    table.play(sell("AB", 4))
    assert table.state.exchange_debt["ann"] == 500
    assert table.state.frame.player == "ben"


def test_R33_nothing_is_too_little_where_nothing_forces_a_sale():
    debtor(300, exchange_debt_sale="free").play(sell("AB", 1))


def test_R33_the_table_may_overrule_it():
    table = debtor(300, mode="table")
    events = judge_by_mode(table.engine, table.state, sell("AB", 1), "Ann wants it so")
    assert [event.code for event in events if isinstance(event, Overruled)] == ["block-leaves-debt"]


def over_limit(ab, pool=5, *more):
    """Seven players may hold 11. Ann has three of MOB, of RhB and of `more`, whose pools are full, and some of AB."""
    table = Table(7).company("AB", at="100/3", ben=2, ann=ab)
    for company in ("MOB", "RhB", *more):
        table.company(company, home=False, pool=pool, cat=2, ann=3)
    return table


def test_over_the_limit_by_two_one_is_not_enough_where_no_other_block_can_follow():
    table = over_limit(7)
    assert counted(table.rules, table.state, "ann") == 13
    refused = table.refuses(sell("AB", 1))
    assert (refused.code, refused.rule) == ("block-leaves-excess", "p. 9")
    assert refused.params == {"player": "ann", "limit": 11, "left": 1}
    assert table.code(PASS) == "must-sell-over-limit"
    table.play(sell("AB", 2)).play(PASS)
    assert counted(table.rules, table.state, "ann") == 11


def test_over_the_limit_one_and_one_is_enough():
    table = over_limit(7, 0).play(sell("AB", 1))
    assert table.code(PASS) == "must-sell-over-limit"
    assert table.code(BuyCertificate(actor="ann", paper="T2")) == "must-sell-over-limit"
    table.play(sell("MOB", 1)).play(PASS)


def test_over_the_limit_a_sale_that_rids_him_of_nothing_is_not_asked_for():
    """Half of the director's certificate of STB is all that Ann could sell: she would hold as many as before."""
    table = over_limit(2, 5, "BLS").company("AB", at="100/3", pool=5, ben=2, ann=2)
    table.company("STB", home=False, pool=4, ann=2, ben=2).stock("ann")
    assert counted(table.rules, table.state, "ann") == 12
    assert table.offers(SellShares) == [sell("STB", 1)]
    table.play(PASS)


def test_the_debt_comes_before_the_limit():
    table = over_limit(7).change(exchange_debt={"ann": 500}).give(ann=0)
    assert table.code(sell("AB", 2)) == "block-leaves-debt"
    assert table.code(PASS) == "must-sell-for-debt"
    table.play(sell("AB", 5))
    assert (table.state.exchange_debt["ann"], counted(table.rules, table.state, "ann")) == (0, 8)


@pytest.mark.parametrize("seed", range(40))
def test_what_can_be_left_at_best_is_what_all_ways_of_selling_say(seed):
    """Every sequence of blocks is really sold; a block is refused if and only if more is left after it at best."""
    table = crowded_hand(Random(seed))
    rules, state = table.rules, table.state
    blocks = tuple(sellable(Draft(rules, state), "ann"))
    best = at_best(rules, state, due(rules, state, "ann"), blocks)
    known = {}
    assert best == by_selling_on(rules, state, known)
    for action in blocks:
        enough = by_selling_on(rules, sold(rules, state, action), known) == best
        assert enough != isinstance(table.engine.decide(state, action), Rejection), action


def sold(rules, state, action):
    draft = Draft(rules, state)
    selling.sell(draft, action)
    return draft.state


def by_selling_on(rules, state, known):
    held = {cert for owners in state.shares.values() for cert, owner in owners.items() if owner == "ann"}
    key = (frozenset(held), frozenset(state.frame.blocks))
    if key not in known:
        further = sellable(Draft(rules, state), "ann")
        after = (by_selling_on(rules, sold(rules, state, action), known) for action in further)
        known[key] = min((due(rules, state, "ann"), *after))
    return known[key]


def crowded_hand(rng):
    """Ann owes or holds too much, or both: shares of a few companies, with a change of director in some blocks."""
    table = over_limit(0, 5, "BLS")
    for company in rng.sample(["MOB", "AB", "NOB", "VZ", "STB"], 3):
        holders = rng.choice([{"ann": 2, "ben": 2}, {"ann": 3, "ben": 1}, {"ben": 2, "ann": 1}, {"ben": 2, "ann": 2}])
        table.company(company, home=False, at=rng.choice(["50/6", "100/3", "70/4"]), **holders)
    return table.change(exchange_debt={"ann": rng.choice([0, 40, 100, 250, 400])}).give(ann=0).stock("ann")
