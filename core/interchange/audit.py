"""Replays a game strictly and reports what does not agree with the rules."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.any_game import kind_of, read_game
from core.interchange.game_file import AnyGame, family_of, with_preset
from core.interchange.recorded_file import read_recorded, replay_of
from core.interchange.wording import refusal_text
from core.kernel.engine import Engine
from core.kernel.errors import GameFileError
from core.kernel.family import Applied, Family, Json, RecordedAction, Run
from core.kernel.foreign import shown
from core.kernel.refusal import Rejection, Severity
from core.store.entries import Entry
from core.text.catalogue import text

Told = Callable[[Json], object]  # hears of the state before the first action and after each that was applied


@dataclass(frozen=True, slots=True)
class Problem:
    action: int
    code: str
    text: str


@dataclass(slots=True)
class Report:
    title: str
    rulings: str
    players: dict[str, str]
    actions: int = 0
    applied: int = 0
    finished: bool = False
    final: dict[str, int] = field(default_factory=dict)
    runs: list[Run] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def below_best(self) -> list[Run]:
        """Legal runs that earned less than was possible (R23)."""
        return [run for run in self.runs if run.legal and run.claimed < run.best]

    @property
    def above_best(self) -> list[Run]:
        """Numbers that no run could have earned; the table may enter them (R23)."""
        return [run for run in self.runs if run.legal and run.claimed > run.bound]

    def as_json(self) -> dict[str, object]:
        short = [
            {"action": run.action, "company": run.company, "short": run.best - run.claimed} for run in self.below_best
        ]
        return {**asdict(self), "below_best": short}

    def problem(self, action: int, rejection: Rejection) -> None:
        self.problems.append(Problem(action, rejection.code, shown(refusal_text(rejection, self.players), 400)))


class _States:
    """Tells of states, one after the other, with the action that led to each."""

    def __init__(self, told: Told | None, engine: Engine[Any, Any], names: Any = None) -> None:
        known = registry.known_title(engine.setup.title)
        self._told = told
        self._line = known.family.trace(known, engine, names)
        self._count = -1

    def after(
        self, state: Any, id: int | None = None, type: str | None = None, entity: Any = None, place: int | None = None
    ) -> None:
        if self._told is not None:
            at = self._count if place is None else place
            self._told({"i": at, "id": id, "type": type, "entity": entity, **self._line(state)})
            self._count += 1


def audit(path: Path, preset: str | None = None, states: Told | None = None) -> Report:
    """Raises BankhalterError with one sentence for a file that cannot be read."""
    started = time.perf_counter()
    auditing = audit_recorded if kind_of(path) == "recorded" else audit_game
    report = auditing(path, preset, states)
    report.seconds = round(time.perf_counter() - started, 3)
    return report


def audit_recorded(path: Path, preset: str | None, told: Told | None) -> Report:
    game = read_recorded(path)
    replay = replay_of(game, preset)
    engine = replay.engine
    family = registry.family_of(game.title)
    report = Report(game.title, engine.setup.preset, dict(game.players), actions=game.count)
    states = _States(told, engine, game.names)
    states.after(replay.state)
    refused: set[int] = set()  # places in the file
    first: RecordedAction | None = None  # what those after it followed from
    for index, (recorded, applied) in enumerate(replay.steps()):
        first = recorded if first is None or not recorded.auto else first
        if any(_impossible(step) for step in applied):
            refused.add(recorded.place)
        for step in applied:
            if isinstance(step.outcome, Rejection):
                report.problem(recorded.id, step.outcome)
        for found in family.recorded_runs(engine, replay.state, recorded, applied):
            if isinstance(found, Rejection):
                report.problem(recorded.id, found)
            else:
                report.runs.append(found)
        followed = index + 1 < len(game.actions) and game.actions[index + 1].auto
        if not followed and recorded.place not in refused:
            states.after(replay.state, first.id, first.type, first.data.get("entity"), first.place)
    report.applied = sum(not action.auto and action.place not in refused for action in game.actions)
    _finish(report, family, engine, replay.state)
    for player, claimed in game.result.items():
        if report.finished and report.final.get(player) != claimed:
            params: dict[str, str | int] = {"player": player, "recorded": claimed, "worth": report.final.get(player, 0)}
            last = game.actions[-1].id if game.actions else 0
            place = family.place(engine, "result-differs")
            report.problem(last, Rejection("result-differs", Severity.RULE, place, params))
    return report


def _impossible(step: Applied) -> bool:
    return isinstance(step.outcome, Rejection) and step.outcome.severity is Severity.IMPOSSIBLE


def audit_game(path: Path, preset: str | None, told: Told | None) -> Report:
    """Decides every stored action again and compares with the stored effects."""
    game = read_game(path)
    family = family_of(game)
    setup = game.engine.setup if preset is None else with_preset(game.engine.setup, preset)
    engine = registry.engine_for(setup)
    report = Report(setup.title, setup.preset, {player.id: shown(player.name) for player in family.players(game.state)})
    try:
        _judge_entries(report, game, engine, _States(told, engine))
        _finish(report, family, engine, game.state)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise GameFileError(text("file-no-position", file=path.name)) from error
    return report


def _judge_entries(report: Report, game: AnyGame, engine: Engine[Any, Any], states: _States) -> None:
    family, state = family_of(game), game.state_at(0)
    states.after(state)
    for entry in game.log.path_to(game.log.head):
        report.actions += 1
        before, state = state, game.state_at(entry.id)
        if entry.action is None:
            continue
        action = engine.codec.action_from_json(entry.action)
        reason = entry.params.get("overrule") if isinstance(entry, Entry) else None
        outcome = game.judge(engine, before, action, str(reason) if reason else None)
        stored = [engine.codec.event_from_json(event) for event in entry.events]
        if isinstance(outcome, Rejection):
            report.problem(entry.id, outcome)
        elif list(outcome) != stored:
            report.problem(entry.id, Rejection("events-differ", Severity.RULE, ""))
        else:
            report.applied += 1
        report.runs += family.stored_runs(engine, before, entry.id, stored, outcome)
        states.after(state, entry.id, action.kind, action.actor)


def _finish(report: Report, family: Family, engine: Engine[Any, Any], state: Any) -> None:
    report.finished = family.is_over(state)
    report.final = family.worth(engine, state)
