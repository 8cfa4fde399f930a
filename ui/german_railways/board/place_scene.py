"""The board of German Railways as a scene, and the canvas that knows whether keys or the mouse point."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent, QPainter

from core.hexmap.geometry import Hit
from ui.board.canvas import MapCanvas
from ui.board.hex_item import BoardItem, HexItem
from ui.board.layers import Grounds, Picture
from ui.board.planner import Mark, Shown
from ui.board.scene import MapScene
from ui.board.tools import Tool
from ui.german_railways.board.place_labels import plan_place
from ui.german_railways.board.place_painter import paint_place
from ui.german_railways.views.map.places import PlaceView
from ui.values.hexes import HexView


class PlaceItem(HexItem):
    @property
    def _place(self) -> PlaceView:
        assert isinstance(self.view, PlaceView)
        return self.view

    def paint(self, shown: Shown) -> Picture:
        return BoardItem.paint(self, shown)

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        paint_place(painter, self._place, self._chips, shown.scale, turned=shown.turned)

    def plan(self, shown: Shown) -> list[Mark]:
        return plan_place(self._place, shown)

    def settled(self, shown: Shown) -> list[Mark]:
        """Names are as long as there is room for beside the cities around."""
        return self.wished(shown)

    def evading(self, shown: Shown) -> list[Mark]:
        return self.wished(shown)


class PlaceScene(MapScene):
    def make_item(self, view: HexView, grounds: Grounds) -> HexItem:
        return PlaceItem(self, view, self.view.chips, grounds)


class PlaceCanvas(MapCanvas):
    by_keys = False  # the hex that is pointed at was gone to with arrows

    def point_at(self, label: str) -> None:
        self.by_keys = True
        super().point_at(label)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.by_keys = False
        super().mouseMoveEvent(event)


class PlaceTool(Tool):
    """A click on a hex, or Enter on one that the keys point at, is for the open build."""

    chosen = Signal(str)

    def click(self, hit: Hit) -> bool:
        self.chosen.emit(hit.hex)
        return True
