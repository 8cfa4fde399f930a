"""Operating rounds: who acts before whom, and how many follow a stock round (XI, XIII)."""

from collections.abc import Callable

from core.rail18.market import by_price
from core.rail18.rules import Rules
from core.rail18.state import State

THREE_OR_TWO = "5"  # the phase about whose number of rounds texts differ


def is_minor(rules: Rules, company: str) -> bool:
    """Coal railways and pre-Staatsbahnen: one owner, no shares, no price."""
    return rules.title.kind(company).share_percent == 100


def operating_order(rules: Rules, state: State, wanted: Callable[[str], bool]) -> list[str]:
    """Coal railways and pre-Staatsbahnen as they are numbered, then the others by price (A47)."""
    minors = [sym for sym in rules.title.companies if is_minor(rules, sym) and wanted(sym)]
    return [*minors, *by_price(rules.market, state, wanted)]


def operating_rounds(rules: Rules, state: State) -> int:
    """As the phase says that the stock round ends in (A75)."""
    if state.phase == THREE_OR_TWO:
        return int(rules.ruling("rounds-in-phase-5"))
    return rules.title.phase(state.phase).operating_rounds
