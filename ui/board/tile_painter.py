"""Paints what lies on a hex, without text: ground, track, stations, walls, overlays. Origin: its centre."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from core.hexmap.geometry import (
    APOTHEM,
    ARROW_LENGTH,
    SLOT_RADIUS,
    FaceShape,
    Point,
    StationShape,
    TrackShape,
    edge_angle,
    edge_segment,
    face_shape,
)
from core.hexmap.tiles import Face, Track
from ui.board import board
from ui.board.board import Scale, colour
from ui.board.paths import curve_path, hexagon_path, polygon_path
from ui.paint.chips import paint_chip
from ui.values.chips import ChipView, faded
from ui.values.hexes import HexView, Overlay

FLAT = Qt.PenCapStyle.FlatCap
ROUND = Qt.PenJoinStyle.RoundJoin


def paint_hex(painter: QPainter, view: HexView, chips: Mapping[str, ChipView], scale: Scale, *, turned: bool) -> None:
    """The whole hex. The painter's units are the board's; chips stay upright when the board is turned."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if view.area is None:
        paint_ground(painter, view.ground, scale)
    paint_face(painter, view.face, scale, turned=turned)
    paint_more(painter, view, chips, scale, turned=turned)


def has_more(view: HexView) -> bool:
    return any((view.stations, view.walls, view.overlays, view.marks))


def paint_more(painter: QPainter, view: HexView, chips: Mapping[str, ChipView], scale: Scale, *, turned: bool) -> None:
    """What lies upon the face: printed mouths, overlays, walls and chips."""
    painter.save()
    if turned:
        painter.rotate(180)
    _mouths(painter, view)
    for style, paint in STYLES.items():
        for overlay in view.overlays:
            if overlay.style == style:
                paint(painter, overlay, scale)
    for edge in sorted(view.walls):
        _wall(painter, edge)
    painter.restore()
    _chips(painter, view, chips, scale, -1.0 if turned else 1.0)


def paint_ground(painter: QPainter, ground: str, scale: Scale) -> None:
    fill = colour(board.GROUNDS[ground])
    path = hexagon_path()
    painter.setBrush(fill)
    # a little over the edge, so that no gap shows between neighbours that were rounded to whole pixels
    painter.setPen(QPen(fill, 1.6 * scale.ratio / scale.pixels, Qt.PenStyle.SolidLine, FLAT, Qt.PenJoinStyle.MiterJoin))
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = scale.line(1.4 if ground in ("white", "pass", "blue") else 2.2)
    painter.setPen(QPen(colour(board.BORDERS[ground]), width, Qt.PenStyle.SolidLine, FLAT, Qt.PenJoinStyle.MiterJoin))
    painter.drawPath(path)


def paint_face(painter: QPainter, face: Face, scale: Scale, *, turned: bool = False) -> None:
    """Track and stations of a face."""
    shape = face_shape(face)
    if turned:
        painter.save()
        painter.rotate(180)
    for casing, rails in _strokes(shape, face.tracks):
        painter.fillPath(casing, colour(board.PAPER))
        painter.fillPath(rails, colour(board.INK))
    for track in shape.tracks:
        if track.arrow:
            edge = track.a if track.a < 6 else track.b
            _arrow(painter, edge)
    for station in shape.stations:
        _station(painter, station, scale)
    if turned:
        painter.restore()


@lru_cache(maxsize=4096)
def _outline(station: StationShape) -> QPainterPath:
    return polygon_path(station.outline)


@lru_cache(maxsize=2048)
def _strokes(shape: FaceShape, tracks: Sequence[Track]) -> list[tuple[QPainterPath, QPainterPath]]:
    """The outlines of track with and without its white edge, group by group; stroking them takes longest."""
    found = []
    for members in _groups(shape, tracks):
        path = QPainterPath()
        for track in members:
            if not track.arrow:
                path.addPath(curve_path(track.curve))
        found.append((_stroke(path, board.CASING), _stroke(path, board.TRACK)))
    return found


def _stroke(path: QPainterPath, width: float, join: Qt.PenJoinStyle = ROUND) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(FLAT)
    stroker.setJoinStyle(join)
    stroker.setCurveThreshold(0.05)
    found = stroker.createStroke(path)
    found.setFillRule(Qt.FillRule.WindingFill)
    return found


def _groups(shape: FaceShape, tracks: Sequence[Track]) -> list[list[TrackShape]]:
    """Tracks that meet are one group and merge; of two groups that cross, the later one bridges the other."""
    groups: list[tuple[set[int], list[TrackShape]]] = []
    for track, drawn in zip(tracks, shape.tracks, strict=True):
        ends, members = {track.a, track.b}, [drawn]
        for group in [group for group in groups if group[0] & ends]:
            groups.remove(group)
            ends |= group[0]
            members = group[1] + members
        groups.append((ends, members))
    return [members for _, members in groups]


def _arrow(painter: QPainter, edge: int) -> None:
    casing, arrow = _arrow_paths(edge)
    painter.fillPath(casing, colour(board.PAPER))
    painter.fillPath(arrow, colour(board.INK))


@cache
def _arrow_paths(edge: int) -> tuple[QPainterPath, QPainterPath]:
    """An arrow that points into the hex, with its white edge, which ends at the edge of the hex."""
    start, tip = -APOTHEM, -APOTHEM + ARROW_LENGTH
    half, head = board.TRACK / 2, 11.0
    neck = tip - 15.0
    path = polygon_path(
        [(start, -half), (neck, -half), (neck, -head), (tip, 0), (neck, head), (neck, half), (start, half)]
    )
    beyond = QPainterPath()
    beyond.addRect(QRectF(start, -40, 80, 80))
    casing = _stroke(path, 5.0, Qt.PenJoinStyle.MiterJoin).intersected(beyond)
    turn = QTransform().rotate(edge_angle(edge) + 180.0)  # x points into the hex
    return turn.map(casing), turn.map(path)


def _station(painter: QPainter, station: StationShape, scale: Scale) -> None:
    if station.style == "area":
        return
    outline = _outline(station)
    if station.style in ("bar", "disc"):
        painter.setPen(QPen(colour(board.PAPER), 5.0, Qt.PenStyle.SolidLine, FLAT, ROUND))
        painter.setBrush(colour(board.INK))
        painter.drawPath(outline)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(outline)
        return
    line = scale.line(board.STATION_LINE)
    painter.setBrush(colour(board.PAPER))
    painter.setPen(QPen(colour(board.INK), line, Qt.PenStyle.SolidLine, FLAT, ROUND))
    if len(station.slots) > 1:
        painter.drawPath(outline)
        painter.setPen(QPen(colour(board.INK), max(line * 0.7, scale.line(1.0))))
    for x, y in station.slots:
        painter.drawEllipse(QPointF(x, y), SLOT_RADIUS, SLOT_RADIUS)


def _wall(painter: QPainter, edge: int) -> None:
    (ax, ay), (bx, by) = edge_segment(edge)
    painter.setPen(QPen(colour(board.WALL), board.WALL_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(ax, ay, bx, by))


def _mouths(painter: QPainter, view: HexView) -> None:
    """Where a bore may begin and does not; a tile lies upon them."""
    mouths, bore = view.mark("mouth"), view.laid("bore")
    if mouths is None or view.tile is not None:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for edge in sorted(mouths.edges if bore is None else mouths.edges - bore.edges):
        _portal(painter, edge, 8.0, colour(board.STONE, 0.75), colour("#4A4556", 0.75))


def _portal(painter: QPainter, edge: int, half: float, rim: QColor, dark: QColor) -> None:
    """An arch at an edge that opens out of the hex."""
    painter.save()
    painter.rotate(edge_angle(edge) + 180.0)
    painter.translate(-APOTHEM, 0)
    for size, brush in ((half + 5.0, rim), (half, dark)):
        path = QPainterPath(QPointF(0, -size))
        path.lineTo(size * 0.7, -size)
        path.arcTo(QRectF(size * 0.7 - size, -size, 2 * size, 2 * size), 90, -180)
        path.lineTo(0, size)
        path.closeSubpath()
        painter.fillPath(path, brush)
    painter.restore()


def _track(painter: QPainter, overlay: Overlay, scale: Scale) -> None:
    if overlay.face is not None and overlay.laid:
        paint_face(painter, overlay.face, scale)


def paint_bore(painter: QPainter, overlay: Overlay, scale: Scale) -> None:
    assert overlay.face is not None
    (track,) = face_shape(overlay.face).tracks
    path = curve_path(track.curve)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(board.INK), 13.0, Qt.PenStyle.SolidLine, FLAT))
    painter.drawPath(path)
    painter.setPen(QPen(colour(board.PAPER), 9.0, Qt.PenStyle.SolidLine, FLAT))
    painter.drawPath(path)
    dashes = QPen(colour(board.INK), 9.0, Qt.PenStyle.CustomDashLine, FLAT)
    dashes.setDashPattern([1.1, 0.9])  # in widths of the line
    dashes.setDashOffset(0.4)
    painter.setPen(dashes)
    painter.drawPath(path)
    for edge in (track.a, track.b):
        _portal(painter, edge, 9.0, colour("#6E687C"), colour(board.INK))


def _line(painter: QPainter, overlay: Overlay, scale: Scale) -> None:
    """As long as it waits, its stripe is printed alone."""
    assert overlay.face is not None
    _track(painter, overlay, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(board.RED), scale.line(3.0), Qt.PenStyle.SolidLine, FLAT))
    shape = face_shape(overlay.face)
    for track in shape.tracks:
        painter.drawPath(curve_path(track.curve))
    for station in shape.stations:
        if overlay.laid:
            _station(painter, station, scale)
        else:
            painter.setBrush(colour(board.GROUNDS["pass"]))
            painter.drawEllipse(QPointF(*station.centre), 7.0, 7.0)


# how overlays are painted, those that lie below first; a table is text
STYLES: dict[str, Callable[[QPainter, Overlay, Scale], None]] = {"track": _track, "line": _line, "bore": paint_bore}


def _chips(painter: QPainter, view: HexView, chips: Mapping[str, ChipView], scale: Scale, sign: float) -> None:
    if not view.stations:
        return
    shape = face_shape(view.face)
    painter.save()
    painter.scale(1 / scale.pixels, 1 / scale.pixels)  # text is laid out in pixels
    for entry in view.stations:
        x, y = slot_place(shape, entry.node, entry.slot)
        paint_chip(
            painter,
            faded(chips[entry.company]) if entry.reserved else chips[entry.company],
            QPointF(sign * x * scale.pixels, sign * y * scale.pixels),
            _chip_radius(len(shape.stations[entry.node].slots), scale),
            least=board.LEAST_PIXELS * scale.ratio,  # whatever the text size: a chip without its code says nothing
        )
    painter.restore()


def _chip_radius(slots: int, scale: Scale) -> float:
    """In pixels. A little over its circle where the map is small, so that the code can be read."""
    most = SLOT_RADIUS + (4.0 if slots == 1 else 1.5)
    return min(most * scale.pixels, max((SLOT_RADIUS - 0.5) * scale.pixels, 9.6 * scale.ratio))


def slot_place(shape: FaceShape, node: int, slot: int) -> Point:
    station = shape.stations[node]
    return station.slots[slot] if slot < len(station.slots) else station.centre
