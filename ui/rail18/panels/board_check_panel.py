"""Board check: one goes over the table and ticks what lies as it should, or sets it right on the spot."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from core.rail18.corrections.events import CORRECTION_EVENTS
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, SPACE, Theme, font
from ui.rail18.panels.board_check_list import BoardCheckList, hex_row
from ui.rail18.views.board_check import Item, Progress, check_items, next_open, summary
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.shell.lazy import LazyPanel
from ui.shell.views.correction_form import Target
from ui.shell.window.notice import ask_before_loss
from ui.turn.page import ENTER

MOST_LINES = 4  # of the summary


class BoardCheckPanel(LazyPanel):
    """It shows the present; while the window looks at the past nothing is checked."""

    began = Signal()
    kept = Signal(str)  # how far the walk has come, to be remembered

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("check")
        self.setAccessibleName(text("check-name"))
        self.items: tuple[Item, ...] = ()
        self.progress = Progress()
        self._bridge: GameBridge | None = None
        self._correcting = ""  # the key of the thing that is being set right
        self._begun = False  # somebody has gone over the table since the game was opened
        self.heading = Label()
        self.heading.setObjectName("check-heading")
        self.heading.setFont(font(BODY, QFont.Weight.DemiBold))
        self.told = Label(wordWrap=True)
        self.told.setObjectName("check-told")
        self.told.setProperty("quiet", "true")
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.list = BoardCheckList()
        self.list.setObjectName("check-list")
        self.list.setAccessibleName(text("check-name"))
        self.setFocusProxy(self.list)
        self.right = self._button("right")
        self.right.setProperty("primary", "true")
        self.wrong, self.skip, self.anew = self._button("correct"), self._button("skip"), self._button("anew")
        self.group = self._button("group")
        self._lay_out()
        self.list.ticked.connect(self._tick)
        self.list.corrected.connect(self._correct)
        self.list.skipped.connect(self._skip)
        self.list.grouped.connect(self._tick_group)
        self.list.walked.connect(lambda row: self._show_place())
        self.right.clicked.connect(lambda checked=False: self._tick(self.list.currentIndex().row()))
        self.wrong.clicked.connect(lambda checked=False: self._correct())
        self.skip.clicked.connect(lambda checked=False: self._skip())
        self.group.clicked.connect(lambda checked=False: self._tick_group())
        self.anew.clicked.connect(lambda checked=False: self._ask_anew())

    def _button(self, name: str) -> QPushButton:
        found = QPushButton(text(f"check-{name}"))
        found.setObjectName(f"check-{name}")
        set_tip(found, text(f"check-{name}-tip"))
        found.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        found.setAutoDefault(False)
        return found

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(2 * SPACE, 0, 2 * SPACE, SPACE)
        buttons.setSpacing(SPACE)
        for button in (self.right, self.wrong, self.skip):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.anew)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, SPACE, 0, 0)
        layout.setSpacing(SPACE)
        top = QHBoxLayout()  # which group it is, and its button
        top.setContentsMargins(2 * SPACE, 0, 2 * SPACE, 0)
        top.setSpacing(SPACE)
        top.addWidget(self.heading, 1)
        top.addWidget(self.group)
        layout.addLayout(top)
        self.told.setContentsMargins(2 * SPACE, 0, 2 * SPACE, 0)
        layout.addWidget(self.told)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)

    def sizeHint(self) -> QSize:
        return QSize(420, 360)

    @property
    def needed_height(self) -> int:
        """For the thing that is looked at and the next one; more is told where there is room."""
        top = max(self.heading.sizeHint().height(), self.group.sizeHint().height())
        return top + 2 * hex_row() + self.right.sizeHint().height() + 5 * SPACE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    # --- the game

    def set_bridge(self, bridge: GameBridge) -> None:
        self._bridge = bridge
        self.list.delegate.chips = dict(chips(bridge.engine.rules.title))

    def resume(self, words: str) -> None:
        """Go on where the walk was left."""
        self.progress = Progress.from_text(words)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.list.delegate.theme = theme
        self.list.viewport().update()

    def show_moment(self, moment: Moment) -> None:
        if moment.live and not moment.rehearsed:
            self._follow(moment)
            super().show_moment(moment)

    @property
    def walking(self) -> bool:
        """Somebody goes over the table: what is set right now lies so already."""
        complete = summary(self.items, self.progress).complete
        return self._begun and (not complete or bool(self._correcting))

    def _follow(self, moment: Moment) -> None:
        """What was set right on the way is told in the end, also if the panel was not seen then."""
        mended = any(isinstance(event, CORRECTION_EVENTS) for event in moment.events)
        wanted = mended and (self._begun or bool(self.progress.ticked))
        taken_back = not moment.events and bool(self.progress.differed)
        if moment.before is None or not (wanted or taken_back):
            return
        before, items = check_items(Moment(moment.engine, moment.before)), check_items(moment)
        progress = self.progress.corrected(before, items, undone=not mended)
        corrected = next((item for item in items if item.key == self._correcting), None)
        if corrected is not None and progress.has_differed(corrected):
            progress = progress.with_tick(corrected)
        if progress != self.progress:
            self.progress = progress
            self._keep()

    def refresh(self, moment: Moment) -> None:
        current = self._current()
        self.items = check_items(moment)
        self._show(current.key if current is not None else None)

    def _show(self, key: str | None) -> None:
        self.list.checks.show_items(self.items, self.progress)
        row = next((place for place, item in enumerate(self.items) if item.key == key), None)
        if row is None:
            row = next_open(self.items, self.progress, -1)
        self._go(0 if row is None else row)
        self._tell()

    def _current(self) -> Item | None:
        row = self.list.currentIndex().row()
        return self.items[row] if 0 <= row < len(self.items) else None

    def _tell(self) -> None:
        found, current = summary(self.items, self.progress), self._current()
        if current is None or found.complete:
            self.heading.setText(found.heading)
        else:
            part = text(f"check-part-{current.part}")
            self.heading.setText(text("check-heading", part=part, heading=found.heading))
        lines = found.lines
        room = self.height() - self.needed_height - SPACE
        most = max(1, min(MOST_LINES, room // self.told.fontMetrics().lineSpacing()))
        if len(lines) > most:
            lines = (*lines[: most - 1], text("check-more", number=len(lines) - most + 1))
        self.told.setText("\n".join(lines) if lines else text("check-hint"))
        fits = self.told.heightForWidth(self.width()) <= room
        self.told.setVisible(fits)
        whole = "\n".join(found.lines) or text("check-hint")
        set_tip(self.told, "" if lines == found.lines else whole)
        set_tip(self.heading, "" if fits else whole)
        self.skip.setEnabled(not found.complete)

    def tool_takes(self, event: QKeyEvent, focused: bool) -> bool:
        """Whoever walks over the table has these keys in his hand, also after a click."""
        plain = not event.modifiers() and event.key() in (*ENTER, Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_S)
        return focused and self.list.hasFocus() and plain

    # --- walking

    def begin(self) -> None:
        """It was called: the map comes into sight, and the keyboard is here."""
        self._begun = True
        self.began.emit()
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._show_place()

    def _go(self, row: int) -> None:
        index = self.list.checks.index(row)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index, BoardCheckList.ScrollHint.PositionAtCenter)

    def _show_place(self) -> None:
        current = self._current()
        self.point.emit(current.place if current is not None else None)
        self._tell()

    def _tick(self, row: int) -> None:
        if not 0 <= row < len(self.items):
            return
        item = self.items[row]
        self._begun, self._correcting = True, ""
        self.progress = self.progress.with_tick(item)
        self._keep()
        self.list.checks.show_items(self.items, self.progress)
        following = next_open(self.items, self.progress, row)
        if following is not None:
            self._go(following)
        self._tell()

    def _tick_group(self, part: str = "") -> None:
        """All that lies on the map, before the companies, or before the players: at once."""
        current = self._current()
        part = part or ("" if current is None else current.part)
        group = [item for item in self.items if item.part == part]
        if group:
            self._begun, self._correcting = True, ""
            self.progress = self.progress.with_group(group)
            self._keep()
            self.list.checks.show_items(self.items, self.progress)
            following = next_open(self.items, self.progress, self.items.index(group[-1]))
            self._go(self.items.index(group[-1]) if following is None else following)
            self._tell()

    def _skip(self) -> None:
        following = next_open(self.items, self.progress, self.list.currentIndex().row())
        if following is not None:
            self._go(following)

    def _correct(self) -> None:
        """With several things that may be wrong one is asked which."""
        current = self._current()
        if current is None:
            return
        self._correcting = current.key
        if len(current.targets) == 1:
            self.correct.emit(current.targets[0])
        else:
            row = self.list.visualRect(self.list.currentIndex())
            self.open_menu(self.list.viewport().mapToGlobal(row.bottomLeft()), current.targets)

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        index = self.list.indexAt(self.list.viewport().mapFromGlobal(place))
        if not index.isValid():
            return ()
        self._go(index.row())
        self._correcting = self.items[index.row()].key
        return self.items[index.row()].targets

    def _ask_anew(self) -> None:
        """A walk that is not at its end is not thrown away by a click."""
        if not self.progress.ticked or all(self.progress.is_ticked(item) for item in self.items):
            self._begin_anew()
        else:
            ask_before_loss(text("check-lose"), "check-anew", self.window(), self._begin_anew)

    def _begin_anew(self) -> None:
        self.progress = Progress()
        self._keep()
        self._show(None)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        self.kept.emit(self.progress.to_text())
