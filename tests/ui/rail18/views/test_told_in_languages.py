"""What the sample game tells, in every language: no English is left over, and no word of the program's own."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection, Severity
from core.rail18.events import CompanyClosed, Event
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import use_language
from tests.core.text.refusal_params import calls, wanted
from tests.titles.t1844.shipped import shipped, shipped_states
from tests.ui.rail18.views.left_over import CODE, ENGLISH
from ui.rail18.views.hands.view import hands
from ui.rail18.views.narration.narrate import narrate, round_heading, turn_heading
from ui.rail18.views.turn.effects import consequences

HALF_WIDTH = re.compile(r"[。、] |, ")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@cache
def steps() -> tuple[Rules, list[tuple[State, list[Event], State]]]:
    engine, states = shipped_states()
    events = [[engine.codec.event_from_json(event) for event in draft.events] for draft in shipped().drafts]
    return engine.rules, list(zip(states[:-1], events, states[1:], strict=True))


def lines() -> Iterator[str]:
    """The journal with its headings, what is read aloud and what hands do, and the consequences."""
    rules, played = steps()
    for before, events, after in played:
        for line in narrate(rules, before, events)[0]:
            yield line.text
            yield round_heading(line.scene)
            yield turn_heading(rules, before, line.scene)
        told = hands(rules, before, events, after)
        yield told.aloud
        yield from (task.text for task in told.tasks)
        yield from (line.text for line in consequences(rules, before, events, after))


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_english_is_left_in_what_a_game_tells(language: str) -> None:
    use_language(language)
    told = set(lines())
    assert len(told) > 1000
    assert not [line for line in told if ENGLISH.search(line) or CODE.search(line)]


def test_japanese_has_its_own_commas_and_no_space_between_sentences() -> None:
    use_language("ja")
    assert not [line for line in lines() if HALF_WIDTH.search(line)]


def test_the_journal_in_three_languages() -> None:
    rules, played = steps()
    before, events, _ = next(step for step in played if any(isinstance(event, CompanyClosed) for event in step[1]))
    merged = {}
    for language in ("en", "de", "ja"):
        use_language(language)
        told = [line.text for line in narrate(rules, before, events)[0]]
        merged[language] = next(text for text in told if "NOB" in text)
    assert merged == {
        "en": "NOB, SCB, VSB, JS and GB went into SBB: treasury 180; trains 4H 3×, 5H, 3H; stations 10."
        " Reto became director of SBB.",
        "de": "SBB übernimmt NOB, SCB, VSB, JS und GB: Betriebskapital 180; Loks 4H 3×, 5H, 3H; Bahnhöfe 10."
        " Reto wird Direktor der SBB.",
        "ja": "NOB、SCB、VSB、JS、GBがSBBに合併しました：会社資金180；列車4H ×3、5H、3H；トークン10。"
        "RetoがSBBの社長になりました。",
    }


# Parameters as the engine hands them over.
PARAMS: dict[str, tuple[str | int, ...]] = {
    "step": ("track", "station", "run", "dividend", "trains"),
    "colour": ("yellow", "green", "brown", "gray"),
    "holder": ("bank", "pool"),
    "train": ("3H-2",),
    "edge": (0, 1, 2, 3, 4, 5),
}
AS_TYPED = {"unknown-colour"}  # names what it does not know
NUMBERS = ("amount", "bid", "minimum", "debt", "limit", "have", "need", "low", "high", "percent", "has", "left",
           "price", "all", "placed", "best", "claimed", "earned", "worth", "recorded", "rotation")  # fmt: skip


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("code", sorted({code for code, _ in calls()} - AS_TYPED))
def test_a_refusal_shows_no_code(code: str, language: str) -> None:
    use_language(language)
    plain: dict[str, str | int] = {name: 1200 if name in NUMBERS else "D19" for name in wanted(code)}
    for name in wanted(code) & set(PARAMS):
        for value in PARAMS[name]:
            said = refusal_text(Rejection(code, Severity.RULE, "p. 9", {**plain, name: value}))
            assert not ENGLISH.search(said)
            assert not (isinstance(value, str) and re.search(rf"\b{value}\b", said)), said
    first = {name: PARAMS[name][0] for name in plain if name in PARAMS}
    said = refusal_text(Rejection(code, Severity.RULE, "p. 9", plain | first))
    assert not ENGLISH.search(said)
    assert not CODE.search(said)
    assert said.endswith({"de": "(S. 9)", "ja": "（9ページ）"}[language])
