"""Where a small panel goes: beside something, never upon it."""

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 12


def beside(target: QRect, size: QSize, room: QRect) -> QPoint:
    """The top left corner of a panel beside a target: right, left, below or above, where most of it is seen."""
    middle = target.center()
    places = (
        QPoint(target.right() + GAP, middle.y() - size.height() // 2),
        QPoint(target.left() - GAP - size.width(), middle.y() - size.height() // 2),
        QPoint(middle.x() - size.width() // 2, target.bottom() + GAP),
        QPoint(middle.x() - size.width() // 2, target.top() - GAP - size.height()),
    )
    slid = [_slide(place, size, target, room) for place in places]
    return max(slid, key=lambda place: _seen(place, size, room))


def _slide(place: QPoint, size: QSize, target: QRect, room: QRect) -> QPoint:
    """Into the room, as far as that does not cover the target."""
    inside = QPoint(
        max(room.left(), min(place.x(), room.right() - size.width())),
        max(room.top(), min(place.y(), room.bottom() - size.height())),
    )
    for moved in (inside, QPoint(place.x(), inside.y()), QPoint(inside.x(), place.y())):
        if not QRect(moved, size).intersects(target):
            return moved
    return place


def _seen(place: QPoint, size: QSize, room: QRect) -> int:
    part = QRect(place, size).intersected(room)
    return max(0, part.width()) * max(0, part.height())
