"""What the checks of random games must know of a title: what it excuses, and what it has besides.

A title says it in `tests/titles/t<id>/peculiar.py`, where `peculiar` makes one value from the rules of a game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from random import Random

from core.kernel.action import Action
from core.rail18.rules import Rules
from core.rail18.state import State


@dataclass(frozen=True)
class Peculiar:
    anytime: tuple[str, ...] = ("RepayDebt", "PayDestination")  # kinds of actions that do not wait for a turn
    papers: tuple[str, ...] = ()  # certificates besides shares and privates
    privates_close: str | None = None  # the phase
    free_share: str | None = None  # the company of which a share comes with a private
    unpriced: tuple[str, ...] = ()  # companies whose ordinary shares may be out before they have a par
    held_trains: tuple[str, ...] = ()  # trains that a player may hold
    exports_from: str | None = None  # the phase from which on a train goes abroad after each set of rounds
    # who acts first of those that still act: the highest
    rank: Callable[[State, str], tuple[int, ...]] | None = None  # else by price, then further right, then on top
    # who gets what of a revenue that is paid; else by shares, rounded up
    parts: Callable[[State, str, int], Mapping[str, int]] | None = None
    check: Callable[[State], None] = lambda state: None  # what else must hold
    lying: Callable[[State], None] | None = None  # checks all that lies upon tiles; None: nothing does
    income: Callable[[State], Mapping[str, int]] = lambda state: {}  # of its papers
    once_a_round: Callable[[Action], str | None] = lambda action: None  # what a player buys only once
    # values of fields for actions that are mostly wrong, and whole actions that a player might think of
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    by_the_book: Callable[[State, str, str, Random], Iterable[Action]] = lambda state, actor, company, rng: ()
    # so many corrections of the books, mostly possible ones
    corrections: Callable[[State, Random, int], Iterable[Action]] = lambda state, rng, number: ()


@lru_cache(maxsize=8)
def peculiar(rules: Rules) -> Peculiar:
    found = import_module(f"tests.titles.t{rules.title.id}.peculiar").peculiar(rules)
    assert isinstance(found, Peculiar)
    return found
