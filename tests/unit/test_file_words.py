"""What is wrong with a game file, in the words of the catalogue."""

from pathlib import Path
from typing import get_args

import pytest

from core.interchange.wording import file_text
from core.store.errors import Flaw, damaged
from core.text.catalogue import catalogue


@pytest.mark.parametrize("flaw", get_args(Flaw))
def test_every_flaw_of_a_file_has_words(flaw: Flaw) -> None:
    words = catalogue().format(f"damage-{flaw.replace('_', '-')}")
    assert file_text(damaged(Path("evening.bank"), flaw, 12)) == f"evening.bank is damaged at entry 12: {words}."
    assert file_text(damaged(Path("evening.bank"), flaw)) == f"evening.bank is damaged: {words}."


def test_there_are_no_words_without_a_flaw() -> None:
    known = {f"damage-{flaw.replace('_', '-')}" for flaw in get_args(Flaw)}
    assert {code for code in catalogue().codes if code.startswith("damage-")} == known
