"""The README's commands do what they say, `./dev test` aside."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.interchange.game_file import create_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from tests.conftest import ROOT

pytestmark = pytest.mark.long

README = (ROOT / "README.md").read_text("utf-8")
LEAVES = "--smoke"  # what a window is told that would otherwise stay open
WITHOUT_WINDOW = ("audit", "export")
FENCED = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
IN_A_TABLE = re.compile(r"^\|.*$", re.MULTILINE)


def commands(words: str) -> Iterator[str]:
    for block in FENCED.findall(words):
        yield from (line.split("#")[0].strip() for line in block.splitlines() if line.strip())
    for row in IN_A_TABLE.findall(words):
        yield from re.findall(r"`(\./dev [^`]*)`", row)


def leaving(command: str) -> str:
    """A window that would stay open leaves by itself."""
    words = command.split()
    stays = words[1] == "run" and LEAVES not in words and not set(words) & set(WITHOUT_WINDOW)
    return f"{command} {LEAVES}" if stays else command


def set_up() -> bool:
    """Is there what `./dev` compares before it runs anything?"""
    kept = ROOT / ".venv" / ".requirements-run"
    return kept.is_file() and kept.read_bytes() == (ROOT / "requirements" / "run.txt").read_bytes()


COMMANDS = sorted({leaving(command) for command in commands(README) if command != "./dev test"})


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "Friday.bankhalter"
    players = [Player(f"p{number}", name) for number, name in enumerate(("Anna", "Beat", "Cleo"), start=1)]
    made = create_game(path, new_setup("1844", players, mode="table"))
    made.dispatch(ac.Bid(actor="p1", private="P1", amount=20))
    made.log.close()  # type: ignore[attr-defined]
    return path


def filled(command: str, game: Path, folder: Path) -> list[str]:
    """With a game and places of its own."""
    words = []
    for word in shlex.split(command):
        if word == "FILE":
            words.append(str(game))
        elif word == "DIR" or word.startswith("OUT."):
            words.append(str(folder / f"{words[-1].strip('-')}{word.removeprefix('OUT')}"))
        else:
            words.append(word)
    return words


def test_the_readme_has_commands() -> None:
    assert f"./dev run {LEAVES}" in COMMANDS
    assert len(COMMANDS) >= 6
    assert not [command for command in COMMANDS if not command.startswith("./dev run")]


@pytest.mark.skipif(sys.platform == "win32", reason="dev is a shell script")
@pytest.mark.skipif(not set_up(), reason="./dev has not set this folder up; it would begin with that")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_works_as_it_is_written(command: str, game: Path, tmp_path: Path) -> None:
    words = filled(command, game, tmp_path)
    home = tmp_path / "home"
    home.mkdir()
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SystemRoot") if name in os.environ}
    environment = {**kept, "QT_QPA_PLATFORM": "offscreen", "BANKHALTER_HOME": str(home)}
    answer = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert answer.returncode == 0, answer.stderr
    for word in words:
        if word.startswith(str(tmp_path)):
            made = Path(word)
            assert made.is_file() or list(made.iterdir()), word
    if "audit" in words:
        assert json.loads(answer.stdout)


def test_the_way_of_play_is_told_in_ten_lines_each() -> None:
    for heading in ("## At a table", "## On one screen"):
        part = README.split(heading)[1].split("\n## ")[0]
        assert len(re.findall(r"^\d+\. ", part, re.MULTILINE)) == 10


def test_every_link_leads_somewhere() -> None:
    for page in ("README.md", "CONTRIBUTING.md"):
        words = (ROOT / page).read_text("utf-8")
        links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", words)
        assert links
        assert not [link for link in links if not (ROOT / link).exists()]
