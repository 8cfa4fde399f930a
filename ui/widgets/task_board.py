"""What hands have to do, to be ticked: a sentence, then tasks by groups, in as many columns as there is room for."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyle

from core.text.catalogue import text
from ui.paint.ink import ELLIPSIS, RIGHT, Face, face, wrapped, write
from ui.paint.theme import BODY, HEADING, LIGHT, SPACE, scaled
from ui.values.task_rows import Row, TaskPage, columns, rows
from ui.values.tasks import GROUPS, Task
from ui.widgets.check_list import KEYPAD, paint_row_state, paint_tick, ticks
from ui.widgets.pointing import Pointing
from ui.widgets.rows import NOWHERE, Index, row_at

BOX = 14
LINE = 260  # a column is at least so wide, at 100 % text
SENTENCE_SHARE = 0.45  # of the height: what is said and longer is shown in part, as long as nobody opens it
GAP = 4 * SPACE
TAKES_FOCUS = ("head", "task")


class BoardModel(QAbstractListModel):
    """Rows, and the keys of those that are done. What a task is made of is asked for when somebody opens it."""

    ticked = Signal(object, bool)  # keys, and whether they are done now
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = TaskPage("")
        self.rows: tuple[Row, ...] = ()
        self.done: frozenset[str] = frozenset()
        self.can_tick = True
        self.made_of: Callable[[str], Sequence[str]] = lambda key: ()
        self._pieces: dict[str, Sequence[str]] = {}
        self._unfolded: frozenset[str] = frozenset()  # groups from before: they stay open from entry to entry
        self._wide = False
        self.sentence_open = False

    @property
    def tasks(self) -> tuple[Task, ...]:
        """Those of folded groups too."""
        return tuple(one.task for one in self.page.open)

    @property
    def left(self) -> int:
        return sum(task.key not in self.done for task in self.tasks)

    @property
    def opened_keys(self) -> tuple[str, ...]:
        return (*self._pieces, *sorted(self._unfolded))

    def show(
        self, page: TaskPage, done: Collection[str], *, can_tick: bool = True, opened: Collection[str] = ()
    ) -> None:
        self.page, self.done, self.can_tick = page, frozenset(done), can_tick
        keys = {one.task.key for one in page.open if one.pieces}
        self._pieces = {key: self.made_of(key) for key in opened if key in keys}
        self._unfolded = self._unfolded.union(key for key in opened if key in GROUPS)
        self.sentence_open = False
        self._make()

    def set_wide(self, wide: bool) -> None:
        if wide != self._wide:
            self._wide = wide
            self._make()

    def _make(self) -> None:
        self.beginResetModel()
        self.rows = rows(self.page, self._pieces, wide=self._wide, unfolded=self._unfolded)
        self.endResetModel()

    def show_done(self, done: Collection[str]) -> None:
        self.done = frozenset(done)
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def is_done(self, row: Row) -> bool:
        return bool(row.keys) and self.done.issuperset(row.keys)

    def toggle(self, number: int) -> None:
        if 0 <= number < len(self.rows) and self.can_tick:
            row = self.rows[number]
            if row.keys:
                self.ticked.emit(row.keys, not self.is_done(row))

    def tick_all(self) -> None:
        keys = {task.key for task in self.tasks}
        if self.can_tick and keys - self.done:
            self.ticked.emit(tuple(keys), True)

    def is_open(self, row: Row) -> bool:
        return row.group in self._unfolded if row.kind == "head" else bool(row.keys) and row.keys[0] in self._pieces

    def open_sentence(self) -> None:
        """The whole of it, or a part again."""
        self.sentence_open = not self.sentence_open
        self._make()

    def open(self, number: int, wanted: bool | None = None) -> None:
        """What a task is made of, or the tasks of a group; or only the task or the head again."""
        if not 0 <= number < len(self.rows) or not self.rows[number].opens:
            return
        row = self.rows[number]
        if wanted is not None and wanted == self.is_open(row):
            return
        if row.kind == "head":
            self._unfolded ^= {row.group}
        elif self.is_open(row):
            self._pieces.pop(row.keys[0])
        else:
            self._pieces[row.keys[0]] = self.made_of(row.keys[0])
        self._make()
        self.opened.emit()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = row_at(self.rows, index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == Qt.ItemDataRole.CheckStateRole and row.keys and self.can_tick:
            return Qt.CheckState.Checked if self.is_done(row) else Qt.CheckState.Unchecked
        return None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where each row stands in what is scrolled, and its lines. `is_long`: what is said may be shown in part."""

    places: list[QRect]
    lines: list[list[str]]
    is_long: bool


@lru_cache(maxsize=1024)
def _lines(words: str, chosen: Face, room: int) -> tuple[str, ...]:
    """Much is shown again from page to page."""
    return tuple(wrapped(words, chosen, room)) or ("",)


class TaskBoard(Pointing, QAbstractItemView):
    pointed = Signal(object)  # the task under the pointer or the keyboard's cursor, or None

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.checks = BoardModel(self)
        self._standing = Standing([], [], False)
        self._pressed = QPoint()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(self.checks)
        self.checks.modelReset.connect(self._lay_out)
        self.clicked.connect(self._clicked)
        self.watch_pointer()

    def pointed_rows(self) -> Sequence[Task | None]:
        return [row.task for row in self.checks.rows]

    # --- where rows stand

    def needed_height(self, width: int) -> int:
        """What shows everything without scrolling."""
        places = self._placed(width, 0).places if self.checks.rows else []
        return max((place.bottom() + 1 for place in places), default=0)

    def _columns(self, width: int) -> int:
        return max(1, (width - GAP) // (scaled(LINE) + GAP))

    def _lay_out(self) -> None:
        wide = self._columns(self.viewport().width()) > 1
        self.checks.set_wide(wide)  # may come back here with other rows
        room = self.viewport().height()
        self._standing = self._placed(self.viewport().width(), room)
        height = max((place.bottom() + 1 for place in self._standing.places), default=0)
        bar = self.verticalScrollBar()
        bar.setPageStep(room)
        bar.setSingleStep(scaled(22))
        bar.setRange(0, max(0, height - room))
        self.viewport().update()

    def _placed(self, width: int, room: int) -> Standing:
        found = self.checks.rows
        number = self._columns(width)
        spans = [row.kind == "aloud" for row in found]
        above = sum(spans)
        column = (width - GAP * (number - 1)) // number if number > 1 else width
        lines = [self._wrapped(row, width if span else column) for row, span in zip(found, spans, strict=True)]
        is_long = bool(above and room) and self._shorten(lines, room)
        heights = [self._row_height(row, len(words)) for row, words in zip(found, lines, strict=True)]
        top = sum(heights[:above])
        heads = [row.kind in ("head", "told") for row in found[above:]]
        standing = columns(heights[above:], heads, number, max(0, room - top)) if found[above:] else []
        used = max((place.column for place in standing), default=0) + 1
        if used < number:  # what is not needed for columns makes them wider, so that fewer lines break
            column = min(column * 2, (width - GAP * (used - 1)) // used)
        places = [QRect(0, sum(heights[:place]), width, heights[place]) for place in range(above)]
        places += [QRect(p.column * (column + GAP), top + p.top, column, p.height) for p in standing]
        return Standing(places, lines, is_long)

    def _shorten(self, lines: list[list[str]], room: int) -> bool:
        """Is the sentence so long that it would hide the tasks? Then its beginning must do until somebody opens it."""
        line = face(HEADING).height
        most = max(2, int(room * SENTENCE_SHARE / line))
        if len(lines[0]) <= most or not self.checks.tasks:
            return False
        if not self.checks.sentence_open:
            lines[0] = [*lines[0][: most - 1], f"{lines[0][most - 1]} {ELLIPSIS}"]
        return True

    def _wrapped(self, row: Row, width: int) -> list[str]:
        room = width - self._left(row) - 2 * SPACE - (scaled(BOX) if row.opens or row.kind == "aloud" else 0)
        if row.kind == "head":
            room -= 2 * SPACE + ceil(max(face(BODY).width(text("hands-left", left=n)) for n in (0, len(row.keys))))
        return list(_lines(row.text, self._face(row), max(scaled(60), room)))

    def _left(self, row: Row) -> int:
        if row.kind in ("aloud", "told") or not self.checks.can_tick:
            return 2 * SPACE
        step = scaled(BOX) + 2 * SPACE
        return 2 * SPACE + step

    @staticmethod
    def _face(row: Row) -> Face:
        if row.kind == "aloud":
            return face(HEADING)
        return face(BODY, row.kind == "head")

    def _row_height(self, row: Row, lines: int) -> int:
        line = round(self._face(row).height)
        pad = {"aloud": 2 * SPACE, "head": 2 * SPACE, "piece": SPACE // 2, "told": 3 * SPACE}.get(row.kind, SPACE)
        return lines * line + pad

    # --- what a view of Qt is asked

    def visualRect(self, index: Index) -> QRect:
        if not 0 <= index.row() < len(self._standing.places):
            return QRect()
        return self._standing.places[index.row()].translated(0, -self.verticalOffset())

    def indexAt(self, point: QPoint) -> QModelIndex:
        place = point + QPoint(0, self.verticalOffset())
        found = next((number for number, rect in enumerate(self._standing.places) if rect.contains(place)), None)
        return QModelIndex() if found is None else self.checks.index(found)

    def scrollTo(self, index: Index, hint: Any = None) -> None:
        rect = self.visualRect(index)
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top())
        elif rect.bottom() >= room:
            bar.setValue(bar.value() + min(rect.bottom() + 1 - room, rect.top()))

    def moveCursor(self, action: Any, modifiers: Any) -> QModelIndex:
        takes = [number for number, row in enumerate(self.checks.rows) if self._takes_focus(row)]
        if not takes:
            return QModelIndex()
        ways = QAbstractItemView.CursorAction
        now = self.currentIndex().row()
        steps = {ways.MoveUp: -1, ways.MovePrevious: -1, ways.MoveDown: 1, ways.MoveNext: 1}
        steps |= {ways.MovePageUp: -10, ways.MovePageDown: 10, ways.MoveHome: -len(takes), ways.MoveEnd: len(takes)}
        step = steps.get(action, 0)
        if now not in takes:
            return self.checks.index(takes[-1] if step < 0 and now >= 0 else takes[0])
        return self.checks.index(takes[min(len(takes) - 1, max(0, takes.index(now) + step))])

    def _takes_focus(self, row: Row) -> bool:
        return row.kind in TAKES_FOCUS or (row.kind == "aloud" and self._standing.is_long)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: Any) -> None:
        """Nothing is selected here."""

    def visualRegionForSelection(self, selection: Any) -> QRegion:
        return QRegion()

    def sizeHint(self) -> QSize:
        return QSize(scaled(LINE), scaled(120))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def updateGeometries(self) -> None:
        """The scroll bar is set where the rows are placed."""

    # --- keys and mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def _clicked(self, index: QModelIndex) -> None:
        row = row_at(self.checks.rows, index)
        if row is None:
            return
        number = index.row()  # with other rows the index is none
        if row.kind == "aloud":
            self._open_sentence()
        elif row.opens and self._pressed.x() > self.visualRect(index).right() - scaled(BOX) - 3 * SPACE:
            self.checks.open(number)
            self.setCurrentIndex(self.checks.index(number))
        else:
            self.checks.toggle(number)

    def _open_sentence(self) -> None:
        if self._standing.is_long:
            self.checks.open_sentence()
            self.setCurrentIndex(self.checks.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number, key = self.currentIndex().row(), event.key()
        if not event.modifiers() & ~KEYPAD and 0 <= number < len(self.checks.rows):
            if ticks(event, "table"):
                if self.checks.rows[number].kind == "aloud":
                    self._open_sentence()
                else:
                    self.checks.toggle(number)
                return
            if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
                self.checks.open(number, key == Qt.Key.Key_Right)
                self.setCurrentIndex(self.checks.index(number))
                return
        super().keyPressEvent(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = self.currentIndex().row() if self.hasFocus() else -1
        under = self.indexAt(self.viewport().mapFromGlobal(self.cursor().pos())).row() if self.underMouse() else -1
        shown = event.rect()
        for number, row in enumerate(self.checks.rows[: len(self._standing.places)]):
            rect = self._standing.places[number].translated(0, -self.verticalOffset())
            if not rect.intersects(shown):
                continue
            state = QStyle.StateFlag.State_None
            if (row.keys and self.checks.can_tick) or (row.kind == "aloud" and self._standing.is_long):
                if number == under:
                    state |= QStyle.StateFlag.State_MouseOver
                if number == current:
                    state |= QStyle.StateFlag.State_HasFocus
            self._paint_row(painter, QRectF(rect), row, self._standing.lines[number], state)

    def _paint_row(
        self, painter: QPainter, box: QRectF, row: Row, lines: Sequence[str], state: QStyle.StateFlag
    ) -> None:
        paint_row_state(painter, box, state, self.theme)
        chosen, done = self._face(row), self.checks.is_done(row)
        quiet = done or row.kind in ("piece", "told")
        size = scaled(BOX)
        if row.kind in TAKES_FOCUS and self.checks.can_tick:
            middle = box.top() + (chosen.height + self._row_height(row, 1) - chosen.height) / 2
            paint_tick(painter, QRectF(box.left() + 2 * SPACE, middle - size / 2, size, size), self.theme, done=done)
        left = self._left(row)
        if row.kind == "head":
            self._paint_head(painter, box, row, lines, left)
            if row.opens:
                self._paint_arrow(painter, box, opened=self.checks.is_open(row))
            return
        top = box.top() + (box.height() - len(lines) * round(chosen.height)) / 2
        for number, line in enumerate(lines):
            place = QRectF(box.left() + left, top + number * round(chosen.height), box.width() - left, chosen.height)
            write(painter, line, place, chosen, self.theme.quiet if quiet else self.theme.text)
        if row.opens:
            self._paint_arrow(painter, box, opened=self.checks.is_open(row))
        elif row.kind == "aloud" and self._standing.is_long:
            self._paint_arrow(painter, box, opened=self.checks.sentence_open)

    def _paint_head(self, painter: QPainter, box: QRectF, row: Row, lines: Sequence[str], left: int) -> None:
        painter.setPen(QColor(self.theme.line))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        to_do = sum(key not in self.checks.done for key in row.keys)
        words = text("hands-left", left=to_do)
        wide = face(BODY).width(words)
        inside = box.adjusted(left, 0, -2 * SPACE - (scaled(BOX) if row.opens else 0), 0)
        chosen, part = face(BODY, True), inside.adjusted(0, 0, -wide - 2 * SPACE, 0)
        part.setHeight(box.height() / len(lines))
        for line in lines:
            write(painter, line, part, chosen, self.theme.text)
            part.translate(0, part.height())
        write(painter, words, inside, face(BODY), self.theme.quiet, RIGHT)

    def _paint_arrow(self, painter: QPainter, box: QRectF, *, opened: bool) -> None:
        size = scaled(8)
        x, y = box.right() - 2 * SPACE - size, box.center().y() - size / 2
        down = [(0.0, 0.2), (1.0, 0.2), (0.5, 0.9)]
        along = [(0.2, 0.0), (0.9, 0.5), (0.2, 1.0)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.quiet))
        points = down if opened else along
        painter.drawPolygon(QPolygonF([QPointF(x + a * size, y + b * size) for a, b in points]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
