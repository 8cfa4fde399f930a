"""The line below a map that tells what is pointed at, beside the buttons of the map."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE

MARGINS = (2 * SPACE, 2, 2 * SPACE, 2)


class StatusLine(Label):
    """One line that is shortened where it is too long."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("map-status")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.full = ""

    def show_line(self, line: str, *, quiet: bool) -> None:
        self.full = line
        if self.property("quiet") != ("true" if quiet else "false"):
            self.setProperty("quiet", "true" if quiet else "false")
            self.style().polish(self)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.full, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        set_tip(self, "" if shown == self.full else self.full)


def status_bar(status: StatusLine, *others: QWidget) -> QFrame:
    bar = QFrame()
    bar.setProperty("bar", "bottom")
    row = QHBoxLayout(bar)
    row.setContentsMargins(*MARGINS)
    row.setSpacing(2 * SPACE)
    row.addWidget(status, 1)
    for widget in others:
        row.addWidget(widget)
    return bar
