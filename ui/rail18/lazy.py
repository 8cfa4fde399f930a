"""A panel that does nothing while nobody sees it."""

from PySide6.QtGui import QShowEvent

from ui.rail18.panel import Panel
from ui.theme import LIGHT, Theme
from ui.viewmodels.moment import Moment


class LazyPanel(Panel):
    """Keeps the newest moment and shows it as soon as it can be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.moment: Moment | None = None
        self._stale = False

    def show_moment(self, moment: Moment) -> None:
        self.moment = moment
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def refresh(self, moment: Moment) -> None:
        """Show the moment now; overridden by each panel."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def _catch_up(self) -> None:
        if self._stale and self.moment is not None:
            self._stale = False
            self.refresh(self.moment)
