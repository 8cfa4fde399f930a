"""Python's collector of garbage works only between two events of the window.

Garbage may hold widgets. Collected in the thread of a job, or while Qt walks over all widgets to give them another
style, their end takes the whole program down.

To look at everything takes a tenth of a second. So what is alive then is not looked at again before its page is left.
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
        self._page_left = False
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def leave_page(self) -> None:
        """Much of what was alive is garbage now."""
        self._page_left = True

    def collect(self) -> None:
        if self._page_left:
            gc.unfreeze()
            self._look_at_everything()
        elif gc.get_count()[0] >= YOUNG:
            self._young += 1
            if self._young % FULL == 0:
                self._look_at_everything()
            else:
                gc.collect(1)

    def _look_at_everything(self) -> None:
        self._page_left = False
        gc.collect()
        gc.freeze()
