"""The charts beside the game, and what else tells of its course: tables and leaves."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.interchange.writing import OutputError
from core.text.catalogue import text
from core.text.lists import clauses
from core.text.numbers import figure
from ui.charts.leaf_picture import leaf_picture
from ui.charts.legend import Legend, LegendRow
from ui.charts.source import ChartSource, ChartTab, TablePage
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.paint.pictures import Paint, ask_picture, save_picture
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, SPACE, Theme, font, scaled
from ui.shell.lazy import LazyPanel
from ui.values.charts import ChartView
from ui.values.leaf import Leaf
from ui.widgets.leaf_view import MARGIN, LeafView
from ui.widgets.tables import CellTable

if TYPE_CHECKING:
    from ui.charts.plot import Plot

PICTURE = QSize(1000, 560)  # of a saved chart
LEAST_LEGEND, MOST_LEGEND = 110, 210


class ChartsPanel(LazyPanel):
    def __init__(
        self, tabs: Sequence[ChartTab], make: Callable[[GameBridge, Callable[[], object]], ChartSource]
    ) -> None:
        """`make` is given the game, and what is to be called when a tab that grows has more to tell."""
        super().__init__()
        self.setObjectName("charts")
        self.setAccessibleName(text("charts-name"))
        self._tabs = {tab.key: tab for tab in tabs}
        self._make = make
        self.source: ChartSource | None = None
        self._page: ChartView | TablePage | Leaf | None = None
        self.view: ChartView | None = None
        self.plot: Plot | None = None  # made when it is first seen: its library takes long to load
        self._bridge: GameBridge | None = None
        self._hidden: dict[str, set[str]] = {}
        self._raised = ""
        self.tabs = self._make_tabs()
        self.save_button = QToolButton()
        self.save_button.setText(text("charts-save"))
        set_tip(self.save_button, text("charts-save-tip"))
        self.save_button.setObjectName("charts-save")
        self.save_button.clicked.connect(self.ask_save)
        self.caption, self.note, self.said = Label(), Label(), Label()
        self.legend, self.table, self.leaf = Legend(), CellTable(), LeafView()
        self.legend.setAccessibleName(text("charts-legend"))
        self.legend.toggled.connect(self.toggle)
        self.legend.pointed.connect(self._raise)
        self.table.setObjectName("revenue-table")
        self.leaf.setObjectName("figures-leaf")
        self.pages = QStackedWidget()
        self._lay_out()
        self.setFocusProxy(self.tabs)

    # --- how it is laid out

    def _make_tabs(self) -> QTabBar:
        bar = QTabBar()
        bar.setObjectName("charts-tabs")
        bar.setAccessibleName(text("charts-tabs"))
        bar.setDocumentMode(True)
        bar.setDrawBase(False)
        bar.setExpanding(False)
        bar.setUsesScrollButtons(True)
        for key, tab in self._tabs.items():
            number = bar.addTab(text(f"chart-{key}"))
            bar.setTabData(number, key)
            if tab.titled:
                bar.setTabToolTip(number, text(f"chart-title-{key}"))
        bar.currentChanged.connect(lambda number: self._show())
        return bar

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(SPACE, 0, SPACE, 0)
        top.addWidget(self.tabs, 1)
        top.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignVCenter)
        for label, name in ((self.caption, "charts-caption"), (self.note, "charts-note"), (self.said, "charts-said")):
            label.setObjectName(name)
            label.setFont(font(BODY - 1))
        self.caption.setFont(font(BODY - 1, self.caption.font().Weight.DemiBold))
        self.caption.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self.caption.setWordWrap(True)
        for label in (self.note, self.said):
            label.setWordWrap(True)
            label.setContentsMargins(2 * SPACE, 0, 2 * SPACE, SPACE)
            label.hide()
        self.note.setProperty("quiet", "true")
        self.side = QFrame()
        self.side.setProperty("bar", "true")
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(0)
        side.addWidget(self.caption)
        side.addWidget(self.legend, 1)
        self._chart_page = QWidget()
        self._chart_row = QHBoxLayout(self._chart_page)
        self._chart_row.setContentsMargins(0, 0, 0, 0)
        self._chart_row.setSpacing(0)
        self._chart_row.addWidget(self.side)
        self._leaf_page = QScrollArea()
        self._leaf_page.setWidget(self.leaf)
        self._leaf_page.setWidgetResizable(True)
        self._leaf_page.setFrameShape(QFrame.Shape.NoFrame)
        self._leaf_page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for page in (self._chart_page, self.table, self._leaf_page):
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self.pages, 1)
        column.addWidget(self.note)
        column.addWidget(self.said)

    def sizeHint(self) -> QSize:
        return QSize(640, 320)

    def set_bridge(self, bridge: GameBridge) -> None:
        self._bridge = bridge
        self.source = self._make(bridge, self._show_more)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.legend.set_theme(theme)
        self.table.set_theme(theme)
        self.leaf.theme = theme
        self.leaf.update()
        self.tabs.setStyleSheet(f"QTabBar {{ outline: none; }} QTabBar::tab:focus {{ color: {theme.accent}; }}")
        if self.plot is not None:
            self.plot.set_theme(theme)

    # --- what is shown

    @property
    def current(self) -> str:
        found: str = self.tabs.tabData(self.tabs.currentIndex())
        return found

    def choose(self, key: str) -> None:
        self.tabs.setCurrentIndex(list(self._tabs).index(key))

    def refresh(self, moment: Moment) -> None:
        if self.source is None:
            return
        self._page = page = self.source.page(self.current, moment)
        self.said.hide()
        self.note.hide()
        self.save_button.setEnabled(not isinstance(page, TablePage) or page.leaf is not None)
        match page:
            case TablePage():
                self.pages.setCurrentWidget(self.table)
                self.table.show_rows(page.columns, page.rows)
                self._say(self.note, page.note)
            case Leaf():
                self.pages.setCurrentWidget(self._leaf_page)
                self.leaf.set_leaf(page)
            case ChartView():
                self._show_chart(page)

    def _show(self) -> None:
        """Another chart is chosen."""
        self._raised = ""
        if self.moment is not None:
            self.show_moment(self.moment)

    def _show_more(self) -> None:
        """More is known about what grows."""
        if self.moment is not None and self._tabs[self.current].growing:
            self.show_moment(self.moment)

    def _show_chart(self, view: ChartView) -> None:
        self.view = view
        self.pages.setCurrentWidget(self._chart_page)
        plot = self._the_plot()
        plot.show_view(view, self.hidden, self._raised)
        self._say(self.note, view.note)
        self._tell_values()
        self.side.setVisible(len(view.lines) > 0)
        wide = min(max(self.legend.needed_width(), scaled(LEAST_LEGEND)), scaled(MOST_LEGEND))
        self.side.setFixedWidth(min(wide, max(self.width() // 3, 60)))

    def _the_plot(self) -> "Plot":
        if self.plot is None:
            from ui.charts.plot import Plot

            self.plot = Plot(self.theme)
            self.plot.setAccessibleName(text("charts-hint"))
            self.plot.pointed.connect(lambda place: self._tell_values())
            self._chart_row.insertWidget(0, self.plot, 1)
            QWidget.setTabOrder(self.save_button, self.plot)
            QWidget.setTabOrder(self.plot, self.legend)
        return self.plot

    @property
    def hidden(self) -> set[str]:
        """The lines of the same subject that are switched off."""
        return self._hidden.setdefault(self._tabs[self.current].subject or self.current, set())

    def standing(self) -> dict[str, set[str]]:
        return self._hidden

    def stand(self, kept: dict[str, set[str]]) -> None:
        self._hidden = kept
        self._show()

    def toggle(self, key: str) -> None:
        self.hidden.symmetric_difference_update({key})
        if self.view is not None and self.plot is not None:
            self.plot.show_view(self.view, self.hidden, self._raised)
            self._tell_values()

    def _raise(self, key: str) -> None:
        if key != self._raised and self.view is not None and self.plot is not None:
            self._raised = key
            self.plot.show_view(self.view, self.hidden, key)
            self.point.emit(key if key and self._tabs[self.current].pointing else None)

    def _tell_values(self) -> None:
        """Beside every line its value under the cursor; without one, that of the moment that is shown."""
        view, plot = self.view, self.plot
        if view is None or plot is None:
            return
        place = plot.place if plot.place is not None else view.seen
        if place is None:
            place = view.latest
        rows = []
        for line in view.lines:
            value = line.values[place] if 0 <= place < len(line.values) else None
            tip = line.tips[place] if 0 <= place < len(line.tips) else ""
            words = figure(value) if value is not None else text("chart-no-value")
            rows.append(LegendRow(line.key, line.name, line.look, words, tip))
        self.legend.lines.show_rows(rows, self.hidden)
        words = view.places[place] if 0 <= place < len(view.places) else ""
        self.caption.setText(words)
        plot.setAccessibleDescription(clauses([words, *(f"{row.name} {row.value}" for row in rows)]))

    @staticmethod
    def _say(label: Label, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))

    # --- pictures

    def ask_save(self) -> None:
        path = ask_picture(self, self._wish())
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> bool:
        picture = self._picture()
        if picture is None:
            return False
        try:
            save_picture(path, *picture, ground=self.theme.surface)
        except OutputError as error:
            self._tell(str(error), "true")
            return False
        self._tell(text("charts-saved", file=path.name), "false")
        return True

    def _tell(self, words: str, mark: str) -> None:
        self.said.setProperty("mark", mark)
        self.said.style().polish(self.said)
        self._say(self.said, words)

    def _wish(self) -> Path:
        """The file that is proposed for the picture: beside the game's file, with its name."""
        path = self._bridge.log.path if self._bridge is not None else None
        name = text(f"chart-{self.current}")
        return path.with_name(f"{path.stem} {name}.png") if path is not None else Path.home() / f"{name}.png"

    def _picture(self) -> tuple[QSize, Paint] | None:
        """The size of what is shown, and what paints it."""
        page = self._page
        if isinstance(page, Leaf):
            return leaf_picture(self.leaf.leaf, self.theme, PICTURE)
        if isinstance(page, TablePage):
            return None if page.leaf is None else leaf_picture(page.leaf(), self.theme, QSize())
        view, hidden, theme = self.view, frozenset(self.hidden), self.theme
        if view is None:
            return None

        def paint(painter: QPainter, box: QRectF) -> None:
            from ui.charts.painting import paint_chart

            paint_chart(painter, box.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), view, theme=theme, hidden=hidden)

        return PICTURE, paint
