"""Ctrl+C and the wish of the system that the program ends: an orderly close, wherever the program is."""

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QMenu
from pytestqt.qtbot import QtBot

from core.assets import asset_root
from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from core.store.journal import Journal
from tests.systems import on_posix, open_files_can_go
from tests.ui.notices import answer
from tests.ui.settling import settle
from ui.app.settings import HOME, Settings
from ui.app.signals import Signals, close_all
from ui.shell.window.main_window import MainWindow

pytestmark = on_posix
PLAYERS = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
KNOWN = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP] if os.name == "posix" else []


@pytest.fixture(autouse=True)
def _not_ignored() -> Iterator[None]:
    """Whoever runs the tests in the background may have all of them ignored, and so would every child."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in KNOWN}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def signals() -> Iterator[Signals]:
    found = Signals()
    yield found
    found.end()


@pytest.fixture
def path(settings: Settings) -> Path:
    settings.games.mkdir()
    found = settings.games / "evening.bank"
    game = create_game(found, new_setup("1844", PLAYERS, mode="table"))
    game.dispatch(ac.Bid(actor="a", private="P1", amount=20))
    game.log.close()  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("number", KNOWN)
def test_a_signal_is_heard_between_two_events_only(number: int, signals: Signals, qtbot: QtBot) -> None:
    heard: list[int] = []
    signals.heard.connect(lambda: heard.append(number))
    with qtbot.waitSignal(signals.heard):
        for _ in range(3):
            os.kill(os.getpid(), number)
        assert heard == []  # nor was anything raised
    assert heard == [number]


def test_afterwards_signals_do_what_they_did_before(qtbot: QtBot) -> None:
    before = {number: signal.getsignal(number) for number in KNOWN}
    signals = Signals()
    assert all(signal.getsignal(number) != handler for number, handler in before.items())
    signals.end()
    assert {number: signal.getsignal(number) for number in KNOWN} == before


def test_what_was_to_be_ignored_stays_so(qtbot: QtBot) -> None:
    """As `nohup` asks for it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        signals = Signals()
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
        signals.end()
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_the_window_closes_with_all_that_is_open_over_it(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.games.open(path)
    ended: list[str] = []

    def ask_once_more() -> None:
        QTimer.singleShot(0, lambda: close_all(window))
        QDialog(window).exec()
        ended.append("second")

    QTimer.singleShot(0, ask_once_more)
    QDialog(window).exec()
    ended.append("first")
    settle()
    assert ended == ["second", "first"]
    assert not window.isVisible()
    assert window.game_page is None


def test_an_open_menu_is_no_obstacle(window: MainWindow, qtbot: QtBot) -> None:
    menu = QMenu(window)
    menu.addAction("x")
    menu.popup(window.pos())
    close_all(window)
    settle()
    assert not menu.isVisible()
    assert not window.isVisible()


@open_files_can_go
def test_moves_in_no_file_are_asked_for_once(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.games.open(path)
    assert window.game_page is not None
    path.unlink()
    window.game_page.turn.act.emit(ac.Bid(actor="b", private="P1", amount=25))

    def once_more() -> None:
        assert window.keeping.asking
        close_all(window)
        answer(qtbot, window, "leave-stay")

    QTimer.singleShot(0, window, lambda: QTimer.singleShot(0, window, once_more))
    close_all(window)
    qtbot.waitUntil(lambda: not window.keeping.asking)
    settle()
    assert window.isVisible()
    assert window.game_page.bridge.saving.unsaved == 1
    window.game_page.bridge.saving.asks = False
    close_all(window)
    settle()
    assert not window.isVisible()


PLAYED = """
    import sys
    from PySide6.QtCore import QTimer
    from ui.app import start
    from ui.app.opening import Application

    app = Application(["bankhalter"])

    def play():
        page = app.window.game_page
        if page is not None:
            page.bridge.undo() or page.bridge.redo()
            print(len(page.bridge.log), page.bridge.log.behind, flush=True)

    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: app.window is not None and play())
    timer.start()
    sys.exit(start.main([sys.argv[1]]))
"""


@pytest.mark.long
@pytest.mark.parametrize("number", KNOWN)
def test_a_signal_while_moves_are_written_loses_none(number: int, path: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(asset_root().parent), HOME: str(tmp_path / "home")}
    command = [sys.executable, "-c", textwrap.dedent(PLAYED), str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as played:
        assert played.stdout is not None
        shown = [played.stdout.readline() for _ in range(3)]
        played.send_signal(number)
        played.send_signal(number)
        try:
            rest, said = played.communicate()
        finally:
            played.kill()
    assert said == ""
    assert played.returncode == 0
    counts = [tuple(map(int, line.split())) for line in [*shown, *rest.splitlines()]]
    assert {behind for _, behind in counts} == {0}
    assert len(Journal.open(path, read_only=True)) == counts[-1][0]
    assert list((tmp_path / "home" / "reports").iterdir()) == []
