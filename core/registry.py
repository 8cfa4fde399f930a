"""Title id -> title and its family. The place that knows which titles exist.

`add_title` is the one way to make another title known, and with it its family; tests use it for made-up ones.
"""

from typing import Any, NamedTuple

from core.assets import asset_root, place_title
from core.german_railways.family import GERMAN_RAILWAYS
from core.german_railways.recorded import RecordsGR
from core.kernel.errors import TitleDataError
from core.kernel.family import Family, KnownTitle
from core.rail18.engine import Engine18
from core.rail18.family import RAIL18, Brings
from core.rail18.state import Setup
from core.rail18.title import Title
from core.titles.t1824.compose import compose as compose_1824
from core.titles.t1824.data import load_special as load_special_1824
from core.titles.t1824.recorded import RECORDS as RECORDS_1824
from core.titles.t1824.traced import Trace1824
from core.titles.t1844.compose import compose as compose_1844
from core.titles.t1844.data import load_special as load_special_1844
from core.titles.t1844.recorded import RECORDS as RECORDS_1844
from core.titles.t1844.traced import TRACED as TRACED_1844

_titles: dict[str, KnownTitle] = {}
_loaded: dict[str, Any] = {}


class TitleEntry(NamedTuple):
    id: str
    name: str
    playable: bool


def add_title(known: KnownTitle) -> None:
    """From now on the whole program knows this title. Its files are read when they are first wanted."""
    if known.id in _titles:
        raise ValueError(f"there is a title {known.id!r} already")
    _titles[known.id] = known
    place_title(known.id, known.folder)


def forget_title(title_id: str) -> None:
    _titles.pop(title_id)
    _loaded.pop(title_id, None)
    place_title(title_id, None)


def known_title(title_id: str) -> KnownTitle:
    """Raises TitleDataError where there is none."""
    if title_id not in _titles:
        raise TitleDataError(title_id, "", f"there is no title {title_id!r}; known are {', '.join(title_ids())}")
    return _titles[title_id]


def recorded_as(name: str) -> KnownTitle | None:
    """The title that recorded games call so."""
    return next((known for known in _titles.values() if known.records and known.records.called == name), None)


def title_ids() -> list[str]:
    """As they were made known: newcomers are shown the first."""
    return list(_titles)


def playable_ids() -> list[str]:
    """The ids of the titles with rules; whether the window offers a title is a fact of its files."""
    return [title_id for title_id in title_ids() if _titles[title_id].brings is not None]


def titles() -> list[TitleEntry]:
    """An entry for each title; all titles are loaded for it."""
    found = ((title_id, family_of(title_id).facts(title_data(title_id))) for title_id in title_ids())
    return [TitleEntry(title_id, facts.name, facts.playable) for title_id, facts in found]


def family_of(title_id: str) -> Family:
    return known_title(title_id).family


def title_data(title_id: str) -> Any:
    """The data of a title, which only its family understands. Loaded once."""
    known = known_title(title_id)
    if title_id not in _loaded:
        _loaded[title_id] = known.family.load(known)
    return _loaded[title_id]


def title(title_id: str) -> Title:
    """A title of the 18xx family."""
    found = title_data(title_id)
    if not isinstance(found, Title):
        raise TitleDataError(title_id, "", "this is no title of the 18xx family")
    return found


def engine_for(setup: Any) -> Any:
    """The rules of a game that is set up, whatever its family."""
    known = known_title(setup.title)
    return known.family.engine(known, title_data(known.id), setup)


def engine(setup: Setup) -> Engine18:
    """The rules of a game of the 18xx family."""
    found = engine_for(setup)
    assert isinstance(found, Engine18)
    return found


def _add_own() -> None:
    """The titles that ship with the program."""
    folder = asset_root() / "titles"
    brings = Brings(compose_1844, load_special_1844, TRACED_1844)
    add_title(KnownTitle("1844", folder / "1844", RAIL18, brings, RECORDS_1844))
    brings = Brings(compose_1824, load_special_1824, trace=Trace1824)
    add_title(KnownTitle("1824", folder / "1824", RAIL18, brings, RECORDS_1824))
    name = "german_railways"
    add_title(KnownTitle(name, folder / name, GERMAN_RAILWAYS, brings=True, records=RecordsGR()))


_add_own()
