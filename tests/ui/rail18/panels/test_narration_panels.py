"""The journal with real keys and clicks."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.journal.list import JournalList
from ui.journal.panel import JournalPanel
from ui.paint import theme
from ui.rail18.panels.journal import journal_panel
from ui.shell.panel import Panel

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
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
    panel = journal_panel()
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
    for height in (190, 150):  # without its filters, which a low panel does not show
        journal.resize(460, height)
        settle()
        assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    journal.resize(460, 120)
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


def centre(view: JournalList, number: int) -> QPoint:
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
    journal.begin_search()  # Ctrl+F, from anywhere in the window
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
