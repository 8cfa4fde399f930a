"""Whose decision a position waits for, and about what."""

from core.rail18.holdings import leader
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, Question, State, StockRound


def acting_player(rules: Rules, state: State) -> str | None:
    """The player who decides now; None where several may, or the game is over."""
    match state.frame:
        case Auction(bidder=player) | StockRound(player=player):
            return player
        case Question(player=player):
            return player or None
        case CompanyTurn(company=company):
            return leader(rules, state, company)
    return None


def asked_step(state: State) -> str:
    """What is to be decided, as the index of the companion calls it."""
    match state.frame:
        case CompanyTurn(step=step):
            return step
        case Question(about=about):
            return f"question-{about}"
        case frame:
            return frame.kind


def thinking_player(rules: Rules, state: State) -> str | None:
    """Whose time it takes. At a table all bid in an auction, and only its result need be entered: nobody's."""
    if state.mode == "table" and isinstance(state.frame, Auction):
        return None
    return acting_player(rules, state)
