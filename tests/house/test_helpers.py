"""What several tests need lies in a module of its own: no test has to know another one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest


def imported(node: ast.AST) -> list[str]:
    """Modules, and what is taken from them, by their full names."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def violations(name: str, source: str) -> Iterator[str]:
    """Imports from a module of tests, as `name: what`."""
    for node in ast.walk(ast.parse(source)):
        for what in imported(node):
            top, *inside = what.split(".")
            if top == "tests" and any(part.startswith("test_") for part in inside):
                yield f"{name}: {what}"


def test_no_test_imports_from_another(repository: Path) -> None:
    found = {path.relative_to(repository).as_posix(): path for path in sorted((repository / "tests").rglob("*.py"))}
    assert "tests/ui/bare_window.py" in found
    assert [wrong for name, path in found.items() for wrong in violations(name, path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.ui.shell.test_fit import window",
        "from tests.ui.shell import test_fit",
        "import tests.ui.shell.test_fit",
        "def f(): from tests.house.test_waits import files",
    ],
)
def test_the_checker_finds_an_import_from_a_test(line: str) -> None:
    assert len(list(violations("x", line))) == 1


@pytest.mark.parametrize("line", ["from tests.ui.bare_window import page_of", "from core.x import test_drive"])
def test_helpers_and_the_program_may_be_imported(line: str) -> None:
    assert list(violations("x", line)) == []
