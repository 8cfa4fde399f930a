"""What a text may quote from the data of a title, by a dotted path: "players.3", "railroads.PO.locomotives".

Entries of a list are named by their code, symbol, id, name or type, or counted from 0.
"""

from collections.abc import Mapping
from typing import Any

from core.kernel.errors import TitleDataError

NAMES = ("code", "sym", "id", "name", "type")

Value = str | int


class Values:
    def __init__(self, known: Mapping[str, Any]) -> None:
        self._known = known

    def __call__(self, path: str) -> Value | tuple[Value, ...]:
        """A number or a word, or several of them, to be listed as a language does; anything else is a mistake in the
        path.
        """
        head, _, rest = path.partition(".")
        found = _follow(self._known.get(head), rest, path)
        several = tuple(found) if isinstance(found, list) else (found,)
        if not all(isinstance(each, str | int) and not isinstance(each, bool) for each in several):
            raise TitleDataError("companion", path, "is no word or number of the title")
        return several if isinstance(found, list) else several[0]


def _follow(found: Any, rest: str, path: str) -> Any:
    for step in rest.split(".") if rest else ():
        if isinstance(found, Mapping):
            found = found.get(step)
        elif isinstance(found, list) and step.isdigit() and not _named(found, step):
            found = found[int(step)] if int(step) < len(found) else None
        elif isinstance(found, list):
            found = _named(found, step)
        else:
            raise TitleDataError("companion", path, f"there is nothing called {step!r}")
    return found


def _named(entries: list[Any], name: str) -> Any:
    return next(
        (entry for entry in entries if isinstance(entry, Mapping) and name in [entry.get(key) for key in NAMES]), None
    )
