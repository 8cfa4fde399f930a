"""The register of rulings: every ruling has tests that carry its id; every preset is what the register says."""

import re
import tomllib
from pathlib import Path

import pytest

from core import registry
from core.kernel.errors import TitleDataError

HERE = Path(__file__).parent


def rulings():
    with (HERE.parents[3] / "assets" / "titles" / "1844" / "rulings.toml").open("rb") as file:
        return tomllib.load(file)["ruling"]


def covered_ids():
    """Ruling ids in the names of the tests in this folder: test_R04_… carries R4."""
    found = set()
    for path in HERE.glob("test_*.py"):
        found |= {f"R{int(number)}" for number in re.findall(r"^def test_R(\d\d)_", path.read_text("utf-8"), re.M)}
    return found


def test_every_ruling_has_a_test_that_carries_its_id():
    assert {ruling["id"] for ruling in rulings()} - covered_ids() == set()


def test_the_register_counts_r1_to_r62():
    assert {ruling["id"] for ruling in rulings()} == {f"R{number}" for number in range(1, 63)}
    assert covered_ids() <= {f"R{number}" for number in range(1, 63)}


def test_every_value_of_every_switch_appears_in_a_test():
    """A value other than the default is set by some test of this folder, by name or by a preset."""
    text = "\n".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    missing = []
    for ruling in rulings():
        if "switch" in ruling:
            name = ruling["switch"].replace("-", "_")
            values = [value for value in ruling["values"][1:] if f'"{value}"' not in text]
            if name not in text or values:
                missing.append((name, values))
    assert missing == []


FIRST_EDITION = {
    "p6-face": "160",  # R41
    "director-ties": "seats",  # R53
    "final-papers": "paid",  # R54
    "over-limit-sale": "next-round",  # R55
    "fnm-launch": "all-privates-sold",  # R56
    "unsold-private": "ends-round",  # R57
    "private-powers": "company",  # R58
}


def test_the_first_edition_differs_where_its_summary_clearly_speaks():
    title = registry.title("1844")
    base, first = title.rulings("2016"), title.rulings("first-edition")
    assert {name: value for name, value in first.items() if base[name] != value} == FIRST_EDITION


ONLINE = {
    "tunnel-bonus": "any-passage",  # R21
    "activation": "passed",  # R21
    "max-revenue": "flag",  # R23
    "excess-trains": "remove",  # R27
    "sbb-and-export": "export-first",  # R29
    "debtor-buys": "nothing",  # R32
    "bankruptcy": "ends-game",  # R32
    "same-side-offboard": "forbidden",  # R46
    "zero-value-stop": "forbidden",  # R47
    "aarau-cost": "first-tile",  # R48
    "stock-round-moves": "one-pass",  # R49
    "market-row-5": "160",  # R52
    "exchange-debt-interest": "half",
    "exchange-debt-sale": "free",
    "train-duty-mountains": "any",
    "home-tile": "optional",
    "furka-edges": "once-laid",
    "destination-payment": "claimed",
    "p6-face": "180",
    "priority": "cash",
}


@pytest.mark.parametrize(("switch", "value"), ONLINE.items())
def test_online_is_what_the_register_and_the_format_of_recorded_games_say(switch, value):
    assert registry.title("1844").rulings("online")[switch] == value


def test_unknown_switches_and_values_are_named():
    title = registry.title("1844")
    with pytest.raises(TitleDataError, match="no-such-switch"):
        title.rulings("2016", {"no-such-switch": "x"})
    with pytest.raises(TitleDataError, match="maybe"):
        title.rulings("2016", {"priority": "maybe"})
    with pytest.raises(TitleDataError, match="3rd"):
        title.rulings("3rd")
