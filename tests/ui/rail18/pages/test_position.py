"""A running game is entered by keyboard from a pack-up note; what is wrong is named, and nothing typed is lost."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.rail18.actions import Pass, StationAt, TileAt
from core.rail18.engine import Engine18
from core.rail18.position.actions import SetPosition
from core.rail18.position.build import position_of
from core.rail18.state import Auction, State, StockRound
from tests.play.pack_up_notes import as_noted, note_of, seen
from tests.titles.t1844.shipped import shipped_game
from tests.ui.keys import CONTROL
from tests.ui.notices import answer
from tests.ui.rail18.map_events import hex_place
from ui.companion.views.links import section_of_refusal
from ui.paint.theme import LIGHT
from ui.rail18.pages.entry_table import EntryTable
from ui.rail18.pages.position_page import PositionMap, PositionPage
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.entry import PositionEntry
from ui.shell.window.main_window import MainWindow

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
MANY = 400  # fields


@pytest.fixture(scope="module")
def noted() -> tuple[Engine18, State]:
    """The fifth stock round of the game that ships."""
    game = shipped_game()
    assert isinstance(game.engine, Engine18)
    while (moved := game.redo()) is not None:
        if isinstance(moved.after.frame, StockRound) and moved.after.frame.number == 5:
            return game.engine, moved.after
    raise AssertionError


def page_of(window: MainWindow) -> PositionPage:
    assert isinstance(window.entry_page, PositionPage)
    return window.entry_page


def key(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, key)


def write(qtbot: QtBot, words: str) -> None:
    """Letter by letter: the first one opens a cell."""
    for letter in words:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClicks(focused, letter)


def name_players(qtbot: QtBot, window: MainWindow, names: tuple[str, ...] = NAMES) -> PositionPage:
    """From the start page with the keyboard alone."""
    qtbot.keyClick(window, Qt.Key.Key_E, CONTROL)
    for name in names:
        write(qtbot, name)
        key(qtbot, window, Qt.Key.Key_Return)
    if len(names) < 7:
        key(qtbot, window, Qt.Key.Key_Return)  # behind an empty field: to the button
    key(qtbot, window, Qt.Key.Key_Return)
    return page_of(window)


def field_in_focus(page: PositionPage) -> str:
    focused = QApplication.focusWidget()
    assert focused is not None
    if isinstance(focused, EntryTable):
        return focused.cells.field(focused.currentIndex())
    return focused.objectName()


def fill(qtbot: QtBot, window: MainWindow, note: dict[str, str]) -> set[str]:
    """Through all fields with Tab, as they stand in the note."""
    page, met = page_of(window), set()
    for _ in range(MANY):
        name = field_in_focus(page)
        if name == pd.MAP:
            return met
        met.add(name)
        word = note.get(name, "")
        focused = QApplication.focusWidget()
        if isinstance(focused, QComboBox):
            while word and focused.currentData() != word:
                before = focused.currentIndex()
                qtbot.keyClick(focused, Qt.Key.Key_Down)
                assert focused.currentIndex() != before, name
        else:
            assert isinstance(focused, EntryTable | QLineEdit), name
            write(qtbot, word)
        key(qtbot, window, Qt.Key.Key_Tab)
    raise AssertionError


def lay(qtbot: QtBot, dialog: PositionMap, thing: TileAt | StationAt) -> None:
    """With a click on the hex, and the keys in the list."""
    entry = dialog.entry
    if isinstance(thing, TileAt):
        number, rotation = seen(dialog.draft.rules, thing.tile, thing.rotation)
        thing = TileAt(hex=thing.hex, tile=number, rotation=rotation)
    qtbot.mouseClick(entry.canvas.viewport(), Qt.MouseButton.LeftButton, pos=hex_place(entry.canvas, thing.hex))
    [row] = [row for row, choice in enumerate(entry.model.choices) if choice.thing == thing]
    if not entry.model.choices[row].there:
        while entry.list.currentIndex().row() != row:
            qtbot.keyClick(entry.list, Qt.Key.Key_Down)
        qtbot.keyClick(entry.list, Qt.Key.Key_Return)


@pytest.mark.long
def test_a_game_is_entered_with_the_keyboard_from_a_note(
    window: MainWindow, qtbot: QtBot, noted: tuple[Engine18, State]
) -> None:
    engine, state = noted
    page = name_players(qtbot, window)
    assert not page.begin_button.isEnabled()
    note = note_of(engine.rules, state)
    met = fill(qtbot, window, note)
    assert not note.keys() - met, "all that stands in a note has been asked"
    key(qtbot, window, Qt.Key.Key_Space)
    dialog = page.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    lies = position_of(state)
    for thing in (*lies.tiles, *lies.stations):
        lay(qtbot, dialog, thing)
    qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Return, CONTROL)
    assert not dialog.isVisible()
    assert window.entry_page is page, "it ends the map, not the page"
    assert page.entry.view.ready, page.entry.view.wrongs
    assert page.bank.text().endswith(f"{state.cash['bank']:,}")
    qtbot.mouseClick(page.begin_button, Qt.MouseButton.LeftButton)
    assert window.game_page is not None
    bridge = window.game_page.bridge
    found = bridge.moment.state.with_(players=state.players, mode=state.mode)
    assert as_noted(engine.rules, found) == as_noted(engine.rules, state)
    assert len(bridge.log) == 1
    assert isinstance(bridge.action_of(1), SetPosition)
    assert bridge.log.path is not None
    window.show_start()
    qtbot.keyClick(window, Qt.Key.Key_E, CONTROL)
    assert not isinstance(window.entry_page, PositionPage), "the next one begins with its players"


@pytest.mark.long
def test_an_auction_is_entered_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    note = {pd.ROUND: pd.AUCTION, pd.PLAYER: "p2", "cash:p1": "600", "cash:p2": "500", "cash:p3": "700"}
    note |= {"privates:p1": "P1", "privates:p3": "P2", "bid:p1": "90", "passed:p3": "yes", "tunnels:p3": ""}
    met = fill(qtbot, window, note)
    assert not note.keys() - met
    assert not {pd.NUMBER, pd.PASSES, pd.INDEX, "sold:p1", "bought:p1"} & met
    assert page.round.on_offer.text() == "P3 is on offer"
    assert page.entry.view.ready, page.entry.view.wrongs
    qtbot.keyClick(page, Qt.Key.Key_Return, CONTROL)
    assert window.game_page is not None
    bridge = window.game_page.bridge
    assert bridge.moment.state.frame == Auction("P3", "p3", "p2", 80, 90, "p1", ("p3",))
    assert bridge.do(Pass(actor="p2", what="auction"))
    state = bridge.moment.state
    assert (state.papers["P3"].owner, state.cash["p1"]) == ("p1", 510)
    assert state.frame.private == "P4"  # type: ignore[union-attr]


def test_a_sentence_leads_to_its_field(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    page.go_to("cash:p1")
    write(qtbot, "100")
    key(qtbot, window, Qt.Key.Key_Return)
    page.go_to("share:NOB:p2")
    write(qtbot, "40")
    key(qtbot, window, Qt.Key.Key_Return)
    sentences = [page.wrongs.item(row).text() for row in range(page.wrongs.count())]
    assert sentences == ["Which round it is, is missing.", "NOB: 40 % cannot be made up of its certificates."]
    assert page.why.section == "program-position", "what is missing is explained with the page"
    place = page.wrongs.visualItemRect(page.wrongs.item(1)).center()
    qtbot.mouseClick(page.wrongs.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert field_in_focus(page) == "share:NOB:p2"
    key(qtbot, window, Qt.Key.Key_Delete)
    place = page.wrongs.visualItemRect(page.wrongs.item(0)).center()
    qtbot.mouseClick(page.wrongs.viewport(), Qt.MouseButton.LeftButton, pos=place)
    write(qtbot, "1")
    assert page.wrongs.count() == 0
    assert not page.why.isVisible()
    assert page.begin_button.isEnabled()


def test_what_is_refused_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    for name, word in (("number", "3"), ("trains:NOB", "99")):
        page.go_to(name)
        write(qtbot, word)
        key(qtbot, window, Qt.Key.Key_Tab)
    row = [entry.refusal for entry in page.entry.view.wrongs].index("unknown-train")
    place = page.wrongs.visualItemRect(page.wrongs.item(row)).center()
    qtbot.mouseClick(page.wrongs.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseClick(page.why, Qt.MouseButton.LeftButton)
    assert window.help.companion.window is not None
    assert window.help.companion.window.section == section_of_refusal("1844", "unknown-train") != ""


def test_arrows_and_enter_go_through_the_sheet(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    page.go_to("treasury:SCB")
    write(qtbot, "12")
    key(qtbot, window, Qt.Key.Key_Down)
    assert field_in_focus(page) == "treasury:VSB"
    key(qtbot, window, Qt.Key.Key_Up)
    assert field_in_focus(page) == "treasury:SCB"
    key(qtbot, window, Qt.Key.Key_Left)
    assert field_in_focus(page) == "height:SCB"
    write(qtbot, "7")
    key(qtbot, window, Qt.Key.Key_Escape)  # the cell stays as it was
    assert "height:SCB" not in page.entry.draft.typed
    assert page.entry.draft.typed["treasury:SCB"] == "12"
    key(qtbot, window, Qt.Key.Key_Backtab)
    assert field_in_focus(page) == "price:SCB"


def test_the_page_follows_the_cell_that_is_typed_into(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1000, 600)
    page = name_players(qtbot, window, NAMES[:3])
    page.go_to("par:NOB")
    table = page.companies
    for _ in range(len(table.cells.rows) - 1):
        key(qtbot, window, Qt.Key.Key_Down)
    assert field_in_focus(page) == "par:SBB"
    seen = page.sheet.viewport()
    place = table.viewport().mapTo(seen, table.visualRect(table.currentIndex()).center())
    assert seen.rect().contains(place)


def test_the_sheet_shows_what_is_left_as_one_types(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    page.go_to("cash:p1")
    write(qtbot, "500")
    key(qtbot, window, Qt.Key.Key_Tab)
    assert page.bank.text() == "The bank has 11,500"
    page.go_to("share:NOB:p1")
    write(qtbot, "75")
    key(qtbot, window, Qt.Key.Key_Tab)
    cells = page.companies.cells
    assert cells.place("left:NOB").data() == "25"
    assert page.players.cells.place("certificates:p1").data() == "2/24"


@pytest.mark.long
def test_three_certificates_of_a_player_are_read_whole(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    page = name_players(qtbot, window)
    page.go_to("share:FNM:p1")
    write(qtbot, "10+10+10")
    key(qtbot, window, Qt.Key.Key_Tab)
    table = page.companies
    cell = table.cells.place("share:FNM:p1")
    assert table.visualRect(cell).width() >= table.sizeHintForIndex(cell).width()
    assert cell.data(Qt.ItemDataRole.ToolTipRole).startswith("10+10+10\n"), "with more players it may be shortened"
    head = table.horizontalHeader()
    assert sum(head.sectionSize(column) for column in range(head.count())) == table.viewport().width()
    for column, found in enumerate(table.cells.columns):
        assert head.fontMetrics().horizontalAdvance(found.label) < head.sectionSize(column), found.label


@pytest.mark.long
def test_what_was_typed_is_there_after_coming_back(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    page.go_to("cash:p2")
    write(qtbot, "321")
    key(qtbot, window, Qt.Key.Key_Tab)
    key(qtbot, window, Qt.Key.Key_Escape)
    assert window.entry_page is None
    button = window.start_page.findChild(QPushButton, "start-position")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    page = page_of(window)
    assert page.entry.draft.typed == {"cash:p2": "321"}
    assert page.players.cells.place("cash:p2").data() == "321"
    back = page.findChild(QWidget, "position-back")
    assert back is not None
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    names = getattr(window.entry_page, "names", [])
    assert [field.text() for field in names[:4]] == ["Ann", "Ben", "Cat", ""]
    write(qtbot, "a")
    qtbot.keyClick(names[0], Qt.Key.Key_Return, CONTROL)
    assert page_of(window).entry.names["p1"] == "Anna"
    assert page_of(window).entry.draft.typed == {"cash:p2": "321"}
    anew = page_of(window).findChild(QWidget, "position-anew")
    assert anew is not None
    qtbot.mouseClick(anew, Qt.MouseButton.LeftButton)
    assert page_of(window).entry.draft.typed == {"cash:p2": "321"}
    answer(qtbot, window, "lose-keep")
    assert page_of(window).entry.draft.typed == {"cash:p2": "321"}
    qtbot.mouseClick(anew, Qt.MouseButton.LeftButton)
    answer(qtbot, window, "position-anew")
    assert [field.text() for field in getattr(window.entry_page, "names", [])[:2]] == ["", ""]


def test_a_round_of_companies_asks_for_other_things(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    assert page.round.stock.isVisible()
    assert page.players.cells.place("sold:p1").isValid()
    qtbot.keyClick(page.round.choices[pd.ROUND], Qt.Key.Key_Down)
    assert page.round.operating.isVisible()
    assert not page.round.stock.isVisible()
    assert not page.players.cells.place("sold:p1").isValid()


def test_without_track_stations_are_counted_and_there_is_no_map(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_E, CONTROL)
    new = window.entry_page
    names = getattr(new, "names", [])
    for field, name in zip(names, NAMES[:3], strict=False):
        qtbot.keyClicks(field, name)
    track = new.findChild(QWidget, "new-track") if new is not None else None
    assert track is not None
    qtbot.mouseClick(track, Qt.MouseButton.LeftButton, pos=QPoint(8, track.height() // 2))
    qtbot.keyClick(track, Qt.Key.Key_Return)
    page = page_of(window)
    assert page.companies.cells.place("stations:NOB").isValid()
    assert not page.map_button.isVisible()


@pytest.mark.long
def test_what_a_rule_forbids_can_be_begun_at_the_table(window: MainWindow, qtbot: QtBot) -> None:
    page = name_players(qtbot, window, NAMES[:3])
    for name, word in (
        ("number", "3"), ("cash:p1", "100"), ("par:NOB", "100"), ("share:NOB:p1", "75"), ("trains:NOB", "2"),
    ):  # fmt: skip
        page.go_to(name)
        write(qtbot, word)
        key(qtbot, window, Qt.Key.Key_Tab)
    assert page.begin_button.isEnabled()
    assert page.begin_button.text() == "Begin all the same"
    qtbot.mouseClick(page.begin_button, Qt.MouseButton.LeftButton)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.companies["NOB"].launched


def test_R54_what_has_not_paid_yet_is_asked_where_it_matters(qtbot: QtBot) -> None:
    for preset in ("2016", "first-edition"):
        draft = pd.PositionDraft(NewGame("1844", NAMES[:3], drawn=False, preset=preset))
        page = PositionPage(PositionEntry(draft), LIGHT)
        qtbot.addWidget(page)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        asked = preset == "first-edition"
        assert page.unpaid.isVisible() is asked
        assert page.players.cells.place("excused:p1").isValid() is asked
        if asked:
            page.go_to(pd.UNPAID)
            write(qtbot, "B9")
            assert page.entry.draft.typed == {pd.UNPAID: "B9"}
            assert pd.UNPAID in [wrong.field for wrong in page.entry.view.wrongs]
