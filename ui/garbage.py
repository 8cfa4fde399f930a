"""Python's collector of garbage works only between two events of the window.

Garbage may hold widgets. Collected in the thread of a job, or while Qt walks over all widgets to give them another
style, their end takes the whole program down.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 500  # milliseconds
YOUNG = 5_000  # objects since the last time; fewer are left for later
FULL = 60  # young collections between two of everything


class Collector(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._young = 0
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        if gc.get_count()[0] < YOUNG:
            return
        self._young += 1
        gc.collect(2 if self._young % FULL == 0 else 1)
