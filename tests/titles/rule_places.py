"""What `places.toml` of a title lacks and what it has too much, against the refusals that the code can make."""

from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

from core.german_railways import table as gr_table
from core.kernel.title_parts import PlacesData
from core.rail18 import table
from tests.core.refusals import Refusal, refusals_by, refusals_under

CORE = Path(__file__).parents[2] / "core"
SHARED = tuple(CORE / name for name in ("kernel", "interchange"))
# by family: its folder, and who looks at the shorter actions of its table
FAMILIES: dict[str, tuple[Path, dict[str, Any]]] = {
    "rail18": (
        CORE / "rail18",
        {table.AuctionResult.kind: table._auction_result, table.EverybodyPasses.kind: table._everybody_passes},
    ),
    "german_railways": (
        CORE / "german_railways",
        {"AuctionResult": gr_table._auction_result, "EverybodyPasses": gr_table._everybody_passes},
    ),
}
Rules = Any  # of a family

Entry = tuple[str, str]  # table and code


def judged(rules: Rules) -> Iterator[tuple[str, Refusal]]:
    """Every refusal, with the kind of action; what no action asks for is refused by whoever looks at the position."""
    folder, at_table = FAMILIES[rules.title.data.family]
    checks: dict[str, Any] = {handler.action.kind: handler.check for handler in rules.handlers} | at_table
    by_actions: set[Refusal] = set()
    for kind, check in checks.items():
        found = refusals_by(check, getattr(rules, "slots", None))
        by_actions |= found
        yield from ((kind, refusal) for refusal in found)
    known = (*SHARED, folder)
    yield from (("", refusal) for refusal in refusals_under({*known, *folders(checks.values(), known)}) - by_actions)


def folders(checks: Any, known: tuple[Path, ...]) -> set[Path]:
    """Where the title's own actions are."""
    files = [Path(check.__code__.co_filename) for check in checks if isinstance(check, FunctionType)]
    return {file.parent for file in files if not any(folder in file.parents for folder in known)}


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
