"""Leads through the window on a copy of the sample game that is only in memory.

The page of that game is an ordinary one with settings of its own, so that nothing is left of it: no file, no panel that
stands elsewhere afterwards. The tour ends when it is left, or when somebody opens something else.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from core.interchange.recorded_import import Imported
from core.interchange.sample import sample_path
from ui.app import families
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.shell.window.left_page import page_again
from ui.tour.card import TourCard
from ui.tour.overlay import TourOverlay
from ui.tour.views.steps import TourStep, shown_panels, tour_end, tour_game

if TYPE_CHECKING:
    from ui.shell.family import Family
    from ui.shell.pages.game_page import GamePage
    from ui.shell.window.main_window import MainWindow


class Tour(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.overlay: TourOverlay | None = None
        self._bridge: GameBridge | None = None
        self._steps: tuple[TourStep, ...] = ()
        self._number = 0
        self._back: Callable[[], object] = window.show_start
        window.entered.connect(self._page_changed)

    @property
    def running(self) -> bool:
        return self._bridge is not None

    @property
    def step(self) -> TourStep:
        return self._steps[self._number]

    def start(self) -> None:
        """Whoever takes it need not be asked any more."""
        if not self.running:
            self._window.settings.tour_answered = True
            title, _ = families.usual(_can_be_toured, self._window.settings.title)
            self._window.games.read_sample(title, self._begin, tour_end)

    def _begin(self, imported: Imported) -> None:
        self._back = page_again(self._window)
        game, self._steps = tour_game(imported)
        self._number = 0
        self._bridge = GameBridge(game)
        own = Settings()
        own.layout = self._window.settings.layout
        self._window.play(self._bridge, own)
        if self._page is None:  # the open game is not left
            self._end()

    @property
    def _page(self) -> "GamePage | None":
        page = self._window.game_page
        return page if page is not None and page.bridge is self._bridge else None

    def _page_changed(self) -> None:
        """A page came: the one of the tour, perhaps made anew, or something else."""
        if not self.running:
            return
        self._drop_overlay()
        page = self._page
        if page is None:
            self._end()
        else:
            self.overlay = TourOverlay(page)
            self.overlay.lost.connect(self._bring)
            self._show(page)

    def _show(self, page: "GamePage") -> None:
        step = self.step
        self._play_to(page.bridge, step.entries)
        self._bring()
        targets = tuple(page.turn if name == "turn" else page.docks[name] for name in step.panels)
        card = TourCard(step.title, step.words, self._number + 1, len(self._steps))
        card.moved.connect(self.go)
        card.left.connect(self.leave)
        assert self.overlay is not None
        self.overlay.show_card(card, targets)

    def _bring(self) -> None:
        """The first one on top, where they share a place; the keyboard stays with the card."""
        page, overlay = self._page, self.overlay
        if page is None or overlay is None:
            return
        for name in reversed(self.step.panels):
            page.bring(name)
        if overlay.card is not None:
            overlay.card.focus()

    def _play_to(self, bridge: GameBridge, entries: int) -> None:
        """Move by move, so that every move is told as it was; there are only a few."""
        while bridge.log.head < entries and bridge.redo():
            pass
        while bridge.log.head > entries and bridge.undo():
            pass

    def go(self, way: int) -> None:
        wanted = self._number + way
        page = self._page
        if wanted == len(self._steps):
            self.leave()
        elif wanted >= 0 and page is not None:
            self._number = wanted
            self._show(page)

    def leave(self) -> None:
        """Back to where it was begun."""
        self._end()
        self._back()

    def _end(self) -> None:
        self._drop_overlay()
        self._bridge = None
        self._window.menus.tell()

    def _drop_overlay(self) -> None:
        if self.overlay is not None:
            self.overlay.hide()
            self.overlay.deleteLater()
            self.overlay = None


def _can_be_toured(title: str, family: "Family") -> bool:
    """There is a game of it, and all that the tour points at."""
    return sample_path(title) is not None and shown_panels() <= {"turn", *(spec.name for spec in family.panels)}
