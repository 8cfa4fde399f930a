"""The ledger of hands with keys and clicks: it piles up, is netted, says what to put back, and outlives the evening."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from tests.titles.t1844.shipped import shipped
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.paint import theme
from ui.rail18.family import BANKER
from ui.rail18.panels.table import table_panel
from ui.shell.window.docks import TITLE
from ui.values.task_rows import Row

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
PLAYERS = [Player(f"p{seat}", name) for seat, name in enumerate(("Ana", "Ben", "Cleo"))]
ANA, BEN, CLEO = "p0", "p1", "p2"


@pytest.fixture
def bridge(qapp: Any) -> Iterator[GameBridge]:
    theme.set_up(qapp, theme.LIGHT)
    made = GameBridge(memory_game(new_setup("1844", PLAYERS, mode="table")))
    yield made
    made.close()


@pytest.fixture
def table(qtbot: Any, bridge: GameBridge) -> TablePanel:
    return shown(qtbot, bridge)


def shown(qtbot: Any, bridge: GameBridge, width: int = 460, height: int = 400) -> TablePanel:
    panel = table_panel()
    qtbot.addWidget(panel)
    panel.set_bridge(bridge)
    bridge.changed.connect(panel.show_moment)
    panel.show_moment(bridge.moment)
    panel.resize(width, height)
    panel.show()
    qtbot.waitUntil(panel.isVisible)
    return panel


def sold(bridge: GameBridge, player: str, private: str, amount: int) -> None:
    assert bridge.do(AuctionResult(actor=player, private=private, amount=amount))


def three_privates(bridge: GameBridge) -> None:
    for player, private, amount in ((ANA, "P1", 20), (BEN, "P2", 50), (CLEO, "P3", 80)):
        sold(bridge, player, private, amount)


def texts(panel: TablePanel, kind: str = "task") -> list[str]:
    return [row.text for row in panel.list.checks.rows if row.kind == kind]


def row_of(panel: TablePanel, words: str) -> int:
    return [row.text for row in panel.list.checks.rows].index(words)


def row(panel: TablePanel, words: str) -> Row:
    return panel.list.checks.rows[row_of(panel, words)]


def click(qtbot: Any, panel: TablePanel, words: str, *, right: bool = False) -> None:
    index = panel.list.checks.index(row_of(panel, words))
    panel.list.scrollTo(index)
    rect = panel.list.visualRect(index)
    place = QPoint(rect.right() - 10, rect.center().y()) if right else QPoint(rect.left() + 12, rect.center().y())
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=place)


def is_done(panel: TablePanel, words: str) -> bool:
    return panel.list.checks.is_done(row(panel, words))


# --- ticks


def test_it_begins_with_the_set_up(table: TablePanel) -> None:
    assert table.heading.text() == "Set-up"
    assert "bank of 12,000 SFR; after the starting money it holds 9,600" in texts(table)


def test_ticks_by_click_and_key(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    sold(bridge, ANA, "P1", 20)
    assert texts(table) == ["Ana pays 20", "P1 Brienzer-Rothorn-Bahn to Ana"]
    click(qtbot, table, "Ana pays 20")
    assert is_done(table, "Ana pays 20")
    assert table.left.text() == "1 to do"
    click(qtbot, table, "Ana pays 20")
    assert table.left.text() == "2 to do"
    qtbot.keyClick(table.list, Qt.Key.Key_Home)
    qtbot.keyClick(table.list, Qt.Key.Key_Down)
    qtbot.keyClick(table.list, Qt.Key.Key_Space)
    assert is_done(table, "P1 Brienzer-Rothorn-Bahn to Ana")
    qtbot.keyClick(table.list, Qt.Key.Key_Return, CTRL)
    assert table.left.text() == "all done"
    assert not table.all_done.isEnabled()


def test_a_head_ticks_its_group(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    table.resize(900, 400)
    settle()
    money = ["Ana pays 20", "Ben pays 50", "Cleo pays 80"]
    click(qtbot, table, "Money, from before")
    assert [is_done(table, words) for words in money] == [True, True, False]
    click(qtbot, table, "Money, from before")
    assert not any(is_done(table, words) for words in money)
    qtbot.keyClick(table.list, Qt.Key.Key_Home)
    qtbot.keyClick(table.list, Qt.Key.Key_Space)
    assert [is_done(table, words) for words in money] == [False, False, True]


# --- over several entries


def test_what_is_not_ticked_stays_open(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    sold(bridge, ANA, "P1", 20)
    sold(bridge, BEN, "P2", 50)
    assert texts(table)[:2] == ["Ben pays 50", "P2 Bödelibahn to Ben"]
    assert texts(table, "head") == ["Still open from before"]
    assert texts(table)[2:] == ["Ana pays 20", "P1 Brienzer-Rothorn-Bahn to Ana"]
    click(qtbot, table, "Ana pays 20")
    assert is_done(table, "Ana pays 20")
    sold(bridge, CLEO, "P3", 80)
    assert "Ana pays 20" not in texts(table)
    assert {"Ben pays 50", "P1 Brienzer-Rothorn-Bahn to Ana"} <= set(texts(table))


def test_payments_are_netted_and_a_click_opens_what_they_are_made_of(
    qtbot: Any, bridge: GameBridge, table: TablePanel
) -> None:
    sold(bridge, ANA, "P1", 20)
    sold(bridge, ANA, "P2", 50)
    assert "Ana pays 70" in texts(table)
    assert not texts(table, "piece")
    click(qtbot, table, "Ana pays 70", right=True)
    assert texts(table, "piece") == [
        "Auction, −20: Ana bought P1 Brienzer-Rothorn-Bahn for 20.",
        "Auction, −50: Ana bought P2 Bödelibahn for 50.",
    ]
    assert not is_done(table, "Ana pays 70")
    click(qtbot, table, "Ana pays 70", right=True)
    assert not texts(table, "piece")
    qtbot.keyClick(table.list, Qt.Key.Key_Right)
    assert len(texts(table, "piece")) == 2
    qtbot.keyClick(table.list, Qt.Key.Key_Left)
    assert not texts(table, "piece")


def test_a_table_that_never_ticks_sees_what_is_new_and_opens_the_rest(qtbot: Any) -> None:
    """By key and click; all of it counts, and a group stays open from entry to entry."""
    drafts = shipped().drafts
    bridge = GameBridge(memory_game(new_setup("1844", list(shipped().setup.players), mode="table")))
    panel = shown(qtbot, bridge)
    for draft in drafts[:200]:
        assert bridge.do(bridge.engine.codec.action_from_json(dict(draft.action or {})))
    heads = [row for row in panel.list.checks.rows if row.kind == "head" and row.opens]
    assert len(heads) > 3
    assert len(panel.list.checks.rows) < 20 < len(panel.list.checks.tasks)
    assert panel.left.text() == f"{len(panel.list.checks.tasks)} to do"
    closed = len(texts(panel))
    words = heads[0].text
    click(qtbot, panel, words, right=True)
    assert len(texts(panel)) == closed + len(heads[0].keys)
    assert panel.left.text() == f"{len(panel.list.checks.tasks)} to do"
    assert bridge.do(bridge.engine.codec.action_from_json(dict(drafts[200].action or {})))
    assert panel.list.checks.is_open(row(panel, words))
    panel.list.setCurrentIndex(panel.list.checks.index(row_of(panel, words)))
    qtbot.keyClick(panel.list, Qt.Key.Key_Left)
    assert not panel.list.checks.is_open(row(panel, words))
    qtbot.keyClick(panel.list, Qt.Key.Key_Space)
    assert is_done(panel, words)
    bridge.close()


# --- taken back


def test_what_was_ticked_is_to_be_given_back(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    sold(bridge, ANA, "P1", 20)
    click(qtbot, table, "Ana pays 20")
    bridge.undo()
    assert table.heading.text() == "Taken back"
    assert table.list.checks.page.aloud.startswith("Taken back, the table goes back too: Ana bought P1")
    assert texts(table) == ["Ana receives 20"]
    assert texts(table, "told") == ["Not ticked before. Only if it was done all the same:"]
    assert texts(table, "piece") == ["P1 Brienzer-Rothorn-Bahn to bank"]
    bridge.redo()
    assert table.heading.text() == "Now"
    assert texts(table) == ["P1 Brienzer-Rothorn-Bahn to Ana"]


def test_what_was_given_back_is_to_be_done_again_after_redo(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    sold(bridge, ANA, "P1", 20)
    qtbot.mouseClick(table.all_done, LEFT)
    bridge.undo()
    qtbot.mouseClick(table.all_done, LEFT)
    bridge.redo()
    assert texts(table) == ["Ana pays 20", "P1 Brienzer-Rothorn-Bahn to Ana"]
    bridge.undo()
    assert texts(table) == []


def test_several_undos_are_told_together(bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    bridge.undo()
    bridge.undo()
    assert table.list.checks.page.aloud == (
        "2 entries are taken back, the table goes back too. Back to: Auction of the privates, P2 Bödelibahn."
    )
    assert {"Cleo receives 80", "Ben receives 50"} <= set(texts(table, "piece"))
    assert texts(table) == ["Ana pays 20", "P1 Brienzer-Rothorn-Bahn to Ana"]


# --- the next evening


def test_open_tasks_and_ticks_survive_closing(qtbot: Any, qapp: Any, tmp_path: Path) -> None:
    path = tmp_path / "evening.bankhalter"
    bridge = GameBridge(create_game(path, new_setup("1844", PLAYERS, mode="table")))
    panel = shown(qtbot, bridge)
    sold(bridge, ANA, "P1", 20)
    click(qtbot, panel, "Ana pays 20")
    sold(bridge, BEN, "P2", 50)
    click(qtbot, panel, "P2 Bödelibahn to Ben")
    before = texts(panel)
    bridge.close()
    again = GameBridge(open_game(path))
    panel = shown(qtbot, again)
    assert texts(panel) == before
    assert "Ana pays 20" not in before
    assert is_done(panel, "P2 Bödelibahn to Ben")
    assert not is_done(panel, "Ben pays 50")
    sold(again, CLEO, "P3", 80)
    assert "P2 Bödelibahn to Ben" not in texts(panel)
    again.close()


def test_a_game_without_ticks_is_open_from_its_beginning(qtbot: Any, tmp_path: Path) -> None:
    path = tmp_path / "evening.bankhalter"
    bridge = GameBridge(create_game(path, new_setup("1844", PLAYERS, mode="table")))
    shown(qtbot, bridge)
    sold(bridge, ANA, "P1", 20)
    bridge.log.detach()  # as a kill leaves it
    again = GameBridge(open_game(path))
    assert texts(shown(qtbot, again)) == ["Ana pays 20", "P1 Brienzer-Rothorn-Bahn to Ana"]
    again.close()
    bridge.close()


def test_of_a_game_from_before_only_what_came_last_is_told(qtbot: Any, tmp_path: Path) -> None:
    path = tmp_path / "evening.bankhalter"
    bridge = GameBridge(create_game(path, new_setup("1844", PLAYERS, mode="table")))
    three_privates(bridge)  # without the panel nothing is noted
    bridge.close()
    again = GameBridge(open_game(path))
    panel = shown(qtbot, again)
    assert texts(panel)[0] == "Cleo pays 80"
    assert not any("Ana" in words or "Ben" in words for words in texts(panel))
    assert len(again.log) == 3, "who only looks writes nothing"
    qtbot.mouseClick(panel.all_done, LEFT)
    sold(again, ANA, "P4", 110)
    assert texts(panel) == ["Ana pays 110", "P4 Furka-Oberalpbahn to Ana"]
    again.close()
    third = GameBridge(open_game(path))
    assert texts(shown(qtbot, third)) == ["Ana pays 110", "P4 Furka-Oberalpbahn to Ana"]
    third.close()


# --- pages to look at


def test_pages_before_are_to_look_at(qtbot: Any, bridge: GameBridge, table: TablePanel) -> None:
    three_privates(bridge)
    click(qtbot, table, "Cleo pays 80")
    qtbot.keyClick(table.list, Qt.Key.Key_Left, ALT)
    assert (table.heading.text(), table.left.text()) == ("3 of 3", "to look at")
    qtbot.keyClick(table.list, Qt.Key.Key_Left, ALT)
    assert texts(table) == ["Ben pays 50", "P2 Bödelibahn to Ben"]
    click(qtbot, table, "Ben pays 50")
    assert not is_done(table, "Ben pays 50")
    assert not table.all_done.isEnabled()
    qtbot.mouseClick(table.earlier, LEFT)
    qtbot.mouseClick(table.earlier, LEFT)
    assert table.heading.text() == "Set-up"
    assert not table.earlier.isEnabled()
    qtbot.mouseClick(table.latest, LEFT)
    assert is_done(table, "Cleo pays 80")


# --- room


def test_a_low_panel_shows_tasks_below_a_long_sentence(qtbot: Any, bridge: GameBridge) -> None:
    """As low as the layout makes it below a question that needs much room; a click shows the whole sentence."""
    dock = next(stack for stack in BANKER.stacks if "table" in stack.panels)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 400)
    panel = shown(qtbot, bridge, 300, dock.least - TITLE)
    three_privates(bridge)
    settle()
    view = panel.list
    assert view.viewport().rect().contains(view.visualRect(view.checks.index(1)).center())
    assert view.visualRect(view.checks.index(0)).height() < view.viewport().height()
    short = view.visualRect(view.checks.index(0)).height()
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(60, 8))
    assert view.visualRect(view.checks.index(0)).height() > short
    bar = view.verticalScrollBar()
    assert bar.maximum() == view.needed_height(view.viewport().width()) - view.viewport().height()
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(60, 8))
    assert view.visualRect(view.checks.index(0)).height() == short


@pytest.mark.parametrize(("width", "columns"), [(300, 1), (620, 2), (1200, 4)])
def test_a_wide_panel_has_columns(qtbot: Any, bridge: GameBridge, width: int, columns: int) -> None:
    panel = shown(qtbot, bridge, width, 160)
    for number in range(1, 7):
        sold(bridge, PLAYERS[number % 3].id, f"P{number}", 200) if number < 6 else None
    view = panel.list
    places = {view.visualRect(view.checks.index(n)).left() for n, row in enumerate(view.checks.rows) if row.keys}
    assert len(places) == columns
    right = max(view.visualRect(view.checks.index(n)).right() for n in range(len(view.checks.rows)))
    assert right <= view.viewport().width()
