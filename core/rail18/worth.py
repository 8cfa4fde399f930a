"""What a player is worth, and the ranking (rules p. 17, R39)."""

from core.rail18.holdings import percent, price, unit
from core.rail18.rules import Rules
from core.rail18.state import Paper, State


def share_worth(rules: Rules, state: State, player: str) -> int:
    return sum(
        percent(rules, state, sym, player) // unit(rules, sym) * price(rules, state, sym) for sym in state.markers
    )


def must_have_paid(rules: Rules) -> bool:
    """Does a certificate count at the end only if it has paid income? (R54)"""
    return rules.ruling("final-papers") == "paid"


def counts(rules: Rules, paper: Paper) -> bool:
    """Is a certificate worth something at the end? Once a train has visited it, or once it has paid (R39, R54)."""
    return paper.active and (paper.paid or not must_have_paid(rules))


def worth(rules: Rules, state: State, player: str) -> int:
    """Cash less debt, shares at market price, and what the title adds. Privates and treasuries count nothing."""
    own = state.cash[player] - state.debt(player)
    return own + share_worth(rules, state, player) + rules.slots.papers.worth(rules, state, player)


def ranking(rules: Rules, state: State) -> list[tuple[str, int]]:
    return sorted(((player, worth(rules, state, player)) for player in state.order), key=lambda row: -row[1])
