"""Opens the table display, lets it follow the game, and remembers where it stood.

It listens to the present game only (`GameBridge.changed`): while the banker looks at the past or tries an edit, nothing
of it is told. What is shown is made and painted when the banker's window has shown the move.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from core.text.catalogue import text
from ui.app.awake import Awake
from ui.app.settings import Settings
from ui.display.screens import Place, Screens, arrangement, place_for, screen_of, usual_window
from ui.display.source import DisplaySource
from ui.display.window import TableDisplay
from ui.paint.plain import set_title
from ui.paint.theme import Theme
from ui.shell.views.clock import clock_view
from ui.values.display import AUTOMATIC, Section

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge

SOON = 120  # milliseconds after a move: the banker’s window is painted by then, and nobody across the room waits
SETTLED = 400  # milliseconds after the window was moved, when its place is remembered


class DisplayDesk(QObject):
    changed = Signal()  # it came or went

    def __init__(
        self,
        settings: Settings,
        theme: Theme,
        banker: QWidget,
        screens: Screens | None = None,
        awake: Awake | None = None,
    ) -> None:
        """`banker` is the banker's window."""
        super().__init__(banker)
        self.settings = settings
        self.theme = theme
        self.window: TableDisplay | None = None
        self.screens = screens or Screens(self)
        self.awake = awake or Awake()
        self._banker = banker
        self._bridge: GameBridge | None = None
        self._name = ""
        self._apart = False  # on another screen than the banker's window
        self._make: Callable[[], DisplaySource] | None = None
        self._made: DisplaySource | None = None  # when it is first wanted
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.show_now)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self.keep_place)
        self._gone = QTimer(self, singleShot=True, interval=0)
        self._gone.timeout.connect(self._put_away)
        self.screens.changed.connect(self._stand_again)

    @property
    def open(self) -> bool:
        return self.window is not None

    @property
    def section(self) -> Section:
        known = self.settings.display.section
        return known if known in self._source.sections else AUTOMATIC

    # --- the game

    def follow(self, bridge: "GameBridge", name: str, make: "Callable[[GameBridge], DisplaySource]") -> None:
        """Show this game from now on, if the display is open; `make` tells what there is to be seen of it."""
        self._bridge = bridge
        self._name = name
        self._make, self._made = lambda: make(bridge), None
        self._gone.stop()
        bridge.changed.connect(self._later)
        bridge.clock.changed.connect(self._show_clock)
        if self.settings.display.shown:
            self._open()
            self._banker.activateWindow()

    def let_go(self) -> None:
        """The game is closed; should none follow, there is nothing to be seen."""
        self._bridge = self._make = self._made = None
        self._soon.stop()
        self._gone.start()

    def toggle(self) -> None:
        if self.window is not None:
            self.window.close()
        elif self._bridge is not None:
            self.settings.display.shown = True
            self._open()
            front = self._banker if self._apart else self.window
            if front is not None:
                front.raise_()
                front.activateWindow()

    def close(self) -> None:
        """The program ends; the next one opens it again."""
        self.let_go()
        self._gone.stop()
        self._put_away()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self.window is not None:
            self.window.page.set_theme(theme)

    @property
    def _source(self) -> DisplaySource:
        assert self._make is not None
        if self._made is None:
            self._made = self._make()
        return self._made

    # --- the window

    def _open(self) -> None:
        """A window that stands already stays; what it shows is made anew, since colours of companies may be others."""
        if self.window is None:
            self.window = self._new_window()
            self.show_now()
            self._stand()
        else:
            self.window.renew(self.theme, self._source)
            self.window.tell_section(self.section)
            self.show_now()
        set_title(self.window, text("display-title", name=self._name))
        self.changed.emit()

    def _new_window(self) -> TableDisplay:
        window = TableDisplay(self.theme, self._source)
        window.screens = self.screens.all
        window.tell_section(self.section)
        window.section_chosen.connect(self._choose_section)
        window.screen_chosen.connect(self._choose_screen)
        window.closed.connect(self._closed)
        window.moved.connect(self._settled.start)
        window.seen.connect(self.awake.keep)
        return window

    def _closed(self) -> None:
        """The display was closed by whoever sat before it."""
        self.settings.display.shown = False
        self.keep_place()
        self._put_away()

    def _put_away(self) -> None:
        self._settled.stop()
        window, self.window = self.window, None
        if window is not None:
            self._drop(window)
            self.changed.emit()

    def _drop(self, window: TableDisplay) -> None:
        window.closed.disconnect(self._closed)
        window.moved.disconnect(self._settled.start)
        window.hide()
        window.deleteLater()

    # --- what it shows

    def _later(self) -> None:
        """Of moves that follow each other at once, such as undos, the last one."""
        if self.window is not None:
            self._soon.start()

    def show_now(self) -> None:
        """The present moment."""
        bridge = self._bridge
        if bridge is None or self.window is None:
            return
        self.window.page.show_view(self._source.reader.view(bridge.moment, self.section))
        self._show_clock()

    def _show_clock(self) -> None:
        if self.window is not None and self._bridge is not None:
            page, clock = self.window.page, self._bridge.clock
            if clock.on != (page.clock is not None):
                self._later()  # everybody's time comes or goes
            page.show_clock(clock_view(clock, self._bridge.moment.names))

    def _choose_section(self, section: str) -> None:
        self.settings.display.section = section
        self.show_now()

    # --- where it stands

    def _stand(self, place: Place | None = None) -> None:
        if self.window is None:
            return
        screens = self.screens.all()
        kept = Place.from_words(self.settings.display.place(arrangement(screens)))
        own = screen_of(screens, self._banker)
        found = place or place_for(screens, own, kept)
        screen = next(screen for screen in screens if screen.name == found.screen)
        self._apart = screen != own
        self.window.stand(found, screen)

    def _stand_again(self) -> None:
        """A screen came or went: Qt may have left the window anywhere."""
        self._settled.stop()
        if self.window is not None and self.screens.all():
            self._stand()

    def _choose_screen(self, name: str) -> None:
        screen = next((screen for screen in self.screens.all() if screen.name == name), None)
        if screen is not None and self.window is not None:
            self._stand(Place(name, usual_window(screen.area), self.window.isFullScreen()))
            self.keep_place()

    def keep_place(self) -> None:
        screens = self.screens.all()
        if self.window is None or not screens or self.window.isMinimized():
            return
        full = self.window.isFullScreen()
        inner = self.window.normalGeometry() if full else self.window.geometry()
        place = Place(screen_of(screens, self.window).name, inner, full)
        self.settings.display.keep_place(arrangement(screens), place.as_words())
