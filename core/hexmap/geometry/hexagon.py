"""The hexagon: pointy-top, side 100, y down. Edges are numbered 0 to 5 clockwise from south-west."""

from collections.abc import Iterable
from functools import cache
from math import cos, radians, sin, sqrt

from shapely.affinity import scale, translate
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon
from shapely.ops import unary_union

from core.hexmap.coordinates import EDGES, column_row

Point = tuple[float, float]

SIDE = 100.0
APOTHEM = SIDE * sqrt(3) / 2
WIDTH = 2 * APOTHEM
HEIGHT = 2 * SIDE
CENTRE: Point = (0.0, 0.0)


def polar(angle: float, distance: float) -> Point:
    """A point by its direction from the centre (degrees, clockwise on the screen, 0 is east)."""
    return cos(radians(angle)) * distance, sin(radians(angle)) * distance


def edge_angle(edge: float) -> float:
    """The direction from the centre to an edge; 0.5 is the corner between the edges 0 and 1."""
    return (120.0 + 60.0 * edge) % 360.0


@cache
def edge_midpoint(edge: int) -> Point:
    return polar(edge_angle(edge), APOTHEM)


@cache
def inward(edge: int) -> Point:
    """The unit vector that enters the hex across an edge at a right angle."""
    x, y = polar(edge_angle(edge), 1.0)
    return -x, -y


@cache
def corners() -> tuple[Point, ...]:
    """Corner i lies between the edges i - 1 and i, so edge i runs from corner i to corner i + 1."""
    return tuple(polar(edge_angle(edge - 0.5), SIDE) for edge in EDGES)


def edge_segment(edge: int) -> tuple[Point, Point]:
    return corners()[edge], corners()[(edge + 1) % 6]


@cache
def hexagon() -> Polygon:
    return Polygon(corners())


@cache
def hex_centre(label: str) -> Point:
    column, row = column_row(label)
    return column * APOTHEM, row * 1.5 * SIDE


def hex_polygon(label: str) -> Polygon:
    x, y = hex_centre(label)
    return translate(hexagon(), x, y)


def area_polygon(labels: Iterable[str]) -> Polygon | MultiPolygon:
    """The union of several hexes; one polygon where they are joined."""
    grown = unary_union([hex_polygon(label).buffer(0.01, join_style="mitre") for label in labels])
    shrunk = grown.buffer(-0.01, join_style="mitre")
    if not isinstance(shrunk, Polygon | MultiPolygon):
        raise TypeError(f"an area of hexes became a {shrunk.geom_type}")
    return shrunk


def area_outlines(labels: Iterable[str]) -> tuple[tuple[Point, ...], ...]:
    """The outer rings of an area, one for each part that hangs together."""
    area = area_polygon(labels)
    parts = area.geoms if isinstance(area, MultiPolygon) else (area,)
    return tuple(tuple((float(x), float(y)) for x, y in part.exterior.coords[:-1]) for part in parts)


@cache
def rim_hatch(outer: float, inner: float, spacing: float) -> tuple[tuple[Point, Point], ...]:
    """Slanted strokes that fill the rim of a hex between two shares of its size."""
    rim = scale(hexagon(), outer, outer).difference(scale(hexagon(), inner, inner))
    strokes: list[tuple[Point, Point]] = []
    shift = -2 * SIDE
    while shift <= 2 * SIDE:
        cut = LineString([(shift - SIDE, SIDE), (shift + SIDE, -SIDE)]).intersection(rim)
        for part in cut.geoms if isinstance(cut, MultiLineString) else (cut,):
            if isinstance(part, LineString) and part.length > 1.0:
                (ax, ay), (bx, by) = part.coords[0], part.coords[-1]
                strokes.append(((float(ax), float(ay)), (float(bx), float(by))))
        shift += spacing
    return tuple(strokes)
