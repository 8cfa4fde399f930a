"""The track that lies on a hex, all of it: tile, tunnel and the Furka-Oberalp line, numbered as the engine does."""

from dataclasses import replace
from functools import lru_cache

from core.hexmap.geometry import FaceShape, Stretch, face_shape
from core.hexmap.tiles import NODE, Face, Track
from ui.rail18.views.map.view import HexView


def hex_shape(view: HexView) -> FaceShape:
    line = face_shape(view.furka) if view.furka is not None and view.furka_laid else None
    base = face_shape(view.face)
    return base if line is None and view.tunnel is None else _together(base, view.tunnel, line)


@lru_cache(maxsize=256)
def _together(base: FaceShape, tunnel: tuple[int, int] | None, line: FaceShape | None) -> FaceShape:
    stations, tracks = list(base.stations), list(base.tracks)
    if tunnel is not None:
        (drawn,) = face_shape(Face("tunnel", "pass", tracks=(Track(*tunnel),))).tracks
        tracks.append(replace(drawn, index=len(tracks)))
    if line is not None:
        shift = len(base.stations)
        for station in line.stations:
            stations.append(replace(station, index=len(stations)))
        for track in line.tracks:
            a, b = (end + shift if end >= NODE else end for end in (track.a, track.b))
            tracks.append(replace(track, index=len(tracks), a=a, b=b))
    return FaceShape(tuple(stations), tuple(tracks))


def stretch(view: HexView, a: int, b: int) -> Stretch | None:
    """The track between two ends of a hex, walked from the first to the second; None where nothing is drawn."""
    return stretch_in(hex_shape(view), view.label, a, b)


def stretch_in(shape: FaceShape, label: str, a: int, b: int) -> Stretch | None:
    """The same, where the shape of the hex is known."""
    for number, track in enumerate(shape.tracks):
        if (track.a, track.b) in ((a, b), (b, a)):
            return Stretch(label, number, reverse=track.a != a)
    return None
