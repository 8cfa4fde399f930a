"""The view on the board: zoom, pan, fit, half turn, and what lies under the pointer."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from core.hexmap.coordinates import column_row, neighbour
from core.hexmap.geometry import APOTHEM, SIDE, Hit, hex_centre
from ui.board.scene import MARGIN, RIM, MapScene
from ui.board.sharpness import NOTCH, SMALLEST, STEP, WHEEL_STEP, Sharpness
from ui.board.tools import Tool
from ui.paint.theme import scaled

LARGEST = 3.0
AROUND = 2.0  # a part is fitted with that much of what is around its hexes, in hexes
MOST_FITTED = 56  # pixels of a side
DRAG = 4  # pixels that make a press a drag
PAN = 80
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
LOOK_UP = Qt.Key.Key_F9
Place = tuple[float, QPointF]  # a zoom, and what is in the middle


class MapCanvas(QGraphicsView):
    pointed = Signal(object)  # Hit | None
    zoomed = Signal(float)
    asked = Signal(str)  # the label of a hex that the user wants to know more about
    menu_wanted = Signal(str, QPoint)  # the label of a hex, and where on the screen its menu opens

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._scale = 0.0
        self._fitted = True
        self._part: frozenset[str] = frozenset()  # hexes that are fitted instead of the whole board
        self.by_hand = False  # somebody has zoomed or moved it since a part was last fitted
        self._wanted: Place | None = None  # until the view has its size
        self._press: QPoint | None = None
        self._dragging = False
        self._sharpness = Sharpness(self)
        self._notches = 0  # of a wheel that turns a tile, in eighths of a degree
        self.tools: list[Tool] = []
        self.tried = False  # somebody has chosen a hex since the question came: Enter may be meant for it
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def board(self) -> MapScene:
        return self._board

    # --- zoom

    @property
    def zoom(self) -> float:
        """Pixels for a unit of the board; a hex has a side of 100."""
        return self._scale

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom around a point of the viewport, its middle if none is given."""
        place = QPointF(self.viewport().rect().center()) if at is None else at
        self.by_hand = True
        self._sharpness.stretch()
        anchor = self._to_scene(place)
        least = self.fitting() * SMALLEST
        wanted = max(least, min(LARGEST, self._scale * factor))
        self._fitted = False
        self._set_scale(wanted)
        moved = self._to_view(anchor) - place
        self._scroll(round(moved.x()), round(moved.y()))
        self._sharpness.after_zoom()
        self._tell_tools()

    @property
    def place(self) -> Place | None:
        """The scale and the middle of what is seen; None where the whole board is shown."""
        return None if self._fitted else (self._scale, self._to_scene(QPointF(self.viewport().rect().center())))

    def go_to(self, place: Place) -> None:
        """Show what another view has shown; one without a size waits for it."""
        if not self.isVisible():
            self._wanted = place
            return
        scale, middle = place
        self._wanted = None
        self._fitted, self.by_hand = False, True
        self._sharpness.drop_still()
        self._set_scale(scale)
        self.centerOn(middle)
        self._sharpness.begin()
        self._tell_tools()

    def zoom_in(self) -> None:
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / STEP)

    def fit(self) -> None:
        """The whole board."""
        self._part, self.by_hand = frozenset(), True
        self._fit()

    def fit_part(self, labels: Iterable[str]) -> None:
        """These hexes with what is around them, or the whole board where there are none, until somebody zooms."""
        part = frozenset(labels)
        self.by_hand = False
        if part != self._part or not self._fitted:
            self._part = part
            if self._scale:
                self._fit()

    def _fit(self) -> None:
        self._fitted = True
        self._sharpness.drop_still()
        self._set_scale(self._fitting_part())
        self.centerOn(self._part_box().center() if self._part else self._board.whole().center())
        self._sharpness.begin()
        self._tell_tools()

    def _part_box(self) -> QRectF:
        box = QRectF()
        sign = -1.0 if self._board.turned else 1.0
        for x, y in map(hex_centre, self._part):
            box |= QRectF(
                sign * x - AROUND * APOTHEM, sign * y - AROUND * SIDE, 2 * AROUND * APOTHEM, 2 * AROUND * SIDE
            )
        return box

    def _fitting_part(self) -> float:
        """Never smaller than the whole board, nor so large that a few hexes fill the view."""
        whole = self.fitting()
        if not self._part:
            return whole
        box, size = self._part_box(), self.viewport().size()
        return max(whole, min(scaled(MOST_FITTED) / SIDE, size.width() / box.width(), size.height() / box.height()))

    def fitting(self) -> float:
        """The zoom that shows the whole board, with room around it for letters and numbers, however small it is."""
        box, size, rim = self._board.board_box(), self.viewport().size(), scaled(RIM)
        wide, high = (
            min(room / (length + 2 * MARGIN), (room - 2 * rim) / length)
            for room, length in ((size.width(), box.width()), (size.height(), box.height()))
        )
        return max(0.02, min(wide, high))

    def _set_scale(self, scale: float) -> None:
        self._scale = scale
        self._board.thin_margins(scale)
        self._board.routes.set_scale(scale)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.zoomed.emit(scale)

    def turn(self, turned: bool) -> None:
        """Turn the board by 180 degrees around what is in the middle; text stays upright."""
        if turned == self._board.turned:
            return
        middle = self._to_scene(QPointF(self.viewport().rect().center()))
        self._board.set_turned(turned)
        self.centerOn(-middle)
        self.refresh()
        self._tell_tools()

    def show_numbers(self, numbers: bool) -> None:
        self._board.set_numbers(numbers)
        self.refresh()

    def refresh(self) -> None:
        """Paint at once what is visible."""
        self._sharpness.refresh()

    def visible(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def is_sharp(self) -> bool:
        """Is everything that can be seen painted for this zoom?"""
        return self._sharpness.done

    def is_refined(self) -> bool:
        """Does every text that can be seen stand where it ought to?"""
        return self.is_sharp() and self._board.is_refined(self.visible())

    def is_idle(self) -> bool:
        """Is there nothing more to prepare for the next zoom?"""
        return self._sharpness.ready

    def forget_stills(self) -> None:
        """Something else than hexes has changed: routes, networks, marks."""
        self._sharpness.forget_stills()

    def paintEvent(self, event: QPaintEvent) -> None:
        stills = self._sharpness.stills
        rest = stills.rest(self)
        if rest is None:
            super().paintEvent(event)
            return
        if not rest.isEmpty() and not stills.covers_all:
            super().paintEvent(QPaintEvent(rest))
        stills.paint(self, rest)

    # --- panning

    def _scroll(self, dx: int, dy: int) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + dx)
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + dy)

    def pan(self, dx: int, dy: int) -> None:
        self._fitted, self.by_hand = False, True
        self._sharpness.drop_still()
        self._scroll(dx, dy)
        self._tell_tools()
        self._sharpness.after_pan()

    def _to_scene(self, place: QPointF) -> QPointF:
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(place)

    def _to_view(self, place: QPointF) -> QPointF:
        return self.viewportTransform().map(place)

    # --- where things are

    def hex_rect(self, label: str) -> QRect:
        """The place of a hex in the viewport."""
        x, y = hex_centre(label)
        sign = -1.0 if self._board.turned else 1.0
        box = QRectF(sign * x - APOTHEM, sign * y - SIDE, 2 * APOTHEM, 2 * SIDE)
        return self.viewportTransform().mapRect(box).toAlignedRect()

    def reveal(self, label: str) -> None:
        """Pan as little as it takes to see the whole hex."""
        box, room = self.hex_rect(label), self.viewport().rect().adjusted(8, 8, -8, -8)
        dx = min(0, box.left() - room.left()) + max(0, box.right() - room.right())
        dy = min(0, box.top() - room.top()) + max(0, box.bottom() - room.bottom())
        if dx or dy:
            self.pan(dx, dy)

    # --- pointing

    def _point(self, hit: Hit | None) -> None:
        self._board.hover(None if hit is None else hit.hex)
        self.pointed.emit(hit)

    def point_at(self, label: str) -> None:
        """Point at a hex without a mouse."""
        self.tried = True
        self._point(Hit(label))
        self.see(label)

    def see(self, label: str) -> None:
        """A hex that lies outside of the view comes to its middle."""
        x, y = hex_centre(label)
        place = QPointF(-x, -y) if self._board.turned else QPointF(x, y)
        if self._scale and not self.visible().contains(place):
            self.centerOn(place)
            self.pan(0, 0)

    def _step(self, key: int) -> bool:
        """Point at the next hex in the direction of an arrow key."""
        hexes = self._board.view.hexes
        here = self._board.hovered
        if here is None:
            middle = self._board.board_point(self._to_scene(QPointF(self.viewport().rect().center())))
            nearest = min(hexes, key=lambda label: _squared(hex_centre(label), middle))
            self.point_at(nearest)
            return True
        odd = column_row(here)[1] % 2
        edges = {
            Qt.Key.Key_Left: (1,),
            Qt.Key.Key_Right: (4,),
            Qt.Key.Key_Up: (3, 2) if odd else (2, 3),
            Qt.Key.Key_Down: (5, 0) if odd else (0, 5),
        }.get(Qt.Key(key), ())
        for edge in edges:
            other = neighbour(here, (edge + 3) % 6 if self._board.turned else edge)
            if other is not None and other in hexes:
                self.point_at(other)
                break
        return bool(edges)

    # --- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        middle = QPointF(QPoint(event.oldSize().width(), event.oldSize().height())) / 2
        before = self._to_scene(middle) if self._scale else QPointF()
        super().resizeEvent(event)
        if self._wanted is not None and self.isVisible():
            self.go_to(self._wanted)
        elif self._fitted or not self._scale:
            self._fit()
        else:
            self.centerOn(before)
            self._sharpness.begin()
        self._tell_tools()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y() or event.pixelDelta().y()
        hit = self._board.hit(self._to_scene(event.position()))
        if any(tool.wheel(hit, 0) for tool in self.tools):
            self._notches += turn
            steps = int(self._notches / WHEEL_STEP)
            self._notches -= steps * WHEEL_STEP
            if steps:
                any(tool.wheel(hit, steps) for tool in self.tools)
        elif turn:
            self.zoom_by(NOTCH**turn, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._press = event.position().toPoint()
            self._dragging = False
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        if self._press is not None:
            moved = place - self._press
            if self._dragging or moved.manhattanLength() >= DRAG:
                if not self._dragging:
                    self._dragging = True
                    self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._press = place
                self.pan(-moved.x(), -moved.y())
            event.accept()
            return
        self._point(self._board.hit(self._to_scene(event.position())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._press = self._press is not None, None
        if self._dragging:
            self._dragging = False
            self.viewport().unsetCursor()
        elif pressed and event.button() == Qt.MouseButton.LeftButton:
            hit = self._board.hit(self._to_scene(event.position()))
            if hit is not None:
                self._click(hit)
                self.tried = True
        event.accept()

    def _click(self, hit: Hit) -> bool:
        return any(tool.click(hit) for tool in self.tools)

    def _tell_tools(self) -> None:
        for tool in self.tools:
            tool.moved()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        label = self._board.hovered
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            hit = self._board.hit(self._to_scene(QPointF(event.pos())))
            label = None if hit is None else hit.hex
        if label is not None:
            self.menu_wanted.emit(label, event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pans = {
            Qt.Key.Key_Left: (-PAN, 0),
            Qt.Key.Key_Right: (PAN, 0),
            Qt.Key.Key_Up: (0, -PAN),
            Qt.Key.Key_Down: (0, PAN),
        }
        key = Qt.Key(event.key())
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        here = self._board.hovered
        if any(tool.key(key, event.modifiers()) for tool in self.tools):
            return
        if key in pans and shift:
            self.pan(*pans[key])
        elif key in ENTER and self.tried and here is not None and self._click(Hit(here)):
            return
        elif key == LOOK_UP and here is not None:
            self.asked.emit(here)
        elif key not in pans or not self._step(event.key()):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if any(tool.wants(key, event.modifiers()) for tool in self.tools):
                event.accept()
                return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point(None)
        elif isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1.0 + event.value(), event.position())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                centre = self.viewport().mapFromGlobal(pinch.centerPoint())
                self.zoom_by(pinch.scaleFactor(), QPointF(centre))
                event.accept(pinch)
                return True
        return super().viewportEvent(event)


def _squared(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
