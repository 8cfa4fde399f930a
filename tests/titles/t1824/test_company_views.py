"""Sheet, charters and market of 1824: companies of one owner, what is reserved, what forms and when."""

from core.rail18.state import Marker
from tests.titles.t1824.play import FirstRound, Table, minor
from ui.rail18.views.charter import charter_leaf
from ui.rail18.views.header import header_view
from ui.rail18.views.journal.history import History
from ui.rail18.views.market import cell_sentence, market_view
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.sheet import sheet_view
from ui.values.cells import Cell
from ui.values.facts import Facts
from ui.values.leaf import Head
from ui.values.leaf import Table as Drawn


def moment(table: Table | FirstRound, history: History | None = None) -> Moment:
    return moment_of(table.engine.rules, table.state, history=history or History())


def row(found: Moment, key: str) -> dict[str, Cell]:
    view = sheet_view(found, everything=True)
    cells = next(row.cells for row in (*view.companies, *view.totals) if row.key == key)
    return {column.key: cell for column, cell in zip(view.columns, cells, strict=True)}


def facts(found: Moment, sym: str) -> dict[str, str]:
    blocks = charter_leaf(found, sym).blocks
    return {fact.label: fact.value for block in blocks if isinstance(block, Facts) for fact in block.facts}


def first_round() -> FirstRound:
    """Everybody has bought once: a coal railway, both kk and the first Ug."""
    table = FirstRound()
    dan, cat, ben, ann = reversed(table.state.order)
    for player, company, price in ((dan, "EPP", 160), (cat, "kk1", 240), (ben, "Ug1", 240), (ann, "kk2", 120)):
        table.play(minor(player, company, price))
    return table


def later() -> Table:
    """Half of BK is sold, and its coal railway runs."""
    table = Table(("ann", "ben", "cat")).minor("EPP", "ann", 160, treasury=70).minor("Sd1", "ben", 240, treasury=200)
    return table.change(
        shares={**table.state.shares, "BK": {**table.state.shares["BK"], "BK_1": "ben", "BK_2": "cat"}},
    )


def test_rows_of_one_owner_say_what_they_become() -> None:
    found = row(moment(first_round()), "EPP")
    assert (found["price"].text, found["par"].text, found["treasury"].text) == ("→ BK", "160", "40")
    assert [card.type for card in found["trains"].cards] == ["1g"]
    assert found["bank"].text == ""
    assert row(moment(first_round()), "kk2")["price"].text == "→ kk"
    assert "pool" not in found, "what players sell lies in the bank"


def test_reserved_certificates_are_told_apart_from_those_for_sale() -> None:
    found = moment(first_round())
    assert row(found, "BK")["bank"].text == "80 (20)"
    assert row(found, "kk")["bank"].text == "70 (30)"
    assert row(found, "Sd")["bank"].text == "60 (40)"
    holders = next(block for block in charter_leaf(found, "kk").blocks if isinstance(block, Drawn))
    assert [(cells[0].text, cells[1].text) for cells in holders.rows] == [
        ("Bank", "70"),
        ("reserved for kk1", "20"),
        ("reserved for kk2", "10"),
    ]


def test_what_nobody_can_begin_with_is_not_for_sale() -> None:
    """Nobody bought a forerunner: the director's certificate of the Staatsbahn is only swapped (A4)."""
    found = moment(Table(("ann", "ben", "cat")))
    assert row(found, "Ug")["bank"].text == "80 (20)"
    assert row(found, "BH")["bank"].text == "100"


def test_half_and_mine_money_stand_apart() -> None:
    events = (
        {"kind": "FrameChanged", "frame": {"kind": "operating", "number": 2, "index": 1}},
        {"kind": "DividendDecided", "company": "EPP", "revenue": 60, "paid_out": True},
        {"kind": "MoneyPaid", "payer": "bank", "payee": "EPP", "amount": 40, "why": "mine:EPP"},
        {"kind": "DividendDecided", "company": "Sd1", "revenue": 0, "paid_out": False},
    )
    table = later().charter("EPP", last_revenue=60)
    found = moment(table, History().after(events))
    cell = row(found, "EPP")["revenue-2.1"]
    assert (cell.text, cell.mark) == ("60 + 40", "halved")
    assert "30 to the owner" in cell.tip
    assert row(found, "Sd1")["revenue-2.1"].text == "0"
    told = facts(found, "EPP")
    assert told["Last revenue"] == "60: 30 to the owner, 30 into the treasury"
    assert told["Last mine money"] == "40"


def test_charters_say_who_comes_from_whom() -> None:
    found = moment(later())
    coal = facts(found, "EPP")
    assert coal["Owner"] == "Ann"
    assert coal["Becomes"] == "director’s certificate of BK"
    assert "phase 5" in coal["Exchange"]
    assert facts(found, "BK")["Comes from"] == "EPP (Ann)"
    assert facts(found, "BK")["Opens with"] == "640 and what EPP has"
    assert facts(found, "Sd1")["Becomes"] == "20 % of Sd"
    sd = facts(found, "Sd")
    assert sd["Comes from"] == "Sd1 (Ben) 20 %"
    assert sd["Money then"] == "960 from the bank, 200 from its forerunners"
    assert "first 4-train" in sd["Forms"]
    head = charter_leaf(found, "Sd").blocks[0]
    assert isinstance(head, Head)
    assert head.subtitle == "Sd, Staatsbahn · not formed yet"
    assert not any(isinstance(block, Drawn) for block in charter_leaf(found, "EPP").blocks), "one owner has it all"


def test_a_staatsbahn_without_a_director_says_so() -> None:
    table = Table(("ann", "ben", "cat"))
    table.charter("Ug", launched=True)
    assert facts(moment(table), "Ug")["Director"] == "nobody: it has no turn until somebody has 20 %"
    rows = sheet_view(moment(table), everything=True).companies
    assert "nobody directs" in next(row.tip for row in rows if row.key == "Ug")


def test_an_overdrawn_account_stands_below_zero() -> None:
    table = later().change(train_debt={"ben": 75}, cash={**later().state.cash, "ben": 0})
    cell = row(moment(table), "cash")["ben"]
    assert (cell.text, cell.tone) == ("−75", "bad")
    assert not any(found.key == "debt" for found in sheet_view(moment(table)).totals)


def test_markers_of_staatsbahnen_wait_on_their_price() -> None:
    """One upon the other; companies of one owner have none."""
    view = market_view(moment(first_round()))
    assert [marker.sym for marker in view.markers] == ["Sd", "Ug", "kk", "BK"]
    assert view.markers[0].sentence == "Sd at 120 · not formed yet"
    cell = next(cell for cell in view.cells if cell.start)
    assert cell.markers == ("Sd", "Ug", "kk")
    assert "start of Sd, Ug, kk" in cell_sentence(view, cell)
    assert sum(found.par for found in view.cells) == 5


def test_markers_act_from_above() -> None:
    table = later()
    table.change(markers={**table.state.markers, "BK": Marker(0, 3, 1), "MS": Marker(0, 3, 2)})
    order = [marker.sym for marker in market_view(moment(table)).markers]
    assert order[:2] == ["BK", "MS"]


def test_a_charter_says_who_would_direct_a_staatsbahn_and_why() -> None:
    said = facts(moment(first_round()), "kk")["Director then"]
    assert said == "Cat directs it with 20 %, the most"


def test_the_header_says_who_follows_on_the_way_back() -> None:
    table = FirstRound()
    assert header_view(moment(table)).turn.caption == "then Cat, Ben, Ann"
    table.play(minor("dan", "EPP", 160)).play(minor("cat", "kk1", 240))
    assert header_view(moment(table)).turn.caption == "then Ann, Ann, Ben"
