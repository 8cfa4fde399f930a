"""The companion of German Railways: its numbers are those of the rules, and players find what they ask for."""

import re
from pathlib import Path

import pytest

from core.german_railways.rounds import markers
from core.text.catalogue import languages, use_language
from core.text.companion import Points, Rows, Span, lines_of
from tests.core.text.companion_texts import LANGUAGES, book_of, companion
from tests.titles.german_railways.play import Table, the_title
from ui.companion.views.view import CompanionView, PageView
from ui.german_railways.companion import companion_book
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.title_tables import TABLES
from ui.values.cells import Table as CellTable

TITLE = "german_railways"


def words(table: CellTable) -> list[list[str]]:
    return [[cell.text or (cell.chip.sym if cell.chip else "") for cell in row] for row in table.rows]


def pages(view: CompanionView) -> list[PageView]:
    return [page for chapter, _ in view.chapters for page in view.pages(chapter)]


def test_tables_say_what_the_title_says() -> None:
    book = book_of(TITLE)
    assert words(book.table("players")) == [["3", "40"], ["4", "30"], ["5", "24"]]
    railroads = words(book.table("railroads"))
    assert railroads[0] == ["1", "PO", "Preußische Ostbahn", "Königsberg", "3", "20"]
    assert railroads[4][3:] == ["Kassel", "2", "14"]
    assert words(book.table("terrain"))[0] == ["Plains", "2"]
    assert words(book.table("cities"))[0] == ["3", "Berlin, Hamburg, Königsberg, München"]
    assert [row[0] for row in words(book.table("powers"))] == list(the_title().railroads)


@pytest.mark.parametrize("language", languages())
def test_tables_are_said_in_every_language(language: str) -> None:
    try:
        use_language(language)
        found = [book_of(TITLE).table(name) for name in TABLES]
        assert all("???" not in cell.text for table in found for row in table.rows for cell in row)
        assert all(table.rows for table in found)
    finally:
        use_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_markers_of_the_example_are_those_of_the_rules(language: str) -> None:
    """Incomes of 8, 6, 6, 4, 3."""
    [points] = [block for block in companion(language, TITLE).sections["bag"].blocks if isinstance(block, Points)][:1]
    said = "".join(span.words for span in points.lines[1])
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    incomes, given = numbers[-10:-5], numbers[-5:]
    table = Table(5).rounds()
    table.change(shares={railroad: {} for railroad in table.state.shares})
    # PO 3, NME 2, MWB 2, KSS, GBS, CME 1 each: shares that bring just these incomes
    table.shares("PO", ann=2, ben=2, cat=1, dan=1, eve=1).shares("NME", ann=1, cat=1).shares("KSS", cat=1, dan=1)
    earned = table.player_incomes
    assert [earned[seat] for seat in table.state.seats] == incomes
    assert list(markers(table.rules, table.state).values()) == given


def test_every_switch_of_the_register_is_explained_for_who_chooses() -> None:
    switches = {ruling.id for ruling in the_title().data.rulings.ruling if ruling.switch}
    for language in LANGUAGES:
        [rows] = [block for block in companion(language, TITLE).sections["choices"].blocks if isinstance(block, Rows)]
        named = [row[0][0].target for row in rows.rows[1:]]
        assert sorted(named) == sorted(switches)
        assert all(row[1] for row in rows.rows)


def test_the_register_has_all_fifty_rulings_and_each_is_linked_from_a_section() -> None:
    view = CompanionView(book_of(TITLE))
    ids = {f"G{number}" for number in range(1, 51)}
    assert ids <= {page.id for page in pages(view)}
    assert {ruling for page in pages(view) for ruling in page.rulings} == ids


def test_every_section_says_where_the_rules_say_it() -> None:
    page = CompanionView(book_of(TITLE)).page("set-up")
    assert page is not None
    assert page.place == "Rules: Game components, Set up"


def test_a_game_with_other_rulings_says_so_where_they_matter() -> None:
    usual, other = Table(), Table(order_draw="one-each")
    told = {}
    for table in (usual, other):
        view = CompanionView(companion_book(TITLE, Moment(table.engine, table.state)))
        told[table] = {page.id: page.otherwise for page in pages(view) if page.otherwise}
    assert not told[usual]
    assert {"choices", "bag"} <= told[other].keys()


def test_headings_are_those_of_the_rule_text(shared_folder: Path) -> None:
    rules = (shared_folder / "rules" / "german-railways-en.md").read_text("utf-8")
    lines = {line.strip("■ #*").strip() for line in rules.splitlines()}
    named = {
        heading for section in companion("en", TITLE).sections.values() for heading in section.headings.split(", ")
    } - {""}
    named |= {place for ruling in the_title().data.rulings.ruling for place in ruling.place.split(", ")}
    near = {heading for heading in named if not any(line.startswith(heading) for line in lines)}
    assert near == set()


def test_links_of_a_page_have_words() -> None:
    for language in LANGUAGES:
        for section in companion(language, TITLE).sections.values():
            spans = [span for line in lines_of(section.blocks) for span in line]
            assert all(isinstance(span, Span) and (span.words or span.target) for span in spans)


ASKED = {
    "en": {
        "who starts": "first-auctions",
        "what if nobody bids": "first-auctions",
        "minimum bid": "bidding",
        "third share": "offer",
        "how many markers": "bag",
        "acting twice": "bag",
        "how many hexes can I build": "build",
        "cost of mountains": "costs",
        "approach zone": "berlin",
        "free hex": "powers",
        "income over 50": "income",
        "direct connection": "links",
        "double dividend": "dividend",
        "when does the game end": "end",
        "who wins": "winner",
        "tie": "winner",
        "treasury": "money",
        "easier game": "choices",
        "G22": "G22",
        "wrong money": "program-correct",
    },
    "de": {
        "dritter anteil": "offer",
        "mindestgebot": "bidding",
        "wie viele marker": "bag",
        "zone um berlin": "berlin",
        "kosten der berge": "costs",
        "verbindung": "links",
        "doppelte dividende": "dividend",
        "spielende": "end",
        "gleichstand": "winner",
        "kasse": "money",
    },
    "ja": {
        "3枚目の株": "offer",
        "マーカー": "bag",
        "ベルリン 周辺": "berlin",
        "費用": "costs",
        "接続": "links",
        "配当": "dividend",
        "ゲーム終了": "end",
        "勝者": "winner",
        "ビッド": "bidding",
    },
}


@pytest.mark.parametrize(
    ("language", "asked", "section"),
    [(language, asked, section) for language, all_ in ASKED.items() for asked, section in all_.items()],
)
def test_what_a_player_asks_is_among_the_first_three(language: str, asked: str, section: str) -> None:
    try:
        use_language(language)
        found = [entry.id for entry in CompanionView(book_of(TITLE)).find(asked)][:3]
    finally:
        use_language("en")
    assert section in found
