"""A running game: header, turn panel, and all other panels in docks around it."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QTabWidget, QVBoxLayout, QWidget

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from ui.app.settings import Settings
from ui.companion.views.links import section_of_refusal
from ui.game.bridge import GameBridge, Saved
from ui.game.moment import Moment
from ui.paint.theme import Theme, scaled, text_size
from ui.rail18.dialogs.correction_dialog import CorrectionDialog
from ui.rail18.dialogs.players_dialog import PlayersDialog
from ui.rail18.dialogs.settings_dialog import SettingsDialog
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.rail18.views.corrections.form import Target
from ui.rail18.views.map.draft import MapDraft
from ui.rail18.views.turn.dry import can_be_overruled
from ui.shell.family import Family, Layout
from ui.shell.panel import Panel
from ui.shell.window.arranging import AREAS, arrange, house, refit, share, wanted_turn_height
from ui.shell.window.docks import PanelDock, Tabs
from ui.shell.window.header import HeaderBar
from ui.shell.window.message_bar import MessageBar
from ui.shell.window.past_desk import PastDesk
from ui.shell.window.standing import Fields, Place, fields, fill

NARROW, WIDE, SHARE = 340, 560, 0.33  # of the column with the turn panel
STATE_VERSION = 1


class GamePage(QMainWindow):
    arranged = Signal()  # a panel came, went or moved

    def __init__(self, bridge: GameBridge, family: Family, settings: Settings, theme: Theme) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.bridge = bridge
        self.family = family
        self.settings = settings
        self.theme = theme
        self.layout_name = ""
        self.header = HeaderBar(theme)
        self.messages = MessageBar()
        self.past = PastDesk(self)
        self.turn: Panel = family.turn()
        self.panels: dict[str, Panel] = {"turn": self.turn}
        self.docks: dict[str, PanelDock] = {}
        self._before_map = QByteArray()  # how the docks stood before the map was alone
        self.dialog: QDialog | None = None
        self._again: Callable[[GamePage, Fields], object] | None = None
        self._place: Place | None = None  # of the next dialog
        self._begun_map: MapDraft | None = None  # entered in part, while track is not kept
        self.tabs = Tabs(self)
        self._tidy = QTimer(self, singleShot=True, interval=0)
        self._tidy.timeout.connect(self._tidy_up)
        self._sizes = QTimer(self, singleShot=True, interval=0)
        self._sizes.timeout.connect(self._share_again)
        self.turn.turned.connect(self._sizes.start)
        self._text_size = text_size()
        self._untouched = True  # the docks stand as the layout puts them
        self._changed = False  # somebody has arranged them since they were restored
        self._drawn = False  # with lines that were dragged: heights that somebody chose
        self._first_shown = True
        self.guests: list[str] = []  # panels that were called and are not named by the layout
        self._shared: tuple[Layout, QSize, int] | None = None  # what the heights were shared for
        self._standing: Layout | None = None  # as it fits into the window
        self.setDockOptions(
            QMainWindow.DockOption.AllowNestedDocks
            | QMainWindow.DockOption.AllowTabbedDocks
            | QMainWindow.DockOption.GroupedDragging
        )
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        for corner, area in (
            (Qt.Corner.BottomLeftCorner, AREAS["left"]),
            (Qt.Corner.BottomRightCorner, AREAS["right"]),
            (Qt.Corner.TopLeftCorner, AREAS["left"]),
            (Qt.Corner.TopRightCorner, AREAS["right"]),
        ):
            self.setCorner(corner, area)
        self.setMenuWidget(self._make_top())
        self.column = self._make_column()
        self.setCentralWidget(self.column)
        for spec in family.panels:
            dock = PanelDock(spec.name, spec.make(), bare=spec.bare, parent=self)
            dock.seen.connect(self._tidy.start)
            dock.seen.connect(self._sizes.start)
            dock.closed.connect(lambda name=spec.name: self._closed(name))
            dock.dockLocationChanged.connect(lambda area: self._tidy.start())
            dock.topLevelChanged.connect(lambda floating: self._moved())
            self.docks[spec.name] = dock
            self.panels[spec.name] = dock.panel
        self._connect()
        family.connect(self)
        self.set_layout(self._first_layout())
        self.show_moment(bridge.moment)
        self.header.show_saved(bridge.save_state)
        self._show_clock()

    def _make_top(self) -> QWidget:
        """The header; below it messages find their place while the map is alone."""
        top = QWidget()
        self._top = QVBoxLayout(top)
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.setSpacing(0)
        self._top.addWidget(self.header)
        self._top.addWidget(self.past.bar)
        return top

    def _make_column(self) -> QWidget:
        column = QWidget()
        column.setObjectName("turn-column")
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.messages)
        layout.addWidget(self.turn, 1)
        self._column_layout = layout
        column.setMinimumWidth(scaled(NARROW))
        return column

    def _connect(self) -> None:
        for name, panel in self.panels.items():
            panel.set_bridge(self.bridge)
            panel.set_theme(self.theme)
            panel.act.connect(self.act)
            panel.correct.connect(lambda target, name=name: self.ask_correct(target, name))
        self.bridge.changed.connect(self.show_moment)
        self.bridge.visited.connect(self.show_moment)
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
        if moment.state.track_kept:
            self._begun_map = None
        self.past.show_moment(moment)
        self.header.show_moment(moment)
        for panel in self.panels.values():
            panel.show_moment(moment)
        for panel in self.panels.values():
            panel.all_shown()
        if self.isVisible():
            _lay_out_now()
            if not moment.live:
                return  # the panels keep their sizes while the history goes by
            self._share_again()  # the question may need more room, or an earlier one has needed it
            _lay_out_now()
        if not self.isVisible() or self._typing_below():
            self._sizes.start()

    def look_at(self, entry: int) -> None:
        """Show an earlier moment; nothing can be done there until somebody goes back to the present."""
        self.past.look_at(entry)

    def mend(self, wish: str, entry: int) -> None:
        """An entry of the journal is to be looked at, changed, removed, or preceded by another."""
        self.past.mend(wish, entry)

    def _refused(self, rejection: Rejection, action: Action) -> None:
        moment = self.bridge.seen
        may_insist = can_be_overruled(moment, action)
        why = section_of_refusal(moment.rules.title.id, rejection.code)
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

    # --- layouts

    def _first_layout(self) -> str:
        """The last one chosen, or the one of the game's mode."""
        known = self.settings.layout
        mode = self.bridge.moment.state.mode
        return known if known in self.family.layouts else self.family.layout_of_mode[mode]

    def set_layout(self, name: str, *, fresh: bool = False) -> None:
        """Arrange the docks as a layout says, or as they were left in it; `fresh` forgets how they were left."""
        self.leave_map_alone()
        self.keep_layout()
        self.layout_name = name
        self.guests.clear()
        self._standing, self._shared = self._fitted(), None
        if fresh:
            self.settings.forget_docks(name)
        untouched = self.settings.docks(name).isEmpty()
        arrange(self, self._standing, tabbed=untouched)
        self._untouched, self._changed, self._drawn = untouched, False, False
        if not untouched:
            self._restore()
        self._tidy.start()
        self._sizes.start()

    def _restore(self) -> None:
        """As the docks were left; with another text size than then each still has the room that it needs."""
        before, self._drawn = self.settings.docks_made(self.layout_name)
        self.restoreState(self.settings.docks(self.layout_name), STATE_VERSION)
        if self.isVisible() and before != self._text_size:
            _lay_out_now()
            refit(self, self._fitted(before), self._fitted(), self._text_size / before, drawn=self._drawn)
        self._untouched = self._changed = False  # it was nobody's hand

    def keep_layout(self) -> None:
        """Remember how the docks stand, if somebody has arranged them."""
        self.leave_map_alone()
        before, _ = self.settings.docks_made(self.layout_name)
        if self.layout_name and not self._untouched and (self._changed or before == self._text_size):
            state = self.saveState(STATE_VERSION)
            self.settings.set_docks(self.layout_name, state, self._text_size, drawn=self._drawn)

    def reset_layout(self) -> None:
        self.set_layout(self.layout_name, fresh=True)

    def _fitted(self, percent: int = 0) -> Layout:
        layout = self.family.layouts[self.layout_name].with_guests(self.guests)
        return layout.fitted(self.height() * 100 / (percent or self._text_size))

    def _tidy_up(self) -> None:
        for dock in self.docks.values():
            tabbed = self._shares_place(dock)
            titled = dock.isFloating() or not (tabbed or self._tight(dock))
            dock.show_title(titled)
            dock.panel.set_titled(titled or tabbed)
        self.tabs.dress()
        self.arranged.emit()

    def _tight(self, dock: PanelDock) -> bool:
        """Below the turn panel of a low window: its height is worth more than a title."""
        low = self._standing is not None and self.height() * 100 / self._text_size < self._standing.titles_from
        return low and self.dockWidgetArea(dock) == AREAS["bottom"]

    def _touch(self) -> None:
        self._untouched, self._changed = False, True

    def _moved(self) -> None:
        self._touch()
        self._tidy.start()

    def _closed(self, name: str) -> None:
        """A guest that has gone leaves the docks as the layout puts them."""
        if self._untouched and name in self.guests:
            self.guests.remove(name)
            self._standing = self._fitted()
            self._tidy.start()
        else:
            self._moved()

    def _shares_place(self, dock: PanelDock) -> bool:
        return any(not other.isHidden() for other in self.tabifiedDockWidgets(dock))

    def summon(self, name: str) -> None:
        """Bring a panel to the front; if it is there already, put it away."""
        dock = self.docks[name]
        focus = self.focusWidget()
        if not dock.bare and dock.on_top and focus is not None and dock.isAncestorOf(focus):
            dock.close()
        else:
            self.bring(name)

    def bring(self, name: str) -> None:
        """Show a panel in front and give it the keyboard."""
        if name == "turn":
            self.leave_map_alone()
        else:
            self.put_in_front(name)
        panel = self.panels[name]
        begin = getattr(panel, "begin", None)  # panels that want to know how they were called
        if begin is not None:
            begin()
        else:
            panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def put_in_front(self, name: str) -> None:
        dock = self.docks[name]
        if dock.isHidden():
            self._let_in(name)
        dock.show()
        dock.raise_()

    def _let_in(self, name: str) -> None:
        layout = self.family.layouts[self.layout_name]
        if any(name in stack.panels for stack in layout.stacks):
            self._touch()
        elif name not in self.guests:
            self.guests.append(name)
        house(self, self.docks[name], layout)
        self._standing = self._fitted()

    # --- dialogs, which stay open beside the game

    def ask_players(self, typed: Fields | None = None) -> None:
        dialog = PlayersDialog(self.bridge, self.theme, self)
        fill(dialog, typed or {})
        self.open_dialog(dialog, lambda page, typed: page.ask_players(typed))

    def ask_settings(self) -> None:
        dialog = SettingsDialog(self.bridge, self)
        dialog.map_wanted.connect(lambda: self.ask_map())
        self.open_dialog(dialog, lambda page, typed: page.ask_settings())

    def ask_correct(self, target: Target | None = None, asker: str = "turn", note: str | None = None) -> None:
        """Set something right; whoever asked for it has the keyboard afterwards, if it is a walk over the board."""
        if isinstance(self.dialog, CorrectionDialog) and self.dialog.isVisible() and target is not None:
            self.dialog.open_at(target)
            self.dialog.activateWindow()
            return
        dialog = CorrectionDialog(self.bridge, self, target, note)
        self.open_dialog(dialog, lambda page, typed: page.ask_correct(dialog.begun, asker, dialog.own_note))
        if asker == "check":
            dialog.finished.connect(lambda: self.bring("check"))

    def ask_map(self, begun: MapDraft | None = None) -> None:
        """The map as it lies, after which track is kept again."""
        dialog = MapEntryDialog(self.bridge, self.theme, self, begun or self._begun_map)
        dialog.finished.connect(lambda: self._leave_map(dialog))
        self.open_dialog(dialog, lambda page, typed: page.ask_map(dialog.draft))

    def _leave_map(self, dialog: MapEntryDialog) -> None:
        """What was entered so far is there when somebody goes on with it."""
        self._begun_map = None if dialog.taken else dialog.draft

    def open_dialog(self, dialog: QDialog, again: "Callable[[GamePage, Fields], object] | None" = None) -> None:
        """One at a time, and about the present; only corrections are also entered anew in the past.

        `again` opens it on a page made anew, with what was entered so far: it is given what stands in its fields.
        """
        if not (isinstance(dialog, CorrectionDialog) and self.past.rehearsing):
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
        """Where a dialog has been closed the keyboard goes to the turn panel, or to the map that is alone."""
        if self.isVisible() and not (self.dialog is not None and self.dialog.isVisible()):
            self.activateWindow()
            self.bring("map" if self.map_alone else "turn")

    # --- the map alone

    @property
    def map_alone(self) -> bool:
        return not self._before_map.isEmpty()

    def toggle_map_alone(self) -> None:
        """Only header and map; once more, everything as it was."""
        if self.map_alone:
            self.leave_map_alone()
        elif "map" in self.docks:
            self._before_map = self.saveState(STATE_VERSION)
            for name, dock in self.docks.items():
                if not dock.isFloating():
                    dock.setVisible(name == "map")
            self._top.addWidget(self.messages)
            self.column.hide()
            self.docks["map"].panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._tidy.start()

    def leave_map_alone(self) -> None:
        if self.map_alone:
            self._column_layout.insertWidget(0, self.messages)
            self.column.show()
            self.restoreState(self._before_map, STATE_VERSION)
            self._before_map = QByteArray()
            self.turn.setFocus(Qt.FocusReason.OtherFocusReason)  # what had the keyboard may be covered again

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, puts the history away or leads back to the open question."""
        if event.key() == Qt.Key.Key_Escape and self.messages.isVisible():
            self.messages.clear()
        elif event.key() == Qt.Key.Key_Escape and self.past.open:
            self.past.leave()
        elif event.key() == Qt.Key.Key_Escape and not self.map_alone:
            self.bring("turn")
        else:
            super().keyPressEvent(event)

    # --- size

    def take_room(self) -> None:
        """At once, before somebody says which panels are in front: sharing the room anew puts others there."""
        if self.isVisible():
            self._sizes.stop()
            self._share_again()
            self._tidy.stop()
            self._tidy_up()
            _lay_out_now()
            self._share_again()  # what the question needs is known once it has a width
            _lay_out_now()

    def _typing_below(self) -> bool:
        """In a bare panel, which has another height once its line is empty again."""
        focus = self.focusWidget()
        return focus is not None and any(dock.bare and dock.isAncestorOf(focus) for dock in self.docks.values())

    def _share_again(self) -> None:
        """Until somebody moves something, sizes follow the window."""
        if self._untouched and not self.map_alone:
            fitted = self._fitted()
            if fitted != self._standing:
                self._standing = fitted
                arrange(self, fitted)
                self._untouched = True
            wanted = (fitted, self.size(), wanted_turn_height(self, fitted))
            if wanted != self._shared or self.column.height() != wanted[2]:
                self._shared = wanted
                self._tidy.start()
                share(self, fitted, wanted[2])

    def event(self, event: QEvent) -> bool:
        """The lines between docks are no widgets; Qt takes their mouse before `mousePressEvent` hears of it."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if self.childAt(event.position().toPoint()) is None:
                self._touch()
                self._drawn = True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Before it is painted for the first time; nobody sees how the docks find their places."""
        super().showEvent(event)
        if self._first_shown and not self._untouched:
            self._restore()  # once more, with the size that it has now
        self._first_shown = False
        self.take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        wish = max(scaled(NARROW) + 60, min(scaled(WIDE), round(self.width() * SHARE)))
        self.column.setMaximumWidth(wish)
        super().resizeEvent(event)
        self._sizes.start()


def _lay_out_now() -> None:
    """The map has the whole window painted as soon as something on it has changed: by then all must have its place."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
