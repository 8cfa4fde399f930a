"""Where the card of the tour stands: beside what it tells about, or, where there is no room, upon it."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPoint, QRect, QSize

Side = Literal["right", "left", "below", "above", "upon"]
GAP, EDGE = 18, 12  # between the card and its place, where the arrow is; to the edge of the window


@dataclass(frozen=True, slots=True)
class Standing:
    card: QRect
    side: Side
    tip: QPoint  # where the arrow ends


def stand_beside(place: QRect, card: QSize, room: QRect) -> Standing:
    inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    middle = place.center()
    left, top = middle.x() - card.width() // 2, middle.y() - card.height() // 2
    ways: tuple[tuple[Side, QPoint, QPoint], ...] = (
        ("right", QPoint(place.right() + GAP, top), QPoint(place.right(), middle.y())),
        ("left", QPoint(place.left() - GAP - card.width(), top), QPoint(place.left(), middle.y())),
        ("below", QPoint(left, place.bottom() + GAP), QPoint(middle.x(), place.bottom())),
        ("above", QPoint(left, place.top() - GAP - card.height()), QPoint(middle.x(), place.top())),
    )
    for side, corner, tip in ways:
        found = _inside(QRect(corner, card), inner)
        if not found.intersects(place) and inner.contains(found):
            return Standing(found, side, _before(tip, found, side))
    corner = QPoint(inner.right() - card.width() + 1, inner.bottom() - card.height() + 1)
    return Standing(_inside(QRect(corner, card), inner), "upon", middle)


def _inside(card: QRect, room: QRect) -> QRect:
    x = max(room.left(), min(card.left(), room.right() - card.width() + 1))
    y = max(room.top(), min(card.top(), room.bottom() - card.height() + 1))
    return QRect(QPoint(x, y), card.size())


def _before(tip: QPoint, card: QRect, side: Side) -> QPoint:
    """The arrow goes straight: its tip is where the card is."""
    if side in ("right", "left"):
        return QPoint(tip.x(), max(card.top() + GAP, min(tip.y(), card.bottom() - GAP)))
    return QPoint(max(card.left() + GAP, min(tip.x(), card.right() - GAP)), tip.y())
