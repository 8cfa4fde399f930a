"""The dialog of corrections as somebody uses it."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from tests.ui.keys import CONTROL, SHIFT
from tests.ui.settling import settle
from ui.journal.panel import JournalPanel
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.dialogs.correction_fields import NumberBox, PickBox
from ui.shell.pages.game_page import GamePage

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, page: GamePage) -> CorrectionDialog:
    if not isinstance(page.dialog, CorrectionDialog):
        qtbot.keyClick(page.window(), Qt.Key.Key_C, CONTROL | SHIFT)
    assert isinstance(page.dialog, CorrectionDialog)
    settle()
    return page.dialog


def choose_kind(qtbot: QtBot, dialog: CorrectionDialog, kind: str) -> None:
    row = dialog.kinds.item(dialog.corrections.kinds.index(kind))
    dialog.kinds.scrollToItem(row)
    qtbot.mouseClick(dialog.kinds.viewport(), LEFT, pos=dialog.kinds.visualItemRect(row).center())
    assert dialog.kind == kind


def pick(qtbot: QtBot, dialog: CorrectionDialog, name: str, value: str) -> None:
    """By the arrow keys, as in any drop-down."""
    box = dialog.boxes[name]
    assert isinstance(box, PickBox)
    assert dialog.form is not None
    wanted = [found.value for found in dialog.form.field(name).picks].index(value)
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentIndex() != wanted:
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() == before + 1


def number(qtbot: QtBot, dialog: CorrectionDialog, name: str, amount: int) -> None:
    box = dialog.boxes[name]
    assert isinstance(box, NumberBox)
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, str(amount))
    assert box.value() == amount


def take(qtbot: QtBot, page: GamePage, dialog: CorrectionDialog) -> Action:
    """Enter takes it; the journal and the list of what hands do tell of it."""
    assert dialog.do_button.isEnabled(), dialog.told.text()
    before = page.bridge.log.head
    focus = dialog.focusWidget()
    qtbot.keyClick(focus if focus is not None else dialog, Qt.Key.Key_Return)
    assert page.bridge.log.head != before, dialog.told.text()
    assert dialog.isVisible()
    assert dialog.told.text().startswith("Corrected")
    return page.bridge.engine.codec.action_from_json(page.bridge.log.entry(page.bridge.log.head).action)


def last_line(qtbot: QtBot, page: GamePage) -> str:
    panel = page.panels["journal"]
    assert isinstance(panel, JournalPanel)
    page.bring("journal")
    rows = panel.list.journal
    qtbot.waitUntil(lambda: bool(rows.rows) and rows.rows[-1].entry == page.bridge.log.head)
    return rows.rows[-1].text
