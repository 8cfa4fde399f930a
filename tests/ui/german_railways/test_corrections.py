"""Corrections of German Railways in the window: by keys for every kind, by a right click, hidden cash, and undo."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.german_railways import corrections as co
from core.german_railways.state import BANK
from core.text.catalogue import languages, text, use_language
from tests.ui.german_railways.rounds import first_turn
from tests.ui.german_railways.window_events import canvas_of, state_of
from tests.ui.keys import CONTROL
from tests.ui.settling import settle
from tests.ui.shell.correcting import choose_kind, last_line, number, opened, pick, take
from ui.game.bridge import GameBridge
from ui.german_railways.panels.cells_panel import SheetPanel
from ui.german_railways.views.corrections.kinds import KINDS
from ui.german_railways.views.words import pair_words
from ui.hands.panel import TablePanel
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.leaf_panel import LeafPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.views.correction_form import kind_words, suggested_note


@pytest.fixture
def bridge() -> GameBridge:
    return GameBridge(first_turn())


def hands(page: GamePage) -> str:
    panel = page.panels["table"]
    assert isinstance(panel, TablePanel)
    page.bring("table")
    settle()
    return " | ".join(task.text for task in panel.list.checks.tasks)


def right_click(widget: QWidget, place: QPoint) -> QMenu:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def follow(qtbot: QtBot, page: GamePage, menu: QMenu, words: str) -> CorrectionDialog:
    place = next(number for number, action in enumerate(menu.actions(), start=1) if words in action.text())
    for _ in range(place):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    return opened(qtbot, page)


def free_city(page: GamePage, railroad: str) -> str:
    """A city where the railroad is not, that others have as their home."""
    title = page.bridge.moment.rules.title
    return next(title.place(data.home) for code, data in title.railroads.items() if code != railroad)


def test_cash_of_a_player_and_undo(qtbot: QtBot, page: GamePage) -> None:
    before = state_of(page)
    name = before.names["ann"]
    dialog = opened(qtbot, page)
    assert not dialog.do_button.isEnabled()
    number(qtbot, dialog, "amount", before.cash["ann"] + 5)
    assert f"{name} {before.cash['ann']} → {before.cash['ann'] + 5}" in dialog.told.text()
    action = take(qtbot, page, dialog)
    assert isinstance(action, co.CorrectCash)
    assert state_of(page).cash["ann"] == before.cash["ann"] + 5
    assert suggested_note("cash") in last_line(qtbot, page)
    assert text("hands-receives", who=name, amount=5) in hands(page)
    qtbot.keyClick(dialog.kinds, Qt.Key.Key_Z, CONTROL)
    assert state_of(page) == before
    assert dialog.told.text() == text("correct-undone")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_treasury_of_a_railroad(qtbot: QtBot, page: GamePage) -> None:
    before = state_of(page)
    dialog = opened(qtbot, page)
    pick(qtbot, dialog, "holder", "PO")
    number(qtbot, dialog, "amount", 3)
    assert text("gr-effect-treasury", railroad="PO", old=before.cash["PO"], new=3) in dialog.told.text()
    take(qtbot, page, dialog)
    assert state_of(page).cash["PO"] == 3
    assert text("gr-hands-pays", who="PO", amount=before.cash["PO"] - 3) in hands(page)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(page.window().isActiveWindow)
    qtbot.keyClick(page.window(), Qt.Key.Key_Z, CONTROL)
    assert state_of(page) == before


def test_a_share_goes_to_whom_it_belongs_and_incomes_follow(qtbot: QtBot, page: GamePage) -> None:
    before, incomes = state_of(page), page.bridge.moment.player_incomes
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "share")
    pick(qtbot, dialog, "railroad", "PO")
    pick(qtbot, dialog, "source", "ann")
    pick(qtbot, dialog, "target", "dan")
    assert text("gr-effect-incomes", parts="") in dialog.told.text()
    action = take(qtbot, page, dialog)
    assert isinstance(action, co.MoveShare)
    assert (action.giver, action.taker) == ("ann", "dan")
    assert state_of(page).shares["PO"] == {"dan": 1}
    assert page.bridge.moment.player_incomes["dan"] > incomes["dan"]
    assert "PO" in hands(page)
    pick(qtbot, dialog, "source", BANK)
    pick(qtbot, dialog, "target", "ann")
    take(qtbot, page, dialog)
    assert state_of(page).shares["PO"] == {"dan": 1, "ann": 1}
    for _ in range(2):
        qtbot.keyClick(dialog.kinds, Qt.Key.Key_Z, CONTROL)
    assert state_of(page) == before


def test_a_locomotive_is_put_where_it_lies_and_taken_away(qtbot: QtBot, page: GamePage) -> None:
    before, income = state_of(page), page.bridge.moment.incomes["PO"]
    place = free_city(page, "PO")
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "locomotive")
    pick(qtbot, dialog, "railroad", "PO")
    assert not dialog.do_button.isEnabled()
    pick(qtbot, dialog, "hex", place)
    assert place in dialog.told.text()
    pairs = pair_words([("PO", "NME")])
    assert text("gr-told-linked", number=1, pairs=pairs) in dialog.told.text()
    assert isinstance(take(qtbot, page, dialog), co.PlaceLocomotive)
    assert place in state_of(page).track["PO"]
    assert page.bridge.moment.incomes["PO"] > income
    assert place in hands(page)
    pick(qtbot, dialog, "there", "off")
    pick(qtbot, dialog, "hex", place)
    assert text("gr-unlinked", number=1, pairs=pairs) in dialog.told.text()
    assert isinstance(take(qtbot, page, dialog), co.RemoveLocomotive)
    assert state_of(page).track == before.track
    assert page.bridge.moment.incomes["PO"] == income


def test_the_start_locomotive_cannot_be_chosen(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "locomotive")
    pick(qtbot, dialog, "there", "off")
    assert dialog.form is not None
    assert [found.value for found in dialog.form.field("hex").picks] == ["none"]
    assert not dialog.do_button.isEnabled()


class TestRightClick:
    def test_a_cell_of_the_sheet(self, qtbot: QtBot, page: GamePage) -> None:
        panel = page.panels["sheet"]
        assert isinstance(panel, SheetPanel)
        page.bring("sheet")
        settle()
        table = panel.table
        keys = [column.key for column in table.cells.columns]
        spot = table.visualRect(table.cells.index(0, keys.index("treasury"))).center()
        dialog = follow(qtbot, page, right_click(table.viewport(), spot), kind_words("cash"))
        assert dialog.boxes["amount"].hasFocus()
        assert dialog.form is not None
        assert dialog.form.field("holder").value == "PO"
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        spot = table.visualRect(table.cells.index(0, keys.index("dan"))).center()
        dialog = follow(qtbot, page, right_click(table.viewport(), spot), kind_words("share"))
        assert dialog.form is not None
        assert dialog.form.field("target").value == "dan"
        assert dialog.effect.possible

    def test_a_hex_of_the_map(self, qtbot: QtBot, page: GamePage) -> None:
        page.bring("map")
        settle()
        canvas = canvas_of(page)
        home = page.bridge.moment.rules.title.railroads["PO"].home
        menu = right_click(canvas.viewport(), canvas.hex_rect(home).center())
        dialog = follow(qtbot, page, menu, kind_words("locomotive"))
        assert dialog.form is not None
        assert dialog.form.field("hex").value == page.bridge.moment.rules.title.place(home)
        assert dialog.form.field("railroad").value == "NME"
        assert dialog.effect.possible

    @pytest.mark.parametrize(("panel", "what"), [("railroads", "NME"), ("player", "ben")])
    def test_a_card(self, qtbot: QtBot, page: GamePage, panel: str, what: str) -> None:
        card = page.panels[panel]
        assert isinstance(card, LeafPanel)
        page.bring(panel)
        card.choose(what)
        settle()
        dialog = follow(qtbot, page, right_click(card.leaf, card.leaf.rect().center()), kind_words("cash"))
        assert dialog.form is not None
        assert dialog.form.field("holder").value == what


class TestHiddenCash:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn(cash_open=False))

    def test_only_the_difference_is_told(self, qtbot: QtBot, page: GamePage) -> None:
        before = state_of(page).cash["ann"]
        dialog = opened(qtbot, page)
        assert set(dialog.boxes) == {"holder", "more"}
        number(qtbot, dialog, "more", 5)
        assert "+5" in dialog.told.text()
        assert str(before + 5) not in dialog.told.text()
        take(qtbot, page, dialog)
        assert state_of(page).cash["ann"] == before + 5
        line = last_line(qtbot, page)
        assert "+5" in line
        assert str(before + 5) not in line


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_words(language: str) -> None:
    use_language(language)
    try:
        words = [(kind_words(kind), suggested_note(kind)) for kind in KINDS]
    finally:
        use_language("en")
    assert all(kind and note for kind, note in words)
    assert len(dict(words)) == len(KINDS)
