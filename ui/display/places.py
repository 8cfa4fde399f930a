"""Where everything stands on a page of the display, for each scene. Measures are those of a height of 1080 pixels."""

from PySide6.QtCore import QRectF, QSizeF

from ui.display import head, large
from ui.values.display import Scene

GAP = 28.0
FOOT = 62.0
NARROWEST = 1500.0  # a page that is narrower for its height is drawn smaller
LEFT: dict[Scene, float] = {
    "stock": 0.58,
    "operating": 0.57,
    "map": 0.57,
    "auction": 0.46,
    "end": 0.52,
    "everything": 0.58,
}
Places = dict[str, QRectF]


def unit_of(size: QSizeF) -> float:
    """How many pixels stand for one at a height of 1080."""
    return max(0.2, min(size.height() / large.HEIGHT, size.width() / NARROWEST))


def places(scene: Scene, size: QSizeF, card: float) -> Places:
    """By name; `card` is the height that the card asks for, 0 where there is none."""
    unit = unit_of(size)
    gap, top = GAP * unit, head.HEIGHT * unit
    found = {"head": QRectF(0, 0, size.width(), top)}
    room = QRectF(gap, top + gap, size.width() - 2 * gap, size.height() - top - 2 * gap)
    if scene == "market":
        return found | {"market": room}
    if scene == "standings":
        return found | {"table": room}
    if scene in ("operating", "map"):
        foot = FOOT * unit
        found["lines"] = QRectF(room.left(), room.bottom() + gap - foot, room.width(), foot)
        room.setBottom(found["lines"].top())
    left, right = _columns(room, LEFT[scene], gap)
    if scene in ("operating", "map"):
        found["map"] = left.adjusted(-gap, -gap, 0, 0)
        return found | _stacked(right, card, gap, "card", "table")
    if scene == "end":
        return found | {"map": right.adjusted(0, -gap, gap, 0)} | _stacked(left, card, gap, "card", "table")
    if scene == "auction":
        return found | {"table": right} | _stacked(left, card, gap, "card", "lines")
    found["table"] = left
    if scene == "everything":
        return found | _stacked(right, right.height() * 0.42, gap, "market", "map")
    above = _stacked(right, card, gap, "card", "rest")
    return (
        found | {"card": above["card"]} | _stacked(above["rest"], above["rest"].height() * 0.62, gap, "market", "lines")
    )


def _columns(room: QRectF, share: float, gap: float) -> tuple[QRectF, QRectF]:
    left, right = QRectF(room), QRectF(room)
    left.setWidth(room.width() * share - gap / 2)
    right.setLeft(left.right() + gap)
    return left, right


def _stacked(room: QRectF, height: float, gap: float, above: str, below: str) -> Places:
    """The upper one as high as it asks for; nothing stays of it where it asks for nothing."""
    upper, lower = QRectF(room), QRectF(room)
    upper.setHeight(min(height, room.height()))
    lower.setTop(upper.bottom() + (gap if height else 0.0))
    return {above: upper, below: lower}
