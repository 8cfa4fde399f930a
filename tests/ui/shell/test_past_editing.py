"""The past is edited in the window: entered anew, removed, put before; what follows is decided, accepted and undone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from core.interchange.editing import EditDesk
from core.kernel.edit import Change, Drop, Fate, Overrule, Remove, Replace
from core.kernel.errors import BankhalterError
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.table import AuctionResult
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import open_window, page_of
from tests.ui.keys import ALT, CONTROL
from tests.ui.rail18.map_events import hex_place
from tests.ui.rail18.table_games import four_after_the_auction
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_games import patiently
from ui.app.settings import Settings
from ui.companion.views.links import section_of_refusal
from ui.game.bridge import GameBridge
from ui.game.edit_work import EditWork
from ui.hands.panel import TablePanel
from ui.journal.panel import JournalPanel
from ui.paint import theme
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.dialogs.edit_dialog import ROW, EditDialog
from ui.shell.dialogs.values_dialog import ValuesDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.views.edit import EditRow
from ui.shell.window.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
STARTED = 9  # p1 starts the NOB
PAR = 7  # of the FNM
BOUGHT = 10  # p2 buys a share of it


@pytest.fixture
def bridge() -> GameBridge:
    """The first stock round at the table."""
    found = four_after_the_auction()
    first = found.moment.state.frame.player  # type: ignore[union-attr]
    second = found.moment.state.order[1]
    assert found.do(ac.StartCompany(actor=first, company="NOB", price=60))
    assert found.do(ac.BuyShare(actor=second, company="NOB", source="bank", percent=25))
    return found


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """With the history in front."""
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)
    return window


def journal_of(page: GamePage) -> JournalPanel:
    panel = page.panels["journal"]
    assert isinstance(panel, JournalPanel)
    return panel


def choose(qtbot: QtBot, page: GamePage, entry: int) -> JournalPanel:
    """A click on the first line of an entry."""
    panel = journal_of(page)
    rows = panel.list.journal.rows
    number = next(n for n, row in enumerate(rows) if row.kind == "line" and row.entry == entry and row.first)
    index = panel.list.model().index(number, 0)
    panel.list.scrollTo(index)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=panel.list.visualRect(index).center())
    return panel


def found(qtbot: QtBot, page: GamePage) -> EditDialog:
    """The dialog, once everything is worked out."""
    dialog = page.past.editing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.view is not None and not dialog.work.busy, timeout=60_000)
    return dialog


def form_of(page: GamePage) -> ValuesDialog:
    form = page.past.editing.form
    assert form is not None
    return form


def differences(dialog: EditDialog) -> dict[tuple[str, str], tuple[int | None, int | None]]:
    assert dialog.view is not None
    return {(row.who, row.what): (row.old, row.new) for row in dialog.view.differences}


def rows(dialog: EditDialog, group: str) -> list[EditRow]:
    assert dialog.view is not None
    return dialog.view.rows[group]  # type: ignore[index]


@pytest.mark.parametrize("ticked", [False, True])
def test_an_amount_is_changed_by_keys_and_undone(
    window: MainWindow, page: GamePage, qtbot: QtBot, ticked: bool
) -> None:
    before = page.bridge.moment.state
    if ticked:
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window, Qt.Key.Key_D, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    journal = choose(qtbot, page, 2)
    qtbot.keyClick(journal.list, Qt.Key.Key_F2)
    bar = page.past.bar
    assert bar.band.property("past") == "anew"
    assert bar.sentence.text() == (
        "Enter anew what happened here. It was: Auction · Bartholomäus bought P2 Bödelibahn for 50."
    )
    assert page.bridge.seen.state == page.bridge.game.state_at(1)
    assert isinstance(page.turn, TurnPanel)
    assert page.turn.amount == 50
    qtbot.mouseClick(bar.values, LEFT)
    form = form_of(page)
    amount = form.fields["amount"]
    assert isinstance(amount, QSpinBox)
    amount.setFocus()
    amount.selectAll()
    qtbot.keyClicks(amount, "65")
    qtbot.keyClick(amount, Qt.Key.Key_Return)
    dialog = found(qtbot, page)
    assert page.bridge.visit is None
    assert page.bridge.moment.state == before
    assert "for 50. → Bartholomäus bought P2 Bödelibahn for 65." in dialog.summary.text()
    assert differences(dialog)["Bartholomäus", "Cash"] == (before.cash["p2"], before.cash["p2"] - 15)
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    assert page.past.editing.dialog is None
    assert page.bridge.moment.state.cash["p2"] == before.cash["p2"] - 15
    assert page.messages.label.text() == "The past was changed. Undo brings it back as it was."
    assert not bar.isVisible()
    table = page.panels["table"]
    assert isinstance(table, TablePanel)
    checks = table.list.checks
    assert (table.heading.text(), checks.page.aloud) == (
        "Past changed",
        "The past was changed. This lies otherwise on the table now:",
    )
    to_do, unless = ([task.text for task in found] for found in (checks.tasks, checks.page.told))
    if ticked:
        assert to_do == ["Bartholomäus pays 15"]
        assert unless == []
    else:
        assert "Bartholomäus pays 365" in to_do, "nothing has been ticked in this game"
        assert "Bartholomäus pays 15" in unless, "if all was done without ticks"
    qtbot.waitUntil(lambda: any(row.text.startswith("Changed · ") for row in journal.list.journal.rows))
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert page.bridge.moment.state == before
    assert not any(row.text.startswith("Changed") for row in journal.list.journal.rows)


@pytest.mark.long
def test_something_else_is_entered_anew_in_the_turn_panel(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    entries = len(page.bridge.log)
    choose(qtbot, page, BOUGHT)
    qtbot.mouseClick(journal_of(page).actions_row.buttons["change"], LEFT)
    assert page.bridge.seen.rehearsed
    assert isinstance(page.turn, TurnPanel)
    assert page.turn.entered is not None
    assert page.turn.entered.action == page.bridge.action_of(BOUGHT)
    action = ac.BuyShare(actor=page.bridge.moment.state.order[1], company="FNM", source="bank", percent=10)
    Robot(window, patiently(QApplication.instance())).take(action)  # type: ignore[arg-type]
    assert len(page.bridge.log) == entries
    dialog = found(qtbot, page)
    assert dialog.view is not None
    assert dialog.view.edited.now.endswith("Cleo bought 10 % of FNM from the bank for 80.")
    qtbot.mouseClick(dialog.accept_button, LEFT)
    assert len(page.bridge.log) > entries
    assert page.bridge.moment.state.cash["FNM"] > 0


def test_something_forgotten_is_put_before_by_quick_entry(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = choose(qtbot, page, BOUGHT)
    qtbot.keyClick(journal.list, Qt.Key.Key_Insert)
    assert page.past.bar.sentence.text().startswith("Enter what was forgotten. It goes before: SR 1 · Cleo bought")
    assert not page.past.bar.values.isVisible()
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    qtbot.keyClicks(quick.line, "b fnm")
    qtbot.keyClick(quick.line, Qt.Key.Key_Return)
    dialog = found(qtbot, page)
    assert dialog.windowTitle() == "Insert an entry"
    assert rows(dialog, "edit")[0].now.endswith("Cleo bought 10 % of FNM from the bank for 80.")
    dialog.reject()
    assert page.past.editing.dialog is None
    assert page.bridge.visit is None


@pytest.mark.long
def test_what_is_no_longer_possible_is_decided(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    before = page.bridge.moment.state
    journal = choose(qtbot, page, STARTED)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    assert not dialog.accept_button.isEnabled()
    (row,) = rows(dialog, "open")
    assert row.entry == BOUGHT
    assert row.why == "NOB has no par yet. (p. 7)"
    assert dialog.tree.currentItem().data(0, ROW) == row
    assert not dialog.choice.overrule.isVisible()
    qtbot.mouseClick(dialog.choice.explain, LEFT)
    assert window.help.companion.window is not None
    assert window.help.companion.window.section == row.section == section_of_refusal("1844", "no-par")
    window.help.companion.close()
    qtbot.mouseClick(dialog.choice.drop, LEFT)
    found(qtbot, page)
    assert dialog.work.decision(BOUGHT) == Drop()
    assert rows(dialog, "decided")[0].fate is Fate.DROPPED
    qtbot.mouseClick(dialog.choice.back, LEFT)
    found(qtbot, page)
    assert len(rows(dialog, "open")) == 1
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog.tree, Qt.Key.Key_A, ALT)
    qtbot.waitUntil(dialog.accept_button.isEnabled)
    assert dialog.counts.text().endswith("All is decided, one entry is dropped.")
    qtbot.mouseClick(dialog.accept_button, LEFT)
    assert page.bridge.moment.state.markers.get("NOB") is None
    page.bridge.undo()
    assert page.bridge.moment.state == before


def test_a_change_that_cannot_be_is_explained(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    page.past.editing.go_on((Change(2, AuctionResult(actor="p2", private="P2", amount=5000)), {}))
    dialog = found(qtbot, page)
    assert dialog.counts.text().startswith("This cannot be: ")
    qtbot.mouseClick(dialog.why, LEFT)
    assert window.help.companion.window is not None
    assert window.help.companion.window.section == "money"
    window.help.companion.close()
    dialog.reject()
    page.past.editing.go_on((Remove(2), {}))
    dialog = found(qtbot, page)
    assert not dialog.why.isVisible()
    dialog.reject()


def test_of_the_last_entry_it_is_said_that_nothing_came_later(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    page.past.editing.go_on((Remove(BOUGHT), {}))
    dialog = found(qtbot, page)
    assert dialog.counts.text() == "Nothing came later."
    dialog.reject()


def test_the_companion_is_used_while_the_dialog_waits(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = choose(qtbot, page, STARTED)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    qtbot.mouseClick(dialog.choice.explain, LEFT)
    companion = window.help.companion.window
    assert companion is not None
    QTest.keyClick(companion.windowHandle(), Qt.Key.Key_T)
    assert companion.search.text() == "t"
    dialog.reject()
    assert companion.isVisible()
    assert companion.windowHandle().transientParent() == window.windowHandle()
    QTest.keyClick(companion.windowHandle(), Qt.Key.Key_A)
    assert companion.search.text() == "ta"
    companion.close()


def test_a_later_entry_is_replaced_by_what_is_entered_anew(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = choose(qtbot, page, STARTED)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    qtbot.mouseClick(dialog.choice.enter, LEFT)
    assert not dialog.isVisible()
    assert page.bridge.seen.rehearsed
    assert "NOB" not in page.bridge.seen.state.markers
    qtbot.keyClick(page.turn, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert page.bridge.visit is None
    qtbot.mouseClick(dialog.choice.enter, LEFT)
    action = ac.BuyShare(actor=page.bridge.moment.state.order[1], company="FNM", source="bank", percent=10)
    page.act(action)
    found(qtbot, page)
    assert dialog.isVisible()
    assert dialog.work.decision(BOUGHT) == Replace(action)
    assert rows(dialog, "decided")[0].now.endswith("Cleo bought 10 % of FNM from the bank for 80.")
    assert dialog.accept_button.isEnabled()
    leave(qtbot, dialog, "edit-lose-leave")


def leave(qtbot: QtBot, dialog: EditDialog, code: str) -> None:
    """Esc, and the answer to what is asked before decisions are lost."""
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    notice = dialog.notice
    assert notice is not None
    assert dialog.isVisible()
    qtbot.mouseClick(notice.buttons[code], LEFT)


@pytest.mark.parametrize("way", ["escape", "close", "button"])
def test_decisions_are_not_lost_without_a_question(window: MainWindow, page: GamePage, qtbot: QtBot, way: str) -> None:
    journal = choose(qtbot, page, STARTED)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    qtbot.mouseClick(dialog.choice.drop, LEFT)
    found(qtbot, page)
    for _ in range(2):  # also when it is asked for the second time
        if way == "escape":
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        elif way == "close":
            dialog.close()
        else:
            qtbot.mouseClick(dialog.leave, LEFT)
        notice = dialog.notice
        assert notice is not None
        assert "decided about one entry" in notice.findChildren(QLabel)[1].text()
        qtbot.keyClick(notice, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert dialog.work.decision(BOUGHT) == Drop()
    leave(qtbot, dialog, "edit-lose-leave")
    assert page.past.editing.dialog is None


def test_what_is_asked_first_is_answered_in_the_preview(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    """Without its par, FNM asks for it before anything else goes on."""
    journal = choose(qtbot, page, PAR)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    assert len(rows(dialog, "stuck")) == 3
    assert "Asked first: Bartholomäus: at what par does FNM start?" in dialog.choice.words.text()
    answers = dialog.choice.answers
    assert [answers.itemText(n) for n in range(answers.count())] == [f"FNM at {par}" for par in (100, 90, 80, 70, 60)]
    dialog.tree.setCurrentItem(dialog.tree.currentItem().parent().child(1))  # a later entry waits for the same answer
    answers.setFocus()
    qtbot.keyClick(answers, Qt.Key.Key_Down)
    qtbot.mouseClick(dialog.choice.answer, LEFT)
    found(qtbot, page)
    assert not rows(dialog, "stuck")
    assert rows(dialog, "added")[0].now.startswith("Bartholomäus set the par of FNM to 90.")
    assert not dialog.choice.answers.isVisible()
    qtbot.mouseClick(dialog.accept_button, LEFT)
    assert page.bridge.moment.state.companies["FNM"].par == 90


@pytest.mark.long
def test_who_turns_to_something_else_finds_the_preview_again(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = choose(qtbot, page, STARTED)
    qtbot.keyClick(journal.list, Qt.Key.Key_Delete)
    dialog = found(qtbot, page)
    qtbot.mouseClick(dialog.choice.enter, LEFT)
    assert not dialog.isVisible()
    page.look_at(3)
    assert dialog.isVisible()
    dialog.reject()
    page.mend("remove", 2)
    found(qtbot, page).reject()


def test_what_is_refused_anew_is_told_in_the_window(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    choose(qtbot, page, 2)
    qtbot.mouseClick(journal_of(page).actions_row.buttons["change"], LEFT)
    page.act(AuctionResult(actor="p2", private="P2", amount=5000))
    assert page.messages.isVisible()
    assert page.past.editing.dialog is None
    assert page.bridge.seen.rehearsed
    qtbot.mouseClick(page.past.bar.back, LEFT)
    assert page.bridge.visit is None
    assert not page.past.bar.isVisible()


def test_the_bar_of_the_history_mends_what_it_shows(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_PageUp, CONTROL)
    bar = page.past.bar
    assert page.bridge.seen.entry == STARTED
    qtbot.mouseClick(bar.mendings["remove"], LEFT)
    dialog = found(qtbot, page)
    assert dialog.work.edit.entry == STARTED
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert page.past.editing.dialog is None
    assert bar.isVisible()


def test_the_earlier_version_is_shown(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    journal = choose(qtbot, page, 2)
    assert not journal.actions_row.buttons["earlier"].isVisible()
    qtbot.keyClick(journal.list, Qt.Key.Key_F2)
    page.act(AuctionResult(actor="p2", private="P2", amount=70))
    found(qtbot, page).accept()
    changed = next(entry.id for entry in page.bridge.log.path_to(page.bridge.log.head) if entry.params.get("replaces"))
    qtbot.waitUntil(lambda: any(row.entry == changed for row in journal.list.journal.rows))
    choose(qtbot, page, changed)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.mouseClick(journal.actions_row.buttons["earlier"], LEFT)
    assert page.bridge.seen.entry == 2
    assert page.past.bar.sentence.text() == (
        "You are looking at an earlier version: Auction · Bartholomäus bought P2 Bödelibahn for 50."
    )
    assert not page.past.bar.mendings["change"].isEnabled()
    assert journal.list.delegate.looked_at is None
    qtbot.keyClick(page.turn, Qt.Key.Key_Escape)
    assert page.bridge.visit is None


@pytest.fixture
def late(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[GamePage]:
    """The game that ships, in a late round, at the table."""
    theme.set_up(qapp, theme.LIGHT)
    moments = Moments(tmp_path / "games")
    found = open_window(qtbot, Settings(tmp_path), GameBridge(moments.game(moments.late_run, "table")))
    yield page_of(found)
    found.close()


@pytest.mark.long
@pytest.mark.parametrize("way", ["button", "enter"])
def test_a_dividend_far_back_is_withheld_and_a_tile_overruled(late: GamePage, qtbot: QtBot, way: str) -> None:
    path = late.bridge.log.path_to(late.bridge.log.head)
    entry = next(step.id for step in path[-250:] if isinstance(late.bridge.action_of(step.id), ac.DecideDividend))
    late.mend("change", entry)
    qtbot.mouseClick(late.past.bar.values, LEFT)
    form = form_of(late)
    pay = form.fields["pay"]
    assert isinstance(pay, QComboBox)
    assert pay.currentText() == "paid out"
    pay.setFocus()
    qtbot.keyClick(pay, Qt.Key.Key_Down)
    qtbot.mouseClick(form.ok, LEFT)
    dialog = found(qtbot, late)
    assert dialog.view is not None
    assert dialog.view.unchanged > 100
    assert rows(dialog, "other")
    groups = [dialog.tree.topLevelItem(number) for number in range(dialog.tree.topLevelItemCount())]
    same = groups[-1]
    assert same is not None
    assert same.text(0) == f"Unchanged ({dialog.view.unchanged})"
    assert same.childCount() == 1
    same.setExpanded(True)
    assert same.childCount() == dialog.view.unchanged
    row = next(row for row in rows(dialog, "open") if row.overrulable)
    waiting = groups[0]
    assert waiting is not None
    item = next(child for n in range(waiting.childCount()) if (child := waiting.child(n)).data(0, ROW) == row)
    qtbot.mouseClick(dialog.tree.viewport(), LEFT, pos=dialog.tree.visualItemRect(item).center())
    assert not dialog.choice.overrule.isEnabled()
    qtbot.keyClicks(dialog.choice.reason, "as it lies")
    if way == "enter":
        qtbot.keyClick(dialog.choice.reason, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(dialog.choice.overrule, LEFT)
    found(qtbot, late)
    assert row.entry is not None
    assert dialog.work.decision(row.entry) == Overrule("as it lies")
    assert row.entry in [decided.entry for decided in rows(dialog, "decided")]
    qtbot.mouseClick(dialog.settle, LEFT)
    qtbot.mouseClick(dialog.accept_button, LEFT)
    assert late.bridge.can_undo
    assert late.bridge.log.undoes_edit


@pytest.mark.long
def test_what_is_asked_now_is_entered_first_and_taken_back(late: GamePage, qtbot: QtBot) -> None:
    """Without a train that was bought, another company must buy one before the game goes on."""
    path = late.bridge.log.path_to(late.bridge.log.head)
    entry = next(step.id for step in path[-300:] if isinstance(late.bridge.action_of(step.id), ac.BuyTrain))
    late.mend("remove", entry)
    dialog = found(qtbot, late)
    stuck = rows(dialog, "stuck")
    group = next(item for n in range(9) if (item := dialog.tree.topLevelItem(n)) and "asked first" in item.text(0))
    dialog.tree.setCurrentItem(group.child(0))
    qtbot.mouseClick(dialog.choice.precede, LEFT)
    assert late.past.bar.sentence.text().startswith("Enter what is asked here first. It goes before: ")
    assert isinstance(late.turn, TurnPanel)
    assert "must buy a train" in late.turn.view.question
    late.turn.setFocus()
    qtbot.keyClick(late.turn, Qt.Key.Key_Return)
    found(qtbot, late)
    assert dialog.isVisible()
    assert len(rows(dialog, "stuck")) < len(stuck)
    row = next(row for row in rows(dialog, "added") if row.fate is Fate.INSERTED)
    assert row.decided
    assert row.entry == stuck[0].entry
    dialog.choice.show_row(row)
    qtbot.mouseClick(dialog.choice.back, LEFT)
    found(qtbot, late)
    assert len(rows(dialog, "stuck")) == len(stuck)
    dialog.reject()


@pytest.mark.long
def test_a_tile_is_turned_on_the_map(late: GamePage, qtbot: QtBot) -> None:
    late.window().activateWindow()
    qtbot.keyClick(late.window(), Qt.Key.Key_1, CONTROL)
    board = late.panels["map"]
    assert isinstance(board, MapPanel)
    before = late.bridge.moment.state.tiles
    path = late.bridge.log.path_to(late.bridge.log.head)
    entry, action = next(
        (step.id, action)
        for step in reversed(path)
        if isinstance(action := late.bridge.action_of(step.id), ac.LayTile)
        and len(choices(late, step.parent, action)) > 1
    )
    late.mend("change", entry)
    qtbot.waitUntil(lambda: board.canvas is not None and board.lay_tool is not None and not board.lay_tool.idle)
    assert board.canvas is not None
    assert board.lay_tool is not None
    qtbot.mouseClick(board.canvas.viewport(), LEFT, pos=hex_place(board.canvas, action.hex))
    qtbot.waitUntil(lambda: board.lay_tool is not None and board.lay_tool.hex == action.hex)
    chosen = board.lay_tool.action
    qtbot.keyClick(board.canvas, Qt.Key.Key_Return)
    dialog = found(qtbot, late)
    assert isinstance(dialog.work.edit, Change)
    assert dialog.work.edit.action == chosen
    assert late.bridge.moment.state.tiles == before
    dialog.reject()


def choices(page: GamePage, before: int, action: ac.LayTile) -> list[int]:
    """How the tile may be turned."""
    state, engine = page.bridge.game.state_at(before), page.bridge.engine
    turned = (action.model_copy(update={"rotation": rotation}) for rotation in range(6))
    return [lay.rotation for lay in turned if not isinstance(engine.decide(state, lay), Rejection)]


@pytest.mark.long
def test_an_entry_that_is_clicked_stays_under_the_mouse(late: GamePage, qtbot: QtBot) -> None:
    late.docks["journal"].raise_()
    journal = journal_of(late)
    rows = journal.list.journal.rows
    qtbot.waitUntil(lambda: bool(rows) and rows[-1].entry == late.bridge.log.head)
    number = next(n for n in range(len(rows) - 3, 0, -1) if rows[n].kind == "line")
    index = journal.list.model().index(number, 0)
    before = journal.list.visualRect(index)
    assert journal.list.viewport().rect().contains(before)
    qtbot.mouseClick(journal.list.viewport(), LEFT, pos=before.center())
    assert journal.list.visualRect(index) == before
    assert journal.actions_row.buttons["change"].isEnabled()
    qtbot.mouseDClick(journal.list.viewport(), LEFT, pos=before.center())
    assert late.bridge.seen.entry == rows[number].entry


@pytest.mark.long
def test_the_dialog_takes_another_theme(late: GamePage, qtbot: QtBot) -> None:
    path = late.bridge.log.path_to(late.bridge.log.head)
    late.mend("remove", path[-1].id)
    dialog = found(qtbot, late)
    late.set_theme(theme.DARK)
    assert dialog.theme is theme.DARK
    dialog.reject()


@pytest.mark.long
def test_working_it_out_can_be_cancelled(late: GamePage, qtbot: QtBot) -> None:
    path = late.bridge.log.path_to(late.bridge.log.head)
    late.mend("remove", path[20].id)
    dialog = late.past.editing.dialog
    assert dialog is not None
    assert dialog.progress.isVisible()
    assert not dialog.accept_button.isEnabled()
    qtbot.mouseClick(dialog.progress.button, LEFT)
    assert late.past.editing.dialog is None
    assert late.bridge.visit is None


@pytest.mark.parametrize(
    ("error", "reason"),
    [(ValueError("entry 3 is not on the line"), "ValueError"), (BankhalterError("Kein Platz."), "Kein Platz.")],
)
def test_work_that_fails_shows_no_words_of_the_machine(
    page: GamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def fail(*arguments: object, **more: object) -> None:
        raise error

    monkeypatch.setattr(EditDesk, "preview", fail)
    work = EditWork(page.bridge, Remove(2), page)
    with qtbot.waitSignal(work.failed, timeout=5000) as told:
        work.start()
    assert told.args == [reason]
