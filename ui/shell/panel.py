"""What all panels have in common with the window, whatever their family."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from core.kernel.action import Action
from ui.game.bridge import GameBridge
from ui.paint.plain import caption
from ui.paint.theme import Theme


class Correctable(Protocol):
    """What somebody points at to set it right."""

    @property
    def words(self) -> str:
        """The words of the menu's entry."""
        ...


class Panel(QWidget):
    """A panel shows a moment and says what the user wants. It never changes the game itself."""

    act = Signal(object)  # an Action that the user has chosen
    point = Signal(object)  # what the user points at, by a name of the family; or None
    correct = Signal(object)  # Correctable: what the user wants to set right

    def show_moment(self, moment: Any) -> None:
        """A Moment, of the kind that the family makes."""
        raise NotImplementedError

    @property
    def needed_height(self) -> int:
        """What shows all of it, whatever is asked; 0 where any height will do."""
        return 0

    @property
    def section(self) -> str:
        """The section of the companion that explains what is asked here."""
        return ""

    def hold(self, moment: Any) -> None:
        """This moment comes next, and perhaps the panel stands elsewhere then: nothing need be made for it yet."""

    def all_shown(self) -> None:
        """All panels show the moment now: what one panel says about another is said before anything is painted."""

    def preselect(self, action: Action) -> None:
        """Something is entered anew, and this is what it was."""

    # keys that come from elsewhere on the page (`ui/values/key_order.py`)

    def takes(self, event: QKeyEvent) -> bool:
        """Of the turn panel: has the open question a use for this key?"""
        return False

    def press(self, event: QKeyEvent) -> None:
        """Of the turn panel: a key that it takes."""

    def tool_takes(self, event: QKeyEvent, focused: bool) -> bool:
        """Is a tool open here that has a use for this key? `focused`: the keyboard is in this panel."""
        return False

    def press_tool(self, event: QKeyEvent) -> None:
        """A key for the tool that is open here."""

    def opens(self, focus: QWidget) -> bool:
        """Would Enter take something that is chosen in what has the focus?"""
        return isinstance(focus, QAbstractItemView) and focus.currentIndex().isValid()

    def say_unused(self, event: QKeyEvent) -> None:
        """Somebody has pressed a key that means nothing."""

    def set_bridge(self, bridge: GameBridge) -> None:
        """Called once, before the first moment: panels that search, jump or read the journal keep it."""

    def standing(self) -> Any:
        """What somebody has chosen here beside what stands in fields; None for nothing. It holds no texts."""
        return None

    def stand(self, kept: Any) -> None:
        """Takes over how the panel stood before it was made anew."""

    def set_titled(self, titled: bool) -> None:
        """Does its title stand above it? A tab says it as well."""

    def set_low(self, low: bool) -> None:
        """Of a bare panel: has the page little height, so that it should take no more than it must?"""

    def set_theme(self, theme: Theme) -> None:
        """Panels that paint for themselves take the new colours here."""

    def corrections_at(self, place: QPoint) -> Sequence[Correctable]:
        """What can be set right at this place of the screen."""
        return ()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.open_menu(event.globalPos(), self.corrections_at(event.globalPos())):
            super().contextMenuEvent(event)

    def open_menu(self, place: QPoint, targets: Sequence[Correctable], first: Sequence[QAction] = ()) -> bool:
        """What may be done with what is there, then what may be wrong with it."""
        menu = QMenu(self)
        menu.setObjectName("correct-menu")
        menu.addActions(list(first))
        for target in targets:
            menu.addAction(caption(target.words)).triggered.connect(
                lambda checked=False, target=target: self.correct.emit(target)
            )
        menu.aboutToHide.connect(menu.deleteLater)
        if menu.isEmpty():
            menu.deleteLater()
            return False
        menu.popup(place)
        return True
