"""What a family of games gives the window. The window itself names none (`ui/app/families.py` has the list)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from core.kernel.action import Action
from ui.app.settings import Settings
from ui.companion.views.book import Book
from ui.display.source import DisplaySource
from ui.exports.source import Exports
from ui.game.bridge import GameBridge
from ui.game.moment import Moments, PlainMoments
from ui.paint.drawing import Drawings
from ui.paint.theme import Theme
from ui.shell.layouts import Layout, PanelSpec
from ui.shell.pages.kinds import BoardPage, GameForm
from ui.shell.panel import Panel
from ui.shell.views.asked import Asked
from ui.shell.views.differences import Difference
from ui.shell.views.new_game import NewGame
from ui.shell.views.plain_values import Value
from ui.shell.views.start import Summary
from ui.shell.views.timeline import Telling
from ui.values.header import HeaderCell
from ui.values.recap import Recap
from ui.values.sheets import Kind, Sheet

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow


class Desk(Protocol):
    """What the window offers to those who connect the panels: it is the page of the game."""

    @property
    def bridge(self) -> GameBridge: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def theme(self) -> Theme: ...

    @property
    def panels(self) -> Mapping[str, Panel]:
        """All panels by name, "turn" among them."""
        ...

    @property
    def widget(self) -> QWidget:
        """The page itself, to which dialogs belong."""
        ...

    @property
    def dialog(self) -> QDialog | None:
        """The one that was opened last."""
        ...

    @property
    def begun(self) -> dict[str, Any]:
        """What somebody began to enter in a dialog and left, by a name of the family's own."""
        ...

    @property
    def alone(self) -> str:
        """The panel that has the whole page, if one has."""
        ...

    def act(self, action: Action, reason: str | None = None) -> None: ...

    def bring(self, name: str) -> None:
        """Show a panel in front and give it the keyboard."""
        ...

    def toggle_alone(self, name: str) -> None:
        """Only header and this panel; once more, everything as it was."""
        ...

    def open_dialog(
        self, dialog: QDialog, again: Callable[[Any, Any], object] | None = None, *, in_past: bool = False
    ) -> None:
        """Beside the game, instead of the one that was open; the keyboard goes back to the turn panel afterwards.

        `again` opens it on a desk made anew; it is given what stands in its fields. A dialog is about the present,
        unless what it enters may be entered `in_past` as well.
        """
        ...

    def mend(self, wish: str, entry: int) -> None:
        """An entry of the journal is to be looked at ("look"), changed, removed, or preceded by another ("insert")."""
        ...


@dataclass(frozen=True, slots=True)
class Command:
    """What an entry of the menus does while a game of the family is open."""

    run: Callable[[Any], object]  # with the Desk
    checked: Callable[[Any], bool] | None = None


@dataclass(frozen=True, slots=True)
class SheetOffer:
    """Sheets that can be printed, and how each is made; `first` is the one that is shown first."""

    makes: Mapping[Kind, Callable[[], Sheet]]
    first: Kind | None = None
    notes: Mapping[Kind, str] = field(default_factory=dict)  # a further sentence about one of them


@dataclass(frozen=True, slots=True)
class Sheets:
    of_title: Callable[[str], SheetOffer]  # where no game is open
    of_game: Callable[[GameBridge], SheetOffer]  # of the moment that is shown, also where that is in the past


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a title, to look at where no game is open."""

    page: Callable[[str, Theme], BoardPage]
    picture: Callable[[str, QSize, float], QPixmap]  # title, size, pixels to a point: for the card on the first page
    measure: Callable[[str, Callable[[], None]], None]  # beside the window, ahead; the second is called now and then


def _always(engine: Any, action: Action) -> bool:
    return True


def _one_kind(moment: Any) -> str:
    return ""


def _no_values(moment: Any, action: Action | None) -> tuple[Value, ...]:
    return ()


def _other_values(action: Action, values: Mapping[str, object]) -> Action | None:
    return None


def _no_differences(engine: Any, old: Any, new: Any) -> Sequence[Difference]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Family:
    """What is optional is missing from the window where a family does not give it."""

    id: str  # as the core calls it

    # a game that is begun
    new_game: Callable[[str], NewGame]  # of a title, with nothing answered yet
    form: Callable[[str], GameForm]  # of a title: what the family asks besides players and seats

    # a running game
    turn: Callable[[], Panel]
    panels: tuple[PanelSpec, ...]
    layouts: Mapping[str, Layout]
    first_layout: Callable[[Any], str]  # by a moment: what a game starts with
    kind_of_question: Callable[[Any], str] = _one_kind  # of a moment: by it layouts say how panels stand
    connect: Callable[[Desk], None]  # how panels hear of each other
    header: Callable[[Any], Mapping[str, HeaderCell]]  # of a moment, from left to right; "turn" takes what room is left
    summary: Callable[[Any], Summary]  # of a moment, in one line
    moments: Callable[[Any, Any], Moments] = PlainMoments  # of an engine and a journal
    is_move: Callable[[Any, Action], bool] = (
        _always  # by an engine: do the players go on? To set something right is none
    )
    # of a moment: a player pays the bank an amount, as far as there is cash, with a note; a correction
    fine: Callable[[Any, str, int, str], Action | None] | None = None
    recap: Callable[[GameBridge], Recap | None] | None = (
        None  # where one screen is handed on; None: nobody is waited for
    )
    commands: Mapping[str, Command] = field(default_factory=dict)  # by the name of the menu's entry

    # its past
    tell: Callable[[Any, Any, Sequence[Any]], Telling]  # engine, the state before, events
    asked: Callable[[Any], Asked]  # in a moment that an edit has come to
    differences: Callable[[Any, Any, Any], Sequence[Difference]] = _no_differences  # engine, and two states
    values: Callable[[Any, Action | None], tuple[Value, ...]] = _no_values
    with_values: Callable[[Action, Mapping[str, object]], Action | None] = _other_values  # None where they cannot be

    # beside a game, or without one
    ways: "Mapping[str, Callable[[MainWindow], object]]" = field(default_factory=dict)  # from the first page
    beside: Mapping[str, Callable[[Any], object]] = field(default_factory=dict)  # those with a game open, by its Desk
    board: Board | None = None
    display: Callable[[GameBridge], DisplaySource] | None = None  # what the table display shows of a game
    sheets: Sheets | None = None
    exports: Exports | None = None  # what is written out of a game
    companion: Callable[[str, Any], Book] | None = None  # of a title; with a moment also of its game
    drawings: Drawings = field(default_factory=dict)  # of pictures on sheets and on the display that only it has

    @property
    def layout_keys(self) -> dict[str, str]:
        return {name: f"Ctrl+Shift+{number}" for number, name in enumerate(self.layouts, start=1)}

    @property
    def scene_keys(self) -> dict[str, str]:
        """Of the kinds of question for which panels can be made to stand, whatever is asked."""
        kinds = dict.fromkeys(kind for layout in self.layouts.values() for kind in layout.scenes)
        return {kind: f"Alt+{number}" for number, kind in enumerate(kinds, start=1)}
