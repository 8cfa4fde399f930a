"""A title speaks every language: its name, its register of rulings, its presets, the pages that it cites."""

import re
from collections.abc import Iterator

import pytest

from core import registry
from core.interchange.register import presets, rulings
from core.interchange.wording import refusal_text, rule_place
from core.kernel.refusal import Rejection, Severity
from core.text.catalogue import languages, use_language
from core.text.title_words import title_name, title_words
from ui.rail18.views.new_game import NewGame
from ui.shell.views.ruled_game import presets as preset_rows
from ui.shell.views.ruled_game import ruling_rows
from ui.shell.views.start import board_cards

RULING = re.compile(r"(?<![A-Z0-9])[AGR][0-9]+(?![0-9])")
OTHERS = [language for language in languages() if language != "en"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("title_id", registry.title_ids())
@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_is_said_in_every_language(language: str, title_id: str) -> None:
    title = registry.title_data(title_id)
    use_language(language)
    for english, said in zip(title.data.rulings.ruling, rulings(title), strict=True):
        assert (said.id, said.switch, said.values, said.place) == (
            english.id,
            english.switch,
            english.values,
            english.place,
        )
        assert said.question != english.question, english.id
        assert RULING.findall(said.answer) == RULING.findall(english.answer), english.id
        assert set(said.meanings) == set(english.meanings)
        assert not set(said.meanings.values()) & set(english.meanings.values()), english.switch
    for known, preset in zip(title.data.rulings.preset, presets(title), strict=True):
        assert (preset.id, preset.set) == (known.id, known.set)
        assert preset.description != known.description


@pytest.mark.parametrize("title_id", registry.title_ids())
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_about_rulings_that_are_not_there(language: str, title_id: str) -> None:
    title = registry.title_data(title_id)
    use_language(language)
    words = title_words(title_id)
    assert set(words["ruling"]) == {ruling.switch or ruling.id for ruling in title.data.rulings.ruling}
    assert all(entry["answer"] for entry in words["ruling"].values())
    assert set(words["preset"]) == {preset.id for preset in title.data.rulings.preset}


@pytest.mark.parametrize(
    ("language", "name", "preset", "question"),
    [
        ("en", "1844 Switzerland", "Edition of 2016", "In which order do the players play?"),
        ("de", "1844 Schweiz", "Auflage 2016", "In welcher Reihenfolge wird gespielt?"),
        ("ja", "1844 スイス", "2016年版", "プレイ順はどう決まる？"),
    ],
)
def test_a_new_game_is_offered_in_the_language_in_use(language: str, name: str, preset: str, question: str) -> None:
    use_language(language)
    assert (
        next(card.name for card in board_cards() if card.title == "1844")
        == title_name("1844", "1844 Switzerland")
        == name
    )
    assert preset_rows("1844")[0].name == preset
    assert ruling_rows(NewGame("1844"))[0].question == question


@pytest.mark.parametrize("title", registry.title_ids())
@pytest.mark.parametrize("language", OTHERS)
def test_every_title_has_a_name(title: str, language: str) -> None:
    use_language(language)
    assert title_name(title, "") not in ("", registry.title_data(title).data.name)


@pytest.mark.parametrize(
    ("language", "place", "sentence"),
    [
        ("en", "p. 9, p. 14", "The share limit is 18. (p. 8)"),
        ("de", "S. 9, S. 14", "Das Aktienlimit ist 18. (S. 8)"),
        ("ja", "9ページ、14ページ", "株数制限は18です。（8ページ）"),
    ],
)
def test_pages_are_cited_as_the_language_does(language: str, place: str, sentence: str) -> None:
    use_language(language)
    assert rule_place("rules p. 9, p. 14") == place
    assert rule_place("R17") == "R17"
    assert refusal_text(Rejection("share-limit", Severity.RULE, "p. 8", {"limit": 18})) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Train 1g does not belong to EPP. (XI, A22)"),
        ("de", "Die 1g-Lok gehört nicht der EPP. (XI, A22)"),
        ("ja", "列車1gはEPPのものではありません。（XI、A22）"),
    ],
)
def test_sections_and_goods_trains(language: str, sentence: str) -> None:
    """A section is cited by its number, a train by its type and not by its card."""
    use_language(language)
    params = {"company": "EPP", "train": "1g-0"}
    assert refusal_text(Rejection("not-its-train", Severity.RULE, "XI, A22", params)) == sentence
