"""The reference card: made of the title's data, in every language."""

from datetime import UTC, datetime

import pytest

from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import TITLE, Table
from ui.german_railways.views.sheets.reference_card import reference_card
from ui.values.cells import Table as CellTable
from ui.values.facts import Facts
from ui.values.sheets import Box, Sheet

WHEN = datetime(2026, 3, 14, 20, 5, tzinfo=UTC)


def boxes(sheet: Sheet) -> dict[str, Box]:
    return {item.title: item for section in sheet.sections for item in section.items if isinstance(item, Box)}


def lines(box: Box) -> list[str]:
    return [fact.value for part in box.parts if isinstance(part, Facts) for fact in part.facts]


def test_it_says_what_the_title_says() -> None:
    sheet = reference_card(TITLE, WHEN)
    found = boxes(sheet)
    assert lines(found["Building"])[0] == "Up to 3 hexes, paid from the treasury in one sum."
    assert "every railroad has 2 links" in lines(found["A round"])[-1]
    [railroads] = [
        item
        for section in reference_card(TITLE, WHEN).sections
        for item in section.items
        if isinstance(item, CellTable)
    ]
    assert len(railroads.rows) == 8


def test_a_game_with_another_board_has_the_same_prices() -> None:
    usual, other = (reference_card(TITLE, WHEN, rules) for rules in (None, Table(koeln_terrain="plains").rules))
    assert usual == other


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(language: str) -> None:
    try:
        use_language(language)
        sheet = reference_card(TITLE, WHEN)
        assert "German Railways" in sheet.subtitle
        assert all(title and "???" not in title for title in boxes(sheet))
    finally:
        use_language("en")
