"""Quick entry with real keys: what is typed, shown, completed, recalled and done."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit

from core.interchange.game_file import memory_game, new_setup
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, Player, State
from tests.titles.t1844.recorded_states import recorded
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.panels.quick_entry import QuickEntry

NAMES = ("Ana", "Ben", "Cleo")
ENTER, TAB, UP, DOWN, ESCAPE = (
    Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape,
)  # fmt: skip


@pytest.fixture
def bridge(qapp: Any) -> Iterator[GameBridge]:
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(f"p{seat}", name) for seat, name in enumerate(NAMES)]
    made = GameBridge(memory_game(new_setup("1844", players, mode="table")))
    yield made
    made.close()


@pytest.fixture
def entry(qtbot: Any, bridge: GameBridge) -> QuickEntry:
    panel = QuickEntry()
    qtbot.addWidget(panel)
    panel.set_bridge(bridge)
    panel.act.connect(bridge.do)
    bridge.changed.connect(panel.show_moment)
    panel.show_moment(bridge.moment)
    panel.resize(420, 130)
    panel.show()
    panel.begin()
    return panel


def type_line(qtbot: Any, entry: QuickEntry, line: str) -> int:
    """Types and enters a line; answers with the number of keys."""
    qtbot.keyClicks(entry.line, line)
    qtbot.keyClick(entry.line, ENTER)
    return len(line) + 1


def test_a_line_shows_what_it_means_before_it_acts(qtbot: Any, entry: QuickEntry, bridge: GameBridge) -> None:
    qtbot.keyClicks(entry.line, "ben 45")
    assert "Ben gets P1 for 45." in entry.answer.text()
    assert bridge.moment.state.frame.private == "P1"
    qtbot.keyClick(entry.line, ENTER)
    assert bridge.moment.state.papers["P1"].owner == "p1"
    assert entry.line.text() == ""


def test_what_is_wrong_stays_in_the_line(qtbot: Any, entry: QuickEntry, bridge: GameBridge) -> None:
    type_line(qtbot, entry, "ben p4 45")
    assert "P4 is not on offer now." in entry.answer.text()
    assert entry.answer.text().startswith("×")
    assert entry.line.text() == "ben p4 45"
    assert bridge.moment.state.papers["P1"].owner == "bank"
    assert entry.why.isVisible()
    assert entry.why.section == entry.section == "auction"
    qtbot.keyClick(entry.line, ESCAPE)
    assert entry.line.text() == ""
    assert not entry.why.isVisible()


def test_the_key_that_overrules_asks_for_the_reason_here(qtbot: Any, entry: QuickEntry, bridge: GameBridge) -> None:
    for line in ("a 20", "be 50", "c 80", "a 110", "be 140", "c 180", "par 100", "a 100"):
        type_line(qtbot, entry, line)
    qtbot.keyClicks(entry.line, "start mob 60")
    qtbot.keyClick(entry.line, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert entry.line.text() == "start mob 60", "nothing is refused"
    qtbot.keyClick(entry.line, ENTER)
    entry.overrule.disconnect()
    overruled: list[tuple[object, str]] = []
    entry.overrule.connect(lambda action, reason: overruled.append((action, reason)))
    qtbot.keyClicks(entry.line, "ben s mob")
    assert entry.understood.overrulable
    qtbot.keyClick(entry.line, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert entry.line.text() == "ben s mob ! "
    type_line(qtbot, entry, "house rule")
    assert [reason for _, reason in overruled] == ["house rule"]


def test_a_refusal_leaves_room_for_its_explanation(qtbot: Any, entry: QuickEntry) -> None:
    entry.resize(300, 130)
    qtbot.keyClicks(entry.line, "ben 4")
    assert entry.why.isVisible()
    assert entry.why.geometry().right() < entry.width()
    assert not entry.why.geometry().intersects(entry.answer.geometry())
    assert entry.answer.height() >= entry.answer.heightForWidth(entry.answer.width())


def test_a_refusal_with_its_explanation_leaves_the_line_its_height(qtbot: Any, entry: QuickEntry) -> None:
    entry.resize(420, 109)
    qtbot.keyClicks(entry.line, "ben 1000")
    assert entry.why.isVisible()
    assert entry.notes.isVisible()
    assert entry.line.height() >= entry.line.sizeHint().height()


def test_nothing_said_leaves_no_gap_above_the_words(qtbot: Any, entry: QuickEntry) -> None:
    settle()
    assert entry.words.geometry().top() - entry.line.geometry().bottom() <= 2 * theme.SPACE
    qtbot.keyClicks(entry.line, "xyz")
    settle()
    assert entry.answer.isVisible()
    assert entry.answer.mapTo(entry, QPoint()).y() > entry.line.geometry().bottom()
    assert not entry.answer.geometry().intersects(entry.words.geometry())


def test_what_is_said_is_never_cut(qtbot: Any, entry: QuickEntry) -> None:
    """In a low panel what may follow makes room for a long sentence."""
    entry.resize(300, 100)
    qtbot.keyClicks(entry.line, "cleo 5")
    assert entry.notes.isVisible()
    assert entry.notes.heightForWidth(entry.notes.width()) >= entry.notes.fontMetrics().lineSpacing() * 2
    entry.resize(300, entry.minimumSizeHint().height())
    for label in (entry.answer, entry.notes):
        assert label.height() >= label.heightForWidth(label.width())
    assert entry.line.height() >= entry.line.sizeHint().height()
    assert not entry.words.isVisible()
    entry.resize(300, 200)
    assert entry.words.isVisible()
    qtbot.keyClick(entry.line, ESCAPE)
    qtbot.keyClicks(entry.line, "pass")
    settle()
    assert entry.answer.height() < entry.answer.fontMetrics().lineSpacing() * 2, "a short sentence leaves no gap"
    assert entry.notes.minimumHeight() < entry.notes.fontMetrics().lineSpacing() * 2


def test_tab_completes_and_goes_round(qtbot: Any, entry: QuickEntry) -> None:
    qtbot.keyClicks(entry.line, "al")
    qtbot.keyClick(entry.line, TAB)
    assert entry.line.text() == "all "
    assert entry.line.hasFocus()
    qtbot.keyClick(entry.line, ESCAPE)
    qtbot.keyClicks(entry.line, "b")
    first = [word.line for word in entry.understood.completions]
    seen = []
    for _ in range(len(first) + 1):
        qtbot.keyClick(entry.line, TAB)
        seen.append(entry.line.text())
    assert seen == [*first, first[0]]


def test_a_click_on_a_word_takes_it(qtbot: Any, entry: QuickEntry) -> None:
    words = entry.words
    place = next(row for row, word in enumerate(words.words.words) if word.word == "pass")
    where = words.visualRect(words.words.index(place)).center()
    qtbot.mouseClick(words.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert entry.line.text() == "pass "
    assert entry.understood.actions == (ac.Pass(actor="p0", what="auction"),)


def test_earlier_lines_come_back(qtbot: Any, entry: QuickEntry) -> None:
    type_line(qtbot, entry, "ben 45")
    type_line(qtbot, entry, "cleo 60")
    qtbot.keyClicks(entry.line, "a")
    seen = []
    for key in (UP, UP, UP, DOWN, DOWN):
        qtbot.keyClick(entry.line, key)
        seen.append(entry.line.text())
    assert seen == ["cleo 60", "ben 45", "ben 45", "cleo 60", "a"]


def test_undo_and_redo_are_words_too(qtbot: Any, entry: QuickEntry, bridge: GameBridge) -> None:
    type_line(qtbot, entry, "ben 45")
    type_line(qtbot, entry, "u")
    assert bridge.moment.state.papers["P1"].owner == "bank"
    type_line(qtbot, entry, "redo")
    assert bridge.moment.state.papers["P1"].owner == "p1"


def test_escape_leads_back(qtbot: Any, entry: QuickEntry) -> None:
    other = QLineEdit(entry)
    other.show()
    other.setFocus()
    entry.begin()
    assert entry.line.hasFocus()
    entry.begin()  # asked for twice
    qtbot.keyClick(entry.line, ESCAPE)
    assert other.hasFocus()
    entry.line.setFocus()
    with qtbot.waitSignal(entry.left):
        qtbot.keyClick(entry.line, ESCAPE)


def test_a_game_by_keys(qtbot: Any, entry: QuickEntry, bridge: GameBridge) -> None:
    """Seven privates in seven entries, then shares, by keys alone."""
    for line in ("a 20", "be 50", "c 80", "a 110", "be 140", "c 180", "par 100", "a 100"):
        assert isinstance(bridge.moment.state.flow[0], Auction)
        type_line(qtbot, entry, line)
    type_line(qtbot, entry, "start mob 60")
    assert type_line(qtbot, entry, "b mob") <= 8
    state = bridge.moment.state
    assert sum(owner not in ("bank", "pool") for owner in state.shares["MOB"].values()) == 3


def before_a_run(qtbot: Any) -> tuple[GameBridge, QuickEntry]:
    _, steps = recorded()
    state = next(state for state, action in steps if isinstance(action, ac.RunTrains) and action.routes)
    players = list(state.players)
    game = memory_game(new_setup("1844", players, "online", mode="table"))
    game.state = state
    bridge = GameBridge(game)
    panel = QuickEntry()
    qtbot.addWidget(panel)
    panel.set_bridge(bridge)
    panel.show_moment(bridge.moment)
    panel.show()
    return bridge, panel


def test_the_best_run_is_searched_beside_the_window(qtbot: Any, entry: QuickEntry) -> None:
    bridge, panel = before_a_run(qtbot)
    qtbot.keyClicks(panel.line, "run, pay")
    with qtbot.waitSignal(panel.act, timeout=20_000) as acted:
        qtbot.keyClick(panel.line, ENTER)
    action = acted.args[0]
    assert isinstance(action, ac.RunTrains)
    assert action.proven
    assert action.routes
    assert panel.line.text() == "pay"
    bridge.close()


@pytest.mark.parametrize(("off", "said"), [(0, ""), (500, "500 more than the map allows"), (-10, "10 below the best")])
def test_a_number_is_judged_by_the_best_run(qtbot: Any, entry: QuickEntry, off: int, said: str) -> None:
    """R23: a zero too many is told of before Enter once the best is known, and always stands in the journal."""
    for known in (False, True):
        bridge, panel = before_a_run(qtbot)
        frame = bridge.moment.state.frame
        assert isinstance(frame, CompanyTurn)
        best = best_run(bridge.engine.rules, bridge.moment.state, frame.company)
        if known:
            panel.know_run(frame.company, best)
        qtbot.keyClicks(panel.line, str(best.total + off))
        assert panel.notes.text().startswith(said if known else "")
        with qtbot.waitSignal(panel.act, timeout=20_000) as acted:
            qtbot.keyClick(panel.line, ENTER)
        action = acted.args[0]
        assert isinstance(action, ac.RunTrains)
        assert (action.best, action.bound, action.proven) == (best.total, best.bound, True)
        assert (bool(action.routes), action.revenue) == ((True, None) if off == 0 else (False, best.total + off))
        bridge.close()


def test_a_line_that_was_changed_during_the_search_is_not_entered(qtbot: Any, entry: QuickEntry) -> None:
    bridge, panel = before_a_run(qtbot)
    acted: list[object] = []
    panel.act.connect(acted.append)
    qtbot.keyClicks(panel.line, "50")
    qtbot.keyClick(panel.line, ENTER)
    qtbot.keyClicks(panel.line, "0")
    qtbot.waitUntil(lambda: "more than the map allows" in panel.notes.text())
    assert not acted
    assert panel.line.text() == "500"
    bridge.close()


def test_escape_ends_a_search(qtbot: Any, entry: QuickEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended, never = threading.Event(), threading.Event(), threading.Event()

    def endless(rules: Rules, state: State, company: str, budget: Budget) -> BestRun:
        begun.set()
        try:
            while not never.wait(0.01):
                budget.check()
            raise AssertionError
        finally:
            ended.set()

    monkeypatch.setattr("ui.rail18.panels.quick_entry.best_run", endless)
    bridge, panel = before_a_run(qtbot)
    acted: list[object] = []
    panel.act.connect(acted.append)
    qtbot.keyClicks(panel.line, "run")
    qtbot.keyClick(panel.line, ENTER)
    qtbot.waitUntil(begun.is_set)
    said = panel.answer.text()
    qtbot.keyClick(panel.line, ESCAPE)
    qtbot.waitUntil(ended.is_set)
    settle()
    assert panel.answer.text() != said
    assert panel.line.text() == ""
    assert not acted
    bridge.close()
