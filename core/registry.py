"""Title id -> title. The place that knows which titles exist and which models check their special data."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from core.assets import asset_root
from core.kernel.errors import TitleDataError
from core.rail18.engine import Engine18
from core.rail18.state import Setup
from core.rail18.title import Title, load_title
from core.titles.t1844.compose import compose as compose_1844
from core.titles.t1844.data import load_special as load_special_1844

ENGINES: dict[str, Callable[[Title, Setup], Engine18]] = {"1844": compose_1844}
SPECIAL: dict[str, Callable[[Title], object]] = {"1844": load_special_1844}


class TitleEntry(NamedTuple):
    id: str
    name: str
    playable: bool


def load(folder: Path, common: Path | None = None) -> Title:
    """A title with everything checked, also what only this title has."""
    found = load_title(folder, common)
    if found.id in SPECIAL:
        SPECIAL[found.id](found)
    return found


@cache
def title(title_id: str) -> Title:
    if title_id not in title_ids():
        raise TitleDataError(title_id, "", f"there is no title {title_id!r}; known are {', '.join(title_ids())}")
    found = load(asset_root() / "titles" / title_id)
    if found.id != title_id:
        raise TitleDataError("title.toml", "id", f"should be {title_id!r}, the name of its folder")
    return found


def title_ids() -> list[str]:
    return sorted(path.parent.name for path in (asset_root() / "titles").glob("*/title.toml"))


def titles() -> list[TitleEntry]:
    entries = (title(title_id) for title_id in title_ids())
    return [TitleEntry(entry.id, entry.data.name, entry.data.playable) for entry in entries]


def engine(setup: Setup) -> Engine18:
    """The rules of a game that is set up."""
    if setup.title not in ENGINES:
        raise TitleDataError(setup.title, "", "this title cannot be played yet")
    return ENGINES[setup.title](title(setup.title), setup)
