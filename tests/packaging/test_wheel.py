"""`pip install .` gives a program that works."""

import sys
from pathlib import Path

import pytest

from core import registry
from core.text.catalogue import text
from tests.packaging.installed import answers, pip, program_of

pytestmark = pytest.mark.long

PLACES = {"LICENSE": "bankhalter", "assets": "bankhalter", "core": "", "ui": ""}  # in the wheel, of what goes into it


@pytest.fixture(scope="module")
def installed(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Beside the packages of the tests, without dependencies and without a network."""
    folder = tmp_path_factory.mktemp("installed")
    alone = ("--no-deps", "--no-index", "--no-build-isolation", "--no-compile")
    pip(sys.executable, "install", *alone, "--target", folder, repository)
    return folder


def files(root: Path, *names: str) -> set[Path]:
    paths = (path for name in names for path in [root / name, *(root / name).rglob("*")] if path.is_file())
    return {path.relative_to(root) for path in paths if "__pycache__" not in path.parts}


def test_all_that_the_program_needs_is_in_it_and_nothing_else(installed: Path, repository: Path) -> None:
    wanted = {
        PLACES[path.parts[0]] / path
        for path in files(repository, *PLACES)
        if path.suffix == ".py" or path.parts[0] not in ("core", "ui")
    }
    (about,) = installed.glob("bankhalter-*.dist-info")
    names = [path.name for path in installed.iterdir() if path.name not in ("bin", about.name)]
    assert files(installed, *names) == wanted
    assert (about / "licenses" / "LICENSE").is_file()


def test_it_starts_and_audits_where_there_is_no_repository(installed: Path, tmp_path: Path) -> None:
    said = answers(program_of(installed / "bin"), tmp_path, PYTHONPATH=str(installed))
    titles = [entry.name for entry in registry.titles() if entry.playable]
    played = [text("smoke-played", title=name, number=10) for name in titles]
    assert said.startswith("\n".join([text("smoke-first"), *played, ""]))
    assert said.count(text("audit-problems", count=0)) == len(titles)


def test_nothing_is_left_in_the_repository(installed: Path, repository: Path) -> None:
    assert not (repository / "build" / "lib").exists()
    assert list(repository.glob("*.egg-info")) == []
