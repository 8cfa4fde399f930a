"""What somebody sees who has never been here: each place says what can be done next."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.bare_window import page_of
from tests.ui.rail18.table_games import new_bridge
from tests.ui.settling import settle
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    window.play(new_bridge())
    settle()
    return page_of(window)


def test_an_empty_sheet_says_what_would_stand_there(page: GamePage) -> None:
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    assert sheet.empty.isVisible()
    page.bring("sheet")
    QTest.keyClick(sheet.companies, Qt.Key.Key_A)
    settle()
    assert not sheet.empty.isVisible()
    QTest.keyClick(sheet.companies, Qt.Key.Key_A)
    settle()
    assert sheet.empty.isVisible()


def test_the_first_question_of_a_table_asks_for_everything_it_needs(page: GamePage) -> None:
    assert page.turn.view.question == "Who gets P1, and for how much?"  # type: ignore[attr-defined]


def test_the_button_for_the_theme_says_what_it_changes(window: MainWindow) -> None:
    button = window.start_page.theme_button
    assert button.text() == "Dark theme"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Light theme"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Dark theme"


def test_the_first_page_fits_a_low_window_with_large_text(window: MainWindow) -> None:
    assert window.start_page.tour_link.isVisible()
    window.resize(960, 600)
    settle()
    assert window.start_page.tour_link.isVisible()
    window.appearance.choose_text_size(150)
    settle()
    assert not window.start_page.tour_link.isVisible()
    window.resize(1280, 800)
    settle()
    assert window.start_page.tour_link.isVisible()
    assert window.start_page.minimumSizeHint().height() <= window.start_page.height()
