"""The page of all keys: complete, on one screen, and to be searched."""

import re
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.rail18.state import Player
from core.text.catalogue import use_language
from tests.ui.settling import settle
from ui.app.languages import speak
from ui.game.bridge import GameBridge
from ui.shell.dialogs.edit_dialog import ACCEPT
from ui.shell.dialogs.keys_dialog import KeysDialog, all_keys, plain
from ui.shell.views.keys_page import KeyGroup, KeyRow, found, in_columns
from ui.shell.window.main_window import MainWindow
from ui.values.keys import MENU, PANELS, PLACES, key_of, key_words

CTRL = Qt.KeyboardModifier.ControlModifier
SAME = {"Return": "Enter", "Ctrl+Return": "Ctrl+Enter", "-": "−", "=": "+"}
SHORTCUT = re.compile(r"(Ctrl|Alt)\+.+|F\d+|Ins|Del")
PORTABLE = QKeySequence.SequenceFormat.PortableText


def open_keys(window: MainWindow) -> KeysDialog:
    QTest.keyClick(window, Qt.Key.Key_F1, CTRL)
    settle()
    [dialog] = [dialog for dialog in window.findChildren(KeysDialog) if dialog.isVisible()]
    return dialog


def labels(dialog: KeysDialog) -> list[str]:
    inner = dialog.area.widget()
    return [label.text().replace("\u200b", "") for label in inner.findChildren(QLabel)]


def test_a_line_of_keys_ends_between_two_of_them(window: MainWindow) -> None:
    window.appearance.choose_language("ja")
    settle()
    assert {"Ctrl+Shift+Z、\nCtrl+Y", "Enter、\nダブルクリック"} <= set(labels(open_keys(window)))


def keys_of(window: QWidget) -> dict[str, str]:
    """Every key that an action or a shortcut in it has, and whose it is."""
    known = {}
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            known[key.toString(PORTABLE)] = action.objectName() or action.text()
    for shortcut in window.findChildren(QShortcut):
        known[shortcut.key().toString(PORTABLE)] = f"{type(shortcut.parent()).__name__} {shortcut.objectName()}"
    return {SAME.get(key, key): whose for key, whose in known.items() if key}


@pytest.mark.long
def test_it_has_every_key_of_the_window(window: MainWindow) -> None:
    players = [Player(f"p{number}", name) for number, name in enumerate(("Anna", "Beat", "Cleo"))]
    window.play(GameBridge(memory_game(new_setup("1844", players, mode="table"))))
    settle()
    page = window.game_page
    assert page is not None
    shown = {key for group in open_keys(window).groups for row in group.rows for key in row.keys}
    missing = {key: whose for key, whose in keys_of(window).items() if key not in shown}
    assert len(keys_of(window)) > 50
    assert not missing


def shortcuts_told(place: str) -> set[str]:
    """Those of its keys that are no letters, digits or arrows: these are heard where they are pressed."""
    return {key for keys in PLACES[place].values() for key in keys if SHORTCUT.fullmatch(key)}


@pytest.mark.long
def test_every_key_on_it_is_there_where_it_says(window: MainWindow) -> None:
    there = {"start": keys_of(window.start_page)}
    window.show_new_game()
    assert window.new_page is not None
    there["pages"] = keys_of(window.new_page)
    players = [Player(f"p{number}", name) for number, name in enumerate(("Anna", "Beat", "Cleo"))]
    window.play(GameBridge(memory_game(new_setup("1844", players, mode="table"))))
    page = window.game_page
    assert page is not None
    for name, dock in page.docks.items():  # some have their keys when they are shown
        page.bring(name)
        settle()
        there[name] = keys_of(dock)
    there["game"], there["turn"] = keys_of(page), keys_of(page.turn)
    window.open_companion("stock-sell")
    window.menus.actions["display"].trigger()
    settle()
    assert window.help.companion.window is not None
    assert window.display.window is not None
    there["companion"] = keys_of(window.help.companion.window)
    there["display"] = keys_of(window.display.window)
    there["journal"][SAME[ACCEPT]] = "a button of the dialog"
    there["map"]["F9"] = "the map hears it itself"
    dead = {place: shortcuts_told(place) - there.get(place, {}).keys() for place in PLACES}
    assert sum(len(shortcuts_told(place)) for place in PLACES) > 15
    assert not {place: keys for place, keys in dead.items() if keys}


def test_it_is_the_same_without_a_game(window: MainWindow) -> None:
    from ui.rail18.family import FAMILY

    before = all_keys(window.menuBar(), FAMILY)
    players = [Player(f"p{number}", name) for number, name in enumerate(("Anna", "Beat", "Cleo"))]
    window.play(GameBridge(memory_game(new_setup("1844", players, mode="table"))))
    assert all_keys(window.menuBar(), FAMILY) == before


def test_typing_leaves_what_is_sought(window: MainWindow, qtbot: QtBot) -> None:
    dialog = open_keys(window)
    assert "Ctrl+Z" in labels(dialog)
    assert dialog.focusWidget() is dialog.search
    qtbot.keyClicks(dialog.search, "legend")
    assert "F8" in labels(dialog)
    assert "Ctrl+Z" not in labels(dialog)
    assert not dialog.nothing.isVisible()
    dialog.search.clear()
    qtbot.keyClicks(dialog.search, "journal")  # a place is shown whole
    assert {"F2", "Ins", "Del"} <= set(labels(dialog))
    qtbot.keyClicks(dialog.search, " of nobody")
    assert dialog.nothing.isVisible()
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_it_is_one_screen_in_every_language(language: str, window: MainWindow) -> None:
    use_language(language)
    window.help.show_keys()
    settle()
    [dialog] = [dialog for dialog in window.findChildren(KeysDialog) if dialog.isVisible()]
    dialog.resize(1264, 772)
    settle()
    assert dialog.area.verticalScrollBar().maximum() <= 40, "two lines at most are below"
    assert dialog.area.horizontalScrollBar().maximum() == 0


def test_keys_are_called_as_on_the_keyboard() -> None:
    assert key_words("Ctrl+Shift+PgUp", apple=False) == "Ctrl+Shift+PgUp"
    assert key_words("Ctrl++", apple=False).startswith("Ctrl+")
    assert key_words("+", apple=False) == "+"
    assert key_words("Alt+Left", apple=False) == "Alt+←"
    assert key_words("Ctrl+Return", apple=False) == "Ctrl+Enter"
    assert key_words("Ctrl+Z", apple=True) == "⌘Z"
    assert key_words("Ctrl+Shift+Alt+Z", apple=True) == "⌥⇧⌘Z"
    assert key_of("undo") == key_words("Ctrl+Z")
    assert key_of("panel-quick") == key_words("Ctrl+K")
    assert key_of("journal.insert") == key_words("Ins")
    use_language("de")
    try:
        assert key_words("Ctrl+Shift+PgUp", apple=False) == "Strg+Umschalt+Bild aufwärts"
        assert key_words("Del", apple=False) == "Entf"
    finally:
        use_language("en")


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.skipif(sys.platform == "darwin", reason="menus show signs there")
def test_a_key_has_one_name_in_menus_and_texts(qapp: QApplication, language: str) -> None:
    told = {key for keys in MENU.values() for key in keys} | set(PANELS.values())
    speak(language)
    try:
        shown = {key: QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in told}
        assert shown == {key: key_words(key) for key in told}
    finally:
        speak("en")


def test_words_of_menus_lose_their_letters() -> None:
    assert plain("&Open…") == "Open"
    assert plain("開く(&O)…") == "開く"


def test_columns_are_filled_in_order() -> None:
    groups = [KeyGroup(str(number), tuple(KeyRow(("A",), "b") for _ in range(number))) for number in range(1, 6)]
    columns = in_columns(groups, 3)
    assert [group.name for column in columns for group in column] == ["1", "2", "3", "4", "5"]
    assert len(columns) == 3
    assert in_columns([], 3) == []
    assert found(groups, "nothing such") == []
    assert found(groups, "Ｂ") == groups  # as a Japanese keyboard writes it


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_letter_of_a_menu_takes_one_entry(language: str, window: MainWindow) -> None:
    window.appearance.choose_language(language)
    settle()
    bar = window.menuBar()
    for menu in [bar, *bar.findChildren(QMenu)]:
        letters = [QKeySequence.mnemonic(action.text()).toString() for action in menu.actions()]
        assert not {letter for letter in letters if letter and letters.count(letter) > 1}
