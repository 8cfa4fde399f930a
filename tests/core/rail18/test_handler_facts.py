"""A handler carries the small facts of its action: what it costs or brings, and which equal one is listed for it."""

from dataclasses import replace

from core.rail18 import actions as ac
from core.rail18.equal_actions import listed, listed_for
from core.rail18.rules import Rules
from tests.titles.t1844.positions import Table


def with_facts(rules: Rules) -> Rules:
    facts = {"amount": lambda rules, state, action: 77, "alike": lambda rules, state, action: {"hex": "X9"}}
    own = [replace(found, **facts) if found.action is ac.LayTile else found for found in rules.handlers]
    return replace(rules, handlers=tuple(own))


def lay(hex: str) -> ac.LayTile:
    return ac.LayTile(actor="ann", company="FNM", hex=hex, tile="57", rotation=0)


def test_the_rules_ask_the_handler_what_an_action_costs() -> None:
    table = Table().company("FNM", treasury=500, ann=5).turn("FNM")
    rules, state = table.engine.rules, table.state
    assert rules.amount(state, lay("L21")) == 20, "terrain"
    assert with_facts(rules).amount(state, lay("L21")) == 77
    assert rules.amount(state, ac.Pass(actor="ann", what="track")) is None, "nothing is fixed"


def test_of_equal_actions_the_one_that_the_handler_says_is_listed() -> None:
    table = Table().company("FNM", treasury=500, ann=5).turn("FNM")
    rules, state = with_facts(table.engine.rules), table.state
    assert listed_for(rules, state, lay("L21")) == lay("X9")
    assert listed(rules, state, [lay("L21"), lay("L19")]) == [lay("L21")]


def test_a_sale_brings_what_the_rules_pay_for_it() -> None:
    table = Table().company("MOB", treasury=500, ann=5, ben=2).stock("ann")
    sale = ac.SellShares(actor="ann", company="MOB", shares=1)
    told = table.engine.rules.amount(table.state, sale)
    before = table.cash("ann")
    table.play(sale)
    assert told is not None
    assert table.cash("ann") - before == told
