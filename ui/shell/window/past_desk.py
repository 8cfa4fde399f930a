"""History and edits of the past on the page of a game: what is looked at, and what is entered there anew."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from core.text.catalogue import text
from ui.game.moment import Moment
from ui.paint.theme import Theme
from ui.shell.views.timeline import moment_sentence, timeline
from ui.shell.window.history_bar import HistoryBar
from ui.shell.window.page_state import Place
from ui.shell.window.past_editing import Draft, PastEditing

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage


@dataclass(frozen=True, slots=True)
class Past:
    """How the history was left."""

    open: bool
    entry: int | None  # the moment that is looked at
    begun: tuple[str, int] | None  # what is being entered anew
    draft: Draft | None  # what would follow from an edit
    place: Place | None  # of its dialog


class PastDesk(QObject):
    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self.page = page
        self.bridge = page.bridge
        self.bar = HistoryBar()
        self.bar.moved.connect(self._go)
        self.bar.left.connect(self.leave)
        self.bar.wanted.connect(self._wanted)
        self.editing = PastEditing(page)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.activated.connect(self.leave)
        self._escape.activatedAmbiguously.connect(self.leave)
        self._escape.setEnabled(False)

    @property
    def open(self) -> bool:
        return not self.bar.isHidden()

    # --- what is looked at

    def toggle(self) -> None:
        """Ctrl+H: the bar, with the keyboard on its slider; once more puts it away."""
        if self.open:
            self.leave()
            self.close()
        else:
            self.begin()

    def begin(self) -> None:
        self.page.close_dialog()
        self.bar.show()
        self.show_moment(self.bridge.seen)
        self.bar.slider.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go(self, way: str) -> None:
        """To the first, previous, next or last moment."""
        if not self.open:
            self.begin()
        if not self.bridge.seen.rehearsed:
            self.bar.go(way)

    def look_at(self, entry: int) -> None:
        """0 is the beginning. The present moment is not the past."""
        self.page.close_dialog()
        self.bar.show()
        if entry == self.bridge.log.head:
            self.bridge.back_to_now()
            self.show_moment(self.bridge.seen)
        else:
            self.bridge.look_at(entry)

    def _go(self, place: int) -> None:
        self.look_at(self.bar.line.entries[place])

    def leave(self) -> None:
        """From the past to the present, where the open question has the keyboard; from there the bar is put away."""
        if self.bridge.visit is None:
            self.close()
        else:
            self.bridge.back_to_now()
            self.page.bring("turn")

    @property
    def rehearsing(self) -> bool:
        """Something is entered anew."""
        return bool(self.bridge.seen.rehearsed)

    def close(self) -> None:
        if self.open:
            self.bar.hide()
            self.page.arranged.emit()
            self.page.bring("turn")

    def show_moment(self, moment: Moment) -> None:
        """What the panels show is said here."""
        self._escape.setEnabled(not moment.live)
        if not moment.rehearsed:
            self.editing.left()
        self.page.arranged.emit()
        if not self.open:
            return
        entry = self.bridge.log.head if moment.entry is None else moment.entry
        line = timeline(self.bridge.log, entry)
        place = line.place(entry)
        self.bar.show_line(line, place)
        if moment.rehearsed:
            self.bar.show_moment("anew", self.editing.sentence, False, values=self.editing.has_values)
        elif moment.live:
            self.bar.show_moment("now", text("history-now"), False)
        else:
            kind = "left" if line.now is None else "later" if line.later(place) else "past"
            sentence = text("history-shown", kind=kind, moment=moment_sentence(self.page.family.tell, moment))
            self.bar.show_moment(kind, sentence, kind == "past" and entry > 0)

    # --- a page made anew

    def standing(self) -> Past | None:
        if not self.open and self.editing.draft is None:
            return None
        seen = self.bridge.seen
        looked_at = seen.entry if not seen.live and not seen.rehearsed else None
        return Past(self.open, looked_at, self.editing.begun, self.editing.draft, self.editing.place)

    def stand(self, past: Past) -> None:
        self.bar.setVisible(past.open)
        self.show_moment(self.bridge.seen)
        if past.entry is not None:
            self.look_at(past.entry)
        if past.begun is not None:
            self.mend(*past.begun)
        if past.draft is not None:
            self.editing.go_on(past.draft, past.place)

    # --- what is mended

    def _wanted(self, wish: str) -> None:
        """Somebody wants an edit of the moment that is shown."""
        entry = self.bridge.seen.entry
        if wish == "values":
            self.editing.values()
        elif entry is not None:
            self.mend(wish, entry)

    def mend(self, wish: str, entry: int) -> None:
        """An entry is to be looked at, changed, removed, preceded by another, or be the present one."""
        if wish == "look":
            self.look_at(entry)
        elif wish == "resume":
            self.resume(entry)
        elif self.dialog_free and self.editing.can_mend(entry):
            {"change": self.editing.change, "insert": self.editing.insert, "remove": self.editing.remove}[wish](entry)

    @property
    def dialog_free(self) -> bool:
        """One edit at a time."""
        return self.editing.dialog is None

    def set_theme(self, theme: Theme) -> None:
        self.editing.set_theme(theme)

    def resume(self, entry: int) -> None:
        """Make another moment the present one: all that came later is undone."""
        self.bridge.back_to_now()
        self.bridge.jump(entry)
