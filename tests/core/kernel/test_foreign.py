"""Words that people type or files bring: their limits, and how they are shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel.foreign import MORE, NAME, NOTE, SIGN, fits, shown, typed

GOOD = ("Ana", "Jörg Müller-Lüdenscheidt", "山田　太郎", "A\u00a0B", "👩\u200d🚀", "<b>A&amp;B</b>", "W" * NAME)
BAD = ("A\nB", "A\x00B", "A\tB", "\u202eB", "\ud800", "\u2028", "A\x7f", "\ufeff", "W" * (NAME + 1))


def test_the_limits() -> None:
    assert (NAME, NOTE) == (40, 500)


@pytest.mark.parametrize("words", GOOD)
def test_what_fits_is_kept_and_shown_as_it_is(words: str) -> None:
    assert fits(words, NAME)
    assert typed(words, NAME) == words
    assert shown(words) == words


@pytest.mark.parametrize("words", BAD)
def test_what_does_not_fit_is_never_kept_so(words: str) -> None:
    assert not fits(words, NAME)
    assert fits(typed(words, NAME), NAME)
    assert fits(shown(words), NAME)
    assert shown(words) != words


def test_what_is_shown_says_that_something_is_missing() -> None:
    assert shown("A\nB\x00C") == f"A{SIGN}B{SIGN}C"
    assert shown("W" * 10_000) == "W" * (NAME - 1) + MORE
    assert shown("W" * 501, NOTE) == "W" * (NOTE - 1) + MORE
    assert shown(["A"]) == "['A']"


def test_what_is_typed_loses_only_what_nobody_sees() -> None:
    assert typed("  Ana\tBo\x00\n", NAME) == "Ana Bo"
    assert typed(f"{'W' * 39} long", NAME) == "W" * 39


@given(st.text(st.characters(), max_size=80))
def test_both_always_fit(words: str) -> None:
    assert fits(shown(words), NAME)
    assert fits(typed(words, NAME), NAME)
    assert shown(shown(words)) == shown(words)
