"""One board, full size: toolbar above, the map, and a status line that tells what is under the pointer."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.hexmap.geometry import Hit
from core.text.catalogue import text
from ui.map.canvas import MapCanvas
from ui.map.scene import MapScene
from ui.theme import HEADING, SPACE, Theme, font
from ui.viewmodels.map_hover import hover_text
from ui.viewmodels.map_view import MapView

BAR = 40


class MapPage(QWidget):
    left = Signal()
    theme_wanted = Signal()

    def __init__(self, view: MapView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.scene = MapScene(view, theme)
        self.canvas = MapCanvas(self.scene)
        self.status = QLabel()
        self.status.setObjectName("status")
        self.zoom_label = QLabel()
        self.theme_button = QToolButton()
        self.actions_by_name: dict[str, QAction] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top_bar(view.name))
        layout.addWidget(self.canvas, 1)
        layout.addWidget(self._bottom_bar())
        self.canvas.pointed.connect(self._show_hit)
        self.canvas.zoomed.connect(self._show_zoom)
        self._show_hit(None)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.theme_button.setText(text("button-light" if theme.name == "dark" else "button-dark"))

    # --- bars

    def _top_bar(self, name: str) -> QFrame:
        title = QLabel(name)
        title.setFont(font(HEADING, font().Weight.DemiBold))
        bar, row = _bar("top")
        row.addWidget(self._button("back", "button-back", "tip-back", ["Esc"], self.left.emit))
        row.addSpacing(2 * SPACE)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self._button("zoom-out", "−", "tip-zoom-out", ["-"], self.canvas.zoom_out))
        row.addWidget(self._button("zoom-in", "+", "tip-zoom-in", ["+", "="], self.canvas.zoom_in))
        row.addWidget(self._button("fit", "button-fit", "tip-fit", ["F", "0"], self.canvas.fit))
        row.addWidget(self._button("turn", "button-turn", "tip-turn", ["T"], self.canvas.turn))
        row.addWidget(self._button("numbers", "button-numbers", "tip-numbers", ["N"], self.canvas.show_numbers))
        row.addWidget(self._button("theme", "", "tip-theme", ["D"], self.theme_wanted.emit, self.theme_button))
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

    def _button(
        self,
        name: str,
        label: str,
        tip: str,
        keys: list[str],
        run: Callable[..., object],
        button: QToolButton | None = None,
    ) -> QToolButton:
        """A button and its keys. Turn and numbers stay down while they are on."""
        action = QAction(text(label) if label.startswith("button-") else label, self)
        action.setToolTip(text(tip))
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if name in ("turn", "numbers"):
            action.setCheckable(True)
            action.toggled.connect(run)
        else:
            action.triggered.connect(lambda checked=False: run())
        self.addAction(action)
        self.actions_by_name[name] = action
        found = button or QToolButton()
        found.setDefaultAction(action)
        found.setObjectName(f"button-{name}")
        found.setAccessibleName(text(tip))
        return found

    # --- status

    def _show_hit(self, hit: Hit | None) -> None:
        self.status.setProperty("quiet", "true" if hit is None else "false")
        self.status.style().polish(self.status)
        self.status.setText(hover_text(self.view, hit) or text("map-hint"))

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
