"""The journal: everything that happened, under its rounds and turns, with filters and search."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from core.kernel.game import Game
from core.text.catalogue import text
from ui.game import core_family
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.journal.actions import JournalActions
from ui.journal.list import JournalList
from ui.journal.source import Make
from ui.journal.views.view import CHUNK, Filter, JournalView, Row
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, Theme, scaled
from ui.shell.lazy import LazyPanel
from ui.turn.page import ENTER
from ui.values.keys import key_of
from ui.widgets.rows import Index, row_at

LOW = 330  # pixels of height below which there are only the lines


class JournalPanel(LazyPanel):
    wanted = Signal(str, int)  # what is to be done with an entry of the game's log: "look", "change", …

    def __init__(self, make: Make) -> None:
        super().__init__()
        self._make = make
        self.setObjectName("journal")
        self.setAccessibleName(text("journal-name"))
        self.game: Game[Any, Any] | None = None
        self.view: JournalView | None = None
        self._players: Sequence[object] = ()
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._follow)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setObjectName("journal-search")
        self.search.setPlaceholderText(text("journal-search", key=key_of("find")))
        self.search.setAccessibleName(self.search.placeholderText())
        self.since = _choice("journal-since", text("journal-since"))
        self.player = _choice("journal-player", text("journal-player"))
        self.company = _choice("journal-company", "")
        self.kind = _choice("journal-kind", text("journal-kind"))
        self.list = JournalList()
        self.list.setObjectName("journal-list")
        self.list.setAccessibleName(text("journal-name"))
        self.actions_row = JournalActions(self.list)
        self.actions_row.wanted.connect(self.wanted)
        self._lay_out()
        self.setFocusProxy(self.list)
        self.search.textChanged.connect(self._choose)
        for choice in (self.since, self.player, self.company, self.kind):
            choice.currentIndexChanged.connect(self._choose)
        self.list.pointed.connect(self._pointed)
        self.list.chosen.connect(lambda row: self.wanted.emit("look", row.entry))
        self.list.clicked.connect(self._clicked)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.search)
        leave.setContext(Qt.ShortcutContext.WidgetShortcut)
        leave.activated.connect(self._leave_search)

    def sizeHint(self) -> QSize:
        return QSize(440, 360)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE)
        self.filters = QWidget()
        lines = QVBoxLayout(self.filters)
        lines.setContentsMargins(SPACE, 0, SPACE, 0)
        lines.setSpacing(SPACE)
        for widgets in ((self.search, self.since), (self.player, self.company, self.kind)):
            line = QHBoxLayout()
            line.setSpacing(SPACE)
            for widget in widgets:
                line.addWidget(widget, 1)
            lines.addLayout(line)
        layout.addWidget(self.filters)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.actions_row)
        order: list[QWidget] = [self.search, self.since, self.player, self.company, self.kind, self.list]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def tool_takes(self, event: QKeyEvent, focused: bool) -> bool:
        """A click only chooses an entry: Enter then looks at its moment."""
        return focused and self.list.hasFocus() and event.key() in ENTER and self.list.currentIndex().isValid()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """A low panel has its room for what happened; what narrows it down is there while it does, or with its key."""
        narrowed = self.search.text() or any(
            choice.currentIndex() > 0 for choice in (self.since, self.player, self.company, self.kind)
        )
        self.filters.setVisible(bool(self.height() >= scaled(LOW) or narrowed))
        self.actions_row.setVisible(self.height() >= scaled(LOW))

    # --- the game

    def set_bridge(self, bridge: GameBridge) -> None:
        self.set_game(bridge.game)

    def set_game(self, game: Game[Any, Any]) -> None:
        """The game whose log is told; nothing is narrated before the panel is seen."""
        self.game = game
        source = self._make(game.engine)
        self.view = JournalView(source.narrator)
        self.list.delegate.chips = dict(source.chips)
        self._players = ()
        _fill(self.company, source.whole, source.companies)
        _say(self.company, source.only)
        kinds = [(kind, text(f"journal-kind-{kind}")) for kind in source.narrator.kinds]
        _fill(self.kind, text("journal-all-kinds"), kinds)
        self._name_players(game.engine, game.state)
        self.list.show_rows(())
        if self.isVisible():
            self._follow()

    def refresh(self, moment: Moment) -> None:
        self._name_players(moment.engine, moment.state)
        self._follow()
        self._show_looked_at(moment)

    def _show_looked_at(self, moment: Moment) -> None:
        """Where the window looks at the past, the entry that led there is marked, unless it was undone or left."""
        entry = None if moment.live else moment.entry
        told = entry is not None and self.view is not None and self.view.tells(entry)
        self.list.look_at(entry if told else None)

    def _name_players(self, engine: Any, state: Any) -> None:
        players = core_family.family_of(engine).players(state)
        if players == self._players:
            return
        self._players = players
        names = list(core_family.names(engine, state).items())
        _fill(self.player, text("journal-all-players"), names)
        ends = [(key, text("journal-since-player", player=name)) for key, name in names]
        _fill(self.since, text("journal-whole"), ends)

    def _follow(self) -> None:
        """Narrate what is new; a long game in several goes, so that the window never waits."""
        if self.view is None or self.game is None:
            return
        done = self.view.follow(self.game, CHUNK)
        self._show()
        if not done:
            self._more.start()

    def _show(self) -> None:
        if self.view is not None:
            wanted = self.view.filter
            self.list.empty = text("journal-empty" if wanted == Filter() else "journal-no-match")
            self.list.show_rows(self.view.rows)
            self.actions_row.tell()

    def set_theme(self, theme: Theme) -> None:
        self.list.delegate.theme = theme
        super().set_theme(theme)
        self.list.viewport().update()

    # --- filters

    def _choose(self) -> None:
        wanted = Filter(
            player=self.player.currentData(),
            company=self.company.currentData(),
            kind=self.kind.currentData(),
            search=self.search.text().strip(),
            since=self.since.currentData(),
        )
        if self.view is not None and wanted != self.view.filter:
            self.view.show(wanted)
            self._show()
            self.list.scrollToBottom()

    def begin_search(self) -> None:
        """Ctrl+F: type what is sought."""
        self.filters.show()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave_search(self) -> None:
        self.search.clear()
        self._make_room()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- pointing and choosing

    def _pointed(self, row: Row | None) -> None:
        self.point.emit(None if row is None else row.hex or row.company)

    def _clicked(self, index: Index) -> None:
        """While the window looks at the past, a click is enough to look elsewhere."""
        row = row_at(self.list.journal.rows, index)
        if row is not None and self.moment is not None and not self.moment.live:
            self.wanted.emit("look", row.entry)


def _choice(name: str, label: str) -> QComboBox:
    found = QComboBox()
    found.setObjectName(name)
    _say(found, label)
    found.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    found.setMinimumContentsLength(6)
    found.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return found


def _say(choice: QComboBox, label: str) -> None:
    choice.setAccessibleName(label)
    set_tip(choice, label)


def _fill(choice: QComboBox, everything: str, items: Iterable[tuple[str, str]]) -> None:
    """First "all", then the items; what was chosen stays chosen."""
    before = choice.currentData()
    choice.blockSignals(True)
    choice.clear()
    choice.addItem(everything, None)
    for key, label in items:
        choice.addItem(label, key)
    choice.setCurrentIndex(max(0, choice.findData(before)))
    choice.blockSignals(False)
