"""On the table: what hands must do on the physical board, as a checklist, and a sentence to read aloud.

Ticks are not stored: they help during one action and mean nothing to the game.
"""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from core.rail18.family import Game18
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.paint.ink import row_height
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, HEADING, SPACE, Theme, font, scaled
from ui.rail18.views.hands.pages import HandsPages, Key
from ui.rail18.views.hands.view import Hands
from ui.rail18.views.moment import Moment
from ui.shell.lazy import LazyPanel
from ui.values.keys import key_words
from ui.values.tasks import Task
from ui.widgets.check_list import CheckList

BACK: Key = ("back", 0)
SENTENCE_SHARE = 0.4  # of the panel's height, at most
LOW = 200  # a panel of this height does without the buttons that turn its pages


class TablePanel(LazyPanel):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setAccessibleName(text("hands-name"))
        self.pages: HandsPages | None = None
        self.number: int | None = None  # the page that is looked at; None follows the newest
        self._ticks: dict[Key, set[int]] = {}
        self._untitled = False  # it must say its name itself
        self._is_checked: Callable[[], bool] = lambda: False  # the table is being compared with the books
        self.heading = Label()
        self.heading.setObjectName("table-heading")
        self.heading.setFont(font(BODY, QFont.Weight.DemiBold))
        self.aloud = Label(wordWrap=True)
        self.aloud.setObjectName("table-aloud")
        self.aloud.setFont(font(HEADING))
        self.aloud.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sentence = QScrollArea(widgetResizable=True)
        self.sentence.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.left = Label()
        self.left.setObjectName("table-left")
        self.left.setProperty("quiet", True)
        self.list = CheckList()
        self.list.setObjectName("table-list")
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the mouse leaves the keyboard with the open question
        self.list.setAccessibleName(text("hands-name"))
        self.list.setMinimumHeight(row_height())  # one task: whatever the room, the sentence stands above the list
        self.earlier = self._button("earlier", "Alt+Left", self._earlier)
        self.later = self._button("later", "Alt+Right", self._later)
        self.latest = self._button("latest", "Alt+End", self._latest)
        self.all_done = self._button("tick-all", "Ctrl+Return", self.list.checks.tick_all)
        self._lay_out()
        self.setFocusProxy(self.list)
        self.list.checks.ticked.connect(self._count)
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
        self.aloud.setContentsMargins(2 * SPACE, 0, 2 * SPACE, 0)
        self.sentence.setWidget(self.aloud)
        self.sentence.setFrameShape(QFrame.Shape.NoFrame)
        self.sentence.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout.addLayout(_line(self.heading, self.left, self.all_done))
        layout.addWidget(self.sentence)
        layout.addWidget(self.list, 1)
        self.turning = QWidget()
        self.turning.setLayout(_line(self.earlier, self.later, self.latest))
        layout.addWidget(self.turning)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.turning.setVisible(self.height() >= scaled(LOW))  # the keys remain
        self._fit_sentence()

    def set_titled(self, titled: bool) -> None:
        if self._untitled == titled:
            self._untitled = not titled
            self._show()

    def _fit_sentence(self) -> None:
        """As high as the sentence, but never so high that the list is pushed away; whole lines at least."""
        needed = max(0, self.aloud.heightForWidth(self.width()))
        line = self.aloud.fontMetrics().lineSpacing()
        room = max(2, int(max(self.height() * SENTENCE_SHARE, self._left_by_the_list()) / line)) * line + SPACE
        # a bar that has once come takes so much width that it would have to stay
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed > room else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.sentence.setVerticalScrollBarPolicy(policy)
        self.sentence.setFixedHeight(min(needed, room))

    def _left_by_the_list(self) -> int:
        tasks = sum(self.list.sizeHintForRow(row) for row in range(len(self.list.checks.tasks)))
        buttons = 0 if self.turning.isHidden() else self.turning.sizeHint().height()
        taken = self.all_done.sizeHint().height() + max(tasks, self.list.minimumHeight()) + buttons
        return self.height() - taken - SPACE

    # --- the game

    def set_bridge(self, bridge: GameBridge) -> None:
        self.set_game(bridge.game)

    def set_game(self, game: Game18) -> None:
        self.pages = HandsPages(game)
        self.number = None
        self._ticks.clear()
        if self.isVisible():
            self._show()

    def trust_table_while(self, checked: Callable[[], bool]) -> None:
        """What is corrected then lies so already."""
        self._is_checked = checked

    def show_moment(self, moment: Moment) -> None:
        if moment.entry is not None:
            return  # hands are busy with the present
        if self.pages is not None:
            self.pages.take(moment, checked=self._is_checked())
        self.number = None
        self._ticks.pop(BACK, None)
        super().show_moment(moment)

    def refresh(self, moment: Moment) -> None:
        self._show()

    def _show(self) -> None:
        if self.pages is None:
            return
        last = self.pages.last
        back = self.number is None and self.pages.gone_back
        number = last if self.number is None else self.number
        page = self.pages.back() if back else self.pages.page(number)
        key = BACK if back else self.pages.key(number)
        self.heading.setText(self._title(page, number, last, back))
        self.aloud.setText(page.aloud)
        self.list.checks.show_tasks(page.tasks, self._ticks.setdefault(key, set()))
        self._fit_sentence()
        self.sentence.verticalScrollBar().setValue(0)
        self.earlier.setEnabled(number > 0)
        self.later.setEnabled(self.number is not None)
        self.latest.setEnabled(self.number is not None)
        self._count()

    def _title(self, page: Hands, number: int, last: int, back: bool) -> str:
        if back or number in (0, last):
            return text("hands-low", heading=page.heading) if self._untitled else page.heading
        return text("hands-place", number=number, total=last)

    def _count(self) -> None:
        tasks, done = self.list.checks.tasks, self.list.checks.done
        self.left.setText(text("hands-left", left=len(tasks) - len(done)) if tasks else text("hands-nothing"))
        self.all_done.setEnabled(len(done) < len(tasks))

    def standing(self) -> tuple[int | None, dict[Key, set[int]]]:
        return self.number, self._ticks

    def stand(self, kept: tuple[int | None, dict[Key, set[int]]]) -> None:
        self.number, self._ticks = kept
        if self.isVisible():
            self._show()

    def set_theme(self, theme: Theme) -> None:
        self.list.delegate.theme = theme
        super().set_theme(theme)
        self.list.viewport().update()

    # --- pages

    def _earlier(self) -> None:
        if self.pages is not None:
            shown = self.pages.last + self.pages.gone_back if self.number is None else self.number
            self.number = max(0, shown - 1)
            self._show()

    def _later(self) -> None:
        if self.pages is not None and self.number is not None:
            self.number = None if self.number + 1 > self.pages.last - (not self.pages.gone_back) else self.number + 1
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
