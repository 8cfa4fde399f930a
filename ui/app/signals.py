"""Ctrl+C in a terminal, its end, and the system's wish that the program ends: an orderly close, between two events.

Python would raise KeyboardInterrupt wherever the program is just then, in the middle of writing an entry too. So a
signal is only noted, and the loop of events finds the note.
"""

import signal
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow

ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # no system has all of them
EVERY = 250  # milliseconds; Python hears of a signal only while some of it runs


class Signals(QObject):
    heard = Signal()

    def __init__(self) -> None:
        """From now on nothing ends the program at once. Only for the main thread."""
        super().__init__()
        self._noted = False
        self._before = {number: signal.getsignal(number) for number in _ending()}
        for number in self._before:
            signal.signal(number, self._note)
            if hasattr(signal, "siginterrupt"):
                signal.siginterrupt(number, False)  # what reads or writes meanwhile goes on
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def end(self) -> None:
        """As it was before."""
        self._timer.stop()
        for number, handler in self._before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        self._before = {}

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._noted = True

    def _look(self) -> None:
        if self._noted:
            self._noted = False
            self.heard.emit()


def _ending() -> list[int]:
    """Without those that whoever started the program wants to be ignored."""
    known = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    return [number for number in known if signal.getsignal(number) != signal.SIG_IGN]


def close_all(window: "MainWindow") -> None:
    """As if somebody closed what is open over the window, and then the window itself.

    A question whether moves may be lost stays in front.
    """
    while not window.keeping.asking:
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if over is None:
            QTimer.singleShot(0, window, window.close)  # whoever waited for the others goes on first
            return
        if not over.close():
            return
