"""The program fails: in a slot, a timer, a job, while painting, while a model is asked, or as a whole process."""

import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from core.store.journal import Journal
from tests.systems import on_posix
from ui.app import start as application
from ui.app.crashes import Crashes, plain
from ui.app.settings import HOME, Settings
from ui.shell.window.main_window import MainWindow
from ui.shell.window.notice import Notice

pytestmark = pytest.mark.qt_no_exception_capture
PLAYERS = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(window: MainWindow, settings: Settings) -> MainWindow:
    """With a game of one bid."""
    settings.games.mkdir()
    game = create_game(settings.games / "evening.bank", new_setup("1844", PLAYERS, mode="table"))
    game.dispatch(ac.Bid(actor="a", private="P1", amount=20))
    game.log.close()  # type: ignore[attr-defined]
    window.games.open(settings.games / "evening.bank")
    return window


@pytest.fixture
def crashes(settings: Settings, window: MainWindow, capsys: pytest.CaptureFixture[str]) -> Iterator[Crashes]:
    found = Crashes(settings.folder / "reports")
    assert found.begin() is None
    found.watch(window)
    yield found
    found.end()


class Broken(Exception):
    pass


def fail() -> None:
    raise Broken("on purpose")


def in_a_slot(window: MainWindow, qtbot: QtBot) -> None:
    button = QPushButton("fail", window)
    button.clicked.connect(lambda checked=False: fail())
    button.show()
    qtbot.mouseClick(button, LEFT)


def in_a_timer(window: MainWindow, qtbot: QtBot) -> None:
    QTimer.singleShot(0, window, fail)


def in_a_job(window: MainWindow, qtbot: QtBot) -> None:
    assert window.game_page is not None
    window.game_page.bridge.search(lambda rules, state, budget: fail(), lambda found: None)


def in_a_thread(window: MainWindow, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


class Picture(QWidget):
    left = 3

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawLine(0, 0, 5, 5)
        self.left -= 1
        if self.left >= 0:
            fail()


def in_a_picture(window: MainWindow, qtbot: QtBot) -> None:
    picture = Picture(window)
    picture.resize(50, 50)
    QTimer.singleShot(0, window, picture.show)
    QTimer.singleShot(1, window, picture.update)


class Rows(QAbstractListModel):
    left = 10

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 3

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> object:
        self.left -= 1
        if self.left >= 0:
            fail()
        return None


def in_a_model(window: MainWindow, qtbot: QtBot) -> None:
    view = QListView(window)
    rows = Rows(view)
    view.setModel(rows)
    view.resize(100, 100)
    QTimer.singleShot(0, window, view.show)


class Filter(QObject):
    def eventFilter(self, watched: QObject, event: object) -> bool:
        fail()
        return False


def in_a_filter(window: MainWindow, qtbot: QtBot) -> None:
    filtering = Filter(window)
    label = QLabel("x", window)
    label.installEventFilter(filtering)
    QTimer.singleShot(0, window, label.show)
    QTimer.singleShot(1, window, lambda: label.removeEventFilter(filtering))


WAYS = [in_a_slot, in_a_timer, in_a_job, in_a_thread, in_a_picture, in_a_model, in_a_filter]


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_one_dialog_one_report_and_the_game_goes_on(
    window: MainWindow, crashes: Crashes, qtbot: QtBot, settings: Settings, way: Callable[[MainWindow, QtBot], None]
) -> None:
    page = window.game_page
    assert page is not None
    path = page.bridge.log.path
    assert path is not None
    way(window, qtbot)
    qtbot.waitUntil(lambda: crashes.notice is not None)
    notice = crashes.notice
    assert isinstance(notice, Notice)
    qtbot.waitUntil(notice.isVisible)
    assert len([dialog for dialog in window.findChildren(Notice) if dialog.isVisible()]) == 1
    reports = list((settings.folder / "reports").glob("*-failure.txt"))
    assert len(reports) == 1
    words = reports[0].read_text()
    assert "test_crashes.Broken: " in words
    assert "on purpose" in words
    assert "ui/app/test_crashes.py" in words
    assert str(settings.folder) not in words
    assert "evening" not in words
    said = " ".join(label.text() for label in notice.findChildren(QLabel))
    assert "Every move is in the game’s file." in said
    assert reports[0].name in said
    qtbot.mouseClick(notice.buttons["crash-go-on"], LEFT)
    assert window.game_page is not None
    assert window.game_page is not page
    assert window.game_page.bridge.moment.state.frame.bid == 20  # type: ignore[union-attr]
    window.game_page.turn.act.emit(ac.Bid(actor="b", private="P1", amount=25))
    entries = Journal.open(path, read_only=True).entries()
    assert len([entry for entry in entries if entry.kind == "action"]) == 2


@pytest.mark.long
def test_the_same_failure_is_shown_once(window: MainWindow, crashes: Crashes, qtbot: QtBot, settings: Settings) -> None:
    in_a_slot(window, qtbot)
    assert crashes.notice is not None
    in_a_timer(window, qtbot)
    in_a_slot(window, qtbot)
    qtbot.mouseClick(crashes.notice.buttons["crash-go-on"], LEFT)
    in_a_slot(window, qtbot)
    assert crashes.notice is None
    assert len(list((settings.folder / "reports").glob("*-failure.txt"))) == 1


def test_the_program_can_be_closed(window: MainWindow, crashes: Crashes, qtbot: QtBot) -> None:
    in_a_slot(window, qtbot)
    assert crashes.notice is not None
    qtbot.mouseClick(crashes.notice.buttons["crash-close"], LEFT)
    assert not window.isVisible()
    assert window.game_page is None


def test_a_view_that_fails_does_not_lose_the_move(
    window: MainWindow, crashes: Crashes, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.game_page
    assert page is not None
    path = page.bridge.log.path
    assert path is not None
    with monkeypatch.context() as patch:
        patch.setattr(type(page.header), "show_cells", lambda self, cells: fail())
        page.turn.act.emit(ac.Bid(actor="b", private="P1", amount=25))
    assert crashes.notice is not None
    assert len(Journal.open(path, read_only=True)) == 2
    qtbot.mouseClick(crashes.notice.buttons["crash-go-on"], LEFT)
    assert window.game_page is not None
    assert window.game_page.bridge.moment.state.frame.bid == 25  # type: ignore[union-attr]


FALL = """
    import faulthandler, os, sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from ui.app.crashes import Crashes
    app = QCoreApplication([])
    crashes = Crashes(Path(sys.argv[1]))
    print(crashes.begin() is not None, flush=True)
    if sys.argv[2] == "fall":
        faulthandler._sigsegv()
    crashes.end()
"""


@on_posix
def test_the_next_start_knows_that_the_process_fell(tmp_path: Path) -> None:
    def start(how: str) -> tuple[int, str]:
        command = [sys.executable, "-c", textwrap.dedent(FALL), str(tmp_path), how]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout.strip()

    assert start("end") == (0, "False")
    assert list(tmp_path.iterdir()) == []
    assert start("fall") == (-signal.SIGSEGV, "False")
    assert start("end") == (0, "True")
    [report] = tmp_path.glob("*-fall.txt")
    assert "Segmentation fault" in report.read_text()
    assert start("end") == (0, "False")


def test_reports_tell_no_folders_of_this_computer() -> None:
    files = '  File "/x/y/ui/app/start.py", line 3\n  File "C:\\z\\site-packages\\a\\b.py", line 4\n'
    trace = f"{files}X: {Path.home()}/secret"
    assert plain(trace) == '  File "ui/app/start.py", line 3\n  File "site-packages/a/b.py", line 4\nX: ~/secret'


@on_posix
def test_after_a_fall_the_start_page_offers_the_last_game(
    tmp_path: Path, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    reports = tmp_path / "reports"
    command = [sys.executable, "-c", textwrap.dedent(FALL), str(reports), "fall"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == -signal.SIGSEGV
    create_game(tmp_path / "evening.bank", new_setup("1844", PLAYERS)).log.close()  # type: ignore[attr-defined]
    settings = Settings(tmp_path)
    settings.remember_game(tmp_path / "evening.bank")
    settings.sync()
    said: list[tuple[str, bool]] = []

    def look() -> None:
        [window] = [found for found in qapp.topLevelWidgets() if isinstance(found, MainWindow) and found.isVisible()]
        page = window.start_page
        said.append((page.messages.label.text(), page.continue_button.hasFocus()))
        window.close()

    QTimer.singleShot(0, look)
    assert application.main([]) == 0
    assert said[0][0].startswith("Bankhalter ended unexpectedly the last time.")
    assert str(reports) in said[0][0]
    assert [file.name.split("-")[-1] for file in reports.iterdir()] == ["fall.txt"]
