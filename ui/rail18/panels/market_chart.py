"""How the stock market is drawn: cells, red line, plates of the companies, trails, and where a marker would go."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRegion

from core.rail18.market import Cell as Place
from core.text.lists import items
from core.text.numbers import figure
from ui.board.board import RED
from ui.paint.cards import paint_mark, paint_plate, plate_width
from ui.paint.chips import fit_text
from ui.paint.ink import CENTRE, LEFT, exact, write
from ui.paint.theme import Theme, scaled
from ui.rail18.views.market import CellView, Goal, MarkerView, MarketView
from ui.values.colours import mix

LEAST_TEXT = 9
PRICE, PLATE = 12, 10  # pixels of prices and symbols at 100 %, where there is room
LARGEST_PLATE = 18
NARROW = 34  # pixels of a cell in which a price stands in the middle
CLEAR = 2.5  # pixels around a plate for the ring of a company that acts, moved or is shown
RIM = 2  # pixels of a plate above and below its symbol
SIDES = 3  # and beside it
NARROWED = 0.72  # of the width of a symbol, where there is little room
HIDDEN = 120.0  # square pixels that a price counts for which is covered
ABREAST = 4  # plates in a row at most


@dataclass
class Chart:
    """Where everything lies in a box of pixels. All cells have one size, and all prices one type.

    Plates lie below the price, beside it, or both. Where a cell is too small for its stack, its plates stay readable:
    they go on as a pile over cells where nobody is.
    """

    view: MarketView
    box: QRectF
    cells: dict[Place, QRectF] = field(default_factory=dict)
    plates: dict[str, QRectF] = field(default_factory=dict)
    piles: dict[Place, QRectF] = field(default_factory=dict)  # stacks that their cells do not hold
    price_size: int = LEAST_TEXT
    plate_text: int = LEAST_TEXT

    def __post_init__(self) -> None:
        view, box = self.view, self.box
        if not view.cells or box.width() < 40 or box.height() < 40:
            return
        width, height = box.width() / view.columns, box.height() / view.rows
        for cell in view.cells:
            place = QRectF(box.left() + cell.column * width, box.top() + cell.row * height, width, height)
            self.cells[cell.row, cell.column] = place
        self._choose_sizes(width, height)
        held = sorted((cell for cell in view.cells if cell.markers), key=lambda cell: len(cell.markers))
        waiting = []
        for cell in held:
            found = self._inside(cell, self.plate_text)
            if found is None:
                waiting.append(cell)
            else:
                self.plates.update(zip(cell.markers, found, strict=True))
        for cell in waiting:
            self._pile_up(cell)

    def _choose_sizes(self, width: float, height: float) -> None:
        """Prices as the text size wishes and a cell allows; symbols as large as no further stack has to be piled up."""
        dearest = figure(max(cell.price for cell in self.view.cells))
        for size in range(scaled(PRICE), LEAST_TEXT - 1, -1):
            self.price_size = size
            fits = exact(size, True).width(dearest) <= min(width - 4, width * 0.86)
            if fits and size * 1.2 + LEAST_TEXT + RIM + CLEAR <= height:
                break
        held = [cell for cell in self.view.cells if cell.markers]
        piled = {
            text: sum(self._inside(cell, text) is None for cell in held)
            for text in range(max(LEAST_TEXT, min(self.price_size, scaled(PLATE))), LEAST_TEXT - 1, -1)
        }
        self.plate_text = next(text for text, number in piled.items() if number <= piled[LEAST_TEXT])

    def _plate_size(self, text: int) -> tuple[float, float]:
        """The least plate for the widest symbol there is."""
        symbols = (exact(text, True).width(marker.sym) for marker in self.view.markers)
        return max(symbols, default=0.0) * NARROWED + SIDES, text + RIM

    def _inside(self, cell: CellView, text: int) -> list[QRectF] | None:
        """Where the plates of a cell lie with symbols of this size; None where it does not hold them."""
        wide, high = self._plate_size(text)
        rect, line, number = self.cells[cell.row, cell.column], self.price_line(cell), len(cell.markers)
        room = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        figures = QRectF(line.left(), line.top(), self._price_width(cell) + 2, self.price_size + 1)
        below = QRectF(room)
        below.setTop(min(figures.bottom() + CLEAR, room.bottom()))
        right = QRectF(room)
        right.setLeft(figures.right() + CLEAR)
        beside = int(right.width() / wide) if rect.width() > NARROW else 0
        for columns in range(1, ABREAST + 1):
            if columns * wide <= below.width() and -(-number // columns) * high <= below.height():
                return self._spread(below, columns, number, wide, high)
        if beside and -(-number // beside) * high <= right.height():
            return self._spread(right, beside, number, wide, high)
        across = min(ABREAST, int(below.width() / wide))
        rest = number - beside
        rows = QRectF(room)
        rows.setTop(max(figures.bottom(), room.top() + high))
        if beside and across and rest > 0 and -(-rest // across) * high <= rows.height():
            first = QRectF(right.left(), right.top(), right.width(), high)
            return [*self._spread(first, beside, beside, wide, high), *self._spread(rows, across, rest, wide, high)]
        return None

    @staticmethod
    def _spread(room: QRectF, columns: int, number: int, wide: float, high: float) -> list[QRectF]:
        """Plates row by row in the middle of a room, as large as it has room for."""
        rows = -(-number // columns)
        high = min(float(scaled(LARGEST_PLATE)), room.height() / rows)
        wide = min(room.width() / columns, max(wide, plate_width(high) * 1.15))
        left, top = room.center().x() - columns * wide / 2, room.top() + min(6.0, (room.height() - rows * high) / 2)
        return [
            QRectF(left + at % columns * wide, top + at // columns * high, wide, high).adjusted(0.5, 0.5, -0.5, -0.5)
            for at in range(number)
        ]

    def _pile_up(self, cell: CellView) -> None:
        """Beyond the cell where it covers no other plate and as few prices as can be, never its own."""
        wide, high = self._plate_size(self.plate_text)
        rect, number = self.cells[cell.row, cell.column], len(cell.markers)
        own = self._price_box(cell)
        others = [self._price_box(other) for other in self.view.cells if other is not cell]
        lying = [*self.plates.values(), *self.piles.values()]
        best: tuple[tuple[float, ...], QRectF, int] | None = None
        for columns in {min(number, 2), -(-number // 2)}:
            size = columns * wide + 2, -(-number // columns) * high + 2
            for x in (rect.center().x() - size[0] / 2, rect.left(), rect.right() - size[0]):
                for y in (own.bottom() + CLEAR, rect.bottom() - size[1], own.top() - size[1] - CLEAR):
                    pile = QRectF(x, y, *size)
                    pile.translate(
                        max(0.0, self.box.left() - pile.left()) + min(0.0, self.box.right() - pile.right()),
                        max(0.0, self.box.top() - pile.top()) + min(0.0, self.box.bottom() - pile.bottom()),
                    )
                    cost = (
                        float(pile.adjusted(0, -CLEAR, 0, CLEAR).intersects(own)),
                        float(sum(pile.intersects(other) for other in lying)),
                        _area(pile) - _area(pile & rect) + HIDDEN * sum(pile.intersects(other) for other in others),
                        abs(pile.center().x() - rect.center().x()) + abs(pile.center().y() - rect.center().y()),
                    )
                    if best is None or cost < best[0]:
                        best = cost, pile, columns
        assert best is not None
        _, pile, columns = best
        self.piles[cell.row, cell.column] = pile
        inner = pile.adjusted(1, 1, -1, -1)
        self.plates.update(zip(cell.markers, self._spread(inner, columns, number, wide, high), strict=True))

    def _price_width(self, cell: CellView) -> float:
        return exact(self.price_size, cell.par).width(figure(cell.price))

    def _price_box(self, cell: CellView) -> QRectF:
        """What the figures of a price cover: they reach below no line."""
        line, width = self.price_line(cell), self._price_width(cell)
        narrow = self.cells[cell.row, cell.column].width() <= NARROW
        return QRectF(line.center().x() - width / 2 if narrow else line.left(), line.top(), width, self.price_size)

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
        names = self.view.starters
        return below, fit_text((items(names), *names[:1]), below.width(), size, LEAST_TEXT, narrow=True)

    @cached_property
    def free(self) -> QRegion:
        """The part of the chart where nothing is written."""
        region = QRegion(self.box.toAlignedRect())
        for cell in self.view.cells:
            price = self._price_box(cell)
            region -= QRegion(price.adjusted(0, 0, 0, self.price_size * 0.2).toAlignedRect())
            if cell.start and not cell.markers:
                region -= QRegion(self.starter_place(cell)[0].toAlignedRect())
        return region

    @property
    def print_key(self) -> tuple[object, ...]:
        """Changes whenever the printed part looks different."""
        free = any(cell.start and not cell.markers for cell in self.view.cells)
        return self.box.getRect(), self.price_size, free

    def at(self, point: QPointF) -> tuple[str | None, Place | None]:
        """Which company and which cell lie under a point."""
        sym = next((sym for sym, rect in self.plates.items() if rect.contains(point)), None)
        return sym, next((place for place, rect in self.cells.items() if rect.contains(point)), None)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


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
    for pile in chart.piles.values():
        painter.setPen(QPen(QColor(theme.quiet), 1))
        painter.setBrush(QColor(theme.surface))
        painter.drawRoundedRect(pile, 3, 3)
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
