"""The buttons that every map has: zoom, fit, half turn, numbers."""

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from core.text.catalogue import text
from ui.board.canvas import MapCanvas
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, text_size

FIT, TURN, NUMBERS, LEGEND = "F5", "F6", "F7", "F8"
FUNCTION_KEY = re.compile(r"F\d+")


class ToolRow(QWidget):
    """Letters belong to the open question, so the map has function keys: they work in the whole window while it is
    shown. Other keys work where the focus is inside `owner`."""

    def __init__(self, owner: QWidget, canvas: MapCanvas) -> None:
        super().__init__()
        self._owner = owner
        self.actions_by_name: dict[str, QAction] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SPACE)
        self.add("zoom-out", "−", "tip-zoom-out", ["-"], canvas.zoom_out)
        self.add("zoom-in", "+", "tip-zoom-in", ["+", "="], canvas.zoom_in)
        self.add("fit", text("button-fit"), "tip-fit", [FIT], canvas.fit)
        self.add("turn", text("button-turn"), "tip-turn", [TURN], canvas.turn, stays=True)
        self.add("numbers", text("button-numbers"), "tip-numbers", [NUMBERS], canvas.show_numbers, stays=True)

    def add(
        self, name: str, label: str, tip: str, keys: list[str], run: Callable[..., object], *, stays: bool = False
    ) -> QToolButton:
        """A button and its keys; one that `stays` is down while it is on, and tells that to `run`."""
        action = QAction(label, self._owner)
        set_tip(action, text(tip, key=keys[0]))
        action.setShortcuts([QKeySequence(key) for key in keys])
        context = Qt.ShortcutContext
        everywhere = FUNCTION_KEY.fullmatch(keys[0]) is not None
        action.setShortcutContext(context.WindowShortcut if everywhere else context.WidgetWithChildrenShortcut)
        if stays:
            action.setCheckable(True)
            action.toggled.connect(run)
        else:
            action.triggered.connect(lambda checked=False: run())
        self._owner.addAction(action)
        self.actions_by_name[name] = action
        button = QToolButton()
        button.setDefaultAction(action)
        button.setObjectName(f"button-{name}")
        button.setProperty("tight", text_size() > 100)
        button.setAccessibleName(text(tip, key=keys[0]))
        self._row.addWidget(button)
        return button
