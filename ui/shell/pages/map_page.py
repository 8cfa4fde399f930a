"""One board, full size: toolbar above, the map, and a status line that tells what is under the pointer."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from core.hexmap.geometry import Hit
from core.text.catalogue import text
from ui.board.canvas import MapCanvas
from ui.board.scene import MapScene
from ui.board.tool_row import ToolRow
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, Theme, font

BAR = 40


class MapPage(QWidget):
    left = Signal()
    theme_wanted = Signal()

    def __init__(self, scene: MapScene, told: Callable[[Hit | None], str], theme: Theme) -> None:
        """`told` is what the line below says of what is pointed at."""
        super().__init__()
        self.scene = scene
        self._told = told
        self.canvas = MapCanvas(scene)
        scene.setParent(self.canvas)
        self.status = Label()
        self.status.setObjectName("status")
        self.zoom_label = Label()
        self.tools = ToolRow(self, self.canvas)
        self.actions_by_name = self.tools.actions_by_name
        self.theme_button = self.tools.add("theme", "", "tip-theme", ["D"], self.theme_wanted.emit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top_bar(self.name))
        layout.addWidget(self.canvas, 1)
        layout.addWidget(self._bottom_bar())
        self.canvas.pointed.connect(self._show_hit)
        self.canvas.zoomed.connect(self._show_zoom)
        self._show_hit(None)
        self.set_theme(theme)

    @property
    def title(self) -> str:
        return self.scene.view.title

    @property
    def name(self) -> str:
        return self.scene.view.name

    @property
    def painted(self) -> QWidget:
        return self.canvas.viewport()

    @property
    def place(self) -> object:
        return self.canvas.place

    def go_to(self, place: tuple[float, QPointF]) -> None:
        self.canvas.go_to(place)

    def focus(self) -> None:
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def widget(self) -> QWidget:
        return self

    def set_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.canvas.refresh()
        self.theme_button.setText(text("button-light" if theme.name == "dark" else "button-dark"))

    # --- bars

    def _top_bar(self, name: str) -> QFrame:
        title = Label(name)
        title.setFont(font(HEADING, font().Weight.DemiBold))
        bar, row = _bar("top")
        row.addWidget(self.tools.add("back", text("button-back"), "tip-back", ["Esc"], self.left.emit))
        row.addSpacing(2 * SPACE)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.tools)
        row.addWidget(self.theme_button)
        return bar

    def _bottom_bar(self) -> QFrame:
        bar, row = _bar("bottom")
        bar.setFixedHeight(28)
        row.addWidget(self.status, 1)
        self.zoom_label.setProperty("quiet", "true")
        self.zoom_label.setMinimumWidth(56)
        self.zoom_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.zoom_label)
        return bar

    # --- status

    def _show_hit(self, hit: Hit | None) -> None:
        self.status.setProperty("quiet", "true" if hit is None else "false")
        self.status.style().polish(self.status)
        self.status.setText(self._told(hit) or text("map-hint"))

    def _show_zoom(self, zoom: float) -> None:
        self.zoom_label.setText(text("map-zoom", percent=round(zoom * 100)))


def _bar(place: str) -> tuple[QFrame, QHBoxLayout]:
    bar = QFrame()
    bar.setProperty("bar", place)
    bar.setFixedHeight(BAR)
    row = QHBoxLayout(bar)
    row.setContentsMargins(2 * SPACE, 0, 2 * SPACE, 0)
    row.setSpacing(SPACE)
    return bar, row
