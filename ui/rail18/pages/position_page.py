"""A running game is entered in the order of a pack-up note; what is not right yet always stands beside it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.rail18.state import CLOSED
from core.rail18.worth import must_have_paid
from core.text.catalogue import text
from core.text.numbers import figure
from ui.companion.views.links import section_of_panel, section_of_refusal
from ui.paint.plain import Label
from ui.paint.theme import HEADER_NUMBER, HEADING, SPACE, Theme, font, scaled
from ui.rail18.pages.entering import entering
from ui.rail18.pages.entry_table import EntryTable
from ui.rail18.pages.map_entry import MapDialog
from ui.rail18.pages.position_fields import RoundFields, row_of, word_field
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.entry import PositionEntry
from ui.rail18.views.position.sheet import company_sheet, player_sheet
from ui.shell.window.message_bar import MessageBar
from ui.widgets.why_button import WhyButton

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow

BUTTON = 36
BESIDE = 270
NAMES, CODES = 110, 52  # widths of the rows' names


class PositionMap(MapDialog):
    def __init__(self, entry: PositionEntry, theme: Theme, parent: QWidget) -> None:
        self._position = entry
        super().__init__(entry.map_draft(), theme, parent, "position-map-done")
        self.setWindowModality(Qt.WindowModality.WindowModal)  # the page waits

    def take(self) -> bool:
        self._position.set_map(self.draft)
        return True


class PositionPage(QWidget):
    changed = Signal(object)  # PositionDraft
    began = Signal(object, object, str)  # NewGame, SetPosition, and why the table overrules a rule
    back_wanted = Signal()  # to players and rulings
    left = Signal()
    anew_wanted = Signal()

    def __init__(self, entry: PositionEntry, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("position")
        self.entry = entry
        self.theme = theme
        self.messages = MessageBar()
        self.dialog: PositionMap | None = None
        self.round = RoundFields(entry)
        self.round.typed.connect(self._type)
        self.players = EntryTable("position-players", player_sheet(entry), theme, NAMES)
        self.companies = EntryTable("position-companies", company_sheet(entry), theme, CODES)
        self.used = word_field(pd.USED)
        self.visited = word_field(pd.VISITED)
        self.unpaid = word_field(pd.UNPAID)
        self._marks = {pd.USED: self.used, pd.VISITED: self.visited}
        if must_have_paid(entry.rules):
            self._marks[pd.UNPAID] = self.unpaid
        for name, field in self._marks.items():
            field.setText(entry.draft.typed.get(name, ""))
            field.textEdited.connect(lambda word, name=name: self._type(name, word))
        for table in (self.players, self.companies):
            table.typed.connect(self._type)
            table.moved.connect(lambda table=table: self._see(table))
        self.players.left.connect(lambda forward: self._go(self.companies if forward else self.round))
        self.companies.left.connect(lambda forward: self._go(self.used if forward else self.players, forward))
        self.map_button = QPushButton(text("position-map-lay"))
        self.map_button.setObjectName(pd.MAP)
        self.map_button.setAutoDefault(True)
        self.map_button.clicked.connect(lambda checked=False: self.lay_map())
        self.map_label = _quiet()
        self.out = _quiet()
        self.out.setObjectName("position-out")
        self.bank = Label()
        self.bank.setObjectName("position-bank")
        self.bank.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.wrongs = QListWidget()
        self.wrongs.setObjectName("position-wrongs")
        self.wrongs.setAccessibleName(text("position-wrongs"))
        self.wrongs.setWordWrap(True)
        self.wrongs.setSpacing(SPACE)
        self.wrongs.setFrameShape(QFrame.Shape.NoFrame)
        self.wrongs.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.wrongs.itemClicked.connect(self._jump)
        self.wrongs.itemActivated.connect(self._jump)
        self.wrongs_label = Label()
        self.wrongs_label.setWordWrap(True)
        self.why = WhyButton("position-why")
        self.wrongs.currentRowChanged.connect(lambda row: self._lead_to_why())
        self.begin_button = QPushButton()
        self.begin_button.setObjectName("position-begin")
        self.begin_button.setProperty("primary", "true")
        self.begin_button.setMinimumHeight(scaled(BUTTON))
        self.begin_button.setAutoDefault(True)
        self.begin_button.clicked.connect(lambda checked=False: self._begin())
        self._lay_out()
        self._key("Ctrl+Return", self._begin)
        self._key("Esc", self.left.emit)
        self._show()

    def focus(self) -> None:
        self.round.focus()

    @property
    def widget(self) -> QWidget:
        return self

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        for table in (self.players, self.companies):
            table.set_theme(theme)
        if self.dialog is not None:
            self.dialog.entry.set_theme(theme)

    def open_again(self, window: "MainWindow") -> None:
        entering(window).show()

    def close_work(self) -> None:
        """Before the page goes."""
        if self.dialog is not None:
            self.dialog.close()
            self.dialog.deleteLater()
            self.dialog = None

    # --- parts

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(4 * SPACE, 0, 4 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        column.addWidget(_heading("position-where"))
        column.addWidget(self.round)
        column.addWidget(_heading("position-players"))
        column.addWidget(self.players)
        column.addWidget(_heading("position-companies"))
        column.addWidget(self.companies)
        column.addSpacing(SPACE)
        column.addLayout(row_of(*self._marks.items()))
        self._map_parts = [_heading("position-map"), self.map_button, self.map_label]
        row = QHBoxLayout()
        row.setSpacing(4 * SPACE)
        for part in self._map_parts:
            part.setVisible(self.entry.start.track_kept)
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.out)
        column.addSpacing(SPACE)
        column.addLayout(row)
        column.addStretch(1)
        self.sheet = QScrollArea()
        self.sheet.setWidgetResizable(True)
        self.sheet.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.setWidget(inner)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.sheet, 1)
        middle.addWidget(self._beside())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        heading = Label(text("position-heading"))
        heading.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        cannot = _quiet()
        cannot.setObjectName("position-cannot")
        cannot.setText(text("position-cannot"))
        top = QHBoxLayout()
        top.setContentsMargins(4 * SPACE, 2 * SPACE, 4 * SPACE, SPACE)
        top.setSpacing(4 * SPACE)
        top.addWidget(heading)
        cannot.setWordWrap(True)
        cannot.setAlignment(Qt.AlignmentFlag.AlignBottom)
        top.addWidget(cannot, 1)
        layout.addLayout(top)
        layout.addWidget(self.messages)
        layout.addLayout(middle, 1)
        layout.addWidget(self._bottom())

    def _beside(self) -> QWidget:
        box = QWidget()
        box.setFixedWidth(scaled(BESIDE))
        column = QVBoxLayout(box)
        column.setContentsMargins(2 * SPACE, 0, 4 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(self.bank)
        column.addWidget(self.round.broken, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout()
        row.addWidget(self.wrongs_label, 1)
        row.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.wrongs, 1)
        return box

    def _bottom(self) -> QFrame:
        bar = QFrame()
        bar.setProperty("bar", "bottom")
        row = QHBoxLayout(bar)
        row.setContentsMargins(4 * SPACE, 2 * SPACE, 4 * SPACE, 2 * SPACE)
        row.setSpacing(2 * SPACE)
        for code, signal in (
            ("position-leave", self.left),
            ("position-back", self.back_wanted),
            ("position-anew", self.anew_wanted),
        ):
            button = QPushButton(text(code))
            button.setObjectName(code)
            button.setMinimumHeight(scaled(BUTTON))
            button.setAutoDefault(True)
            button.clicked.connect(lambda checked=False, signal=signal: signal.emit())
            row.addWidget(button)
        kept = _quiet()
        kept.setText(text("position-kept"))
        kept.setWordWrap(True)
        row.addWidget(kept, 1)
        row.addWidget(self.begin_button)
        return bar

    def _key(self, key: str, run: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)

    # --- going on

    def _go(self, to: QWidget, forward: bool = True) -> None:
        if isinstance(to, EntryTable):
            to.go_in(forward)
        elif isinstance(to, RoundFields):
            to.focus_last()
        else:
            to.setFocus(Qt.FocusReason.TabFocusReason)
        self.sheet.ensureWidgetVisible(to, 0, 0)

    def go_to(self, field: str) -> None:
        """Where something is to be mended."""
        if self.players.go_to(field):
            self._see(self.players)
        elif self.companies.go_to(field):
            self._see(self.companies)
        elif field == pd.MAP:
            self._go(self.map_button)
        elif field in self._marks:
            self._go(self._marks[field])
        else:
            self.round.go_to(field)
            self.sheet.ensureWidgetVisible(self.round, 0, 0)

    def _see(self, table: EntryTable) -> None:
        place = table.visualRect(table.currentIndex()).center() + table.viewport().pos()
        within = self.sheet.widget()
        assert within is not None
        inner = table.mapTo(within, place)
        self.sheet.ensureVisible(inner.x(), inner.y(), 0, scaled(60))

    def _jump(self, item: QListWidgetItem) -> None:
        self.go_to(item.data(Qt.ItemDataRole.UserRole))

    # --- answers

    def _type(self, field: str, word: str) -> None:
        before = self.entry.round
        self.entry.type(field, word)
        if self.entry.round != before:
            self._new_player_sheet()
        self._show()
        self.changed.emit(self.entry.draft)

    def _new_player_sheet(self) -> None:
        """A stock round and an auction ask for more of the players."""
        self.players.cells.set_sheet(player_sheet(self.entry))
        self.players.fit()

    def lay_map(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = PositionMap(self.entry, self.theme, self.window())
        self.dialog.finished.connect(lambda result: self._map_laid())
        self.dialog.show()
        self.dialog.activateWindow()

    def _map_laid(self) -> None:
        """Also what was laid before somebody closed it without saying that it is done."""
        assert self.dialog is not None
        self.entry.set_map(self.dialog.draft)
        self._show()
        self.changed.emit(self.entry.draft)
        self.map_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        view = self.entry.view
        if view.may_begin:
            self.began.emit(self.entry.draft.new, view.action, "" if view.ready else text("position-reason"))

    # --- what is shown

    def _show(self) -> None:
        view, draft = self.entry.view, self.entry.draft
        wrong = frozenset(entry.field for entry in view.wrongs)
        shown = {**draft.typed, **view.figures}
        self.players.cells.show(shown, view.usual, wrong, frozenset())
        self.companies.cells.show(shown, view.usual, wrong, view.closed)
        self.round.show_view()
        out = [paper.paper for paper in view.action.papers if paper.owner == CLOSED]
        self.used.setPlaceholderText(text("position-used-hint"))
        self.out.setText(text("position-out", papers=" ".join(out)) if out else "")
        self.bank.setText(text("position-bank", amount=figure(view.bank)))
        action = view.action
        self.map_label.setText(
            text(
                "position-map-lies", tiles=len(action.tiles), stations=len(action.stations), pieces=len(action.overlays)
            )
        )
        self._show_wrongs()
        self.begin_button.setText(
            text("position-begin" if view.ready or not view.may_begin else "position-begin-anyway")
        )
        self.begin_button.setEnabled(view.may_begin)

    def _show_wrongs(self) -> None:
        view = self.entry.view
        code = "position-ready" if view.ready else "position-against" if view.may_begin else "position-missing"
        self.wrongs_label.setText(text(code, number=len(view.wrongs)))
        sentences = [(entry.sentence, entry.field) for entry in view.wrongs]
        items = [self.wrongs.item(row) for row in range(self.wrongs.count())]
        if [(item.text(), item.data(Qt.ItemDataRole.UserRole)) for item in items] == sentences:
            return
        self.wrongs.clear()
        for sentence, field in sentences:
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.UserRole, field)
            self.wrongs.addItem(item)
        self._lead_to_why()

    def _lead_to_why(self) -> None:
        """Of the sentence that is chosen, else of the first; what is merely missing is explained with the page."""
        wrongs, row, title = self.entry.view.wrongs, max(0, self.wrongs.currentRow()), self.entry.rules.title.id
        refusal = wrongs[row].refusal if row < len(wrongs) else ""
        told = section_of_refusal(title, refusal) or section_of_panel(title, self.objectName())
        self.why.lead_to(told if wrongs else "")


def _heading(code: str) -> Label:
    label = Label(text(code))
    label.setFont(font(HEADING, QFont.Weight.DemiBold))
    label.setContentsMargins(0, SPACE, 0, 0)
    return label


def _quiet() -> Label:
    label = Label()
    label.setProperty("quiet", "true")
    return label
