"""The track that lies on a hex, all of it: of its tile and of the overlays upon it, numbered as the engine does."""

from dataclasses import replace
from functools import lru_cache

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
