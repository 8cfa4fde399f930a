"""Sheets of 1824 in the middle of a game, while companies of one owner are in it."""

import pytest

from core import registry
from core.text.catalogue import use_language
from tests.titles.t1824.shipped import shipped, shipped_moves
from tests.ui.sheets import games
from tests.ui.sheets.paper import lines_of
from ui.rail18.drawings import DRAWINGS
from ui.rail18.views.moment import Moment
from ui.rail18.views.sheets.pack_up import pack_up
from ui.rail18.views.sheets.title_tables import kind_words
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4

EVERY = 130


@pytest.mark.parametrize("number", range(0, len(shipped_moves()), EVERY))
@pytest.mark.usefixtures("qtbot")
def test_a_game_is_packed_up_while_companies_of_one_owner_are_in_it(number: int) -> None:
    engine, state = registry.engine(shipped().setup), shipped_moves()[number].after
    lines = lines_of(pdf_bytes(pack_up(Moment(engine, state), games.NAME, games.WHEN), A4, DRAWINGS))
    for sym, company in state.companies.items():
        if company.launched and not company.closed:
            assert any(sym in line for line in lines)
    if state.markers:
        assert "Column" in lines, "market markers"


@pytest.mark.parametrize(("language", "wanted"), [("en", "railway"), ("de", "Regionalbahn"), ("ja", "地域会社")])
def test_a_regional_railway_is_called_so_beside_coal_railways(language: str, wanted: str) -> None:
    use_language(language)
    try:
        own, others = (kind_words(registry.title(title), "regional") for title in ("1824", "1844"))
    finally:
        use_language("en")
    assert wanted in own
    assert wanted not in others
