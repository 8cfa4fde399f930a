"""Where a small panel goes: beside something, and upon it only where it could not be seen otherwise."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 12


def beside(target: QRect, size: QSize, room: QRect, side: int | None = None) -> QPoint:
    """The top left corner of a panel beside a target, on the best side or on that which was chosen before."""
    place = _places(target, size, room)[best_side(target, size, room) if side is None else side]
    return place if room.contains(QRect(place, size)) else _inside(place, size, room)


def best_side(target: QRect, size: QSize, room: QRect, clear_of: Sequence[QPoint] = ()) -> int:
    """Right, left, below or above: where most of it is seen, and then where it covers least of what matters."""
    places = _places(target, size, room)

    def merits(side: int) -> tuple[int, int]:
        covers = QRect(places[side], size)
        return _seen(places[side], size, room), -sum(covers.contains(point) for point in clear_of)

    return max(range(len(places)), key=merits)


def _places(target: QRect, size: QSize, room: QRect) -> list[QPoint]:
    middle = target.center()
    places = (
        QPoint(target.right() + GAP, middle.y() - size.height() // 2),
        QPoint(target.left() - GAP - size.width(), middle.y() - size.height() // 2),
        QPoint(middle.x() - size.width() // 2, target.bottom() + GAP),
        QPoint(middle.x() - size.width() // 2, target.top() - GAP - size.height()),
    )
    return [_slide(place, size, target, room) for place in places]


def _slide(place: QPoint, size: QSize, target: QRect, room: QRect) -> QPoint:
    """Into the room, as far as that does not cover the target."""
    inside = _inside(place, size, room)
    for moved in (inside, QPoint(place.x(), inside.y()), QPoint(inside.x(), place.y())):
        if not QRect(moved, size).intersects(target):
            return moved
    return place


def _inside(place: QPoint, size: QSize, room: QRect) -> QPoint:
    return QPoint(
        max(room.left(), min(place.x(), room.right() - size.width())),
        max(room.top(), min(place.y(), room.bottom() - size.height())),
    )


def _seen(place: QPoint, size: QSize, room: QRect) -> int:
    part = QRect(place, size).intersected(room)
    return max(0, part.width()) * max(0, part.height())
