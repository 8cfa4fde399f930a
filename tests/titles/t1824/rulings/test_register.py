"""The register of rulings of 1824: every id, switch, value and preset of the shared register, in its order."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from core import registry
from core.hexmap.graph import SideMap
from core.kernel.errors import TitleDataError
from core.rail18.market import Market
from core.rail18.rules import FAMILY_RULINGS, Rules
from core.rail18.setup import new_setup, nobody
from core.rail18.title import Title

TESTS = Path(__file__).parents[1]
SWITCHES = {
    "staatsbahn-shares": ("A2", "second-round", "first-round"),
    "forced-exchange": ("A15", "must", "may-decline"),
    "opening": ("A17", "round-end", "at-once"),
    "unopened-trains": ("A22", "locked", "for-sale"),
    "coal-regional-treasury": ("A23", "8", "10"),
    "wien-twice": ("A30", "one-back", "both-stay"),
    "free-station": ("A31", "at-forming", "first-turn"),
    "no-director": ("A34", "idle", "runs"),
    "sale-blocks": ("A40", "one", "several"),
    "home-tile": ("A49", "must", "may"),
    "max-revenue": ("A60", "flag", "enforce"),
    "debt": ("A65", "overdraft", "loan"),
    "trade-ins": ("A68", "one", "any"),
    "export": ("A72", "after-first-2", "every-set"),
    "rounds-in-phase-5": ("A75", "2", "3"),
    "minors-at-end": ("A77", "nothing", "price"),
}
ONLINE = {
    "staatsbahn-shares": "first-round",
    "forced-exchange": "may-decline",
    "opening": "at-once",
    "unopened-trains": "for-sale",
    "free-station": "first-turn",
    "no-director": "runs",
    "sale-blocks": "several",
    "home-tile": "may",
    "debt": "loan",
    "export": "every-set",
    "rounds-in-phase-5": "3",
    "minors-at-end": "price",
}
IN_2025 = {"coal-regional-treasury": "10", "trade-ins": "any"}


@pytest.fixture
def title() -> Title:
    return registry.title("1824")


def test_the_register_counts_a1_to_a82(title: Title) -> None:
    ids = [ruling.id for ruling in title.data.rulings.ruling]
    assert len(ids) == len(set(ids))
    assert set(ids) == {f"A{number}" for number in range(1, 83)}


def covered_ids() -> set[str]:
    """Ruling ids in the names of the tests of this title: test_A12_A46_… carries A12 and A46."""
    names = [re.findall(r"^def test_((?:A\d+_)+)", path.read_text("utf-8"), re.M) for path in TESTS.rglob("test_*.py")]
    return {found for name in names for ids in name for found in re.findall(r"A\d+", ids)}


def test_every_ruling_has_a_test_that_carries_its_id(title: Title) -> None:
    assert covered_ids() == {ruling.id for ruling in title.data.rulings.ruling}


def test_every_value_of_every_switch_appears_in_a_test(title: Title) -> None:
    """A value other than the default is set by some test, by name or by a preset."""
    paths = set(TESTS.rglob("test_*.py")) - {Path(__file__)}
    text = "\n".join(path.read_text("utf-8") for path in paths)
    missing = {
        name: [value for value in ruling.values[1:] if f'"{value}"' not in text]
        for name, ruling in title.switches.items()
        if name.replace("-", "_") not in text or any(f'"{value}"' not in text for value in ruling.values[1:])
    }
    assert missing == {}


def test_every_switch_has_its_values_the_default_first(title: Title) -> None:
    found = {name: (ruling.id, *ruling.values) for name, ruling in title.switches.items()}
    assert list(found.items()) == list(SWITCHES.items())


def test_the_presets_differ_where_the_register_says(title: Title) -> None:
    assert [preset.id for preset in title.data.rulings.preset] == ["book", "online", "online-2025"]
    book = {name: values[1] for name, values in SWITCHES.items()}
    assert title.default_preset == "book"
    assert title.rulings() == title.rulings("book") == book
    assert title.rulings("online") == book | ONLINE
    assert title.rulings("online-2025") == book | ONLINE | IN_2025


def test_places_are_sections_of_the_rules(title: Title) -> None:
    """Only what the rule text does not know at all, the variants of a site, has none."""
    section = r"(I|II|III|IV|V|VI|VII|VIII|IX|X|XI|XII|XIII|XIV|XV|XVI|XVII)"
    unplaced = [
        ruling.id for ruling in title.data.rulings.ruling if not re.fullmatch(rf"{section}(, {section})*", ruling.place)
    ]
    assert unplaced == ["A80"]


def test_answers_name_only_rulings_that_are_there(title: Title) -> None:
    known = {ruling.id for ruling in title.data.rulings.ruling}
    for ruling in title.data.rulings.ruling:
        assert set(re.findall(r"\bA\d+", ruling.answer)) <= known - {ruling.id}


def test_the_register_says_what_the_shared_one_says(title: Title, shared_folder: Path) -> None:
    text = (shared_folder / "rulings-1824.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (A\d+) \|.*\| ([^|]*) \|$", text, flags=re.MULTILINE)
    assert [ruling.id for ruling in title.data.rulings.ruling] == [row[0] for row in rows]
    marked: dict[str, dict[str, str]] = {"online": {}, "2025": {}}
    seen = {}
    for ruling_id, column in rows:
        switch = re.match(r"`([a-z0-9-]+)`: (.*)", column)
        if switch is None:
            continue
        parts = [re.fullmatch(r"`?([a-z0-9-]+)`?((?: \([^)]*\))*)", part.strip()) for part in switch[2].split("·")]
        seen[switch[1]] = (ruling_id, *(part[1] for part in parts if part))
        for preset, values in marked.items():
            values.update((switch[1], part[1]) for part in parts if part and f"(*{preset}*" in part[2])
    assert seen == SWITCHES
    assert {name: value for name, value in marked["online"].items() if value != SWITCHES[name][1]} == ONLINE
    assert marked["2025"] == IN_2025


# -------------------------------------------------------------------------------- what the table has no choice about


def rules_of(title: Title) -> Rules:
    """The rulings alone; nothing is played."""
    setup = new_setup(title, nobody(title))
    sides, no_slots = SideMap(title.neighbours, title.walls, title.with_lanes), cast(Any, None)
    return Rules(title, setup, Market(title.data.market.rows), sides, no_slots, (), None)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("priority", "last-actor"),  # A46
        ("excess-trains", "remove"),  # A71
        ("forced-train", "any"),  # A66
        ("bankruptcy", "never"),  # A65
        ("over-limit-sale", "next-round"),  # A39
        ("director-ties", "turn-order"),  # A43
        ("max-revenue", "flag"),  # A60
    ],
)
def test_questions_of_the_family_have_their_answer(title: Title, question: str, answer: str) -> None:
    assert rules_of(title).ruling(question) == answer


def test_only_questions_of_the_family_are_fixed(title: Title) -> None:
    assert set(title.data.rulings.fixed) <= set(FAMILY_RULINGS) - set(title.switches)


def test_what_is_fixed_cannot_be_chosen(title: Title) -> None:
    with pytest.raises(TitleDataError, match="no switch 'priority'"):
        title.rulings("book", {"priority": "cash"})
