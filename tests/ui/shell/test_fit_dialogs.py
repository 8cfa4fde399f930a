"""What opens over the window fits at 1280×800 in every language: dialogs, notices, refusals, menus; and the display."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from core.text.catalogue import text
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.settling import glance
from tests.ui.shell.looks import SCREEN, Looks, everywhere
from ui.app import crashes
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_map
from ui.rail18.views.display.view import SECTIONS
from ui.shell.dialogs import edit_dialog
from ui.shell.window import keeping
from ui.shell.window.main_window import MainWindow
from ui.shell.window.notice import KEEP, Notice

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton
LOSING = {"board-run-lose": "board-run-clear", "position-lose": "position-anew", "check-lose": "check-anew"}


@pytest.fixture
def table(window: MainWindow, moments: Moments) -> MainWindow:
    """Where a dividend is decided."""
    window.play(GameBridge(moments.game(moments.dividend, "table")))
    glance()
    return window


def shown(window: MainWindow) -> QDialog:
    (found,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    return found


def test_dialogs(table: MainWindow, moments: Moments, qtbot: QtBot) -> None:
    looks = Looks()
    bought = 1 + max(
        n for n, entry in enumerate(moments.entries[: moments.dividend]) if isinstance(entry.action, ac.BuyShare)
    )
    openers: dict[str, Callable[[], object]] = {
        "dividend": lambda: press_dividend(table, qtbot),
        "backups": lambda: table.keeping.show_backups(),
        "map": lambda: ask_map(page_of(table)),
        "edit": lambda: preview(table, qtbot, bought),
        "values": lambda: enter_anew(table, bought),
    }
    for language in everywhere():
        table.appearance.choose_language(language)
        for name, opened in openers.items():
            opened()
            glance()
            dialog = shown(table)
            looks.at(dialog, name, language)
            dialog.close()
            page_of(table).bridge.back_to_now()
            glance()
    looks.all_fit()


def press_dividend(window: MainWindow, qtbot: QtBot) -> None:
    button = page_of(window).turn.findChild(QPushButton, "turn-dividend-sheet")
    assert button is not None
    qtbot.mouseClick(button, LEFT)


def preview(window: MainWindow, qtbot: QtBot, entry: int) -> None:
    """What follows if an entry had not been."""
    editing = page_of(window).past.editing
    editing.remove(entry)
    dialog = editing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.view is not None and not dialog.work.busy, timeout=60_000)


def enter_anew(window: MainWindow, entry: int) -> None:
    editing = page_of(window).past.editing
    editing.change(entry)
    editing.values()


def test_notices(window: MainWindow) -> None:
    looks = Looks()
    for language in everywhere():
        window.appearance.choose_language(language)
        for notice in notices(window):
            notice.show()
            glance()
            looks.at(notice, notice.objectName(), language)
            notice.close()
            notice.deleteLater()
    looks.all_fit()


def notices(window: MainWindow) -> Iterator[Notice]:
    leaving = (keeping.COPY, keeping.ANYWAY, keeping.STAY)
    good = text("rescue-good", good=412, copy="Friday evening copy.bankhalter", folder="Documents/Bankhalter/Games")
    yield Notice("rescue-title", [good, text("rescue-untouched", file="Friday evening")], ("rescue-close",), window)
    yield Notice("leave-title", [text("leave-words", count=12)], leaving, window)
    yield Notice("edit-lose-title", [text("edit-lose-words", count=12)], (edit_dialog.GO_ON, edit_dialog.LOSE), window)
    yield Notice("crash-title", [text("crash-words")], (crashes.GO_ON, crashes.CLOSE), window)
    for words, answer in LOSING.items():
        yield Notice("lose-title", [text(words)], (KEEP, answer), window)


def test_refusals_and_menus(table: MainWindow, qtbot: QtBot) -> None:
    looks = Looks()
    action = ac.BuyShare(actor="p1", company="NOB", source="bank", percent=10)
    for language in everywhere():
        table.appearance.choose_language(language)
        page = page_of(table)
        looks.at_menus(table.menuBar(), language)
        assert not page.bridge.do(action)
        bar = page.messages
        glance()
        looks.at(table, "refusal", language)
        bar.tell(bar.label.text(), overrulable=action, why=bar.why)
        glance()
        looks.at(table, "refusal, may be overruled", language)
        qtbot.mouseClick(bar.overrule_button, LEFT)
        glance()
        looks.at(table, "refusal, overruled", language)
        bar.clear()
    looks.all_fit()


@pytest.mark.parametrize("moment", ["auction", "stock", "dividend"])
def test_the_display(window: MainWindow, moments: Moments, moment: str) -> None:
    looks = Looks()
    window.play(GameBridge(moments.game(getattr(moments, moment), "table")))
    window.display.toggle()
    for language in everywhere():
        window.appearance.choose_language(language)
        display = window.display.window
        assert display is not None
        display.resize(*SCREEN)
        looks.at_menu(display.make_menu(), language)
        for section in SECTIONS:
            display.actions_by_name[section].trigger()
            glance()
            looks.at(display, f"display {section}", language)
    looks.all_fit()
