"""Panels in docks around the turn panel: how they stand for each kind of question, their sizes, and one panel alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QTabWidget, QVBoxLayout, QWidget

from ui.app.settings import Settings
from ui.paint.theme import scaled, text_size
from ui.shell.layouts import Layout, PanelSpec
from ui.shell.panel import Panel
from ui.shell.window.arranging import (
    AREAS,
    arrange,
    change_places,
    hold,
    house,
    lay_out_now,
    raise_fronts,
    room_of,
    share,
    turn_height,
)
from ui.shell.window.docks import PanelDock, Tabs

NARROW, WIDE, SHARE = 340, 560, 0.33  # of the column with the turn panel
STATE_VERSION = 1


@dataclass
class Arrangement:
    """How the docks stand, or were left, while questions of one kind are open."""

    untouched: bool = True  # as the layout puts them
    changed: bool = False  # somebody has arranged them since they were restored
    drawn: bool = False  # with lines that were dragged: heights that somebody chose
    state: QByteArray = field(
        default_factory=QByteArray
    )  # as they were left, in a page of this size, with these guests
    size: QSize = field(default_factory=QSize)
    guests: tuple[str, ...] = ()
    needs: dict[str, int] = field(default_factory=dict)
    front: tuple[str, ...] = ()


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
        self.asked = ""  # the kind of the question that is open
        self.kind = ""  # for which the docks stand: that one, or another that somebody has pinned
        self._layouts: Mapping[str, Layout] = {}
        self._scenes: dict[str, str] = {}  # that guests want
        self._now = Arrangement()
        self._arrangements: dict[str, Arrangement] = {}  # of this layout, by kind
        self._turn_share = (0.0, 0.0)  # of the width and height that it may have, as somebody has drawn it
        self._drag: QSize | None = None  # of the turn panel before somebody began to draw a line
        self._bare: dict[tuple[str, bool], int] = {}  # heights, and whether the page was low
        self.needs: dict[str, int] = {}  # heights that show all of a panel: as it was when this kind of question came
        self.alone = ""  # the panel that has the whole page
        self._before_alone = QByteArray()  # how the docks stood before
        self.tabs = Tabs(self)
        self._tidy = QTimer(self, singleShot=True, interval=0)
        self._tidy.timeout.connect(self._tidy_up)
        self._sizes = QTimer(self, singleShot=True, interval=0)
        self._sizes.timeout.connect(self._share_again)
        self._text_size = text_size()
        self._first_shown = True
        self._fresh = False  # just arranged
        self.guests: list[str] = []  # panels that were called and are not named by the layout
        self._shared: tuple[Layout, QSize, QSize] | None = None  # what the sizes were made for
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
        self._scenes = {spec.name: spec.scene for spec in specs if spec.scene}
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
        if fresh:
            for kind in ("", *self._layouts[name].scenes):
                self.settings.docks.forget(_called(name, kind))
            self.settings.docks.forget_turn(name)
        self.layout_name = name
        self.guests.clear()
        self._arrangements.clear()
        self._turn_share = self.settings.docks.turn(name)
        self.kind = self._wanted()
        self._take_places()
        self._tidy.start()
        self._sizes.start()

    def follow(self, kind: str) -> None:
        """A question of this kind is open now: what stands around the turn panel may be another arrangement."""
        self.asked = kind
        if self.layout_name and not self.alone and self._wanted() != self.kind:
            self._change_kind()
            self.arranged.emit()

    def pin(self, kind: str) -> None:
        """Panels stand as for questions of this kind, whatever is asked; "" lets them follow the question again."""
        self.settings.pinned = kind
        self.leave_alone()
        self.follow(self.asked)

    @property
    def pinned(self) -> str:
        found = self.settings.pinned
        return found if found in self._layouts[self.layout_name].scenes else ""

    def _wanted(self) -> str:
        """What a guest wants, what is pinned, or what is asked about. What the layout does not know has no scene."""
        called = next((self._scenes[name] for name in self.guests if name in self._scenes), "")
        wanted = called or self.pinned or self.asked
        return wanted if wanted in self._layouts[self.layout_name].scenes else ""

    def _change_kind(self) -> None:
        """In one go, so that nothing is painted before all has its place. The keyboard stays where it can be."""
        focus = self.focusWidget()
        self._leave()
        self.kind = self._wanted()
        floating = {name: dock.geometry() for name, dock in self.docks.items() if dock.isFloating()}
        self._take_places(floating)
        self.take_room()
        self.tabs.drop_old()
        if focus is not None and not focus.isVisible():
            self.turn.setFocus(Qt.FocusReason.OtherFocusReason)
        elif focus is not None and self.focusWidget() is not focus:  # its dock was hidden for a moment
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        now = self._now
        now.state, now.guests = self.saveState(STATE_VERSION), (*self.guests,)
        now.size = self.size() if self.isVisible() else QSize()  # before that nothing has its size
        now.front = tuple(name for name, dock in self.docks.items() if dock.on_top)

    def _take_places(self, floating: Mapping[str, QRect] | None = None) -> None:
        """As the docks were left while such a question was open, else as the settings or the layout have them."""
        new = self.kind not in self._arrangements
        if new:
            stored = self.settings.docks.state(self.arrangement)
            self._arrangements[self.kind] = Arrangement(stored.isEmpty(), state=stored)
        self._now = now = self._arrangements[self.kind]
        self._standing, self._shared = self._fitted(), None
        self.needs = self._needed_heights()
        as_left = (now.size, now.guests, now.needs) == (self.size(), (*self.guests,), self.needs)
        now.needs = self.needs
        kept = now.untouched, now.changed
        if as_left:
            self.restoreState(now.state, STATE_VERSION)
        elif now.untouched:
            arrange(self, self._standing)
            self._fresh = True
        else:
            arrange(self, self._standing, tabbed=False)
            self._restore(fresh=new)
        for name, place in (floating or {}).items():
            self.docks[name].setFloating(True)
            self.docks[name].setGeometry(place)
        now.untouched, now.changed = kept  # it was nobody's hand
        if as_left:
            self._shared = self._wanted_sizes()

    def _restore(self, *, fresh: bool) -> None:
        """As somebody has arranged them; with another text size than then (`fresh`) each has the room that it needs."""
        now, standing = self._now, self._fitted()
        before = self._text_size
        if fresh:
            before, now.drawn = self.settings.docks.made(self.arrangement)
        self.restoreState(now.state, STATE_VERSION)
        if self.isVisible():
            lay_out_now()
            change_places(self, self._fitted(before), standing)
            lay_out_now()
            raise_fronts(self, standing)
            hold(self, standing, drawn=now.drawn)
            self._shared = self._wanted_sizes()
        now.untouched = now.changed = False  # it was nobody's hand

    @property
    def arrangement(self) -> str:
        """What the settings call the present one."""
        return _called(self.layout_name, self.kind)

    def keep_layout(self) -> None:
        """Remember how the docks stand, where somebody has arranged them."""
        self.leave_alone()
        if self.layout_name:
            self._leave()
            for kind, known in self._arrangements.items():
                if known.changed:
                    name = _called(self.layout_name, kind)
                    self.settings.docks.keep(name, known.state, self._text_size, drawn=known.drawn)
            if any(self._turn_share):
                self.settings.docks.keep_turn(self.layout_name, self._turn_share)

    def reset_layout(self) -> None:
        self.set_layout(self.layout_name, fresh=True)

    def _fitted(self, percent: int = 0) -> Layout:
        height = self.height() * 100 / (percent or self._text_size)
        return self._layouts[self.layout_name].scene(self.kind).fitted(height, self.guests)

    @property
    def by_hand(self) -> bool:
        """Somebody has arranged the docks."""
        return not self._now.untouched

    def _needed_heights(self) -> dict[str, int]:
        """Of panels that are to be seen whole."""
        whole = (stack.panels[0] for stack in self._fitted().stacks if stack.whole)
        return {name: self.panels[name].needed_height for name in whole}

    def _tidy_up(self) -> None:
        for dock in self.docks.values():
            tabbed = self._shares_place(dock)
            titled = dock.isFloating() or not (tabbed or self._tight(dock))
            dock.sync()
            dock.show_title(titled)
            dock.panel.set_titled(titled or tabbed)
        self.tabs.dress()
        self.arranged.emit()

    def _tight(self, dock: PanelDock) -> bool:
        """Below the turn panel of a low window: its height is worth more than a title."""
        low = self._standing is not None and self.height() * 100 / self._text_size < self._standing.titles_from
        return low and self.dockWidgetArea(dock) == AREAS["bottom"]

    def _touch(self) -> None:
        self._now.untouched, self._now.changed = False, True

    def _moved(self) -> None:
        self._touch()
        self._tidy.start()

    def _closed(self, name: str) -> None:
        """A guest that has gone leaves the docks as the layout puts them."""
        guest = name in self.guests
        if guest:
            self.guests.remove(name)
        if guest and self._now.untouched:
            self._standing = self._fitted()
            self._tidy.start()
        else:
            self._moved()
        self.follow(self.asked)

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
        layout = self._layouts[self.layout_name].scene(self.kind)
        if any(name in stack.panels for stack in layout.stacks):
            self._touch()
        elif name not in self.guests:
            self.guests.append(name)
            self.follow(self.asked)
            layout = self._layouts[self.layout_name].scene(self.kind)
        house(self, self.docks[name], layout)
        fitted, before = self._fitted(), self._standing
        if before is not None and len(fitted.stacks) == len(before.stacks):
            self._standing = fitted
        else:  # it has a place of its own
            self.needs = self._needed_heights()
            self.take_room()

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
            self.follow(self.asked)

    # --- size

    def turn_size(self, layout: Layout) -> QSize:
        """Of the turn panel, with messages above it."""
        wide, high = self._turn_share
        most = self.column.maximumWidth()
        return QSize(round(most * wide) if wide else most, turn_height(self, layout, high))

    def bare_height(self, name: str) -> int:
        """The same from when it is first seen: what is above does not move with what is typed."""
        dock = self.docks[name]
        panel, low = dock.panel, self._tight(dock)
        panel.set_low(low)
        high = self._bare.get((name, low)) or panel.sizeHint().height()
        if panel.isVisible():
            self._bare[name, low] = high
        return high

    def take_room(self) -> None:
        """At once, before somebody says which panels are in front: sharing the room anew puts others there."""
        if self.isVisible():
            self._sizes.stop()
            self._share_again()
            self._tidy.stop()
            self._tidy_up()
            lay_out_now()
            self._share_again()  # what guests need is known once they have a width
            lay_out_now()

    def _wanted_sizes(self) -> tuple[Layout, QSize, QSize]:
        fitted = self._fitted()
        return fitted, self.size(), self.turn_size(fitted)

    def _share_again(self) -> None:
        """Sizes follow the window."""
        if self.alone or not self.layout_name:
            return
        now, wanted = self._now, self._wanted_sizes()
        if wanted == self._shared:
            return
        fitted = wanted[0]
        if not now.untouched:
            hold(self, fitted, drawn=now.drawn)
        else:
            if fitted != self._standing:
                arrange(self, fitted)
                now.untouched, now.changed = True, False
                self._fresh = True
            share(self, fitted)
        if self._fresh and self.isVisible():
            self._fresh = False
            lay_out_now()
            raise_fronts(self, fitted)  # Qt does not always raise what has no place yet
            for name in now.front:
                self.docks[name].raise_()
        self._standing, self._shared = fitted, wanted
        self._tidy.start()

    def event(self, event: QEvent) -> bool:
        """The lines between docks are no widgets; Qt takes their mouse before `mousePressEvent` hears of it."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if self.childAt(event.position().toPoint()) is None:
                self._touch()
                self._now.drawn = True
                self._drag = self.column.size()
        done = super().event(event)
        if event.type() == QEvent.Type.MouseButtonRelease and self._drag is not None:
            self._draw_turn(self._drag)
            self._drag = None
        return done

    def _draw_turn(self, before: QSize) -> None:
        """The turn panel has another size now, for all kinds of questions."""
        wide, high = self._turn_share
        if self.column.width() != before.width():
            wide = self.column.width() / self.column.maximumWidth()
        if self.column.height() != before.height():
            high = self.column.height() / room_of(self)
        self._turn_share = wide, high
        self._shared = self._wanted_sizes()
        hold(self, self._shared[0], drawn=True)  # what is as high as it must be has not moved

    def showEvent(self, event: QShowEvent) -> None:
        """Before it is painted for the first time; nobody sees how the docks find their places."""
        super().showEvent(event)
        if self._first_shown and not self._now.untouched:
            self._restore(fresh=True)  # once more, with the size that it has now
        self._first_shown = False
        self.take_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        wish = max(scaled(NARROW) + 60, min(scaled(WIDE), round(self.width() * SHARE)))
        self.column.setMaximumWidth(wish)
        super().resizeEvent(event)
        self._sizes.start()


def _called(layout: str, kind: str) -> str:
    return f"{layout}.{kind}" if kind else layout
