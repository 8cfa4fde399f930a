"""special.toml of Mini: the private that runs a ferry, and the harbours that it may serve."""

from functools import lru_cache

from core.kernel.errors import TitleDataError
from core.kernel.title_files import validated
from core.kernel.title_parts import Data
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.rail18.title_files import SPECIAL


class FerryData(Data):
    private: str
    harbours: tuple[str, ...]


class SpecialMini(Data):
    ferry: FerryData


@lru_cache(maxsize=8)
def load_special(title: Title) -> SpecialMini:
    """Checked against the rest of the title."""
    data = validated(SpecialMini, {**title.data.special}, lambda loc: SPECIAL)
    if data.ferry.private not in title.privates:
        raise TitleDataError(SPECIAL, "ferry.private", f"there is no private {data.ferry.private!r}")
    for label in data.ferry.harbours:
        if label not in title.faces or not title.faces[label].nodes:
            raise TitleDataError(SPECIAL, "ferry.harbours", f"there is no station in {label}")
    return data


def special(rules: Rules) -> SpecialMini:
    found = rules.special
    assert isinstance(found, SpecialMini)
    return found
