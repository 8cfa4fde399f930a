"""What helps: the rules beside the game, the tour, all keys, and what this program is. Made when first asked for."""

from functools import cached_property
from typing import TYPE_CHECKING

from core.version import VERSION
from ui.app import families
from ui.shell.views.start import has_sample

if TYPE_CHECKING:  # the first page needs none of them, and they take long to load
    from ui.companion.desk import CompanionDesk
    from ui.companion.views.book import Book
    from ui.shell.family import Family
    from ui.shell.window.main_window import MainWindow
    from ui.tour.tour import Tour


class Helping:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    @cached_property
    def companion(self) -> "CompanionDesk":
        """The rules beside the game."""
        from ui.companion.desk import CompanionDesk

        return CompanionDesk(self._window, self._book)

    def _book(self) -> "Book":
        """Of the open game, else of the title played last."""
        page = self._window.game_page
        if page is not None and page.family.companion is not None:
            return page.family.companion(page.bridge.title, page.bridge.moment)
        title, family = families.usual(lambda title, family: family.companion is not None, self._window.settings.title)
        assert family.companion is not None
        return family.companion(title, None)

    @cached_property
    def tour(self) -> "Tour":
        """Shows newcomers around."""
        from ui.tour.tour import Tour

        return Tour(self._window)

    @property
    def touring(self) -> bool:
        return "tour" in self.__dict__ and self.tour.running

    def offer_tour(self) -> None:
        """On the first page, until somebody takes or declines it."""
        self._window.start_page.offer_tour(has_sample() and not self._window.settings.tour_answered)

    def decline_tour(self) -> None:
        self._window.settings.tour_answered = True

    def show_keys(self) -> None:
        from ui.shell.dialogs.keys_dialog import KeysDialog, all_keys

        groups = all_keys(self._window.menuBar(), self._family())
        self._window.show_dialog(KeysDialog(groups, self._window), self.show_keys)

    def _family(self) -> "Family":
        """The family of the open game, or the first."""
        page = self._window.game_page
        return next(families.all_families()) if page is None else page.family

    def show_about(self) -> None:
        from ui.shell.dialogs.about_dialog import AboutDialog

        self._window.show_dialog(AboutDialog(VERSION, self._window), self.show_about)

    # --- with the window

    def follow(self) -> None:
        """Another page is shown."""
        if "companion" in self.__dict__:
            self.companion.follow()

    def set_theme(self) -> None:
        if "companion" in self.__dict__:
            self.companion.set_theme()

    def make_anew(self) -> None:
        if "companion" in self.__dict__:
            self.companion.make_anew()

    def close(self) -> None:
        if "companion" in self.__dict__:
            self.companion.close()
