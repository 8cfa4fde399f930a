"""What the checks of random games must know of Mini."""

from collections.abc import Iterator
from random import Random

from core.rail18.rules import Rules
from core.rail18.state import State
from tests.play.peculiar import Peculiar
from tests.titles.tmini.ferry import NameHarbour


def peculiar(rules: Rules) -> Peculiar:
    def by_the_book(state: State, actor: str, company: str, rng: Random) -> Iterator[NameHarbour]:
        yield from (NameHarbour(actor=actor, hex=label) for label in rules.title.faces)

    return Peculiar(by_the_book=by_the_book)
