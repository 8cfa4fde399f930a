"""Journal and checklist with real keys and clicks."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.family import BANKER
from ui.rail18.panels.journal_list import JournalList
from ui.rail18.panels.journal_panel import JournalPanel
from ui.rail18.panels.table_panel import SENTENCE_SHARE, TablePanel
from ui.shell.panel import Panel
from ui.shell.window.docks import TITLE
from ui.widgets.check_list import CheckList

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
ANA, BEN, CLEO = "p0", "p1", "p2"


@pytest.fixture
def bridge(qapp: Any) -> Iterator[GameBridge]:
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(f"p{seat}", name) for seat, name in enumerate(("Ana", "Ben", "Cleo"))]
    made = GameBridge(memory_game(new_setup("1844", players, mode="table")))
    yield made
    made.close()


def shown(qtbot: Any, bridge: GameBridge, panel: Panel) -> None:
    qtbot.addWidget(panel)
    panel.set_bridge(bridge)
    bridge.changed.connect(panel.show_moment)
    panel.show_moment(bridge.moment)
    panel.resize(460, 400)
    panel.show()
    qtbot.waitUntil(panel.isVisible)


@pytest.fixture
def journal(qtbot: Any, bridge: GameBridge) -> JournalPanel:
    panel = JournalPanel()
    shown(qtbot, bridge, panel)
    return panel


@pytest.fixture
def table(qtbot: Any, bridge: GameBridge) -> TablePanel:
    panel = TablePanel()
    shown(qtbot, bridge, panel)
    return panel


def three_privates(bridge: GameBridge) -> None:
    for player, private, amount in ((ANA, "P1", 20), (BEN, "P2", 50), (CLEO, "P3", 80)):
        assert bridge.do(AuctionResult(actor=player, private=private, amount=amount))


def texts(panel: JournalPanel) -> list[str]:
    return [row.text for row in panel.list.journal.rows]


def test_who_reads_at_the_end_stays_there_when_there_is_less_room(
    qtbot: Any, journal: JournalPanel, bridge: GameBridge
) -> None:
    journal.resize(460, 300)
    three_privates(bridge)
    bar = journal.list.verticalScrollBar()
    for height in (240, 190):
        journal.resize(460, height)
        settle()
        assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    journal.resize(460, 160)
    settle()
    assert bar.value() == 0


def test_home_and_end_lead_through_the_whole_journal(qtbot: Any, journal: JournalPanel, bridge: GameBridge) -> None:
    journal.resize(460, 190)
    three_privates(bridge)
    settle()
    bar = journal.list.verticalScrollBar()
    qtbot.keyClick(journal.list, Qt.Key.Key_Home)
    assert bar.value() == 0 < bar.maximum()
    assert journal.list.currentIndex().row() == 0
    qtbot.keyClick(journal.list, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    assert journal.list.currentIndex().row() == len(journal.list.journal.rows) - 1


def choose(qtbot: Any, choice: QComboBox, number: int) -> None:
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(number):
        qtbot.keyClick(choice, Qt.Key.Key_Down)


def centre(view: JournalList | CheckList, number: int) -> QPoint:
    return view.visualRect(view.model().index(number, 0)).center()


# --- the journal


def test_the_journal_follows_the_game(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    assert texts(journal) == []
    three_privates(bridge)
    assert texts(journal)[-1] == "Cleo got the tunnel certificate T1 with it."
    bridge.undo()
    assert texts(journal)[-1] == "Ben bought P2 Bödelibahn for 50."
    bridge.redo()
    assert len(texts(journal)) == 8


def test_only_new_rows_are_touched(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    three_privates(bridge)
    before = list(journal.list.journal.rows)
    with qtbot.waitSignal(journal.list.journal.rowsInserted) as inserted:
        bridge.do(ac.Bid(actor=ANA, private="P4", amount=110))
    assert inserted.args[1] == len(before)
    assert all(old is new for old, new in zip(before, journal.list.journal.rows, strict=False))


def test_search_by_keys(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    three_privates(bridge)
    journal.list.setFocus()
    qtbot.keyClick(journal.list, Qt.Key.Key_F, CTRL)
    qtbot.waitUntil(journal.search.hasFocus)
    qtbot.keyClicks(journal.search, "DELIBAHN")
    assert texts(journal)[2:] == ["Ben bought P2 Bödelibahn for 50."]
    qtbot.keyClicks(journal.search, "xyz")
    assert texts(journal) == []
    qtbot.keyClick(journal.search, Qt.Key.Key_Escape)
    assert len(texts(journal)) == 8
    assert journal.list.hasFocus()


def test_filters_by_keys(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    three_privates(bridge)
    choose(qtbot, journal.player, 2)
    assert texts(journal)[2:] == ["Ben bought P2 Bödelibahn for 50."]
    choose(qtbot, journal.player, 0)
    choose(qtbot, journal.since, 2)
    assert texts(journal)[2:] == [
        "Cleo bought P3 Gotthard-Postkutsche for 80.",
        "Cleo got the tunnel certificate T1 with it.",
    ]


def test_pointing_and_choosing(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    three_privates(bridge)
    with qtbot.waitSignal(journal.wanted) as chosen:
        qtbot.mouseClick(journal.list.viewport(), LEFT, pos=centre(journal.list, 2))
        qtbot.keyClick(journal.list, Qt.Key.Key_Return)
    assert chosen.args == ["look", 1]
    with qtbot.waitSignal(journal.point):
        qtbot.keyClick(journal.list, Qt.Key.Key_Down)


def test_a_hidden_journal_does_nothing(qtbot: Any, bridge: GameBridge, journal: JournalPanel) -> None:
    journal.hide()
    three_privates(bridge)
    assert texts(journal) == []
    journal.show()
    qtbot.waitUntil(lambda: len(texts(journal)) == 8)


# --- the checklist


def tasks(panel: TablePanel) -> list[str]:
    return [task.text for task in panel.list.checks.tasks]


def test_it_begins_with_the_set_up(qtbot: Any, table: TablePanel) -> None:
    assert table.heading.text() == "Set-up"
    assert "bank of 12,000 SFR; after the starting money it holds 9,600" in tasks(table)


def test_a_low_panel_covers_nothing_of_the_sentence(qtbot: Any, bridge: GameBridge) -> None:
    """As low as the layout makes it below a question that needs much room."""
    window = QWidget()
    qtbot.addWidget(window)
    panel = TablePanel()
    panel.setParent(window)
    panel.set_bridge(bridge)
    bridge.changed.connect(panel.show_moment)
    window.resize(418, 400)
    window.show()
    panel.show()
    panel.show_moment(bridge.moment)
    three_privates(bridge)
    dock = next(stack for stack in BANKER.stacks if "table" in stack.panels)
    panel.setGeometry(0, 0, 418, dock.least - TITLE)
    settle()
    assert panel.aloud.heightForWidth(418) > panel.aloud.fontMetrics().height() * 2
    tops = [panel.all_done, panel.sentence, panel.list]
    for upper, lower in pairwise(tops):
        assert upper.geometry().bottom() < lower.geometry().top()
    assert panel.list.geometry().bottom() < panel.height()


def test_a_long_sentence_has_the_room_that_the_list_leaves(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    table.aloud.setText(" ".join(["Ana", "bought", "P1"] * 20))
    table.resize(300, 380)
    settle()
    assert table.aloud.height() > table.height() * SENTENCE_SHARE
    assert table.sentence.height() >= table.aloud.heightForWidth(table.width())
    last = table.list.checks.index(len(table.list.checks.tasks) - 1)
    assert table.list.viewport().rect().contains(table.list.visualRect(last))


def test_a_sentence_that_fits_has_no_bar_left_from_a_longer_one(qtbot: Any, table: TablePanel) -> None:
    bar = table.sentence.verticalScrollBar()
    table.aloud.setText("Ana bought P1. " * 200)
    table.resize(300, 380)
    settle()
    assert bar.isVisible()
    narrow = table.sentence.viewport().width()
    texts = ("Ana bought P1 " + "x" * letters for letters in range(80))
    fits = next(words for words in texts if _height(table, words, 300) < _height(table, words, narrow))
    table.aloud.setText(fits)
    table.resize(300, 381)
    settle()
    assert not bar.isVisible()
    assert table.aloud.height() <= table.sentence.height()


def _height(table: TablePanel, words: str, width: int) -> int:
    table.aloud.setText(words)
    return table.aloud.heightForWidth(width)


def test_ticks_by_click_and_key(qtbot: Any, table: TablePanel) -> None:
    total = len(tasks(table))
    qtbot.mouseClick(table.list.viewport(), LEFT, pos=centre(table.list, 0))
    assert table.list.checks.done == {0}
    assert table.left.text() == f"{total - 1} to do"
    qtbot.keyClick(table.list, Qt.Key.Key_Down)
    qtbot.keyClick(table.list, Qt.Key.Key_Space)
    assert table.list.checks.done == {0, 1}
    qtbot.keyClick(table.list, Qt.Key.Key_Return, CTRL)
    assert table.left.text() == "all done"
    assert not table.all_done.isEnabled()


def test_pages_before(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    assert tasks(table)[0] == "P3 Gotthard-Postkutsche to Cleo"
    assert "Cleo pays 80" in tasks(table)
    qtbot.mouseClick(table.list.viewport(), LEFT, pos=centre(table.list, 0))
    qtbot.keyClick(table.list, Qt.Key.Key_Left, ALT)
    assert tasks(table)[0] == "P2 Bödelibahn to Ben"
    assert table.heading.text() == "2 of 3"
    qtbot.mouseClick(table.earlier, LEFT)
    qtbot.mouseClick(table.earlier, LEFT)
    assert table.heading.text() == "Set-up"
    assert not table.earlier.isEnabled()
    qtbot.mouseClick(table.latest, LEFT)
    assert table.list.checks.done == {0}
    qtbot.keyClick(table.list, Qt.Key.Key_Left, ALT)
    qtbot.keyClick(table.list, Qt.Key.Key_Right, ALT)
    assert table.number is None


def test_what_is_taken_back_is_put_back(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    bridge.undo()
    assert table.heading.text() == "Taken back"
    assert table.aloud.text().startswith("Taken back, the table goes back too: Cleo bought P3")
    assert "Cleo receives 80" in tasks(table)
    bridge.undo()
    assert {"Cleo receives 80", "Ben receives 50"} <= set(tasks(table))
    assert table.aloud.text() == (
        "2 entries are taken back, the table goes back too. Back to: Auction of the privates, P2 Bödelibahn."
    )
    bridge.redo()
    bridge.redo()
    assert table.heading.text() == "Now"
    assert "Cleo pays 80" in tasks(table)
