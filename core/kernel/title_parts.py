"""What the files of every title have, whatever its family: a register of rulings, presets, and places of rules."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, NoReturn

from pydantic import BaseModel, ConfigDict, Field

from core.kernel.errors import TitleDataError
from core.kernel.places import Places

RULINGS = "rulings.toml"
PLACES = "places.toml"


class Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class RulingData(Data):
    """One entry of the rulings register, in our own words. With `switch` the table can choose another of `values`.

    A ruling with several switches has an entry for each, all with the same id.
    """

    id: str
    question: str
    answer: str
    place: str = ""  # where the rule text speaks of it
    switch: str | None = None
    values: tuple[str, ...] = ()  # the default first
    meanings: dict[str, str] = {}  # one sentence for each value


class PresetData(Data):
    id: str
    name: str
    description: str = ""
    set: dict[str, str] = {}


class RulingsData(Data):
    ruling: tuple[RulingData, ...] = ()
    preset: tuple[PresetData, ...] = ()
    # answers to questions of the family that the title does not leave to the table; none change no fingerprint
    fixed: dict[str, str] = Field({}, exclude_if=lambda fixed: not fixed)


class PlacesData(Data):
    """Where the rule behind each refusal stands, by its code.

    Each further table is called after a kind of action, or a spot of the rules, and goes before `codes`.
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, dict[str, Annotated[str, Field(max_length=40)]]]

    none: tuple[str, ...] = ()  # codes without a rule: what the rules of the game do not speak of
    codes: dict[str, Annotated[str, Field(min_length=1, max_length=40)]] = {}


def check_rulings(rulings: RulingsData) -> Mapping[str, RulingData]:
    """The rulings that the table can change, by the name of the switch. Raises TitleDataError for what does not fit."""
    switches: dict[str, RulingData] = {}
    for ruling in rulings.ruling:
        if ruling.switch is None:
            if ruling.values or ruling.meanings:
                fail(RULINGS, f"ruling {ruling.id}", "values without a switch")
            continue
        place = f"ruling {ruling.id}.{ruling.switch}"
        if ruling.switch in switches:
            fail(RULINGS, place, "there is another switch of this name")
        if len(set(ruling.values)) < 2 or len(set(ruling.values)) != len(ruling.values):
            fail(RULINGS, f"{place}.values", "a switch needs two or more different values")
        if set(ruling.meanings) != set(ruling.values):
            fail(RULINGS, f"{place}.meanings", "should explain every value and nothing else")
        switches[ruling.switch] = ruling
    for name in rulings.fixed:
        if name in switches:
            fail(RULINGS, f"fixed.{name}", "the table can change it")
    check_unique(RULINGS, "ruling", "ruling", (ruling.id for ruling in rulings.ruling if ruling.switch is None))
    check_unique(RULINGS, "preset", "preset", (preset.id for preset in rulings.preset))
    for preset in rulings.preset:
        for name, value in preset.set.items():
            place = f"preset {preset.id}.{name}"
            if name not in switches:
                fail(RULINGS, place, f"unknown ruling: there is no switch {name!r}")
            if value not in switches[name].values:
                fail(RULINGS, place, f"{value!r} is not one of {', '.join(switches[name].values)}")
    return switches


def check_places(places: PlacesData, rulings: RulingsData, playable: bool) -> None:
    if playable and not places.codes:
        fail(PLACES, "codes", "a title that can be played says where its rules stand")
    check_unique(PLACES, "none", "code", places.none)
    known = {ruling.id for ruling in rulings.ruling}
    for table, codes in {"codes": places.codes, **(places.model_extra or {})}.items():
        for code, place in codes.items():
            if table == "codes" and code in places.none:
                fail(PLACES, f"none.{code}", "has a place in codes")
            if table != "codes" and place == places.codes.get(code, ""):
                fail(PLACES, f"{table}.{code}", "says what holds without it")
            for ruling in re.findall(r"\b[A-Z][0-9]+", place):
                if ruling not in known:
                    fail(PLACES, f"{table}.{code}", f"there is no ruling {ruling}")


def places_of(places: PlacesData) -> Places:
    return Places(places.codes, places.model_extra or {})


def chosen_rulings(
    rulings: RulingsData, preset: str | None = None, overrides: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Every switch with its value: the default, what the preset sets, and what the table sets besides."""
    switches = {ruling.switch: ruling for ruling in rulings.ruling if ruling.switch is not None}
    chosen = {name: ruling.values[0] for name, ruling in switches.items()}
    found = next((entry for entry in rulings.preset if entry.id == preset), None)
    if found is None and preset:
        known = ", ".join(entry.id for entry in rulings.preset)
        fail(RULINGS, "preset", f"there is no preset {preset!r}; known are {known}")
    for name, value in {**(found.set if found else {}), **(overrides or {})}.items():
        if name not in switches:
            fail(RULINGS, "switch", f"there is no switch {name!r}")
        if value not in switches[name].values:
            fail(RULINGS, name, f"{value!r} is not one of its values")
        chosen[name] = value
    return chosen


def check_unique(file: str, place: str, what: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            fail(file, place, f"{what} {name} is there twice")
        seen.add(name)


def fail(file: str, place: str, reason: str) -> NoReturn:
    raise TitleDataError(file, place, reason)
