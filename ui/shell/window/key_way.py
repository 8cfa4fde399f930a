"""Where a key goes while a game is open. Who is asked, and in which order, says `ui/values/key_order.py`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from ui.shell.panel import Panel
from ui.shell.window.cover import Cover
from ui.values.key_order import NOBODY, Claims, has_use, taker

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage

FIELDS = (QLineEdit, QAbstractSpinBox, QPlainTextEdit)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
WALKING = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
)  # fmt: skip
PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
SIGNS = {"-": "−", "=": "+"}  # as the page of keys writes them


class KeyWay(QObject):
    """Looks at the keys of whatever on the page has the focus, before that does."""

    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self._page = page
        self._watched: QWidget | None = None
        self._clicked = False  # the focus came by the mouse, and no key has moved in there since
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = now if now is not None and self._is_here(now) else None
        self._clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if self._watched is not None:
            self._watched.installEventFilter(self)

    def _is_here(self, widget: QWidget) -> bool:
        """On the page or in one of its docks, and not in a dialog, a menu, the list of a field or a cover."""
        at: QWidget | None = widget
        while at is not None and at is not self._page:
            if isinstance(at, Cover) or (at.isWindow() and not isinstance(at, QDockWidget)):
                return False
            at = at.parentWidget()
        return at is self._page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and watched is self._watched and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.ShortcutOverride:
                return self._override(watched, event)
            if event.type() == QEvent.Type.KeyPress:
                return self._press(watched, event)
        return False

    # --- who gets it

    def _is_asked_for(self, event: QKeyEvent) -> bool:
        """Digits, letters, signs, Enter, Backspace, and Esc as far as the turn panel goes back a page."""
        if event.modifiers() & ~PLAIN:
            return False
        known = (*ENTER, Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
        return event.key() in known or bool(event.text().strip() and event.text().isprintable())

    def _taker(self, focus: QWidget, event: QKeyEvent) -> str:
        if _takes_text(focus):
            return taker(Claims(field=True))
        used = self._uses(focus, event)
        turn = self._page.turn
        return taker(
            Claims(
                tool=self._tool(focus, event) is not None,
                held=used and not self._clicked,
                turn=turn.isVisible() and turn.takes(event),
                clicked=used,
            )
        )

    def _tool(self, focus: QWidget, event: QKeyEvent) -> Panel | None:
        inside = self._panel(focus)
        return next((p for p in self._page.panels.values() if p.isVisible() and p.tool_takes(event, p is inside)), None)

    def _uses(self, focus: QWidget, event: QKeyEvent) -> bool:
        """Has what has the focus a use for the key? What a panel does with its keys stands on the page of keys."""
        panel = self._panel(focus)
        if panel is self._page.turn:
            return False
        name = "Enter" if event.key() in ENTER else SIGNS.get(event.text(), event.text().upper())
        if isinstance(focus, QAbstractButton):
            return name == "Enter"
        if isinstance(focus, QComboBox):
            return name != "Enter"
        place = next((name for name, known in self._page.panels.items() if known is panel), "")
        return has_use(place, name) and (name != "Enter" or (panel is not None and panel.opens(focus)))

    def _panel(self, widget: QWidget) -> Panel | None:
        at: QWidget | None = widget
        while at is not None and not isinstance(at, Panel):
            at = at.parentWidget()
        return at

    # --- it comes

    def _override(self, focus: QWidget, event: QKeyEvent) -> bool:
        """A letter that the turn panel takes means nothing else in the window, wherever the focus is."""
        if self._is_asked_for(event) and self._taker(focus, event) == "turn":
            event.accept()
            return True
        return False

    def _press(self, focus: QWidget, event: QKeyEvent) -> bool:
        if event.key() in WALKING:
            self._clicked = False
        if not self._is_asked_for(event):
            return False
        who = self._taker(focus, event)
        if who == "tool":
            tool = self._tool(focus, event)
            native = tool is None or focus in (tool, tool.focusProxy())
            return not native and tool is not None and self._hand(event, tool.press_tool)
        if who == "turn":
            return self._panel(focus) is not self._page.turn and self._hand(event, self._page.turn.press)
        if who in ("held", "clicked") and isinstance(focus, QAbstractButton):
            focus.click()
            return True
        if who == NOBODY and event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            return self._hand(event, (self._page.panels.get(self._page.alone) or self._page.turn).say_unused)
        return False

    @staticmethod
    def _hand(event: QKeyEvent, to: Callable[[QKeyEvent], object]) -> bool:
        to(event)
        event.accept()
        return True


def _takes_text(widget: QWidget) -> bool:
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, FIELDS) and not getattr(widget, "isReadOnly", bool)()
