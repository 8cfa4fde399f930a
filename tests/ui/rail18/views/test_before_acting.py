"""What a player's card says before he acts, and that it tells nothing of hidden cash."""

import pytest

from core.rail18.state import GameOver
from core.text.catalogue import use_language
from tests.titles.t1824.play import FirstRound
from tests.titles.t1844.positions import Table
from ui.rail18.views.before.view import before_acting
from ui.rail18.views.journal.history import History
from ui.rail18.views.moment import Moment
from ui.rail18.views.player import player_leaf
from ui.values import cells


@pytest.fixture
def table() -> Table:
    """Ann directs MOB and, without a train once phase 4 begins, VZ."""
    table = Table(3).phase("3").give(ann=300, ben=500, cat=40)
    table.company("MOB", 100, at="110/2", treasury=340, pool=1, ann=5, ben=2).own("MOB", x="3H")
    table.company("VZ", treasury=60, ann=3).own("VZ", a="2H").tiles(K10="15/0", K8="4/1")
    return table.stock("ann", 3)


EARNED = History().after(
    [{"kind": "DividendDecided", "company": "MOB", "revenue": 150, "paid_out": True}],
)


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state, history=EARNED)


def titles(found: tuple[cells.Table, ...]) -> list[str]:
    return [one.title for one in found]


def words(found: cells.Table) -> list[tuple[str, ...]]:
    return [tuple(cell.text or (cell.chip.sym if cell.chip else "") for cell in row) for row in found.rows]


def test_everything_before_a_turn(table: Table) -> None:
    selling, buying, phase, rounds = before_acting(moment(table), "ann")
    assert selling.title == "Cash if everything is sold now"
    assert words(selling)[:4] == [
        ("", "Cash", "300"),
        ("MOB", "4 shares; Ben becomes director", "440"),
        ("VZ", "one share", "80"),
        ("", "Cash then", "820"),
    ]
    assert words(selling)[4][1].startswith("The bank pool would hold 60 % of MOB")
    bought = {row[:2]: row[2:] for row in words(buying)}
    assert bought["MOB", "10 % from the pool"] == ("110", "60", "7", "190")
    companies = "NOB, SCB, VSB, JS, GB"
    assert bought["", f"{companies}: start at 60 to 100, is launched by it"] == ("120 to 200", "50", "7", "100 to 180")
    assert phase.title == "If phase 4 began now"
    assert words(phase) == [("VZ", "4H", "260", "60", "200", "")]
    assert words(rounds)[0] == ("after one operating round", "1,185", "+95")  # VZ earned nothing: its price falls


def test_out_of_turn_it_says_so(table: Table) -> None:
    assert titles(before_acting(moment(table), "ben"))[:2] == [
        "Cash if everything is sold, were it the turn now",
        "May be bought, were it the turn now",
    ]
    table.turn("MOB")
    assert titles(before_acting(moment(table), "ben"))[0] == "Cash if everything is sold, were it a stock round now"


def test_once_the_game_is_over_there_is_nothing_to_decide(table: Table) -> None:
    table.change(flow=(GameOver(),))
    assert before_acting(moment(table), "ann") == ()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_hidden_cash_stays_hidden(table: Table, language: str) -> None:
    """Whatever the players have, the tables that others see are the same."""
    use_language(language)
    table.change(cash_open=False)
    shown = set()
    for ann, ben in ((0, 0), (300, 500), (5, 2000), (2000, 5)):
        table.give(ann=ann, ben=ben)
        shown.add(tuple(before_acting(moment(table), player) for player in ("ann", "ben", "cat")))
    use_language("en")
    assert len(shown) == 1
    (found,) = shown
    assert [len(tables) for tables in found] == [2, 1, 0]


def test_who_looks_himself_sees_his_own(table: Table) -> None:
    open_ = before_acting(moment(table), "ann")
    table.change(cash_open=False)
    assert before_acting(moment(table), "ann", own=True) == open_
    assert titles(before_acting(moment(table), "ann")) == [open_[0].title, open_[2].title]


def test_the_card_has_it(table: Table) -> None:
    blocks = player_leaf(moment(table), "ann").blocks
    assert all(found in blocks for found in before_acting(moment(table), "ann"))


def test_a_train_that_is_not_owed(table: Table) -> None:
    table.change(tiles={})
    phase = before_acting(moment(table), "ann")[2]
    assert words(phase) == [("VZ", "4H, not owed without a route", "260", "60", "", "")]
    table.own("VZ", b="3H")
    phase = before_acting(moment(table), "ann")[2]
    assert words(phase) == [("Every company directed keeps a train or need not own one.",)]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_1824_minors_at_any_price_stand_in_one_row(language: str) -> None:
    use_language(language)
    first = FirstRound(4)
    player = first.state.order[0]
    buying = next(
        found for found in before_acting(Moment(first.engine, first.state), player) if len(found.columns) == 6
    )
    use_language("en")
    assert any(row[1].text and row[2].text and row[3].text == "100" for row in buying.rows)
    assert len(buying.rows) < 20
    assert {cell.chip.sym for row in buying.rows for cell in row if cell.chip} <= set(first.title.companies)
