"""Debt of directors for trains: an overdrawn account, or a loan beside the cash (XII, A65)."""

from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.rules import Draft, Rules
from core.rail18.state import StockRound
from core.rail18.steps.stock import stock_turn


def overdrawn(rules: Rules) -> bool:
    """All that a debtor receives is set off at once."""
    return rules.ruling("debt") == "overdraft"


def check_repay(draft: Draft, player: str) -> None:
    """A loan is repaid in the debtor's own stock turns only."""
    if not overdrawn(draft.rules):
        stock_turn(draft, player)


def repaid(draft: Draft, player: str) -> None:
    """To repay a loan is to act: the round goes on, and the priority with it (A46)."""
    frame = draft.state.frame
    if not overdrawn(draft.rules) and isinstance(frame, StockRound) and frame.player == player:
        draft.emit(ev.FrameChanged(replace(frame, acted=True)))
