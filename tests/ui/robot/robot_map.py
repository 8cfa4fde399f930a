"""A robot that lays tiles, tunnels, stations and mountain railways on the map, and does the rest in the panel."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from core.rail18.actions import LayTile, PlaceStation
from core.titles.t1844.mountains import PlaceMountain
from core.titles.t1844.tunnels import BuildTunnel
from tests.ui.rail18.map_events import hex_place
from tests.ui.robot.robot import Lost, Robot
from tests.ui.robot.robot_entries import Entry
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.map.offers import map_offers

Laid = LayTile | BuildTunnel | PlaceStation | PlaceMountain
ROTATIONS = 6


class MapRobot(Robot):
    def do(self, entry: Entry) -> None:
        if isinstance(entry.action, Laid):
            self.read_what_comes_first()
            self.lay(entry.action)
        else:
            super().do(entry)

    @property
    def map(self) -> MapPanel:
        assert self.window.game_page is not None
        panel = self.window.game_page.panels["map"]
        assert isinstance(panel, MapPanel)
        return panel

    def lay(self, action: Laid) -> None:
        """A click on the hex, one on the piece, R until it lies right, and one to lay it."""
        if not self.map.isVisible():
            self.now.keys += 1
            QTest.keyClick(self.window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)  # type: ignore[call-overload]
            QApplication.processEvents()
        canvas, tool = self.map.canvas, self.map.lay_tool
        assert canvas is not None
        assert tool is not None
        self.click(canvas.viewport(), hex_place(canvas, action.hex))
        if tool.hex != action.hex:
            raise Lost(f"a click on {action.hex} opened {tool.hex}")
        assert self.window.game_page is not None
        pieces = map_offers(self.window.game_page.bridge.moment).pieces[action.hex]
        number = next((n for n, piece in enumerate(pieces) if action in piece.actions.values()), None)
        if number is None:
            raise Lost(f"{action!r} is not among the pieces of {action.hex}")
        if tool.piece != pieces[number]:
            self.press_on_map(f"piece-{number}")
        for _ in range(ROTATIONS):
            if tool.action == action:
                break
            self.now.keys += 1
            QTest.keyClick(canvas, Qt.Key.Key_R)  # type: ignore[call-overload]
        if tool.action != action:
            raise Lost(f"{tool.action!r} instead of {action!r}")
        self.press_on_map("palette-lay")

    def press_on_map(self, name: str) -> None:
        button = next((found for found in self.map.findChildren(QAbstractButton, name) if found.isVisible()), None)
        if button is None:
            raise Lost(f"there is no {name} on the map")
        self.click(button, button.rect().center())
