"""A running game: header, turn panel, and all other panels in docks around it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from ui.app.settings import Settings
from ui.companion.views.links import section_of_refusal
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.game.saving import Saved
from ui.paint.theme import Theme
from ui.shell.family import Family
from ui.shell.pages.dock_page import DockPage
from ui.shell.pages.recap_card import RecapCard
from ui.shell.window.arranging import lay_out_now
from ui.shell.window.header import HeaderBar
from ui.shell.window.key_way import KeyWay
from ui.shell.window.message_bar import MessageBar
from ui.shell.window.page_state import Fields, Place, fields
from ui.shell.window.past_desk import PastDesk


class GamePage(DockPage):
    header: HeaderBar
    messages: MessageBar

    def __init__(self, bridge: GameBridge, family: Family, settings: Settings, theme: Theme) -> None:
        super().__init__(HeaderBar(theme), MessageBar(), family.turn(), settings)
        self.bridge = bridge
        self.family = family
        self.theme = theme
        self.past = PastDesk(self)
        self._top.addWidget(self.past.bar)
        self.dialog: QDialog | None = None
        self._again: Callable[[GamePage, Fields], object] | None = None
        self._place: Place | None = None  # of the next dialog
        self.begun: dict[str, Any] = {}
        self.add_panels(family.panels, family.layouts)
        self.recap = RecapCard(self)
        self._connect()
        family.connect(self)
        self.asked = family.kind_of_question(bridge.moment)
        self.show_moment(bridge.moment)
        self.set_layout(self._first_layout())
        self.keys = KeyWay(self)
        self.header.show_saved(bridge.save_state)
        self._show_clock()

    @property
    def widget(self) -> "GamePage":
        return self

    def _first_layout(self) -> str:
        """The last one chosen, or the one that the family begins with."""
        known = self.settings.layout
        return known if known in self.family.layouts else self.family.first_layout(self.bridge.moment)

    def _connect(self) -> None:
        for panel in self.panels.values():
            panel.set_bridge(self.bridge)
            panel.set_theme(self.theme)
            panel.act.connect(self.act)
        self.bridge.changed.connect(self.show_moment)
        self.bridge.changed.connect(self._hand_over)
        self.bridge.visited.connect(self.show_moment)
        self.bridge.visited.connect(lambda moment: self.recap.put_away())
        self.bridge.refused.connect(self._refused)
        self.bridge.saved.connect(self._saved)
        self.bridge.clock.changed.connect(self._show_clock)
        self.header.clock.clicked.connect(self.toggle_clock)
        self.messages.overruled.connect(self.act)

    # --- the game

    def act(self, action: Action, reason: str | None = None) -> None:
        self.bridge.do(action, reason)

    def show_moment(self, moment: Moment) -> None:
        focus = self.focusWidget()
        typing = focus is not None and self.messages.isAncestorOf(focus)
        self.messages.clear()
        if typing:
            self.turn.setFocus(Qt.FocusReason.OtherFocusReason)
        self.past.show_moment(moment)
        self.header.show_cells(self.family.header(moment))
        if moment.live:  # panels stay where they are while the history goes by
            for panel in self.panels.values():
                panel.hold(moment)
            self.follow(self.family.kind_of_question(moment))
        for panel in self.panels.values():
            panel.show_moment(moment)
        for panel in self.panels.values():
            panel.all_shown()
        if self.isVisible():
            lay_out_now()

    def _hand_over(self, moment: Moment) -> None:
        """The screen goes to the next player. After an undo it stays where it is."""
        wanted = self.settings.recap and self.family.recap is not None and moment.events and self.isVisible()
        self.recap.show_recap(self.family.recap(self.bridge) if wanted and self.family.recap else None)

    def choose_recap(self, wanted: bool) -> None:
        self.settings.recap = wanted
        if not wanted:
            self.recap.put_away()

    def look_at(self, entry: int) -> None:
        """Show an earlier moment; nothing can be done there until somebody goes back to the present."""
        self.past.look_at(entry)

    def mend(self, wish: str, entry: int) -> None:
        """An entry of the journal is to be looked at, changed, removed, or preceded by another."""
        self.past.mend(wish, entry)

    def _refused(self, rejection: Rejection, action: Action) -> None:
        moment = self.bridge.seen
        may_insist = moment.can_be_overruled(action)
        why = section_of_refusal(moment.title, rejection.code)
        self.messages.tell(
            lambda: refusal_text(rejection, moment.names),
            action if may_insist else None,
            "warn" if may_insist else "bad",
            why,
        )

    def _saved(self, state: Saved) -> None:
        self.header.show_saved(state)

    def _show_clock(self) -> None:
        self.header.show_clock(self.bridge.clock, self.bridge.moment.names)

    def toggle_clock(self) -> None:
        """Pause, or go on."""
        self.bridge.clock.pause(self.bridge.clock.running)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.past.set_theme(theme)
        self.header.set_theme(theme)
        for panel in self.panels.values():
            panel.set_theme(theme)
        if self.dialog is not None and hasattr(self.dialog, "set_theme"):
            self.dialog.set_theme(theme)

    # --- dialogs, which stay open beside the game

    def open_dialog(
        self,
        dialog: QDialog,
        again: "Callable[[GamePage, Fields], object] | None" = None,
        *,
        in_past: bool = False,
    ) -> None:
        """One at a time, and about the present, unless it may also be entered anew in the past.

        `again` opens it on a page made anew, with what was entered so far: it is given what stands in its fields.
        """
        if not (in_past and self.past.rehearsing):
            self.bridge.back_to_now()
        self.close_dialog()
        self.dialog, self._again = dialog, again
        dialog.finished.connect(self._back_to_question)
        place, self._place = self._place, None
        if place is not None:
            place.take(dialog)
        dialog.show()

    def dialog_again(self) -> "Callable[[GamePage], object] | None":
        again, dialog = self._again, self.dialog
        if again is None or dialog is None or not dialog.isVisible():
            return None
        typed, place = fields(dialog), Place.of(dialog)

        def open_again(page: GamePage) -> None:
            page._place = place
            again(page, typed)

        return open_again

    def close_dialog(self) -> None:
        if self.dialog is not None:
            dialog, self.dialog = self.dialog, None
            dialog.close()
            dialog.deleteLater()

    def _back_to_question(self) -> None:
        """Where a dialog has been closed the keyboard goes to the turn panel, or to the panel that is alone."""
        if self.isVisible() and not (self.dialog is not None and self.dialog.isVisible()):
            self.activateWindow()
            self.bring(self.alone or "turn")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, puts the history away or leads back to the open question."""
        if event.key() == Qt.Key.Key_Escape and self.messages.isVisible():
            self.messages.clear()
        elif event.key() == Qt.Key.Key_Escape and self.past.open:
            self.past.leave()
        elif event.key() == Qt.Key.Key_Escape and not self.alone:
            self.bring("turn")
        else:
            super().keyPressEvent(event)
