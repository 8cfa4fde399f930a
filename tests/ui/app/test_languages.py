"""Another language while the program runs: everything speaks it at once, and nothing that was begun is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.rail18.actions import BuyShare, SellShares
from core.text.catalogue import VARIABLE, catalogue, text
from tests.campaigns.sample_moments import Moments
from tests.ui.app.words_shown import words_shown
from tests.ui.bare_window import open_window, page_of
from tests.ui.keys import CONTROL
from tests.ui.rail18.table_games import after_the_auction, at_a_dividend, new_bridge
from tests.ui.settling import glance, settle
from ui.app import languages
from ui.app.languages import first_language, offered, speak, system_language
from ui.app.settings import Settings
from ui.charts.panel import ChartsPanel
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_correct, ask_players
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.corrections.targets import target
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.dialogs.export_dialog import ExportDialog
from ui.shell.dialogs.keys_dialog import KeysDialog
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton
LAYOUTS = {"banker": Qt.Key.Key_1, "hotseat": Qt.Key.Key_2}


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak("en")
    yield
    speak("en")


def play(window: MainWindow, moments: Moments, number: int, layout: str = "banker") -> GamePage:
    window.play(GameBridge(moments.game(number, "table" if layout == "banker" else "hotseat")))
    window.activateWindow()
    glance()
    return page_of(window)


def choose(qtbot: QtBot, window: MainWindow, code: str) -> None:
    """By the mouse, in the menu."""
    menu = window.findChild(QMenu, "menu-language")
    assert menu is not None
    menu.popup(window.mapToGlobal(window.rect().center()))
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(window.menus.actions[f"language-{code}"]).center())
    glance()


# --- which one


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (["de-CH", "de", "en"], "de"),
        (["ja-JP"], "ja"),
        (["fr-CH", "fr", "de-CH"], "de"),
        (["en-GB", "de"], "en"),
        (["fr", "it"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_we_have(
    monkeypatch: pytest.MonkeyPatch, wished: list[str], language: str
) -> None:
    system = SimpleNamespace(uiLanguages=lambda: wished)
    monkeypatch.setattr(languages, "QLocale", SimpleNamespace(system=lambda: system))
    assert system_language() == language
    assert first_language(None, "system") == language
    assert first_language(None, "ja") == "ja", "what was chosen in the window counts more"
    assert first_language(None, "a language that went away") == language
    assert first_language("de", "ja") == "de"
    monkeypatch.setenv(VARIABLE, "en")
    assert first_language(None, "ja") == "en"
    monkeypatch.setenv(VARIABLE, "fr")
    assert first_language(None, "ja") == "ja", "nobody speaks that"
    assert first_language("de", "ja") == "de"


def test_every_language_is_named_in_itself(window: MainWindow) -> None:
    assert list(offered().items()) == [("en", "English"), ("de", "Deutsch"), ("ja", "日本語")]
    menu = window.findChild(QMenu, "menu-language")
    assert menu is not None
    assert [action.text().replace("&", "") for action in menu.actions()][1:] == ["English", "Deutsch", "日本語"]
    assert window.menus.actions["language-system"].isChecked() == (system_language() == "en")


def test_what_was_chosen_is_remembered(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    choose(qtbot, window, "de")
    assert Settings(tmp_path).language == "de"
    assert window.menus.actions["language-de"].isChecked()
    choose(qtbot, window, "system")
    assert Settings(tmp_path).language == "system"
    assert catalogue().language == system_language()


# --- what Qt says itself


@pytest.mark.parametrize(("language", "cancel", "key"), [("de", "Abbrechen", "Strg+Z"), ("ja", "キャンセル", "Ctrl+Z")])
def test_buttons_and_keys_of_qt(qapp: QApplication, language: str, cancel: str, key: str) -> None:
    def said() -> tuple[str, str]:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
        return words, QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText)

    english = said()
    speak(language)
    assert said() == (cancel, key)
    speak("en")
    assert said() == english == ("Cancel", "Ctrl+Z")


# --- while the program runs


@pytest.mark.parametrize("page", ["start", "new", "position", "best-run", "board"])
def test_every_page_speaks_it_at_once(window: MainWindow, qtbot: QtBot, tmp_path: Path, page: str) -> None:
    def show(chosen: MainWindow) -> None:
        wishes = {
            "start": chosen.show_start,
            "new": chosen.show_new_game,
            "position": lambda: chosen.take_way("rail18", "position"),
            "best-run": lambda: chosen.take_way("rail18", "best-run"),
            "board": lambda: chosen.open_board("1844"),
        }
        wishes[page]()
        glance()

    show(window)
    english = words_shown(window)
    for language in ("ja", "en"):
        choose(qtbot, window, language)
        fresh = open_window(qtbot, Settings(tmp_path / "another"))
        fresh.settings.title = window.settings.title
        show(fresh)
        shown, wanted = words_shown(window), words_shown(fresh)
        assert (shown - wanted, wanted - shown) == (set(), set())
        assert (words_shown(window) == english) == (language == "en")
        fresh.close()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_game_speaks_it_at_once(
    window: MainWindow, qtbot: QtBot, moments: Moments, tmp_path: Path, layout: str
) -> None:
    page = play(window, moments, moments.stock, layout)
    bridge, state = page.bridge, page.bridge.moment.state
    choose(qtbot, window, "de")
    glance()
    assert page_of(window) is not page
    assert page_of(window).bridge is bridge
    assert page_of(window).bridge.moment.state is state
    assert page_of(window).layout_name == layout
    fresh = open_window(qtbot, Settings(tmp_path / "another"))
    play(fresh, moments, moments.stock, layout)
    for name in page_of(window).docks:
        for each in (window, fresh):
            page_of(each).bring(name)
        glance()
        shown, wanted = words_shown(page_of(window).docks[name]), words_shown(page_of(fresh).docks[name])
        assert (shown - wanted, wanted - shown) == (set(), set()), name
        assert shown, name
    assert page_of(window).turn.view == page_of(fresh).turn.view or words_shown(page_of(window).turn) == words_shown(  # type: ignore[attr-defined]
        page_of(fresh).turn
    )
    fresh.close()


def test_a_new_game_keeps_what_was_typed(window: MainWindow, qtbot: QtBot) -> None:
    window.show_new_game()
    page = window.new_page
    assert page is not None
    for field, name in zip(page.names, ("Ana", "Ben"), strict=False):
        qtbot.keyClicks(field, name)
    page.names[2].insert("千代")  # as an input method does
    page.form.hotseat.click()
    page.draw_button.click()
    before = page.game
    assert before.seed
    choose(qtbot, window, "ja")
    assert window.new_page is not None
    assert window.new_page is not page
    assert window.new_page.game == before
    assert window.new_page.names[2].text() == "千代"
    assert window.windowTitle().startswith(text("new-heading")) or text("new-heading") in window.windowTitle()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_that_was_begun_is_lost(window: MainWindow, qtbot: QtBot, moments: Moments, layout: str) -> None:
    page = play(window, moments, moments.stock, layout)
    bridge = page.bridge
    bridge.clock.switch(True)
    undo = bridge.log.head
    page.bring("charter")
    page.panels["charter"].choose("RhB")  # type: ignore[attr-defined]
    page.bring("journal")
    page.panels["journal"].search.setText("NOB")  # type: ignore[attr-defined]
    page.bring("charts")
    charts = page.panels["charts"]
    assert isinstance(charts, ChartsPanel)
    charts.choose("prices")
    page.bring("map")
    settle()
    board = page.panels["map"]
    assert isinstance(board, MapPanel)
    assert board.canvas is not None
    qtbot.keyClick(board.canvas, Qt.Key.Key_F6)
    board.canvas.zoom_by(1.7)
    board.canvas.pan(40, 25)
    place = board.canvas.place
    assert place is not None
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    settle()
    qtbot.keyClicks(page.panels["quick"].line, "b nob")  # type: ignore[attr-defined]
    front = [name for name, dock in page.docks.items() if dock.on_top]
    choose(qtbot, window, "de")
    again = page_of(window)
    assert again.bridge is bridge
    assert bridge.log.head == undo
    assert bridge.can_undo
    assert bridge.clock.running
    assert again.layout_name == layout
    assert [name for name, dock in again.docks.items() if dock.on_top] == front
    quick = again.panels["quick"]
    assert isinstance(quick, QuickEntry)
    assert quick.line.text() == "b nob"
    assert quick.line.hasFocus()
    assert quick.answer.text(), "it is read in the new language"
    assert again.panels["journal"].search.text() == "NOB"  # type: ignore[attr-defined]
    charts = again.panels["charts"]
    assert isinstance(charts, ChartsPanel)
    assert charts.current == "prices"
    again.bring("map")
    settle()
    board = again.panels["map"]
    assert isinstance(board, MapPanel)
    assert board.canvas is not None
    assert board.canvas.board.turned
    found = board.canvas.place
    assert found is not None
    assert found[0] == pytest.approx(place[0])
    assert (found[1] - place[1]).manhattanLength() * found[0] < 4, "pixels"
    again.bring("charter")
    assert again.panels["charter"].current == "RhB"  # type: ignore[attr-defined]
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert bridge.log.head != undo, "and it is undone as before"


def test_the_open_page_of_a_question_stays_open(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.auction)
    turn = page.turn
    assert isinstance(turn, TurnPanel)
    deeper = next(choice for choice in turn.view.choices if choice.page is not None and choice.key)
    qtbot.keyClick(turn, deeper.key.lower())
    if turn.view.spin is not None:
        qtbot.keyClick(turn, Qt.Key.Key_Plus)
    keys, amount = [choice.id for choice in turn.view.choices], turn.amount
    question = turn.view.question
    choose(qtbot, window, "ja")
    again = page_of(window).turn
    assert isinstance(again, TurnPanel)
    assert [choice.id for choice in again.view.choices] == keys
    assert again.amount == amount
    assert again.view.question != question
    choose(qtbot, window, "en")
    assert page_of(window).turn.view.question == question  # type: ignore[attr-defined]


def test_the_moment_of_the_past_stays_in_sight(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock)
    qtbot.keyClick(window, Qt.Key.Key_H, CONTROL)
    for _ in range(7):
        qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    entry, sentence = page.bridge.seen.entry, page.past.bar.sentence.text()
    assert entry is not None
    choose(qtbot, window, "de")
    again = page_of(window)
    assert again.past.open
    assert again.bridge.seen.entry == entry
    assert again.past.bar.sentence.text() not in ("", sentence)
    again.bridge.back_to_now()
    entries = again.bridge.log.path_to(again.bridge.log.head)
    again.mend("change", entries[-3].id)
    assert again.past.rehearsing
    choose(qtbot, window, "ja")
    assert page_of(window).past.rehearsing
    assert page_of(window).bridge.seen.entry == entries[-3].parent


def test_display_and_dialogs_speak_it_too(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock)
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    display = window.display.window
    assert display is not None
    first = page.bridge.moment.state.order[0]
    ask_correct(page, target("cash", holder=first, amount=1234))
    choose(qtbot, window, "de")
    assert window.display.window is display, "it stands where it stood"
    assert display.actions_by_name["close"].text() == catalogue("de").format("display-close")
    assert display.windowTitle() == text("display-title", name=page.bridge.name)
    dialog = page_of(window).dialog
    assert isinstance(dialog, CorrectionDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == catalogue("de").format("correct-title")
    assert dict(dialog.begun.values)["amount"] == 1234
    dialog.close()
    window.help.show_about()
    choose(qtbot, window, "ja")
    titles = {widget.windowTitle() for widget in QApplication.topLevelWidgets() if widget.isVisible()}
    assert catalogue("ja").format("about-title") in titles
    assert catalogue("de").format("about-title") not in titles


def test_a_game_without_a_file_is_called_by_its_title(window: MainWindow, qtbot: QtBot) -> None:
    window.play(new_bridge(mode="table"))
    window.menus.actions["display"].trigger()
    settle()
    for language, name in (("en", "1844 Switzerland"), ("de", "1844 Schweiz"), ("ja", "1844 スイス")):
        window.appearance.choose_language(language)
        settle()
        assert window.windowTitle() == text("window-title", name=name)
        display = window.display.window
        assert display is not None
        assert display.windowTitle() == text("display-title", name=name)


def test_docks_stay_where_somebody_put_them(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock)
    page.docks["trains"].setFloating(True)
    page.docks["trains"].setGeometry(100, 120, 500, 300)
    page.docks["table"].close()
    settle()
    choose(qtbot, window, "de")
    again = page_of(window)
    assert again.docks["trains"].isFloating()
    assert again.docks["trains"].geometry().getRect() == (100, 120, 500, 300)
    assert again.docks["trains"].windowTitle() == catalogue("de").format("panel-trains")
    assert again.docks["table"].isHidden()


def test_the_map_alone_stays_alone(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock, "hotseat")
    page.toggle_alone("map")
    choose(qtbot, window, "ja")
    assert page_of(window).alone
    page_of(window).toggle_alone("map")
    assert page_of(window).turn.isVisible()


def test_the_locale_of_the_program_is_left_alone(window: MainWindow, qtbot: QtBot) -> None:
    """Paper sizes go by the country, not by the language."""
    before = QLocale()
    choose(qtbot, window, "ja")
    assert QLocale() == before


def test_a_refusal_that_is_told_is_told_again(window: MainWindow) -> None:
    window.play(new_bridge(mode="table"))
    page = page_of(window)
    after_the_auction(page)
    page.act(BuyShare(actor="p2", company="FNM", source="pool", percent=10))
    page.act(SellShares(actor="p2", company="FNM", shares=1))
    settle()
    english, why = page.messages.label.text(), page.messages.why
    assert english
    assert why
    assert page.messages.overrule_button.isVisible()
    window.appearance.choose_language("de")
    settle()
    bar = page_of(window).messages
    assert bar is not page.messages
    assert bar.isVisible()
    assert bar.label.text() not in ("", english)
    assert bar.why == why
    assert bar.overrule_button.isVisible()
    assert bar.property("message") == "warn"
    bar.clear()
    window.appearance.choose_language("en")
    settle()
    assert not page_of(window).messages.isVisible()


def test_why_a_game_is_in_memory_is_said_in_the_new_language(window: MainWindow, tmp_path: Path) -> None:
    game = Moments(tmp_path).game(0, "table")
    window.play(GameBridge(game, lambda: text("trouble-opened", file="evening.bank")))
    settle()
    assert window.keeping.bar.label.text() == "evening.bank can only be read. The game goes on in memory."
    window.appearance.choose_language("de")
    settle()
    assert window.keeping.bar.isVisible()
    assert window.keeping.bar.label.text() == text("trouble-opened", file="evening.bank")
    assert "memory" not in window.keeping.bar.label.text()


def test_why_a_file_was_not_opened_is_said_in_the_new_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "evening.bankhalter"
    path.write_bytes(b"no game")
    window.games.open(path)
    english = window.start_page.messages.label.text()
    assert path.name in english
    choose(qtbot, window, "de")
    bar = window.start_page.messages
    assert bar.isVisible()
    assert path.name in bar.label.text()
    assert bar.label.text() != english


def test_a_message_on_the_page_of_a_new_game_is_told_again(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "evening.bankhalter"
    path.write_bytes(b"no game")
    window.show_new_game()
    window.games.open(path)
    assert window.new_page is not None
    english = window.new_page.messages.label.text()
    choose(qtbot, window, "de")
    bar = window.new_page.messages
    assert bar.isVisible()
    assert path.name in bar.label.text()
    assert bar.label.text() != english


def test_a_name_typed_among_the_players_stays(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock)
    ask_players(page)
    dialog = page.dialog
    assert isinstance(dialog, PlayersDialog)
    known = dialog.rows[0].name.text()
    qtbot.keyClicks(dialog.rows[0].name, "Zz")
    choose(qtbot, window, "de")
    dialog = page_of(window).dialog
    assert isinstance(dialog, PlayersDialog)
    assert dialog.windowTitle() == catalogue("de").format("players-title")
    assert dialog.rows[0].name.text() == f"Zz{known}"
    assert dialog.rows[0].rename.isEnabled()


def test_the_note_of_a_correction_stays(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    page = play(window, moments, moments.stock)
    window.menus.actions["correct"].trigger()
    assert isinstance(page.dialog, CorrectionDialog)
    english = page.dialog.note.text()
    choose(qtbot, window, "de")
    dialog = page_of(window).dialog
    assert isinstance(dialog, CorrectionDialog)
    assert dialog.note.text() not in ("", english), "what is suggested is no note of one's own"
    for typed, language in (("Beat owed me", "ja"), ("", "en")):
        dialog.note.setFocus()
        dialog.note.selectAll()
        qtbot.keyClick(dialog.note, Qt.Key.Key_Delete)
        qtbot.keyClicks(dialog.note, typed)
        choose(qtbot, window, language)
        dialog = page_of(window).dialog
        assert isinstance(dialog, CorrectionDialog)
        assert dialog.note.text() == typed
    qtbot.keyClick(dialog.kinds, Qt.Key.Key_Down)
    assert dialog.note.text(), "another kind suggests one again"


def test_what_was_chosen_for_an_export_stays(window: MainWindow, qtbot: QtBot, moments: Moments) -> None:
    play(window, moments, moments.stock)
    window.menus.actions["export"].trigger()
    dialog = window._dialog
    assert isinstance(dialog, ExportDialog)
    dialog.kinds["json"].click()
    dialog.kinds["charts"].click()
    dialog.branches.click()
    chosen = dialog.chosen
    qtbot.keyClick(dialog.folder, Qt.Key.Key_End)
    qtbot.keyClicks(dialog.folder, "-evening")
    folder = dialog.folder.text()
    choose(qtbot, window, "de")
    dialog = window._dialog
    assert isinstance(dialog, ExportDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle() == catalogue("de").format("export-title")
    assert dialog.chosen == chosen
    assert dialog.branches.isChecked()
    assert dialog.folder.text() == folder


DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "correct-dialog": lambda window: window.menus.actions["correct"].trigger(),
    "players-dialog": lambda window: ask_players(page_of(window)),
    "dividend-dialog": lambda window: press(window, "turn-dividend-sheet"),
    "edit-dialog": lambda window: page_of(window).mend("remove", page_of(window).bridge.log.head),
    "export-dialog": lambda window: window.menus.actions["export"].trigger(),
    "keys": lambda window: window.help.show_keys(),
}


def press(window: MainWindow, name: str) -> None:
    button = page_of(window).findChild(QPushButton, name)
    assert button is not None
    QTest.mouseClick(button, LEFT)


def dialog_called(name: str) -> QWidget:
    (found,) = (found for found in QApplication.topLevelWidgets() if found.isVisible() and found.objectName() == name)
    return found


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_stays_where_it_stands(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.play(at_a_dividend())
    glance()
    DIALOGS[name](window)
    glance()
    found = dialog_called(name)
    assert found.pos() != found.geometry().topLeft(), "it has a frame"
    for place, chosen in ((QPoint(20, 30), ("de", "ja", "en")), (QPoint(5, 60), ("de",))):
        dialog_called(name).move(place)
        glance()
        for language in chosen:
            choose(qtbot, window, language)
            assert dialog_called(name).pos() == place, language


def test_a_dialog_that_has_grown_stays_on_the_screen(window: MainWindow, qtbot: QtBot) -> None:
    """Larger texts make it larger; what somebody put beyond the edge stays there."""
    window.play(at_a_dividend())
    window.menus.actions["correct"].trigger()
    glance()
    dialog, room = dialog_called("correct-dialog"), window.screen().availableGeometry()
    dialog.move(room.bottomRight() - QPoint(dialog.width() + 20, dialog.height() - 50))
    glance()
    before = dialog.frameGeometry()
    assert before.bottom() > room.bottom()
    window.menus.actions["text-125"].trigger()
    glance()
    after = dialog_called("correct-dialog").frameGeometry()
    assert after.height() > before.height()
    assert after.bottom() == before.bottom()
    assert after.right() == room.right()


def test_what_was_sought_among_the_keys_and_in_the_companion_stays(window: MainWindow, qtbot: QtBot) -> None:
    window.help.show_keys()
    dialog = window._dialog
    assert isinstance(dialog, KeysDialog)
    qtbot.keyClicks(dialog.search, "F6")
    window.help.companion.show("")
    companion = window.help.companion.window
    assert companion is not None
    qtbot.keyClicks(companion.search, "Thun")
    choose(qtbot, window, "de")
    dialog = window._dialog
    assert isinstance(dialog, KeysDialog)
    assert dialog.search.text() == "F6"
    assert len(dialog.findChildren(QLabel)) < 12, "and only that is shown"
    companion = window.help.companion.window
    assert companion is not None
    assert companion.search.text() == "Thun"
