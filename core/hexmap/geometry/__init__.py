"""Geometry of the board, the one place that uses shapely. Units: a hex has a side of 100; y points down."""

from core.hexmap.geometry.curves import Curve
from core.hexmap.geometry.faces import (
    ARROW_LENGTH,
    TRACK_CASING,
    TRACK_WIDTH,
    FaceShape,
    StationShape,
    TrackShape,
    face_shape,
)
from core.hexmap.geometry.hexagon import (
    APOTHEM,
    HEIGHT,
    SIDE,
    WIDTH,
    Point,
    area_outlines,
    corners,
    edge_angle,
    edge_midpoint,
    edge_segment,
    hex_centre,
    inward,
    polar,
    rim_hatch,
)
from core.hexmap.geometry.hits import Hit, HitMap
from core.hexmap.geometry.ribbons import Stretch, outside_stations, ribbons, station_ring
from core.hexmap.geometry.space import Space, area_space, best_point, face_space
from core.hexmap.geometry.stations import SLOT_RADIUS

__all__ = [
    "APOTHEM",
    "ARROW_LENGTH",
    "HEIGHT",
    "SIDE",
    "SLOT_RADIUS",
    "TRACK_CASING",
    "TRACK_WIDTH",
    "WIDTH",
    "Curve",
    "FaceShape",
    "Hit",
    "HitMap",
    "Point",
    "Space",
    "StationShape",
    "Stretch",
    "TrackShape",
    "area_outlines",
    "area_space",
    "best_point",
    "corners",
    "edge_angle",
    "edge_midpoint",
    "edge_segment",
    "face_shape",
    "face_space",
    "hex_centre",
    "inward",
    "outside_stations",
    "polar",
    "ribbons",
    "rim_hatch",
    "station_ring",
]
