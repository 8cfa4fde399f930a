"""A moment of a game of German Railways: the position with its rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from core.german_railways.engine import EngineGR
from core.german_railways.events import Event
from core.german_railways.network import incomes, links, player_incomes
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.store.journal import Journal
from ui.game.moment import Moment as AnyMoment


@dataclass(frozen=True)
class Moment(AnyMoment):
    engine: EngineGR
    state: State
    before: State | None = None
    events: Sequence[Event] = ()

    @property
    def rules(self) -> Rules:
        return self.engine.rules

    @cached_property
    def incomes(self) -> dict[str, int]:
        """Of railroads."""
        return incomes(self.rules, self.state.track)

    @cached_property
    def player_incomes(self) -> dict[str, int]:
        return player_incomes(self.rules, self.state)

    @property
    def acting(self) -> str | None:
        """Who bids, or whose turn it is; nobody before a draw."""
        auction = self.state.auction
        return self.state.turn if auction is None else auction.bidder

    @cached_property
    def links(self) -> frozenset[tuple[str, str]]:
        return links(self.rules, self.state.track)


class MomentsGR:
    """Implements `ui.game.moment.Moments`."""

    def __init__(self, engine: EngineGR, log: Journal) -> None:
        self._engine = engine

    def make(self, state: State, at: int, **known: Any) -> Moment:
        return Moment(self._engine, state, **known)
