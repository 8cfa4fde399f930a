"""Lists, sentences and figures are built as each language builds them."""

from collections.abc import Iterator

import pytest

from core.text.catalogue import text, use_language
from core.text.lists import clauses, either, items, listed, sentences, spoken
from core.text.numbers import figure, figure_in
from ui.viewmodels.quick_words import read_number


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


NAMES = ("Ana", "", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("language", "plain", "with_last", "one_of"),
    [
        ("en", "Ana, Ben, Cleo", "Ana, Ben and Cleo", "Ana, Ben or Cleo"),
        ("de", "Ana, Ben, Cleo", "Ana, Ben und Cleo", "Ana, Ben oder Cleo"),
        ("ja", "Ana、Ben、Cleo", "Ana、Ben、Cleo", "Ana、BenまたはCleo"),
    ],
)
def test_lists(language: str, plain: str, with_last: str, one_of: str) -> None:
    use_language(language)
    assert (items(NAMES), listed(NAMES), either(NAMES)) == (plain, with_last, one_of)
    assert (items(()), listed(()), listed(["Ana"]), either(["Ana"])) == ("", "", "Ana", "Ana")


@pytest.mark.parametrize(
    ("language", "told", "parts", "read"),
    [("en", "A. B.", "a; b", "a. b"), ("de", "A. B.", "a; b", "a. b"), ("ja", "A.B.", "a；b", "a。b")],
)
def test_what_stands_one_behind_the_other(language: str, told: str, parts: str, read: str) -> None:
    use_language(language)
    assert (sentences(["A.", "B."]), clauses(["a", "b"]), spoken(["a", "b"])) == (told, parts, read)


@pytest.mark.parametrize(("language", "amount"), [("en", "12,000"), ("de", "12.000"), ("ja", "12,000")])
def test_figures_stand_alike_in_cells_and_in_sentences(language: str, amount: str) -> None:
    use_language(language)
    assert figure(12000) == amount
    assert figure(-12000) == f"−{amount}"
    assert amount in text("journal-debt", player="Ana", debt=12000)


@pytest.mark.parametrize("typed", ["1234", "1,234", "1.234", "1'234", "1’234", "1 234", "１２３４", " 1234 ", "+1234"])
def test_thousands_are_typed_in_any_way(typed: str) -> None:
    assert figure_in(typed) == 1234


@pytest.mark.parametrize("typed", ["", "x", "1,23", "1.5", "12.34.5", "1,,234", "--5", "12345678", "²"])
def test_what_is_no_figure(typed: str) -> None:
    assert figure_in(typed) is None


def test_signs() -> None:
    assert (figure_in("-1.234"), figure_in("−5")) == (-1234, -5)


def test_quick_entry_reads_figures_without_a_sign() -> None:
    assert [read_number(word) for word in ("1.234", "20%", "20％", "-5", "%", "p1")] == [1234, 20, 20, None, None, None]
