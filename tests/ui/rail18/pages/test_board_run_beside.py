"""The best run on a bare board is asked for beside a game that is open, and the game is as it was afterwards."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.rail18.actions import StationAt, TileAt
from core.rail18.state import CompanyTurn
from tests.ui.rail18.first_rounds import second_operating_round
from tests.ui.rail18.map_events import hex_place
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.board_run_dialog import BoardRunDialog
from ui.shell.window.main_window import MainWindow

LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def beside(window: MainWindow) -> BoardRunDialog:
    """By the menu, as somebody would."""
    action = next(action for action in window.findChildren(type(window.menuBar().actions()[0])) if "best run" in
                  action.text().replace("&", "").lower())  # fmt: skip
    action.trigger()
    dialog = next(found for found in window.findChildren(BoardRunDialog) if found.isVisible())
    QTest.qWaitForWindowExposed(dialog)
    return dialog


def lay(dialog: BoardRunDialog, thing: TileAt | StationAt) -> None:
    entry = dialog.page.entry
    viewport = entry.canvas.viewport()
    QTest.mouseClick(viewport, LEFT, NOTHING, hex_place(entry.canvas, thing.hex))
    row = next(row for row, choice in enumerate(entry.model.choices) if choice.thing == thing)
    while entry.list.currentIndex().row() != row:
        QTest.keyClick(entry.list, Qt.Key.Key_Down)
    QTest.keyClick(entry.list, Qt.Key.Key_Return)


def test_a_run_is_checked_and_the_game_is_as_it_was(qtbot: QtBot, window: MainWindow) -> None:
    window.play(GameBridge(second_operating_round()))
    page = window.game_page
    assert page is not None
    page.bring("journal")
    page.turn.setFocus()
    QTest.keyClicks(page.turn, "L2")  # a hex is being looked for
    moment, view, amount = page.bridge.moment, page.turn.view, page.turn.entered  # type: ignore[attr-defined]
    frame = moment.state.frame
    assert isinstance(frame, CompanyTurn)
    dialog = beside(window)
    assert window.game_page is page
    assert page.isVisible()
    draft = dialog.page.desk.draft
    assert (draft.company, draft.trains, draft.phase) == ("FNM", "2", moment.state.phase), "about the turn"
    for thing in (TileAt(hex="L21", tile="5", rotation=5), StationAt(company="FNM", hex="L21", node=0)):
        lay(dialog, thing)
    QTest.keyClick(dialog.page.trains, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.page.found is not None, timeout=20000)
    assert dialog.page.found is not None
    assert dialog.page.found.total > 0
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.game_page is page
    assert page.bridge.moment is moment
    assert page.turn.view == view  # type: ignore[attr-defined]
    assert page.turn.entered == amount  # type: ignore[attr-defined]
    assert page.panels["journal"].isVisible()
    again = beside(window)
    assert again.page.desk.draft.tiles == (TileAt(hex="L21", tile="5", rotation=5),), "what was laid is kept"
    again.close()


def test_without_a_game_it_is_a_page_as_before(qtbot: QtBot, window: MainWindow) -> None:
    window.take_way("rail18", "best-run")
    assert window.entry_page is not None
    assert not window.findChildren(BoardRunDialog)
