"""The track that lies on a hex, all of it: of its tile and of the overlays upon it, numbered as the engine does."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from core.hexmap.coordinates import EDGES, neighbour, opposite
from core.hexmap.geometry import FaceShape, Stretch, face_shape
from core.hexmap.tiles import NODE
from ui.values.hexes import HexView


def hex_shape(view: HexView) -> FaceShape:
    shape = face_shape(view.face)
    for overlay in view.overlays:
        if overlay.laid and overlay.face is not None:
            shape = _with(shape, face_shape(overlay.face))
    return shape


@lru_cache(maxsize=256)
def _with(base: FaceShape, more: FaceShape) -> FaceShape:
    shift = len(base.stations)
    stations = [replace(station, index=shift + number) for number, station in enumerate(more.stations)]
    tracks = []
    for number, track in enumerate(more.tracks, start=len(base.tracks)):
        a, b = (end + shift if end >= NODE else end for end in (track.a, track.b))
        tracks.append(replace(track, index=number, a=a, b=b))
    return FaceShape((*base.stations, *stations), (*base.tracks, *tracks))


def stretch(view: HexView, a: int, b: int) -> Stretch | None:
    """The track between two ends of a hex, walked from the first to the second; None where nothing is drawn."""
    return stretch_in(hex_shape(view), view.label, a, b)


def stretch_in(shape: FaceShape, label: str, a: int, b: int) -> Stretch | None:
    """The track between two ends of a hex whose shape is known, walked from the first to the second."""
    for number, track in enumerate(shape.tracks):
        if (track.a, track.b) in ((a, b), (b, a)):
            return Stretch(label, number, reverse=track.a != a)
    return None


def around(hexes: Mapping[str, HexView], label: str) -> tuple[str, ...]:
    """The hexes of the board that lie beside one."""
    return tuple(other for edge in EDGES if (other := neighbour(label, edge)) in hexes and other is not None)


def led_to(hexes: Mapping[str, HexView], label: str) -> frozenset[str]:
    """Where track goes that touches a hex from outside: all the way to the next stations, these included.

    Whatever is laid on the hex leads to some of them.
    """
    found: set[str] = set()
    waiting = [(other, opposite(edge)) for edge in EDGES if (other := neighbour(label, edge)) in hexes]
    seen = set(waiting)
    while waiting:
        here, entered = waiting.pop()
        assert here is not None
        for track in hex_shape(hexes[here]).tracks:
            if entered not in (track.a, track.b):
                continue
            found.add(here)
            end = track.b if track.a == entered else track.a
            on = (neighbour(here, end), opposite(end)) if end < NODE else None
            if on is not None and on[0] in hexes and on not in seen:
                seen.add(on)
                waiting.append(on)
    return frozenset(found - {label})
