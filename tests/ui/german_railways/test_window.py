"""A game of German Railways in the window from its beginning: begun, saved, opened again, looked at, changed."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.german_railways import actions as ac
from core.german_railways.soundness import is_sound
from core.interchange.cli import main
from tests.ui.bare_window import page_of
from tests.ui.german_railways.games import new_game
from tests.ui.german_railways.rounds import first_turn
from tests.ui.german_railways.window_events import ENTER, click_choice, click_go, click_hex, keys, state_of, turn_of
from tests.ui.keys import CONTROL
from tests.ui.settling import settle
from ui.companion.views.links import section_of_panel
from ui.game.bridge import GameBridge
from ui.german_railways.panels.course_panel import CoursePanel
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.dialogs.settings_dialog import SettingsDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import Choice

NAMES = ("Anna", "Beat", "Cleo", "Dora")
PANELS = ("map", "course", "sheet", "railroads", "player", "links", "journal", "charts", "table", "quick")


def click(place: QWidget) -> None:
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)
    settle()


def begin(window: MainWindow, *, one_screen: bool = False) -> GamePage:
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "German")
    assert new.game.title == "german_railways"
    for field, name in zip(new.names, NAMES, strict=False):
        QTest.keyClicks(field, name)
    click(new.typed)
    if one_screen:
        click(new.form.hotseat)
    click(new.start_button)
    return page_of(window)


def test_between_three_and_five_play(window: MainWindow) -> None:
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "German")
    assert len([field for field in new.names if field.isVisible()]) == 5
    for number, name in enumerate(("Anna", "Beat", "Cleo")):
        assert not new.start_button.isEnabled(), number
        QTest.keyClicks(new.names[number], name)
    assert new.start_button.isEnabled()


def test_switches_are_asked_and_kept(window: MainWindow) -> None:
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "German")
    new.form.all_rulings.setChecked(True)
    new.form.rulings.changed.emit("order-draw", "one-each")
    assert new.game.overrides == {"order-draw": "one-each"}


@pytest.mark.parametrize("one_screen", [False, True])
def test_a_game_is_begun_saved_opened_again_and_audited(
    window: MainWindow, one_screen: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    page = begin(window, one_screen=one_screen)
    assert state_of(page).mode == ("hotseat" if one_screen else "table")
    assert state_of(page).setup.seed, "the bag has one of its own"
    keys(page, *(("5", ENTER, "P", "P", "P") if one_screen else ("5A",)))
    state, path = state_of(page), page.bridge.log.path
    assert state.shares["PO"] == {"p1": 1}
    assert path is not None
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    window.games.open(path)
    settle()
    assert state_of(page_of(window)) == state
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert state_of(page_of(window)).shares["PO"] == {}
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert main(["audit", str(path)]) == 0
    assert "actions applied" in capsys.readouterr().out


class TestPlayed:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn())

    def test_every_panel_shows_every_kind_of_moment(self, page: GamePage) -> None:
        for _ in range(3):
            for name in PANELS:
                page.bring(name)
                settle()
                assert page.panels[name].isVisible(), name
            page.bring("turn")
            keys(page, "*" if state_of(page).open == "turn" else "D" if state_of(page).open == "order" else "B")

    def test_an_entry_of_the_past_is_changed(self, page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
        click_choice(page, "build-MWB")
        click_hex(page, "J11")
        click_go(page)
        last = page.bridge.log.head
        page.mend("change", last)
        settle()
        assert turn_of(page).draft is not None, "the build that it was"
        keys(page, Qt.Key.Key_Escape)
        click_hex(page, "K12")
        click_go(page)
        dialog = page.past.editing.dialog
        assert dialog is not None
        qtbot.waitUntil(lambda: dialog.view is not None and not dialog.work.busy)
        click(dialog.accept_button)
        assert state_of(page).track["MWB"] == ("K10", "K12")

    def test_a_moment_of_the_past_can_be_looked_at(self, page: GamePage) -> None:
        keys(page, "P")
        page.mend("look", page.bridge.log.head - 1)
        settle()
        assert not turn_of(page).view.choices
        click_hex(page, "B41")
        assert page.bridge.moment.state.turn == "ben"

    def test_the_order_is_told_under_the_pointer(self, page: GamePage) -> None:
        page.bring("course")
        settle()
        course = page.panels["course"]
        assert isinstance(course, CoursePanel)
        said = [spot.words for spot in course.board.spots]
        assert [words for words in said if words.startswith("1: Ann")]
        assert {spot.points for spot in course.board.spots} - {None} == set(state_of(page).shares)


@pytest.mark.long
@pytest.mark.parametrize(("mode", "seed"), [("table", 1), ("hotseat", 2)])
def test_whatever_is_chosen_the_window_follows(window: MainWindow, mode: str, seed: int) -> None:
    """Choices of the pages at random, with steps back and undone entries between them."""
    window.play(GameBridge(new_game(3, mode)))
    page = page_of(window)
    chance = random.Random(seed)
    for number in range(500):
        turn = turn_of(page)
        if state_of(page).ending:
            page.bridge.undo()
        choices = [choice for choice in turn.view.choices if not _ends(choice)]
        if number % 17 == 0:
            page.bring(chance.choice(PANELS))
        if chance.random() < 0.03 and len(page.bridge.log) > 3:
            page.bridge.undo()
        elif not choices or chance.random() < 0.05:
            keys_back(page)
        else:
            turn._choose(chance.choice(choices))
        if number % 5 == 0:
            settle()
        assert is_sound(page.bridge.engine.rules.title, state_of(page))
    assert state_of(page).round > 1


def _ends(choice: Choice) -> bool:
    return isinstance(choice.action, ac.EverybodyAgrees | ac.AgreeToEnd)


def keys_back(page: GamePage) -> None:
    QTest.keyClick(turn_of(page), Qt.Key.Key_Escape)


class TestDialogs:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn())

    def test_a_player_gets_another_name(self, page: GamePage, window: MainWindow) -> None:
        window.menus.actions["players"].trigger()
        dialog = page.dialog
        assert isinstance(dialog, PlayersDialog)
        dialog.rows[0].name.selectAll()
        QTest.keyClicks(dialog.rows[0].name, "Anna-Lena")
        click(dialog.rows[0].rename)
        assert page.bridge.moment.names["ann"] == "Anna-Lena"
        assert turn_of(page).view.question.startswith("Anna-Lena")

    def test_the_game_goes_on_on_one_screen_with_hidden_cash(self, page: GamePage, window: MainWindow) -> None:
        window.menus.actions["settings"].trigger()
        dialog = page.dialog
        assert isinstance(dialog, SettingsDialog)
        click(dialog.hotseat)
        QTest.keyClick(dialog.cash, Qt.Key.Key_Space)
        state = state_of(page)
        assert (state.mode, state.cash_open) == ("hotseat", False)
        assert turn_of(page).view.note.startswith("Cash 10"), "one's own"


@pytest.mark.parametrize("mode", ["table", "hotseat"])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 650)])
def test_all_railroads_are_seen_without_scrolling(window: MainWindow, mode: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.play(GameBridge(first_turn(mode)))
    settle()
    tables = [table for table in turn_of(page_of(window)).findChildren(ChoiceTable) if table.isVisible()]
    assert tables
    assert not any(table.verticalScrollBar().maximum() for table in tables)


class TestCompanion:
    @pytest.fixture
    def bridge(self) -> GameBridge:
        return GameBridge(first_turn())

    @pytest.mark.parametrize("name", ["map", "course", "sheet", "railroads", "player", "links"])
    def test_f1_leads_to_what_explains_a_panel(self, page: GamePage, name: str) -> None:
        assert section_of_panel("german_railways", name)

    def test_the_question_has_its_section(self, page: GamePage) -> None:
        assert turn_of(page).section == "turn"
        keys(page, "*")
        assert turn_of(page).section == "bag"
