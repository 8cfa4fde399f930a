"""How a line of an 18xx game goes on after an edit: turns come in another order, directors and runs are others.

Entries follow the flow of the game, not the order in which they were made: after a dividend was changed, another
company may operate first. What nobody entered because it was not asked is filled in: passes, the best run, a dividend.
"""

from collections.abc import Callable, Sequence

from core.kernel.action import Action
from core.kernel.replay import Stored
from core.rail18 import actions as ac
from core.rail18.holdings import leader
from core.rail18.routes.renewed import SECONDS_A_RUN, RenewedRuns
from core.rail18.rules import Rules
from core.rail18.state import STEPS, CompanyTurn, Frame, OperatingRound, Question, State, StockRound
from core.rail18.steps.passing import OPTIONAL


class Guide18:
    """Implements `core.kernel.replay.Guide`."""

    def __init__(
        self, rules: Rules, seconds_a_run: float = SECONDS_A_RUN, cancelled: Callable[[], bool] | None = None
    ) -> None:
        self.rules = rules
        self.runs = RenewedRuns(rules, seconds_a_run, cancelled)

    def renewed(self, old: State | None, new: State, action: Action) -> Action:
        """What a company did is done by whoever directs it now; a run carries a verdict for this position."""
        if old is not None:
            action = self._by_director(old, new, action)
        return self.runs.renewed(old, new, action) if isinstance(action, ac.RunTrains) else action

    def instead(self, state: State, action: Action) -> Action | None:
        return self.runs.best(state, action.company) if isinstance(action, ac.RunTrains) else None

    def moot(self, action: Action) -> bool:
        return isinstance(action, ac.Pass)

    def following(self, state: State, waiting: Sequence[Stored[State]]) -> int | None:
        now = when(state)
        for number, stored in enumerate(waiting):
            if when(stored.before) != now:
                break
            if self._belongs(stored, state):
                return number
        return None

    def reached(self, old: State, state: State, action: Action) -> bool:
        then, now = when(old), when(state)
        if now != then:
            return now > then
        frame = state.frame
        match frame:
            case StockRound():
                return frame.player == action.actor
            case CompanyTurn():
                return frame.company == _company(old) and not self._later(frame, action)
            case Question():
                return isinstance(old.frame, Question) and old.frame.about == frame.about
        return True

    def missing(self, state: State) -> Action | None:
        """Passes, the best run, and a dividend where one is asked for now."""
        frame = state.frame
        if isinstance(frame, StockRound):
            return ac.Pass(actor=frame.player, what="stock")
        return self._decline(state, frame) if isinstance(frame, CompanyTurn) else None

    # --- inside

    def _belongs(self, stored: Stored[State], state: State) -> bool:
        """Is it now the turn in which the entry was made?"""
        frame = state.frame
        if isinstance(frame, StockRound):
            return stored.action is None or stored.action.actor == frame.player
        if isinstance(frame, Question):
            asked = stored.before.frame
            return isinstance(asked, Question) and (asked.about, asked.player) == (frame.about, frame.player)
        return _company(stored.before) == _company(state)

    def _later(self, frame: CompanyTurn, action: Action) -> bool:
        """Is it an action of a later step than the one that is open?"""
        step = self._step(action)
        return step in STEPS and STEPS.index(step) > STEPS.index(frame.step)

    def _decline(self, state: State, frame: CompanyTurn) -> Action | None:
        """What leaves the open step with the least ado."""
        actor = leader(self.rules, state, frame.company) or ""
        if frame.step in OPTIONAL:
            return ac.Pass(actor=actor, what=frame.step)
        if frame.step == "dividend":
            return ac.DecideDividend(actor=actor, company=frame.company, pay=True)
        return self.runs.best(state, frame.company)

    def _by_director(self, old: State, new: State, action: Action) -> Action:
        company = self._directed(old, action)
        if company is None or self._directed(new, action) != company:
            return action
        actor = leader(self.rules, new, company)
        if action.actor != leader(self.rules, old, company) or actor is None or actor == action.actor:
            return action
        return action.model_copy(update={"actor": actor})

    def _directed(self, state: State, action: Action) -> str | None:
        """The company whose director takes this action: in a step of its turn, or asked in between."""
        frame = state.frame
        if isinstance(frame, Question):
            return frame.company if getattr(action, "company", None) == frame.company else None
        return frame.company if isinstance(frame, CompanyTurn) and self._step(action) in STEPS else None

    def _step(self, action: Action) -> str | None:
        handler = self.rules.handler(action)
        return action.what if isinstance(action, ac.Pass) else handler.step if handler else None


def when(state: State) -> tuple[int, int]:
    """Rounds in the order in which they are played: the auctions, then each stock round and its operating rounds."""
    match state.flow[0]:
        case StockRound() as stock:
            return stock.number, 0
        case OperatingRound() as operating:
            return operating.number, operating.index
        case first:
            return (0, 0) if first.kind == "auction" else LAST


LAST = (1_000_000, 0)  # the game is over


def _company(state: State) -> str | None:
    """Whose turn it is, also while a question is open."""
    frames: list[Frame] = list(state.flow)
    return next((frame.company for frame in frames if isinstance(frame, CompanyTurn)), None)
