"""How a line of the game goes on after an edit: who has a turn, and who bids, may be others than they were."""

from collections.abc import Sequence

from core.german_railways import actions as ac
from core.german_railways.state import State
from core.kernel.action import Action
from core.kernel.replay import Stored


class GuideGR:
    """Implements `core.kernel.replay.Guide`. Draws are recorded facts and stay as they were drawn (G17)."""

    def renewed(self, old: State | None, new: State, action: Action) -> Action:
        return action

    def instead(self, state: State, action: Action) -> Action | None:
        return None

    def following(self, state: State, waiting: Sequence[Stored[State]]) -> int | None:
        return None

    def reached(self, old: State, state: State, action: Action) -> bool:
        """Is the game where the action was made, or past it?"""
        then, now = _when(old), _when(state)
        if now != then or state.auction is None or old.auction is None:
            return now >= then
        return state.auction.bidder == action.actor or action.actor in state.auction.passed

    def missing(self, state: State) -> Action | None:
        """Who is asked now and was not before passes; a draw is nothing that the program fills in."""
        if state.auction is not None:
            return ac.Pass(actor=state.auction.bidder, what="auction")
        if state.open == "turn":
            return ac.Pass(actor=state.turn or "", what="turn")
        return None

    def moot(self, action: Action) -> bool:
        """A pass in an auction is only an answer; a turn that was passed was somebody's turn."""
        return isinstance(action, ac.Pass) and action.what == "auction"


def _when(state: State) -> tuple[int, int, int, int]:
    """How far the game is: round, order drawn, place, auction; first auctions by their number."""
    if state.ending:
        return (state.round, 9, 0, 0)
    if state.round == 0:
        number = list(state.shares).index(state.auction.railroad) if state.auction else len(state.shares)
        return (0, 0, number, 0)
    return (state.round, int(bool(state.order)), state.at, int(state.auction is not None))
