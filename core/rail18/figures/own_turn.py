"""When a player may trade: now, in this stock round once it is his turn, or in the next one."""

from dataclasses import dataclass, replace
from typing import Literal

from core.rail18.rules import Draft, Rules
from core.rail18.state import Auction, CompanyTurn, GameOver, OperatingRound, State, StockRound
from core.rail18.steps.selling import helping

# his turn, or while he must help with a train; as if it were his turn; as if the next stock round began now
When = Literal["now", "train", "round", "next"]


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """`state` is the position in which he trades: the real one, or the same money and shares on his turn."""

    when: When
    state: State


def own_turn(rules: Rules, state: State, player: str) -> OwnTurn | None:
    """None once the game is over."""
    frame, lowest = state.frame, state.flow[0]
    if isinstance(frame, StockRound) and frame.player == player:
        return OwnTurn("now", state)
    if isinstance(frame, CompanyTurn) and helping(Draft(rules, state), player):
        return OwnTurn("train", state)
    if isinstance(lowest, GameOver):
        return None
    if isinstance(lowest, StockRound):
        turn = replace(lowest, player=player, passes=0, blocks=(), acted=False, still="")
        return OwnTurn("round", state.with_(flow=(turn,)))
    assert isinstance(lowest, Auction | OperatingRound)
    number = lowest.number + 1 if isinstance(lowest, OperatingRound) else 1
    return OwnTurn("next", state.with_(flow=(StockRound(number, player),)))
