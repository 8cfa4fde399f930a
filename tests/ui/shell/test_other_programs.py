"""Other programs at the file of the running game: they read it, want it, or have left a journal beside it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QFileSystemModel, QLabel
from pytestqt.qtbot import QtBot

from core.interchange.game_file import create_game, new_setup, open_game
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.state import Player
from core.store import ownership
from core.store.journal import Journal
from core.text.catalogue import use_language
from tests.core.store.processes import READER, opened_elsewhere, program
from tests.core.store.test_left_journal import rollback_journal
from ui.app.settings import Settings
from ui.game import saving
from ui.paint import theme
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.shell.window.notice import Notice

PLAYERS = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
LONG = 60_000  # milliseconds, until something must have happened


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    theme.set_up(qapp, theme.LIGHT)
    found = MainWindow(theme.LIGHT, Settings(tmp_path / "home"))
    qtbot.addWidget(found)
    found.resize(1280, 800)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.fixture
def path(window: MainWindow) -> Path:
    """A game with three bids, where games lie."""
    window.settings.games.mkdir(parents=True)
    found = (window.settings.games / "evening.bankhalter").resolve()
    game = create_game(found, new_setup("1844", PLAYERS, mode="table"))
    for amount in (20, 25, 30):
        game.dispatch(bid_of(game, amount))
    game.log.close()  # type: ignore[attr-defined]
    return found


def bid_of(game: Game18, amount: int) -> ac.Bid:
    return ac.Bid(actor=game.state.frame.bidder, private="P1", amount=amount)  # type: ignore[union-attr]


def open_page(window: MainWindow, path: Path) -> GamePage:
    window.games.open(path)
    assert window.game_page is not None
    return window.game_page


def bid(page: GamePage, amount: int) -> None:
    """As the turn panel asks for it."""
    page.turn.act.emit(bid_of(page.bridge.game, amount))


def bids(path: Path) -> list[int]:
    return [entry.action["amount"] for entry in Journal.open(path, read_only=True).entries() if entry.action]


# --- somebody reads


@pytest.mark.parametrize(
    ("language", "waiting", "saved"),
    [("en", "Waiting: 2", "Saved"), ("de", "Wartet: 2", "Gespeichert"), ("ja", "書き込み待ち：2", "保存済み")],
)
def test_the_header_says_that_entries_wait_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, path: Path, language: str, waiting: str, saved: str
) -> None:
    use_language(language)
    try:
        page = open_page(window, path)
        with program(READER, path) as reader:
            assert reader.said() == "reading"
            bid(page, 35)
            bid(page, 40)
            assert page.bridge.moment.state.frame.bid == 40
            assert page.header.saved.value.text() == waiting
            assert "evening.bankhalter" in page.header.saved.toolTip()
            assert not window.keeping.bar.isVisible()
        qtbot.waitUntil(lambda: page.header.saved.value.text() == saved, timeout=LONG)
        assert bids(path) == [20, 25, 30, 35, 40]
        bid(page, 45)
        assert bids(path) == [20, 25, 30, 35, 40, 45]
    finally:
        use_language("en")


def test_leaving_waits_for_what_is_not_written_yet(window: MainWindow, path: Path) -> None:
    page = open_page(window, path)
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        bid(page, 35)
        assert page.bridge.save_state.waiting
    window.close()
    assert window.game_page is None
    assert bids(path) == [20, 25, 30, 35]


def test_a_question_before_leaving_goes_away_once_everything_is_written(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PATIENCE", 0)
    page = open_page(window, path)
    asked: list[str] = []
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        bid(page, 35)

        def let_go() -> None:
            notice = QApplication.activeModalWidget()
            assert isinstance(notice, Notice)
            asked.extend(label.text() for label in notice.findChildren(QLabel))
            reader.end()

        QTimer.singleShot(0, let_go)
        window.close()
    assert "One move of this game is in no file and would be lost." in asked
    assert window.game_page is None
    assert bids(path) == [20, 25, 30, 35]


def test_staying_is_possible_while_entries_wait(
    window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "PATIENCE", 0)
    page = open_page(window, path)
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        bid(page, 35)

        def stay() -> None:
            notice = QApplication.activeModalWidget()
            assert isinstance(notice, Notice)
            notice.buttons["leave-stay"].click()

        QTimer.singleShot(0, stay)
        window.close()
        assert window.game_page is page
        bid(page, 40)
    qtbot.waitUntil(lambda: not page.bridge.log.behind, timeout=LONG)
    assert bids(path) == [20, 25, 30, 35, 40]


def test_a_copy_that_is_saved_meanwhile_leaves_the_game_in_its_file(
    window: MainWindow, qtbot: QtBot, path: Path, tmp_path: Path
) -> None:
    page = open_page(window, path)
    with program(READER, path) as reader:
        assert reader.said() == "reading"
        bid(page, 35)
        window.games.copy(page.bridge, tmp_path / "copy.bankhalter")
        assert bids(tmp_path / "copy.bankhalter") == [20, 25, 30, 35]
        assert window.game_page is page
    qtbot.waitUntil(lambda: not page.bridge.log.behind, timeout=LONG)
    assert bids(path) == [20, 25, 30, 35]


# --- somebody wants it


@pytest.mark.parametrize("wish", ["ask_open", "ask_copy"])
def test_a_file_dialog_does_not_drop_the_lock(window: MainWindow, qtbot: QtBot, path: Path, wish: str) -> None:
    """Qt's own opens and closes every file of the folder it shows, to find its icon."""
    page = open_page(window, path)
    said: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        model = dialog.findChild(QFileSystemModel)
        assert model is not None
        index = model.index(str(path))
        qtbot.waitUntil(lambda: not model.fileIcon(index).isNull(), timeout=LONG)
        said.append(opened_elsewhere(path))
        dialog.reject()

    QTimer.singleShot(0, look)
    if wish == "ask_open":
        window.games.ask_open()
    else:
        window.games.ask_copy(page.bridge)
    assert said == ["in_use"]
    bid(page, 35)
    assert opened_elsewhere(path) == "in_use"
    assert bids(path) == [20, 25, 30, 35]


def test_in_a_folder_without_locks_the_game_is_played_in_memory(
    window: MainWindow, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    with monkeypatch.context() as patch:

        def refuse(handle: int) -> None:
            raise OSError(37, "No locks available")

        patch.setattr(ownership, "_lock", refuse)
        page = open_page(window, path)
    assert window.keeping.bar.label.text() == (
        "The folder of evening.bankhalter cannot lock files, so two programs could write to it at once. "
        "The game goes on in memory."
    )
    bid(page, 35)
    window.games.copy(page.bridge, tmp_path / "copy.bankhalter")
    assert bids(tmp_path / "copy.bankhalter") == [20, 25, 30, 35]
    assert path.read_bytes() == before
    assert not window.keeping.bar.isVisible()


# --- somebody has left a journal


def test_an_old_journal_beside_the_file_takes_nothing_away(window: MainWindow, path: Path) -> None:
    files = [path.read_bytes()]
    for amount in (35, 40):
        game = open_game(path)
        game.dispatch(bid_of(game, amount))
        game.log.close()  # type: ignore[attr-defined]
        files.append(path.read_bytes())
    beside = Path(f"{path}-journal")
    beside.write_bytes(rollback_journal(*files[:2]))
    page = open_page(window, path)
    copy = window.settings.games / "evening copy.bankhalter"
    assert page.bridge.log.path == copy.resolve()
    assert page.bridge.moment.state.frame.bid == 40
    notice = window.findChild(Notice)
    assert notice is not None
    assert notice.windowTitle() == "A copy of the game was opened"
    words = [label.text() for label in notice.findChildren(QLabel)]
    assert any(word.startswith("Beside evening.bankhalter lies a rollback journal") for word in words)
    assert any(word.startswith("The game is whole. All 5 entries were copied to evening copy") for word in words)
    assert path.read_bytes() == files[2]
    assert beside.read_bytes() == rollback_journal(*files[:2])
    bid(page, 45)
    assert bids(copy) == [20, 25, 30, 35, 40, 45]
