"""Files come from strangers: nothing of them is run, names no place, and no mangled one does harm.

`./dev campaign mangled-files` and `./dev campaign random-actions` try many more.
"""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import registry
from core.interchange.game_file import create_game, new_setup, open_game
from core.interchange.wording import refusal_text
from core.kernel.errors import GameFileError
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18.soundness import can_go_on, is_sound
from core.rail18.state import Player
from core.store import room
from core.store.journal import Journal
from tests.campaigns.cases import together
from tests.campaigns.killed_games import Sample
from tests.campaigns.whole_games import TITLES
from tests.systems import on_linux

pytestmark = pytest.mark.long

MODULES = {  # run what they read, or talk to others
    "pickle", "cPickle", "marshal", "shelve", "dill", "jsonpickle", "yaml", "code", "codeop", "runpy", "ctypes",
    "socket", "socketserver", "ssl", "http", "urllib", "ftplib", "smtplib", "telnetlib", "asyncio", "xmlrpc",
    "requests", "httpx", "aiohttp", "webbrowser", "subprocess", "multiprocessing",
}  # fmt: skip
HARMLESS = {
    ("core.store.connection", "urllib.parse.quote"),
    # calls of the system with constants; nothing that was read gets there
    ("core.text.catalogue", "ctypes"),
    ("ui.app.awake", "ctypes"),
}
CALLS = {"eval", "exec", "compile", "__import__", "system", "popen", "startfile"}
QT = {"QtNetwork", "QtWebSockets", "QtWebEngineCore", "QtWebEngineWidgets", "QProcess", "QDesktopServices"}


def sources(repository: Path) -> Iterator[tuple[str, ast.AST]]:
    for top in ("core", "ui"):
        for path in sorted((repository / top).rglob("*.py")):
            module = ".".join(path.relative_to(repository).with_suffix("").parts)
            yield module, ast.parse(path.read_text("utf-8"))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_that_runs_what_it_reads_and_no_network(repository: Path) -> None:
    found = []
    for module, tree in sources(repository):
        for name in imported(tree):
            parts = name.split(".")
            if (parts[0] in MODULES or QT & set(parts)) and (module, name) not in HARMLESS:
                found.append(f"{module} imports {name}")
    assert found == []


def test_no_text_is_run_as_a_program(repository: Path) -> None:
    found = []
    for module, tree in sources(repository):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                plain = node.func.id if isinstance(node.func, ast.Name) else ""
                method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                owner = node.func.value if isinstance(node.func, ast.Attribute) else None
                from_os = isinstance(owner, ast.Name) and owner.id == "os"
                if plain in CALLS or (from_os and method in CALLS):
                    found.append(f"{module}:{node.lineno} {plain or method}")
    assert found == []


@on_linux
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("name", "number"), [("mangled-files", 80), ("random-actions", 1000)])
def test_a_small_share_of_the_campaign(name: str, number: int, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "offscreen")
    tally = together(name, 0, number, seed=1844, processes=1, title=title)
    assert tally.failures == []
    assert tally.cases == number
    assert (tally.fallen, tally.late) == (0, 0)
    assert len(tally.outcomes) >= 3


def test_a_line_too_long_to_be_followed_soon_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "long.bank"
    game = create_game(path, new_setup("1844", [Player(name, name) for name in ("a", "b", "c")]))
    for amount in (20, 25, 30):
        game.dispatch(ac.Bid(actor=game.options()[0].actor, private="P1", amount=amount))
    assert isinstance(game.log, Journal)
    assert len(game.log) == 3
    game.log.close()
    open_game(path, read_only=True)
    monkeypatch.setattr(room, "MAX_LINE", 4)
    with pytest.raises(GameFileError, match=r"^long.bank is too long for a game\.$"):
        open_game(path)


def test_what_an_action_of_a_stranger_names_is_shown_safely() -> None:
    rejection = Rejection("unknown-company", Severity.IMPOSSIBLE, "p. 7", {"company": "A\n\u202e" + "B" * 5000})
    sentence = refusal_text(rejection)
    assert sentence.isprintable()
    assert len(sentence) < 500


def test_no_position_of_a_game_is_taken_for_forged() -> None:
    sample = Sample.read("1844")
    engine = registry.engine(sample.imported.setup)
    assert [number for number, state in enumerate(sample.states) if not is_sound(engine.rules.title, state)] == []
    assert [number for number, state in enumerate(sample.states[::10]) if not can_go_on(engine, state)] == []
