"""Makes pages of a sheet: boxes are never torn apart, tables go on with their heads, every page has its number."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.text.catalogue import text
from ui.paint.drawing import Drawings
from ui.paint.ink import RIGHT, exact
from ui.paint.theme import LIGHT
from ui.sheets import blocks
from ui.sheets.blocks import GAP, SMALL, Painter
from ui.sheets.paper_size import FOOT, MARGIN, Paper
from ui.sheets.pictures import draw_picture, fills_the_page, picture_height
from ui.values.cells import Row, Table
from ui.values.sheets import Box, Item, Picture, Section, Sheet, Words

TITLE, SUBTITLE = 64, 34
BETWEEN = 24.0  # two boxes
COLUMNS = 40.0  # two columns
SECTIONS = 36.0
TOP = 0.001
LEAST_ROWS = 3  # of a table below its heads
WHOLE = 0.5  # of a page: lower tables are not torn apart either
LEAST_PICTURE = 0.5  # of its height: below that it goes to the next page
Draw = Callable[[QPainter], object]
NONE: Drawings = {}


@dataclass
class Page:
    landscape: bool
    draws: list[Draw] = field(default_factory=list)

    def paint(self, painter: QPainter) -> None:
        """In units of a tenth of a millimetre from the corner of the paper."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        for draw in self.draws:
            draw(painter)


def pages_of(sheet: Sheet, paper: Paper, drawings: Drawings = NONE) -> list[Page]:
    """`drawings` are those of the family whose sheet it is."""
    flow = _Flow(paper, drawings)
    for number, section in enumerate(sheet.sections):
        flow.begin(section)
        if number == 0:
            flow.head(sheet)
        flow.section(section)
    for number, page in enumerate(flow.pages, 1):
        page.draws.append(partial(_foot, sheet.foot, number, len(flow.pages), paper.page(landscape=page.landscape)))
    return flow.pages


def _foot(words: str, number: int, all_: int, page: QRectF, painter: QPainter) -> None:
    box = QRectF(MARGIN, page.height() - MARGIN - FOOT + 24, page.width() - 2 * MARGIN, 36)
    place = text("paper-page", number=number, all=all_)
    wide = exact(SMALL).width(place)
    blocks.rule(painter, box.left(), box.right(), box.top() - 2)
    blocks.say(painter, words, box.adjusted(0, 0, -wide - 3 * GAP, 0), exact(SMALL), LIGHT.quiet)
    blocks.say(painter, place, box, exact(SMALL), LIGHT.quiet, RIGHT)


class _Flow:
    def __init__(self, paper: Paper, drawings: Drawings) -> None:
        self._paper = paper
        self._drawings = drawings
        self.pages: list[Page] = []
        self._room = QRectF()
        self._y = 0.0

    # --- pages

    def _turn_over(self, landscape: bool) -> None:
        self.pages.append(Page(landscape))
        self._room = self._paper.room(landscape=landscape)
        self._y = self._room.top()

    def _add(self, draw: Draw) -> None:
        self.pages[-1].draws.append(draw)

    @property
    def _untouched(self) -> bool:
        return self._y <= self._room.top() + TOP

    def begin(self, section: Section) -> None:
        """On a new page if it asks for one, lies otherwise, or if its title would stand alone."""
        if not self.pages or self.pages[-1].landscape != section.landscape or (section.fresh and not self._untouched):
            self._turn_over(section.landscape)
            return
        title = blocks.draw_title(None, section.title, 0, 0, self._room.width()) if section.title else 0.0
        if self._y + title + self._least(section) > self._room.bottom() and not self._untouched:
            self._turn_over(section.landscape)

    def head(self, sheet: Sheet) -> None:
        self._add(partial(_head, sheet, QRectF(self._room)))
        self._y += _head(sheet, self._room, None)

    # --- sections

    def _width(self, columns: int) -> float:
        return (self._room.width() - (columns - 1) * COLUMNS) / columns

    def _least(self, section: Section) -> float:
        """What must fit below the title."""
        if not section.items:
            return 0.0
        item, width = section.items[0], self._width(section.columns)
        if isinstance(item, Table):
            widths = blocks.grid_widths(item, width + GAP)
            heights = [blocks.row_height(item, row, widths) for row in item.rows]
            whole = _even(heights, section.columns) if heights else 0.0
            low = whole <= self._room.height() * WHOLE
            return blocks.head_height(item, widths) + (whole if low else sum(heights[:LEAST_ROWS]))
        if isinstance(item, Box):
            return max(
                blocks.box_height(box, width) for box in section.items[: section.columns] if isinstance(box, Box)
            )
        if isinstance(item, Words):
            return _height(item, width)
        return self._picture_height(item) * LEAST_PICTURE

    def section(self, section: Section) -> None:
        if section.title:
            self._add(partial(_draw_title, section.title, self._room.left(), self._y, self._room.width()))
            self._y += blocks.draw_title(None, section.title, 0, 0, self._room.width())
        row: list[Box] = []
        width = self._width(section.columns)
        for item in [part for whole in section.items for part in self._parts(whole, width)]:
            if row and (len(row) == section.columns or not isinstance(item, Box)):
                self._put_row(section, row)
                row = []
            if isinstance(item, Box):
                row.append(item)
            elif isinstance(item, Table):
                self._put_grid(section, item)
            else:
                self._put(section, item)
        if row:
            self._put_row(section, row)
        self._y += SECTIONS - BETWEEN

    def _parts(self, item: Item, width: float) -> Iterator[Item]:
        """A box that is higher than a page goes on in another one, with its head and that of its longest table."""
        if not isinstance(item, Box) or blocks.box_height(item, width) <= self._room.height():
            yield item
            return
        grids = [at for at, part in enumerate(item.parts) if isinstance(part, Table) and len(part.rows) > 1]
        if not grids:
            yield item
            return
        at = max(grids, key=lambda place: len(_rows_of(item.parts[place])))
        grid, half = item.parts[at], len(_rows_of(item.parts[at])) // 2
        assert isinstance(grid, Table)
        before, after = item.parts[:at], item.parts[at + 1 :]
        yield from self._parts(replace(item, parts=(*before, replace(grid, rows=grid.rows[:half]))), width)
        yield from self._parts(replace(item, parts=(replace(grid, rows=grid.rows[half:]), *after)), width)

    def _left(self, section: Section, column: int) -> float:
        return self._room.left() + column * (self._width(section.columns) + COLUMNS)

    def _put_row(self, section: Section, row: list[Box]) -> None:
        """Boxes side by side, of the same height."""
        width = self._width(section.columns)
        height = max(blocks.box_height(box, width) for box in row)
        if self._y + height > self._room.bottom() + TOP and not self._untouched:
            self._turn_over(section.landscape)
        for column, box in enumerate(row):
            self._add(partial(_draw, box, QRectF(self._left(section, column), self._y, width, height)))
        self._y += height + BETWEEN

    def _put(self, section: Section, item: Words | Picture) -> None:
        """Across all columns."""
        width, left = self._room.width(), self._room.bottom() - self._y
        height = _height(item, width) if isinstance(item, Words) else self._picture_height(item)
        if isinstance(item, Picture) and fills_the_page(item) and left > height * LEAST_PICTURE:
            height = left
        if height > left + TOP and not self._untouched:
            self._turn_over(section.landscape)
        box = QRectF(self._room.left(), self._y, width, height)
        if isinstance(item, Words):
            self._add(partial(_draw, item, box))
        else:
            self._add(partial(draw_picture, picture=item, box=box, drawings=self._drawings))
        self._y += height + BETWEEN

    def _picture_height(self, picture: Picture) -> float:
        return picture_height(picture, self._room.width(), self._room.height(), self._drawings)

    # --- tables

    def _put_grid(self, section: Section, grid: Table) -> None:
        """Side by side in all columns if there are several, as even as may be."""
        rows, number = list(grid.rows), section.columns
        widths = blocks.grid_widths(grid, self._width(number) + GAP)
        heights = [blocks.row_height(grid, row, widths) for row in rows]
        head = blocks.head_height(grid, widths)
        while rows:
            room = self._room.bottom() - self._y - head
            each = min(room, _even(heights, number)) if sum(heights) <= room * number else room
            taken = _fill(heights, each, number)
            torn = sum(taken) < len(rows)  # few rows in several columns are all there is, and stay
            if not self._untouched and torn and (not taken or taken[0] < min(LEAST_ROWS, len(rows))):
                self._turn_over(section.landscape)
                continue
            lowest = 0.0
            for column, count in enumerate(taken or [1]):  # a row that is higher than a page stands alone
                part = tuple(rows[:count])
                self._add(partial(_draw_rows, grid, part, widths, self._left(section, column), self._y))
                lowest = max(lowest, sum(heights[:count]))
                del rows[:count], heights[:count]
            self._y += head + lowest + BETWEEN
            if rows:
                self._turn_over(section.landscape)


def _rows_of(part: object) -> tuple[Row, ...]:
    return part.rows if isinstance(part, Table) else ()


def _even(heights: list[float], columns: int) -> float:
    """The least height of columns that hold all rows."""
    low, high = max(heights), sum(heights)
    if columns == 1:
        return high
    while high - low > 1:
        middle = (low + high) / 2
        if sum(_fill(heights, middle, columns)) == len(heights):
            high = middle
        else:
            low = middle
    return high


def _fill(heights: list[float], most: float, columns: int) -> list[int]:
    """How many rows go into each column; columns that stay empty are left out."""
    found, at = [], 0
    for _ in range(columns):
        used, count = 0.0, 0
        while at + count < len(heights) and used + heights[at + count] <= most + TOP:
            used += heights[at + count]
            count += 1
        if count:
            found.append(count)
        at += count
    return found


# --- what is drawn


def _height(item: Box | Words, width: float) -> float:
    return blocks.box_height(item, width) if isinstance(item, Box) else blocks.draw_words(None, item, 0, 0, width)


def _draw(item: Box | Words, box: QRectF, painter: QPainter) -> None:
    if isinstance(item, Box):
        blocks.draw_box(painter, item, box.left(), box.top(), box.width(), box.height())
    else:
        blocks.draw_words(painter, item, box.left(), box.top(), box.width())


def _draw_title(words: str, left: float, top: float, width: float, painter: QPainter) -> None:
    blocks.draw_title(painter, words, left, top, width)


def _draw_rows(
    grid: Table, rows: tuple[Row, ...], widths: list[float], left: float, top: float, painter: QPainter
) -> None:
    y = top + blocks.draw_head(painter, grid, widths, left, top)
    for row in rows:
        y += blocks.draw_row(painter, grid, row, widths, left, y)


def _head(sheet: Sheet, room: QRectF, painter: Painter) -> float:
    name, more = exact(TITLE, True), exact(SUBTITLE)
    blocks.say(painter, sheet.title, QRectF(room.left(), room.top(), room.width(), name.height), name)
    below = QRectF(room.left(), room.top() + name.height, room.width(), more.height)
    blocks.say(painter, sheet.subtitle, below, more, LIGHT.quiet)
    return name.height + more.height + SECTIONS
