"""The hexes of the board as they are painted: terrain, cities, locomotives, and the build that is being chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from core.german_railways.building import next_hexes
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.german_railways.title import Title
from core.german_railways.ways import Way, reach
from core.hexmap.coordinates import EDGES, neighbour
from core.hexmap.tiles import Face
from core.text.title_words import title_name
from ui.german_railways.views.chips import chips
from ui.german_railways.views.turn.build import BuildDraft
from ui.values.hexes import HexView, MapView

ZONE = "zone"  # the ground around Berlin
Spoke = tuple[str, int]  # a railroad whose track goes on across this edge


@dataclass(frozen=True, slots=True)
class PlaceView(HexView):
    """Of the hexes of a city that has several, the first one has its name."""

    city: bool = False
    income: int = 0
    joined: frozenset[int] = frozenset()  # edges to hexes of the same city
    home: str | None = None  # the railroad that begins here
    locomotives: tuple[str, ...] = ()
    spokes: tuple[Spoke, ...] = ()
    price: int | None = None  # what it would cost as the next hex of the build
    way: int | None = None  # what it would cost to get there with this build
    step: int = 0  # which hex of the build it is
    room: tuple[float, float] = (0.0, 0.0)  # how far the name may hang over to the left and right, in hexes


@dataclass(frozen=True, slots=True)
class Lit:
    """What is lit up while a build is chosen."""

    following: frozenset[str] = frozenset()
    placed: tuple[str, ...] = ()
    pointed: str | None = None
    ways: Mapping[str, Way] = field(default_factory=dict)  # where the build can get to, before it has begun


def map_view(rules: Rules, state: State, draft: BuildDraft | None = None) -> tuple[MapView, Lit]:
    title = rules.title
    track = dict(state.track)
    prices: dict[str, int] = {}
    lit = Lit()
    if draft is not None:
        following = next_hexes(rules, state, draft.railroad, draft.placed)
        prices = {place: found.cost for place, found in following.items()}
        track[draft.railroad] = (*track[draft.railroad], *draft.placed)
        ways = {} if draft.placed else reach(rules, state, draft.railroad)
        near = frozenset(label for place in prices for label in hexes_of(title, place))
        lit = Lit(near, draft.placed, draft.pointed, ways)
    at = _locomotives(title, track)
    steps = {} if draft is None else {place: number for number, place in enumerate(draft.placed, start=1)}
    hexes: dict[str, HexView] = {}
    for label in title.data.hexes:
        place = title.place(label)
        anchor = label == place
        hexes[label] = _place(
            title, rules.terrain[place], label, at.get(label, ()), _spokes(title, at, label),
            prices.get(place) if anchor else None, _way(lit, place) if anchor else None,
            steps.get(place, 0) if anchor else 0,
        )  # fmt: skip
    name = title_name(title.id, title.data.name)
    return MapView(title.id, name, hexes, {}, chips(title), "yellow"), lit


@lru_cache(maxsize=8192)
def _place(
    title: Title,
    terrain: str,
    label: str,
    locomotives: tuple[str, ...],
    spokes: tuple[Spoke, ...],
    price: int | None,
    way: int | None,
    step: int,
) -> PlaceView:
    """From one moment to the next nearly all hexes stay as they are."""
    printed = _printed(title, terrain, label)
    return replace(printed, locomotives=locomotives, spokes=spokes, price=price, way=way, step=step)


def _way(lit: Lit, place: str) -> int | None:
    """Where more than one hex leads to."""
    way = lit.ways.get(place)
    return None if way is None or place in lit.following else way.price


@lru_cache(maxsize=1024)
def _printed(title: Title, terrain: str, label: str) -> PlaceView:
    data, place = title.data.hexes[label], title.place(label)
    zone = label in title.data.berlin.approach
    around = {edge: neighbour(label, edge) for edge in EDGES}
    homes = {title.place(railroad.home): code for code, railroad in title.railroads.items()}
    anchor = label == place
    return PlaceView(
        label=label,
        ground=ZONE if zone else terrain,
        face=_face(label),
        name=data.city if anchor else None,
        cost=title.data.terrain[terrain],
        terrain=terrain,
        outer=frozenset(edge for edge, other in around.items() if other not in title.data.hexes),
        city=data.city is not None,
        income=data.income if anchor else 0,
        joined=frozenset(
            edge for edge, other in around.items() if other in title.data.hexes and title.place(str(other)) == place
        ),
        home=homes.get(label),
        room=(_free(title, around[1]), _free(title, around[4])),
    )


@lru_cache(maxsize=1024)
def _face(label: str) -> Face:
    return Face(label, "white")


def _free(title: Title, beside: str | None) -> float:
    """How far a name may reach over a hex beside its own: hardly over another city."""
    return 0.04 if beside in title.data.hexes and title.data.hexes[str(beside)].city is not None else 0.42


def hexes_of(title: Title, place: str) -> tuple[str, ...]:
    """All hexes of a place: Berlin has three."""
    return title.data.berlin.hexes if place == title.berlin else (place,)


def _locomotives(title: Title, track: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """By hex, in the order of the railroads. In Berlin each stands on the hex that its way comes in by."""
    found: dict[str, list[str]] = {}
    for railroad, places in track.items():
        for place in places:
            labels = hexes_of(title, place)
            beside = [label for label in labels if _comes_in(label, labels, places)] or labels
            label = min(beside, key=lambda label: (len(found.get(label, ())), label))
            found.setdefault(label, []).append(railroad)
    return {label: tuple(railroads) for label, railroads in found.items()}


def _comes_in(label: str, labels: tuple[str, ...], places: tuple[str, ...]) -> bool:
    around = {neighbour(label, edge) for edge in EDGES} - set(labels)
    return not around.isdisjoint(places)


def _spokes(title: Title, at: Mapping[str, tuple[str, ...]], label: str) -> tuple[Spoke, ...]:
    """Where the track of a railroad goes on: to a hex beside this one on which it stands too."""
    return tuple(
        (railroad, edge)
        for railroad in at.get(label, ())
        for edge in EDGES
        if (other := neighbour(label, edge)) is not None and railroad in at.get(other, ())
    )
