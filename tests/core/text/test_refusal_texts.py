"""Every refusal in the code has a sentence, and the sentence asks only for what the code gives."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.text.catalogue import text
from tests.core import refusals

CORE = Path(__file__).parents[3] / "core"
LOCALE = Path(__file__).parents[3] / "assets" / "locale" / "en"
NOT_PARAMS = {"severity", "at"}


def calls() -> Iterator[tuple[str, tuple[str, ...]]]:
    """(code, parameters) of every refusal."""
    for path in sorted(CORE.rglob("*.py")):
        for call, code in refusals.calls(ast.parse(path.read_text("utf-8"))):
            if refusals.name_of(call) == "of":
                continue  # asks for the place alone
            params = {keyword.arg for keyword in call.keywords if keyword.arg}
            for arg in call.args:
                if isinstance(arg, ast.Dict):
                    params |= {key.value for key in arg.keys if isinstance(key, ast.Constant)}
            yield code, tuple(sorted(params - NOT_PARAMS))


@cache
def sentences() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(LOCALE.glob("*.ftl")))


def wanted(code: str) -> set[str]:
    found = re.search(rf"^refusal-{re.escape(code)} = (.*(?:\n[ }}].*)*)$", sentences(), re.MULTILINE)
    assert found, f"no sentence for {code}"
    return set(re.findall(r"\$(\w+)", found[1]))


@pytest.mark.parametrize(
    ("code", "params"), sorted(set(calls())), ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_every_refusal_has_its_sentence(code: str, params: tuple[str, ...]) -> None:
    needs = wanted(code)
    if params or code not in DYNAMIC:
        assert needs <= set(params)
    assert text(f"refusal-{code}", **dict.fromkeys(needs, "X")).endswith((".", ":"))


# their parameters are built apart from the call
DYNAMIC = {"revenue-differs", "result-differs"}


def test_no_sentence_is_left_over() -> None:
    in_file = set(re.findall(r"^refusal-([a-z0-9-]+) =", sentences(), re.MULTILINE))
    assert in_file - {"with-rule"} == {code for code, _ in calls()}
