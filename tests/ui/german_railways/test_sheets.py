"""The reference card as it is printed, read back: nothing is cut, and it has room on two pages."""

import pytest
from pytestqt.qtbot import QtBot

from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import TITLE, the_title
from tests.ui.sheets.paper import lines_of
from ui.german_railways.sheets import title_sheets
from ui.sheets.output import pdf_bytes
from ui.sheets.pages import pages_of
from ui.sheets.paper_size import A4, LETTER, Paper


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("language", languages())
def test_the_reference_card_has_room_on_two_pages(qtbot: QtBot, language: str, paper: Paper) -> None:
    try:
        use_language(language)
        sheet = title_sheets(TITLE).makes["cards"]()
        assert len(pages_of(sheet, paper)) <= 2
        lines = lines_of(pdf_bytes(sheet, paper))
        assert not [line for line in lines if "…" in line]
        assert all(data.name in " ".join(lines) for data in the_title().railroads.values())
    finally:
        use_language("en")
