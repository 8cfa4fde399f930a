"""What the scene is made of: pixmaps of hexes and areas, rendered sharply for one zoom and scaled in between.

The items are plain pixmap items, so panning and zooming never calls back into Python. Ground and text are two pixmaps,
because a name may hang over the edge of its hex and must lie above the neighbours.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from core.hexmap.geometry import hex_centre
from ui.board.area_painter import area_bounds, paint_area, plan_area
from ui.board.board import Scale
from ui.board.labels import plan_hex
from ui.board.layers import (
    BLEED,
    HEX_BOUNDS,
    Grounds,
    Look,
    Picture,
    empty_picture,
    origin_in,
    painter_on,
    show_picture,
    texts_picture,
)
from ui.board.overhang import Neighbour, collides, neighbours_texts, overhangs
from ui.board.planner import Mark, Shown
from ui.board.tile_painter import has_more, paint_hex, paint_more
from ui.values.chips import ChipView
from ui.values.hexes import AreaView, HexView

AREA_LAYER, GROUND_LAYER, TEXT_LAYER = 0.0, 1.0, 10.0
NEAR = 2.5  # how much larger a zoom may be than the one that its texts were planned for
MOST_PLANS = 14  # kept for a hex
MOST_VIEWS = 12  # of a hex that was seen, kept for when it comes again


@dataclass(eq=False, slots=True)
class Drawn:
    """What was worked out for an item as it looks once, and what was painted of it last."""

    wishes: dict[Shown, list[Mark]] = field(default_factory=dict)  # plans that know nothing of the neighbours
    inside: dict[Shown, list[Mark]] = field(default_factory=dict)  # plans that leave the neighbours alone
    ground: tuple[Scale, bool, Picture] | None = None  # for this zoom and turn
    texts: tuple[Look, list[Mark], Picture] | None = None  # of these marks

    def trim(self) -> None:
        for plans in (self.wishes, self.inside):
            if len(plans) > MOST_PLANS:
                del plans[next(iter(plans))]  # the oldest

    def keep(self, scale: Scale) -> None:
        """Forget what was painted for another zoom."""
        if self.ground is not None and self.ground[0] != scale:
            self.ground = None
        if self.texts is not None and self.texts[0].shown.scale != scale:
            self.texts = None


class BoardItem:
    """Two layers at one place of the board. `render` paints them anew for a zoom, `commit` shows what was painted."""

    def __init__(self, scene: QGraphicsScene, anchor: str, bounds: QRectF, layer: float) -> None:
        self.anchor = anchor
        self._bounds = bounds
        box = bounds.translated(*hex_centre(anchor))
        self._places = (box, QRectF(-box.right(), -box.bottom(), box.width(), box.height()))
        self.ground = _pixmap_item(scene, layer)
        self.text = _pixmap_item(scene, TEXT_LAYER)
        self._rendered: Look | None = None
        self._painted: tuple[Scale, bool] | None = None  # the zoom and turn of the ground
        self._waiting_ground: Picture | None = None
        self._waiting_text: Picture | None = None
        self._waiting = False
        self._plans: dict[Shown, list[Mark]] = {}
        self._evading: dict[Shown, list[Mark]] = {}
        self._drawn = Drawn()
        self._ready: dict[Look, tuple[Picture, Picture | None]] = {}  # painted ahead
        self.provisional = False  # texts are shown as planned for a smaller zoom
        self.neighbours: list[BoardItem] = []

    def bounds(self, *, turned: bool) -> QRectF:
        """The rectangle of the hex on the scene."""
        return self._places[turned]

    def forget(self) -> None:
        self._rendered = self._painted = None
        self._ready.clear()
        for item in (self, *self.neighbours):
            item._plans.clear()
            item._evading.clear()
            for other in item.neighbours:  # its texts make way for those that make way for these
                other._plans.clear()

    def changes_with_phase(self) -> bool:
        raise NotImplementedError

    def is_sharp(self, look: Look) -> bool:
        return self._rendered is look

    def render(self, look: Look) -> None:
        """Paint both layers for a zoom; the ground stays if only the texts change."""
        shown, ready = look.shown, self._ready.get(look)
        if self._painted != (shown.scale, shown.turned):
            self._painted = (shown.scale, shown.turned)
            self._waiting_ground = self._ground(shown) if ready is None else ready[0]
        if ready is None:
            plan = self._best_plan(look)
            self.provisional = plan != look.planned
            self._waiting_text = self._texts(look, plan)
        else:
            self.provisional = False
            self._waiting_text = ready[1]
        self._waiting = True
        self._rendered = look

    def _ground(self, shown: Shown) -> Picture:
        kept = self._drawn.ground
        if kept is None or kept[:2] != (shown.scale, shown.turned):
            kept = self._drawn.ground = (shown.scale, shown.turned, self.paint(shown))
        return kept[2]

    def _texts(self, look: Look, plan: Shown) -> Picture | None:
        marks, kept = self._plans[plan], self._drawn.texts
        if not marks:
            return None
        if kept is None or kept[0] is not look or kept[1] is not marks:
            kept = self._drawn.texts = (look, marks, texts_picture(marks, look, plan))
        return kept[2]

    def _best_plan(self, look: Look) -> Shown:
        """The plan for this zoom, or for now that for a smaller one: new plans take time, sharp texts do not."""
        wanted = look.planned
        if wanted not in self._plans:
            near = [plan for plan in self._plans if 1.0 <= wanted.scale.pixels / plan.scale.pixels <= NEAR]
            near = [plan for plan in near if replace(plan, scale=wanted.scale) == wanted]
            if near:
                return max(near, key=lambda plan: plan.scale.pixels)
            self.planned(look)
        return wanted

    def refine(self) -> None:
        """Write the texts as they ought to be for this zoom."""
        assert self._rendered is not None
        self.planned(self._rendered)
        self.render(self._rendered)
        self.commit()

    def _write(self, look: Look) -> Picture | None:
        marks = self.planned(look)
        return texts_picture(marks, look, look.planned) if marks else None

    def is_ready(self, look: Look) -> bool:
        return look in self._ready

    def prepare(self, look: Look) -> None:
        """Paint both layers for a zoom that may come."""
        self._ready[look] = (self.paint(look.shown), self._write(look))

    def keep(self, looks: Collection[Look]) -> None:
        """Forget what was prepared for other zooms."""
        for look in [look for look in self._ready if look not in looks]:
            del self._ready[look]

    def let_go(self, scale: Scale) -> None:
        """Forget what was painted for other zooms than this."""
        self._ready = {look: found for look, found in self._ready.items() if look.shown.scale == scale}
        self._drawn.keep(scale)

    def commit(self) -> None:
        """Show what was painted last."""
        if not self._waiting or self._rendered is None:
            return
        shown = self._rendered.shown
        x, y = hex_centre(self.anchor)
        place = QPointF(-x, -y) if shown.turned else QPointF(x, y)
        if self._waiting_ground is not None:
            show_picture(self.ground, self._waiting_ground, place, shown.scale)
        if self._waiting_text is not None:
            show_picture(self.text, self._waiting_text, place, shown.scale)
        self.text.setVisible(self._waiting_text is not None)
        self._waiting, self._waiting_ground, self._waiting_text = False, None, None

    def planned(self, look: Look) -> list[Mark]:
        """Where the texts go. Planned for the next smaller step of the zoom, so that near zooms need no new plan."""
        found = self._plans.get(look.planned)
        if found is None:
            found = self._plans[look.planned] = self.settled(look.planned)
            if len(self._plans) > MOST_PLANS:
                del self._plans[next(iter(self._plans))]  # the oldest
                self._evading.clear()
            self._drawn.trim()
        return found

    def wished(self, shown: Shown) -> list[Mark]:
        found = self._drawn.wishes.get(shown)
        if found is None:
            found = self._drawn.wishes[shown] = self.plan(shown)
        return found

    def settled(self, shown: Shown) -> list[Mark]:
        """The plan that touches no text of a neighbour."""
        return self.wished(shown)

    def evading(self, shown: Shown) -> list[Mark]:
        """The plan that makes way for what the neighbours wish."""
        return self.wished(shown)

    def is_planned(self, look: Look) -> bool:
        return look.planned in self._plans

    def box(self, shown: Shown) -> QRectF:
        box = self._bounds
        return QRectF(-box.right(), -box.bottom(), box.width(), box.height()) if shown.turned else box

    def paint(self, shown: Shown) -> Picture:
        """The lower layer."""
        pixmap, origin = empty_picture(self.box(shown), BLEED, shown.scale)
        painter = painter_on(pixmap, origin, shown.scale)
        self.paint_ground(painter, shown)
        painter.end()
        return Picture(pixmap, origin)

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        raise NotImplementedError

    def plan(self, shown: Shown) -> list[Mark]:
        raise NotImplementedError


class HexItem(BoardItem):
    def __init__(self, scene: QGraphicsScene, view: HexView, chips: Mapping[str, ChipView], grounds: Grounds) -> None:
        super().__init__(scene, view.label, HEX_BOUNDS, GROUND_LAYER)
        self.view = view
        self._chips = chips
        self._grounds = grounds
        self._before: list[tuple[HexView, Drawn]] = []  # how it looked, the latest last

    def changes_with_phase(self) -> bool:
        return self.view.changes_with_phase

    def show(self, view: HexView) -> None:
        """What was drawn is kept: undo and the history bring it back."""
        if view is self.view or view == self.view:
            return
        self._before.append((self.view, self._drawn))
        known = next((entry for entry in self._before if entry[0] is view), None)
        if known is not None:
            self._before.remove(known)
        del self._before[:-MOST_VIEWS]
        self.view, self._drawn = known or (view, Drawn())
        self.forget()

    @property
    def known(self) -> list[HexView]:
        """The views as which the hex is drawn already."""
        return [self.view, *(view for view, drawn in self._before if drawn.ground is not None)]

    def foresee(self, view: HexView, look: Look) -> bool:
        """Draw it as it looks at another moment; False where that is drawn already, or there is no room to keep it."""
        known = next((drawn for before, drawn in self._before if before is view), None)
        if view is self.view or (known is None and len(self._before) >= MOST_VIEWS):
            return False
        if known is None:
            known = Drawn()
            self._before.insert(0, (view, known))
        elif known.ground is not None and known.ground[:2] == (look.shown.scale, look.shown.turned):
            return False
        now = self.view, self._drawn
        self.view, self._drawn = view, known
        try:
            self._ground(look.shown)
            marks = self.wished(look.planned)
            if marks:
                known.texts = (look, marks, texts_picture(marks, look, look.planned))
        finally:
            self.view, self._drawn = now
        return True

    def let_go(self, scale: Scale) -> None:
        super().let_go(scale)
        for _, drawn in self._before:
            drawn.keep(scale)

    def paint(self, shown: Shown) -> Picture:
        found, origin = QPixmap(self._grounds.of(self.view, shown)), origin_in(HEX_BOUNDS, BLEED, shown.scale)
        if has_more(self.view):
            painter = painter_on(found, origin, shown.scale)
            paint_more(painter, self.view, self._chips, shown.scale, turned=shown.turned)
            painter.end()
        return Picture(found, origin)

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        paint_hex(painter, self.view, self._chips, shown.scale, turned=shown.turned)

    def plan(self, shown: Shown) -> list[Mark]:
        return plan_hex(self.view, self._chips, shown)

    def settled(self, shown: Shown) -> list[Mark]:
        """Where a text hangs over onto one of a neighbour, it makes way, else it is placed inside or left out."""
        evading = self.evading(shown)
        if evading is self.wished(shown) or not self._collides(evading, self._around(shown, BoardItem.evading), shown):
            return evading
        found = self._drawn.inside.get(shown)
        if found is None:
            found = self._drawn.inside[shown] = plan_hex(self.view, self._chips, shown, may_overhang=False)
        return found

    def evading(self, shown: Shown) -> list[Mark]:
        found = self._evading.get(shown)
        if found is None:
            found = self.wished(shown)
            if self._collides(found, self._around(shown, BoardItem.wished), shown):
                taken = neighbours_texts(self.anchor, self._around(shown, BoardItem.wished), shown)
                found = plan_hex(self.view, self._chips, shown, taken=taken)
            self._evading[shown] = found
        return found

    def _collides(self, marks: list[Mark], around: Iterator[Neighbour], shown: Shown) -> bool:
        return any(overhangs(mark) for mark in marks) and collides(self.anchor, marks, around, shown)

    def _around(self, shown: Shown, texts: Callable[[BoardItem, Shown], list[Mark]]) -> Iterator[Neighbour]:
        return (
            (other.anchor, texts(other, _for(other, shown)), isinstance(other, AreaItem)) for other in self.neighbours
        )


class AreaItem(BoardItem):
    def __init__(self, scene: QGraphicsScene, area: AreaView, hexes: Mapping[str, HexView]) -> None:
        super().__init__(scene, area.anchor, area_bounds(area), AREA_LAYER)
        self.area = area
        self.hexes = hexes

    def changes_with_phase(self) -> bool:
        return bool(self.area.values)

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        paint_area(painter, self.area, shown.scale, turned=shown.turned)

    def plan(self, shown: Shown) -> list[Mark]:
        return plan_area(self.area, self.hexes, shown)


def _for(item: BoardItem, shown: Shown) -> Shown:
    """The wish of a neighbour for the same zoom."""
    return replace(shown, phase_colour="yellow" if item.changes_with_phase() else "")


def _pixmap_item(scene: QGraphicsScene, layer: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setZValue(layer)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item
