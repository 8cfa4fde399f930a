"""What the window still does by itself after an event."""

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication, QWidget

ROUNDS = 12
LONGEST = 20_000  # milliseconds; it ends as soon as nothing is left to do


def settle() -> None:
    """All that is posted is done, with what follows from it: layouts, pictures, timers of no length, deletions."""
    _do_what_is_posted()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # only a running loop does it by itself
    _do_what_is_posted()


def glance() -> None:
    """All has its place; the map may go on preparing itself for other moments, which takes far longer."""
    for _ in range(ROUNDS):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _do_what_is_posted() -> None:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, LONGEST)


def let_go(*windows: QWidget) -> None:
    """They go now, before looks or language change: each of their widgets would follow."""
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
