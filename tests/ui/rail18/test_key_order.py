"""Digits, letters and Enter reach the open question wherever the focus is, unless somebody else has a use for them."""

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from core.interchange.game_file import memory_game, new_setup
from core.rail18.family import Game18
from core.rail18.state import Auction, Player
from tests.ui.keys import press
from tests.ui.rail18.first_rounds import first_operating_round, first_stock_round
from tests.ui.rail18.map_events import hex_place
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.journal.panel import JournalPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.values.key_order import NOBODY, ORDER, Claims, has_use, taker
from ui.values.turn import EVERYBODY
from ui.widgets.check_list import TICKS, ticks

pytestmark = pytest.mark.long

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def table_auction() -> Game18:
    return memory_game(new_setup("1844", [Player(f"p{n}", name) for n, name in enumerate(NAMES)], mode="table"))


GAMES = {
    "auction": table_auction,
    "stock": lambda: first_stock_round("table"),
    "operating": lambda: first_operating_round("table"),
    "hotseat": lambda: first_operating_round("hotseat"),
}


@pytest.fixture
def bridge(request: pytest.FixtureRequest) -> GameBridge:
    return GameBridge(GAMES[request.param]())


def turn_of(page: GamePage) -> TurnPanel:
    assert isinstance(page.turn, TurnPanel)
    return page.turn


def call(window: MainWindow, key: Qt.Key) -> QWidget:
    """The panel of a key comes to the front and has the keyboard."""
    QTest.keyClick(window, key, CTRL)
    settle()
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def type_(words: str) -> None:
    for sign in words:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, sign)
        QApplication.processEvents()


def test_the_table_gives_a_key_to_the_first_who_has_a_use_for_it() -> None:
    for claims in product((False, True), repeat=len(ORDER)):
        wanted = next((name for name, claim in zip(ORDER, claims, strict=True) if claim), NOBODY)
        assert taker(Claims(**dict(zip(ORDER, claims, strict=True)))) == wanted


def test_what_a_place_has_a_use_for_stands_on_the_page_of_keys() -> None:
    assert has_use("sheet", "A")
    assert has_use("market", "Enter")
    assert has_use("turn", "7")
    assert has_use("map", "+")
    assert not has_use("sheet", "B")
    assert not has_use("journal", "3")
    assert not has_use("nowhere", "Enter")


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
@pytest.mark.parametrize("panel", [Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_6, Qt.Key.Key_8, Qt.Key.Key_9])
def test_an_amount_and_a_name_are_heard_wherever_the_focus_is(
    window: MainWindow, page: GamePage, panel: Qt.Key
) -> None:
    """`120 E` is Emil's."""
    call(window, panel)
    type_("120")
    assert turn_of(page).amount == 120
    type_("e")
    state = page.bridge.moment.state
    assert state.papers["P1"].owner == "p4"
    assert state.cash["p4"] == state.cash["p0"] - 120


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
def test_an_amount_that_was_typed_is_not_dropped(page: GamePage) -> None:
    turn = turn_of(page)
    turn.setFocus()
    type_("120" + EVERYBODY)
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, Auction)
    assert not frame.passed, "nobody has passed yet"
    assert "120" in turn.box._unused.text()
    type_(EVERYBODY)
    assert page.bridge.can_undo, "once more means it"


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
def test_an_amount_goes_along_to_the_bids_and_comes_back(page: GamePage) -> None:
    turn = turn_of(page)
    turn.setFocus()
    type_("65")
    bids = next(choice for choice in turn.view.choices if choice.id == "bids")
    type_(bids.key)
    assert (turn.view.question, turn.amount) == ("Anna: bid for P1?", 65)
    press(Qt.Key.Key_Escape)
    assert turn.amount == 65


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
def test_bid_by_bid_stays_until_the_private_is_sold(page: GamePage) -> None:
    turn = turn_of(page)
    turn.setFocus()
    bids = next(choice for choice in turn.view.choices if choice.id == "bids")
    type_(bids.key)
    page_of_bids = turn.view.question
    for bidder in ("Anna", "Ben", "Cleo"):
        assert bidder in turn.view.question
        press(Qt.Key.Key_Return)
    assert page_of_bids != turn.view.question
    assert turn.view.spin is not None
    assert "Dora" in turn.view.question
    type_("pp")  # Dora and Emil
    for _ in range(2):
        type_("p")
    assert page.bridge.moment.state.papers["P1"].owner == "p2"
    assert "bids" in {choice.id for choice in turn.view.choices}, "the next private is asked for by its result"
    page.bridge.undo()
    assert "bids" not in {choice.id for choice in turn.view.choices}


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_clicked_list_leaves_its_keys_to_the_question(window: MainWindow, page: GamePage) -> None:
    """Reached by keys the sheet keeps A and Enter; clicked into, the question comes first."""
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    call(window, Qt.Key.Key_3)
    type_("a")
    assert sheet.everything.isChecked()
    type_("a")
    turn = turn_of(page)
    before = page.bridge.moment
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)  # the cell that the keys have reached
    assert page.bridge.moment is before
    turn.setFocus()
    QTest.mouseClick(sheet.companies.viewport(), LEFT, pos=QPoint(300, 4))
    QApplication.processEvents()
    assert turn.view.default is not None
    sheet.companies.setFocus(Qt.FocusReason.MouseFocusReason)
    page.keys._clicked = True
    press(Qt.Key.Key_Return)
    assert page.bridge.moment is not before, "Enter takes the filled button"


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_enter_in_a_market_without_a_choice_takes_the_filled_button(window: MainWindow, page: GamePage) -> None:
    market = page.panels["market"]
    assert isinstance(market, MarketPanel)
    call(window, Qt.Key.Key_2)
    assert market.hasFocus()
    before = page.bridge.moment
    press(Qt.Key.Key_Return)
    assert page.bridge.moment is not before


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_letter_in_the_journal_opens_a_page_of_the_question(window: MainWindow, page: GamePage) -> None:
    call(window, Qt.Key.Key_8)
    question = turn_of(page).view.question
    type_("s")
    assert turn_of(page).view.question != question
    assert QApplication.focusWidget() is page.turn


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_field_keeps_every_key(window: MainWindow, page: GamePage) -> None:
    quick, journal = page.panels["quick"], page.panels["journal"]
    assert isinstance(quick, QuickEntry)
    assert isinstance(journal, JournalPanel)
    before = turn_of(page).view
    call(window, Qt.Key.Key_K)
    type_("s1x*")
    assert quick.line.text() == "s1x*"
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    settle()
    assert journal.search.hasFocus()
    type_("s1")
    assert journal.search.text() == "s1"
    assert turn_of(page).view is before


@pytest.mark.parametrize("bridge", ["hotseat"], indirect=True)
def test_an_open_hex_has_its_keys_wherever_the_focus_is(window: MainWindow, page: GamePage) -> None:
    board = page.panels["map"]
    assert isinstance(board, MapPanel)
    call(window, Qt.Key.Key_1)
    canvas, tool = board.canvas, board.lay_tool
    assert canvas is not None
    assert tool is not None
    QTest.mouseClick(canvas.viewport(), LEFT, pos=hex_place(canvas, "L21"))
    settle()
    assert tool.hex == "L21"
    page.turn.setFocus()
    type_("2")
    assert tool.piece is not None
    second = tool.piece
    type_("1")
    assert tool.piece != second
    type_("r")
    before = page.bridge.moment
    press(Qt.Key.Key_Return)
    assert page.bridge.moment.state.tiles.keys() - before.state.tiles.keys() == {"L21"}


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_key_without_a_use_says_so(window: MainWindow, page: GamePage) -> None:
    box = turn_of(page).box
    call(window, Qt.Key.Key_3)
    type_("q")
    assert box._unused.isVisible()
    assert box._unused.text() == "Q does nothing here. Ctrl+F1 shows all keys."
    assert not page.messages.isVisible()
    page.turn.setFocus()
    type_("#")
    assert box._unused.text().startswith("# does nothing")
    press(Qt.Key.Key_Down)  # something else is told
    settle()
    assert not box._unused.isVisible()


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
def test_enter_with_nothing_to_take_says_so(page: GamePage) -> None:
    turn = turn_of(page)
    turn.setFocus()
    assert turn.view.default is None
    press(Qt.Key.Key_Return)
    assert turn.box._unused.text().startswith("Enter does nothing")


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_the_journal_is_searched_from_anywhere(window: MainWindow, page: GamePage) -> None:
    journal = page.panels["journal"]
    assert isinstance(journal, JournalPanel)
    for start in (page.turn, call(window, Qt.Key.Key_2), call(window, Qt.Key.Key_K)):
        start.setFocus()
        QTest.keyClick(start, Qt.Key.Key_F, CTRL)
        settle()
        assert journal.search.hasFocus()
        assert journal.isVisible()


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_button_that_tab_has_reached_is_pressed_by_enter(window: MainWindow, page: GamePage) -> None:
    call(window, Qt.Key.Key_1)
    button = page.findChild(QToolButton, "button-numbers")
    assert isinstance(button, QToolButton)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    before = page.bridge.moment
    press(Qt.Key.Key_Return)
    assert button.isChecked()
    assert page.bridge.moment is before


@pytest.mark.parametrize("bridge", ["auction"], indirect=True)
def test_enter_ticks_the_row_that_keys_have_reached(window: MainWindow, page: GamePage) -> None:
    """In the checklist of hands as in every other; with no row of it chosen the question is answered."""
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    call(window, Qt.Key.Key_9)
    before = page.bridge.moment
    type_("120e")
    assert page.bridge.moment is not before
    before = page.bridge.moment
    call(window, Qt.Key.Key_9)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert table.pages is not None
    assert len(table.pages.ledger.page_done) == 1
    press(Qt.Key.Key_Space)
    assert not table.pages.ledger.page_done
    assert page.bridge.moment is before
    type_("90a")
    assert page.bridge.moment is not before, "digits and letters are the question's"


def test_whatever_ticks_stands_on_the_page_of_keys() -> None:
    for place in ("table", "check", "charts"):
        for key, name in TICKS.items():
            assert ticks(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier), place), name
        assert not ticks(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, CTRL), place)
    assert not ticks(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier), "journal-list")
