"""A game that is already being played elsewhere: who plays; its seats are known."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ui.paint.theme import Theme
from ui.rail18.views.new_game import NewGame
from ui.shell.pages.new_game_page import NewGamePage

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow


class RunningGamePage(NewGamePage):
    go_on_words = "position-go-on"

    def __init__(self, title: str) -> None:
        super().__init__(title, seated=True, heading_words="position-heading")
        self.setObjectName("running-game")

    @property
    def widget(self) -> QWidget:
        return self

    def set_theme(self, theme: Theme) -> None:
        """It has no colours of its own."""

    def open_again(self, window: "MainWindow") -> None:
        from ui.rail18.pages.entering import entering

        assert isinstance(self.game, NewGame)
        entering(window).show_players(self.game)

    def close_work(self) -> None:
        """There is none."""
