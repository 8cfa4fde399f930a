"""The rules companion: every refusal and step has its section, every link leads somewhere, facts come from data."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.errors import TitleDataError
from core.rail18.state import STEPS, Frame, Player
from core.rail18.title_values import TitleValues
from core.text.catalogue import use_language
from core.text.companion import (
    CompanionError,
    Drawn,
    Paragraph,
    Points,
    Rows,
    Section,
    Span,
    lines_of,
    parse_line,
    parse_section,
    read_companion,
    read_index,
)
from core.text.searching import Finder, Passage, folded
from tests.core.text.companion_texts import FOLDERS, LANGUAGES, PROGRAM, TITLES, companion, folders, indexes
from tests.core.text.fluent_files import JAPANESE, SEVERAL_ENGLISH_WORDS, TRANSLATED, bare, to_translate
from tests.core.text.refusal_params import CORE, calls_in
from ui.app.families import family_of
from ui.companion.views.view import CompanionView, PageView, read_for
from ui.rail18.views.companion.book import companion_view

QUESTIONS = {"1824": ("exchange", "station", "discard"), "1844": ("par", "mountain", "station", "discard")}
ROUNDS_NOT_PLAYED = {"1824": {"auction"}, "1844": set[str]()}
OPEN = {"german_railways": {"auction", "order", "turn", "over"}}  # steps of titles that are no 18xx
LACKING = {  # what a title never refuses: it has no auction, no destinations, no privates of companies, no pool
    "1824": {
        "bid-too-low", "no-auction", "not-on-offer", "other-bid", "unknown-private",
        "destination-not-reached", "destination-pays-itself", "no-destination",
        "company-buys-no-privates", "extra-tile-colour", "no-private-sales-now", "no-private-sales-yet",
        "not-directors-private", "power-not-usable", "private-not-for-sale", "private-price",
        "block-leaves-debt", "must-sell-for-debt", "pool-full",
        "hex-train-offboard", "no-par-question", "nothing-to-visit", "train-fixed",
    },
    "1844": set[str](),
    "german_railways": set[str](),
}  # fmt: skip
SAME = {  # names, and what is called so in German, too
    "1824": "BH BK Bank Budapest CL Ctrl MS SB Sd Staatsbahn Ug Wien",
    "1844": "Bank Bern Ctrl GB Moritz SBB Zürich",
    "german_railways": "Bank Berlin Ctrl BHE CME GBS KBS KSS MWB NME PO",
}
SENTENCE = re.compile(r"(?<=[.:;?])\s+|[。：]")


def heads(folder: Path, language: str) -> list[tuple[str, str]]:
    """Chapters (#) and sections (##) as they stand in the files."""
    files = (path.read_text("utf-8") for path in (folder / language).glob("*.md"))
    return sorted(head for source in files for head in re.findall(r"^(##?) ([a-z0-9-]+): ", source, re.MULTILINE))


@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_has_one_section(title: str) -> None:
    """Those of the family and of the title itself; what the program refuses in one title alone is told in all."""
    own, program = ([code for section in index for code in section.refusals] for index in indexes(title))
    assert len({*own, *program}) == len(own) + len(program)
    titles = CORE / "titles"
    others = {path for path in titles.rglob("*.py") if not path.is_relative_to(titles / f"t{title}")}
    families = {registry.family_of(known).id for known in registry.title_ids()} - {registry.family_of(title).id}
    others |= {path for family in families for path in (CORE / family).rglob("*.py")}
    refused = {code for path in {*CORE.rglob("*.py")} - others for code, _ in calls_in(path)}
    assert LACKING[title] <= refused
    assert sorted(own) == sorted(refused - LACKING[title] - {*program})


def test_every_refusal_that_the_program_explains_is_there() -> None:
    codes = {code for section in read_index(PROGRAM) for code in section.refusals}
    assert codes <= {code for path in CORE.rglob("*.py") for code, _ in calls_in(path)}


@pytest.mark.parametrize("title", TITLES)
def test_every_step_has_one_section(title: str) -> None:
    steps = [step for index in indexes(title) for section in index for step in section.steps]
    if title in OPEN:
        assert sorted(steps) == sorted(OPEN[title])
        return
    rounds = {kind.__dataclass_fields__["kind"].default for kind in get_args(get_args(Frame)[0])} - {"turn", "question"}
    rounds -= ROUNDS_NOT_PLAYED[title]
    assert sorted(steps) == sorted({*rounds, *STEPS, *(f"question-{about}" for about in QUESTIONS[title])})


@pytest.mark.parametrize("title", TITLES)
def test_every_panel_and_dialog_that_leads_to_a_section_is_there(title: str) -> None:
    ui = Path(__file__).parents[3] / "ui"
    sources = "".join(path.read_text("utf-8") for path in ui.rglob("*.py"))
    names = [name for index in indexes(title) for section in index for name in section.panels]
    assert len(names) == len(set(names))
    if not registry.family_of(title).facts(registry.title_data(title)).playable:
        return  # the window has no panels for it yet
    panels = {*(spec.name for spec in family_of(title).panels), "turn"}
    assert panels <= set(names)
    assert all(name in panels or f'setObjectName("{name}")' in sources for name in names)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_sections(language: str, title: str) -> None:
    for folder in folders(title):
        index = read_index(folder)
        chapters = {("#", section.chapter) for section in index}
        assert heads(folder, language) == sorted([*chapters, *(("##", section.id) for section in index)])


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_says_something_and_every_link_leads_somewhere(language: str, title: str) -> None:
    found = companion(language, title)
    rulings = {ruling.id for ruling in registry.title_data(title).data.rulings.ruling}
    for section in found.sections.values():
        assert section.blocks
        assert section.name != section.id
        assert set(section.links) <= found.sections.keys() | {"rulings"} | rulings, section.id
    assert {ruling for section in found.sections.values() for ruling in section.rulings} == rulings


def sentences(section: Section) -> Iterator[str]:
    """With the name, and cell by cell; without single letters, as they mark places and papers."""
    lines = ("".join(span.words for span in line if span.style != "typed") for line in lines_of(section.blocks))
    for words in (section.name, *lines):
        yield from (re.sub(r"\b\w\d?\b", "", sentence) for sentence in SENTENCE.split(words))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_sentence_is_the_english_one(language: str, title: str) -> None:
    english = {bare(words) for section in companion(title=title).sections.values() for words in sentences(section)}
    found = companion(language, title)
    assert not set(map(bare, found.chapters.values())) & set(map(bare, companion(title=title).chapters.values()))
    assert not [
        f"{section.id}: {words}"
        for section in found.sections.values()
        for words in sentences(section)
        if bare(words) in english and to_translate(words, SAME[title])
    ]


@pytest.mark.parametrize("title", TITLES)
def test_japanese_sentences_are_in_japanese(title: str) -> None:
    assert not [
        f"{section.id}: {words}"
        for section in companion("ja", title).sections.values()
        for words in sentences(section)
        if SEVERAL_ENGLISH_WORDS.search(words) or (to_translate(words, SAME[title]) and not JAPANESE.search(words))
    ]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_its_place(language: str, title: str) -> None:
    """A page, or a section or heading where the rule text has no pages; never two of them."""
    found = companion(language, title)
    assert all(section.is_rule == (section.chapter != "program") for section in found.sections.values())
    given = [(section.pages, section.sections, section.headings) for section in found.sections.values()]
    assert not any(sum(map(bool, places)) > 1 for places in given)


def amounts_of(title: str) -> set[int]:
    data = registry.title_data(title).data
    if title in OPEN:
        return {*data.players.values(), *(railroad.locomotives for railroad in data.railroads)}
    prices = {side.price for train in data.trains for side in train.sides} | {data.bank}
    return prices | {entry.cash for entry in data.players.values()} | {private.face for private in data.privates}


@pytest.mark.parametrize("title", TITLES)
def test_texts_do_not_repeat_what_the_title_says(title: str) -> None:
    """Prices of trains, papers and stations, incomes and the bank stand in the data alone."""
    prices = amounts_of(title)
    allowed = {70, 180, 100, 50, 20}  # in examples of prices and percents
    for folder in folders(title):
        for path in folder.glob("*/*.md"):
            numbers = {int(number) for number in re.findall(r"(?<![\w.{])\d{2,5}(?![\w.}])", path.read_text("utf-8"))}
            assert not numbers & (prices - allowed), path.name


def test_values_are_found_by_their_path() -> None:
    values = TitleValues(registry.title("1844"))
    assert values("bank") == 12000
    assert values("privates.P6.face") == 180
    assert values("train.2H.price") == 70
    assert values("kinds.historical.station_costs.1") == 40
    assert values("players.3.cash") == 800
    assert values("launch.regional") == 3
    assert values("pars") == (60, 70, 80, 90, 100)
    assert values("phases-of.yellow") == ("1", "2")
    for path in ("nothing", "privates.P9.face", "privates", "kinds.historical.station_costs.9", "bank.more"):
        with pytest.raises(TitleDataError):
            values(path)


def test_the_markup_is_read() -> None:
    section = parse_section(
        "a", "b", "Name",
        ["also: x, y", "", "Some **words** of", "two lines.", "- one [[a]]", "- two [[b|called]]", "", "1. first",
         "| A | B |", "| 1 | `t` |", "!table trains", "!picture tunnel | *Here*"],
    )  # fmt: skip
    assert section.also == "x, y"
    words, points, numbers, rows, table, picture = section.blocks
    assert words == Paragraph((Span("Some "), Span("words", "strong"), Span(" of two lines.")))
    assert points == Points((parse_line("one [[a]]"), parse_line("two [[b|called]]")))
    assert list(section.links) == ["a", "b"]
    assert numbers == Points(((Span("first"),),), numbered=True)
    assert rows == Rows((((Span("A"),), (Span("B"),)), ((Span("1"),), (Span("t", "typed"),))))
    assert table == Drawn("table", "trains")
    assert picture == Drawn("picture", "tunnel", "*Here*")
    with pytest.raises(CompanionError):
        parse_section("a", "b", "Name", ["!tabel trains"])


def test_a_title_without_a_companion_has_the_programs_sections(tmp_path: Path) -> None:
    found = read_companion((tmp_path, FOLDERS[1]), "en", str)
    assert {section.chapter for section in found.sections.values()} == {"program"}


def test_searching_minds_neither_case_nor_umlauts_nor_width() -> None:
    assert folded("Gründung ÉTAT Straße ＳＢＢ") == "grundung etat strasse sbb"
    assert folded("ひらがな") == "ヒラガナ"
    assert folded("バス") != folded("パス")
    finder = Finder(
        [
            Passage("form", "Gründung der SBB", "Alle gehen in der SBB auf."),
            Passage("bid", "競り", "ミニマムビッドは定価です。パスした人は戻れません。", "auction bid"),
            Passage("sell", "Selling", "Shares are sold as one block."),
        ]
    )
    assert [found.id for found in finder.find("gruendung")] == ["form"]
    assert [found.id for found in finder.find("GRUNDUNG sbb")] == ["form"]
    assert [found.id for found in finder.find("びっど")] == ["bid"]
    assert [found.id for found in finder.find("sells")] == ["sell"]
    assert "パスした人" in finder.find("パス")[0].snippet
    assert finder.find("block xyz")[0].id == "sell"
    assert finder.find("what is sold as a block")[0].id == "sell"
    assert finder.find("  ") == []
    assert finder.find("xyz") == []


QUESTIONS_ASKED = {
    "en": {
        "can I sell in the first round": "stock-sell",
        "how many shares can I have": "share-limit",
        "what does a station cost": "stations",
        "can an H train run to Milano": "train-kinds",
        "no money for a train": "emergency",
        "when does the sbb form": "sbb-forming",
        "rounding dividend": "dividend",
        "what is P4": "private-powers",
        "how many tiles per turn": "track",
        "must I run the best route": "best-run",
        "buy train from another company": "trains-others",
        "bankrupt": "debt",
        "token": "stations",
        "rust": "trains",
        "OO": "which-tile",
        "wrong money": "program-correct",
        "R14": "R14",
        "print": "program-sheets",
        "second screen": "program-display",
    },
    "de": {
        "erste runde verkaufen": "stock-sell",
        "was kostet ein bahnhof": "stations",
        "kein geld fuer lok": "emergency",
        "wann entsteht die sbb": "sbb-forming",
        "aufwertung": "upgrades",
        "zurich buchstabe": "which-tile",
        "spielende": "end",
        "ruckgangig": "program-undo",
        "präsident": "director",
        "notverkauf": "emergency",
        "züge": "trains",
        "drucken": "program-sheets",
        "startspieler": "stock-end",
        "lok umdrehen": "trains",
        "wann rostet eine lok": "trains",
        "pleite": "debt",
        "token": "stations",
        "upgrade": "upgrades",
        "chips": "money",
        "absturz": "program-files",
        "regelfrage": "program-settings",
    },
    "ja": {
        "最初の株式ラウンド 売却": "stock-sell",
        "トークン 費用": "stations",
        "お金が足りない": "emergency",
        "社長交代": "director",
        "さいしゅう": "",
        "元に戻す": "program-undo",
        "ゲーム終了": "end",
        "株の売却": "stock-sell",
        "売る": "stock-sell",
        "列車義務": "train-duty",
        "証券制限": "share-limit",
        "優先権": "stock-turn",
        "アンドゥ": "program-undo",
        "印刷": "program-sheets",
    },
}


@pytest.mark.parametrize(
    ("language", "asked", "section"),
    [(language, asked, section) for language, all_ in QUESTIONS_ASKED.items() for asked, section in all_.items()],
)
def test_what_a_player_asks_is_among_the_first_three(language: str, asked: str, section: str) -> None:
    use_language(language)
    try:
        found = [entry.id for entry in companion_view(registry.title("1844")).find(asked)][:3]
    finally:
        use_language("en")
    assert section in found if section else not found


FOUND = {  # the best, and others that have the words
    "en": {
        "tunnel": ("tunnel-certificates", "tunnels tunnel-bonus R17 R21 R44 R45"),
        "debt": ("debt", "emergency R32 R33"),
        "overdraft": ("debt", ""),
        "destination": ("destinations", "kinds R18"),
        "transit bonus": ("transit", "R22"),
        "P2": ("auction", "private-powers R37"),
        "P4": ("auction", "private-powers R36"),
        "export": ("export", "program-sheets R29"),
        "dividend": ("dividend", "privates R25"),
        "stock market": ("market", ""),
        "float": ("launch", "R9"),
    },
    "de": {
        "Tunnel": ("tunnel-certificates", "tunnels tunnel-bonus R17 R21 R44 R45"),
        "Schulden": ("debt", "emergency R32 R33"),
        "Überziehung": ("debt", ""),
        "Zielbahnhof": ("destinations", "kinds R18"),
        "Transitbonus": ("transit", "R22"),
        "P2": ("auction", "private-powers R37"),
        "P4": ("auction", "private-powers R36"),
        "Export": ("export", "program-sheets R29"),
        "Dividende": ("dividend", "privates R25"),
        "ausschütten": ("dividend", ""),
        "float": ("launch", "R9"),
        "stock market": ("market", ""),
    },
    "ja": {
        "トンネル": ("tunnel-certificates", "tunnels tunnel-bonus R17 R21 R44 R45"),
        "借金": ("debt", "emergency R32 R33"),
        "目的地": ("destinations", "kinds R18"),
        "通過ボーナス": ("R22", ""),
        "トランジットボーナス": ("transit", ""),
        "P2": ("auction", "private-powers R37"),
        "P4": ("auction", "private-powers R36"),
        "国外売却": ("export", "R29"),
        "配当": ("dividend", "privates R25"),
        "tunnel": ("tunnel-certificates", "tunnels tunnel-bonus R17 R21"),
        "float": ("launch", "R9"),
        "dividend": ("dividend", "privates R25"),
    },
}


@pytest.mark.parametrize(
    ("language", "asked", "best", "others"),
    [(language, asked, *found) for language, all_ in FOUND.items() for asked, found in all_.items()],
)
def test_all_that_has_the_words_is_found(language: str, asked: str, best: str, others: str) -> None:
    use_language(language)
    try:
        found = [entry.id for entry in companion_view(registry.title("1844")).find(asked)]
    finally:
        use_language("en")
    assert found[0] == best
    assert set(others.split()) <= set(found)


def test_names_and_words_to_be_found_by_count_more_than_what_is_said() -> None:
    finder = Finder(
        [
            Passage("said", "Running", "An export. The export is told, and the export again."),
            Passage("program", "Export", "Writes files.", weight=0.5),
            Passage("asked", "R29", "It leaves.", "When is a train an export?"),
            Passage("named", "Export", "It leaves."),
            Passage("abroad", "国外", "除きます。", english="Exports"),
            Passage("chance", "国外", "除きます。", english="reexport"),
        ]
    )
    assert [found.id for found in finder.find("export")] == ["named", "asked", "program", "abroad", "said"]


def test_a_question_is_not_answered_by_its_small_words() -> None:
    finder = Finder(
        [
            Passage("station", "Stations", "What a station costs."),
            Passage("turn", "What a turn is", "What a company does."),
            Passage("end", "What the end is", "What does count."),
        ]
    )
    assert [found.id for found in finder.find("what does a station cost")] == ["station"]


def test_words_that_stand_together_come_first() -> None:
    finder = Finder(
        [
            Passage("pool", "Pool", "", "market, stock"),
            Passage("market", "Prices", "", "stock market"),
        ]
    )
    assert [found.id for found in finder.find("stock market")] == ["market", "pool"]


@pytest.mark.parametrize("asked", ["売却", "株を売る", "株の売却"])
def test_selling_is_of_shares_before_trains_sold_abroad(asked: str) -> None:
    use_language("ja")
    try:
        found = [entry.id for entry in companion_view(registry.title("1844")).find(asked)]
    finally:
        use_language("en")
    assert found[0] == "stock-sell"


def test_a_game_with_other_rulings_says_so_where_they_matter() -> None:
    title = registry.title("1844")
    players = [Player(f"p{number}", str(number)) for number in range(3)]
    usual = registry.engine(new_setup("1844", players)).rules
    other = registry.engine(new_setup("1844", players, overrides={"excess-trains": "remove"})).rules
    assert all(not page.otherwise for page in pages_of(companion_view(title, usual)))
    told = {page.id: page.otherwise for page in pages_of(companion_view(title, other)) if page.otherwise}
    assert told == {"discard": (("R27", "They leave the game."),)}


def pages_of(view: CompanionView) -> list[PageView]:
    return [page for chapter, _ in view.chapters for page in view.pages(chapter)]


@pytest.mark.parametrize(
    ("language", "title", "section", "place"),
    [
        ("en", "1844", "final-worth", "Rules, p. 5, 17"),
        ("ja", "1844", "final-worth", "ルール5、17ページ"),
        ("en", "1824", "final-worth", "Rules, section XVII"),
        ("en", "1824", "goods", "Rules, sections X, XII"),
        ("de", "1824", "goods", "Regeln, Abschnitte X, XII"),
        ("ja", "1824", "goods", "ルール第X、XII章"),
    ],
)
def test_places_are_listed_as_the_language_does(language: str, title: str, section: str, place: str) -> None:
    use_language(language)
    try:
        page = companion_view(registry.title(title)).page(section)
    finally:
        use_language("en")
    assert page is not None
    assert page.place == place


@pytest.mark.parametrize(
    ("language", "pars", "phases"),
    [
        ("en", "60, 70, 80, 90, 100", "in phases 1, 2; green"),
        ("de", "60, 70, 80, 90, 100", "in Phase 1, 2; grün"),
        ("ja", "60、70、80、90、100", "黄（フェイズ1、2）、緑"),
    ],
)
def test_values_are_listed_as_the_language_does(language: str, pars: str, phases: str) -> None:
    assert pars in said("stock-start", language)
    assert phases in said("revenue", language)


def said(section: str, language: str) -> str:
    use_language(language)
    try:
        view = companion_view(registry.title("1844"))
        page = view.page(section)
        assert page is not None
        return view.plain(page.blocks)
    finally:
        use_language("en")


def test_searching_in_another_language_changes_nothing_that_is_said() -> None:
    english = said("set-up", "en")
    read_for.cache_clear()
    use_language("de")
    companion_view(registry.title("1844")).find("Tunnel")
    use_language("en")
    assert said("set-up", "en") == english
