"""What all commands share: which one is meant, in which language it speaks, and how its help is set."""

import re
from unicodedata import east_asian_width

import pytest

from core.text.catalogue import use_language
from ui.__main__ import command_first
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
