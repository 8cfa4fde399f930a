"""Moments of the game that ships, found by what happens there, as games that go on from them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from core.interchange.game_file import create_game, new_setup
from core.interchange.recorded_import import Imported
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.state import Auction, CompanyTurn, StockRound
from core.store.journal import Journal
from tests.titles.t1844.shipped import shipped, shipped_states
from tests.ui.robot.robot_entries import Entry
from ui.shell.views.new_game import SUFFIX

NAMES = {"p1": "Anna", "p2": "Beat", "p3": "Cleo", "p4": "David", "p5": "Elin"}  # as people are called


class Moments:
    def __init__(self, folder: Path, names: Mapping[str, str] = NAMES, evening: str = "Friday evening") -> None:
        """`names` of the players, as a file may have them; `evening` is what files are called."""
        self._folder = folder
        self._made = 0
        self.names = names
        self._evening = evening

    @property
    def imported(self) -> Imported:
        return shipped()

    @cached_property
    def entries(self) -> list[Entry]:
        engine, states = shipped_states()
        actions = [engine.codec.action_from_json(dict(draft.action or {})) for draft in shipped().drafts]
        return [Entry(*entry) for entry in zip(actions, states[:-1], states[1:], strict=True)]

    def game(self, number: int, mode: str = "hotseat", name: str = "") -> Game18:
        """In a file, before the entry of this number."""
        self._made += 1
        folder = self._folder / str(self._made)
        folder.mkdir(parents=True)
        played = self.imported.setup
        setup = new_setup(played.title, played.players, played.preset, mode=mode)
        players = (replace(player, name=self.names.get(player.id, player.name)) for player in played.players)
        game = create_game(folder / f"{name or self._evening}{SUFFIX}", replace(setup, players=tuple(players)))
        assert isinstance(game.log, Journal)
        game.log.append_all(self.imported.drafts[:number])
        game.jump(number)
        return game

    def first(self, wanted: Callable[[Entry], bool], beyond: int = 0) -> int:
        return next(n for n, entry in enumerate(self.entries) if n >= beyond and wanted(entry))

    def last(self, wanted: Callable[[Entry], bool]) -> int:
        return max(n for n, entry in enumerate(self.entries) if wanted(entry))

    # --- what the pictures show

    @property
    def auction(self) -> int:
        """Somebody has bid."""
        return self.first(lambda entry: isinstance(entry.before.frame, Auction) and bool(entry.before.frame.leader), 20)

    @property
    def stock(self) -> int:
        return self.first(lambda entry: isinstance(entry.before.frame, StockRound) and entry.before.frame.number == 5)

    @property
    def track(self) -> int:
        """A tile of the middle of the game."""
        return self.last(lambda entry: isinstance(entry.action, ac.LayTile) and entry.before.phase == "4")

    @property
    def run(self) -> int:
        return self.last(lambda entry: isinstance(entry.action, ac.RunTrains) and len(entry.action.routes) == 3)

    @property
    def dividend(self) -> int:
        return self.first(lambda entry: isinstance(entry.action, ac.DecideDividend), self.run)

    @property
    def new_phase(self) -> int:
        return self.first(lambda entry: (entry.before.phase, entry.after.phase) == ("3", "4"))

    @property
    def forced(self) -> int:
        """A purchase that ends in a debt."""
        return self.first(lambda entry: any(entry.after.debt(p) > entry.before.debt(p) for p in entry.before.order))

    @property
    def sbb(self) -> int:
        """The action after which the SBB is there."""
        return self.first(lambda entry: entry.after.companies["SBB"].launched)

    @property
    def end(self) -> int:
        return len(self.entries)

    @property
    def late_run(self) -> int:
        """The turn of a company in a late round, at its run."""
        return self.first(
            lambda entry: isinstance(entry.before.frame, CompanyTurn) and entry.before.frame.step == "run", self.sbb
        )
