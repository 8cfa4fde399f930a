"""The board as a graphics scene: items from a view model, repainted only where something changed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene, QGraphicsSimpleTextItem

from core.hexmap.coordinates import EDGES, column_row, neighbour
from core.hexmap.geometry import Hit, HitMap, Point, hex_centre
from ui.board.board import Scale
from ui.board.hex_item import AreaItem, BoardItem, HexItem
from ui.board.layers import Grounds, Look, look_of
from ui.board.marks import Marks
from ui.board.paths import area_path
from ui.board.planner import Shown
from ui.board.route_layer import RouteLayer
from ui.board.tile_painter import slot_place
from ui.paint.theme import LIGHT, Theme, exact_font, font
from ui.values.hexes import HexView, MapView
from ui.values.tracks import hex_shape

MARGIN = 46.0  # around the hexes, for row letters and column numbers
GAP = 8.0  # between them and the hexes
RIM = 17  # pixels that they need
HOVER_LAYER = 8.0
MARK_PIXELS = 11


class MapScene(QGraphicsScene):
    def __init__(self, view: MapView, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.view = view
        self.shown = Shown(Scale(0.35), view.phase_colour)
        self._theme = theme
        self._grounds = grounds = Grounds()
        self._areas = {area.id: AreaItem(self, area, view.hexes) for area in view.areas.values()}
        self._hexes = {label: self.make_item(entry, grounds) for label, entry in view.hexes.items()}
        self._items: list[BoardItem] = [*self._areas.values(), *self._hexes.values()]
        for label, item in self._hexes.items():
            around = [other for edge in EDGES if (other := neighbour(label, edge)) in view.hexes and other is not None]
            areas = {view.hexes[other].area for other in around}
            item.neighbours = [self._hexes[other] for other in around]
            item.neighbours += [self._areas[area] for area in areas if area is not None]
        self._hits = HitMap(view.hexes, lambda label: hex_shape(self.hex_shown(label)))
        self._margins: list[tuple[QGraphicsSimpleTextItem, QPointF, QPointF]] = []  # with the way outwards
        self._hover = QGraphicsPathItem()
        self._hover.setZValue(HOVER_LAYER)
        self._hover.setBrush(Qt.BrushStyle.NoBrush)
        self._hover.hide()
        self.addItem(self._hover)
        self.hovered: str | None = None
        self._previewed: dict[str, HexView] = {}
        self._asked: tuple[Shown, QRectF] | None = None  # what is being sharpened
        self._blurred: list[BoardItem] = []  # what is left of it
        self._moments: Iterator[list[HexView]] = iter(())
        self._foreseen: list[HexView] = []
        self._kept: Scale | None = None  # the zoom whose pictures are kept
        self.marks = Marks(self)
        self.routes = RouteLayer(self, view.hexes, lambda label: hex_shape(self.view.hexes[label]))
        self._add_margins()
        self.set_theme(theme)
        self._set_bounds()

    def make_item(self, view: HexView, grounds: Grounds) -> HexItem:
        """A family may have hexes that look otherwise."""
        return HexItem(self, view, self.view.chips, grounds)

    # --- what is shown

    def set_view(self, view: MapView) -> None:
        """Show another state of the same board; only hexes that differ are painted anew."""
        before, self.view = self.view, view
        self._previewed = {}
        self._asked = None
        for label, item in self._hexes.items():
            item.show(view.hexes[label])
        for area in self._areas.values():
            area.hexes = view.hexes
        if before.phase_colour != view.phase_colour:
            self.shown = replace(self.shown, phase_colour=view.phase_colour)

    def preview(self, hexes: Mapping[str, HexView]) -> None:
        """Show some hexes as they would be; an empty mapping shows them as they are."""
        self._asked = None
        for label in self._previewed.keys() - hexes.keys():
            self._hexes[label].show(self.view.hexes[label])
        for label, entry in hexes.items():
            self._hexes[label].show(entry)
        self._previewed = dict(hexes)

    def hex_shown(self, label: str) -> HexView:
        """A hex as it is shown now, previews included."""
        return self._hexes[label].view

    @property
    def turned(self) -> bool:
        return self.shown.turned

    def set_turned(self, turned: bool) -> None:
        self.shown = replace(self.shown, turned=turned)
        self._place_margins()
        self.hover(None)
        self.marks.turn(turned=turned)
        self.routes.turn(turned=turned)
        self._set_bounds()

    def set_numbers(self, numbers: bool) -> None:
        self.shown = replace(self.shown, numbers=numbers)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setBackgroundBrush(QColor(theme.window))
        self.routes.set_ground(theme.window)
        for item, *_ in self._margins:
            item.setBrush(QColor(theme.quiet))

    def station_point(self, label: str, node: int, slot: int | None = None) -> Point:
        """Where a station, or one circle of it, lies on the board."""
        (x, y), shape = hex_centre(label), hex_shape(self.view.hexes[label])
        dx, dy = shape.stations[node].centre if slot is None else slot_place(shape, node, slot)
        return x + dx, y + dy

    # --- sharpness

    def sharpen(self, scale: Scale, visible: QRectF, seconds: float | None = None) -> bool:
        """Paint what is visible for a zoom, for so many seconds at most; True when nothing is left to do."""
        self.shown = replace(self.shown, scale=scale)
        start = perf_counter()
        if seconds is None or self._asked != (self.shown, visible):
            self._asked, self._blurred = (self.shown, visible), self._find_blurred(visible)
        while self._blurred:
            if seconds is not None and perf_counter() - start > seconds:
                return False
            item = self._blurred.pop()
            item.render(self.look(item))
        for item in self._items:
            item.commit()
        self._asked = None
        self._grounds.clear()
        if self._kept != scale:  # the company that acts next may have another zoom, and every zoom its pictures
            self._kept = scale
            for item in self._items:
                item.let_go(scale)
        return True

    def item(self, label: str) -> HexItem:
        return self._hexes[label]

    def look(self, item: BoardItem) -> Look:
        """How an item is to be shown now."""
        return look_of(self.shown, phased=item.changes_with_phase())

    def is_sharp(self, scale: Scale, visible: QRectF) -> bool:
        return self.shown.scale == scale and not self._find_blurred(visible)

    def _find_blurred(self, visible: QRectF) -> list[BoardItem]:
        looks = self._looks(self.shown.scale)
        return [
            item
            for item in self._items
            if not item.is_sharp(looks[item.changes_with_phase()])
            and item.bounds(turned=self.turned).intersects(visible)
        ]

    def refine(self, visible: QRectF, seconds: float) -> bool:
        """Write texts as they ought to be where a plan was missing; True when nothing is left to do."""
        start = perf_counter()
        for item in self._unrefined(visible):
            if perf_counter() - start > seconds:
                return False
            item.refine()
        return True

    def is_refined(self, visible: QRectF) -> bool:
        return not any(self._unrefined(visible))

    def _unrefined(self, visible: QRectF) -> Iterator[BoardItem]:
        return (
            item for item in self._items if item.provisional and item.bounds(turned=self.turned).intersects(visible)
        )

    def prepare(self, likely: Sequence[Scale], possible: Sequence[Scale], visible: QRectF, seconds: float) -> bool:
        """Get ready for zooms that may come next, for so many seconds at most; True when nothing is left to do.

        For the likely ones what is visible is painted, for the possible ones texts are planned.
        """
        start = perf_counter()
        for scale in (*likely, *possible):
            looks = self._looks(scale)
            for item in self._items:
                look = looks[item.changes_with_phase()]
                paints = scale in likely and item.bounds(turned=self.turned).intersects(visible)
                if item.is_ready(look) if paints else item.is_planned(look):
                    continue
                if perf_counter() - start > seconds:
                    return False
                if paints:
                    item.prepare(look)
                else:
                    item.planned(look)
        self._grounds.clear()
        return True

    def expect(self, moments: Iterator[list[HexView]]) -> None:
        """Hexes as they look at other moments, which may be shown next."""
        self._moments, self._foreseen = moments, []

    def foresee(self, visible: QRectF, seconds: float) -> bool:
        """Draw what may be shown next, for so many seconds at most; True when nothing is left to do."""
        start = perf_counter()
        looks = self._looks(self.shown.scale)
        while True:
            for view in self._foreseen:
                item = self._hexes[view.label]
                if item.bounds(turned=self.turned).intersects(visible):
                    if item.foresee(view, looks[view.changes_with_phase]) and perf_counter() - start > seconds:
                        return False
            found = next(self._moments, None)
            if found is None:
                self._grounds.clear()
                return True
            self._foreseen += found
            if perf_counter() - start > seconds:
                return False

    def keep(self, likely: Sequence[Scale]) -> None:
        """Forget what was painted ahead for other zooms."""
        looks = {look for scale in likely for look in self._looks(scale)}
        for item in self._items:
            item.keep(looks)

    def _looks(self, scale: Scale) -> tuple[Look, Look]:
        """For what does not change with the phase, and for what does."""
        shown = replace(self.shown, scale=scale)
        return look_of(shown, phased=False), look_of(shown, phased=True)

    def picture(self, scale: Scale, size: QSize) -> QPixmap:
        """The board without its text, in the middle of a picture of so many screen pixels."""
        pixmap = QPixmap(size * scale.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        middle = self.board_box().center()
        shown = Shown(scale, self.view.phase_colour)
        for item in self._items:
            x, y = hex_centre(item.anchor)
            painter.save()
            painter.translate(pixmap.width() / 2, pixmap.height() / 2)
            painter.scale(scale.pixels, scale.pixels)
            painter.translate(x - middle.x(), y - middle.y())
            item.paint_ground(painter, shown)
            painter.restore()
        painter.end()
        pixmap.setDevicePixelRatio(scale.ratio)
        return pixmap

    # --- pointing

    def board_point(self, place: QPointF) -> tuple[float, float]:
        sign = -1.0 if self.turned else 1.0
        return place.x() * sign, place.y() * sign

    def hit(self, place: QPointF) -> Hit | None:
        return self._hits.at(self.board_point(place))

    def hover(self, label: str | None) -> None:
        """Outline a hex, or the whole area it belongs to."""
        if label == self.hovered:
            return
        self.hovered = label
        if label is None:
            self._hover.hide()
            return
        area = self.view.area_of(label)
        self._hover.setPath(area_path((label,) if area is None else area.labels))
        self._hover.setRotation(180.0 if self.turned else 0.0)
        pen = QPen(QColor(self._theme.accent if self._theme.name == "light" else "#0B6E7F"), 3.0)
        pen.setCosmetic(True)
        self._hover.setPen(pen)
        self._hover.show()

    # --- around the board

    def _add_margins(self) -> None:
        """Row letters left and right, column numbers above and below."""
        places = [column_row(label) for label in self.view.hexes]
        columns, rows = [column for column, _ in places], [row for _, row in places]
        box = self.board_box()
        for row in range(min(rows), max(rows) + 1):
            y = row * 150.0
            for x, out in ((box.left() - GAP, -1), (box.right() + GAP, 1)):
                self._margin_text(chr(ord("A") + row), QPointF(x, y), QPointF(out, 0))
        for column in range(min(columns), max(columns) + 1):
            x = hex_centre(f"A{column}")[0]
            for y, out in ((box.top() - GAP, -1), (box.bottom() + GAP, 1)):
                self._margin_text(str(column), QPointF(x, y), QPointF(0, out))
        self._place_margins()

    def _margin_text(self, text: str, place: QPointF, outwards: QPointF) -> None:
        item = QGraphicsSimpleTextItem(text)
        item.setFont(font(MARK_PIXELS, QFont.Weight.DemiBold))
        item.setFlag(QGraphicsSimpleTextItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(item)
        self._margins.append((item, place, outwards))

    def set_mark_pixels(self, pixels: int) -> None:
        """How large letters and numbers around the board are, where the text size of the window does not say it."""
        for item, *_ in self._margins:
            item.setFont(exact_font(pixels, QFont.Weight.DemiBold))
        self._place_margins()

    def _place_margins(self) -> None:
        """Beside the hexes, also where texts are large beside them."""
        sign = -1 if self.turned else 1
        for item, place, outwards in self._margins:
            box = item.boundingRect()
            item.setPos(place * sign)
            x, y = sign * outwards.x() * (box.width() / 2 + 1), sign * outwards.y() * box.height() / 2
            item.setTransform(QTransform.fromTranslate(x - box.width() / 2, y - box.height() / 2))

    def thin_margins(self, pixels: float) -> None:
        """Column numbers that have no room beside each other are left out, all but every second or fourth."""
        columns = [item for item, _, outwards in self._margins if outwards.y()]
        needed = max((item.boundingRect().width() for item in columns), default=0.0) + 3
        room = pixels * (hex_centre("A3")[0] - hex_centre("A2")[0])
        every = next((step for step in (1, 2, 4) if room * step >= needed), 8)
        for item in columns:
            item.setVisible(int(item.text()) % every == 0)

    def board_box(self) -> QRectF:
        """Around all hexes, in the board's own orientation."""
        box = QRectF()
        for item in self._items:
            box = box.united(item.bounds(turned=False))
        return box

    def whole(self) -> QRectF:
        """Everything there is to see, on the scene."""
        box = self.board_box().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        return QRectF(-box.right(), -box.bottom(), box.width(), box.height()) if self.turned else box

    def _set_bounds(self) -> None:
        """So much around it that any hex can be brought to any place of the view."""
        box = self.whole()
        room = 2 * max(box.width(), box.height())
        self.setSceneRect(box.adjusted(-room, -room, room, room))
