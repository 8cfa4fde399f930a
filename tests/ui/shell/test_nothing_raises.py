"""What Qt calls must never raise: rows that have gone, rooms that are too small, games that close in the middle."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from core import registry
from core.mechanics.budget import Budget
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import use_language
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.keys import CONTROL
from tests.ui.robot.robot_games import open_window
from tests.ui.settling import let_go, settle
from ui.game.jobs import Job
from ui.paint import theme
from ui.rail18 import wiring
from ui.rail18.dialogs.asking import ask_map, ask_players
from ui.rail18.family import FAMILY
from ui.rail18.pages.entering import entering
from ui.rail18.views.moment import Moment
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position.draft import PositionDraft
from ui.rail18.views.turn.run import RunAnswer, look_for_run
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

ROLES = [role for role in Qt.ItemDataRole if role is not Qt.ItemDataRole.UserRole] + [Qt.ItemDataRole.UserRole]
GONE = ((9999, 0), (0, 9999), (9999, 9999))
TINY = ((1, 1), (30, 400), (400, 30), (120, 90))
Open = Callable[[int, str], MainWindow]


@pytest.fixture
def opened(qapp: QApplication, moments: Moments) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def open_(number: int, mode: str) -> MainWindow:
        windows.append(open_window(qapp, moments.game(number, mode)))
        return windows[-1]

    yield open_
    let_go(*windows)
    use_language("en")
    theme.set_text_size(100)
    theme.set_up(qapp, theme.LIGHT)


# --- rows that have gone


def ask_for_rows_that_have_gone(view: QAbstractItemView) -> None:
    model, canvas = view.model(), QPixmap(200, 60)
    for index in (QModelIndex(), *(model.createIndex(*place) for place in GONE)):
        for role in ROLES:
            assert model.data(index, role) is None or index.row() == 0, (type(model), role)
        model.flags(index)
    for orientation in Qt.Orientation:
        for section in (-1, 9999):
            for role in ROLES:
                model.headerData(section, orientation, role)
    painter = QPainter(canvas)
    try:
        for place in GONE:
            option = QStyleOptionViewItem()
            option.rect = QRect(0, 0, 200, 30)  # type: ignore[misc]
            view.itemDelegate().sizeHint(option, model.createIndex(*place))
            view.itemDelegate().paint(painter, option, model.createIndex(*place))
        for head in view.findChildren(QHeaderView):
            head.paintSection(painter, QRect(0, 0, 60, 20), 9999)
    finally:
        painter.end()


def views_of(widget: QWidget) -> list[QAbstractItemView]:
    """With a model and a delegate of our own; boxes with choices have Qt's."""
    views = [view for view in widget.findChildren(QAbstractItemView) if not isinstance(view, QHeaderView)]
    return [view for view in views if type(view.model()).__module__.startswith("ui.")]


def test_models_and_delegates_of_a_game(opened: Open, moments: Moments, qtbot: QtBot) -> None:
    window = opened(moments.late_run, "table")
    for name in FAMILY.panels:
        page_of(window).bring(name.name)
    settle()
    views = views_of(window)
    assert len({type(view.model()) for view in views}) >= 6
    for view in views:
        ask_for_rows_that_have_gone(view)


def test_models_and_delegates_around_a_game(opened: Open, moments: Moments) -> None:
    window = opened(moments.stock, "table")
    page = page_of(window)
    ask_map(page)
    assert page.dialog is not None
    page.dialog.entry.choose_hex("H13")  # type: ignore[attr-defined]
    around = [*views_of(page.dialog), *views_of(window.start_page)]
    assert len(around) == 2
    for view in around:
        ask_for_rows_that_have_gone(view)


def test_models_and_delegates_of_a_game_that_is_entered(opened: Open, moments: Moments) -> None:
    window = opened(moments.stock, "table")
    entering(window).show_position(PositionDraft(NewGame("1844", names=("Ann", "Ben", "Cat"), drawn=False)))
    page = window.entry_page
    assert page is not None
    around = views_of(page)
    assert len(around) == 2
    for view in around:
        ask_for_rows_that_have_gone(view)


# --- rooms that are too small


@pytest.mark.parametrize("name", ["turn", *(spec.name for spec in FAMILY.panels)])
def test_panels_in_rooms_that_are_too_small(name: str, qtbot: QtBot, qapp: QApplication, moments: Moments) -> None:
    theme.set_up(qapp, theme.LIGHT)
    panel = FAMILY.turn() if name == "turn" else next(spec.make() for spec in FAMILY.panels if spec.name == name)
    qtbot.addWidget(panel)
    panel.resize(*TINY[0])
    panel.show()
    engine = registry.engine(moments.imported.setup)
    for number in (0, moments.stock, moments.track, moments.run, moments.end - 1):
        state = moments.entries[number].before
        panel.show_moment(Moment(engine, state, engine.options(state)))
        for size in TINY:
            panel.resize(*size)
            settle()
            assert panel.grab().size().expandedTo(QSize(*size)) == panel.grab().size()


# --- a game that goes on in another page, or is closed


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set once a run is searched; the first search goes on until it is no longer wanted."""
    begun, unwanted, cancel = threading.Event(), threading.Event(), Job.cancel

    def search(rules: Rules, state: State, budget: Budget) -> RunAnswer | None:
        if not begun.is_set():
            begun.set()
            unwanted.wait(20)
            budget.check()
        return look_for_run(rules, state, budget)

    def cancel_and_tell(job: Job) -> None:
        cancel(job)
        unwanted.set()

    monkeypatch.setattr(wiring, "look_for_run", search)
    monkeypatch.setattr(Job, "cancel", cancel_and_tell)
    return begun


def test_a_text_size_that_changes_while_a_run_is_searched(
    opened: Open, moments: Moments, qtbot: QtBot, searching: threading.Event
) -> None:
    window = opened(moments.run, "hotseat")
    bridge = page_of(window).bridge
    assert searching.wait(5)
    assert not bridge.workers.idle
    window.appearance.choose_text_size(125)
    page = page_of(window)
    assert page.bridge is bridge
    qtbot.waitUntil(lambda: bridge.workers.idle and not page.turn.view.waiting, timeout=20_000)  # type: ignore[attr-defined]
    qtbot.keyClick(page.turn, Qt.Key.Key_Return)
    assert bridge.log.head > moments.run
    assert page.turn.view.question  # type: ignore[attr-defined]


def test_after_a_new_text_size_only_the_new_page_listens(
    opened: Open, moments: Moments, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(moments.track, "hotseat")
    qtbot.keyClick(window, Qt.Key.Key_1, CONTROL)
    old, heard = page_of(window), []
    monkeypatch.setattr(old.header, "show_cells", heard.append)
    window.appearance.choose_text_size(150)
    head = page_of(window).bridge.log.head
    page_of(window).act(moments.entries[moments.track].action)
    assert page_of(window).bridge.log.head > head
    assert not heard
    settle()
    assert not isValid(old)
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle()
    assert page_of(window).bridge.log.head == head


def test_a_game_that_is_closed_while_a_run_is_searched(
    opened: Open, moments: Moments, qtbot: QtBot, searching: threading.Event
) -> None:
    window = opened(moments.late_run, "table")
    bridge = page_of(window).bridge
    assert searching.wait(5)
    assert not bridge.workers.idle
    qtbot.keyClick(window, Qt.Key.Key_8, CONTROL)  # the journal has much to tell
    qtbot.keyClick(window, Qt.Key.Key_W, CONTROL)
    assert window.game_page is None
    assert bridge.workers.idle
    settle()
    assert window.start_page.isVisible()


def test_a_game_that_is_closed_while_a_dialog_and_a_tile_are_open(opened: Open, moments: Moments, qtbot: QtBot) -> None:
    window = opened(moments.track, "hotseat")
    page = page_of(window)
    qtbot.keyClick(window, Qt.Key.Key_1, CONTROL)
    action = moments.entries[moments.track].action
    page.panels["map"].canvas.point_at(action.hex)  # type: ignore[attr-defined]
    qtbot.keyClick(page.panels["map"].canvas, Qt.Key.Key_Return)  # type: ignore[attr-defined]
    assert page.panels["map"].lay_tool.hex == action.hex  # type: ignore[attr-defined]
    ask_players(page)
    window.close_game()
    settle()
    assert window.start_page.isVisible()


# --- another look in the middle of a question


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_theme_and_language_that_change_during_a_question(
    opened: Open, moments: Moments, qtbot: QtBot, mode: str
) -> None:
    window = opened(moments.stock, mode)
    page = page_of(window)
    first = page.turn.view.question  # type: ignore[attr-defined]
    deeper = next(choice for choice in page.turn.view.choices if choice.page is not None)  # type: ignore[attr-defined]
    qtbot.keyClick(page.turn, deeper.key.lower())
    asked = page.turn.view.question  # type: ignore[attr-defined]
    assert asked != first
    use_language("long")
    window.appearance.choose_theme("dark")
    settle()
    assert page.turn.view.question == asked, "the question stays open"  # type: ignore[attr-defined]
    for spec in FAMILY.panels:
        page.bring(spec.name)
    page.turn.setFocus()
    qtbot.keyClick(page.turn, Qt.Key.Key_Escape)
    window.appearance.choose_theme("light")
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    settle()
    assert page.turn.view.question  # type: ignore[attr-defined]


def test_undo_while_the_mouse_rests_on_a_row_that_goes(opened: Open, moments: Moments, qtbot: QtBot) -> None:
    """Tables shrink under the mouse and under the keyboard's cursor."""
    window = opened(moments.sbb, "table")
    page = page_of(window)
    for name in ("table", "tiles", "trains", "journal", "sheet"):
        page.bring(name)
        settle()
        assert views_of(page.panels[name])
        for view in views_of(page.panels[name]):
            last = view.model().index(view.model().rowCount() - 1, 0)
            view.setCurrentIndex(last)
            qtbot.mouseMove(view.viewport(), view.visualRect(last).center())
        page.act(moments.entries[moments.sbb].action)
        page.bridge.jump(1)
        settle()
        page.bridge.jump(moments.sbb)
    assert page.bridge.log.head == moments.sbb


def test_a_folder_of_games_that_goes_while_it_is_shown(opened: Open, moments: Moments, qtbot: QtBot) -> None:
    window = opened(0, "table")
    path = page_of(window).bridge.log.path
    assert isinstance(path, Path)
    window.close_game()
    start = window.start_page
    qtbot.waitUntil(lambda: start.isVisible() and bool(start.recent.games.games[0].players), timeout=5000)
    told = start.recent.games.games[0]
    path.unlink()
    start.recent.games.set_games([])
    start.show_details(told)  # an answer that comes too late
    settle()
    window.show_start()
    settle()
    assert start.recent.games.games[0].path == path
    assert start.recent.games.games[0].problem
