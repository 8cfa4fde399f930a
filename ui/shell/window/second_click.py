"""One click opens a game; whoever clicks twice does nothing in the game that the first click has opened."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMainWindow

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class SecondClick(QObject):
    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._first: int | None = None  # time of the first press since the page is shown

    def begin(self) -> None:
        """A new page is shown: what is pressed first counts, unless it is the second of two."""
        self._first = None
        if (handle := self._window.windowHandle()) is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window hears of a second press as of one, and then, at the same time, as of the second of two."""
        if not isinstance(event, QMouseEvent) or event.type() not in PRESSES:
            return False
        if self._first is None:
            self._first = event.timestamp()
            return False
        watched.removeEventFilter(self)
        return event.type() == QEvent.Type.MouseButtonDblClick and event.timestamp() == self._first
