"""Who operates, and in which order. The title says how companies are ordered."""

from collections.abc import Callable, Iterator

from core.rail18.holdings import leader
from core.rail18.rules import Rules
from core.rail18.state import CompanyTurn, OperatingRound, State, StockRound


def everyone(sym: str) -> bool:
    return True


def operating_order(rules: Rules, state: State, wanted: Callable[[str], bool] = everyone) -> list[str]:
    return rules.slots.course.operating_order(rules, state, wanted)


def can_act(rules: Rules, state: State, company: str) -> bool:
    """Without a director a company does not act (R31), unless the title says so."""
    found = state.companies[company]
    return found.launched and not found.closed and leader(rules, state, company) is not None


def still_to_act(rules: Rules, state: State) -> list[str]:
    """In this operating round, as the order is now; it is taken anew after each company (R11)."""
    acted = next((frame.acted for frame in state.flow if isinstance(frame, OperatingRound)), ())
    return operating_order(rules, state, lambda sym: sym not in acted and can_act(rules, state, sym))


def listed_order(rules: Rules, state: State, wanted: Callable[[str], bool] = everyone) -> list[str]:
    """As tables and choices list companies, so that none changes its place before its round ends.

    In an operating round those that have acted, the one that acts, and the others as they will act; else as printed.
    """
    acted = next((frame.acted for frame in state.flow if isinstance(frame, OperatingRound)), None)
    if acted is None:
        return [sym for sym in rules.title.companies if wanted(sym)]
    acting = (frame.company for frame in state.flow if isinstance(frame, CompanyTurn))
    order = (*acted, *acting, *operating_order(rules, state), *rules.title.companies)
    return [sym for sym in dict.fromkeys(order) if wanted(sym)]


def coming_turns(rules: Rules, state: State, frame: StockRound) -> Iterator[str]:
    """Whose turns follow in a stock round as long as nobody drops out, on and on."""
    while True:
        frame = rules.slots.course.next_turn(state, frame)
        yield frame.player
