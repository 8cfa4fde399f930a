"""Reference cards, read back: every title has them, with all its phases, trains and companies."""

import pytest
from pytestqt.qtbot import QtBot

from core import registry
from core.text.numbers import figure
from tests.ui.sheets import games
from tests.ui.sheets.paper import fonts_of, has_run, lines_of
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4, LETTER, Paper


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize(
    "title_id", [title for title in registry.title_ids() if registry.family_of(title).id == "rail18"]
)
def test_every_title_has_cards(qtbot: QtBot, title_id: str, paper: Paper) -> None:
    title = registry.title(title_id)
    data = pdf_bytes(reference_cards(title_id, games.WHEN), paper)
    lines = lines_of(data)
    for phase in title.data.phases:
        train = next((train for train in title.data.trains if train.starts_phase == phase.id), None)
        assert has_run(lines, phase.id, *(side.type for side in (train.sides if train else ()))), phase.id
    for train in title.data.trains:
        for side in train.sides:
            assert has_run(lines, side.type, figure(side.price)), side.type
    for sym, company in title.companies.items():
        assert f"{sym} {company.code} {company.name}" in " ".join(lines), sym
    for number, players in title.data.players.items():
        assert has_run(lines, number, figure(players.cash), str(players.share_limit)), number
    assert all("NotoSans" in font for font in fonts_of(data))
    assert not [line for line in lines if "…" in line]


def test_what_a_phase_changes_is_told_by_the_rules(qtbot: QtBot) -> None:
    lines = " ".join(lines_of(pdf_bytes(reference_cards("1844", games.WHEN), A4)))
    assert "2-trains become 2H" in lines
    assert "SBB forms at the end of the round" in lines
    assert "From phase 3 on companies may buy privates from players." in lines


def test_cards_of_1824_have_what_only_it_has(qtbot: QtBot) -> None:
    lines = lines_of(pdf_bytes(reference_cards("1824", games.WHEN), A4))
    words = " ".join(lines)
    assert has_run(lines, "140", "20", "70", "560")  # a coal railway, its treasury, the par and 8 times that
    assert has_run(lines, "K3", "MLB", "CL", "B21", "20", "60")
    assert has_run(lines, "4", "680", "16", "B1–B6")
    assert has_run(lines, "Sd", "4")
    assert "Sd1: 20 %, Sd2: 10 %, Sd3: 10 %" in words
    assert "Sd forms at the end of the round" in words
    assert "Every company must own a train" in words
    assert "pool" not in words.lower()
    assert "Destination" not in words
