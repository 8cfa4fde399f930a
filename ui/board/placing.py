"""Where a small panel goes on a board: beside what somebody looks at, and upon it only where there is no other room."""

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 8
Box = tuple[int, int, int, int]  # left, top, right, bottom; the last two lie outside
Cost = tuple[int, ...]


def best_place(
    sizes: Sequence[QSize],
    room: QRect,
    ranks: Sequence[Sequence[QRect]],
    near: QPoint,
    points: Sequence[QPoint] = (),
) -> tuple[int, QPoint, bool]:
    """Which of several shapes goes where, and whether it covers nothing of the ranks there.

    It covers as little as can be of the first rank, then of the next ones, then the fewest of the points; of such
    places the one that comes closest to a point is the best.
    """
    walls = [[_box(rect) for rect in rank if rect.intersects(room)] for rank in ranks]
    places = [(point.x(), point.y()) for point in points]
    found: tuple[Cost, int, Box] | None = None
    fitting = _fitting(sizes, room)
    for number, size in enumerate(sizes):
        if size not in fitting:
            continue
        for box in _candidates(size, room, [wall for rank in walls for wall in rank], near):
            cost: list[int] = []
            for rank in walls:
                cost.append(sum(_overlap(box, wall) for wall in rank))
                if found is not None and tuple(cost) > found[0][: len(cost)]:
                    break
            else:
                hidden = sum(box[0] <= x < box[2] and box[1] <= y < box[3] for x, y in places)
                whole = (*cost, hidden, _distance(box, near))
                if found is None or whole < found[0]:
                    found = whole, number, box
    assert found is not None
    cost_found, number, box = found
    return number, QPoint(box[0], box[1]), not any(cost_found[: len(walls)])


def is_free(place: QRect, room: QRect, ranks: Sequence[Sequence[QRect]]) -> bool:
    """Does a panel cover nothing where it stands, and is all of it seen?"""
    return room.contains(place) and not any(place.intersects(rect) for rank in ranks for rect in rank)


def way_beside(group: QRect, sizes: Sequence[QSize], room: QRect) -> tuple[float, QPoint]:
    """How the board must move for a panel to find room beside a group; 1.0 or how much smaller it has to be first."""
    moves: list[tuple[int, int, int]] = []
    share = 0.0
    for size in _fitting(sizes, room):
        wide, high = size.width() + GAP, size.height() + GAP
        for rest in (room.adjusted(0, 0, 0, -high), room.adjusted(0, high, 0, 0), room.adjusted(0, 0, -wide, 0),
                     room.adjusted(wide, 0, 0, 0)):  # fmt: skip
            if group.width() <= rest.width() and group.height() <= rest.height():
                dx = _shift(group.left(), group.right(), rest.left(), rest.right())
                dy = _shift(group.top(), group.bottom(), rest.top(), rest.bottom())
                moves.append((abs(dx) + abs(dy), dx, dy))
            else:
                share = max(share, min(rest.width() / group.width(), rest.height() / group.height()))
    if not moves:
        return share, QPoint()
    _, dx, dy = min(moves)
    return 1.0, QPoint(dx, dy)


def _fitting(sizes: Sequence[QSize], room: QRect) -> list[QSize]:
    """Those that can be seen whole; all where there are none."""
    found = [size for size in sizes if size.width() <= room.width() and size.height() <= room.height()]
    return found or list(sizes)


def _shift(low: int, high: int, least: int, most: int) -> int:
    return max(0, least - low) + min(0, most - high)


def _candidates(size: QSize, room: QRect, walls: Sequence[Box], near: QPoint) -> Iterator[Box]:
    """Where it touches the room's edge or one of the things that it should not cover, or lies beside the point."""
    width, height = size.width(), size.height()
    left, top, right, bottom = _box(room)
    most_x, most_y = max(left, right - width), max(top, bottom - height)
    xs = {left, most_x, near.x() - width // 2}
    ys = {top, most_y, near.y() - height // 2}
    for wall in walls:
        xs |= {wall[2] + GAP, wall[0] - GAP - width}
        ys |= {wall[3] + GAP, wall[1] - GAP - height}
    for x, y in product({min(max(x, left), most_x) for x in xs}, {min(max(y, top), most_y) for y in ys}):
        yield x, y, x + width, y + height


def _box(rect: QRect) -> Box:
    return rect.left(), rect.top(), rect.left() + rect.width(), rect.top() + rect.height()


def _overlap(a: Box, b: Box) -> int:
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0


def _distance(box: Box, near: QPoint) -> int:
    """Of the nearest place of a box from a point, squared."""
    dx = max(box[0] - near.x(), 0, near.x() - box[2])
    dy = max(box[1] - near.y(), 0, near.y() - box[3])
    return dx * dx + dy * dy
