"""What may be another amount at the end of a game whose past was edited: cash, worth, shares, treasuries, prices."""

from core.rail18.engine import Engine18
from core.rail18.holdings import percent, price
from core.rail18.state import BANK, State
from core.rail18.worth import worth
from core.text.catalogue import text
from ui.shell.views.differences import Difference


def amounts(engine: Engine18, old: State, new: State) -> list[Difference]:
    """The amounts at both ends of a game, also those that are the same."""
    rules, names = engine.rules, new.names
    found = []
    for player in new.order:
        found.append(Difference(names[player], text("edit-cash"), old.cash.get(player), new.cash.get(player)))
        worths = [worth(rules, state, player) for state in (old, new)]
        found.append(Difference(names[player], text("edit-worth"), *worths))
        for sym in rules.title.companies:
            held = [percent(rules, state, sym, player) for state in (old, new)]
            found.append(Difference(names[player], text("edit-share", company=sym), *held))
    for sym in rules.title.companies:
        found.append(Difference(sym, text("edit-treasury"), old.cash.get(sym), new.cash.get(sym)))
        prices = [price(rules, state, sym) if sym in state.markers else None for state in (old, new)]
        found.append(Difference(sym, text("edit-price"), prices[0], prices[1]))
    found.append(Difference(text("word-bank"), text("edit-cash"), old.cash.get(BANK), new.cash.get(BANK)))
    return found
