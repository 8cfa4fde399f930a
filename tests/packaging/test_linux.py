"""What a Linux desktop is told, and the scripts that install and remove the program, in a folder in place of a home."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.packaging.conftest import Loaded

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(loaded: Loaded) -> ModuleType:
    return loaded("linux/share")


@pytest.fixture
def unpacked(share: ModuleType, repository: Path, tmp_path: Path) -> Path:
    """Like the tarball, with a program that only says its arguments."""
    folder = tmp_path / "un packed"
    share.write(folder / "share")
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(repository / "packaging" / "linux" / name, folder)
    shutil.copy(repository / "packaging" / "linux" / "places.sh", folder / "share")
    (folder / "bankhalter").write_text('#!/bin/sh\necho "opens $1"\n')
    (folder / "bankhalter").chmod(0o755)
    (folder / "VERSION").write_text("1.2.3\n")
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "ho me"
    (folder / "Documents" / "Bankhalter").mkdir(parents=True)
    (folder / "Documents" / "Bankhalter" / "evening.bankhalter").write_text("a game")
    (folder / ".local" / "share" / "Bankhalter").mkdir(parents=True)
    (folder / ".local" / "share" / "Bankhalter" / "settings.ini").write_text("[window]")
    return folder


def run(script: Path | str, home: Path, language: str = "C") -> "subprocess.CompletedProcess[str]":
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": language}
    return subprocess.run(
        ["sh", str(script)], env=surroundings, capture_output=True, encoding="utf-8", timeout=60, check=False
    )


def entry_of(home: Path) -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(home / ".local/share/applications/org.bankhalter.Bankhalter.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() or path.is_symlink()}


def lasting(folder: Path) -> set[str]:
    """Without the lists that desktops make for themselves."""
    return {name for name in files(folder) if "/mime/" not in name and not name.endswith(".cache")}


def test_the_menu_entry_speaks_all_languages(share: ModuleType, bundle: ModuleType) -> None:
    lines = share.desktop_entry().splitlines()
    assert lines[0] == "[Desktop Entry]"
    keys = [line.split("=", 1)[0] for line in lines[1:]]
    assert len(set(keys)) == len(keys)
    for key in ("GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[de]", f"{key}[ja]"} <= set(keys)
    assert f"MimeType={bundle.MIME};" in lines
    assert all(line.endswith(";") for line in lines if line.startswith(("Keywords", "Categories", "MimeType")))


def test_the_menu_entry_is_valid(share: ModuleType, tmp_path: Path) -> None:
    tool = shutil.which("desktop-file-validate")
    if tool is None:
        pytest.skip("desktop-file-validate is not installed")
    path = tmp_path / "entry.desktop"
    path.write_text(share.desktop_entry(), "utf-8")
    assert subprocess.run([tool, str(path)], capture_output=True, text=True, check=False).stdout == ""


def test_game_files_are_a_kind_of_their_own(share: ModuleType, bundle: ModuleType) -> None:
    kind = ElementTree.fromstring(share.mime_type()).find(f"{SPACE}mime-type")
    assert kind is not None
    assert kind.get("type") == bundle.MIME
    glob = kind.find(f"{SPACE}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.bankhalter"
    assert len(kind.findall(f"{SPACE}comment")) == 3


def test_both_icons_come_in_all_sizes(share: ModuleType, bundle: ModuleType) -> None:
    places = share.icons()
    for size in ("16x16", "48x48", "256x256"):
        assert places[f"{size}/apps/bankhalter.png"].is_file()
        assert places[f"{size}/mimetypes/application-x-bankhalter.png"].is_file()
    assert places["scalable/apps/bankhalter.svg"].is_file()


def test_the_words_name_values_where_the_language_wants_them(share: ModuleType, tmp_path: Path, home: Path) -> None:
    script = tmp_path / "say.sh"
    script.write_text(share.words() + 'say desktop-upgraded "2.0" "1.0"\nsay desktop-absent\n', "utf-8")
    assert run(script, home).stdout.splitlines() == [
        "Bankhalter 2.0 is installed in place of 1.0. Games and settings are as they were.",
        "Bankhalter is not installed here.",
    ]
    assert "2.0 ist statt 1.0 installiert" in run(script, home, "de_CH.UTF-8").stdout
    assert "1.0を2.0に" in run(script, home, "ja_JP.UTF-8").stdout


def test_no_text_holds_what_printf_would_read(share: ModuleType) -> None:
    assert not re.findall(r"%(?!s)", "".join(re.findall(r"'[^']*'", share.words())))


def test_install_open_and_uninstall(unpacked: Path, home: Path) -> None:
    before = files(home)
    done = run(unpacked / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Bankhalter 1.2.3 is installed.")
    assert files(home / ".local/lib/bankhalter") == files(unpacked)
    assert (home / ".local/share/icons/hicolor/32x32/apps/bankhalter.png").is_file()
    command = entry_of(home)["Exec"].removesuffix("%f")
    game = home / "Documents" / "Bankhalter" / "evening.bankhalter"
    opened = subprocess.run(
        ["sh", "-c", f'{command} "$1"', "open", str(game)], capture_output=True, text=True, check=False
    )
    assert opened.stdout == f"opens {game}\n"
    assert entry_of(home)["TryExec"] == str(home / ".local/lib/bankhalter/bankhalter")
    done = run(home / ".local/lib/bankhalter/uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert "games stay" in done.stdout
    assert lasting(home) == before


def test_an_upgrade_replaces_the_program_and_nothing_else(unpacked: Path, home: Path) -> None:
    run(unpacked / "install.sh", home)
    (unpacked / "VERSION").write_text("1.3.0\n")
    (unpacked / "share/icons/hicolor/16x16/apps/bankhalter.png").unlink()
    (unpacked / "new").touch()
    done = run(unpacked / "install.sh", home, "de_DE.UTF-8")
    assert done.stdout.startswith("Bankhalter 1.3.0 ist statt 1.2.3 installiert.")
    assert files(home / ".local/lib/bankhalter") == files(unpacked)
    assert not (home / ".local/share/icons/hicolor/16x16/apps/bankhalter.png").exists()
    assert (home / "Documents/Bankhalter/evening.bankhalter").read_text() == "a game"
    assert (home / ".local/share/Bankhalter/settings.ini").read_text() == "[window]"


@pytest.mark.parametrize(
    ("wished", "words"),
    [
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "Bankhalter ist hier nicht installiert.\n"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "en:de"}, "Bankhalter is not installed here.\n"),
        ({"LANG": "de_CH.UTF-8", "LANGUAGE": "fr"}, "Bankhalter ist hier nicht installiert.\n"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "Bankhalter is not installed here.\n"),
        ({}, "Bankhalter is not installed here.\n"),
    ],
)
def test_the_languages_that_are_wished_for_are_tried_in_their_order(
    share: ModuleType, wished: dict[str, str], words: str
) -> None:
    surroundings = {"PATH": os.environ["PATH"], **wished}
    script = share.words() + "say desktop-absent\n"
    ended = subprocess.run(["sh", "-euc", script], env=surroundings, capture_output=True, encoding="utf-8", check=True)
    assert ended.stdout == words


def test_where_nothing_can_be_written_one_sentence_says_so(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("no folder")
    done = run(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert done.stderr == f"Bankhalter cannot be installed: {home}/.local/lib cannot be written.\n"


def test_what_is_not_installed_cannot_be_removed(unpacked: Path, home: Path) -> None:
    done = run(unpacked / "uninstall.sh", home)
    assert (done.returncode, done.stderr) == (1, "Bankhalter is not installed here.\n")


def test_a_running_program_is_neither_replaced_nor_removed(unpacked: Path, home: Path) -> None:
    shutil.copy(shutil.which("sleep") or "", unpacked / "bankhalter")
    run(unpacked / "install.sh", home)
    with subprocess.Popen([home / ".local/lib/bankhalter/bankhalter", "60"]) as running:
        for script in (unpacked / "install.sh", unpacked / "uninstall.sh"):
            done = run(script, home)
            assert done.returncode == 1
            assert done.stderr == "Bankhalter is running. Close it, then try again. Your game is kept.\n"
        running.kill()
    assert run(unpacked / "uninstall.sh", home).returncode == 0


# --- what is not the program's own


def test_what_is_not_its_own_is_neither_replaced_nor_removed(unpacked: Path, home: Path) -> None:
    """A command, an icon and a menu entry of the same name that somebody else has put there."""
    share = home / ".local/share"
    own = {
        home / ".local/bin/bankhalter": "a script",
        share / "icons/hicolor/16x16/apps/bankhalter.png": "a picture",
        share / "applications/org.bankhalter.Bankhalter.desktop": "[Desktop Entry]\n",
        home / ".local/lib/bankhalter.new/notes": "mine",
        home / ".local/lib/bankhalter.old/notes": "mine",
    }
    for path, words in own.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words)
    for script in (unpacked / "install.sh", unpacked / "install.sh", home / ".local/lib/bankhalter/uninstall.sh"):
        done = run(script, home)
        assert done.returncode == 0
        assert {path: path.read_text() for path in own} == own
        told = [path for path in own if f"{path} does not come from Bankhalter and stays as it is.\n" in done.stderr]
        assert len(told) == (3 if script.name == "install.sh" else 0)
    assert not (home / ".local/lib/bankhalter").exists()


def test_a_link_to_another_folder_gets_no_command_put_into_it(unpacked: Path, home: Path) -> None:
    elsewhere = home / "tools"
    elsewhere.mkdir()
    (home / ".local/bin").mkdir()
    (home / ".local/bin/bankhalter").symlink_to(elsewhere)
    assert run(unpacked / "install.sh", home).returncode == 0
    assert list(elsewhere.iterdir()) == []
    assert (home / ".local/bin/bankhalter").readlink() == elsewhere


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_another_folder_of_the_same_name_is_left_alone(unpacked: Path, home: Path, script: str) -> None:
    (home / ".local/lib/bankhalter").mkdir(parents=True)
    (home / ".local/lib/bankhalter/novel.txt").write_text("Once")
    before = files(home)
    done = run(unpacked / script, home)
    assert done.returncode == 1
    assert done.stderr == f"{home}/.local/lib/bankhalter is something else than Bankhalter; nothing was changed.\n"
    assert files(home) == before


# --- interrupted anywhere

CHANGING = ("cp", "ln", "mkdir", "mv", "rm")  # each of them may be the last that is reached
READING = ("cat", "cmp", "dirname", "find", "readlink", "sed", "sh", "tr")


@pytest.fixture
def few(unpacked: Path) -> Path:
    """With three things for the desktop only, so that it is soon installed."""
    for picture in (unpacked / "share/icons").rglob("*.*"):
        if picture.parent.parts[-2:] != ("16x16", "apps"):
            picture.unlink()
    return unpacked


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """The commands that the scripts call. The one whose turn is told strikes the whole script with a signal first."""
    folder = tmp_path / "tools"
    folder.mkdir()
    for name in (*CHANGING, *READING):
        real = shutil.which(name)
        assert real is not None
        if name in READING:
            (folder / name).symlink_to(real)
            continue
        (folder / name).write_text(
            f'#!/bin/sh\nread -r calls <"$CALLS"\necho $((calls + 1)) >"$CALLS"\n'
            f'[ "$calls" != "$LAST" ] || kill -s "$SIGNAL" 0\nexec {real} "$@"\n'
        )
        (folder / name).chmod(0o755)
    return folder


def struck(script: Path, home: Path, tools: Path, last: int = -1, signal: str = "KILL") -> int:
    """How many changing commands were called until the signal came before the one with this number."""
    calls = tools / "calls"
    calls.write_text("0\n")
    told = {"PATH": str(tools), "HOME": str(home), "CALLS": str(calls), "LAST": str(last), "SIGNAL": signal}
    subprocess.run(["sh", str(script)], env=told, capture_output=True, timeout=60, start_new_session=True, check=False)
    return int(calls.read_text())


def upgrade_of(few: Path, home: Path, tmp_path: Path, tools: Path) -> tuple[Path, Path, int]:
    """An older version that is installed, the folder of the newer one, and the calls that an upgrade takes."""
    older = shutil.copytree(few, tmp_path / "older", symlinks=True)
    (older / "VERSION").write_text("1.0.0\n")
    (older / "share/icons/hicolor/gone.png").write_text("a picture that the newer version does without")
    run(older / "install.sh", home)
    installed = shutil.copytree(home, tmp_path / "installed", symlinks=True)
    return older, installed, struck(few / "install.sh", home, tools)


@pytest.mark.long
@pytest.mark.parametrize("then", ["install.sh", "uninstall.sh"])
def test_an_upgrade_that_is_killed_anywhere_is_put_in_order_by_the_next_run(
    few: Path, home: Path, tools: Path, tmp_path: Path, then: str
) -> None:
    before = lasting(home)
    _, installed, calls = upgrade_of(few, home, tmp_path, tools)
    whole = lasting(home)
    assert calls > 10
    missing = 0
    for last in range(calls):
        shutil.rmtree(home)
        shutil.copytree(installed, home, symlinks=True)
        struck(few / "install.sh", home, tools, last)
        missing += not (home / ".local/lib/bankhalter/bankhalter").exists()
        done = run(few / then, home)
        assert (done.returncode, done.stderr) == (0, ""), last
        assert lasting(home) == (whole if then == "install.sh" else before), last
        assert not (home / ".local/lib/.bankhalter-installing").exists()
    assert missing <= 1  # for the moment between two names


@pytest.mark.long
def test_an_upgrade_that_somebody_breaks_off_leaves_a_whole_program(
    few: Path, home: Path, tools: Path, tmp_path: Path
) -> None:
    older, installed, calls = upgrade_of(few, home, tmp_path, tools)
    for last in range(calls):
        shutil.rmtree(home)
        shutil.copytree(installed, home, symlinks=True)
        struck(few / "install.sh", home, tools, last, "INT")
        found = home / ".local/lib/bankhalter"
        assert files(found) == files(older if (found / "VERSION").read_text() == "1.0.0\n" else few), last
