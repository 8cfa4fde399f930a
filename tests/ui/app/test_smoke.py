"""`--smoke`: the program tries itself out; and files that the desktop hands to a running program."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange import sample, trial
from core.interchange.game_file import create_game, new_setup, open_game
from core.rail18.state import Player
from core.store.journal import Journal
from core.text.catalogue import text, use_language
from core.text.title_words import title_name
from tests.titles.t1844.shipped import shipped_path
from ui.app import smoke
from ui.app import start as app
from ui.app.opening import Application
from ui.app.settings import Settings
from ui.board.canvas import MapCanvas
from ui.paint import theme
from ui.shell.window import games
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    use_language("en")
    theme.apply_theme(qapp, theme.LIGHT)


def game_file(folder: Path, name: str = "evening") -> Path:
    path = folder / f"{name}.bankhalter"
    game = create_game(path, new_setup("1844", [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]))
    assert isinstance(game.log, Journal)
    game.log.close()
    return path


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_game_of_every_title_is_played_saved_and_read_again(
    language: str, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(["--smoke", "--language", language]) == 0
    use_language(language)
    names = [title_name(entry.id, entry.name) for entry in registry.titles() if entry.playable]
    assert len(names) >= 2
    told = [text("smoke-played", title=name, number=10) for name in names]
    assert capsys.readouterr().out.splitlines() == [text("smoke-first"), *told]


def test_what_is_named_is_shown(tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--smoke", str(game_file(tmp_path))]) == 0
    assert app.main(["--smoke", "1824"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Painted: evening – Bankhalter.",
        "Painted: 1824 Austria-Hungary – Bankhalter.",
    ]


def test_a_file_that_cannot_be_shown_is_a_failure(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.bankhalter"
    letter.write_bytes(b"Dear Anna, " * 400)
    assert app.main(["--smoke", str(letter)]) == 1
    assert capsys.readouterr().err == "letter.bankhalter is not a game of Bankhalter.\n"


def test_a_missing_sample_game_is_a_failure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sample, "sample_path", lambda title: None)
    assert app.main(["--smoke"]) == 1
    assert capsys.readouterr().err == "The sample game is missing.\n"


def test_a_refused_action_is_a_failure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setup, lines = sample.read_lines(shipped_path())
    monkeypatch.setattr(trial, "read_lines", lambda path: (setup, [lines[0], lines[0], *lines[1:]]))
    assert app.main(["--smoke"]) == 1
    assert capsys.readouterr().err.endswith(": action 2 was refused.\n")


def test_a_game_that_comes_back_differently_is_a_failure(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = game_file(tmp_path)
    monkeypatch.setattr(games, "open_game", lambda path: open_game(other))
    assert app.main(["--smoke"]) == 1
    assert capsys.readouterr().err == "The game that was read again is not the one that was played.\n"


@pytest.mark.parametrize(
    ("limit", "value", "sentence"),
    [("COLOURS", 1_000_000, "The window is empty."), ("PATIENCE", 0, "Nothing was painted for 0 seconds.")],
)
def test_an_empty_window_or_a_long_wait_is_a_failure(
    limit: str,
    value: int,
    sentence: str,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(smoke, limit, value)
    assert app.main(["--smoke"]) == 1
    assert capsys.readouterr().err == f"{sentence}\n"


def test_whatever_falls_on_the_way_is_a_failure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(canvas: MapCanvas) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(MapCanvas, "refresh", fall)
    assert app.main(["--smoke"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "The program has failed (ZeroDivisionError)."


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    theme.set_up(qapp, theme.LIGHT)
    found = MainWindow(theme.LIGHT, Settings(tmp_path / "settings"))
    qtbot.addWidget(found)
    assert isinstance(qapp, Application)
    qapp.window = found
    with qtbot.waitExposed(found):
        found.show()
    yield found
    qapp.window = None
    found.close()


def hand_over(file: str | QUrl) -> None:
    """As macOS does; then what was put off is done."""
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(file))
    QCoreApplication.processEvents()


def shown(window: MainWindow) -> str:
    assert window.game_page is not None
    return window.game_page.bridge.name


def test_the_desktop_hands_a_file_to_the_running_program(window: MainWindow, tmp_path: Path) -> None:
    first, second = game_file(tmp_path), game_file(tmp_path, "Züri im März")
    hand_over(str(first))
    assert shown(window) == "evening"
    page = window.game_page
    hand_over(str(first))
    assert window.game_page is page  # it is already there
    hand_over(QUrl.fromLocalFile(str(second)))
    assert shown(window) == "Züri im März"


def test_a_file_that_is_no_game_is_told_of_and_the_game_goes_on(window: MainWindow, tmp_path: Path) -> None:
    hand_over(str(game_file(tmp_path)))
    hand_over(str(tmp_path / "gone.bankhalter"))
    assert shown(window) == "evening"
    assert window.game_page is not None
    assert "gone.bankhalter" in window.game_page.messages.label.text()
    hand_over("")
    assert shown(window) == "evening"
