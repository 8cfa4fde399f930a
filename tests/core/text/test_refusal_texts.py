"""Every refusal in the code has a sentence, and the sentence asks only for what the code gives."""

import re

import pytest

from core.text.catalogue import FALLBACK, message_files, text
from tests.core.text.refusal_params import CORE, calls, calls_in, sentences, wanted


def told(text: str) -> set[str]:
    return set(re.findall(r"^refusal-([a-z0-9-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("code", "params"), sorted(calls()), ids=lambda value: value if isinstance(value, str) else "-".join(value)
)
def test_every_refusal_has_its_sentence(code: str, params: tuple[str, ...]) -> None:
    needs = wanted(code)
    if params or code not in DYNAMIC:
        assert needs <= set(params)
    assert text(f"refusal-{code}", **dict.fromkeys(needs, "X")).endswith((".", ":"))


# their parameters are built apart from the call
DYNAMIC = {"revenue-differs", "result-differs", "unreadable", "ending-differs"}


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
