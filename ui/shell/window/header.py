"""The line above everything: what the family says of the game, the clock, saved or not."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.text.catalogue import text
from core.text.lists import items
from ui.game.clock import PlayerClock
from ui.game.saving import Saved
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADER_NUMBER, SPACE, Theme, font
from ui.shell.views.clock import clock_view
from ui.values.header import HeaderCell

SMALL = 12
WIDE = "turn"  # takes the room that is left, also when it is empty
WHOLE = 100
LEAST = {"turn": (12, 16)}  # letters of value and caption that stay where room is short; elsewhere the value does


class ElidedLabel(Label):
    """A line that gives way: what does not fit ends in dots and stands whole in the tip."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least  # letters that always fit
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        metrics = QFontMetrics(self.font())
        return QSize(min(size.width(), metrics.averageCharWidth() * self._least), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self._shown)

    @property
    def _shown(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    @property
    def shortened(self) -> bool:
        return self._shown != self.text()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            set_tip(self, self.text() if self.shortened else "")
        return super().event(event)


class HeaderBox(QWidget):
    clicked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"header-{name}")
        self._cell: HeaderCell | None = None
        self.value = ElidedLabel(*LEAST.get(name, (WHOLE, 0))[:1])
        self.value.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        self.value.setObjectName(f"header-{name}-value")
        self.caption = ElidedLabel(*LEAST.get(name, (WHOLE, 0))[1:])
        self.caption.setFont(font(SMALL))
        self.caption.setObjectName(f"header-{name}-caption")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for label in (self.value, self.caption):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # one tip for both
            layout.addWidget(label)

    def show_cell(self, cell: HeaderCell) -> None:
        if cell == self._cell:
            return
        self._cell = cell
        self.value.setText(cell.value)
        self.caption.setText(cell.caption)
        if self.caption.property("mark") != ("true" if cell.mark else "false"):
            self.caption.setProperty("quiet", "false" if cell.mark else "true")
            self.caption.setProperty("mark", "true" if cell.mark else "false")
            self.caption.style().unpolish(self.caption)
            self.caption.style().polish(self.caption)
        self._tell()
        self.setAccessibleName(items((cell.value, cell.caption)))
        self.setVisible(bool(cell.value) or self.objectName() == f"header-{WIDE}")

    def _tell(self) -> None:
        """In a tip: what is shortened, and what is said nowhere else."""
        shortened = [label.text() for label in (self.value, self.caption) if label.shortened]
        more = self._cell.tip if self._cell is not None else ""
        set_tip(self, "\n".join(filter(None, (*shortened, more))))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self._tell()
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def mark_value(self, marked: bool) -> None:
        if self.value.property("mark") != ("true" if marked else "false"):
            self.value.setProperty("mark", "true" if marked else "false")
            self.value.style().unpolish(self.value)
            self.value.style().polish(self.value)


class HeaderBar(QFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("header")
        self.setProperty("bar", "top")
        self.cells: dict[str, HeaderBox] = {}
        self.clock = HeaderBox("clock")
        self.clock.hide()
        self.saved = HeaderBox("saved")
        self.saved.value.setFont(font())
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(4 * SPACE, SPACE, 4 * SPACE, SPACE)
        row.setSpacing(6 * SPACE)
        row.addWidget(self.clock)
        row.addWidget(self.saved)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_cells(self, cells: Mapping[str, HeaderCell]) -> None:
        """Shows cells from left to right; the same ones every time."""
        for name, cell in cells.items():
            if name not in self.cells:
                self.cells[name] = HeaderBox(name)
                self._row.insertWidget(len(self.cells) - 1, self.cells[name], 1 if name == WIDE else 0)
            self.cells[name].show_cell(cell)

    def show_clock(self, clock: PlayerClock, names: Mapping[str, str]) -> None:
        view = clock_view(clock, names)
        self.clock.show_cell(view or HeaderCell("", ""))

    def show_saved(self, state: Saved) -> None:
        waits = state.waiting and state.moves > 0
        self.saved.mark_value(bool(state.problem) or waits)
        if state.problem:
            words = text("header-unsaved-count", count=state.moves) if state.moves else text("header-unsaved")
            self.saved.show_cell(HeaderCell(words, "", state.problem, mark=True))
        elif waits and state.path is not None:
            words, tip = text("header-waiting", count=state.moves), text("header-waiting-tip", file=state.path.name)
            self.saved.show_cell(HeaderCell(words, "", tip, mark=True))
        elif state.path is None:
            self.saved.show_cell(HeaderCell(text("header-memory"), "", text("header-memory-tip")))
        else:
            self.saved.show_cell(HeaderCell(text("header-saved"), "", text("header-saved-tip", file=state.path.name)))

    def set_theme(self, theme: Theme) -> None:
        self.update()
