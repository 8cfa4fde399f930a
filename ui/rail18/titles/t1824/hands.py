"""What hands do before the first action that only 1824 asks for."""

from collections.abc import Iterator

from core.text.lists import items
from core.titles.t1824.staatsbahn import staatsbahnen
from ui.rail18.views.hands.of_title import HandsOfTitle
from ui.rail18.views.hands.tasks import task
from ui.rail18.views.narration.words import Words
from ui.values.tasks import Task


def set_up(words: Words) -> Iterator[Task]:
    """The markers of Staatsbahnen wait on their price from the start (A5)."""
    rules = words.rules
    cell = rules.market.cell(*rules.market.start_cell)
    price = 0 if cell is None else cell.price
    yield task("market", "setup-staatsbahnen", companies=items(staatsbahnen(rules)), price=price)


HANDS = HandsOfTitle(set_up)
