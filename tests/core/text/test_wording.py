"""How the messages are written: signs that mean the same look the same everywhere."""

import pytest

from core.text.catalogue import languages
from tests.core.text.fluent_files import messages, parts

LEADS_ON = "…"
GOING_ON = (  # not a thing to press: work that is under way, or names that are left out
    "board-coming",
    "board-run-searching",
    "board-run-so-far",
    "map-what-if-searching",
    "turn-judged-soon",
    "turn-more",
    "turn-searching",
    "turn-searching-so-far",
)


@pytest.mark.parametrize("language", languages())
def test_what_leads_on_ends_in_dots_without_a_space(language: str) -> None:
    apart = {
        code
        for code, message in messages(language).items()
        if any(words.rstrip().endswith(f" {LEADS_ON}") for words in parts(message).words)
    }
    assert apart <= set(GOING_ON)


@pytest.mark.parametrize("language", languages())
def test_the_tab_of_the_companies_is_not_called_as_printed_sheets_are(language: str) -> None:
    tab, *_ = parts(messages(language)["panel-charter"]).words
    assert tab not in "".join(parts(messages(language)["sheets-title"]).words)
