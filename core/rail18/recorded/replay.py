"""Replays a recorded game through our engine: each recorded action becomes one or more of ours.

The site skips steps in which nothing can be done, without saying so; the record shows only that somebody else acts
next. Passes are therefore added where the next action makes them certain, and a recorded pass that meets no open
question is left out.
"""

from collections.abc import Callable, Iterator

from pydantic import ValidationError

from core.kernel.action import Action
from core.kernel.family import Applied
from core.kernel.foreign import shown
from core.kernel.refusal import RECORDED, Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.recorded.reader import Reader, Unreadable
from core.rail18.recorded.record import TALK, RecordedAction, RecordedGame
from core.rail18.recorded.routes import UnreadableRoute
from core.rail18.state import STEPS, Auction, CompanyTurn, State, Step, StockRound
from core.rail18.steps.passing import OPTIONAL
from core.rail18.steps.run import taken_for_best
from core.rail18.table import implied

# Actions that do not show whose turn it is.
BESIDE_THE_TURN = ("message", "choose_ability", "payoff_player_debt", "destination_connection", "discard_train",
                   "remove_token", "end_game")  # fmt: skip

STEP_OF_TYPE: dict[str, Step] = {
    "lay_tile": "track",
    "place_token": "station",
    "run_routes": "run",
    "dividend": "dividend",
    "buy_train": "trains",
    "buy_company": "trains",
}


MOST_ROUNDS = 100  # stock rounds; no game has so many


class Replay:
    """A record on its way through the engine. Implements `core.kernel.family.Replay`."""

    def __init__(self, engine: Engine18, game: RecordedGame) -> None:
        self.engine = engine
        self.game = game
        records = game.records
        self.reader: Reader = records.reader(engine, records.methods, records.trains, game.names)
        self.passed_over: set[str] = set()  # players who could do nothing in the stock round and were not asked
        self._looked: dict[tuple[str, ...], tuple[State, int, bool | None]] = {}  # by question: when, how far, answer

    @property
    def state(self) -> State:
        return self.reader.state

    def steps(self) -> Iterator[tuple[RecordedAction, list[Applied]]]:
        """Every recorded action with the actions it became. The state is that after the action."""
        actions = self.game.actions
        for index, recorded in enumerate(actions):
            applied: list[Applied] = []
            try:
                for action in self._translate(recorded, index):
                    self._apply(action, applied)
            except (Unreadable, UnreadableRoute, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
                rejection = Rejection("unreadable", Severity.IMPOSSIBLE, "", _flaw(error, recorded))
                applied.append(Applied(ac.Pass(actor="", what="stock"), rejection, self.state))
            if not _more(actions[index + 1 : index + 2]) and recorded.type not in TALK:
                self._leave_turn(index, applied)
            yield recorded, applied

    def _apply(self, action: Action, applied: list[Applied]) -> None:
        frame = self.state.frame
        if isinstance(action, ac.BuyTrain) and isinstance(frame, CompanyTurn) and frame.step == "run":
            self._apply(ac.RunTrains(actor=action.actor, company=action.company, routes=()), applied)
        passes = implied(self.engine, self.state, action)
        if passes and isinstance(frame, StockRound):  # the site leaves out only those who can do nothing
            place = self.engine.rules.places.of("not-your-turn", "stock-round")
            wrong = Rejection("not-your-turn", Severity.RULE, place, {"player": frame.player})
            applied.append(Applied(action, wrong, self.state))
        for step in (*passes, self._judged_elsewhere(action)):
            outcome = self.engine.decide(self.state, step)
            if isinstance(outcome, Rejection) and outcome.severity is Severity.RULE:
                applied.append(Applied(step, outcome, self.state))
                outcome = self.engine.decide(self.state, step, overrule=RECORDED)
            applied.append(Applied(step, outcome, self.state))
            if isinstance(outcome, Rejection):
                return
            self.reader.fold(outcome)
            self.passed_over.discard(step.actor)
            skipped: list[str] = [e.actor for e in outcome if isinstance(e, ev.Passed) and e.what == "stock"]
            self.passed_over.update(skipped[1:] if isinstance(step, ac.Pass) else skipped)

    def _leave_turn(self, index: int, applied: list[Applied]) -> None:
        """Where somebody else acts next, the rest of the company's turn was skipped."""
        while True:
            frame = self.state.frame
            if not isinstance(frame, CompanyTurn) or self._stays(frame.company, index + 1):
                return
            skip = self._skip(frame, self.state)
            skip = None if skip is None else self._judged_elsewhere(skip)
            outcome = None if skip is None else self.engine.decide(self.state, skip)
            if skip is None or outcome is None or isinstance(outcome, Rejection):
                return
            applied.append(Applied(skip, outcome, self.state))
            self.reader.fold(outcome)

    def _judged_elsewhere(self, action: Action) -> Action:
        """A record brings no verdicts; whoever audits it judges its runs (R23)."""
        return taken_for_best(self.engine.rules, self.state, action) if isinstance(action, ac.RunTrains) else action

    def _skip(self, frame: CompanyTurn, state: State) -> Action | None:
        """The action that leaves a step without doing anything in it."""
        leader = self.reader.leader_in(state, frame.company)
        if frame.step in OPTIONAL:
            return ac.Pass(actor=leader, what=frame.step)
        if frame.step == "run":
            return ac.RunTrains(actor=leader, company=frame.company, routes=())
        return None

    def _ahead(
        self, question: tuple[str, ...], start: int, answer: Callable[[RecordedAction], bool | None]
    ) -> bool | None:
        """The first answer that an action from `start` on gives; None if none does.

        A record may say nothing for as long as it likes: while the state stays, nothing is looked at twice.
        """
        known = self._looked.get(question)
        if known is None or known[0] is not self.state or known[1] < start:
            actions = self.game.actions
            told = ((at, said) for at in range(start, len(actions)) if (said := answer(actions[at])) is not None)
            at, found = next(told, (len(actions), None))
            known = self._looked[question] = (self.state, at, found)
        return known[2]

    def _stays(self, company: str, start: int) -> bool:
        """Does the record go on with this company's turn?"""

        def says(recorded: RecordedAction) -> bool | None:
            if recorded.type in BESIDE_THE_TURN or recorded.type.startswith("program"):
                return None
            if (
                recorded.type == "pass"
                and (recorded.auto or recorded.entity != company)
                and recorded.entity_type != "player"
            ):
                return None
            if recorded.entity_type == "corporation":
                return recorded.entity == company
            if recorded.entity_type == "company":
                return self.reader.used_by(recorded.entity, company)
            return recorded.type in ("sell_shares", "bankrupt") and recorded.entity == self.reader.leader(company)

        return self._ahead(("stays", company), start, says) is not False

    def _translate(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        if getattr(self.state.flow[0], "number", 0) > MOST_ROUNDS:
            raise Unreadable(recorded.type)
        return self._decline(recorded, index) if recorded.type == "pass" else self.reader.actions(recorded)

    def _decline(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        frame = self.state.frame
        if isinstance(frame, Auction) and frame.bidder == recorded.entity:
            yield ac.Pass(actor=recorded.entity, what="auction")
        elif isinstance(frame, StockRound) and self.state.is_player(recorded.entity):
            yield from self._pass_stock(frame, recorded.entity)
        elif isinstance(frame, CompanyTurn) and not recorded.auto and frame.company == recorded.entity:
            if frame.step in OPTIONAL and not self._used_later(frame.company, frame.step, index + 1):
                yield ac.Pass(actor=self.reader.leader(frame.company), what=frame.step)

    def _pass_stock(self, frame: StockRound, player: str) -> Iterator[Action]:
        """Whom we passed over because he could do nothing, the record may ask, and the other way round."""
        if player in self.passed_over and player != frame.player:
            self.passed_over.remove(player)
            return
        now: object = frame
        while isinstance(now, StockRound) and now.number == frame.number:
            yield ac.Pass(actor=now.player, what="stock")
            if now.player == player or self.state.frame is now:
                return
            now = self.state.frame

    def _used_later(self, company: str, step: Step, start: int) -> bool:
        """Does the company still act in this step? Then the pass met an earlier question, which we left out."""

        def says(recorded: RecordedAction) -> bool | None:
            at = STEP_OF_TYPE.get(recorded.type)
            if step == "trains" and recorded.type == "pass" and recorded.entity == company and not recorded.auto:
                return True  # trains and privates are two questions there and one with us: the later pass counts
            if recorded.type in BESIDE_THE_TURN or (at is None and recorded.entity == company):
                return None
            if recorded.auto or recorded.type.startswith("program"):
                return None
            paper = recorded.entity_type == "company"
            mine = self.reader.used_by(recorded.entity, company) if paper else recorded.entity == company
            if at is None or not mine or STEPS.index(at) < STEPS.index(step):
                return False
            return True if at == step else None

        return self._ahead(("used", company, step), start, says) is True


def _more(follows: tuple[RecordedAction, ...]) -> bool:
    """Does more of the same action follow? What a standing order does for a player is an action of its own."""
    return any(recorded.auto and recorded.entity_type != "player" for recorded in follows)


def _flaw(error: Exception, recorded: RecordedAction) -> dict[str, str | int]:
    """What is wrong: something is missing, or makes no sense."""
    if isinstance(error, KeyError):
        return {"flaw": "lacks", "what": shown(error.args[0], 60)}
    if isinstance(error, Unreadable | UnreadableRoute):
        return {"flaw": "no-sense", "what": shown(error, 80)}
    place = error.errors()[0]["loc"] if isinstance(error, ValidationError) else ()
    return {"flaw": "no-sense", "what": shown(".".join(map(str, (recorded.type, *place))), 80)}
