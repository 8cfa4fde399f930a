"""The sheet: two tables one below the other, companies above and what players have below, with the same columns."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.ink import face, row_height
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, Theme
from ui.rail18.views.corrections.targets import of_sheet
from ui.rail18.views.moment import Moment
from ui.rail18.views.sheet import Known, company_rows, most_totals, sheet_view
from ui.shell.lazy import LazyPanel
from ui.shell.views.correction_form import Target
from ui.values.cells import Row, SheetView
from ui.widgets.cell_painting import SMALL
from ui.widgets.tables import CellTable

FIRST = ("cash", "debt", "certificates", "worth")  # of what players have, where there is little room


class SheetPanel(LazyPanel):
    chosen = Signal(str)  # a company or player whose card is wanted
    wanted = Signal(str, str)  # player and company: a double click or Enter on a share

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sheet")
        self.setAccessibleName(text("sheet-name"))
        self.view: SheetView | None = None
        self.companies, self.totals = CellTable(), CellTable()
        self.totals.horizontalHeader().hide()
        self.totals.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # all its rows have room
        self.totals.follow(self.companies)
        self.everything = self._toggle("all", Qt.Key.Key_A)
        self.fixed = self._toggle("fixed", Qt.Key.Key_F)
        self._pointed: str | None = None
        self._acting: str | None = None
        self._rows: Known = {}
        self._seeing = QTimer(self, singleShot=True, interval=0)  # once the tables have their heights
        self._seeing.timeout.connect(self._scroll)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._below = QHBoxLayout()
        for table, name in ((self.companies, "sheet-companies"), (self.totals, "sheet-totals")):
            table.setObjectName(name)
            table.setAccessibleName(text("sheet-name"))
            table.pointed.connect(self._point)
            table.chosen.connect(self._choose)
            table.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the mouse leaves the keyboard with the open question
            table.installEventFilter(self)
        self._below.addWidget(self.totals)
        self._column.addWidget(self.companies)
        self._column.addLayout(self._below)
        self.empty = Label(text("sheet-empty"))
        self.empty.setProperty("quiet", "true")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        QVBoxLayout(self.companies.viewport()).addWidget(self.empty)
        self.companies.wanted.connect(self._want)
        self.setFocusProxy(self.companies)

    def _toggle(self, name: str, key: Qt.Key) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"sheet-{name}")
        button.setText(text(f"sheet-{name}"))
        set_tip(button, text(f"sheet-{name}-tip"))
        button.setAccessibleName(text(f"sheet-{name}-tip"))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("key", key)
        button.toggled.connect(self._again)
        return button

    def sizeHint(self) -> QSize:
        return QSize(840, 380)

    @property
    def needed_height(self) -> int:
        """Of all companies, of some more that may start soon, and of everything that players can have."""
        if self.moment is None:
            return 0
        return row_height() * (1 + company_rows(self.moment) + most_totals(self.moment.rules)) + 1

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.companies.set_theme(theme)
        self.totals.set_theme(theme)
        style = f"QToolButton {{ padding: 0 4px; min-height: 0; border-color: {theme.line}; }}"
        style += f"QToolButton:checked, QToolButton:focus {{ border-color: {theme.accent}; }}"
        for button in (self.everything, self.fixed):
            button.setStyleSheet(style)

    def refresh(self, moment: Moment) -> None:
        self._show(moment, flash=moment.before is not None)

    def _again(self) -> None:
        if self.moment is not None:
            self._show(self.moment, flash=False)

    def _show(self, moment: Moment, *, flash: bool) -> None:
        everything, fixed = self.everything.isChecked(), self.fixed.isChecked()
        self.view = view = sheet_view(moment, everything=everything, fixed=fixed, known=self._rows)
        self.totals.show_rows(view.columns, self._fitting_totals(view), flash=flash)
        self.companies.show_rows(view.columns, view.companies, flash=flash)
        self.empty.setVisible(not view.companies)
        self._arrange()
        self._see_acting(view)

    def _see_acting(self, view: SheetView) -> None:
        """Bring the company that acts into sight, once for each turn."""
        acting = next((row.key for row in view.companies if row.marked), None)
        if acting != self._acting:
            self._acting = acting
            self._seeing.start()

    def _scroll(self) -> None:
        rows = [row.key for row in self.companies.cells.rows]
        if self._acting in rows:
            self.companies.scrollTo(self.companies.cells.index(rows.index(self._acting), 0))

    def _arrange(self) -> None:
        if self.view is None:
            return
        self.companies.least_side = self.totals.side
        self.companies.need(self.totals)
        self.companies.fit()
        if self._below.contentsMargins().right() != self.companies.bar:
            self._below.setContentsMargins(0, 0, self.companies.bar, 0)
            self._column.activate()  # else the totals scroll sideways, in a room that they had before
        bar = self.totals.horizontalScrollBar()
        wider = self.totals.horizontalHeader().length() > self.companies.room
        room = bar.sizeHint().height() if wider else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if wider else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.totals.setHorizontalScrollBarPolicy(policy)  # by itself it stays when rows come and go meanwhile
        shown = self._fitting_totals(self.view)
        if [row.key for row in shown] != [row.key for row in self.totals.cells.rows]:
            self.totals.show_rows(self.view.columns, shown)
        high = row_height() * len(shown) + room
        if self.totals.height() != high:
            self.totals.setFixedHeight(high)
            self._column.activate()
            self._arrange()  # the companies have another height now, and perhaps another scroll bar
            return
        self._place_toggles(self.view)

    def _fitting_totals(self, view: SheetView) -> list[Row]:
        """All companies come first; of what players have there are as many rows as there is room for, but one."""
        room = self.height() // row_height() - 1 - len(view.companies)
        names = [row.key for row in view.totals]
        ranked = sorted(names, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
        return [row for row in view.totals if row.key in ranked[: max(1, room)]]

    def _place_toggles(self, view: SheetView) -> None:
        """They stand in the last row, where the companies' columns have nothing to say; their keys are always there."""
        rows = self.totals.cells.rows
        if rows[-1].key != view.totals[-1].key:
            for button in (self.everything, self.fixed):
                button.setParent(self)
                button.hide()
            return
        index = self.totals.cells.index(len(rows) - 1, 0)
        if self.totals.indexWidget(index) is None:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(SPACE, 0, 0, 0)
            row.setSpacing(SPACE)
            for button in (self.everything, self.fixed):
                button.setFont(face(SMALL).font)
                row.addWidget(button)
            row.addStretch(1)
            self.totals.setIndexWidget(index, holder)
        self._fit_toggles(view)

    def _fit_toggles(self, view: SheetView) -> None:
        """They say less where there is little room, at last only their keys, and go where there is none."""
        first = len(view.columns) - len(view.players)
        room = sum(self.totals.columnWidth(place) for place in range(first) if not self.totals.isColumnHidden(place))
        buttons, wide = (self.everything, self.fixed), False
        for words in (
            (text("sheet-all"), text("sheet-fixed")),
            (text("sheet-all-short"), text("sheet-fixed-short")),
            tuple(chr(button.property("key")) for button in buttons),
        ):
            for button, said in zip(buttons, words, strict=True):
                button.setText(said)
            wide = sum(button.sizeHint().width() for button in buttons) + 2 * SPACE <= room
            if wide:
                break
        for button in buttons:
            button.setVisible(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._seeing.start()

    # --- what the user points at and wants

    def _point(self, row: str, column: str) -> None:
        """A company is pointed at by its row."""
        found = row if self.moment is not None and row in self.moment.state.companies else None
        if found != self._pointed:
            self._pointed = found
            self.point.emit(found)

    def _choose(self, row: str, column: str) -> None:
        if self.view is None or self.moment is None:
            return
        if row in self.moment.state.companies:
            if column not in self.view.players:  # a share waits for its double click
                self.chosen.emit(row)
        elif column in self.view.players:
            self.chosen.emit(column)

    def _want(self, row: str, column: str) -> None:
        if self.view is not None and column in self.view.players:
            self.wanted.emit(column, row)

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        for table in (self.companies, self.totals):
            keys = table.keys_at(place)
            if keys is not None and self.moment is not None and self.moment.live:
                return of_sheet(self.moment, *keys)
        return ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            for button in (self.everything, self.fixed):
                if event.key() == button.property("key") and not event.modifiers():
                    button.toggle()
                    return True
        return super().eventFilter(watched, event)
