"""Paints the order of the round and both income tracks as they lie: chips are railroads, signs are players."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from core.text.catalogue import text
from core.text.lists import listed
from ui.german_railways.views.income_tracks import IncomeTrack, TrackMarker
from ui.german_railways.views.round_order import Bagged, Place, RoundOrder
from ui.paint.cards import paint_seat
from ui.paint.chips import paint_chip
from ui.paint.ink import CENTRE, LEFT, colour, face, wrapped, write
from ui.paint.theme import BODY, SPACE, Theme, scaled
from ui.values.facts import Seat

SMALL = 11
MARKER = 20  # pixels across
TITLE = 20
AXIS = 18
PLACE = 58  # pixels of width of a place of the order


@dataclass(frozen=True, slots=True)
class Spot:
    """What is under the pointer there: what to say, and what to light up elsewhere."""

    box: QRectF
    words: str
    points: str | None = None


class CoursePainter:
    def __init__(self, painter: QPainter, theme: Theme, width: float) -> None:
        self.painter = painter
        self.theme = theme
        self.width = width
        self.left = 2.0 * SPACE
        self.spots: list[Spot] = []

    def title(self, words: str, y: float) -> float:
        box = QRectF(self.left, y, self.width - 2 * self.left, scaled(TITLE))
        write(self.painter, words, box, face(BODY, True), self.theme.text, LEFT)
        return y + scaled(TITLE)

    # --- the order

    def order(self, order: RoundOrder, y: float) -> float:
        y = self.title(text("gr-order") if order.places else text("gr-bag"), y)
        if order.places:
            for number, place in enumerate(order.places):
                self._place(place, QRectF(self.left + number * scaled(PLACE), y, scaled(PLACE) - 4, scaled(54)))
            if order.without:
                words = text("gr-course-without", players=listed(order.without))
                rest = self.left + len(order.places) * scaled(PLACE)
                self._lines(words, QRectF(rest, y, self.width - rest - self.left, scaled(54)))
            return y + scaled(58)
        for one in order.bag:
            y = self._bagged(one, y)
        return y + SPACE

    def _lines(self, words: str, box: QRectF) -> None:
        """Beside the places, on as many lines as it takes."""
        lines = wrapped(words, face(SMALL), box.width())
        high = scaled(14)
        top = box.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            place = QRectF(box.left(), top + number * high, box.width(), high)
            write(self.painter, line, place, face(SMALL), self.theme.quiet, LEFT)

    def _place(self, place: Place, box: QRectF) -> None:
        theme = self.theme
        now = place.when == "now"
        self.painter.setBrush(colour(theme.surface))
        self.painter.setPen(QPen(colour(theme.accent if now else theme.line), 2 if now else 1))
        self.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        ink = theme.quiet if place.when == "done" else theme.text
        number = QRectF(box.left() + 4, box.top() + 2, 14, scaled(14))
        write(self.painter, str(place.number), number, face(SMALL), theme.quiet, LEFT)
        size = scaled(MARKER)
        self.painter.setOpacity(0.35 if place.when == "done" else 1.0)
        self._seat(place.seat, QRectF(box.center().x() - size / 2, box.top() + 6, size, size))
        self.painter.setOpacity(1.0)
        below = QRectF(box.left() + 2, box.bottom() - scaled(22), box.width() - 4, scaled(18))
        write(self.painter, place.name, below, face(SMALL, now), ink, CENTRE)
        said = text("gr-course-place", number=place.number, player=place.name, when=place.when)
        self.spots.append(Spot(box, said))

    def _bagged(self, one: Bagged, y: float) -> float:
        size = scaled(MARKER) - 4
        high = scaled(22)
        box = QRectF(self.left, y, scaled(90), high)
        write(self.painter, one.name, box, face(), self.theme.text, LEFT)
        for number in range(one.markers):
            x = self.left + scaled(96) + number * (size + 4)
            self._seat(one.seat, QRectF(x, y + (high - size) / 2, size, size))
        whole = QRectF(self.left, y, scaled(96) + one.markers * (size + 4), high)
        self.spots.append(Spot(whole, text("gr-course-bag", player=one.name, number=one.markers, income=one.income)))
        return y + high

    def _seat(self, seat: Seat, box: QRectF) -> None:
        paint_seat(self.painter, seat.colour, seat.symbol, box, self.theme.text)

    # --- a track

    def track(self, track: IncomeTrack, y: float) -> float:
        """Markers that would cover each other stand above one another."""
        y = self.title(track.title, y)
        boxes = track.boxes
        step = (self.width - 2 * self.left - scaled(MARKER)) / max(1, len(boxes) - 1)
        levels = _levels(track.markers, step, scaled(MARKER) + 2)
        high = (max(levels.values(), default=0) + 1) * (scaled(MARKER) + 2)
        axis = y + high + 2
        start = self.left + scaled(MARKER) / 2
        self.painter.setPen(QPen(colour(self.theme.line), 1))
        self.painter.drawLine(QPointF(start, axis), QPointF(start + step * (len(boxes) - 1), axis))
        every = 5 if step * 5 >= scaled(20) else 10
        for box in boxes:
            x = start + step * box
            long = box % every == 0
            self.painter.setPen(QPen(colour(self.theme.quiet if long else self.theme.line), 1))
            self.painter.drawLine(QPointF(x, axis), QPointF(x, axis + (5 if long else 3)))
            if long:
                label = QRectF(x - 20, axis + 4, 40, scaled(14))
                write(self.painter, str(box), label, face(SMALL), self.theme.quiet, CENTRE)
        for marker in track.markers:
            centre = QPointF(start + step * marker.box, axis - 2 - (levels[marker.key] + 0.5) * (scaled(MARKER) + 2))
            self._marker(marker, centre)
        return axis + scaled(AXIS) + SPACE

    def _marker(self, marker: TrackMarker, centre: QPointF) -> None:
        radius = scaled(MARKER) / 2
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if marker.chip is not None:
            paint_chip(self.painter, marker.chip, centre, radius)
        elif marker.seat is not None:
            self._seat(marker.seat, box.adjusted(1, 1, -1, -1))
        if marker.flipped:
            flag = QRectF(box.right() - 4, box.top() - 4, scaled(26), scaled(13))
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(colour(self.theme.surface))
            self.painter.drawRoundedRect(flag, 3, 3)
            write(self.painter, marker.flipped, flag, face(SMALL, True), self.theme.accent, CENTRE)
        words = text("gr-course-marker", who=marker.name, income=marker.value)
        self.spots.append(Spot(box, words, marker.key if marker.chip is not None else None))


def _levels(markers: Sequence[TrackMarker], step: float, wide: float) -> dict[str, int]:
    """How far up each stands: as low as nothing else is there."""
    last: list[float] = []
    found: dict[str, int] = {}
    for marker in sorted(markers, key=lambda marker: marker.box):
        x = step * marker.box
        level = next((number for number, end in enumerate(last) if x - end >= wide), len(last))
        if level == len(last):
            last.append(x)
        last[level] = x
        found[marker.key] = level
    return found
