"""Panels that are one table with a line below it: the sheet, and who is linked with whom."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from core.text.catalogue import text
from ui.german_railways.views.corrections.targets import of_sheet
from ui.german_railways.views.links import end_words, links_table
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.sheet import sheet_view
from ui.paint.ink import row_height
from ui.paint.plain import Label
from ui.paint.theme import SPACE, Theme
from ui.shell.lazy import LazyPanel
from ui.shell.views.correction_form import Target
from ui.values.cells import Column, Row
from ui.widgets.tables import CellTable

TOTALS = 4  # rows of what players have: cash, income, markers, turns


class CellsPanel(LazyPanel):
    """Subclasses say what stands in the table."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.table = CellTable()
        self.table.setObjectName(f"{name}-table")
        self.table.setAccessibleName(title)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the mouse leaves the keyboard with the open question
        self.table.pointed.connect(self._point)
        self.note = Label()
        self.note.setProperty("quiet", "true")
        self.note.setWordWrap(True)
        self.note.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.note)
        self.setFocusProxy(self.table)
        self._pointed: str | None = None

    def content(self, moment: Moment) -> tuple[Sequence[Column], Sequence[Row], str]:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(720, 320)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.table.set_theme(theme)

    def refresh(self, moment: Moment) -> None:
        columns, rows, note = self.content(moment)
        self.table.show_rows(columns, rows, flash=moment.before is not None)
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _point(self, row: str, column: str) -> None:
        """A railroad is pointed at by its row."""
        found = row if self.moment is not None and row in self.moment.state.shares else None
        if found != self._pointed:
            self._pointed = found
            self.point.emit(found)


class SheetPanel(CellsPanel):
    chosen = Signal(str)  # a railroad or player whose card is wanted

    def __init__(self) -> None:
        super().__init__("sheet", text("sheet-name"))
        self.table.chosen.connect(self._choose)

    def content(self, moment: Moment) -> tuple[Sequence[Column], Sequence[Row], str]:
        view = sheet_view(moment)
        return view.columns, (*view.companies, *view.totals), ""

    @property
    def needed_height(self) -> int:
        """Of everything that players can have, whatever is asked."""
        railroads = 0 if self.moment is None else len(self.moment.rules.title.railroads)
        return row_height() * (1 + railroads + TOTALS) + 1

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        keys = self.table.keys_at(place)
        if keys is None or self.moment is None or not self.moment.live:
            return ()
        return of_sheet(self.moment, *keys)

    def _choose(self, row: str, column: str) -> None:
        if self.moment is not None and row in self.moment.state.shares:
            self.chosen.emit(row)
        elif self.moment is not None and column in self.moment.state.seats:
            self.chosen.emit(column)


class LinksPanel(CellsPanel):
    def __init__(self) -> None:
        super().__init__("links", text("gr-links"))

    def content(self, moment: Moment) -> tuple[Sequence[Column], Sequence[Row], str]:
        table = links_table(moment)
        return table.columns, table.rows, end_words(moment)
