"""Every refusal names the place of its rule, and each title that can be played says where that is: all, and no more."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.title_parts import PlacesData
from core.rail18.state import Player
from tests.titles.rule_places import Rules, missing, too_many

ROOT = Path(__file__).parents[2]
TITLES = sorted({*registry.playable_ids(), "german_railways"})
A_PLACE = r"pp?\. ?\d+|R\d+|A\d\d|[IVX]{2,}"  # A3 is a size of paper


def rules_of(title: str) -> Rules:
    engine: Any = registry.engine_for(new_setup(title, [Player(name, name) for name in ("ann", "ben", "cat")]))
    return engine.rules


@pytest.fixture(params=TITLES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return rules_of(request.param)


def test_none_is_missing(rules: Rules) -> None:
    assert missing(rules, rules.title.data.places) == set()


def test_none_is_too_many(rules: Rules) -> None:
    assert too_many(rules, rules.title.data.places) == set()


def test_one_that_is_missing_or_too_many_is_found() -> None:
    rules = rules_of("1844")
    good = rules.title.data.places
    raw = good.model_dump()
    del raw["codes"]["pool-full"], raw["auction"]["not-your-turn"], raw["DiscardTrain"]["not-your-turn"]
    raw["none"] = tuple(code for code in good.none if code != "no-name")
    raw["codes"]["pool-empty"] = "p. 1"
    raw["BuyShare"]["pool-full"] = "R6"
    raw["LayTrack"] = raw["express"] | {"pool-full": "R6"}
    bad = PlacesData.model_validate(raw)
    assert missing(rules, bad) == {
        ("SellShares", "pool-full", ""),
        ("Bid", "not-your-turn", "auction"),
        ("Pass", "not-your-turn", "auction"),
        ("AuctionResult", "not-your-turn", "auction"),
        ("DiscardTrain", "not-your-turn", ""),
        ("ChangePlayer", "no-name", ""),
    }
    assert too_many(rules, bad) == {
        ("codes", "pool-empty"),
        ("BuyShare", "pool-full"),
        ("LayTrack", "pool-full"),
        ("LayTrack", "route-too-long"),
    }


@pytest.mark.parametrize("folder", ["core", "ui"])
def test_no_code_names_a_place(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said = re.fullmatch(rf"({A_PLACE})(\W+(and )?({A_PLACE}))*", node.value)
                assert not said, f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
