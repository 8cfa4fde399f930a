"""What the window still does by itself after an event."""

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

LONGEST = 20_000  # milliseconds; it ends as soon as nothing is left to do


def settle() -> None:
    """All that is posted is done, with what follows from it: layouts, pictures, timers of no length, deletions."""
    _do_what_is_posted()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # only a running loop does it by itself
    _do_what_is_posted()


def _do_what_is_posted() -> None:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, LONGEST)
