"""Lists, sentences and figures are built as each language builds them."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.rail18.actions import BuyShare
from core.text import catalogue
from core.text.catalogue import text, use_language, usual_language
from core.text.dates import date_words
from core.text.lists import clauses, either, items, listed, numbered, sentences, spoken
from core.text.numbers import exact, figure, figure_in, signed, tenths
from tests.titles.t1844.positions import Table
from ui.rail18.views.moment import Moment
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position.draft import PositionDraft
from ui.rail18.views.position.reading import Reading
from ui.rail18.views.quick.entry import understand, verb_hint
from ui.rail18.views.quick.words import read_number
from ui.rail18.views.tiles import tile_views


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize(
    ("of_windows", "environment", "spoken_there"),
    [
        (0x0807, {}, "de"),  # of Switzerland
        (0x0411, {}, "ja"),
        (0x040C, {}, "en"),  # French, which we have not
        (0xFFFF, {}, "en"),  # nobody's
        (None, {}, "en"),
        (0x0407, {"LANG": "ja_JP.UTF-8"}, "ja"),
        (0x0407, {"LANG": "ja", "BANKHALTER_LANGUAGE": "en"}, "en"),
        (None, {"LANG": "ja", "BANKHALTER_LANGUAGE": "fr"}, "ja"),
        (None, {"BANKHALTER_LANGUAGE": "fr"}, "en"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "de:en"}, "de"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "fr_CH:de_CH:en"}, "de"),
        (None, {"LANG": "ja_JP.UTF-8", "LANGUAGE": "fr"}, "ja"),
        (None, {"LANG": "ja_JP.UTF-8", "LANGUAGE": "en:ja"}, "en"),
        (None, {"LANG": "de_CH.UTF-8", "LANGUAGE": ""}, "de"),
        (None, {"LANG": "de_CH.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        (None, {"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
        (None, {"LANGUAGE": "de"}, "en"),
    ],
)
def test_the_command_line_speaks_as_the_system(
    of_windows: int | None, environment: dict[str, str], spoken_there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BANKHALTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(catalogue, "_of_windows", lambda: of_windows)
    assert usual_language() == spoken_there


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
    assert numbered(["Ana", "Ben"]) == items(["1\u00a0Ana", "2\u00a0Ben"]), "no line ends behind a number"
    assert (items(()), listed(()), listed(["Ana"]), either(["Ana"])) == ("", "", "Ana", "Ana")


@pytest.mark.parametrize(
    ("language", "told", "parts", "read"),
    [("en", "A. B.", "a; b", "a. b"), ("de", "A. B.", "a; b", "a. b"), ("ja", "A.B.", "a；b", "a。b")],
)
def test_what_stands_one_behind_the_other(language: str, told: str, parts: str, read: str) -> None:
    use_language(language)
    assert (sentences(["A.", "B."]), clauses(["a", "b"]), spoken(["a", "b"])) == (told, parts, read)


@pytest.mark.parametrize(
    ("language", "parts", "told"),
    [
        ("en", ("Note: Counted again", "B."), "Note: Counted again. B."),
        ("en", ("“As agreed”", "B."), "“As agreed”. B."),
        ("en", ("“As agreed.”", "Not here. (p. 7)", "Now:", "B"), "“As agreed.” Not here. (p. 7) Now: B"),
        ("de", ("Notiz: Nachgezählt", "Grund: „So“.", "B."), "Notiz: Nachgezählt. Grund: „So“. B."),
        (
            "ja",
            ("メモ：数え直し", "理由：「卓の合意」", "Bです。（7ページ）", "C。"),
            "メモ：数え直し。理由：「卓の合意」。Bです。（7ページ）C。",
        ),
    ],
)
def test_what_somebody_typed_at_the_end_of_a_sentence_does_not_run_into_the_next(
    language: str, parts: tuple[str, ...], told: str
) -> None:
    use_language(language)
    assert sentences(parts) == told


@pytest.mark.parametrize(("language", "amount"), [("en", "12,000"), ("de", "12.000"), ("ja", "12,000")])
def test_figures_stand_alike_in_cells_and_in_sentences(language: str, amount: str) -> None:
    use_language(language)
    assert figure(12000) == amount
    assert figure(-12000) == f"−{amount}"
    assert (signed(12000), signed(-12000), signed(0)) == (f"+{amount}", f"−{amount}", "0")
    assert tenths(2.0) == ("2,0" if language == "de" else "2.0")
    assert (exact(37.5), exact(40.0)) == ("37,5" if language == "de" else "37.5", "40")
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


# words that are typed


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize(
    ("word", "meant"),
    [("yes", True), ("y", True), ("ja", True), ("J", True), ("はい", True), ("ｙ", True), ("x", True), ("+", True),
     ("no", False), ("nein", False), ("n", False), ("いいえ", False), ("–", False), ("-", False)],
)  # fmt: skip
def test_yes_and_no_in_any_language(language: str, word: str, meant: bool) -> None:
    use_language(language)
    for usual in (True, False):
        reading = reading_of({"passed:p1": word})
        assert reading.yes("passed:p1", usual) is meant
        assert not reading.wrongs


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize(
    ("word", "meant"),
    [("open", "open"), ("offen", "open"), ("未到達", "open"), ("o", "open"),
     ("reached", "reached"), ("erreicht", "reached"), ("到達済み", "reached"), ("到達", "reached"),
     ("none", "none"), ("keiner", "none"), ("なし", "none"), ("–", "none")],
)  # fmt: skip
def test_destinations_in_any_language(language: str, word: str, meant: str) -> None:
    use_language(language)
    reading = reading_of({"destination:RhB": word})
    assert reading._destination("RhB", floated=True) == meant
    assert not reading.wrongs


def test_a_word_of_no_language_is_told_with_those_that_are_known() -> None:
    use_language("de")
    reading = reading_of({"passed:p1": "vielleicht"})
    assert reading.yes("passed:p1", False) is False
    assert [found.sentence for found in reading.wrongs] == ["„vielleicht“ ist weder „ja“ noch „nein“."]


def reading_of(typed: dict[str, str]) -> Reading:
    table = Table(4)
    return Reading(table.rules, table.state, PositionDraft(NewGame("1844"), typed))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("b ab", "buy AB")),
        ("de", ("k ab", "kaufen ab", "b ab", "buy ab", "ka AB bank")),
        ("ja", ("購入 ab", "買う　ＡＢ", "b ab", "buy AB 銀行")),
    ],
)
def test_a_share_is_bought_in_the_words_of_the_language_or_in_english(language: str, lines: tuple[str, ...]) -> None:
    use_language(language)
    table = Table(4, mode="table").company("AB", ann=2)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    for line in lines:
        found = understand(moment, line)
        assert found.actions == (BuyShare(actor="ann", company="AB", source="bank", percent=10),), line


@pytest.mark.parametrize(
    ("language", "line"), [("en", "start nob 100, b ab"), ("de", "g nob 100, p"), ("ja", "公開 nob 100、パス")]
)
def test_two_phrases_in_one_line(language: str, line: str) -> None:
    use_language(language)
    table = Table(4, mode="table").company("AB", ann=2).give(ann=900)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    assert len(understand(moment, line).actions) == 2


@pytest.mark.parametrize(("language", "first"), [("en", "buy"), ("de", "kaufen"), ("ja", "購入")])
def test_what_may_follow_is_offered_in_the_language_in_use(language: str, first: str) -> None:
    use_language(language)
    table = Table(4, mode="table").company("AB", ann=2)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    offered = {completion.word: completion.hint for completion in understand(moment, "").completions}
    assert offered[first] == verb_hint("buy", "1844")
    assert ("buy" in offered) is (language == "en")


@pytest.mark.parametrize(
    ("language", "begun", "words"),
    [
        ("de", "ka", ["kaufen"]),
        ("ja", "購", ["購入"]),
        ("ja", "買", ["買う"]),
        ("ja", "bu", ["buy"]),  # typed without changing the input method
        ("ja", "ＢＵ", ["buy"]),
        ("de", "b ab b", ["bank"]),
        ("ja", "b ab 銀", ["銀行"]),
        ("ja", "b ab ", ["銀行"]),
    ],
)
def test_what_was_begun_is_completed_in_the_same_script(language: str, begun: str, words: list[str]) -> None:
    use_language(language)
    table = Table(4, mode="table").company("AB", ann=2)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    assert [completion.word for completion in understand(moment, begun).completions] == words


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_thousands_in_a_quick_line_are_no_second_phrase(language: str) -> None:
    use_language(language)
    table = Table(4, mode="table").company("AB", ann=5).own("AB", a="3").turn("AB", "run").change(track_kept=False)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    for amount in ("1,200", "1.200", "1'200", "1200"):
        (action,) = understand(moment, f"run {amount}").actions
        assert getattr(action, "revenue", None) == 1200


def test_the_tray_speaks_the_language_chosen_last() -> None:
    table = Table(4)
    moment = Moment(table.engine, table.state, table.engine.options(table.state))
    tips = []
    for language in ("en", "de", "en"):
        use_language(language)
        tips.append(tile_views(moment)[0].tip)
    assert tips[0] == tips[2] != tips[1]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "2026-11-06, 22:05"), ("de", "06.11.2026, 22:05"), ("ja", "2026/11/06 22:05")]
)
def test_dates(language: str, words: str) -> None:
    use_language(language)
    assert date_words(datetime(2026, 11, 6, 22, 5, tzinfo=UTC)) == words


JOINED = re.compile(r"""(["'])(?:, |; |\. |: )\1\.join\(""")
FOR_PROGRAMS = {"ui/journal/views/table.py", "ui/display/screens.py"}  # tables and settings, read by nobody


def test_nothing_is_joined_as_only_some_languages_join_it() -> None:
    root = Path(__file__).parents[3]
    found = {
        str(path.relative_to(root).as_posix())
        for folder in ("ui", "core/interchange")
        for path in (root / folder).rglob("*.py")
        if JOINED.search(path.read_text("utf-8"))
    }
    assert found == FOR_PROGRAMS
