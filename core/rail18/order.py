"""Who operates, and in which order. The title says how companies are ordered."""

from collections.abc import Callable

from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import OperatingRound, State


def everyone(sym: str) -> bool:
    return True


def operating_order(rules: Rules, state: State, wanted: Callable[[str], bool] = everyone) -> list[str]:
    return rules.slots.course.operating_order(rules, state, wanted)


def can_act(rules: Rules, state: State, company: str) -> bool:
    """Without a director a company does not act (R31)."""
    found = state.companies[company]
    return found.launched and not found.closed and director(rules, state, company) is not None


def still_to_act(rules: Rules, state: State) -> list[str]:
    """In this operating round, as the order is now; it is taken anew after each company (R11)."""
    acted = next((frame.acted for frame in state.flow if isinstance(frame, OperatingRound)), ())
    return operating_order(rules, state, lambda sym: sym not in acted and can_act(rules, state, sym))
