"""Pages and parts of pages that families make, as the window handles them."""

from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from ui.paint.theme import Theme
from ui.shell.views.new_game import NewGame


class BoardPage(Protocol):
    """A board to look at."""

    left: SignalInstance
    theme_wanted: SignalInstance

    @property
    def widget(self) -> QWidget:
        """Itself."""
        ...

    @property
    def title(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def painted(self) -> QWidget:
        """The part whose first painting tells that the page stands."""
        ...

    @property
    def place(self) -> Any:
        """What of the board is in sight; None before it was painted."""
        ...

    def go_to(self, place: Any) -> None: ...

    def focus(self) -> None: ...

    def set_theme(self, theme: Theme) -> None: ...


class EntryPage(Protocol):
    """A page of a family on which something is entered before there is a game."""

    @property
    def widget(self) -> QWidget:
        """Itself."""
        ...

    @property
    def messages(self) -> Any: ...

    def set_theme(self, theme: Theme) -> None: ...

    def open_again(self, window: Any) -> object:
        """The same page made anew, as it is."""
        ...

    def close_work(self) -> None:
        """The page is left: nobody waits for what it still works out."""
        ...


class GameForm(Protocol):
    """What a family asks about a new game, in a column beside the players; it is a widget."""

    changed: SignalInstance  # something was answered

    def show_game(self, game: Any) -> None:
        """Shows what was answered before."""
        ...

    def read(self, game: Any) -> NewGame:
        """The game with what stands here."""
        ...

    def tell(self, game: Any) -> None:
        """What follows from the answers."""
        ...
