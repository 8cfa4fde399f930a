"""The page of the display: it paints a view, each part anew only where it has changed. It takes no input."""

from PySide6.QtCore import QRectF, QSizeF, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from core.text.lists import clauses
from ui.display.board_view import BoardView
from ui.display.card import LARGEST, LARGEST_ALONE, USUAL, card_height, paint_card
from ui.display.head import paint_head
from ui.display.lines import paint_lines
from ui.display.picture import paint_picture
from ui.display.places import LEFT, Places, places, unit_of
from ui.display.table import paint_tables
from ui.paint.drawing import Drawings
from ui.paint.theme import Theme
from ui.values.display import DisplayView
from ui.values.header import HeaderCell

PARTS = {  # what of the view is in a place
    "head": ("header",),
    "table": ("table", "players"),
    "market": ("market",),
    "card": ("card", "run"),
    "lines": ("happened",),
}


class DisplayPage(QWidget):
    def __init__(self, theme: Theme, drawings: Drawings, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._drawings = drawings
        self.view: DisplayView | None = None
        self.clock: HeaderCell | None = None
        self.places: Places = {}
        self.map = BoardView(theme, self)
        self.map.hide()
        self._waiting: list[str] = []  # places to be painted anew
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_next)

    @property
    def unit(self) -> float:
        return unit_of(QSizeF(self.size()))

    # --- what is shown

    def show_view(self, view: DisplayView) -> None:
        before, self.view = self.view, view
        cells = (view.header.round, view.header.phase, view.header.turn)
        self.setAccessibleName(clauses(f"{cell.value} {cell.caption}" for cell in cells if cell.value))
        self.setAccessibleDescription(clauses(view.happened))
        old = self.places
        self._arrange()
        if before is None or old != self.places:
            self.update()
            return
        for place, parts in PARTS.items():
            if any(getattr(before, part) != getattr(view, part) for part in parts):
                self._repaint(place)

    def show_clock(self, clock: HeaderCell | None) -> None:
        if clock != self.clock:
            self.clock = clock
            self._repaint("head")

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.map.set_theme(theme)
        self.update()

    def _repaint(self, place: str) -> None:
        """One place at a time: whatever the banker does comes in between."""
        if place in self.places and place not in self._waiting:
            self._waiting.append(place)
            self._next.start()

    def _paint_next(self) -> None:
        if self._waiting:
            place = self._waiting.pop(0)
            if place in self.places:
                self.update(self.places[place].toAlignedRect())
        if self._waiting:
            self._next.start()

    def _arrange(self) -> None:
        view = self.view
        if view is None:
            return
        size = QSizeF(self.size())
        self.places = places(view.scene, size, self._card_height(view, size))
        board = self.places.get("map")
        self.map.setVisible(board is not None and view.map is not None)
        if board is not None and view.map is not None:
            self.map.setGeometry(board.toAlignedRect().adjusted(0, 1, 0, 0))  # the line below the head stays
            self.map.show_map(view.map, view.run.routes if view.run is not None else (), self.unit)

    def _card_height(self, view: DisplayView, size: QSizeF) -> float:
        """In an operating round the same for each step, so that what stands below does not jump."""
        if view.card is None or view.scene not in LEFT:
            return 0.0
        beside = view.scene in ("operating", "map")
        width = places(view.scene, size, 1.0).get("table" if beside else "card", QRectF()).width()
        needed = card_height(view.card, view.run, width, self.theme, self._card_scale(view))
        return max(needed, USUAL * self.unit) if beside else needed

    def _card_scale(self, view: DisplayView) -> float:
        return self.unit * (LARGEST_ALONE if view.scene in ("auction", "end") else LARGEST)

    # --- painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self.theme.window))
        view = self.view
        if view is None:
            return
        dirty = QRectF(event.rect())
        for name, box in self.places.items():
            if box.intersects(dirty) and not box.isEmpty():
                painter.save()
                painter.setClipRect(box)
                self._paint(painter, name, view, box)
                painter.restore()

    def _paint(self, painter: QPainter, name: str, view: DisplayView, box: QRectF) -> None:
        theme, unit = self.theme, self.unit
        if name == "head":
            paint_head(painter, view.header, self.clock, box, theme, unit)
        elif name == "table" and view.table is not None:
            paint_tables(painter, [view.table, *([view.players] if view.players else [])], box, theme, unit)
        elif name == "market" and view.market is not None:
            paint_picture(painter, view.market, self._drawings[type(view.market)], box, theme)
        elif name == "card" and view.card is not None:
            paint_card(painter, view.card, view.run, box, theme, self._card_scale(view))
        elif name == "lines":
            paint_lines(painter, view.happened, box, theme, unit)
