"""What a title gives those who play wildly: games by chance, and actions that are mostly wrong."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from core.kernel.action import Action
from core.kernel.options import Option
from tests.play import mutations, random_player
from tests.titles.german_railways import random_player as player_gr
from tests.titles.german_railways import wild


class Player(Protocol):
    def choose(self, state: Any, options: Sequence[Option]) -> Action: ...


class Mutator(Protocol):
    def changed(self, action: Action) -> Action | None: ...

    def anything(self, kind: type[Action]) -> Action | None: ...

    def mutants(self, legal: Sequence[Action], number: int) -> Iterator[Action]: ...


@dataclass(frozen=True)
class Play:
    """All of an engine; `book` are actions that a player might think of."""

    setup: Callable[[int], Any]
    player: Callable[[Any, Random], Player]
    mutator: Callable[[Any, Any, Random], Mutator]
    book: Callable[[Any, Any, Random], Iterator[Action]]


def play_of(title: str) -> Play:
    if title == player_gr.TITLE:
        return Play(
            player_gr.random_setup,
            lambda engine, chance: player_gr.RandomPlayer(engine.rules, chance),
            lambda engine, state, chance: wild.Mutator(engine.rules, state, chance),
            lambda engine, state, chance: wild.by_the_book(engine.rules, state, chance),
        )
    return Play(
        partial(random_player.random_setup, title_id=title),
        lambda engine, chance: random_player.RandomPlayer(engine.rules, chance),
        lambda engine, state, chance: mutations.Mutator(engine.rules, state, chance),
        _book_18xx,
    )


def _book_18xx(engine: Any, state: Any, chance: Random) -> Iterator[Action]:
    company = chance.choice(list(state.companies))
    return mutations.by_the_book(engine.rules, state, chance.choice(state.order), company, chance)
