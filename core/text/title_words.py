"""What a title says of itself in the language in use.

Its own files say it in English; `words/<language>.toml` beside them has the other languages.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from core.assets import title_folder
from core.text.catalogue import catalogue


@cache
def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def title_words(title: str) -> dict[str, Any]:
    return _read(title_folder(title) / "words" / f"{catalogue().language}.toml")


def title_name(title: str, name: str) -> str:
    """`name` is the English one."""
    return str(title_words(title).get("name", name))
