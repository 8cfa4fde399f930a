"""A new game of German Railways: who plays, how it is kept, and by which rulings."""

import secrets
from dataclasses import dataclass

from core.german_railways.state import Setup
from core.interchange.game_file import new_setup
from core.mechanics.seats import Player, Seating
from ui.shell.views.ruled_game import RuledGame, presets


@dataclass(frozen=True)
class NewGame(RuledGame):
    def setup(self) -> Setup:
        """The first seat is the Banker, who opens the first auction (G2). The bag has a seed of its own (G17)."""
        agreed: Setup = new_setup(
            self.title,
            [Player(player, name) for player, name in self.seated.items()],
            self.preset or None,
            dict(self.overrides),
            self.mode,
            cash_open=self.cash_open,
            seed=secrets.token_hex(8),
            seating=Seating(tuple(self.players), self.seed if self.drawn else ""),
        )
        return agreed


def first_game(title: str) -> NewGame:
    """With nothing answered yet, by the title's first preset."""
    return NewGame(title, preset=presets(title)[0].id)
