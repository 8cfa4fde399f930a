"""On the table: the ledger of hands as a checklist, with a sentence to read aloud.

Ticks are noted in the journal, beside the game: what is open stays open over entries, and until the next evening.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from core.kernel.game import Game
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.game.ledger import Note
from ui.game.moment import Moment
from ui.hands.views.caller import Caller
from ui.hands.views.pages import HandsPages
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, SPACE, Theme, font, scaled
from ui.shell.lazy import LazyPanel
from ui.values.keys import key_words
from ui.values.tasks import Task
from ui.widgets.task_board import TaskBoard

LOW = 200  # a panel of this height does without the buttons that turn its pages


class TablePanel(LazyPanel):
    def __init__(self, caller: Callable[[Any], Caller]) -> None:
        """`caller` is made of an engine."""
        super().__init__()
        self._caller = caller
        self.setObjectName("table")
        self.setAccessibleName(text("hands-name"))
        self.bridge: GameBridge | None = None
        self.pages: HandsPages | None = None
        self.number: int | None = None  # the page that is looked at; None is what is open now
        self._untitled = False  # it must say its name itself
        self._is_checked: Callable[[], bool] = lambda: False  # the table is being compared with the books
        self.heading = Label()
        self.heading.setObjectName("table-heading")
        self.heading.setFont(font(BODY, QFont.Weight.DemiBold))
        self.left = Label()
        self.left.setObjectName("table-left")
        self.left.setProperty("quiet", True)
        self.list = TaskBoard()
        self.list.setObjectName("table-list")
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the mouse leaves the keyboard with the open question
        self.list.setAccessibleName(text("hands-name"))
        self.list.checks.made_of = self._made_of
        self.earlier = self._button("earlier", "Alt+Left", self._earlier)
        self.later = self._button("later", "Alt+Right", self._later)
        self.latest = self._button("latest", "Alt+End", self._latest)
        self.all_done = self._button("tick-all", "Ctrl+Return", self.list.checks.tick_all)
        self._lay_out()
        self.setFocusProxy(self.list)
        self.list.checks.ticked.connect(self._tick)
        self.list.pointed.connect(self._pointed)

    def sizeHint(self) -> QSize:
        return QSize(400, 280)

    def _button(self, name: str, key: str, what: object) -> QToolButton:
        found = QToolButton()
        found.setObjectName(f"table-{name}")
        found.setText(text(f"hands-{name}"))
        set_tip(found, text(f"hands-{name}-tip", key=key_words(key)))
        found.setAccessibleName(found.toolTip())
        found.clicked.connect(what)
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(found.click)
        return found

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(_line(self.heading, self.left, self.all_done))
        layout.addWidget(self.list, 1)
        self.turning = QWidget()
        self.turning.setLayout(_line(self.earlier, self.later, self.latest))
        layout.addWidget(self.turning)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.turning.setVisible(self.height() >= scaled(LOW))  # the keys remain

    def set_titled(self, titled: bool) -> None:
        if self._untitled == titled:
            self._untitled = not titled
            self._show()

    # --- the game

    def set_bridge(self, bridge: GameBridge) -> None:
        self.bridge = bridge
        entry = bridge.log.entry(bridge.opened_at) if bridge.opened_at else None
        self.set_game(bridge.game, entry.parent if entry else 0)

    def set_game(self, game: Game[Any, Any], begin: int) -> None:
        """Where the journal does not say how the table lies, all was done up to `begin`."""
        self.pages = HandsPages(game, begin, self._caller(game.engine))
        self.number = None
        if self.isVisible():
            self._show()

    def trust_table_while(self, checked: Callable[[], bool]) -> None:
        """What is corrected then lies so already."""
        self._is_checked = checked

    def show_moment(self, moment: Moment) -> None:
        if moment.entry is not None:
            return  # hands are busy with the present
        if self.pages is not None:
            self._note(self.pages.take(moment, checked=self._is_checked()))
        self.number = None
        super().show_moment(moment)

    def _note(self, notes: Sequence[Note]) -> None:
        if self.bridge is not None:
            for note in notes:
                self.bridge.note(note)

    def refresh(self, moment: Moment) -> None:
        self._show()
        self.list.verticalScrollBar().setValue(0)

    def _show(self, opened: Sequence[str] = ()) -> None:
        if self.pages is None:
            return
        if self.number is None:
            self.list.checks.show(self.pages.now(), self.pages.ledger.page_done, opened=opened)
        else:
            self.list.checks.show(self.pages.was(self.number), (), can_tick=False)
        heading = self.pages.heading(self.number)
        low = self._untitled and self.number is None
        self.heading.setText(text("hands-low", heading=heading) if low else heading)
        self.earlier.setEnabled(self.number != 0 and self.pages.last > 0)
        self.later.setEnabled(self.number is not None)
        self.latest.setEnabled(self.number is not None)
        self._count()

    def _count(self) -> None:
        checks = self.list.checks
        looks = self.number is not None
        tasks, left = len(checks.tasks), checks.left
        told = text("hands-looking") if looks else text("hands-left", left=left) if tasks else text("hands-nothing")
        self.left.setText(told)
        self.all_done.setEnabled(not looks and left > 0)

    def _tick(self, keys: Sequence[str], done: bool) -> None:
        if self.pages is not None:
            self._note(self.pages.ledger.tick(keys, done))
            self.list.checks.show_done(self.pages.ledger.page_done)
            self._count()

    def all_is_done(self) -> None:
        """Also where nobody sees the panel."""
        if self.pages is not None:
            self._note(self.pages.tick_all())
            if self.isVisible():
                self._show(self.list.checks.opened_keys)

    def _made_of(self, key: str) -> Sequence[str]:
        return () if self.pages is None else self.pages.made_of(key)

    def standing(self) -> tuple[int | None, tuple[str, ...]]:
        return self.number, self.list.checks.opened_keys

    def stand(self, kept: tuple[int | None, tuple[str, ...]]) -> None:
        self.number, opened = kept
        if self.isVisible():
            self._show(opened)

    def set_theme(self, theme: Theme) -> None:
        self.list.theme = theme
        super().set_theme(theme)
        self.list.viewport().update()

    # --- pages

    def _earlier(self) -> None:
        if self.pages is not None:
            shown = self.pages.last + 1 if self.number is None else self.number
            self.number = max(0, min(shown - 1, self.pages.last))
            self._show()

    def _later(self) -> None:
        if self.pages is not None and self.number is not None:
            self.number = None if self.number >= self.pages.last else self.number + 1
            self._show()

    def _latest(self) -> None:
        self.number = None
        self._show()

    def _pointed(self, task: Task | None) -> None:
        self.point.emit(None if task is None else task.hex or task.company)


def _line(first: QWidget, *others: QWidget) -> QHBoxLayout:
    """The first at the left, the others at the right."""
    line = QHBoxLayout()
    line.setContentsMargins(2 * SPACE, 0, SPACE, 0)
    line.setSpacing(SPACE)
    line.addWidget(first)
    line.addStretch(1)
    for widget in others:
        line.addWidget(widget)
    return line
