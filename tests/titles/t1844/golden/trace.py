"""The trace of a recorded game, to be compared with the states that an audit writes."""

import gzip
import json
from pathlib import Path
from typing import Any

OF_THE_SITE = ("step", "next")  # what only the site has
Json = dict[str, Any]


def read_trace(path: Path) -> dict[int | None, Json]:
    """The lines by action; None is the beginning."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return {line["id"]: line for line in map(json.loads, file)}


def comparable(line: Json) -> Json:
    """Without what only the site has; the hexes that changed stand in no order."""
    found = {key: value for key, value in line.items() if key not in OF_THE_SITE}
    return found | {"tiles": sorted(line["tiles"])}
