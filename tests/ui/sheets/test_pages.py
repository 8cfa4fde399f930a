"""How sheets are laid out: boxes whole, heads again, nothing outside a page or cut off, on both papers."""

import io

import pypdfium2
import pytest
from pytestqt.qtbot import QtBot

from tests.ui.sheets import games
from tests.ui.sheets.paper import lines_of, pages_of
from ui.rail18.drawings import DRAWINGS
from ui.rail18.views.sheets.pack_up import pack_up
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.sheets.output import page_picture, pdf_bytes
from ui.sheets.pages import pages_of as laid_out
from ui.sheets.paper_size import A4, FOOT, LETTER, MARGIN, Paper
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Section, Sheet, Words

papers = pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
POINT = 72 / 254  # of a tenth of a millimetre


def sheet_of(*sections: Section) -> Sheet:
    return Sheet("cards", "Heading", "Below it", "At the foot", sections)


def table(rows: int, mark: str = "row") -> Table:
    return small_table(
        ("First", "Second"), (False, True), tuple((Cell(f"{mark} {n}"), Cell(str(n))) for n in range(rows))
    )


def text_boxes(data: bytes) -> list[tuple[float, float, float, float, float, float]]:
    """Left, bottom, right, top of every text with the size of its page, in points."""
    found = []
    for page in pypdfium2.PdfDocument(io.BytesIO(data)):
        text = page.get_textpage()
        found += [(*text.get_rect(at), *page.get_size()) for at in range(text.count_rects())]
    return found


@papers
@pytest.mark.long
def test_no_text_leaves_its_page_or_is_shortened(qtbot: QtBot, paper: Paper) -> None:
    moment = games.renamed(games.sample_moments(5)[3], games.LONG_NAMES)
    sheets = [pack_up(moment, games.NAME, games.WHEN), reference_cards("1844", games.WHEN)]
    edge = MARGIN * POINT - 3
    for data in (pdf_bytes(sheet, paper, DRAWINGS) for sheet in sheets):
        assert not [line for line in lines_of(data) if "…" in line]
        for left, bottom, right, top, width, height in text_boxes(data):
            assert left > edge
            assert right < width - edge
            assert bottom > edge
            assert top < height - edge


@papers
def test_a_long_table_goes_on_with_its_heads(qtbot: QtBot, paper: Paper) -> None:
    for columns in (1, 2):
        pages = pages_of(pdf_bytes(sheet_of(Section((table(300),), columns=columns)), paper))
        assert len(pages) > 1
        told = [line for page in pages for line in page if line.startswith("row")]
        assert told == [f"row {n}" for n in range(300)]
        for page in pages:
            if any(line.startswith("row") for line in page):
                assert page.count("First") in range(1, columns + 1)


@papers
def test_boxes_are_never_torn_apart(qtbot: QtBot, paper: Paper) -> None:
    boxes = tuple(
        Box(f"Box {n}", (Facts(tuple(Fact(f"label {n}", f"line {n}.{m}") for m in range(n % 17 + 1))),))
        for n in range(40)
    )
    pages = pages_of(pdf_bytes(sheet_of(Section(boxes, "All of them", columns=3)), paper))
    for n in range(40):
        (page,) = [page for page in pages if f"Box {n}" in page]
        assert [line for line in page if line.startswith(f"line {n}.")] == [f"line {n}.{m}" for m in range(n % 17 + 1)]


def test_a_box_that_is_higher_than_a_page_goes_on_in_another(qtbot: QtBot) -> None:
    box = Box("Who paid", (Words("First words"), table(150), Words("Last words")))
    pages = pages_of(pdf_bytes(sheet_of(Section((box,))), A4))
    told = [line for page in pages for line in page if line.startswith("row")]
    assert told == [f"row {n}" for n in range(150)]
    assert all("Who paid" in page and "First" in page for page in pages if any(line.startswith("row") for line in page))
    assert sum("Last words" in page for page in pages) == 1


def test_a_title_never_stands_alone_at_the_foot_of_a_page(qtbot: QtBot) -> None:
    for rows in range(40, 60):
        sections = (Section((table(rows),)), Section((table(6, "later"),), "Title of the second"))
        pages = pages_of(pdf_bytes(sheet_of(*sections), A4))
        (page,) = [page for page in pages if "Title of the second" in page]
        assert [line for line in page if line.startswith("later")] == [f"later {n}" for n in range(6)]


@pytest.mark.parametrize("rows", [1, 2, 3, 4, 5])
def test_a_short_table_in_two_columns_stays_with_its_title(qtbot: QtBot, rows: int) -> None:
    before = Section((Words("Something before."),))
    pages = pages_of(pdf_bytes(sheet_of(before, Section((table(rows),), "A short table", columns=2)), A4))
    assert len(pages) == 1


@papers
def test_a_section_may_lie_across(qtbot: QtBot, paper: Paper) -> None:
    sections = (Section((table(3),)), Section((table(3),), landscape=True), Section((table(3),)))
    pages = laid_out(sheet_of(*sections), paper)
    assert [page.landscape for page in pages] == [False, True, False]
    room = paper.room(landscape=True)
    assert room.bottom() == paper.width - MARGIN - FOOT
    picture = page_picture(pages[1], paper, 500)
    assert picture.width() > picture.height()
    assert any(picture.pixelColor(x, y).lightness() < 220 for x in range(20, 120) for y in range(20, 120))
