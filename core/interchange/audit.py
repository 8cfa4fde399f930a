"""Replays a game strictly and reports what does not agree with the rules."""

import time
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from core import registry
from core.interchange.any_game import kind_of, read_game
from core.interchange.game_file import Game18, check_preset, check_setup, new_setup
from core.interchange.recorded import Applied, Replay
from core.interchange.recorded_file import RecordedAction, number, read_recorded
from core.interchange.wording import refusal_text
from core.kernel.errors import GameFileError
from core.kernel.refusal import Rejection, Severity
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.routes.best_run import best_run
from core.rail18.rules import Rules
from core.rail18.state import GameOver, Player, Setup, State
from core.rail18.worth import worth
from core.store.entries import Entry
from core.text.catalogue import text
from core.text.foreign import shown

SECONDS_A_RUN = 10.0


@dataclass(frozen=True, slots=True)
class Run:
    action: int
    company: str
    trains: list[str]
    claimed: int
    legal: bool
    best: int
    bound: int  # nothing can earn more
    proven: bool
    ms: float


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


def audit(path: Path, preset: str | None = None) -> Report:
    """Raises BankhalterError with one sentence for a file that cannot be read."""
    started = time.perf_counter()
    recorded = kind_of(path) == "recorded"
    report = audit_recorded(path, preset or "online") if recorded else audit_game(path, preset)
    report.seconds = round(time.perf_counter() - started, 3)
    return report


def audit_recorded(path: Path, preset: str) -> Report:
    game = read_recorded(path)
    setup = new_setup(game.title, [Player(*player) for player in game.players], preset)
    replay = Replay(registry.engine(setup), game)
    rules = replay.engine.rules
    report = Report(game.title, preset, dict(game.players), actions=game.count)
    refused: set[int] = set()
    for recorded, applied in replay.steps():
        if any(_refused(step) for step in applied):
            refused.add(recorded.id)
        _note(report, rules, replay.state, recorded, applied)
    report.applied = sum(not action.auto and action.id not in refused for action in game.actions)
    _finish(report, rules, replay.state)
    for player, claimed in game.result.items():
        if report.finished and report.final.get(player) != claimed:
            params: dict[str, str | int] = {"player": player, "recorded": claimed, "worth": report.final.get(player, 0)}
            last = game.actions[-1].id if game.actions else 0
            report.problem(last, Rejection("result-differs", Severity.RULE, "R39", params))
    return report


def _refused(step: Applied) -> bool:
    return isinstance(step.outcome, Rejection) and step.outcome.severity is Severity.IMPOSSIBLE


def _note(report: Report, rules: Rules, state: State, recorded: RecordedAction, applied: list[Applied]) -> None:
    run = next((step for step in applied if isinstance(step.action, ac.RunTrains)), None)
    legal = True
    earned = 0
    for step in applied:
        if isinstance(step.outcome, Rejection):
            legal = False
            report.problem(recorded.id, step.outcome)
        else:
            earned += sum(event.revenue for event in step.outcome if isinstance(event, ev.RunMade))
    if recorded.type != "run_routes":
        return
    routes = recorded.data.get("routes")
    routes = [route for route in routes if isinstance(route, dict)] if isinstance(routes, list) else []
    claimed = sum(number(route.get("revenue")) for route in routes) + number(recorded.data.get("extra_revenue"))
    if legal and run is not None and earned != claimed:
        legal = False
        params: dict[str, str | int] = {"claimed": claimed, "earned": earned}
        report.problem(recorded.id, Rejection("revenue-differs", Severity.RULE, "p. 13", params))
    before = run.before if run is not None else state
    report.runs.append(
        _judged(rules, before, recorded.id, recorded.entity, claimed, legal and (run is not None or not routes))
    )


def audit_game(path: Path, preset: str | None) -> Report:
    """Decides every stored action again and compares with the stored effects."""
    game = read_game(path)
    state = game.state_at(0)
    setup = _with_preset(state.setup, preset)
    engine = registry.engine(setup)
    names = {player.id: player.name for player in game.state.players}
    report = Report(setup.title, setup.preset, names)
    try:
        _judge_entries(report, game, engine, state)
        _finish(report, engine.rules, game.state)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise GameFileError(text("file-no-position", file=path.name)) from error
    return report


def _judge_entries(report: Report, game: Game18, engine: Engine18, state: State) -> None:
    for entry in game.log.path_to(game.log.head):
        report.actions += 1
        if entry.action is not None:
            action = engine.codec.action_from_json(entry.action)
            reason = entry.params.get("overrule") if isinstance(entry, Entry) else None
            outcome = game.judge(engine, state, action, str(reason) if reason else None)
            stored = [engine.codec.event_from_json(event) for event in entry.events]
            if isinstance(outcome, Rejection):
                report.problem(entry.id, outcome)
            elif list(outcome) != stored:
                report.problem(entry.id, Rejection("events-differ", Severity.RULE, ""))
            else:
                report.applied += 1
            legal = not isinstance(outcome, Rejection) and _run_events(stored) == _run_events(list(outcome))
            for event in stored:
                if isinstance(event, ev.RunMade) and state.track_kept:  # without the map nobody knows the best run
                    run = _judged(engine.rules, state, entry.id, event.company, event.revenue, legal)
                    report.runs.append(run)
        state = game.state_at(entry.id)


def _judged(rules: Rules, before: State, action: int, company: str, claimed: int, legal: bool) -> Run:
    """A run with the best one that was possible."""
    best = best_run(rules, before, company, Budget(SECONDS_A_RUN))
    trains = [before.trains[train].type for train in before.trains_of(company)]
    milliseconds = round(best.seconds * 1000, 3)
    return Run(action, company, trains, claimed, legal, best.total, best.bound, best.proven, milliseconds)


def _run_events(events: list[ev.Event]) -> list[ev.Event]:
    return [event for event in events if isinstance(event, ev.RouteRun | ev.RunMade)]


def _with_preset(setup: Setup, preset: str | None) -> Setup:
    if preset is None:
        return setup
    check_preset(registry.title(setup.title), preset)
    rulings = registry.title(setup.title).rulings(preset)
    changed = replace(setup, preset=preset, rulings=rulings)
    check_setup(changed)
    return changed


def _finish(report: Report, rules: Rules, state: State) -> None:
    report.finished = isinstance(state.frame, GameOver)
    report.final = {player: worth(rules, state, player) for player in state.order}
