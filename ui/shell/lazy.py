"""A panel that does nothing while nobody sees it."""

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget

from ui.paint.theme import LIGHT, Theme
from ui.shell.panel import Panel


class LazyPanel(Panel):
    """Keeps the newest moment and shows it as soon as it can be seen."""

    def __init__(self) -> None:
        self._stale = self._held = False
        super().__init__()
        self.theme = LIGHT
        self.moment: Any = None
        self._dock: QDockWidget | None = None

    def show_moment(self, moment: Any) -> None:
        self.moment = moment
        self._stale, self._held = True, False
        if self.seen:
            self._catch_up()

    def hold(self, moment: Any) -> None:
        self.moment = moment
        self._stale = self._held = True

    def all_shown(self) -> None:
        if self._held:  # it was not for this panel
            self._held = False
            if self.seen:
                self._catch_up()

    @property
    def seen(self) -> bool:
        """A dock behind another tab counts as visible with Qt, but lies outside of its window."""
        window = self.window()
        return self.isVisible() and window.rect().intersects(QRect(self.mapTo(window, QPoint()), self.size()))

    def refresh(self, moment: Any) -> None:
        """Show the moment now; overridden by each panel."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def event(self, event: QEvent) -> bool:
        """Whatever brought it into sight: what is painted or laid out anew is up to date."""
        if self._stale and event.type() in (QEvent.Type.Paint, QEvent.Type.Resize) and self.seen:
            self._catch_up_safely()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch_dock()
        self._catch_up_safely()

    def _watch_dock(self) -> None:
        """A dock that comes to the front of its tabs says so; the panel in it is not told."""
        holder = self.parentWidget()
        while holder is not None and not isinstance(holder, QDockWidget):
            holder = holder.parentWidget()
        if holder is not None and holder is not self._dock:
            self._dock = holder
            holder.visibilityChanged.connect(self._dock_seen)

    def _dock_seen(self, front: bool) -> None:
        if front:
            self._catch_up()

    def _catch_up(self) -> None:
        if self._stale and not self._held and self.moment is not None:
            self._stale = False
            self.refresh(self.moment)

    def _catch_up_safely(self) -> None:
        """Inside of an event: an exception there would go through Qt, which may end the program."""
        try:
            self._catch_up()
        except Exception as error:
            QTimer.singleShot(0, self, partial(_raise, error))


def _raise(error: Exception) -> None:
    raise error
