"""What all panels of the 18xx family have in common with the window."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.bridge import GameBridge
from ui.theme import Theme
from ui.viewmodels.moment import Moment


class Panel(QWidget):
    """A panel shows a moment and says what the user wants. It never changes the game itself."""

    act = Signal(object)  # an Action that the user has chosen
    point = Signal(object)  # the symbol of a company, the label of a hex, or None: what the user points at

    def show_moment(self, moment: Moment) -> None:
        raise NotImplementedError

    @property
    def needed_height(self) -> int:
        """What it needs to show all that belongs to the open question."""
        return 0

    def all_shown(self) -> None:
        """All panels show the moment now: what one panel says about another is said before anything is painted."""

    def set_bridge(self, bridge: GameBridge) -> None:
        """Called once, before the first moment: panels that search, jump or read the journal keep it."""

    def set_titled(self, titled: bool) -> None:
        """Does its title stand above it? A tab says it as well."""

    def set_theme(self, theme: Theme) -> None:
        """Panels that paint for themselves take the new colours here."""
