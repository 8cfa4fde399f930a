import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from core.assets import asset_root, place_title
from core.text import messages as module
from core.text.catalogue import (
    Catalogue,
    UnknownText,
    catalogue,
    languages,
    message_files,
    text,
    text_of,
    use_language,
)
from core.text.messages import BadText, Messages
from core.text.plain import put_together


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    folder = tmp_path / "locale"
    (folder / "en").mkdir(parents=True)
    (folder / "de").mkdir()
    (folder / "en" / "one.ftl").write_text("hello = Hello { $name }\nbank = Bank { $money }\n", "utf-8")
    (folder / "en" / "two.ftl").write_text("bye = Bye\n", "utf-8")
    (folder / "de" / "one.ftl").write_text("hello = Grüezi { $name }\n", "utf-8")
    return folder


def test_messages_take_parameters(locale: Path) -> None:
    assert Catalogue("en", locale).format("hello", {"name": "Anna"}) == "Hello Anna"


def test_numbers_have_their_thousands_separated(locale: Path) -> None:
    assert Catalogue("en", locale).format("bank", {"money": 12000}) == "Bank 12,000"


def test_a_language_falls_back_to_english(locale: Path) -> None:
    german = Catalogue("de", locale)
    assert german.format("hello", {"name": "Anna"}) == "Grüezi Anna"
    assert german.format("bye") == "Bye"


@pytest.mark.parametrize(
    ("types", "named"),
    [
        ("3", "3er"),
        ("2H", "2H"),
        ("8E", "8E"),
        ("EVA", "EVA"),
        ("3/3H", "3er/3H"),
        ("5 / 5H", "5er / 5H"),
        ("2, 2H und 3", "2er, 2H und 3er"),
        ("3 2×, 3H", "3er 2×, 3H"),
        ("9 × 3/3H, 8E/8H", "9 × 3er/3H, 8E/8H"),
    ],
)
def test_german_calls_trains_by_their_number(locale: Path, types: str, named: str) -> None:
    (locale / "de" / "two.ftl").write_text("trains = Loks: { TRAIN($types) }\n", "utf-8")
    assert Catalogue("de", locale).format("trains", {"types": types}) == f"Loks: {named}"


def test_unknown_codes_and_missing_parameters_are_bugs(locale: Path) -> None:
    with pytest.raises(UnknownText):
        Catalogue("de", locale).format("nothing")
    with pytest.raises(BadText):
        Catalogue("en", locale).format("hello")


def test_a_message_is_parsed_when_it_is_needed(locale: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = []
    monkeypatch.setattr(module, "FluentResource", lambda source: parsed.append(source) or FluentResource(source))
    english = Catalogue("en", locale)
    assert parsed == []
    assert english.format("bank", {"money": 1000}) == english.format("bank", {"money": 1000}) == "Bank 1,000"
    assert parsed == ["bank = Bank { $money }\n"]
    english.read_all()
    assert len(parsed) == 2  # what has no place for a parameter never is


def test_messages_quote_others_wherever_they_stand(locale: Path) -> None:
    (locale / "en" / "three.ftl").write_text(
        "# A comment\nparting = { farewell }, { $name }\n\n# and another\nfarewell =\n    { bye }\n    and good luck\n",
        "utf-8",
    )
    assert Catalogue("en", locale).format("parting", {"name": "Anna"}) == "Bye\nand good luck, Anna"
    assert Catalogue("long", locale).format("farewell") == "Byéé\nááññd gööööd lüück"


def test_a_message_that_is_none_harms_no_other(locale: Path) -> None:
    (locale / "en" / "three.ftl").write_text("broken = { $name\nwhole = Yes\n", "utf-8")
    english = Catalogue("en", locale)
    assert english.format("whole") == "Yes"
    with pytest.raises(UnknownText):
        english.format("broken", {"name": "Anna"})


@pytest.mark.parametrize("language", languages())
def test_plain_messages_are_put_together_as_fluent_does_it(language: str) -> None:
    sources = catalogue(language).sources
    fluent = Messages(language, sources, lengthened=False)
    plain = 0
    for code, source in sources.items():
        params = dict(zip(_parameters(source), _VALUES, strict=False))
        if (found := put_together(source, params)) is not None:
            plain += 1
            assert found == fluent.format(code, params)
    assert plain > len(sources) / 2


_VALUES = ("Ana { $name }", 0, 999, " ", "株", 7, "", "x = 1")


def _parameters(source: str) -> list[str]:
    return list(dict.fromkeys(re.findall(r"\$([\w-]+)", source)))


@pytest.mark.parametrize(
    "source",
    [
        "more = { $number ->\n    [one] One\n   *[other] More\n }\n",
        "two-lines = One\n    and two\n",
        "below =\n    Below\n",
        "with = Words\n    .tip = More words\n",
        "call = { TRAIN($train) }\n",
        "quote = { other } words\n",
        'signs = { "\\u00a0" }\n',
        "broken = { $name\n",
        "closing = name }\n",
        "empty =\n",
    ],
)
def test_what_is_more_than_words_is_left_to_fluent(source: str) -> None:
    assert put_together(source, {"number": 1, "train": "3", "name": "Anna"}) is None


@pytest.mark.parametrize("value", [1000, -1, 1.5, True, None, ["Anna"]])
def test_values_that_languages_write_in_their_own_ways_are_left_to_fluent(value: object) -> None:
    assert put_together("bank = Bank { $money }\n", {"money": value}) is None


def test_no_code_is_in_two_files() -> None:
    for language in languages():
        seen: dict[str, str] = {}
        for path in message_files(language):
            for line in path.read_text("utf-8").splitlines():
                code, equals, _ = line.partition(" =")
                if equals and code and code[0].isalpha() and " " not in code:
                    assert code not in seen, f"{code} is in {seen.get(code)} and {path.name}"
                    seen[code] = path.name


def test_messages_of_a_title_lie_with_the_title(tmp_path: Path) -> None:
    for folder, words in (("locale", "hello = Hello"), ("titles/x/locale", "mine = My own")):
        (tmp_path / folder / "en").mkdir(parents=True)
        (tmp_path / folder / "en" / "one.ftl").write_text(f"{words}\n", "utf-8")
    english = Catalogue("en", tmp_path / "locale")
    assert [english.format(code) for code in ("hello", "mine")] == ["Hello", "My own"]


def test_a_title_from_elsewhere_brings_its_messages(locale: Path) -> None:
    assert "hello" not in catalogue()
    place_title("guest", locale.parent)
    try:
        assert text("hello", name="Anna") == "Hello Anna"
        assert catalogue("ja").format("bye") == "Bye"
    finally:
        place_title("guest", None)
    assert "hello" not in catalogue()
    with pytest.raises(UnknownText):
        text("hello", name="Anna")


def test_a_sort_of_things_may_have_a_message_of_its_own(locale: Path) -> None:
    (locale / "en" / "three.ftl").write_text("hello-guest = Welcome { $name }\n", "utf-8")
    place_title("guest", locale.parent)
    try:
        said = [text_of("hello", sort, name="Anna") for sort in ("guest", "host", "")]
    finally:
        place_title("guest", None)
    assert said == ["Welcome Anna", "Hello Anna", "Hello Anna"]


def test_common_messages_name_no_title() -> None:
    titles = [path.parent.name for path in asset_root().glob("titles/*/title.toml")]
    common = [path for language in languages() for path in (asset_root() / "locale" / language).glob("*.ftl")]
    named = {line for path in common for line in path.read_text("utf-8").splitlines() if any(t in line for t in titles)}
    assert {line.partition(" =")[0] for line in named} == {"desktop-keywords"}


def test_the_language_in_use_loads() -> None:
    assert catalogue().language == "en"


def test_the_long_language_keeps_parameters_and_is_longer(locale: Path) -> None:
    words = Catalogue("long", locale).format("hello", {"name": "Anna"})
    assert words == "Hééllöö Anna"


def test_another_language_can_be_used() -> None:
    use_language("long")
    try:
        assert text("app-tagline") == catalogue("long").format("app-tagline")
        assert len(text("app-tagline")) > 1.33 * len(catalogue("en").format("app-tagline"))
    finally:
        use_language("en")
