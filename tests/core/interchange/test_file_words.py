"""What is wrong with a game file, in the words of the catalogue."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from core.interchange.wording import file_text, trouble_text
from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.errors import ContentCode, ContentError
from core.store.errors import Code, Flaw, damaged, error
from core.text.catalogue import catalogue, languages, use_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


class Bid(Action):
    amount: int


@pytest.mark.parametrize("flaw", get_args(Flaw))
def test_every_flaw_of_a_file_has_words(flaw: Flaw) -> None:
    words = catalogue().format(f"damage-{flaw.replace('_', '-')}")
    assert file_text(damaged(Path("evening.bank"), flaw, 12)) == f"evening.bank is damaged at entry 12: {words}."
    assert file_text(damaged(Path("evening.bank"), flaw)) == f"evening.bank is damaged: {words}."


def test_there_are_no_words_without_a_flaw() -> None:
    known = {f"damage-{flaw.replace('_', '-')}" for flaw in get_args(Flaw)}
    assert {code for code in catalogue().codes if code.startswith("damage-")} == known


@pytest.mark.parametrize("code", get_args(Code))
def test_every_trouble_with_a_file_has_words(code: Code) -> None:
    trouble = error(code, Path("evening.bank"), "only for programmers", flaw="hash", entry=3, known=1, found=2)
    assert "programmers" not in file_text(trouble) + trouble_text(trouble)


def test_what_a_file_must_not_hold_has_words_and_nothing_else_has() -> None:
    known = {f"content-{code}" for code in get_args(ContentCode)}
    assert {code for code in catalogue().codes if code.startswith("content-")} == known


def content_error(data: dict[str, object], event: bool = False) -> ContentError:
    codec = Codec([Bid], [Bid])
    with pytest.raises(ContentError) as caught:
        (codec.event_from_json if event else codec.action_from_json)(data)
    return caught.value


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The game file holds an event that this version of Bankhalter does not know: Frobbed�."),
        ("de", "Die Spieldatei enthält ein Ereignis, das diese Version von Bankhalter nicht kennt: Frobbed�."),
        ("ja", "ゲームファイルに、この版のBankhalterが知らない出来事があります：Frobbed�。"),
    ],
)
def test_an_event_of_a_newer_version_is_told_of_in_the_language_in_use(language: str, words: str) -> None:
    use_language(language)
    assert file_text(content_error({"kind": "Frobbed\n"}, event=True)) == words


@pytest.mark.parametrize("language", languages())
def test_wrong_content_is_named_without_the_words_of_a_library(language: str) -> None:
    use_language(language)
    assert "Jump" in file_text(content_error({"kind": "Jump"}))
    for event in (False, True):
        said = file_text(content_error({"kind": "Bid", "actor": "ann", "amount": "much"}, event))
        assert "Bid.amount" in said
        assert "should" not in said
    assert "7" in file_text(ContentError("not-followed", entry=7))
