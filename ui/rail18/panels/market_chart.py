"""How the stock market is drawn: cells, red line, plates of the companies, trails, and where a marker would go."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRegion

from core.rail18.market import Cell as Place
from core.text.numbers import figure
from ui.board.board import RED
from ui.paint.cards import paint_mark, paint_plate, plate_width
from ui.paint.chips import fit_text
from ui.paint.ink import CENTRE, LEFT, exact, write
from ui.paint.theme import Theme, scaled
from ui.rail18.views.market import CellView, Goal, MarkerView, MarketView
from ui.values.colours import mix

LEAST_TEXT = 9
LARGEST_PLATE = 18
NARROW = 34  # pixels of a cell in which a price stands in the middle
BESIDE = 44  # the width of cells in which a plate can stand beside the price
PLATE = 26  # what it needs of it
CLEAR = 2.5  # pixels around a plate for the ring of a company that acts, moved or is shown


@dataclass
class Chart:
    """Where everything lies in a box of pixels. Rows with high stacks are given more room."""

    view: MarketView
    box: QRectF
    cells: dict[Place, QRectF] = field(default_factory=dict)
    plates: dict[str, QRectF] = field(default_factory=dict)
    price_size: int = LEAST_TEXT
    plate_text: float = LEAST_TEXT
    beside: bool = False  # where there is little height plates stand beside the price instead of below it

    def __post_init__(self) -> None:
        view, box = self.view, self.box
        if not view.cells or box.width() < 40 or box.height() < 40:
            return
        width = box.width() / view.columns
        held = [0] * view.rows
        for cell in view.cells:
            held[cell.row] = max(held[cell.row], len(cell.markers))
        stacks = [max(1, high) for high in held]
        self._choose_sizes(width, stacks)
        if sum(self._needs(stacks)) > box.height():
            stacks = held  # rows without a marker give their room to those that have one
        needs = self._needs(stacks)
        spare = (box.height() - sum(needs)) / view.rows
        top = box.top()
        tops = []
        for need in needs:
            tops.append(top)
            top += max(need + spare, 4.0)
        tops.append(top)
        for cell in view.cells:
            rect = QRectF(box.left() + cell.column * width, tops[cell.row], width, tops[cell.row + 1] - tops[cell.row])
            self.cells[cell.row, cell.column] = rect
            self._stack(cell, self._place_of_plates(cell, rect))

    def _choose_sizes(self, width: float, stacks: list[int]) -> None:
        """As large as the text size wishes, as small as the box demands."""
        dearest = figure(max(cell.price for cell in self.view.cells))
        largest = scaled(LEAST_TEXT + (4 if width > 40 else 2))
        for self.beside in (False, True) if width >= BESIDE else (False,):
            for size in range(largest, LEAST_TEXT - 1, -1):
                self.price_size, self.plate_text = size, max(LEAST_TEXT, min(size, scaled(LEAST_TEXT)))
                limit = width - PLATE if self.beside else min(width - 4, width * 0.8)
                fits = exact(size, True).width(dearest) <= limit
                if fits and sum(self._needs(stacks)) <= self.box.height():
                    return
        self.beside = width >= BESIDE

    def _needs(self, stacks: list[int]) -> list[float]:
        """The height of each row: its prices, and a plate for each marker of its highest stack."""
        price = self.price_size * 1.2
        plates = [high * (self.plate_text + 3) for high in stacks]
        return [max(price, high) + 3 if self.beside else price + high + 3 + CLEAR for high in plates]

    def price_line(self, cell: CellView) -> QRectF:
        """Where the price of a cell is written."""
        rect, high = self.cells[cell.row, cell.column], self.price_size * 1.2
        if rect.width() <= NARROW:
            return QRectF(rect.left(), rect.top() + 1.5, rect.width(), high)
        framed = self.frame_of(cell)
        return QRectF(rect.left() + 3 + framed, rect.top() + 1 + framed, rect.width() - 4 - framed, high)

    def frame_of(self, cell: CellView) -> int:
        """What the second frame of a cell takes from it."""
        return 3 if cell.start and self.cells[cell.row, cell.column].width() > NARROW else 0

    def starter_place(self, cell: CellView) -> tuple[QRectF, tuple[str, QFont, float] | None]:
        """Who begins in a cell: below its price, or beside it where the cell is low; nothing if it cannot be read."""
        rect, line, framed = self.cells[cell.row, cell.column], self.price_line(cell), self.frame_of(cell)
        below = QRectF(rect.left() + 3, line.bottom(), rect.width() - 6, rect.bottom() - line.bottom() - framed)
        if below.height() < LEAST_TEXT and rect.width() > NARROW:
            left = line.left() + exact(self.price_size, cell.par).width(figure(cell.price)) + 2
            below = QRectF(left, rect.top(), rect.right() - framed - 2 - left, rect.height())
        if below.height() < LEAST_TEXT:
            return below, None
        size = min(self.price_size, below.height())
        return below, fit_text((self.view.starter,), below.width(), size, LEAST_TEXT, narrow=True)

    def _place_of_plates(self, cell: CellView, rect: QRectF) -> QRectF:
        """With their rings they touch no price."""
        line = self.price_line(cell)
        if self.beside:
            left = line.left() + exact(self.price_size, True).width(figure(cell.price)) + 1 + CLEAR
            return QRectF(left, rect.top() + 1, rect.right() - 1 - left, rect.height() - 2)
        top = min(line.top() + self.price_size + CLEAR, rect.bottom() - 4)  # figures reach below no line
        return QRectF(rect.left() + 1.5, top, rect.width() - 3, rect.bottom() - 2 - top)

    def _stack(self, cell: CellView, rect: QRectF) -> None:
        if not cell.markers:
            return
        high = min(float(scaled(LARGEST_PLATE)), rect.height() / len(cell.markers))
        wide = min(rect.width(), plate_width(high) * 1.15)
        rest = (rect.height() - high * len(cell.markers)) / 2
        first = rect.top() + (rest if self.beside else min(6.0, rest))
        for number, sym in enumerate(cell.markers):
            top = first + number * high
            self.plates[sym] = QRectF(rect.center().x() - wide / 2, top, wide, high)

    @cached_property
    def free(self) -> QRegion:
        """The part of the chart where nothing is written."""
        region = QRegion(self.box.toAlignedRect())
        for cell in self.view.cells:
            line = self.price_line(cell)
            width = exact(self.price_size, cell.par).width(figure(cell.price))
            left = line.left() if self.cells[cell.row, cell.column].width() > NARROW else line.center().x() - width / 2
            region -= QRegion(QRectF(left, line.top(), width, line.height()).toAlignedRect())
            if cell.start and not cell.markers:
                region -= QRegion(self.starter_place(cell)[0].toAlignedRect())
        return region

    @property
    def print_key(self) -> tuple[object, ...]:
        """Changes whenever the printed part looks different."""
        free = any(cell.start and not cell.markers for cell in self.view.cells)
        rows = (rect.top() for (_, column), rect in self.cells.items() if column == 4)
        return self.box.getRect(), self.price_size, free, *rows

    def at(self, point: QPointF) -> tuple[str | None, Place | None]:
        """Which company and which cell lie under a point."""
        sym = next((sym for sym, rect in self.plates.items() if rect.contains(point)), None)
        return sym, next((place for place, rect in self.cells.items() if rect.contains(point)), None)


def paint_board(painter: QPainter, chart: Chart, theme: Theme) -> None:
    """What is printed: the same until sizes change."""
    for cell in chart.view.cells:
        _cell(painter, chart, cell, theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _edges(painter, chart, theme)


def paint_markers(painter: QPainter, chart: Chart, theme: Theme, shown: MarkerView | None) -> None:
    """What lies upon it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if chart.cells:
        painter.save()
        painter.setClipRegion(chart.free, Qt.ClipOperation.IntersectClip)
        for marker in chart.view.markers:
            if shown is None or marker.sym != shown.sym:
                _trail(painter, chart, marker, theme, strong=False)
        if shown is not None:
            _trail(painter, chart, shown, theme, strong=True)
        painter.restore()
    if shown is not None:
        _goals(painter, chart, shown, theme)
    for marker in chart.view.markers:
        _plate(painter, chart, marker, theme, shown)


def _cell(painter: QPainter, chart: Chart, cell: CellView, theme: Theme) -> None:
    rect = chart.cells.get((cell.row, cell.column))
    if rect is None:
        return
    ground = theme.surface
    if cell.beyond:
        ground = mix(theme.surface, RED, 0.10)
    if cell.par or cell.start:
        ground = mix(theme.surface, theme.accent, 0.16)
    painter.fillRect(rect, QColor(ground))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRect(rect)
    if cell.par or cell.start:
        painter.setPen(QPen(QColor(theme.accent), 2 if cell.par else 1))
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
        if cell.start and rect.width() > NARROW:
            painter.drawRect(rect.adjusted(3.5, 3.5, -3.5, -3.5))
    size, line = chart.price_size, chart.price_line(cell)
    align = CENTRE if rect.width() <= NARROW else LEFT
    write(painter, figure(cell.price), line, exact(size, cell.par), theme.text if cell.par else theme.quiet, align)
    if cell.start and not cell.markers:
        place, fitted = chart.starter_place(cell)
        if fitted is not None:
            painter.setFont(fitted[1])
            painter.setPen(QColor(theme.quiet))
            painter.drawText(place, CENTRE, fitted[0])


def _edges(painter: QPainter, chart: Chart, theme: Theme) -> None:
    """The outline with its ledges, and the red line."""
    beyond = {(cell.row, cell.column): cell.beyond for cell in chart.view.cells}
    outline, red = QPainterPath(), QPainterPath()
    for (row, column), rect in chart.cells.items():
        right = QLineF(rect.topRight(), rect.bottomRight())
        sides = (
            ((row, column - 1), QLineF(rect.topLeft(), rect.bottomLeft())),
            ((row, column + 1), right),
            ((row - 1, column), QLineF(rect.topLeft(), rect.topRight())),
            ((row + 1, column), QLineF(rect.bottomLeft(), rect.bottomRight())),
        )
        for other, line in sides:
            if other not in beyond:
                outline.moveTo(line.p1())
                outline.lineTo(line.p2())
        if not beyond[row, column] and beyond.get((row, column + 1)):
            red.moveTo(right.p1())
            red.lineTo(right.p2())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.quiet), 1.5))
    painter.drawPath(outline)
    painter.setPen(QPen(QColor(RED), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawPath(red)


def _trail(painter: QPainter, chart: Chart, marker: MarkerView, theme: Theme, *, strong: bool) -> None:
    """Where the marker came from: its last move, of the company that is shown the last ones."""
    places = [*(marker.trail if strong else marker.trail[-1:]), marker.place]
    points = [_middle(chart, marker, place) for place in places if place in chart.cells]
    if len(points) < 2:
        return
    ink = QColor(theme.text)
    ink.setAlphaF(0.55 if strong else 0.22)
    painter.setPen(QPen(ink, 1.5 if strong else 1.0, Qt.PenStyle.DotLine))
    for a, b in pairwise(points):
        painter.drawLine(a, b)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for point in points[:-1]:
        painter.drawEllipse(point, 2.5, 2.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _middle(chart: Chart, marker: MarkerView, place: Place) -> QPointF:
    if place == marker.place and marker.sym in chart.plates:
        return chart.plates[marker.sym].center()
    rect = chart.cells[place]
    return QPointF(rect.center().x(), rect.center().y() + rect.height() * 0.12)


def _goals(painter: QPainter, chart: Chart, marker: MarkerView, theme: Theme) -> None:
    badges: dict[Place, int] = {}
    size = min(11.0, chart.cells[marker.place].width() * 0.36)
    for goal in marker.goals:
        rect = chart.cells.get(goal.place)
        if rect is None or goal.place == marker.place:
            continue
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
        number = badges.get(goal.place, 0)
        badges[goal.place] = number + 1
        box = QRectF(rect.right() - 3 - size - number * (size + 1), rect.bottom() - size - 3, size, size)
        painter.fillRect(box.adjusted(-1, -1, 1, 1), QColor(theme.surface))
        paint_goal(painter, goal, box, theme)


def paint_goal(painter: QPainter, goal: Goal, box: QRectF, theme: Theme) -> None:
    """The sign of a cause: right for a payout, left for withholding, down for a sale, a ring for the stock round."""
    if goal.cause == "round":
        painter.setPen(QPen(QColor(theme.accent), max(1.5, box.width() / 6)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    else:
        paint_mark(painter, goal.cause, box.adjusted(1, 1, -1, -1), theme)


def _plate(painter: QPainter, chart: Chart, marker: MarkerView, theme: Theme, shown: MarkerView | None) -> None:
    rect = chart.plates.get(marker.sym)
    if rect is None:
        return
    paint_plate(painter, marker.chip, rect, least=chart.plate_text)
    ring = QRectF(rect).adjusted(-1.5, -1.5, 1.5, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if shown is not None and marker.sym == shown.sym:
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawRoundedRect(ring, 4, 4)
    elif marker.sym == chart.view.acting:
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.drawRoundedRect(ring, 4, 4)
    elif marker.sym in chart.view.moved:
        painter.setPen(QPen(QColor(theme.accent), 1.5, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(ring, 4, 4)
