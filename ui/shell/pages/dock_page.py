"""Panels in docks around the turn panel: the layouts they stand in, their sizes, and one panel alone."""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QTabWidget, QVBoxLayout, QWidget

from ui.app.settings import Settings
from ui.paint.theme import scaled, text_size
from ui.shell.layouts import Layout, PanelSpec
from ui.shell.panel import Panel
from ui.shell.window.arranging import AREAS, arrange, house, refit, share, wanted_turn_height
from ui.shell.window.docks import PanelDock, Tabs

NARROW, WIDE, SHARE = 340, 560, 0.33  # of the column with the turn panel
STATE_VERSION = 1


class DockPage(QMainWindow):
    arranged = Signal()  # a panel came, went or moved

    def __init__(self, header: QWidget, messages: QWidget, turn: Panel, settings: Settings) -> None:
        """Messages stand above the turn panel; while a panel is alone, below the header."""
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.settings = settings
        self.header = header
        self.messages = messages
        self.turn = turn
        self.panels: dict[str, Panel] = {"turn": turn}
        self.docks: dict[str, PanelDock] = {}
        self.layout_name = ""
        self._layouts: Mapping[str, Layout] = {}
        self.alone = ""  # the panel that has the whole page
        self._before_alone = QByteArray()  # how the docks stood before
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

    def _make_top(self) -> QWidget:
        """The header; below it messages find their place while a panel is alone."""
        top = QWidget()
        self._top = QVBoxLayout(top)
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.setSpacing(0)
        self._top.addWidget(self.header)
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

    def add_panels(self, specs: tuple[PanelSpec, ...], layouts: Mapping[str, Layout]) -> None:
        self._layouts = layouts
        for spec in specs:
            dock = PanelDock(spec.name, spec.make(), bare=spec.bare, parent=self)
            dock.seen.connect(self._tidy.start)
            dock.seen.connect(self._sizes.start)
            dock.closed.connect(lambda name=spec.name: self._closed(name))
            dock.dockLocationChanged.connect(lambda area: self._tidy.start())
            dock.topLevelChanged.connect(lambda floating: self._moved())
            self.docks[spec.name] = dock
            self.panels[spec.name] = dock.panel

    # --- layouts

    def set_layout(self, name: str, *, fresh: bool = False) -> None:
        """Arrange the docks as a layout says, or as they were left in it; `fresh` forgets how they were left."""
        self.leave_alone()
        self.keep_layout()
        self.layout_name = name
        self.guests.clear()
        self._standing, self._shared = self._fitted(), None
        if fresh:
            self.settings.docks.forget(name)
        untouched = self.settings.docks.state(name).isEmpty()
        arrange(self, self._standing, tabbed=untouched)
        self._untouched, self._changed, self._drawn = untouched, False, False
        if not untouched:
            self._restore()
        self._tidy.start()
        self._sizes.start()

    def _restore(self) -> None:
        """As the docks were left; with another text size than then each still has the room that it needs."""
        before, self._drawn = self.settings.docks.made(self.layout_name)
        self.restoreState(self.settings.docks.state(self.layout_name), STATE_VERSION)
        if self.isVisible() and before != self._text_size:
            lay_out_now()
            refit(self, self._fitted(before), self._fitted(), self._text_size / before, drawn=self._drawn)
        self._untouched = self._changed = False  # it was nobody's hand

    def keep_layout(self) -> None:
        """Remember how the docks stand, if somebody has arranged them."""
        self.leave_alone()
        before, _ = self.settings.docks.made(self.layout_name)
        if self.layout_name and not self._untouched and (self._changed or before == self._text_size):
            state = self.saveState(STATE_VERSION)
            self.settings.docks.keep(self.layout_name, state, self._text_size, drawn=self._drawn)

    def reset_layout(self) -> None:
        self.set_layout(self.layout_name, fresh=True)

    def _fitted(self, percent: int = 0) -> Layout:
        layout = self._layouts[self.layout_name].with_guests(self.guests)
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
            self.leave_alone()
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
        layout = self._layouts[self.layout_name]
        if any(name in stack.panels for stack in layout.stacks):
            self._touch()
        elif name not in self.guests:
            self.guests.append(name)
        house(self, self.docks[name], layout)
        self._standing = self._fitted()

    # --- one panel alone

    def toggle_alone(self, name: str) -> None:
        """Only header and this panel; once more, everything as it was."""
        if self.alone:
            self.leave_alone()
        elif name in self.docks:
            self.alone, self._before_alone = name, self.saveState(STATE_VERSION)
            for other, dock in self.docks.items():
                if not dock.isFloating():
                    dock.setVisible(other == name)
            self._top.addWidget(self.messages)
            self.column.hide()
            self.docks[name].panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._tidy.start()

    def leave_alone(self) -> None:
        if self.alone:
            self._column_layout.insertWidget(0, self.messages)
            self.column.show()
            self.restoreState(self._before_alone, STATE_VERSION)
            self.alone = ""
            self.turn.setFocus(Qt.FocusReason.OtherFocusReason)  # what had the keyboard may be covered again

    # --- size

    def take_room(self) -> None:
        """At once, before somebody says which panels are in front: sharing the room anew puts others there."""
        if self.isVisible():
            self._sizes.stop()
            self._share_again()
            self._tidy.stop()
            self._tidy_up()
            lay_out_now()
            self._share_again()  # what the question needs is known once it has a width
            lay_out_now()

    def _typing_below(self) -> bool:
        """In a bare panel, which has another height once its line is empty again."""
        focus = self.focusWidget()
        return focus is not None and any(dock.bare and dock.isAncestorOf(focus) for dock in self.docks.values())

    def _share_again(self) -> None:
        """Until somebody moves something, sizes follow the window."""
        if self._untouched and not self.alone:
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


def lay_out_now() -> None:
    """The map has the whole window painted as soon as something on it has changed: by then all must have its place."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
