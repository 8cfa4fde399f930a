"""Ribbons upon the track: the routes of a run, or all that a company reaches."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from core.hexmap.geometry import (
    SIDE,
    FaceShape,
    StationShape,
    hex_centre,
    outside_stations,
    ribbons,
    station_ring,
)
from core.hexmap.graph import Place
from ui.board import board
from ui.board.board import colour
from ui.board.paths import area_path, line_path, polygon_path
from ui.paint.theme import LIGHT
from ui.values.chips import ChipView
from ui.values.routes import NetworkView, RouteView

VEIL_LAYER, NETWORK_LAYER, ROUTE_LAYER, TARGET_LAYER, STOP_LAYER = 4.0, 5.0, 6.0, 6.5, 11.0
OVER_TEXT = 10.5  # where routes lie on a board so small that values would hide them
VEIL, DARK_VEIL = 0.36, 0.4  # how far what is not shown stands back
COLOURS = ("#005B97", "#D75702", "#2DA077", "#B781AF")
DASHES: tuple[tuple[float, ...], ...] = ((), (2.6, 1.2), (1.0, 0.8), (3.0, 0.9, 0.9, 0.9))  # in widths of the line
WIDTH, CASING = 11.0, 18.0
OVER_FROM = 1.3  # times their width
LEAST_WIDTH = 3.0  # pixels of a ribbon, however small the board is
FIRST = {"city": 4.0, "area": 10.0}  # the distance of the first ring
RING_STEP = 8.0  # further out for the next train
ShapeOf = Callable[[str], FaceShape]


def route_pen(number: int, width: float) -> QPen:
    """Colour and dash of a train; the fifth looks like the first."""
    pen = QPen(QColor(COLOURS[number % len(COLOURS)]), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    dashes = DASHES[number % len(DASHES)]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


class RouteLayer:
    def __init__(self, scene: QGraphicsScene, labels: Iterable[str], shape_of: ShapeOf) -> None:
        self._scene = scene
        self._shape_of = shape_of
        self._turned = False
        self._swell = 1.0  # how much wider ribbons are than the track asks for
        self._shown: Sequence[RouteView] = ()
        self._lit: tuple[NetworkView, ChipView] | None = None
        self._routes: list[QGraphicsItem] = []
        self._network: list[QGraphicsItem] = []
        self._veil = QGraphicsPathItem(area_path(tuple(labels)))
        self._veil.setPen(QPen(Qt.PenStyle.NoPen))
        self._veil.setBrush(colour(board.PAPER, VEIL))
        self._veil.setZValue(VEIL_LAYER)
        self._veil.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._veil.hide()
        scene.addItem(self._veil)

    def turn(self, *, turned: bool) -> None:
        self._turned = turned
        for item in (*self._routes, *self._network, self._veil):
            item.setRotation(180.0 if turned else 0.0)

    def set_ground(self, ground: str) -> None:
        """What is not shown stands back towards what lies around the board."""
        self._veil.setBrush(colour(ground, VEIL if ground == LIGHT.window else DARK_VEIL))

    def set_scale(self, zoom: float) -> None:
        """Pixels for a unit: ribbons never become so thin that they are lost, and then lie over what is written."""
        swell = max(1.0, round(LEAST_WIDTH / (WIDTH * zoom) * 5) / 5)
        if swell != self._swell:
            self._swell = swell
            self.show_routes(self._shown)
            self.show_network(*(self._lit or (None, None)))

    # --- routes

    def show_routes(self, routes: Sequence[RouteView]) -> None:
        self._clear(self._routes)
        self._shown = routes
        layer = OVER_TEXT if self._swell > OVER_FROM else ROUTE_LAYER
        lines = ribbons([route.stretches for route in routes], self._shape_of)
        paths = [(route, self._path(route, parts)) for route, parts in zip(routes, lines, strict=True)]
        casing = QPen(colour(board.PAPER), CASING * self._swell, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        for _, path in paths:
            self._add(self._routes, path, casing, layer)
        for route, path in paths:
            self._add(self._routes, path, route_pen(route.number, WIDTH * self._swell), layer)
        rings: Counter[Place] = Counter()
        for route in routes:
            self._stops(route, rings)
        self._show_veil()

    def _stops(self, route: RouteView, rings: Counter[Place]) -> None:
        """Rings around the stops that count, further out where other trains count them too; crosses on the others."""
        counted, passed = QPainterPath(), QPainterPath()
        for place in route.counted:
            counted.addPath(self._ring(place, route, rings[place]))
            rings[place] += 1
        for place in route.passed:
            passed.addPath(self._cross(place))
        ink = QColor(COLOURS[route.number % len(COLOURS)])
        for path, casing, line in ((counted, 9.0, 6.0), (passed, 10.0, 5.0)):
            if not path.isEmpty():
                self._add(self._routes, path, _round(QPen(colour(board.PAPER), casing * self._swell)), STOP_LAYER)
                self._add(self._routes, path, _round(QPen(ink, line * self._swell)), STOP_LAYER)

    def _path(self, route: RouteView, parts: Sequence[Sequence[tuple[float, float]]]) -> QPainterPath:
        """The ribbon, interrupted where stations lie: their chips stay readable."""
        stations = [
            (station, hex_centre(label))
            for label in {piece.hex for piece in route.stretches}
            for station in self._shape_of(label).stations
        ]
        path = QPainterPath()
        for part in parts:
            for piece in outside_stations(part, stations):
                path.addPath(line_path(piece))
        return path

    def _ring(self, place: Place, route: RouteView, already: int) -> QPainterPath:
        station, centre = self._station(place)
        if station.style == "area":
            station = self._at_arrow(station, place[0], route)
        return _ring_path(station, FIRST.get(station.style, 5.0) + already * RING_STEP).translated(*centre)

    def _cross(self, place: Place) -> QPainterPath:
        station, (x, y) = self._station(place)
        x, y = x + station.centre[0], y + station.centre[1]
        path = QPainterPath()
        for dx, dy in ((9.0, 9.0), (9.0, -9.0)):
            path.moveTo(x - dx, y - dy)
            path.lineTo(x + dx, y + dy)
        return path

    def _station(self, place: Place) -> tuple[StationShape, tuple[float, float]]:
        return self._shape_of(place[0]).stations[place[1]], hex_centre(place[0])

    def _at_arrow(self, station: StationShape, label: str, route: RouteView) -> StationShape:
        """An off-board area is marked at the point of the arrow by which the route comes in."""
        tracks = self._shape_of(label).tracks
        for piece in route.stretches:
            if piece.hex == label and tracks[piece.track].arrow:
                curve = tracks[piece.track].curve
                tip = min((curve.start, curve.end), key=lambda point: point[0] ** 2 + point[1] ** 2)
                return StationShape(station.index, station.kind, "area", tip)
        return station

    # --- networks

    def show_network(self, network: NetworkView | None, chip: ChipView | None = None) -> None:
        self._clear(self._network)
        self._show_veil()
        self._lit = None if network is None or chip is None else (network, chip)
        if network is None or chip is None:
            return
        shapes = {label: self._shape_of(label) for label in {piece.hex for piece in network.stretches}}
        track = Pieces(
            [
                (_band(shapes[piece.hex], piece.track, width).translated(*hex_centre(piece.hex)), QColor(ink))
                for ink, width in ((board.INK, 18.0), (chip.fill, 12.0))
                for piece in network.stretches
            ],
            _around(shapes),
        )
        self._put(self._network, track, NETWORK_LAYER)
        self._show_veil()
        rings = [
            (_ring_band(station, 8.0, width).translated(*centre), QColor(ink))
            for station, centre in map(self._station, network.stations)
            for ink, width in ((board.PAPER, 15.0), (board.INK, 11.0), (chip.fill, 6.0))
        ]
        self._put(self._network, Pieces(rings, _around(label for label, _ in network.stations)), TARGET_LAYER)
        if network.destination is not None:
            self._target(network.destination, chip)

    def _target(self, label: str, chip: ChipView) -> None:
        """Dashes in the company's colour around the hex that it wants to reach, below all that is written there."""
        outline = area_path((label,))
        for ink, width, dashes in ((board.PAPER, 20.0, []), (board.INK, 16.0, [0.9, 0.6]), (chip.fill, 9.0, [])):
            pen = QPen(QColor(ink), width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            if dashes:
                pen.setDashPattern(dashes)
            self._add(self._network, outline, pen, TARGET_LAYER)

    def _show_veil(self) -> None:
        """What is not shown stands back a little."""
        self._veil.setVisible(bool(self._routes or self._network))

    def _add(self, items: list[QGraphicsItem], path: QPainterPath, pen: QPen, layer: float) -> None:
        item = QGraphicsPathItem(path)
        item.setPen(pen)
        item.setBrush(Qt.BrushStyle.NoBrush)
        self._put(items, item, layer)

    def _put(self, items: list[QGraphicsItem], item: QGraphicsItem, layer: float) -> None:
        item.setZValue(layer)
        item.setRotation(180.0 if self._turned else 0.0)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        items.append(item)

    def _clear(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self._scene.removeItem(item)
        items.clear()


class Pieces(QGraphicsItem):
    """Filled shapes one after the other: many small ones are painted far faster than one large path."""

    def __init__(self, parts: Sequence[tuple[QPainterPath, QColor]], box: QRectF) -> None:
        super().__init__()
        self._parts = parts
        self._box = box

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for path, ink in self._parts:
            painter.fillPath(path, ink)


def _around(labels: Iterable[str]) -> QRectF:
    """What whole hexes take with whatever lies on them."""
    box, reach = QRectF(), SIDE + CASING
    for label in labels:
        x, y = hex_centre(label)
        box = box.united(QRectF(x - reach, y - reach, 2 * reach, 2 * reach))
    return box


@lru_cache(maxsize=8192)
def _band(shape: FaceShape, track: int, width: float) -> QPainterPath:
    """The outline of a track of this width."""
    return _stroke(_bare(shape, track), width, Qt.PenJoinStyle.RoundJoin)


@lru_cache(maxsize=1024)
def _ring_band(station: StationShape, distance: float, width: float) -> QPainterPath:
    """The outline of a ring of this width."""
    return _stroke(_ring_path(station, distance), width, Qt.PenJoinStyle.BevelJoin)


def _stroke(path: QPainterPath, width: float, join: Qt.PenJoinStyle) -> QPainterPath:
    stroker = QPainterPathStroker(QPen(Qt.GlobalColor.black, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    stroker.setJoinStyle(join)
    return stroker.createStroke(path)


@lru_cache(maxsize=4096)
def _bare(shape: FaceShape, track: int) -> QPainterPath:
    """A track of a hex as far as it does not run over a city."""
    path = QPainterPath()
    stations = [(station, (0.0, 0.0)) for station in shape.stations]
    for part in outside_stations(shape.tracks[track].curve.points(), stations):
        path.addPath(line_path(part))
    return path


@lru_cache(maxsize=1024)
def _ring_path(station: StationShape, distance: float) -> QPainterPath:
    return polygon_path(station_ring(station, distance))


def _round(pen: QPen) -> QPen:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
