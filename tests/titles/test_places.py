"""Every refusal names the place of its rule, and each title that can be played says where that is: all, and no more."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.rail18 import table
from core.rail18.rules import Rules
from core.rail18.state import Player
from core.rail18.title_data import PlacesData
from tests.core.refusals import Refusal, refusals_by, refusals_under

ROOT = Path(__file__).parents[2]
FAMILY = tuple(ROOT / "core" / name for name in ("kernel", "rail18", "interchange"))
TABLE = {table.AuctionResult.kind: table._auction_result, table.EverybodyPasses.kind: table._everybody_passes}
PLAYABLE = [entry.id for entry in registry.titles() if entry.playable]
A_PLACE = r"pp?\. ?\d+|R\d+"

Entry = tuple[str, str]  # table and code


def rules_of(title: str) -> Rules:
    return registry.engine(new_setup(title, [Player(name, name) for name in ("ann", "ben", "cat")])).rules


@pytest.fixture(params=PLAYABLE)
def rules(request: pytest.FixtureRequest) -> Rules:
    return rules_of(request.param)


def judged(rules: Rules) -> Iterator[tuple[str, Refusal]]:
    """Every refusal, with the kind of action; what no action asks for is refused by whoever looks at the position."""
    checks: dict[str, Any] = {handler.action.kind: handler.check for handler in rules.handlers} | TABLE
    by_actions: set[Refusal] = set()
    for kind, check in checks.items():
        found = refusals_by(check, rules.slots)
        by_actions |= found
        yield from ((kind, refusal) for refusal in found)
    yield from (("", refusal) for refusal in refusals_under({*FAMILY, *folders(checks.values())}) - by_actions)


def folders(checks: Any) -> set[Path]:
    """Where the title's own actions are."""
    files = [Path(check.__code__.co_filename) for check in checks if isinstance(check, FunctionType)]
    return {file.parent for file in files if not any(folder in file.parents for folder in FAMILY)}


def entries(places: PlacesData) -> set[Entry]:
    tables = {"none": places.none, "codes": places.codes, **(places.model_extra or {})}
    return {(name, code) for name, codes in tables.items() for code in codes}


def entry_of(known: set[Entry], kind: str, refusal: Refusal) -> Entry | None:
    looked_up = ((name, refusal.code) for name in (refusal.at, kind, "codes", "none"))
    return next((entry for entry in looked_up if entry in known), None)


def missing(rules: Rules, places: PlacesData) -> set[tuple[str, str, str]]:
    known = entries(places)
    found = {(kind, refusal) for kind, refusal in judged(rules) if entry_of(known, kind, refusal) is None}
    return {(kind, refusal.code, refusal.at) for kind, refusal in found}


def too_many(rules: Rules, places: PlacesData) -> set[Entry]:
    known = entries(places)
    return known - {entry_of(known, kind, refusal) for kind, refusal in judged(rules)}  # type: ignore[operator]


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
