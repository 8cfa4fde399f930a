"""The title's data, against the shared facts and the components of the rule book."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.titles.german_railways.play import the_title


@pytest.fixture
def facts(shared_folder: Path) -> dict[str, object]:
    return json.loads((shared_folder / "facts" / "german_railways.json").read_bytes())  # type: ignore[no-any-return]


def test_the_board_is_that_of_the_facts(facts: dict[str, list[dict[str, object]]]) -> None:
    board = {
        label: (entry.terrain, entry.city, entry.income or None) for label, entry in the_title().data.hexes.items()
    }
    theirs = {
        hex_["label"]: (
            "approach" if "berlin_approach" in hex_ else hex_["terrain"],
            hex_.get("city"),
            hex_.get("income"),
        )
        for hex_ in facts["hexes"]
    }
    assert board == theirs
    assert len(board) == 251


def test_the_railroads_are_those_of_the_facts(facts: dict[str, list[dict[str, object]]]) -> None:
    title = the_title()
    ours = {
        code: (data.name, data.colour, title.data.hexes[data.home].city, data.locomotives)
        for code, data in title.railroads.items()
    }
    assert list(ours.items()) == [
        (entry["code"], (entry["name"], entry["colour"], entry["home"], entry["track"])) for entry in facts["railroads"]
    ]


def test_the_components_of_the_rule_book() -> None:
    title = the_title()
    assert sum(data.locomotives for data in title.railroads.values()) == 118
    assert len(title.railroads) * title.data.shares == 24
    assert Counter(data.colour for data in title.railroads.values()).most_common(1)[0][1] == 1
