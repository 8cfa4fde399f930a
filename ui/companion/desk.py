"""Opens the companion and keeps it in step with the main window: its game, language, text size and colours."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ui.companion.views.links import section_of_panel
from ui.companion.views.view import CompanionView
from ui.companion.window import CompanionWindow
from ui.widgets.why_button import told_in

if TYPE_CHECKING:
    from ui.companion.views.book import Book
    from ui.shell.pages.game_page import GamePage
    from ui.shell.window.main_window import MainWindow


class CompanionDesk:
    def __init__(self, main: "MainWindow", book: "Callable[[], Book]") -> None:
        """`book` tells of the open game, else of some title that can be played."""
        self._main = main
        self._book = book
        self.window: CompanionWindow | None = None

    @property
    def open(self) -> bool:
        return self.window is not None and self.window.isVisible()

    def show_here(self) -> None:
        """What F1 means: the open dialog, the refusal that is told, the panel with the keyboard, or the step."""
        page, dialog = self._main.game_page, QApplication.activeModalWidget() or QApplication.activeWindow()
        if isinstance(dialog, QDialog) and dialog is not self.window:
            self.show(self._section_at(dialog))
        elif page is not None:
            self.show(self._context(page))
        else:
            entered = self._main.entry_page
            asked = self._main.new_page if entered is None else entered.widget
            self.show("" if asked is None else self._section_at(asked))

    def show(self, section: str) -> CompanionWindow:
        """Opens the companion at a section, or without one where it was left."""
        if self.window is None:
            self.window = self._make()
        elif not self.open:
            self.window.show_view(self._view())
        if section:
            self.window.show_section(section)
        self._belong()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.search.setFocus()
        return self.window

    def follow(self) -> None:
        """Another game is open, or none."""
        if self.window is not None and self.open:
            self.window.show_view(self._view())

    def set_theme(self) -> None:
        if self.window is not None:
            self.window.set_theme(self._main.theme)

    def make_anew(self) -> None:
        """Texts and fonts are chosen when widgets are made."""
        if self.window is None:
            return
        old, shown, section, sought = self.window, self.open, self.window.section, self.window.search.text()
        self.window = None
        old.close()
        old.deleteLater()
        if shown:
            self.show(section).search.setText(sought)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    def _view(self) -> CompanionView:
        return CompanionView(self._book())

    def _section_at(self, place: QWidget) -> str:
        """The section that explains a dialog, or a page without a game."""
        return told_in(place) or section_of_panel(self._book().title, place.objectName())

    def _context(self, page: "GamePage") -> str:
        if page.messages.why:
            return page.messages.why
        focus = page.focusWidget()
        panels = ((name, panel) for name, panel in page.panels.items() if panel is not page.turn)
        held = next((name for name, panel in panels if focus is not None and panel.isAncestorOf(focus)), "turn")
        return page.panels[held].section or section_of_panel(self._book().title, held) or page.turn.section

    def _make(self) -> CompanionWindow:
        """Where it was left; at first at the right edge of the main window, so that the question stays readable."""
        window = CompanionWindow(self._view(), self._main.theme, self._main)
        if not window.restoreGeometry(self._main.settings.companion_geometry):
            frame = self._main.geometry()
            window.move(frame.right() - window.width(), frame.top() + (frame.height() - window.height()) // 2)
        window.addAction(self._main.menus.actions["keys"])  # its key means the same here
        window.finished.connect(lambda: self._keep(window))
        return window

    def _belong(self) -> None:
        """A dialog that everything waits for blocks all windows but its own, until it is closed."""
        waiting = QApplication.activeModalWidget()
        if isinstance(waiting, QDialog):
            self._belong_to(waiting)
            waiting.finished.connect(lambda: self._belong_to(self._main))

    def _belong_to(self, owner: QWidget) -> None:
        if self.window is not None:
            self.window.winId()  # it has a handle from now on
            self.window.windowHandle().setTransientParent(owner.windowHandle())

    def _keep(self, window: CompanionWindow) -> None:
        self._main.settings.companion_geometry = window.saveGeometry()
