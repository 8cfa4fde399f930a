"""Every refusal in the code has a sentence, and the sentence asks only for what the code gives."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.text.catalogue import FALLBACK, message_files, text
from tests.core import refusals

CORE = Path(__file__).parents[3] / "core"
NOT_PARAMS = {"severity", "at"}


@cache
def calls(folder: Path = CORE) -> frozenset[tuple[str, tuple[str, ...]]]:
    """(code, parameters) of every refusal."""
    return frozenset(call for path in sorted(folder.rglob("*.py")) for call in calls_in(path))


def calls_in(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for call, code in refusals.calls(ast.parse(path.read_text("utf-8"))):
        if refusals.name_of(call) == "of":
            continue  # asks for the place alone
        params = {keyword.arg for keyword in call.keywords if keyword.arg}
        for arg in call.args:
            if isinstance(arg, ast.Dict):
                params |= {key.value for key in arg.keys if isinstance(key, ast.Constant)}
        yield code, tuple(sorted(params - NOT_PARAMS))


def told(text: str) -> set[str]:
    return set(re.findall(r"^refusal-([a-z0-9-]+) =", text, re.MULTILINE))


@cache
def sentences() -> str:
    return "\n".join(path.read_text("utf-8") for path in message_files(FALLBACK))


def wanted(code: str) -> set[str]:
    found = re.search(rf"^refusal-{re.escape(code)} = (.*(?:\n[ }}].*)*)$", sentences(), re.MULTILINE)
    assert found, f"no sentence for {code}"
    return set(re.findall(r"\$(\w+)", found[1]))


@pytest.mark.parametrize(
    ("code", "params"), sorted(calls()), ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_every_refusal_has_its_sentence(code: str, params: tuple[str, ...]) -> None:
    needs = wanted(code)
    if params or code not in DYNAMIC:
        assert needs <= set(params)
    assert text(f"refusal-{code}", **dict.fromkeys(needs, "X")).endswith((".", ":"))


# their parameters are built apart from the call
DYNAMIC = {"revenue-differs", "result-differs", "unreadable"}


def test_no_sentence_is_left_over() -> None:
    assert told(sentences()) - {"with-rule"} == {code for code, _ in calls()}


def test_what_only_one_title_refuses_is_told_with_the_title() -> None:
    titles = [folder for folder in (CORE / "titles").iterdir() if (folder / "__init__.py").is_file()]
    assert titles
    for folder in titles:
        elsewhere = {path for path in CORE.rglob("*.py") if not path.is_relative_to(folder)}
        others = {code for path in elsewhere for code, _ in calls_in(path)}
        own = {code for code, _ in calls(folder)} - others
        with_title = [path for path in message_files(FALLBACK) if path.parents[2].name == folder.name.removeprefix("t")]
        assert set().union(*(told(path.read_text("utf-8")) for path in with_title)) == own
