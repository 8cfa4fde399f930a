"""The companion beside a game: F1 in context, "Why?" at refusals, search and history with keys, themes and games."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from core import registry
from core.rail18 import actions as ac
from core.text.catalogue import text, use_language
from tests.core.text.companion_texts import TITLES, book_of
from tests.titles.tmini.registered import mini_known
from tests.ui.bare_window import page_of
from tests.ui.keys import ALT, CONTROL
from tests.ui.rail18.table_games import after_the_auction, bid, new_bridge
from tests.ui.settling import settle
from ui.companion.leaves import Leaf
from ui.companion.pictures import paint_picture
from ui.companion.views.links import title_folder
from ui.companion.views.view import CompanionView
from ui.companion.window import CompanionWindow
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.dialogs.asking import ask_correct
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.companion.book import companion_view
from ui.rail18.views.companion.pictures import picture_names
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge() -> GameBridge:
    return new_bridge()


def companion_of(window: MainWindow) -> CompanionWindow:
    assert window.help.companion.window is not None
    return window.help.companion.window


def press_f1(qtbot: QtBot, window: MainWindow) -> CompanionWindow:
    window.activateWindow()
    settle()
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
    settle()
    return companion_of(window)


def turn_of(window: MainWindow) -> TurnPanel:
    turn = page_of(window).turn
    assert isinstance(turn, TurnPanel)
    return turn


def test_f1_shows_the_open_step(qtbot: QtBot, window: MainWindow) -> None:
    assert press_f1(qtbot, window).section == "auction"
    after_the_auction(page_of(window))
    found = press_f1(qtbot, window)
    assert found.section == "stock-turn"
    assert "one share or one certificate" in found.page.toPlainText()


def test_f1_follows_the_panel_with_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    page_of(window).bring("market")
    assert press_f1(qtbot, window).section == "market"


def test_the_button_beside_the_question_shows_the_step(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(turn_of(window).page.rules, LEFT)
    assert companion_of(window).section == "auction"


def test_a_refusal_has_a_button_that_explains_it(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    bid(page, 3)
    settle()
    assert page.messages.why_button.isVisible()
    qtbot.mouseClick(page.messages.why_button, LEFT)
    assert companion_of(window).section == "auction"
    assert companion_of(window).isVisible()
    companion_of(window).show_section("market")
    assert press_f1(qtbot, window).section == "auction"
    page.messages.tell("Something else.")
    assert not page.messages.why_button.isVisible()


def test_what_the_turn_panel_refuses_links_to_its_section(qtbot: QtBot, window: MainWindow) -> None:
    turn = turn_of(window)
    frame = page_of(window).bridge.moment.state.frame
    turn.page.insisted.emit(ac.Bid(actor=frame.bidder, private="P1", amount=3))  # type: ignore[union-attr]
    settle()
    assert turn.box.why == "auction"
    assert turn.box.explain_held.isVisible()
    qtbot.mouseClick(turn.box.explain_held, LEFT)
    assert companion_of(window).section == "auction"


def test_searching_with_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    found = press_f1(qtbot, window)
    qtbot.keyClicks(found.search, "tunnel bonus")
    assert found.contents.currentIndex() == 1
    qtbot.keyClick(found.search, Qt.Key.Key_Return)
    assert found.section == "tunnel-bonus"
    qtbot.keyClick(found.search, Qt.Key.Key_Down)
    assert found.section != "tunnel-bonus"
    qtbot.keyClick(found, Qt.Key.Key_Left, ALT)
    assert found.section == "tunnel-bonus"
    qtbot.keyClick(found, Qt.Key.Key_Right, ALT)
    assert found.section != "tunnel-bonus"
    qtbot.keyClick(found.search, Qt.Key.Key_Escape)
    assert found.isVisible()
    assert found.search.text() == ""
    qtbot.keyClicks(found.search, "qqqq")
    assert "qqqq" in found.contents.findChild(type(found.contents._note), "companion-note").text()
    qtbot.keyClick(found.search, Qt.Key.Key_Return)
    found.search.clear()
    qtbot.keyClick(found.search, Qt.Key.Key_Escape)
    assert not found.isVisible()


def test_links_and_the_contents_lead_from_page_to_page(qtbot: QtBot, window: MainWindow) -> None:
    found = press_f1(qtbot, window)
    found.show_section("launch")
    place = next(
        QPoint(x, y)
        for y in range(0, found.page.viewport().height(), 6)
        for x in range(0, found.page.viewport().width(), 6)
        if found.page.anchorAt(QPoint(x, y)) == "historical"
    )
    qtbot.mouseClick(found.page.viewport(), LEFT, pos=place)
    assert found.section == "historical"
    tree = found.contents.currentWidget()
    item = tree.currentItem()  # type: ignore[union-attr]
    assert item.text(0) == found._view.name_of("historical")
    below = tree.itemBelow(item)  # type: ignore[union-attr]
    qtbot.mouseClick(tree.viewport(), LEFT, pos=tree.visualItemRect(below).center())  # type: ignore[union-attr]
    assert found.section == "regional"
    found.show_section("no-such-section")
    assert found.section == "regional"


def test_it_follows_theme_language_and_game(qtbot: QtBot, window: MainWindow) -> None:
    found = press_f1(qtbot, window)
    found.show_section("R23")
    assert text("companion-ruling-here") in found.page.toPlainText()
    window.appearance.choose_theme("dark")
    assert found.theme.name == "dark"
    window.appearance.choose_text_size(125)
    settle()
    anew = companion_of(window)
    assert anew is not found
    assert anew.section == "R23"
    assert anew.isVisible()
    window.appearance.choose_language("de")
    settle()
    german = companion_of(window)
    assert german.windowTitle() == "Regelbegleiter"
    assert german.section == "R23"
    window.appearance.choose_language("en")
    settle()
    anew = companion_of(window)
    window.show_start()
    settle()
    assert text("companion-ruling-here") not in anew.page.toPlainText()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_every_page_is_written_and_every_picture_painted(
    qapp: QApplication, language: str, look: theme.Theme, title: str
) -> None:
    use_language(language)
    try:
        view = CompanionView(book_of(title))
        wanted = set()
        for chapter, _ in view.chapters:
            for page in view.pages(chapter):
                leaf = Leaf(view, page, look)
                wanted |= set(leaf.pictures)
                assert not {"[[", "**"} & {leaf.html[at : at + 2] for at in range(len(leaf.html))}, page.id
        folder = title_folder(title)
        assert wanted <= set(picture_names(folder))
        for name in picture_names(folder):
            assert not paint_picture(view.picture(name), look, 1.0).isNull()
    finally:
        use_language("en")


def test_a_title_without_its_own_sections_has_those_of_the_program(qtbot: QtBot, qapp: QApplication) -> None:
    with mini_known() as mini:
        found = CompanionWindow(companion_view(registry.title(mini.id)), theme.LIGHT)
        qtbot.addWidget(found)
        assert found.section == "program-entering"


def test_what_quick_entry_refuses_is_explained_by_f1(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    page.bring("quick")
    qtbot.keyClicks(page.focusWidget(), "bid 3")
    qtbot.waitUntil(lambda: page.panels["quick"].section == "auction")
    assert press_f1(qtbot, window).section == "auction"


def test_f1_in_a_dialog_explains_the_dialog(qtbot: QtBot, window: MainWindow) -> None:
    page = page_of(window)
    ask_correct(page)
    settle()
    assert page.dialog is not None
    page.dialog.activateWindow()
    settle()
    qtbot.keyClick(page.dialog.focusWidget() or page.dialog, Qt.Key.Key_F1)
    assert companion_of(window).section == "program-correct"


@pytest.mark.parametrize(
    ("name", "section"),
    [("keys", "program-entering"), ("backups", "program-files"), ("sheets", "program-sheets")],
)
def test_f1_in_a_dialog_of_the_window_explains_it(qtbot: QtBot, window: MainWindow, name: str, section: str) -> None:
    window.menus.actions[name].trigger()
    settle()
    found = next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    found.activateWindow()
    settle()
    qtbot.keyClick(found.focusWidget() or found, Qt.Key.Key_F1)
    assert companion_of(window).section == section


def test_the_page_of_keys_is_shown_from_here_too(qtbot: QtBot, window: MainWindow) -> None:
    for language in ("en", "de"):  # menus are made anew for each
        window.appearance.choose_language(language)
        found = press_f1(qtbot, window)
        qtbot.keyClick(found.search, Qt.Key.Key_F1, CONTROL)
        settle()
        keys = next(dialog for dialog in window.findChildren(QDialog, "keys") if dialog.isVisible())
        assert keys.windowTitle() == text("keys-title")
        keys.close()


def test_it_opens_where_it_was_left(qtbot: QtBot, window: MainWindow) -> None:
    found = press_f1(qtbot, window)
    found.resize(700, 500)
    settle()
    found.close()
    window.help.companion.window = None
    assert press_f1(qtbot, window).size() == found.size()


def test_before_a_game_f1_explains_the_page(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    assert press_f1(qtbot, window).section == "set-up"
    window.take_way("rail18", "best-run")
    assert press_f1(qtbot, window).section == "program-runs"
    window.menus.actions["position"].trigger()
    assert press_f1(qtbot, window).section == "program-position"


def test_it_goes_with_the_main_window(qtbot: QtBot, window: MainWindow) -> None:
    found = press_f1(qtbot, window)
    found.resize(640, 480)
    window.close()
    assert not found.isVisible()
    assert not window.settings.companion_geometry.isEmpty()


def test_a_page_reads_nothing_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    page = press_f1(qtbot, window).page
    assert page.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl("/dev/zero")) is None
