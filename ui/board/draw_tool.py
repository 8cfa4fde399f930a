"""Drawing routes: a click on a station extends the route of the selected train."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal

from core.hexmap.geometry import Hit
from core.rail18.actions import Route
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text
from ui.board.canvas import ENTER, MapCanvas
from ui.board.route_card import RouteCard
from ui.board.tools import Tool
from ui.companion.views.links import Problem, section_of_refusal
from ui.rail18.views.map.drawing import Drawing, total_text
from ui.rail18.views.map.hover import hex_title
from ui.rail18.views.map.routes import RouteView, route_views

DIGITS = tuple(range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
BROKEN = "route-broken"  # what the rules would answer to such a route


class DrawTool(Tool):
    drawn = Signal(object)  # tuple[Route, ...]
    changed = Signal(object)  # tuple[Route, ...] as far as they are drawn

    def __init__(self, canvas: MapCanvas, card: RouteCard) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._card = card
        self.drawing: Drawing | None = None
        card.selected.connect(self._select)
        card.finished.connect(self._finish)
        card.left.connect(self.stop)

    def start(self, rules: Rules, state: State, company: str, routes: tuple[Route, ...] = ()) -> None:
        """Draw the routes of a company, which needs a train. What was drawn and not taken is drawn on, and so are
        routes that were chosen elsewhere."""
        drawing = self.drawing
        same = drawing is not None and drawing.state is state and drawing.company == company
        if drawing is None or not same or (routes and routes != drawing.routes):
            drawing = Drawing(rules, state, company, routes)
        if drawing.trains:
            self.drawing = drawing
            self._show()

    def stop(self) -> None:
        if self.drawing is not None:
            self.drawing = None
            self._canvas.board.routes.show_routes(())
            self._canvas.board.marks.circles(())
            self._canvas.forget_stills()
            self._card.show_routes((), "")
            self.changed.emit(())

    def _show(self, note: Problem | None = None) -> None:
        """`note` stands in for the total: why a click led to nothing."""
        drawing, board = self.drawing, self._canvas.board
        assert drawing is not None
        drawn = {view.train: view for view in route_views(drawing.rules, drawing.state, board.view, drawing.routes)}
        rows = [
            replace(drawn[train], number=number)
            if train in drawn
            else RouteView(number, train, drawing.state.trains[train].type)
            for number, train in enumerate(drawing.trains)
        ]
        board.routes.show_routes([row for row in rows if row.stretches])
        hints = [drawing.begun] if drawing.begun is not None else [] if drawing.routes else drawing.starts
        board.marks.circles(board.station_point(*place) for place in hints)
        self._canvas.forget_stills()
        words, why = total_text(drawing) if drawing.routes else (text("map-draw-hint"), "")
        if note is not None:
            words, why = note.sentence, note.section
        places = [self._canvas.hex_rect(stop.place[0]).center() for stop in drawing.board.stops]
        self._card.show_routes(rows, words, drawing.selected, places, why)
        self.changed.emit(drawing.routes)

    def _select(self, number: int) -> None:
        if self.drawing is not None:
            self.drawing.select(number)
            self._show()

    def _finish(self) -> None:
        if self.drawing is not None and self.drawing.routes:
            self.drawn.emit(self.drawing.routes)

    # --- events

    def click(self, hit: Hit) -> bool:
        if self.drawing is None:
            return False
        place = self.drawing.stop_at(hit.hex, hit.node)
        if place is None:
            self._show(self._no("map-draw-no-stop", hit))
        elif self.drawing.click(place):
            self._show()
        else:
            self._show(self._no("map-draw-no-way", hit))
        return True

    def _no(self, code: str, hit: Hit) -> Problem:
        assert self.drawing is not None
        place = hex_title(self._canvas.board.view, hit.hex)
        section = section_of_refusal(self.drawing.rules.title.id, BROKEN)
        return Problem(text(code, hex=place, company=self.drawing.company), section)

    def wants(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        if self.drawing is None:
            return False
        return key in (*BACK, *DIGITS, *ENTER, Qt.Key.Key_Escape)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        if self.drawing is None:
            return False
        if key in BACK:
            if self.drawing.back():
                self._show()
        elif key in DIGITS:
            if key - Qt.Key.Key_1 < len(self.drawing.trains):
                self._select(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Escape:
            self.stop()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # the space bar clicks on the station
            self._finish()
        else:
            return False
        return True
