"""A family that the program does not ship, in the real window: begun, played, undone, mended, saved, audited."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.interchange.cli import main
from core.interchange.game_file import memory_game, new_setup
from core.text.catalogue import languages
from tests.families.counting import Counter
from tests.families.counting_window import CountPanel, SaidPanel, counted_on, counting_shown
from tests.ui.bare_window import bare_window, page_of
from tests.ui.keys import CONTROL
from ui.app.export import main as export
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.shell.window.main_window import MainWindow

NAMES = ("Anna", "Beat")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with counting_shown(tmp_path / "counting"), bare_window(qtbot, Settings(tmp_path / "home")) as found:
        yield found


def click(place: QWidget) -> None:
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)


def begin(window: MainWindow) -> None:
    """From the first page, with mouse and keys."""
    click(window.start_page.new_button)
    new = window.new_page
    assert new is not None
    QTest.keyClicks(new.title, "Cou")  # as one types in a list
    assert new.game.title == "counting"
    for field, name in zip(new.names, NAMES, strict=False):
        QTest.keyClicks(field, name)
    click(new.start_button)  # draws
    click(new.start_button)


def turn_of(window: MainWindow) -> CountPanel:
    turn = page_of(window).turn
    assert isinstance(turn, CountPanel)
    return turn


def at(window: MainWindow) -> int:
    number: int = page_of(window).bridge.seen.state.number
    return number


def test_its_board_card_leads_to_a_new_game_of_it(window: MainWindow) -> None:
    click(window.start_page.cards["counting"])
    assert window.new_page is not None
    assert window.new_page.game.title == "counting"
    assert len([field for field in window.new_page.names if field.isVisible()]) == 9
    QTest.keyClicks(window.new_page.title, "1844")
    assert len([field for field in window.new_page.names if field.isVisible()]) == 7
    assert window.new_page.form.table.isVisible(), "what 18xx asks"


def test_a_game_is_begun_played_undone_and_done_again(window: MainWindow) -> None:
    begin(window)
    page, turn = page_of(window), turn_of(window)
    assert sorted(page.bridge.moment.names.values()) == list(NAMES)
    click(turn.buttons[3])
    QTest.keyClick(turn.buttons[2], Qt.Key.Key_Space)
    assert at(window) == 5
    assert page.header.cells["round"].value.text() == "5"
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert at(window) == 3
    QTest.keyClick(window, Qt.Key.Key_Y, CONTROL)
    assert at(window) == 5
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert at(window) == 3, "to the start of the turn before"
    QTest.keyClick(window, Qt.Key.Key_Y, CONTROL)
    for by in (3, 2):
        click(turn.buttons[by])
    assert not any(button.isEnabled() for button in turn.buttons.values())
    said = page.panels["sheet"]
    assert isinstance(said, SaidPanel)
    assert said.label.text()


def test_the_past_is_looked_at_and_changed(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    page, turn = page_of(window), turn_of(window)
    for by in (1, 2, 3):
        click(turn.buttons[by])
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    assert at(window) == 1
    assert "counted to 1" in page.past.bar.sentence.text()
    click(turn.buttons[3])
    assert len(page.bridge.log) == 3, "nothing is done in the past"
    click(page.past.bar.mendings["change"])
    click(turn.buttons[3])
    dialog = page.past.editing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.view is not None and not dialog.work.busy)
    assert dialog.view is not None
    assert dialog.view.edited.was != dialog.view.edited.now
    first = page.bridge.moment.state.setup.players[0]
    assert [(row.who, row.new) for row in dialog.view.differences] == [(first.name, 6)]
    click(dialog.accept_button)
    assert at(window) == 8
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert at(window) == 6


def test_a_game_is_saved_opened_again_from_the_list_and_audited(
    window: MainWindow, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(window)
    counted_on(page_of(window).bridge, 3, 1)
    path, state = page_of(window).bridge.log.path, page_of(window).bridge.moment.state
    assert path is not None
    assert path.stem.startswith("counting 20")
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    window._complete()  # as after the first page
    games = window.start_page.recent.games
    qtbot.waitUntil(lambda: bool(games.games[0].round))
    assert games.games[0].round == "At 4"
    assert sorted(games.games[0].players.split(", ")) == list(NAMES)
    row = window.start_page.recent.visualRect(games.index(0)).center()
    QTest.mouseClick(window.start_page.recent.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert page_of(window).bridge.moment.state == state
    click(turn_of(window).buttons[2])
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert main(["audit", str(path)]) == 0
    assert "3 of 3 actions applied" in capsys.readouterr().out
    assert export(["export", str(path), "--json", str(path.with_suffix(".json"))]) == 1
    assert "Games of this title cannot be exported." in capsys.readouterr().err


def test_what_it_does_not_give_is_not_offered(window: MainWindow) -> None:
    begin(window)
    for name in ("display", "export", "sheets", "players", "correct", "map-alone", "board-check", "companion"):
        assert not window.menus.actions[name].isEnabled(), name
    QTest.keyClick(window, Qt.Key.Key_D, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert not window.display_open
    QTest.keyClick(window, Qt.Key.Key_F1, CONTROL)
    assert window.findChild(QWidget, "keys") is not None
    QTest.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert window.menus.actions["companion"].isEnabled()


@pytest.mark.parametrize("language", languages())
@pytest.mark.long
def test_the_window_speaks_and_grows_with_it_open(window: MainWindow, language: str) -> None:
    begin(window)
    click(turn_of(window).buttons[2])
    window.appearance.choose_language(language)
    window.appearance.choose_text_size(150)
    assert at(window) == 2
    click(turn_of(window).buttons[1])
    assert at(window) == 3


def test_games_of_two_families_follow_each_other(window: MainWindow, qtbot: QtBot) -> None:
    players = [Counter("a", "Anna"), Counter("b", "Beat")]
    window.play(GameBridge(memory_game(new_setup("counting", players))))
    assert set(page_of(window).panels) == {"turn", "sheet"}
    with qtbot.waitSignal(window.games.ready, timeout=30000):
        window.games.sample("1844")
    assert "market" in page_of(window).panels
    assert window.menus.actions["panel-market"].isEnabled()
    window.play(GameBridge(memory_game(new_setup("counting", players))))
    assert "panel-market" not in window.menus.actions


def test_its_clock_runs_for_whoever_counts(window: MainWindow) -> None:
    begin(window)
    page = page_of(window)
    window.menus.actions["clock"].trigger()
    assert page.bridge.clock.player == page.bridge.moment.state.player
    assert page.findChild(QPushButton, "count-1") is not None
    for by in (3, 3, 3, 1):
        click(turn_of(window).buttons[by])
    assert page.bridge.clock.player is None
