"""Files that are handed out are whole or not there, and what went wrong is one sentence."""

import errno
import os
import tempfile
from pathlib import Path

import pytest

from core.interchange.game_file import create_game, new_setup
from core.interchange.writing import OutputError, demand_ending, demand_other, trouble, write_file
from core.rail18.state import Player
from tests.systems import on_linux


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    write_file(path, b"first")
    write_file(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [path]


def test_a_missing_folder_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match=r"there is no folder"):
        write_file(tmp_path / "gone" / "sheet.pdf", b"")
    with pytest.raises(OutputError, match=r"is a folder; choose a name"):
        write_file(tmp_path, b"")
    file = tmp_path / "file"
    file.write_bytes(b"kept")
    with pytest.raises(OutputError, match=r"there is no folder"):
        write_file(file / "sheet.pdf", b"")
    assert file.read_bytes() == b"kept"


def test_a_folder_that_takes_no_files_is_there_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of the system say that there is no such thing."""

    def refuse(**kind: object) -> None:
        raise OSError(errno.ENOENT, "no")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    with pytest.raises(OutputError, match=r"^sheet.pdf cannot be written there\.$"):
        write_file(tmp_path / "sheet.pdf", b"")


def test_a_folder_into_which_nobody_may_look_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, **kind: object) -> None:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "stat", refuse)
    path = tmp_path / "sheet.txt"
    for work in (
        lambda: write_file(path, b""),
        lambda: demand_other(path, path),
        lambda: demand_ending(path, (".pdf",), "sheets-kind"),
    ):
        with pytest.raises(OutputError, match=r"^sheet.txt or its folder can only be read\.$"):
            work()


def test_a_name_that_no_system_takes_is_told(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match=r"cannot be written there"):
        write_file(tmp_path / "a\0b.pdf", b"")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "There is no space left on the disk for sheet.pdf."),
        (errno.EROFS, "sheet.pdf or its folder can only be read."),
        (errno.EACCES, "sheet.pdf or its folder can only be read."),
        (errno.EIO, "sheet.pdf cannot be written there."),
    ],
)
def test_a_disk_that_refuses_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"old")

    def refuse(handle: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OutputError) as told:
        write_file(path, b"new")
    assert str(told.value) == sentence == trouble(path, OSError(number, "no"))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_another_program_has_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows refuses to replace it, as when a table is open in a spreadsheet; other systems never do."""
    path = tmp_path / "journal.csv"
    path.write_bytes(b"old")
    refusal = PermissionError(errno.EACCES, "no")
    refusal.winerror = 32  # type: ignore[attr-defined]

    def refuse(unfinished: Path, target: Path) -> None:
        raise refusal

    if os.name != "nt":
        monkeypatch.setattr(Path, "replace", refuse)
    with path.open("rb"), pytest.raises(OutputError) as told:
        write_file(path, b"new")
    assert str(told.value) == "journal.csv cannot be replaced while another program has it open."
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_is_never_written_over(tmp_path: Path) -> None:
    """Hours of play lie in it, and what is handed out can be made again."""
    path = tmp_path / "evening.bankhalter"
    create_game(path, new_setup("1844", [Player(n, n) for n in ("ana", "ben", "cleo")])).log.close()  # type: ignore[attr-defined]
    before = path.read_bytes()
    with pytest.raises(OutputError, match=r"^evening.bankhalter is a game; choose another name.$"):
        write_file(path, b"{}")
    assert path.read_bytes() == before


@on_linux
def test_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "full"
    link.symlink_to("/dev/full")
    with pytest.raises(OutputError, match=r"There is no space left on the disk for full"):
        write_file(link, b"x")
    assert link.is_char_device()
    nothing = tmp_path / "nothing"
    nothing.symlink_to("/dev/null")
    write_file(nothing, b"x")
    assert nothing.is_char_device()
