"""Hexes as the board paints them: ground, track, what lies upon them and what is printed there. No rule, no Qt.

The scene compares old and new `HexView`s and repaints those that differ; everything here is in the board's own
orientation, whichever way the map is turned.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.hexmap.tiles import COLOURS, Face
from ui.values.chips import ChipView

Values = tuple[tuple[str, int], ...]  # by the colour of a phase


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something upon a hex besides its tile. Its style says how it is painted:

    - `track`: like the track of a tile
    - `line`: track with a coloured stripe; as long as it waits, the stripe alone is printed
    - `bore`: a tunnel from edge to edge
    - `table`: values by phase, where the peak was
    """

    style: str
    face: Face | None = None  # its track
    values: Values = ()
    laid: bool = True  # or printed where it will lie
    owner: str = ""  # whose it is: the name of a player

    @property
    def edges(self) -> frozenset[int]:
        return frozenset() if self.face is None else self.face.edges


@dataclass(frozen=True, slots=True)
class PrintedMark:
    """Something printed on a hex besides its track: a `peak` where a table may come, at edges a `mouth` each, a `mine`.

    Of a style that nobody paints only the title tells.
    """

    style: str
    edges: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Lay:
    tile: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Station:
    company: str
    node: int
    slot: int


@dataclass(frozen=True, slots=True)
class MapState:
    """What was put on the board. The start of a game is an empty one."""

    lays: Mapping[str, Lay] = field(default_factory=dict)
    stations: Mapping[str, Sequence[Station]] = field(default_factory=dict)
    overlays: Mapping[str, tuple[Overlay, ...]] = field(default_factory=dict)
    phase_colour: str = "yellow"
    arrived: frozenset[str] = frozenset()  # companies that look for no destination any more
    homes: Mapping[str, tuple[str, int]] | None = None  # who waits for a home station, and where; None: as printed


@dataclass(frozen=True, slots=True)
class StationView:
    company: str
    node: int
    slot: int
    reserved: bool = False  # a home that waits for its company


@dataclass(frozen=True, slots=True)
class HexView:
    label: str
    ground: str  # white, yellow, green, brown, gray (a tile), printed, red, blue, pass
    face: Face
    tile: str | None = None
    rotation: int = 0
    name: str | None = None
    letter: str | None = None
    later_letter: str | None = None  # binds from the green tile on
    cost: int = 0
    terrain: str | None = None
    walls: frozenset[int] = frozenset()
    outer: frozenset[int] = frozenset()  # edges where the board ends
    stations: tuple[StationView, ...] = ()
    destinations: tuple[str, ...] = ()
    marks: tuple[PrintedMark, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    values: Values = ()  # an off-board value by phase colour, where it is no larger area
    area: str | None = None  # the area it belongs to
    changes_with_phase: bool = field(init=False, compare=False)  # asked for every hex whenever the board is painted

    def __post_init__(self) -> None:
        object.__setattr__(self, "changes_with_phase", bool(self.values or self.table))

    def free_slot(self, node: int) -> int:
        """The circle of a city that the next station gets: the first one that nobody has."""
        taken = {entry.slot for entry in self.stations if entry.node == node and not entry.reserved}
        return next(slot for slot in range(len(taken) + 1) if slot not in taken)

    def mark(self, style: str) -> PrintedMark | None:
        return next((mark for mark in self.marks if mark.style == style), None)

    def laid(self, style: str) -> Overlay | None:
        return next((overlay for overlay in self.overlays if overlay.style == style and overlay.laid), None)

    @property
    def table(self) -> Values:
        """What was laid here and has a value in every phase."""
        found = self.laid("table")
        return () if found is None else found.values

    @property
    def owner(self) -> str:
        """Whose it is, as far as it is somebody's."""
        found = self.laid("table")
        return "" if found is None else found.owner


@dataclass(frozen=True, slots=True)
class AreaView:
    """Off-board hexes that are one area (or a lake): one shape, one name, one set of values."""

    id: str
    labels: tuple[str, ...]
    ground: str
    name: str | None = None
    letter: str | None = None
    bonus: int = 0
    values: Values = ()
    anchor: str = ""  # the hex where its name is printed


@dataclass(frozen=True, slots=True)
class MapView:
    title: str
    name: str
    hexes: Mapping[str, HexView]
    areas: Mapping[str, AreaView]
    chips: Mapping[str, ChipView]
    phase_colour: str

    def area_of(self, label: str) -> AreaView | None:
        area = self.hexes[label].area
        return None if area is None else self.areas[area]


@dataclass(frozen=True, slots=True)
class LegendSign:
    """A sign that the legend explains: its style, and the code of its words."""

    style: str
    words: str


def revenue_table(revenue: int | Mapping[str, int]) -> Values:
    """Values by phase, in the order of the phases; none where the value never changes."""
    if isinstance(revenue, int):
        return ()
    return tuple((colour, revenue[colour]) for colour in COLOURS if colour in revenue)


def current_phase(values: Sequence[tuple[str, int]], phase_colour: str) -> str:
    """The entry of a table that counts: a table without a colour goes on with the colour before it."""
    reached = COLOURS[: COLOURS.index(phase_colour) + 1]
    return next((colour for colour, _ in reversed(values) if colour in reached), values[0][0])
