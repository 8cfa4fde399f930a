"""Editing the past from the window: something is entered anew, left out or put before; what follows is shown first.

What is entered anew is entered in the real window, in a moment that is visited (`ui/game/visits.py`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from core.kernel.action import Action
from core.kernel.edit import Change, Decision, Edit, InsertBefore, Remove, Replace
from core.text.catalogue import text
from ui.game.edit_work import EditWork
from ui.game.moment import Moment
from ui.game.visits import Entered, Rehearsal
from ui.paint.theme import Theme
from ui.shell.dialogs.edit_dialog import EditDialog
from ui.shell.dialogs.values_dialog import ValuesDialog
from ui.shell.views.edit import EditRow
from ui.shell.views.timeline import moment_sentence
from ui.shell.window.page_state import Place

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage

Draft = tuple[Edit, Mapping[int, Decision]]


class PastEditing(QObject):
    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        self._bridge = page.bridge
        self.dialog: EditDialog | None = None  # what would follow
        self.form: ValuesDialog | None = None
        self.sentence = ""  # what is said while something is entered anew
        self._was: Action | None = None  # what is changed
        self._begun: tuple[str, int] | None = None  # what is entered anew, and for which entry
        self._entering = False  # something is being entered anew
        self._bar_stays = True  # the history was open before

    # --- wishes

    def can_mend(self, entry: int) -> bool:
        """Only what led to the present can be edited."""
        log = self._bridge.log
        return 0 < entry <= log.head and any(step.id == entry for step in log.path_to(log.head))

    @property
    def begun(self) -> tuple[str, int] | None:
        """A wish about an entry that is being entered; None while nothing is."""
        return self._begun if self._entering and self.dialog is None else None

    def change(self, entry: int) -> None:
        self._begun = "change", entry
        self._was = self._bridge.action_of(entry)
        self._enter("change", entry, lambda action, reason: self._preview(Change(entry, action, reason)))

    def insert(self, entry: int) -> None:
        self._begun = "insert", entry
        self._was = None
        self._enter("insert", entry, lambda action, reason: self._preview(InsertBefore(entry, action, reason)))

    def remove(self, entry: int) -> None:
        self._preview(Remove(entry))

    def values(self) -> None:
        """Who, how much: a form for what is being changed."""
        moment, family = self._bridge.seen, self._page.family
        if self.has_values and self._was is not None:
            self.form = ValuesDialog(
                self.sentence, self._was, family.values(moment, self._was), family.with_values, self._page
            )
            self.form.entered.connect(self._page.act)
            self.form.show()

    @property
    def has_values(self) -> bool:
        return self._bridge.seen.rehearsed and bool(self._page.family.values(self._bridge.seen, self._was))

    def set_theme(self, theme: Theme) -> None:
        if self.dialog is not None:
            self.dialog.set_theme(theme)

    # --- entering anew

    def _enter(self, kind: str, entry: int, entered: Entered) -> None:
        """Something is entered in the moment before an entry."""
        parent = self._bridge.log.entry(entry).parent
        moment = self._bridge.rehearsed(self._bridge.game.state_at(parent), parent)
        self._rehearse(moment, kind, moment_sentence(self._page.family.tell, self._bridge.moment_at(entry)), entered)

    def _rehearse(self, moment: Moment, kind: str, was: str, entered: Entered) -> None:
        self.sentence = text("history-anew", kind=kind, moment=was)
        if self.dialog is None and not self._entering:
            self._bar_stays = self._page.past.open
        self._page.past.bar.show()
        self._bridge.go_to(Rehearsal(moment, entered))
        self._entering = True
        if self._was is not None:
            self._page.turn.preselect(self._was)
        self._page.bring("turn")

    def left(self) -> None:
        """Another moment is shown again; where what follows was being decided, that goes on."""
        if not self._entering:
            return
        self._entering = False
        if self.dialog is not None:
            self.dialog.show()
        elif not self._bar_stays:
            self._page.past.close()

    # --- what follows

    @property
    def draft(self) -> Draft | None:
        """The edit whose consequences are shown, with what was decided so far."""
        return None if self.dialog is None else (self.dialog.work.edit, self.dialog.work.decisions)

    @property
    def place(self) -> Place | None:
        return None if self.dialog is None else Place.of(self.dialog)

    def go_on(self, draft: Draft, place: Place | None = None) -> None:
        self._preview(*draft, place)

    def _preview(self, edit: Edit, decisions: Mapping[int, Decision] | None = None, place: Place | None = None) -> None:
        if not self._entering:
            self._bar_stays = self._page.past.open
        self._bridge.back_to_now()
        self._page.close_dialog()
        work = EditWork(self._bridge, edit, self, decisions)
        dialog = EditDialog(work, self._page.family, self._page.theme, self._page)
        dialog.anew.connect(self._again)
        dialog.finished.connect(self._finished)
        self.dialog = dialog
        if place is not None:
            place.take(dialog)
        dialog.show()
        work.start()

    def _again(self, row: EditRow, before: bool) -> None:
        """Something later is entered anew, or what is asked before it, in the game as it would then be."""
        dialog = self.dialog
        if dialog is None or dialog.view is None or row.entry is None:
            return
        entry, work, view = row.entry, dialog.work, dialog.view

        def entered(action: Action, reason: str | None) -> None:
            self._bridge.back_to_now()
            if before:
                work.precede(entry, action)
            else:
                work.decide(entry, Replace(action, reason))

        dialog.hide()
        moment = self._bridge.rehearsed(view.before(row.number), self._bridge.log.entry(entry).parent)
        line = view.preview.lines[row.number]
        self._was = None if before else line.was
        was = text("moment-sentence", round=row.round, what=row.was)
        self._rehearse(moment, "before" if before else "change", was, entered)

    def _finished(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        preview = dialog.work.preview
        accepted = result == QDialog.DialogCode.Accepted and preview is not None and preview.ready
        dialog.deleteLater()
        dialog.work.deleteLater()
        self._page.activateWindow()
        if not self._bar_stays:
            self._page.past.close()
        if accepted and preview is not None and self._bridge.accept(preview):
            self._page.messages.tell(lambda: text("edit-accepted"), kind="good")
        self._page.bring("turn")
