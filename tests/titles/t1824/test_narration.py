"""What only 1824 does is told in every language: first purchases, what nobody bought, exchanges, mine money."""

from collections.abc import Iterator

import pytest

from core.kernel.action import Action
from core.rail18 import events as ev
from core.rail18.actions import BuyTrain
from core.text.catalogue import catalogue, languages, use_language
from core.titles.t1824.compose import HANDLERS
from tests.titles.t1824.play import FirstRound, Table, coal, decline, done, exchange, minor, mountain
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrate import narrate
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.trains import phase_news
from ui.rail18.views.turn.effects import consequences
from ui.rail18.views.turn.labels import action_label

Played = FirstRound | Table


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def told(table: Played, action: Action) -> list[str]:
    """The lines of the journal; in every language there is one for each, and something to say before."""
    before = table.state
    table.play(action)
    found = {}
    for language in languages():
        use_language(language)
        found[language] = [line.text for line in narrate(table.rules, before, table.events)[0]]
        assert consequences(table.rules, before, table.events, table.state)
    use_language("en")
    assert len({len(lines) for lines in found.values()}) == 1
    return found["en"]


def test_a_mountain_railway() -> None:
    assert told(FirstRound(4), mountain("dan", "B1")) == ["Dan bought B1 Semmeringbahn for 120."]


def test_a_coal_railway_comes_with_a_train_and_prices_its_regional() -> None:
    assert told(FirstRound(4), minor("dan", "EPP", 140)) == [
        "Dan bought the coal railway EPP for 140.",
        "EPP begins with 20.",
        "EPP begins with one 1g-train.",
        "The price of BK is 70.",
    ]


def test_a_pre_staatsbahn() -> None:
    assert told(FirstRound(4), minor("dan", "Sd1", 240)) == [
        "Dan bought the pre-Staatsbahn Sd1 for 240.",
        "Sd1 begins with 240.",
    ]


def test_what_nobody_bought_leaves_the_game() -> None:
    table = FirstRound(4).play(minor("dan", "EPP")).play(minor("cat", "Sd1", 240)).play(mountain("ben", "B1"))
    for player in ("ann", "ann", "ben", "cat"):
        table.play(done(player))
    lines = told(table, done("dan"))
    assert "B2, B3, B4, B5 and B6 closed." in lines
    assert "Nobody bought EOD: it left the game." in lines
    assert "Nobody bought Sd2 and Sd3: they left the game." in lines
    assert not any("EPP" in line or "Sd1" in line for line in lines if "Nobody" in line)


def test_exchanges() -> None:
    table = Table().phase("3").mountain("B1", "ann").minor("EPP", "ben", treasury=40).own("EPP", a="1g")
    assert told(table, exchange("ann", "B1", "BH")) == ["B1 closed.", "Ann got 10 % of BH in exchange."]
    assert told(table, coal("ben", "EPP")) == [
        "Ben got 20 % of BK in exchange. Ben became director of BK.",
        "EPP went into BK: treasury 40; trains 1g; stations 0.",
    ]


def test_mine_money_is_told_apart() -> None:
    table = Table().minor("EPP", "ann").own("EPP", a="1g")
    parts = (ev.Part("stops", 20), ev.Part("mine", 10, "treasury"))
    route = ev.RouteRun("EPP", "a", "1g", ("D5", "C6"), ("D5.0",), parts)
    paid = ev.MoneyPaid("bank", "EPP", 10, "run:EPP")
    lines = [line.text for line in narrate(table.rules, table.state, (route, paid))[0]]
    assert "EPP's treasury got 10 from mines." in " ".join(lines)


@pytest.mark.parametrize("language", languages())
def test_own_actions_have_sentences(language: str) -> None:
    use_language(language)
    table = Table()
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    actions = (
        mountain("ann", "B1"),
        minor("ann", "EPP", 160),
        exchange("ann", "B1", "BK"),
        decline("ann", "B1"),
        coal("ann", "EPP"),
    )
    own = {handler.action.kind for handler in HANDLERS if handler.action.__module__ == "core.titles.t1824.actions"}
    assert {action.kind for action in actions} == own
    for action in actions:
        assert {f"do-{action.kind}", f"quick-does-{action.kind}"} <= catalogue().codes
        assert action_label(moment, action)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Hand in one 3-train for one 4-train and pay 190"),
        ("de", "Eine 3er-Lok für eine 4er-Lok in Zahlung geben und 190 zahlen"),
        ("ja", "3列車を下取りに出し、4列車を190で購入"),
    ],
)
def test_a_train_that_is_handed_in_is_named_by_its_type(language: str, label: str) -> None:
    use_language(language)
    table = Table().company("BH", ann=5).own("BH", a="3")
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    action = BuyTrain(actor="ann", company="BH", source="bank", train="4", price=190, trade_in="a")
    assert action_label(moment, action) == label


def test_phases_say_what_is_exchanged_and_formed() -> None:
    rules = Table().rules
    assert "mountain and coal railways may be exchanged" in phase_news(rules, "3")
    for phase, sym in (("4", "Sd"), ("5", "Ug"), ("6", "kk")):
        assert f"{sym} forms at the end of the round" in phase_news(rules, phase)


def test_mountain_railways_say_what_they_are_for() -> None:
    use_language("de")
    for code in Table().title.privates:
        assert power_of(Table().rules, code).startswith("Umtausch in eine 10-%-Aktie")
