"""Sheet, market, charters, player cards and history: what they say about positions made by hand."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.rail18 import actions as ac
from core.rail18.state import POOL, GameOver
from core.rail18.steps.station import station_cost
from core.text.catalogue import catalogue, text, use_language
from core.text.numbers import figure
from tests.titles.t1844.positions import Table
from ui.rail18.views.cards import card_view
from ui.rail18.views.charter import charter_leaf, charter_tabs
from ui.rail18.views.journal.history import Histories, History
from ui.rail18.views.market import MarketView, cell_sentence, market_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.player import player_leaf, player_tabs
from ui.rail18.views.sheet import sheet_view
from ui.values import cells
from ui.values.cells import HIDDEN, Row, SheetView
from ui.values.facts import Facts
from ui.values.leaf import Bars, Head, Leaf, Shares


@pytest.fixture
def table() -> Table:
    """Two companies in one cell, one beyond them, one not launched; privates, a mountain, a debt."""
    table = Table(3).phase("3").give(ann=300, ben=1250, cat=40)
    table.company("MOB", 100, at="110/2", treasury=340, pool=1, ann=5, ben=2).own("MOB", a="2H", b="3")
    table.company("NOB", 90, at="90/3", treasury=60, ben=2, cat=2).charter("NOB", last_revenue=150)
    table.company("AB", 90, at="90/3", treasury=450, cat=5)
    table.company("VZ", 80, launched=False, operated=False, home=False, ann=2)
    table.paper("P2", "ann").paper("P5", "MOB").mountain("B1", "ben", "H7", active=True).paper("T1", "cat")
    return table.change(train_debt={"cat": 75}).stock("ben", 3, sold=(("cat", "MOB"),))


def moment(table: Table, history: History | None = None, **fields: object) -> Moment:
    found = Moment(table.engine, table.state, history=history or History())
    return replace(found, **fields)  # type: ignore[arg-type]


def history(*events: dict[str, object]) -> History:
    return History().after(events)


def operating(number: int, index: int) -> dict[str, object]:
    return {"kind": "FrameChanged", "frame": {"kind": "operating", "number": number, "index": index}}


def dividend(company: str, revenue: int, paid: bool) -> dict[str, object]:
    return {"kind": "DividendDecided", "company": company, "revenue": revenue, "paid_out": paid}


def marker(company: str, row: int, column: int) -> dict[str, object]:
    return {"kind": "MarkerMoved", "company": company, "row": row, "column": column, "why": "paid"}


def line(view: SheetView, key: str) -> dict[str, str]:
    row = next(row for row in (*view.companies, *view.totals) if row.key == key)
    return {column.key: cell.text for column, cell in zip(view.columns, row.cells, strict=True) if cell.text}


def row_of(view: SheetView, key: str) -> Row:
    return next(row for row in (*view.companies, *view.totals) if row.key == key)


# --- figures and cards


def test_figures_have_their_thousands_separated() -> None:
    assert [figure(amount) for amount in (0, 999, 12000, -2026)] == ["0", "999", "12,000", "−2,026"]


def test_kept_words_are_those_of_the_catalogue() -> None:
    assert text("market-company", company="NOB", price=figure(1200)) == "NOB at 1,200"
    assert text("sheet-cash") == catalogue().format("sheet-cash")


@pytest.mark.parametrize(
    ("train", "phase", "fate"),
    [
        ("2", "2", ("turns", "3")),
        ("2H", "3", ("goes", "4")),
        ("3", "3", ("turns", "4")),
        ("3H", "4", ("goes", "6")),
        ("6", "6", ("", "")),
    ],
)
def test_a_card_knows_what_becomes_of_it(train: str, phase: str, fate: tuple[str, str]) -> None:
    card = card_view(Table(3).rules, train, phase)
    assert (card.fate, card.phase) == fate


# --- history


def test_history_collects_revenues_and_moves_by_round() -> None:
    found = history(
        operating(2, 1), dividend("MOB", 80, True), marker("MOB", 1, 5), operating(2, 2), dividend("MOB", 0, False)
    )
    assert [(entry.round, entry.revenue, entry.paid) for entry in found.earned["MOB"]] == [
        ((2, 1), 80, True),
        ((2, 2), 0, False),
    ]
    assert found.rounds(1) == ((2, 2),)
    assert found.rounds(3) == ((2, 1), (2, 2))
    first = found.in_round("MOB", (2, 1))
    assert first is not None
    assert first.revenue == 80
    assert found.in_round("NOB", (2, 1)) is None
    assert (found.moves["MOB"][0].row, found.moves["MOB"][0].column) == (1, 5)


class FakeLog:
    """A journal of three entries, the third beside the second."""

    def __init__(self) -> None:
        self.head = 2
        self.read: list[int] = []

    def entry(self, id: int) -> "FakeEntry":
        return FakeEntry(self, id, {1: 0, 2: 1, 3: 1}[id])


class FakeEntry:
    def __init__(self, log: FakeLog, id: int, parent: int) -> None:
        self.log, self.id, self.parent = log, id, parent

    @property
    def events(self) -> list[dict[str, object]]:
        self.log.read.append(self.id)
        return [operating(1, self.id), dividend("MOB", 10 * self.id, True)]


def test_each_entry_of_the_journal_is_read_once() -> None:
    log, histories = FakeLog(), Histories()
    assert [entry.revenue for entry in histories.at(log).earned["MOB"]] == [10, 20]  # type: ignore[arg-type]
    log.head = 3
    assert [entry.revenue for entry in histories.at(log).earned["MOB"]] == [10, 30]  # type: ignore[arg-type]
    log.head = 1
    assert [entry.revenue for entry in histories.at(log).earned["MOB"]] == [10]  # type: ignore[arg-type]
    assert histories.at(log, 0).earned == {}  # type: ignore[arg-type]
    assert log.read == [1, 2, 3]


# --- sheet


def test_companies_keep_their_places_all_round_long(table: Table) -> None:
    """As printed in a stock round; in an operating round as they have acted and will act, whatever their prices."""
    view = sheet_view(moment(table))
    assert [row.key for row in view.companies] == ["NOB", "AB", "MOB", "VZ"]
    table.turn("NOB", "dividend", acted=("AB",))
    order = [row.key for row in sheet_view(moment(table)).companies]
    assert order == ["AB", "NOB", "MOB", "VZ"]
    table.mark("NOB", "120/1")
    assert [row.key for row in sheet_view(moment(table)).companies] == order
    fixed = sheet_view(moment(table), fixed=True)
    assert [row.key for row in fixed.companies] == ["NOB", "AB", "MOB", "VZ"]
    everything = sheet_view(moment(table), everything=True)
    assert len(everything.companies) == len(table.title.companies)
    assert [row.key for row in everything.companies][:4] == ["AB", "NOB", "MOB", "VZ"]


def test_a_company_row_says_everything_in_short(table: Table) -> None:
    view = sheet_view(moment(table))
    assert line(view, "MOB") == {
        "price": "110", "par": "100", "treasury": "340", "stations": "4", "bank": "20", "pool": "10",
        "ann": "50", "ben": "20", "cat": "–",
    }  # fmt: skip
    cells = dict(zip((column.key for column in view.columns), row_of(view, "MOB").cells, strict=True))
    assert [card.type for card in cells["trains"].cards] == ["2H", "3"]
    assert cells["trains"].tip == "2H: removed in phase 4\n3: turned over in phase 4"
    assert (cells["ann"].mark, cells["ben"].mark, cells["cat"].mark) == ("director", "", "sold")


def test_a_company_that_is_not_launched_has_no_treasury(table: Table) -> None:
    assert "treasury" not in line(sheet_view(moment(table)), "VZ")


def test_below_stand_the_players(table: Table) -> None:
    view = sheet_view(moment(table))
    assert [row.key for row in view.totals] == [
        "cash", "debt", "certificates", "privates", "mountains", "tunnels", "worth",
    ]  # fmt: skip
    assert line(view, "cash")["ben"] == "1,250"
    assert line(view, "debt") == {"cat": "75"}
    assert line(view, "certificates")["ann"] == "5/24"
    assert line(view, "privates")["ann"] == "P2"
    assert line(view, "privates")["price"] == "MOB: P5"
    assert line(view, "mountains")["ben"] == "B1"
    assert line(view, "tunnels")["cat"] == "(T1)"
    assert line(view, "worth")["ben"] == figure(table.worth("ben"))


def test_certificates_that_the_bank_has_are_told_in_short(table: Table) -> None:
    def left() -> str:
        return line(sheet_view(moment(table)), "tunnels")["price"]

    assert left() == "Bank T2–T5"
    table.paper("T1", "bank").paper("T2", "cat")
    assert left() == "Bank T1 T3–T5"
    table.paper("T4", "cat")
    assert left() == "Bank T1 T3 T5"


@pytest.mark.parametrize(("language", "told"), [("en", "MOB: P3 P5"), ("ja", "MOB：P3 P5")])
def test_privates_of_a_company_stand_behind_it_together(table: Table, language: str, told: str) -> None:
    use_language(language)
    try:
        assert line(sheet_view(moment(table.paper("P3", "MOB"))), "privates")["price"] == told
    finally:
        use_language("en")


def test_rows_without_content_are_left_out() -> None:
    view = sheet_view(moment(Table(3)))
    assert [row.key for row in view.totals] == ["cash", "certificates", "worth"]


def test_players_stand_in_order_of_play_or_by_seat(table: Table) -> None:
    table.change(order=("cat", "ann", "ben"))
    assert sheet_view(moment(table)).players == ("cat", "ann", "ben")
    by_seat = sheet_view(moment(table), fixed=True)
    assert by_seat.players == ("ann", "ben", "cat")
    titles = {column.key: column.title for column in by_seat.columns}
    assert titles["ann"] == "2 Ann"
    assert [column.key for column in by_seat.columns if column.marked] == ["ben"]


def test_hidden_cash_stays_hidden_until_the_order_is_set(table: Table) -> None:
    table.change(cash_open=False)
    view = sheet_view(moment(table))
    assert line(view, "cash")["ben"] == HIDDEN
    assert line(view, "worth")["ben"] == HIDDEN
    assert "1,250" not in player_leaf(moment(table), "ben").spoken
    assert line(sheet_view(moment(table.turn("MOB"))), "cash")["ben"] == "1,250"


def test_the_last_revenues_have_a_column_for_each_round(table: Table) -> None:
    past = history(
        operating(1, 1), dividend("MOB", 20, False),
        operating(2, 1), dividend("MOB", 80, True), dividend("NOB", 0, False),
        operating(2, 2), dividend("NOB", 60, False),
        operating(3, 1), dividend("MOB", 90, True),
    )  # fmt: skip
    view = sheet_view(moment(table, past))
    keys = [column.key for column in view.columns if column.key.startswith("revenue")]
    assert keys == ["revenue-2.1", "revenue-2.2", "revenue-3.1"]
    cells = dict(zip((column.key for column in view.columns), row_of(view, "NOB").cells, strict=True))
    assert [(cells[key].text, cells[key].mark) for key in keys] == [("0", ""), ("60", "kept"), ("", "")]
    assert line(view, "MOB")["revenue-3.1"] == "90"


def test_the_acting_company_and_player_are_marked(table: Table) -> None:
    view = sheet_view(moment(table.turn("AB", acted=("MOB", "NOB"))))
    assert [row.key for row in view.companies if row.marked] == ["AB"]
    assert [row.key for row in view.companies if row.quiet] == ["MOB", "NOB"]
    assert [column.key for column in view.columns if column.marked] == ["cat"]


# --- market


def goals(view: MarketView, sym: str) -> dict[str, int]:
    found = view.marker(sym)
    assert found is not None
    return {goal.cause: goal.price for goal in found.goals}


def test_markers_lie_in_stacks_the_upper_first(table: Table) -> None:
    view = market_view(moment(table))
    found = view.cell(table.cell("90/3"))
    assert found is not None
    assert found.markers == ("NOB", "AB")
    assert [entry.sym for entry in view.markers] == ["MOB", "NOB", "AB", "VZ"]
    assert cell_sentence(view, found) == "Cell 90 · par · from the top: NOB, AB"


def test_where_a_company_goes(table: Table) -> None:
    view = market_view(moment(table))
    assert goals(view, "MOB") == {"paid": 120, "kept": 100, "sold": 100, "round": 100}  # shares in the pool: left
    assert goals(view, "NOB") == {"paid": 100, "kept": 80, "sold": 80, "round": 100}  # wholly with players: up
    assert goals(view, "VZ") == {"sold": 70}  # not launched: it neither operates nor moves


def test_the_red_line_holds_regional_companies(table: Table) -> None:
    table.company("VZ", 80, at="180/3", ann=3).company("AB", 90, at="180/3", ann=5)
    view = market_view(moment(table))
    assert goals(view, "VZ")["paid"] == 190  # up
    assert goals(view, "AB")["paid"] == 200  # beyond the line


def test_a_trail_ends_where_the_marker_lies(table: Table) -> None:
    row, column = table.cell("110/2")
    past = history(operating(1, 1), marker("MOB", row, column - 1), marker("MOB", row, column))
    found = market_view(moment(table, past)).marker("MOB")
    assert found is not None
    assert found.trail == ((row, column - 1),)
    elsewhere = market_view(moment(table, history(marker("MOB", 0, 5)))).marker("MOB")
    assert elsewhere is not None
    assert elsewhere.trail == ()


def test_moved_markers_are_known(table: Table) -> None:
    before = table.state
    table.mark("AB", "100/3")
    assert market_view(moment(table, before=before)).moved == {"AB"}
    assert market_view(moment(table)).moved == frozenset()


def test_the_cell_of_the_merged_company_names_it(table: Table) -> None:
    view = market_view(moment(table))
    found = next(entry for entry in view.cells if entry.start)
    assert cell_sentence(view, found) == "Cell 100 · start of SBB"


# --- charters and cards


def facts(leaf: Leaf) -> dict[str, str]:
    return {fact.label: fact.value for block in leaf.blocks if isinstance(block, Facts) for fact in block.facts}


def grids(leaf: Leaf) -> dict[str, list[list[str]]]:
    return {
        block.title: [[cell.text or (cell.chip.sym if cell.chip else "") for cell in row] for row in block.rows]
        for block in leaf.blocks
        if isinstance(block, cells.Table)
    }


def head(leaf: Leaf) -> Head:
    return next(block for block in leaf.blocks if isinstance(block, Head))


def test_a_charter_says_everything_about_a_company(table: Table) -> None:
    table.charter("MOB", last_revenue=120)
    leaf = charter_leaf(moment(table, history(operating(2, 1), dividend("MOB", 120, True))), "MOB")
    assert head(leaf).title == "Montreux-Oberland bernois"
    assert [entry.value for entry in head(leaf).figures] == ["110", "100", "340"]
    found = facts(leaf)
    assert found["Director"] == "Ann"
    assert found["Acts as"] == "number 1 of 3"
    assert found["Home"] == "I6 Montreux"
    assert found["Destination"] == "H13 Thun, brings 500"
    assert found["Still to place for"] == "40, 100, 100, 100"
    assert found["Last revenue"] == "120: 12 for 10 %"
    assert found["Next train"] == "3 for 180: can pay · 3H for 150: can pay"
    assert grids(leaf)["Shareholders"] == [
        ["Ann", "50", "20 + 10 + 10 + 10", "550", "60"],
        ["Ben", "20", "10 + 10", "220", "24"],
        ["Pool", "10", "10", "110", "12"],
        ["Bank", "20", "10 + 10", "220", ""],
    ]
    bars = next(block for block in leaf.blocks if isinstance(block, Bars))
    assert [(bar.caption, bar.amount, bar.mark) for bar in bars.bars] == [("2.1", 120, "paid")]
    assert "Director Ann" in leaf.spoken


@pytest.mark.parametrize("sym", ["MOB", "NOB", "AB"])
def test_the_next_station_costs_what_the_engine_takes(table: Table, sym: str) -> None:
    costs = facts(charter_leaf(moment(table), sym))["Still to place for"]
    assert int(costs.split(",")[0]) == station_cost(table.rules, table.state, sym)


def test_a_reached_destination_is_told(table: Table) -> None:
    table.charter("NOB", destination="reached").charter("AB", destination="none")
    assert "reached" in facts(charter_leaf(moment(table), "NOB"))["Destination"]
    assert "nothing" in facts(charter_leaf(moment(table), "AB"))["Destination"]


def test_a_company_nobody_has_started_tells_what_it_would_have(table: Table) -> None:
    found = facts(charter_leaf(moment(table), "RhB"))
    assert found["Launch"] == "when 50 % are sold"
    assert found["Stations"] == "par 60: 1 · par 70: 2 · par 80: 3 · par 90: 4 · par 100: 5"
    assert next(tab for tab in charter_tabs(moment(table)) if tab.key == "RhB").quiet


def test_every_company_and_player_has_a_leaf(table: Table) -> None:
    table.sbb("ann", director="ben", ann=3, cat=2)
    now = moment(table)
    assert all(charter_leaf(now, sym).blocks for sym in table.title.companies)
    assert "NOB" not in {tab.key for tab in charter_tabs(now)}
    assert [tab.key for tab in player_tabs(now)] == ["ann", "ben", "cat"]
    assert all(player_leaf(now, player).spoken for player in table.state.order)


def test_a_players_card_says_how_the_worth_is_made_up(table: Table) -> None:
    leaf = player_leaf(moment(table), "ben")
    shares = 2 * 110 + 2 * 90
    assert grids(leaf)["How the worth is made up"] == [
        ["Cash", "1,250"],
        ["Shares at their price", str(shares)],
        ["Mountain railways", "150"],
        ["Worth", figure(table.worth("ben"))],
    ]
    assert grids(leaf)["Shares"] == [["MOB", "20", "2", "110", "220", ""], ["NOB", "50", "2", "90", "180", "75"]]
    cards = next(block for block in leaf.blocks if isinstance(block, Shares))
    assert [(share.chip.sym, share.percent, share.director) for share in cards.shares] == [
        ("NOB", 50, True), ("MOB", 10, False), ("MOB", 10, False),
    ]  # fmt: skip
    assert facts(leaf)["Fixed income"] == "40 each operating round"
    assert "decides now" in head(leaf).subtitle


def test_debts_say_what_they_will_cost(table: Table) -> None:
    leaf = player_leaf(moment(table), "cat")
    assert facts(leaf)["Debt"] == "75, grows by 38 after the stock round"
    assert head(leaf).figures[1].value == "75"


def test_privates_say_what_they_do_and_whether_they_did(table: Table) -> None:
    papers = grids(player_leaf(moment(table), "ann"))["Privates and certificates"]
    assert papers == [["P2", "10", "Bödelibahn", "One extra yellow tile, once, from phase 3 on."]]
    table.paper("P2", "ann", used=True)
    assert grids(player_leaf(moment(table), "ann"))["Privates and certificates"][0][3].endswith("Used.")
    tunnels = grids(player_leaf(moment(table), "cat"))["Privates and certificates"]
    assert tunnels == [["T1", "10", "Tunnel –", "not built yet"]]


def test_views_follow_a_sale(table: Table) -> None:
    table.stock("ann", 3).play(ac.SellShares(actor="ann", company="MOB", shares=1))
    view = sheet_view(moment(table))
    assert line(view, "MOB")["price"] == "100"
    assert line(view, "MOB")["pool"] == "20"
    assert row_of(view, "MOB").cells[view.columns.index(next(c for c in view.columns if c.key == "ann"))].text == "40"
    assert table.shares("MOB", POOL) == 2


# --- the recorded game


def test_the_sheet_agrees_with_the_recorded_trace(shared_folder: Path) -> None:
    from core import registry
    from core.interchange.game_file import new_setup
    from core.interchange.recorded_file import read_recorded
    from core.rail18.recorded.replay import Replay
    from core.rail18.state import Player
    from tests.titles.t1844.golden.trace import read_trace

    game = read_recorded(shared_folder / "games" / "1844-160062.json")
    trace = read_trace(shared_folder / "games" / "1844-160062.trace.jsonl.gz")
    setup = new_setup(game.title, [Player(*player) for player in game.players], "online")
    replay = Replay(registry.engine(setup), game)
    compared = 0
    for number, (recorded, _) in enumerate(replay.steps()):
        last = number + 1 == len(game.actions)
        if not last and (number % 60 or game.actions[number + 1].auto):
            continue
        theirs = trace[recorded.id]
        view = sheet_view(Moment(replay.engine, replay.state))
        for sym, entry in theirs["companies"].items():
            mine = line(view, sym)
            assert mine["price"] == figure(entry["price"])
            assert mine.get("treasury", "0") == figure(entry["cash"])
        for player, entry in theirs["players"].items():
            assert line(view, "cash")[player] == figure(entry["cash"])
            assert line(view, "worth")[player] == figure(entry["worth"])
            assert line(view, "certificates")[player].split("/")[0] == str(entry["counted"])
            shares = {row.key: line(view, row.key).get(player, "").strip("–") for row in view.companies}
            assert {sym: int(part) for sym, part in shares.items() if part} == entry["shares"]
        compared += 1
    assert compared >= 10
    assert isinstance(replay.state.frame, GameOver)
