"""A new 18xx game: who plays, how it is kept, and by which rulings."""

from dataclasses import dataclass

from core.interchange.game_file import new_setup
from core.mechanics.seats import Player, Seating
from core.rail18.state import Setup
from ui.shell.views.ruled_game import RuledGame, presets


@dataclass(frozen=True)
class NewGame(RuledGame):
    track_kept: bool = True

    def setup(self) -> Setup:
        agreed: Setup = new_setup(
            self.title,
            [Player(player, name) for player, name in self.seated.items()],
            self.preset or None,
            dict(self.overrides),
            self.mode,
            track_kept=self.track_kept or self.mode != "table",
            cash_open=self.cash_open,
            seating=Seating(tuple(self.players), self.seed if self.drawn else ""),
        )
        return agreed


def first_game(title: str) -> NewGame:
    """With nothing answered yet, by the title's first preset."""
    return NewGame(title, preset=presets(title)[0].id)
