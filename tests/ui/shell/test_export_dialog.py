"""Export in the window, with mouse and keys: what is written, what is told, and nothing half written."""

import csv
import errno
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.interchange.writing import Finish
from core.rail18.state import GameOver, Player
from tests.titles.t1844.shipped import shipped_game
from tests.ui.bare_window import open_window, page_of
from tests.ui.keys import CONTROL, SHIFT
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.exports.pieces import Piece
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.shell.dialogs.export_dialog import ExportDialog
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton
NAME = "1844 Switzerland"
TABLES = ("holdings", "journal", "payments", "players", "prices", "revenues")


def whole_game() -> GameBridge:
    """At its end."""
    bridge = GameBridge(shipped_game())
    last = [entry.id for entry in bridge.log.entries() if entry.is_step][-1]
    assert bridge.jump(last)
    return bridge


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "home")


@pytest.fixture
def bridge() -> GameBridge:
    return whole_game()


@pytest.fixture
def out(tmp_path: Path) -> Path:
    found = tmp_path / "out"
    found.mkdir()
    return found


def opened(window: MainWindow, qtbot: QtBot) -> ExportDialog:
    window.activateWindow()
    settle()
    qtbot.keyClick(page_of(window).turn, Qt.Key.Key_E, CONTROL | SHIFT)
    (dialog,) = [found for found in window.findChildren(ExportDialog) if found.isVisible()]
    return dialog


def choose(dialog: ExportDialog, qtbot: QtBot, *kinds: str) -> None:
    for kind, box in dialog.kinds.items():
        if box.isChecked() != (kind in kinds):
            qtbot.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))


def type_folder(dialog: ExportDialog, qtbot: QtBot, folder: Path) -> None:
    dialog.folder.selectAll()
    qtbot.keyClicks(dialog.folder, str(folder))


def finished(dialog: ExportDialog, qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: not dialog.work.busy, timeout=30_000)
    assert dialog.messages.isVisible()
    return dialog.messages.label.text()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_tables_by_keyboard(window: MainWindow, qtbot: QtBot, out: Path) -> None:
    dialog = opened(window, qtbot)
    assert dialog.chosen == ("tables",)
    type_folder(dialog, qtbot, out)
    qtbot.keyClick(dialog.folder, Qt.Key.Key_Return)
    assert finished(dialog, qtbot) == f"6 files were written to {out}."
    assert names(out) == [f"{NAME} {table}.csv" for table in TABLES]
    for _ in ("the message", "the dialog"):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.settings.export.folder == out
    again = opened(window, qtbot)
    assert again.folder.text() == str(out)


def test_the_documents_are_offered_first(window: MainWindow, qtbot: QtBot) -> None:
    assert opened(window, qtbot).folder.text() == str(window.settings.games.parent)


def test_everything_by_mouse(window: MainWindow, qtbot: QtBot, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(window, qtbot)
    choose(dialog, qtbot, "json", "map", "charts")
    assert dialog.chosen == ("json", "map", "charts")
    assert not dialog.separator.isEnabled()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *arguments: str(out))
    qtbot.mouseClick(dialog.choose, LEFT)
    qtbot.mouseClick(dialog.go, LEFT)
    assert finished(dialog, qtbot) == f"9 files were written to {out}."
    data = json.loads((out / f"{NAME} game.json").read_bytes())
    assert data["head"] == page_of(window).bridge.log.head
    picture = QImage(str(out / f"{NAME} map.png"))
    assert picture.width() > 2000
    charts = [name for name in names(out) if "chart" in name]
    assert len(charts) == 7
    assert all(not QImage(str(out / chart)).isNull() for chart in charts)


def test_the_present_is_exported_while_the_history_is_open(window: MainWindow, qtbot: QtBot, out: Path) -> None:
    page = page_of(window)
    page.bridge.look_at(10)
    settle()
    dialog = opened(window, qtbot)
    assert page.bridge.visit is not None
    choose(dialog, qtbot, "tables")
    dialog.separator.setCurrentIndex(dialog.separator.findData("semicolon"))
    type_folder(dialog, qtbot, out)
    qtbot.mouseClick(dialog.go, LEFT)
    finished(dialog, qtbot)
    assert page.bridge.visit is not None
    assert isinstance(page.bridge.moment.state.frame, GameOver)
    with (out / f"{NAME} journal.csv").open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.DictReader(file, delimiter=";"))[-1]["round"] == "end"


@pytest.mark.parametrize("kind", ["tables", "json", "map", "charts"])
def test_a_folder_that_is_not_there_is_one_sentence(window: MainWindow, qtbot: QtBot, out: Path, kind: str) -> None:
    dialog = opened(window, qtbot)
    choose(dialog, qtbot, kind)
    type_folder(dialog, qtbot, out / "gone")
    qtbot.mouseClick(dialog.go, LEFT)
    told = finished(dialog, qtbot)
    assert told.endswith(f"cannot be written: there is no folder {out / 'gone'}.")
    assert told.startswith(NAME)
    assert names(out) == []
    type_folder(dialog, qtbot, out)
    qtbot.mouseClick(dialog.go, LEFT)
    assert "written to" in finished(dialog, qtbot)


def test_what_was_written_before_the_trouble_is_told(window: MainWindow, qtbot: QtBot, out: Path) -> None:
    (out / f"{NAME} players.csv").mkdir()
    dialog = opened(window, qtbot)
    type_folder(dialog, qtbot, out)
    qtbot.mouseClick(dialog.go, LEFT)
    told = finished(dialog, qtbot)
    assert told == f"2 files were written. {NAME} players.csv is a folder; choose a name for the file."
    assert names(out) == [f"{NAME} {table}.csv" for table in ("holdings", "journal", "players")]


@pytest.mark.parametrize("kind", ["tables", "map"])
def test_a_full_disk_leaves_nothing(
    window: MainWindow, qtbot: QtBot, out: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "no")

    dialog = opened(window, qtbot)
    choose(dialog, qtbot, kind)
    type_folder(dialog, qtbot, out)
    monkeypatch.setattr(os, "fsync", full)
    qtbot.mouseClick(dialog.go, LEFT)
    told = finished(dialog, qtbot)
    assert told.startswith("There is no space left on the disk for 1844 Switzerland")
    assert names(out) == []


def test_without_track_there_is_no_map(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(name, name.title()) for name in ("ana", "ben", "cleo")]
    game = memory_game(new_setup("1844", players, mode="table", track_kept=False))
    window = open_window(qtbot, Settings(tmp_path / "home"), GameBridge(game))
    dialog = opened(window, qtbot)
    choose(dialog, qtbot, "map")
    assert dialog.chosen == ()
    assert dialog.kinds["map"].toolTip() == "The game is played without keeping track, so there is no map to export."
    window.close()


@pytest.mark.parametrize("hidden", [True, False])
def test_the_banker_is_told_that_hidden_cash_is_handed_out(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, hidden: bool
) -> None:
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(name, name.title()) for name in ("ana", "ben", "cleo")]
    game = memory_game(new_setup("1844", players, mode="table", cash_open=not hidden))
    window = open_window(qtbot, Settings(tmp_path / "home"), GameBridge(game))
    dialog = opened(window, qtbot)
    assert dialog.hidden_cash.isVisible() == hidden
    assert dialog.hidden_cash.text().startswith("The table keeps cash hidden, but tables and JSON tell it")
    assert dialog.layout().totalHeightForWidth(dialog.width()) <= dialog.height(), "nothing is cut off"
    window.close()


def test_tables_are_made_beside_the_window_and_pictures_in_its_thread(
    window: MainWindow, qtbot: QtBot, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window, qtbot)
    choose(dialog, qtbot, "tables", "map")
    type_folder(dialog, qtbot, out)
    made: dict[str, list[threading.Thread]] = {}
    written: list[threading.Thread] = []

    def noted(kind: str, *more: object) -> Iterator[Piece]:
        def paint() -> Finish:
            made.setdefault(kind, []).append(threading.current_thread())
            return finish

        def finish() -> bytes:
            made[kind].append(threading.current_thread())
            return b"made"

        yield Piece(f"{kind}.txt", paint)

    monkeypatch.setattr("ui.exports.work.pieces", noted)
    monkeypatch.setattr("ui.exports.work.write_file", lambda *file: written.append(threading.current_thread()))
    qtbot.mouseClick(dialog.go, LEFT)
    finished(dialog, qtbot)
    here = threading.main_thread()
    found = {kind: [thread is here for thread in threads] for kind, threads in made.items()}
    assert found == {"tables": [False, False], "map": [True, False]}, "pictures are packed beside the window too"
    assert len(written) == 2
    assert here not in written


def test_nothing_is_exported_without_a_choice(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    choose(dialog, qtbot)
    assert not dialog.go.isEnabled()
    choose(dialog, qtbot, "map")
    assert dialog.go.isEnabled()
    dialog.folder.selectAll()
    qtbot.keyClick(dialog.folder, Qt.Key.Key_Delete)
    assert not dialog.go.isEnabled()


def test_it_can_be_stopped(window: MainWindow, qtbot: QtBot, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(window, qtbot)
    choose(dialog, qtbot, "map", "charts")
    type_folder(dialog, qtbot, out)

    def slow(kind: str, *more: object) -> Iterator[Piece]:
        def paint() -> Finish:
            qtbot.mouseClick(dialog.go, LEFT)
            return lambda: b"painted"

        yield Piece("one.txt", paint)
        yield Piece("two.txt", paint)

    monkeypatch.setattr("ui.exports.work.pieces", slow)
    qtbot.mouseClick(dialog.go, LEFT)
    assert finished(dialog, qtbot) == "Stopped; one file was written before."
    assert names(out) == [f"{NAME} one.txt"]
    assert dialog.go.text() == "Export"


def test_it_goes_with_the_game(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    window.close_game()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=5000)
    assert not window.menus.actions["export"].isEnabled()
