"""Messages of one line, of words and places for words: most of them, and all that the first page shows.

They are put together here, as Fluent would do it: loading Fluent takes a quarter of the time until the first page
stands. What asks for more, such as a plural, a function or a number with thousands, is left to Fluent.
"""

import re
from collections.abc import Mapping
from functools import cache
from itertools import chain, zip_longest

UNGROUPED = range(1000)  # numbers that every language writes alike
_PLACE = re.compile(r'\{ *(?:\$([a-zA-Z][\w-]*)|"([^"\\{}]*)") *\}')  # a parameter, or words in quotes


def put_together(source: str, params: Mapping[str, object]) -> str | None:
    """The text of a message as it stands in its file, or None: then it is Fluent's."""
    if (pieces := _pieces(source)) is None:
        return None
    words, names, quoted = pieces[::3], pieces[1::3], pieces[2::3]
    places = [part if name is None else _word(params.get(name)) for name, part in zip(names, quoted, strict=True)]
    return None if None in places else "".join(map(str, chain(*zip_longest(words, places, fillvalue=""))))


def _word(value: object) -> str | None:
    if isinstance(value, str):
        return value
    return str(value) if type(value) is int and value in UNGROUPED else None


@cache
def _pieces(source: str) -> list[str | None] | None:
    """Words, the name of a parameter, words in quotes, and so on, ending with words; of each place one is None."""
    first, *others = source.partition("=")[2].split("\n")
    if any(line and not line.startswith("#") for line in others):
        return None
    pieces = _PLACE.split(first.strip(" "))
    left = "".join(pieces[::3])
    return None if pieces == [""] or "{" in left or "}" in left else pieces
