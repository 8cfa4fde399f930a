"""The parameters of refusals: which the code gives, and which their sentences want."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from core.text.catalogue import FALLBACK, message_files
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


@cache
def sentences() -> str:
    return "\n".join(path.read_text("utf-8") for path in message_files(FALLBACK))


def wanted(code: str) -> set[str]:
    found = re.search(rf"^refusal-{re.escape(code)} = (.*(?:\n[ }}].*)*)$", sentences(), re.MULTILINE)
    assert found, f"no sentence for {code}"
    return set(re.findall(r"\$(\w+)", found[1]))
