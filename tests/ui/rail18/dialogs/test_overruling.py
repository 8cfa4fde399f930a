"""What the table overrules stands in the journal with its reason; what cannot be stays impossible."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.rail18 import actions as ac
from core.rail18.corrections import actions as co
from tests.campaigns.sample_moments import Moments
from tests.ui.shell.correcting import choose_kind, last_line, number, opened, pick
from ui.game.bridge import GameBridge
from ui.journal.panel import JournalPanel
from ui.shell.pages.game_page import GamePage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge(moments: Moments) -> GameBridge:
    return GameBridge(moments.game(moments.late_run, "table"))


@pytest.mark.long
def test_a_correction_against_a_rule_needs_no_second_reason(qtbot: QtBot, page: GamePage) -> None:
    """The note is the table's reason; the button says that a rule is broken."""
    rules, state = page.bridge.moment.rules, page.bridge.moment.state
    bound = [sym for sym in state.markers if rules.title.kind(sym).behind_red_line and not state.companies[sym].closed]
    beyond = next(
        (row, column, cell.price)
        for row, line in enumerate(rules.market.rows)
        for column, cell in enumerate(line)
        if cell is not None and cell.beyond_line
    )
    dialog = opened(qtbot, page)
    choose_kind(qtbot, dialog, "marker")
    pick(qtbot, dialog, "company", bound[0])
    pick(qtbot, dialog, "price", str(beyond[2]))
    pick(qtbot, dialog, "row", f"{beyond[0]} {beyond[1]}")
    assert "red line" in dialog.told.text()
    assert dialog.told.property("message") == "warn"
    assert dialog.do_button.text() == "Correct against the rule"
    qtbot.mouseClick(dialog.do_button, LEFT)
    marker = page.bridge.moment.state.markers[bound[0]]
    assert (marker.row, marker.column) == beyond[:2]
    assert page.bridge.log.entry(page.bridge.log.head).params == {"overrule": "As it stands on the market"}
    last_line(qtbot, page)
    panel = page.panels["journal"]
    assert isinstance(panel, JournalPanel)
    told = " ".join(row.text for row in panel.list.journal.rows[-2:])
    assert "overruled" in told
    assert "As it stands on the market" in told


def test_what_cannot_be_is_not_corrected_either(qtbot: QtBot, page: GamePage) -> None:
    dialog = opened(qtbot, page)
    state = page.bridge.moment.state
    poor, rich = sorted(state.order, key=lambda player: state.cash[player])[:2]
    pick(qtbot, dialog, "holder", rich)
    number(qtbot, dialog, "amount", state.cash[rich] + state.cash[poor] + 1)
    pick(qtbot, dialog, "other", poor)
    head = page.bridge.log.head
    assert not dialog.do_button.isEnabled()
    qtbot.keyClick(dialog.note, Qt.Key.Key_Return)
    assert not page.bridge.do(co.CorrectCash(actor=poor, note="x", payer=poor, payee=rich, amount=99_999), "agreed")
    assert page.bridge.log.head == head


def test_a_move_that_cannot_be_is_not_offered_to_be_overruled(qtbot: QtBot, page: GamePage) -> None:
    frame = page.bridge.moment.state.frame
    page.act(ac.LayTile(actor=page.bridge.moment.state.order[0], company=frame.company, hex="A1", tile="7", rotation=0))  # type: ignore[union-attr]
    QApplication.processEvents()
    assert page.messages.isVisible()
    assert not page.messages.overrule_button.isVisible()
