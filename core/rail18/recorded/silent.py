"""Replays records in which nobody says that he passes where he could have done little, and runs are never checked.

Where the record goes on with something else while a question is open that may be declined, it was declined: at once,
before anything else. A run is paid as it is recorded, whatever is wrong with it.
"""

from collections.abc import Iterator
from dataclasses import replace

from core.kernel.action import Action
from core.kernel.family import Applied
from core.kernel.refusal import RECORDED, Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.phases import over_limit
from core.rail18.recorded.record import RecordedAction, RecordedGame, claimed_revenue
from core.rail18.recorded.replay import STEP_OF_TYPE, Replay
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn, GameOver, OperatingRound, Question, State, StockRound
from core.rail18.steps.trains import director_may_sell

QUIET = ("message", "end_game")
ANSWERS = ("discard_train", "remove_token", "choose")  # to questions that the record may put and we do not
MOST = 300  # questions that are declined one after the other; no round has so many


class SilentReplay(Replay):
    def __init__(self, engine: Engine18, game: RecordedGame) -> None:
        super().__init__(engine, game)
        self._recorded: RecordedAction | None = None
        self._next = _next_telling(game.actions)
        self._seen: tuple[State, int] | None = None  # when, and where the next one is that tells
        self._acted = ""  # the company that acted last in the record
        self._spoken: set[int] = set()  # stock rounds in which the record has an action
        self._doubt: str | None = None  # who was to begin a stock round of which the record does not know
        self._astray: tuple[State, set[tuple[str, str]]] = self.state, set()  # what the questions now do not lead to

    def _translate(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        self._recorded = recorded
        self._acted = recorded.entity if recorded.entity in self.state.companies else self._acted
        if recorded.type == "end_game":
            self.reader.state = self.state.with_(flow=(GameOver(),))
            return iter(())
        return super()._translate(recorded, index)

    def _decline(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        frame = self.state.frame
        if isinstance(frame, Question):
            declined = self.game.records.declined(frame)
            if declined is not None and frame.player == recorded.entity:
                yield declined
        else:
            yield from super()._decline(recorded, index)

    # --- what is not said

    def _leave_turn(self, index: int, applied: list[Applied]) -> None:
        start = index + 1
        while (found := self._following(start)) is not None:
            at, follows = found
            if self._answers(self.state, follows):
                return
            way = self._way_to(follows)
            for step in way:
                applied.append(step)
                assert not isinstance(step.outcome, Rejection)
                self.reader.fold(step.outcome)
            self._doubt = self._silent_round(way)
            if way or follows.type not in ANSWERS:
                return
            start = at + 1

    def _silent_round(self, way: list[Applied]) -> str | None:
        """Who is asked first in a stock round of which the record does not know, although much could be done in it."""
        now = self.state.flow[0]
        known = {*self._spoken, now.number} if isinstance(now, StockRound) else self._spoken
        for step in way:
            at = step.before.flow[0]
            if isinstance(at, StockRound) and at.number not in known and self._would_be_told(step.before):
                return at.player
        return None

    def _would_be_told(self, state: State) -> bool:
        """Could whoever is asked do more than records leave out?"""
        kinds = {option.kind for option in self.engine.options(state)}
        return not kinds <= {ac.Pass.kind, *self.game.records.untold}

    def _way_to(self, follows: RecordedAction) -> list[Applied]:
        """The questions declined from here to what follows; none where they do not lead there."""
        if self._astray[0] is not self.state:
            self._astray = self.state, set()
        sought = follows.entity, follows.type
        if sought in self._astray[1]:
            return []
        state, way = self.state, list[Applied]()
        for _ in range(MOST):
            declined = self._declined(state)
            outcome = None if declined is None else self.engine.decide(state, declined)
            if declined is None or outcome is None or isinstance(outcome, Rejection):
                break
            way.append(Applied(declined, outcome, state))
            for event in outcome:
                state = self.engine.evolve(state, event)
            if self._answers(state, follows):
                return way
        self._astray[1].add(sought)
        return []

    def _declined(self, state: State) -> Action | None:
        frame = state.frame
        if isinstance(frame, Question):
            return self.game.records.declined(frame)
        if isinstance(frame, StockRound):
            return ac.Pass(actor=frame.player, what="stock")
        if isinstance(frame, CompanyTurn):
            declined = self._skip(frame, state)
            return None if declined is None else self._judged_elsewhere(declined)
        return None

    def _following(self, start: int) -> tuple[int, RecordedAction] | None:
        """The next action that shows who is asked; while the state stays, nothing is looked at twice."""
        actions = self.game.actions
        if self._seen is None or self._seen[0] is not self.state or self._seen[1] < start:
            at, heard = start, set[str]()
            while at < len(actions) and (at := self._next[at]) < len(actions) and self._stale(actions[at], heard):
                heard.add(actions[at].entity)
                at += 1
            self._seen = self.state, at
        at = self._seen[1]
        return (at, actions[at]) if at < len(actions) else None

    def _stale(self, recorded: RecordedAction, heard: set[str]) -> bool:
        """Does it meet no question of ours: a pass of somebody who could do nothing and was not asked?

        The turn of a company that says so after it acted is over then, and the round with it where it was the last.
        """
        frame, rounds = self.state.frame, self.state.flow[0]
        mine = isinstance(frame, CompanyTurn) and frame.company == recorded.entity
        if recorded.type == "dividend":
            settled = isinstance(frame, CompanyTurn) and frame.step == "trains"
            return mine and settled and recorded.data.get("kind") == "withhold"
        if recorded.type != "pass":
            return False
        if recorded.entity_type == "player":
            asked = isinstance(frame, StockRound) and frame.player == recorded.entity
            return recorded.entity in self.passed_over and not asked and recorded.entity not in heard
        open_turn = next((at.company for at in self.state.flow if isinstance(at, CompanyTurn)), None)
        acted = rounds.acted if isinstance(rounds, OperatingRound) else ()
        return recorded.entity != open_turn and recorded.entity in (self._acted, *acted)

    def _answers(self, state: State, recorded: RecordedAction) -> bool:
        """Is this an answer to the open question?"""
        frame, entity = state.frame, recorded.entity
        if isinstance(frame, Question) and frame.about == "discard":
            return recorded.type == "discard_train" and entity in over_limit(self.engine.rules, state)
        if isinstance(frame, Question):
            said = recorded.type in ("pass", "choose")
            return entity in (frame.company, frame.item) or (said and entity == frame.player)
        if isinstance(frame, StockRound):
            held = state.papers.get(entity)
            return frame.player == (entity if held is None else held.owner)
        if isinstance(frame, CompanyTurn):
            if recorded.entity_type == "player":
                draft = Draft(self.engine.rules, state)
                return recorded.type == "sell_shares" and director_may_sell(draft, frame.company, entity)
            return entity == frame.company and STEP_OF_TYPE.get(recorded.type, frame.step) == frame.step
        return True

    # --- what is paid

    def _apply(self, action: Action, applied: list[Applied]) -> None:
        if self._doubt is not None:
            place = self.engine.rules.places.of("not-your-turn", "stock-round")
            wrong = Rejection("not-your-turn", Severity.RULE, place, {"player": self._doubt})
            applied.append(Applied(action, wrong, self.state))
            self._doubt = None
        if isinstance(self.state.flow[0], StockRound):
            self._spoken.add(self.state.flow[0].number)
        if isinstance(action, ac.RunTrains) and action.revenue is None:
            assert self._recorded is not None
            action = self._as_recorded(action, claimed_revenue(self._recorded.data), applied)
        super()._apply(action, applied)

    def _as_recorded(self, run: ac.RunTrains, claimed: int, applied: list[Applied]) -> ac.RunTrains:
        """The same run where it earns what the record says; else one that is paid so."""
        judged = self._judged_elsewhere(run)
        outcome = self.engine.decide(self.state, judged)
        followed = outcome
        if isinstance(outcome, Rejection) and outcome.severity is Severity.RULE:
            followed = self.engine.decide(self.state, judged, overrule=RECORDED)
        if isinstance(followed, Rejection):
            frame = self.state.frame
            if not (isinstance(frame, CompanyTurn) and (frame.company, frame.step) == (run.company, "run")):
                return run
            applied.append(Applied(run, replace(followed, severity=Severity.RULE), self.state))
            return run.model_copy(update={"routes": (), "revenue": claimed})
        earned = sum(event.revenue for event in followed if isinstance(event, ev.RunMade))
        return run if earned == claimed else run.model_copy(update={"revenue": claimed})


def _next_telling(actions: tuple[RecordedAction, ...]) -> list[int]:
    """For each place the next one from it on that can show who is asked."""
    found, at = [0] * len(actions), len(actions)
    for index in reversed(range(len(actions))):
        recorded = actions[index]
        silent = recorded.type.startswith("program") or recorded.type in QUIET
        by_itself = recorded.auto and recorded.type == "pass" and recorded.entity_type != "player"
        at = at if silent or by_itself else index
        found[index] = at
    return found
