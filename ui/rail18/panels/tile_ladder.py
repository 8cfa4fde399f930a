"""What may follow a tile or lie on a hex, drawn in columns from colour to colour with lines between."""

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from core.text.catalogue import text
from ui.board.picture import hex_picture
from ui.board.tile_pictures import tile_picture, widest
from ui.paint.ink import CENTRE, LEFT, face, wrapped, write
from ui.paint.theme import BODY, LIGHT, SPACE, Theme, scaled
from ui.rail18.views.tiles import LadderView, StepView
from ui.values.chips import ChipView

SIDE = 19
SMALL = BODY - 2
GAP = 26  # between two columns, for the lines


class Ladder(QWidget):
    taken = Signal(str)  # a tile that was clicked

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tiles-ladder")
        self.theme: Theme = LIGHT
        self.chips: Mapping[str, ChipView] = {}
        self.view: LadderView | None = None
        self._boxes: list[tuple[QRectF, StepView, int]] = []
        self._root = QRectF()
        self._said = ""
        self._room = QSize(400, 300)
        self.show_ladder(None)

    def show_ladder(self, view: LadderView | None, instead: str = "") -> None:
        """A ladder, or something said instead of one."""
        self.view = view
        self._said = instead or text("tiles-hint")
        self.setAccessibleName(self._said if view is None else view.spoken())
        self._arrange()
        self.update()

    def fit(self, room: QSize) -> None:
        """Columns are broken so that they fit into this room as far as it goes."""
        self._room = room
        self._arrange()
        self.update()

    # --- where everything stands

    def _cell(self) -> tuple[float, float]:
        wide, high = widest(scaled(SIDE))
        texts = max(face(SMALL).width("10 of 11"), face(SMALL).width(text("tiles-from-phase", phase="5")))
        return max(wide, texts) + 8, high + face().height + face(SMALL).height - 2

    def _head(self) -> float:
        room = max(self._room.width() - 4 * SPACE, 120)
        if self.view is None:
            return SPACE + face().height * len(wrapped(self._said, face(), room))
        lines = len(wrapped(self.view.title, face(BODY, True), room)) + len(wrapped(self.view.sentence, face(), room))
        return SPACE + lines * face().height + SPACE

    def _arrange(self) -> None:
        self._boxes = []
        if self.view is None:
            self.setMinimumSize(0, 0)
            return
        (wide, high), top = self._cell(), self._head()
        rows = self._rows(wide, max(2, int((self._room.height() - top) // high)))
        tallest = max([1, *(min(rows, len(layer)) for layer in self.view.layers)])
        fits = top + tallest * high <= self._room.height()
        self._root = QRectF(2 * SPACE, top + (tallest - 1) * high / 2 if fits else top, wide, high - 4)
        left = 2 * SPACE + wide + GAP
        for place, layer in enumerate(self.view.layers):
            columns = ceil(len(layer) / rows)
            each = ceil(len(layer) / columns)
            for number, step in enumerate(layer):
                column, row = divmod(number, each)
                start = top + (tallest - min(each, len(layer))) * high / 2 if fits else top
                self._boxes.append((QRectF(left + column * wide, start + row * high, wide, high - 4), step, place))
            left += columns * wide + GAP
        self.setMinimumSize(round(left - GAP + SPACE), round(top + tallest * high + SPACE))

    def _rows(self, wide: float, fitting: int) -> int:
        """How many tiles stand below one another: as many as fit, or more where the room is not wide enough."""
        assert self.view is not None
        most = max([fitting, *(len(layer) for layer in self.view.layers)])
        for rows in range(fitting, most):
            columns = 1 + sum(ceil(len(layer) / rows) for layer in self.view.layers)
            if 2 * SPACE + columns * wide + len(self.view.layers) * GAP <= self._room.width():
                return rows
        return most

    def minimumSizeHint(self) -> QSize:
        return self.minimumSize()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self.theme.window))
        self._texts(painter)
        if self.view is not None:
            self._lines(painter)
            ratio = self.devicePixelRatioF()
            chips = self.chips
            self._picture(painter, self._root, hex_picture(self.view.root, chips, scaled(SIDE), ratio))
            self._captions(painter, self._root, self.view.number, self.view.caption, quiet=False)
            for box, step, _ in self._boxes:
                painter.setOpacity(1.0 if step.tile.left else 0.35)
                self._picture(painter, box, tile_picture(step.picture, scaled(SIDE), ratio))
                painter.setOpacity(1.0)
                self._captions(painter, box, step.tile.number, step.note, quiet=not step.open)
        painter.end()

    def _texts(self, painter: QPainter) -> None:
        top, room = float(SPACE), max(self._room.width() - 4 * SPACE, 120)
        told = [(self._said, False)] if self.view is None else [(self.view.title, True), (self.view.sentence, False)]
        for words, strong in told:
            chosen = face(BODY, strong)
            for line in wrapped(words, chosen, room):
                ink = self.theme.text if strong or self.view is not None else self.theme.quiet
                write(painter, line, QRectF(2 * SPACE, top, room, chosen.height), chosen, ink, LEFT)
                top += chosen.height

    def _picture(self, painter: QPainter, box: QRectF, picture: object) -> None:
        size = picture.deviceIndependentSize()  # type: ignore[attr-defined]
        painter.drawPixmap(QPointF(box.center().x() - size.width() / 2, box.top()), picture)  # type: ignore[call-overload]

    def _captions(self, painter: QPainter, box: QRectF, number: str, note: str, *, quiet: bool) -> None:
        _, high = widest(scaled(SIDE))
        line = QRectF(box.left(), box.top() + high - 2, box.width(), face().height)
        ground = line.adjusted(3, 1, -3, face(SMALL).height - 4 if number else -2)
        painter.fillRect(ground, QColor(self.theme.window))  # no line runs through the text
        if number:
            write(painter, number, line, face(BODY, True), self.theme.quiet if quiet else self.theme.text, CENTRE)
            line.translate(0, face().height - 3)
        write(painter, note, line.adjusted(-GAP / 2, 0, GAP / 2, 0), face(SMALL), self.theme.quiet, CENTRE)

    def _lines(self, painter: QPainter) -> None:
        """From every tile to those that may follow it; lighter where nothing can be laid now."""
        assert self.view is not None
        _, high = widest(scaled(SIDE))
        ends = {(place, step.tile.number): box for box, step, place in self._boxes}
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box, step, place in self._boxes:
            for before in step.follows:
                start = self._root if not before else ends.get((place - 1, before))
                if start is None:
                    continue
                a = QPointF(start.center().x() + high / 2, start.top() + high / 2)
                b = QPointF(box.center().x() - high / 2, box.top() + high / 2)
                path = QPainterPath(a)
                path.cubicTo(QPointF((a.x() + b.x()) / 2, a.y()), QPointF((a.x() + b.x()) / 2, b.y()), b)
                painter.setPen(
                    QPen(QColor(self.theme.accent if step.open else self.theme.line), 1.6 if step.open else 1.2)
                )
                painter.drawPath(path)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for box, step, _ in self._boxes:
            if box.contains(event.position()):
                self.taken.emit(step.tile.number)
                return
        super().mousePressEvent(event)
