"""Every refusal in the code has a sentence, and the sentence asks only for what the code gives."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.text.catalogue import FALLBACK, message_files, text

CORE = Path(__file__).parents[3] / "core"
NOT_PARAMS = {"severity"}


@cache
def calls(folder: Path = CORE) -> frozenset[tuple[str, tuple[str, ...]]]:
    """(code, parameters) of every refusal."""
    return frozenset(call for path in sorted(folder.rglob("*.py")) for call in refusals(path))


def refusals(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = {"refuse": 0, "demand": 1, "Rejection": 0, "open_question": 3}.get(name)
        if place is None or len(node.args) <= place:
            continue
        params = {keyword.arg for keyword in node.keywords if keyword.arg}
        for arg in node.args:
            if isinstance(arg, ast.Dict):
                params |= {key.value for key in arg.keys if isinstance(key, ast.Constant)}
        for code in codes(node.args[place]):
            yield code, tuple(sorted(params - NOT_PARAMS))


def codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):  # f"one-{kind}-per-round"
        yield from ("one-mountain-per-round", "one-tunnel-per-round")


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
DYNAMIC = {"revenue-differs", "result-differs"}


def test_no_sentence_is_left_over() -> None:
    assert told(sentences()) - {"with-rule"} == {code for code, _ in calls()}


def test_what_only_one_title_refuses_is_told_with_the_title() -> None:
    titles = [folder for folder in (CORE / "titles").iterdir() if (folder / "__init__.py").is_file()]
    assert titles
    for folder in titles:
        elsewhere = {path for path in CORE.rglob("*.py") if not path.is_relative_to(folder)}
        others = {code for path in elsewhere for code, _ in refusals(path)}
        own = {code for code, _ in calls(folder)} - others
        with_title = [path for path in message_files(FALLBACK) if path.parents[2].name == folder.name.removeprefix("t")]
        assert set().union(*(told(path.read_text("utf-8")) for path in with_title)) == own
