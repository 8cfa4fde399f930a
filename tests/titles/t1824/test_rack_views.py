"""Trains and phases of 1824: two racks, what opens and drives out what, and who would lose what by it."""

from core.rail18 import events as ev
from core.rail18.phases import over_limit, with_sale
from core.rail18.stack import on_sale
from core.text.catalogue import text
from tests.titles.t1824.play import Table
from ui.rail18.views.cards import card_view
from ui.rail18.views.moment import moment_of
from ui.rail18.views.trains import TrainsView, trains_view


def view_of(table: Table) -> TrainsView:
    return trains_view(moment_of(table.engine.rules, table.state))


def phase_row(view: TrainsView, phase: str) -> dict[str, str]:
    cells = next(row.cells for row in view.rows if row.key == phase)
    return {
        column.key: cell.text or " ".join(card.type for card in cell.cards)
        for column, cell in zip(view.columns, cells, strict=True)
    }


def test_both_racks_stand_beside_their_phases() -> None:
    view = view_of(Table().phase("4").stack(**{"4": 1, "3g": 2}))
    fourth = phase_row(view, "4")
    assert [fourth[key] for key in ("trains", "price", "part", "left")] == ["4", "280", "190", "3 of 4"]
    assert [fourth[f"goods{key}"] for key in ("trains", "price", "part", "left")] == ["3g", "360", "240", "2 of 4"]
    fifth = phase_row(view, "5")
    assert (fifth["trains"], fifth["goodstrains"], fifth["goodsleft"]) == ("5", "", "")
    assert phase_row(view, "8")["left"] == "∞"
    assert phase_row(view, "2")["part"] == "", "nothing comes before the first type"


def test_limits_stand_by_kind_of_company() -> None:
    view = view_of(Table().phase("4"))
    heads = {column.key: column.title for column in view.columns}
    limits = {key: head for key, head in heads.items() if key.startswith("limit-")}
    assert list(limits.values()) == ["K", "Pre", "Reg", "St"]
    assert phase_row(view, "4")["limit-regional"] == "3"
    assert phase_row(view, "4")["limit-staatsbahn"] == "4"


def test_phases_say_what_is_on_sale_and_what_it_drives_out() -> None:
    fourth = view_of(Table().phase("4")).phase("4")
    assert fourth is not None
    assert fourth.opened == ("3g-trains on sale", "the first 3g drives out 1g")
    fifth = view_of(Table().phase("4")).phase("5")
    assert fifth is not None
    assert fifth.opened == ()


def test_who_would_lose_goods_trains_is_what_then_happens() -> None:
    table = Table().phase("4").minor("EPP", "ann").own("EPP", a="1g", b="2g").own("Sd", c="3g").stack(**{"1g": 4})
    view = view_of(table)
    assert [sale.title for sale in view.sales] == ["With a 3g-train from the bank:"]
    (loss,) = view.sales[0].losses
    assert (loss.owner, [card.type for card in loss.before], loss.after) == ("EPP", ["1g"], (None,))
    assert view.sales[0].rest == "2 × 1g of the bank goes too"
    rules, state = table.engine.rules, table.state
    third = next(train for train in on_sale(rules, state) if train.sides[0].type == "3g")
    events, then = with_sale(rules, state, third)
    assert [event.train for event in events if isinstance(event, ev.TrainRemoved)] == [loss_of(table)]
    assert "EPP" not in {card.owner for name, card in then.trains.items() if card.type == "1g"}


def loss_of(table: Table) -> str:
    return next(name for name, card in table.state.trains.items() if card.type == "1g")


def test_nothing_is_said_of_sales_that_take_nothing() -> None:
    assert view_of(Table().phase("2")).sales == ()


def test_a_goods_train_has_the_colour_of_its_phase_and_says_what_drives_it_out() -> None:
    rules = Table().engine.rules
    first, last = card_view(rules, "1g", "2"), card_view(rules, "5g", "7")
    assert (first.kind, first.colour, first.fate, first.by) == ("goods", "yellow", "driven", "3g")
    assert (last.colour, last.fate) == ("gray", "")
    assert card_view(rules, "2", "2").fate == "goes"


def test_nothing_goes_abroad_in_the_last_set() -> None:
    """A76: a broken bank ends the game before the export."""
    table = Table().phase("4")
    assert "exported" in view_of(table).export
    table.change(bank_broken=True)
    assert view_of(table).export == ""


def test_where_there_is_no_pool_nobody_asks_for_its_trains() -> None:
    table = Table().phase("4").minor("EPP", "ann").own("EPP", a="1g")
    assert [row.key for row in view_of(table).owners] == ["EPP"]


def test_only_what_a_phase_makes_too_many_is_given_up_by_it() -> None:
    """A discard that is already pending is none of the next phase."""
    table = Table().phase("4").company("MS", ann=5).own("MS", a="3", b="3", c="4", d="4")
    assert over_limit(table.rules, table.state) == ["MS"]
    assert "MS" not in [loss.owner for loss in view_of(table).losses]
    table = Table().phase("3").company("MS", ann=5).own("MS", a="3", b="3", c="4", d="4")
    coming = view_of(table)
    assert coming.coming == "4"
    assert [(loss.owner, loss.before, loss.discards) for loss in coming.losses] == [("MS", (), 1)]


def test_giving_up_a_train_is_worded_by_what_was_lost_before() -> None:
    assert text("trains-discard", count=1, lost=0) == "gives up a train"
    assert text("trains-discard", count=2, lost=1) == "and gives up 2 more"


def test_a_train_goes_abroad_before_the_first_is_bought_where_the_table_plays_so() -> None:
    """A72: after every set; the phase begins with the first purchase all the same."""
    assert "before the first one" in view_of(Table().phase("1")).export
    told = view_of(Table(export="every-set").phase("1")).export
    assert told == "At the end of the next set one 2-train is exported."
