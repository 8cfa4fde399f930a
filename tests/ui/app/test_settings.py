"""What the window remembers: nothing is left of what nobody keeps, and what cannot be read is reset."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.assets import asset_root
from tests.systems import on_posix
from ui.app import settings as settings_module
from ui.app import settings_parts
from ui.app import start as application
from ui.app.crashes import plain
from ui.app.settings import HOME, NOWHERE, Settings
from ui.app.settings_check import KINDS
from ui.display.screens import Place
from ui.shell.window.main_window import MainWindow


def test_settings_without_a_folder_go_with_their_folder():
    settings = Settings()
    settings.theme = "dark"
    folder = settings.folder
    assert folder.is_dir()

    del settings

    assert not folder.exists()


# What is registered first is called last: after the end of Qt, in the second case.
QT_ENDS_BEFORE = """
import weakref
weakref.finalize(weakref, int)
from PySide6.QtWidgets import QApplication
app = QApplication([])
"""


@pytest.mark.parametrize("before", ["", QT_ENDS_BEFORE])
def test_settings_without_a_folder_leave_nothing_when_the_program_ends(before: str):
    program = (
        before + "from ui.app.settings import Settings; kept = Settings(); kept.theme = 'dark'; print(kept.folder)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert not told.stderr
    assert not Path(told.stdout.strip()).exists()


# --- what cannot be read

ABSURD: tuple[object, ...] = (
    "9" * 5000,
    "-1",
    "0",
    "\0",
    "[" * 100_000,
    '{"x": ' * 50_000,
    '["TV", 1e999, 99999999999999999999, 0, 0, true]',
    "no such thing",
    ["a", "b\0c"],
    QByteArray(b"\x00" * 64),
    {"a": [1, 2]},
    "日本" * 3000,
)
KEYS = sorted(
    {
        key.replace("{layout}", "banker")
        for module in (settings_module, settings_parts)
        for key in re.findall(r'"([a-z]+/[a-z{}-]+)"', Path(module.__file__).read_text("utf-8"))
    }
)


def read_all(settings: Settings) -> dict[str, object]:
    """Every property of the settings and their parts, and what was left of docks and the display."""
    parts = (settings, settings.docks, settings.display, settings.export, settings.table)
    found = {
        f"{type(part).__name__}.{name}": getattr(part, name)
        for part in parts
        for name, value in vars(type(part)).items()
        if isinstance(value, property)
    }
    found["docks"] = settings.docks.state("banker"), settings.docks.made("banker")
    found["places"] = settings.display.place("screens")
    found["check"] = settings.table.check("game")
    return found


def write(folder: Path, values: dict[str, object]) -> None:
    file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    for key, value in values.items():
        file.setValue(key, value)
    file.sync()


def written(folder: Path, values: dict[str, object]) -> Settings:
    write(folder, values)
    return Settings(folder)


def test_every_setting_is_checked() -> None:
    assert len(KEYS) > 20
    assert [key for key in KEYS if not any(re.fullmatch(pattern, key) for pattern, _ in KINDS)] == []


@pytest.mark.parametrize("key", KEYS)
def test_what_cannot_be_read_is_reset(key: str, tmp_path: Path) -> None:
    usual = read_all(Settings(tmp_path / "usual", tmp_path / "games"))
    for number, value in enumerate(ABSURD):
        settings = written(tmp_path / str(number), {key: value})
        settings.games = tmp_path / "games" if key != "games/folder" else settings.games
        found = read_all(settings)
        if settings.reset:
            assert settings.reset == [key]
            assert not Settings(settings.folder).reset
            assert {name for name in usual if found[name] != usual[name]} <= {"ExportSettings.folder"}
    assert any(written(tmp_path / f"{number}x", {key: value}).reset for number, value in enumerate(ABSURD))


def test_what_was_chosen_is_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.theme, settings.language, settings.text_size, settings.company_colours = "dark", "ja", 125, "easy"
    settings.paper, settings.layout, settings.tour_answered = "Letter", "hotseat", True
    settings.title = "1844"
    settings.geometry = settings.companion_geometry = QByteArray(b"\x01\x02")
    settings.remember_game(tmp_path / "Anna, Beat & 日本.bankhalter")
    settings.remember_game(tmp_path / "second.bankhalter")
    settings.choose_games(tmp_path / "games of mine")
    settings.docks.keep("banker", QByteArray(b"\x03"), 125, drawn=True)
    settings.docks.keep("hotseat", QByteArray(b"\x04"), 100, drawn=False)
    settings.display.shown, settings.display.section = True, "map"
    settings.display.keep_place("one; two", ["TV", 0, 0, 800, 600, True])
    settings.export.folder, settings.export.kinds = tmp_path, ("tables", "pack-up")
    settings.export.separator, settings.export.picture = "semicolon", ".svg"
    settings.table.chips, settings.table.chips_shown = (1, 5, 100), True
    settings.table.keep_check("game", "{}")
    settings.sync()
    again = Settings(tmp_path)
    assert again.reset == []
    assert read_all(again) == read_all(settings)
    assert again.games == tmp_path / "games of mine"


def test_a_place_no_screen_has_is_none() -> None:
    assert Place.from_words(["TV", 10**20, 0, 800, 600, True]) is None
    assert Place.from_words(["TV", 0, 0, 800, 600, True]) is not None


@pytest.mark.parametrize("content", [b"", b"\xff\xfe" * 500, b"[window\n=\n%%%\n", b"[General]\n" + b"a" * 100_000])
def test_a_file_that_is_no_ini_file_is_no_obstacle(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(content)
    assert read_all(Settings(tmp_path)) == read_all(Settings(tmp_path / "usual", tmp_path / "games")) | {
        "ExportSettings.folder": tmp_path
    }


def test_the_start_says_what_was_reset(
    tmp_path: Path, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    write(tmp_path, {"window/text-size": "9" * 5000, "games/recent": ["\0"], "window/theme": "9"})
    said: list[str] = []

    def look() -> None:
        [window] = [found for found in qapp.topLevelWidgets() if isinstance(found, MainWindow) and found.isVisible()]
        said.append(window.start_page.messages.label.text())
        window.close()

    QTimer.singleShot(0, look)
    assert application.main([]) == 0
    assert said == ["3 settings could not be read and are back at their usual values."]


# --- whose home nobody names


@on_posix
@pytest.mark.parametrize("home", [None, ""])
def test_without_a_home_in_the_environment_the_system_is_asked(home: str | None) -> None:
    import pwd

    environment = {name: value for name, value in os.environ.items() if name not in ("HOME", HOME)}
    environment |= {} if home is None else {"HOME": home}
    environment["PYTHONPATH"] = str(asset_root().parent)
    program = "from ui.app.settings import Settings; print(Settings.of_the_user().games)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    known = Path(pwd.getpwuid(os.getuid()).pw_dir)
    assert Path(told.stdout.strip()).is_relative_to(known)
    assert known != Path("/")


@on_posix
def test_where_nobody_knows_a_home_games_have_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError

    monkeypatch.delenv("HOME")
    monkeypatch.delenv(HOME, raising=False)
    monkeypatch.setattr(Path, "home", unknown)
    assert Settings.of_the_user().games == NOWHERE
    assert plain("X: /a/b") == "X: /a/b"
