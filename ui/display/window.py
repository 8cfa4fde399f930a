"""The window of the display. Whatever is done in it changes how something is shown, never the game."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.display.page import DisplayPage
from ui.display.screens import Place, Screen
from ui.display.source import DisplaySource
from ui.paint.plain import caption
from ui.paint.theme import Theme
from ui.values.display import Section
from ui.values.keys import MENU

SMALLEST = (480, 270)
OPEN_KEY = MENU["display"][0]  # in the banker's window it opens the display, here it closes it


class TableDisplay(QWidget):
    section_chosen = Signal(str)
    screen_chosen = Signal(str)  # its name
    closed = Signal()  # by whoever sits before it
    moved = Signal()  # or another size, or all of the screen
    seen = Signal(bool)

    def __init__(self, theme: Theme, source: DisplaySource) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("table-display")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the banker keeps the keyboard
        self.setMinimumSize(*SMALLEST)
        self.page = DisplayPage(theme, source.drawings, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.page)
        self.screens: Callable[[], Sequence[Screen]] = list
        self.actions_by_name: dict[str, QAction] = {}
        self._sections: tuple[Section, ...] = ()
        self._group = QActionGroup(self)
        self._add_sections(source.sections)
        self.full_screen = self._add("full", ("F11", "F"), self.toggle_full, checkable=True)
        self._add("close", (OPEN_KEY, "Ctrl+W"), self.close)

    def renew(self, theme: Theme, source: DisplaySource) -> None:
        """Another page, which has painted nothing yet, perhaps in another language or of another family's game."""
        if source.sections != self._sections:
            self._add_sections(source.sections)
        for name, action in self.actions_by_name.items():
            action.setText(text(f"display-{name}"))
        old, self.page = self.page, DisplayPage(theme, source.drawings, self)
        self._column.replaceWidget(old, self.page)
        self.page.resize(old.size())
        old.hide()
        old.deleteLater()

    # --- what can be chosen

    def _add(self, name: str, keys: tuple[str, ...], run: Callable[[], object], *, checkable: bool = False) -> QAction:
        action = QAction(text(f"display-{name}"), self)
        action.setObjectName(f"display-{name}")
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setCheckable(checkable)
        action.triggered.connect(lambda checked=False: run())
        self.addAction(action)
        self.actions_by_name[name] = action
        return action

    def _add_sections(self, sections: tuple[Section, ...]) -> None:
        for section in self._sections:
            old = self.actions_by_name.pop(section)
            self.removeAction(old)
            old.deleteLater()
        self._sections = sections
        for number, section in enumerate(sections, start=1):
            action = self._add(section, (str(number),), partial(self.section_chosen.emit, section), checkable=True)
            self._group.addAction(action)

    def tell_section(self, section: str) -> None:
        self.actions_by_name[section].setChecked(True)

    def make_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("display-menu")
        menu.addActions([self.actions_by_name[section] for section in self._sections])
        menu.addSeparator()
        screens = self.screens()
        if len(screens) > 1:
            choice = menu.addMenu(text("display-screens"))
            for number, screen in enumerate(screens, start=1):
                size = {"width": screen.area.width(), "height": screen.area.height()}
                action = choice.addAction(caption(text("display-screen", number=number, name=screen.name, **size)))
                action.setObjectName(f"display-screen-{number}")
                action.triggered.connect(lambda checked=False, name=screen.name: self.screen_chosen.emit(name))
        menu.addActions([self.full_screen, self.actions_by_name["close"]])
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.make_menu().popup(event.globalPos())
        event.accept()

    # --- the whole screen

    def toggle_full(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def stand(self, place: Place, screen: Screen) -> None:
        """Show it there; `showFullScreen` would take the keyboard."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        if screen.native is not None:
            self.setScreen(screen.native)
        self.setGeometry(place.window)
        if place.full:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.toggle_full()

    # --- events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.full_screen.setChecked(self.isFullScreen())
            self.moved.emit()
            self.seen.emit(self.isVisible() and not self.isMinimized())

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.moved.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(not self.isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
