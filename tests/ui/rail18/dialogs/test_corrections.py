"""Corrections in the window: the dialog by keys and mouse for every kind, and what a right click leads to."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.rail18.corrections import actions as co
from core.rail18.state import BANK, POOL, CompanyTurn, OperatingRound, StockRound
from tests.campaigns.sample_moments import Moments
from tests.ui.keys import CONTROL
from tests.ui.rail18.map_events import hex_place
from tests.ui.settling import settle
from tests.ui.shell.correcting import LEFT, choose_kind, last_line, number, opened, pick, take
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.rail18.dialogs.asking import ask_correct
from ui.rail18.panels.charter_panel import CharterPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.dialogs.correction_fields import NumberBox, TickBoxes
from ui.shell.pages.game_page import GamePage
from ui.shell.views.correction_form import Target
from ui.shell.window.main_window import MainWindow
from ui.widgets.tables import CellTable


@pytest.fixture
def bridge(moments: Moments) -> GameBridge:
    """The game that ships, late: everything that can be corrected is there."""
    return GameBridge(moments.game(moments.late_run, "table"))


def other(dialog: CorrectionDialog, name: str) -> str:
    """A value that is not chosen now, the last there is."""
    assert dialog.form is not None
    field = dialog.form.field(name)
    return next(found.value for found in reversed(field.picks) if found.value not in ("", field.value))


def hands(page: GamePage) -> str:
    panel = page.panels["table"]
    assert isinstance(panel, TablePanel)
    page.bring("table")
    QApplication.processEvents()
    return " | ".join(task.text for task in panel.list.checks.tasks)


# each kind


@pytest.mark.long
def test_money(qtbot: QtBot, page: GamePage) -> None:
    """Who, what they have, Enter; the note needs no thought."""
    dialog = opened(qtbot, page)
    player = page.bridge.moment.state.order[0]
    had, bank = page.bridge.moment.state.cash[player], page.bridge.moment.state.cash[BANK]
    assert dialog.focusWidget() is dialog.kinds
    assert not dialog.do_button.isEnabled()
    qtbot.keyClick(dialog.kinds, Qt.Key.Key_Return)  # too early
    number(qtbot, dialog, "amount", had + 20)
    name = page.bridge.moment.names[player]
    assert f"{name} {had:,} → {had + 20:,}" in dialog.told.text()
    assert f"bank {bank:,} → {bank - 20:,}" in dialog.told.text()
    action = take(qtbot, page, dialog)
    assert isinstance(action, co.CorrectCash)
    assert (action.payer, action.payee, action.amount) == (BANK, player, 20)
    assert page.bridge.moment.state.cash[player] == had + 20
    assert "Correction: 20 from bank" in last_line(qtbot, page)
    assert "Counted again" in last_line(qtbot, page)
    assert f"{name}" in hands(page)
    assert "20" in hands(page)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.window(), Qt.Key.Key_Z, CONTROL)
    assert page.bridge.moment.state.cash[player] == had


def test_an_amount_that_is_rubbed_out_takes_nothing(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    box = dialog.boxes["amount"]
    box.setFocus()
    for _ in range(6):
        qtbot.keyClick(box, Qt.Key.Key_Backspace)
    assert isinstance(box, NumberBox)
    assert box.text() == ""
    assert not dialog.do_button.isEnabled(), dialog.told.text()
    qtbot.keyClicks(box, "7")
    assert dialog.do_button.isEnabled()


def test_what_was_corrected_is_undone_where_it_was_entered(qtbot: QtBot, page: GamePage) -> None:
    """And nothing else."""
    dialog = opened(qtbot, page)
    before = page.bridge.moment.state
    player = before.order[0]
    for more in (20, 30):
        number(qtbot, dialog, "amount", before.cash[player] + more)
        take(qtbot, page, dialog)
    qtbot.keyClick(dialog.kinds, Qt.Key.Key_Z, CONTROL)
    assert page.bridge.moment.state.cash[player] == before.cash[player] + 20
    assert dialog.told.text().startswith("Taken back.")
    for _ in range(3):
        qtbot.keyClick(dialog.kinds, Qt.Key.Key_Z, CONTROL)
    assert page.bridge.moment.state == before


def test_debt(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "debt")
    number(qtbot, dialog, "amount", 45)
    take(qtbot, page, dialog)
    state = page.bridge.moment.state
    assert state.train_debt[state.order[0]] == 45


def test_bank(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "bank")
    pick(qtbot, dialog, "broken", "yes")
    take(qtbot, page, dialog)
    assert page.bridge.moment.state.bank_broken


def test_shares(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "certificate")
    state = page.bridge.moment.state
    company = next(sym for sym, owners in state.shares.items() if state.companies[sym].launched
                   and not state.companies[sym].closed and state.order[0] in owners.values())  # fmt: skip
    pick(qtbot, dialog, "company", company)
    pick(qtbot, dialog, "source", state.order[0])
    pick(qtbot, dialog, "target", POOL)
    action = take(qtbot, page, dialog)
    assert isinstance(action, co.MoveCertificate)
    assert page.bridge.moment.state.shares[company][action.certificate] == POOL
    assert company in hands(page)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "field", "event"),
    [
        ("paper", "owner", "belongs to"),
        ("mark", "marked", "been"),
        ("side", "type", "is a"),
        ("marker", "price", "marker"),
        ("phase", "phase", "it is phase"),
        ("piece", "hex", "lies"),
    ],
)
def test_one_field_is_otherwise(qtbot: QtBot, page: GamePage, kind: str, field: str, event: str) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, kind)
    assert dialog.form is not None
    state = page.bridge.moment.state
    if kind == "paper":
        owned = next(code for code, paper in state.papers.items() if state.is_player(paper.owner))
        pick(qtbot, dialog, "paper", owned)
        pick(qtbot, dialog, "owner", next(player for player in state.order if player != state.papers[owned].owner))
    elif kind == "piece":
        known = [found.value for found in dialog.form.field("paper").picks]
        pick(qtbot, dialog, "paper", next(code for code in known if state.papers[code].hex))
        pick(qtbot, dialog, "hex", "")
    else:
        pick(qtbot, dialog, field, other(dialog, field))
    take(qtbot, page, dialog)
    assert event in last_line(qtbot, page)


def test_trains(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "train")
    assert dialog.form is not None
    owner = str(dialog.form.field("source").value)
    pick(qtbot, dialog, "target", POOL)
    assert f"from {owner} to pool" in dialog.told.text()
    action = take(qtbot, page, dialog)
    assert isinstance(action, co.MoveTrain)
    assert action.source == owner
    assert page.bridge.moment.state.trains[action.train].owner == POOL
    assert "pool" in hands(page)


def test_a_phase_says_what_it_does_not_bring(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "phase")
    assert not dialog.besides.isVisible()
    phases = [phase.id for phase in page.bridge.engine.rules.title.data.phases]
    now = page.bridge.moment.state.phase
    pick(qtbot, dialog, "phase", phases[phases.index(now) + 1])
    assert dialog.besides.isVisible()
    assert "nothing is scrapped, turned over or closed" in dialog.besides.text()
    told = dialog.besides.text()
    take(qtbot, page, dialog)
    assert dialog.besides.text() == told  # it is still to be done
    choose_kind(qtbot, dialog, "cash")
    assert not dialog.besides.isVisible()


@pytest.mark.long
def test_tiles(qtbot: QtBot, page: GamePage) -> None:
    """A tile that is turned otherwise, chosen by its picture."""
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "tile")
    state = page.bridge.moment.state
    for label in state.tiles:
        pick(qtbot, dialog, "hex", label)
        box = dialog.boxes["rotation"]
        assert isinstance(box, QComboBox)
        assert not box.itemIcon(0).isNull()
        if box.count() > 1:
            pick(qtbot, dialog, "rotation", other(dialog, "rotation"))
            if dialog.effect.possible:
                break
    take(qtbot, page, dialog)
    assert page.bridge.moment.state.tiles[label].rotation != state.tiles[label].rotation
    assert page.bridge.moment.state.tiles[label].tile == state.tiles[label].tile
    assert label in hands(page)


@pytest.mark.long
def test_the_map_stays_alone_for_the_next_tile(qtbot: QtBot, page: GamePage) -> None:
    page.toggle_alone("map")
    settle()
    for label in list(page.bridge.moment.state.tiles)[:2]:
        ask_correct(page, Target("tile", (("hex", label),)), "map")
        dialog = opened(qtbot, page)
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        assert page.alone
    focus = page.focusWidget()
    assert focus is not None
    assert page.docks["map"].isAncestorOf(focus)


def test_stations(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "station")
    state = page.bridge.moment.state
    for sym in [sym for sym, company in state.companies.items() if company.launched and not company.closed]:
        pick(qtbot, dialog, "company", sym)
        pick(qtbot, dialog, "there", "off")
        assert dialog.form is not None
        for found in dialog.form.field("place").picks[1:]:
            pick(qtbot, dialog, "place", found.value)
            if dialog.effect.possible:
                assert f"{sym}: no station in " in dialog.told.text()
                action = take(qtbot, page, dialog)
                assert isinstance(action, co.CorrectStation)
                left = page.bridge.moment.state.companies[sym].stations_left
                assert left == state.companies[sym].stations_left + 1
                return
    pytest.fail("no station could be taken away")


def test_par_and_notes_on_a_company(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "par")
    assert dialog.form is not None
    known = [found.value for found in dialog.form.field("company").picks]
    pick(qtbot, dialog, "company", next(sym for sym in known if page.bridge.moment.state.companies[sym].launched))
    pick(qtbot, dialog, "par", other(dialog, "par"))
    take(qtbot, page, dialog)
    assert "par is" in last_line(qtbot, page)
    choose_kind(qtbot, dialog, "company")
    assert dialog.form is not None
    sym = next(sym for sym, c in page.bridge.moment.state.companies.items() if c.operated and not c.closed)
    pick(qtbot, dialog, "company", sym)
    pick(qtbot, dialog, "operated", "no")
    take(qtbot, page, dialog)
    assert not page.bridge.moment.state.companies[sym].operated


def test_order(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "order")
    *others, last = page.bridge.moment.state.order
    pick(qtbot, dialog, "place1", last)
    take(qtbot, page, dialog)
    assert page.bridge.moment.state.order == (last, *others)


@pytest.mark.long
def test_whose_turn(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "turn")
    pick(qtbot, dialog, "company", other(dialog, "company"))
    boxes = dialog.boxes["acted"]
    assert isinstance(boxes, TickBoxes)
    sym, button = next(iter(boxes.buttons.items()))
    ticked = button.isChecked()
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, button.height() // 2))
    take(qtbot, page, dialog)
    flow = page.bridge.moment.state.flow
    assert isinstance(flow[0], OperatingRound)
    assert (sym in flow[0].acted) is not ticked
    assert isinstance(flow[1], CompanyTurn)
    pick(qtbot, dialog, "round", "stock")
    pick(qtbot, dialog, "player", other(dialog, "player"))
    take(qtbot, page, dialog)
    assert isinstance(page.bridge.moment.state.frame, StockRound)


# the dialog


def test_a_note_of_ones_own_stays_and_none_is_refused(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    number(qtbot, dialog, "amount", 1)
    dialog.note.setFocus()
    dialog.note.selectAll()
    qtbot.keyClick(dialog.note, Qt.Key.Key_Delete)
    assert dialog.told.text().startswith("A correction needs a note that says why")
    assert not dialog.do_button.isEnabled()
    qtbot.keyClicks(dialog.note, "Beat owed me")
    choose_kind(qtbot, dialog, "phase")
    assert dialog.note.text() == "Beat owed me"


@pytest.mark.long
def test_money_that_is_not_there_is_refused(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    state = page.bridge.moment.state
    poor = min(state.order, key=lambda player: state.cash[player])
    rich = next(player for player in state.order if player != poor)
    pick(qtbot, dialog, "holder", rich)
    number(qtbot, dialog, "amount", state.cash[rich] + state.cash[poor] + 1)
    pick(qtbot, dialog, "other", poor)
    assert not dialog.do_button.isEnabled()
    assert dialog.told.property("message") == "bad"
    assert dialog.why.isVisible()
    qtbot.mouseClick(dialog.why, LEFT)
    window = page.window()
    assert isinstance(window, MainWindow)
    assert window.help.companion.window is not None
    assert window.help.companion.window.section == dialog.effect.why == "money"
    number(qtbot, dialog, "amount", 0)
    assert not dialog.why.isVisible()


@pytest.mark.long
def test_a_correction_is_put_where_it_was_forgotten(qtbot: QtBot, page: GamePage) -> None:
    """In the past, before an entry of the journal; the money is there from then on."""
    path = page.bridge.log.path_to(page.bridge.log.head)
    player = page.bridge.moment.state.order[0]
    had = page.bridge.moment.state.cash[player]
    page.mend("insert", path[-3].id)
    assert page.bridge.seen.rehearsed
    dialog = opened(qtbot, page)
    then = page.bridge.seen.state.cash[player]
    pick(qtbot, dialog, "holder", player)
    number(qtbot, dialog, "amount", then + 20)
    qtbot.keyClick(dialog.boxes["amount"], Qt.Key.Key_Return)
    editing = page.past.editing
    preview = editing.dialog
    assert preview is not None
    assert page.dialog is None
    qtbot.waitUntil(preview.accept_button.isEnabled, timeout=20_000)
    qtbot.keyClick(preview, Qt.Key.Key_Return, CONTROL)
    assert page.bridge.moment.state.cash[player] == had + 20


# right clicks


def right_click(widget: QWidget, place: QPoint) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def follow(qtbot: QtBot, page: GamePage, menu: QMenu, words: str) -> CorrectionDialog:
    place = next(n for n, action in enumerate(menu.actions(), start=1) if words in action.text())
    for _ in range(place):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    return opened(qtbot, page)


def value(dialog: CorrectionDialog, name: str) -> object:
    assert dialog.form is not None
    return dialog.form.field(name).value


def cell(table: CellTable, row: str, column: str) -> QPoint:
    rows, columns = [r.key for r in table.cells.rows], [c.key for c in table.cells.columns]
    index = table.cells.index(rows.index(row), columns.index(column))
    table.scrollTo(index)
    return table.visualRect(index).center()


@pytest.mark.long
def test_the_sheet(qtbot: QtBot, page: GamePage) -> None:
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    page.bring("sheet")
    player = page.bridge.moment.state.order[1]
    menu = right_click(sheet.totals.viewport(), cell(sheet.totals, "cash", player))
    dialog = follow(qtbot, page, menu, "money")
    assert (dialog.kind, value(dialog, "holder")) == ("cash", player)
    assert dialog.focusWidget() is dialog.boxes["amount"]
    sym = sheet.companies.cells.rows[0].key
    menu = right_click(sheet.companies.viewport(), cell(sheet.companies, sym, player))
    again = follow(qtbot, page, menu, "shares")
    assert again is dialog
    assert (dialog.kind, value(dialog, "company")) == ("certificate", sym)


@pytest.mark.long
def test_market_charter_trains_and_map(qtbot: QtBot, page: GamePage) -> None:
    market, charter = page.panels["market"], page.panels["charter"]
    trains, board = page.panels["trains"], page.panels["map"]
    assert isinstance(market, MarketPanel)
    assert isinstance(charter, CharterPanel)
    assert isinstance(trains, TrainsPanel)
    assert isinstance(board, MapPanel)
    page.bring("market")
    settle()
    marker = market.view.markers[0]
    menu = right_click(market, market.chart.plates[marker.sym].center().toPoint())
    assert value(follow(qtbot, page, menu, "price marker"), "company") == marker.sym
    page.bring("charter")
    settle()
    dialog = follow(qtbot, page, right_click(charter.leaf, QPoint(20, 20)), "notes")
    assert (dialog.kind, value(dialog, "company")) == ("company", charter.current)
    page.bring("trains")
    settle()
    owner = trains.owners.cells.rows[0].key
    menu = right_click(trains.owners.viewport(), cell(trains.owners, owner, "trains"))
    assert value(follow(qtbot, page, menu, "trains"), "source") == owner
    page.bring("map")
    settle()
    canvas = board.canvas
    assert canvas is not None
    label = next(iter(page.bridge.moment.state.tiles))
    canvas.point_at(label)
    dialog = follow(qtbot, page, right_click(canvas.viewport(), hex_place(canvas, label)), "tile")
    assert (dialog.kind, value(dialog, "hex")) == ("tile", label)
