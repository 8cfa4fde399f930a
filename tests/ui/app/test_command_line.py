"""What all commands share: which one is meant, in which language it speaks, and how its help is set."""

import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from unicodedata import east_asian_width

import pytest

from core.assets import asset_root
from core.interchange.game_file import create_game, new_setup
from core.rail18.state import Player
from core.store.journal import Journal
from core.text.catalogue import use_language
from ui import __main__ as program
from ui.__main__ import BROKEN_PIPE, NOT_SAID, command_first
from ui.__main__ import main as everything

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", ""),
        ("audit FILE --json", "audit FILE --json"),
        ("--language de audit FILE", "audit --language de FILE"),
        ("--language=de export FILE --csv DIR", "export --language=de FILE --csv DIR"),
        ("--theme dark --language de audit FILE", "audit --language de FILE"),
        ("--language de --theme=dark audit FILE", "audit --language de FILE"),
        ("--help audit", "audit --help"),
        ("--language de game.bankhalter --theme dark", "--language de game.bankhalter --theme dark"),
        ("--theme dark --smoke", "--theme dark --smoke"),
        ("--language audit", "--language audit"),
        ("game.bankhalter audit", "game.bankhalter audit"),
    ],
)
def test_options_may_stand_before_the_command(typed: str, meant: str) -> None:
    assert command_first(typed.split()) == meant.split()


@pytest.mark.parametrize("option", [["--language", "de"], ["--language=de"], ["--theme", "dark", "--language", "de"]])
@pytest.mark.parametrize("command", ["audit", "export"])
def test_a_command_behind_an_option_speaks_its_language(option: list[str], command: str, capsys: Capture) -> None:
    try:
        assert everything([*option, command]) == 2
    finally:
        use_language("en")
    assert capsys.readouterr().err == "Das fehlt: DATEI.\n"


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="pipes break in another way there")
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["at the end", "at once"])
@pytest.mark.parametrize("command", ["audit game.bank", "export game.bank --json out.json", "audit --help"])
def test_a_command_ends_quietly_when_nobody_reads_on(command: str, unbuffered: str, tmp_path: Path) -> None:
    """As behind `| head -1`."""
    players = [Player(name, name) for name in ("ann", "ben", "cleo")]
    log = create_game(tmp_path / "game.bank", new_setup("1844", players)).log
    assert isinstance(log, Journal)
    log.close()
    reading, writing = os.pipe()
    os.close(reading)
    environment = {**os.environ, "PYTHONPATH": str(asset_root().parent), "PYTHONUNBUFFERED": unbuffered}
    run = [sys.executable, "-m", "ui", *command.split()]
    ended = subprocess.run(
        run, stdout=writing, stderr=subprocess.PIPE, cwd=tmp_path, env=environment, text=True, check=False
    )
    os.close(writing)
    assert ended.stderr == ""
    assert ended.returncode == BROKEN_PIPE


@pytest.mark.long
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["at the end", "at once"])
@pytest.mark.parametrize(
    "command", ["audit game.bank", "audit game.bank --json", "export game.bank --json out.json", "audit --help"]
)
def test_what_cannot_be_said_is_one_sentence(command: str, unbuffered: str, tmp_path: Path) -> None:
    players = [Player(name, name) for name in ("ann", "ben", "cleo")]
    log = create_game(tmp_path / "game.bank", new_setup("1844", players)).log
    assert isinstance(log, Journal)
    log.close()
    environment = {**os.environ, "PYTHONPATH": str(asset_root().parent), "PYTHONUNBUFFERED": unbuffered}
    run = [sys.executable, "-m", "ui", *command.split()]
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            run, stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, env=environment, text=True, check=False
        )
    assert ended.stderr == "The output cannot be written; perhaps there is no space left for it.\n"
    assert ended.returncode == NOT_SAID


@pytest.mark.parametrize("command", ["audit", "export"])
def test_ctrl_c_ends_a_command_without_a_trace(command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(program, "_run", interrupted)
    assert everything([command, "game.bank"]) == 130
    assert capsys.readouterr().err == ""


def test_what_else_fails_is_not_taken_for_the_output(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(arguments: list[str]) -> int:
        raise OSError(errno.EIO, "Input/output error", "game.bank")

    monkeypatch.setattr(program, "_run", fail)
    with pytest.raises(OSError, match=r"game\.bank"):
        everything(["audit", "game.bank"])


def columns(words: str) -> int:
    """On the screen, where a full-width sign takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in words)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("command", [[], ["audit"], ["export"]], ids=lambda command: " ".join(command) or "run")
def test_the_columns_of_the_help_line_up(
    language: str, command: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    try:
        with pytest.raises(SystemExit):
            everything([*command, "--language", language, "--help"])
    finally:
        use_language("en")
    lines = capsys.readouterr().out.splitlines()
    assert all(line.isprintable() and columns(line) <= 80 for line in lines)
    first = next(at for at, line in enumerate(lines) if line.endswith(":"))  # the heading of the arguments
    begins = [found[1] for line in lines[first:] if (found := re.match(r"(  \S+(?: \S+)* {2,}| {3,})\S", line))]
    assert len(begins) > 3
    assert len({columns(begin) for begin in begins}) == 1
