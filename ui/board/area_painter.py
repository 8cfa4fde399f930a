"""Off-board areas and lakes: one shape across their hexes, with name, values and bonus. Origin: the anchor's centre."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from core.hexmap.geometry import area_space, edge_midpoint, face_shape, hex_centre
from ui.board import board
from ui.board.board import Scale, colour
from ui.board.paths import area_path
from ui.board.planner import SEMIBOLD, Mark, Planner, Shown
from ui.values.hexes import AreaView, HexView


def area_bounds(area: AreaView) -> QRectF:
    """In units around the anchor's centre, in the board's own orientation."""
    x, y = hex_centre(area.anchor)
    return area_path(area.labels).boundingRect().translated(-x, -y)


def paint_area(painter: QPainter, area: AreaView, scale: Scale, *, turned: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if turned:
        painter.rotate(180)
    x, y = hex_centre(area.anchor)
    path = area_path(area.labels).translated(-x, -y)
    fill = colour(board.GROUNDS[area.ground])
    painter.setBrush(fill)
    painter.setPen(QPen(fill, 1.6 * scale.ratio / scale.pixels))
    painter.drawPath(path)
    if area.ground == "blue":
        _water(painter, path, scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = scale.line(1.4 if area.ground == "blue" else 2.4)
    border = QPen(colour(board.BORDERS[area.ground]), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    border.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(border)
    painter.drawPath(path)
    painter.restore()


def plan_area(area: AreaView, hexes: Mapping[str, HexView], shown: Shown) -> list[Mark]:
    if area.ground == "blue":
        return []
    origin = hex_centre(area.anchor)
    members = [hexes[label] for label in area.labels]
    space = area_space(
        area.labels, [face_shape(member.face) for member in members], [member.outer for member in members], origin
    )
    space = space.turned() if shown.turned else space
    best: tuple[int, list[Mark]] = (-1, [])
    for upper in _orders(hexes[area.anchor], shown):
        for shift in (6.0, 16.0, -4.0, -12.0):
            plan = Planner(space.copy(), shown, area.ground)
            found = _arrange(plan, area, upper, shift * upper)
            if found > best[0]:
                best = (found, plan.marks)
            if found == 8:
                return plan.marks
    return best[1]


def _arrange(plan: Planner, area: AreaView, upper: float, table: float) -> int:
    """Values in the middle, name and bonus on the two sides of it; how well that went, 8 is best."""
    found = 0
    if not area.values or plan.place_table(area.values, (0.0, table)):
        found += 4
    above = (0.0, -40.0 * upper)
    for over in (False, True) if area.name else ():
        if plan.place_name(area.name or "", above, board.AREA_NAME, board.NAME_LEAST, overhang=(over,)):
            found += 1 if over else 2
            break
    parts = tuple(part for part in (area.letter, f"+{area.bonus}" if area.bonus else None) if part)
    if not parts:
        return found + 2
    pixels, line = plan.scale.font_pixels(board.BONUS), (" ".join(parts),)
    near = (0.0, 40.0 * upper)
    for lines, squeeze, overhang in ((line, 100, False), (line, 84, False), (line, 84, True), (parts, 100, True)):
        if plan.place_lines("bonus", lines, pixels, near, weight=SEMIBOLD, squeeze=squeeze, overhang=overhang):
            return found + (1 if overhang else 2)
    return found


def _orders(anchor: HexView, shown: Shown) -> tuple[float, float]:
    """1 for the name above the values, -1 for below: first the way where no arrows are."""
    arrows = sum(edge_midpoint(edge)[1] for edge in anchor.face.edges) * (-1.0 if shown.turned else 1.0)
    return (-1.0, 1.0) if arrows < -100.0 else (1.0, -1.0)


def _water(painter: QPainter, path: QPainterPath, scale: Scale) -> None:
    """Quiet rows of waves."""
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(board.WATER, 0.35), scale.line(2.0), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    box = path.boundingRect()
    row = 0
    y = box.top() + 24.0
    while y < box.bottom():
        x = box.left() + (40.0 if row % 2 else 0.0)
        while x < box.right():
            wave = QPainterPath(QPointF(x, y))
            wave.quadTo(x + 7, y - 7, x + 14, y)
            wave.quadTo(x + 21, y + 7, x + 28, y)
            painter.drawPath(wave)
            x += 80.0
        y += 34.0
        row += 1
    painter.restore()
