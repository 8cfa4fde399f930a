"""Drawing routes: a click on a station extends the route of the selected train."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Qt, Signal

from core.hexmap.geometry import Hit
from core.hexmap.graph import Place
from core.text.catalogue import text
from ui.board.canvas import ENTER, MapCanvas
from ui.board.route_card import RouteCard
from ui.board.tools import Tool
from ui.values.hexes import MapView
from ui.values.problem import Problem
from ui.values.routes import RouteView

DIGITS = tuple(range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class Sketch(Protocol):
    """The routes of a company in the making, by somebody who knows the rules of the game."""

    selected: int  # train

    @property
    def trains(self) -> Sequence[str]: ...

    @property
    def routes(self) -> tuple[Any, ...]: ...

    @property
    def begun(self) -> Place | None:
        """The stop where the selected train's route begins, as long as there is nothing more of it."""
        ...

    @property
    def starts(self) -> Sequence[Place]: ...

    @property
    def stops(self) -> Sequence[Place]: ...

    def rows(self, view: MapView) -> list[RouteView]:
        """The route of each train, drawn as far as there is one."""
        ...

    def told(self) -> Problem:
        """The running total, or why the routes are not legal."""
        ...

    def no_stop(self, view: MapView, label: str) -> Problem: ...

    def no_way(self, view: MapView, label: str) -> Problem: ...

    def stop_at(self, label: str, node: int | None) -> Place | None: ...

    def select(self, number: int) -> None: ...

    def click(self, place: Place) -> bool: ...

    def back(self) -> bool: ...


class DrawTool(Tool):
    drawn = Signal(object)  # the routes
    changed = Signal(object)  # the routes as far as they are drawn

    def __init__(self, canvas: MapCanvas, card: RouteCard) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._card = card
        self.drawing: Sketch | None = None
        card.selected.connect(self._select)
        card.finished.connect(self._finish)
        card.left.connect(self.stop)

    def start(self, drawing: Sketch) -> None:
        """Draw the routes of a company, which needs a train."""
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
        rows = drawing.rows(board.view)
        board.routes.show_routes([row for row in rows if row.stretches])
        hints = [drawing.begun] if drawing.begun is not None else [] if drawing.routes else drawing.starts
        board.marks.circles(board.station_point(*place) for place in hints)
        self._canvas.forget_stills()
        told = note or (drawing.told() if drawing.routes else Problem(text("map-draw-hint")))
        places = [self._canvas.hex_rect(label).center() for label, _ in drawing.stops]
        self._card.show_routes(rows, told.sentence, drawing.selected, places, told.section)
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
            self._show(self.drawing.no_stop(self._canvas.board.view, hit.hex))
        elif self.drawing.click(place):
            self._show()
        else:
            self._show(self.drawing.no_way(self._canvas.board.view, hit.hex))
        return True

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
