"""What 18xx asks about a new game: how it is kept, also whether its track is, and by which rulings."""

from dataclasses import replace

from core.text.catalogue import text
from ui.rail18.views.new_game import NewGame
from ui.shell.pages.form_parts import check, hint_label
from ui.shell.pages.ruled_form import RuledForm


class GameForm18(RuledForm):
    def __init__(self, title: str) -> None:
        self.track = check("new-track")
        self.track_hint = hint_label("new-track-hint")
        super().__init__(title, self.track, self.track_hint)
        self.track.setChecked(True)
        self.track.toggled.connect(lambda checked: self.changed.emit())

    def show_game(self, game: NewGame) -> None:
        super().show_game(game)
        self.track.setChecked(game.track_kept)

    def read(self, game: NewGame) -> NewGame:
        found: NewGame = replace(super().read(game), track_kept=self.track.isChecked())
        return found

    def tell(self, game: NewGame) -> None:
        super().tell(game)
        self.track.setEnabled(game.mode == "table")
        self.track_hint.setText(text("new-track-hint" if game.mode == "table" else "new-track-always"))
