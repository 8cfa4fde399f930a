"""The 18xx family as one value: what files, the window and the command line need of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.kernel.edit import Preview
from core.kernel.errors import TitleDataError
from core.kernel.family import Applied, Json, KnownTitle, Run, TitleFacts
from core.kernel.game import Game
from core.kernel.judge import Judge, judge_by_mode
from core.kernel.refusal import Rejection
from core.mechanics.seats import Player
from core.rail18 import audited_runs, setup, soundness, starts, whose_turn
from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.recorded.names import OURS, Names
from core.rail18.replay_guide import Guide18
from core.rail18.routes.renewed import SECONDS_A_RUN
from core.rail18.rules import Rules
from core.rail18.state import GameOver, Setup, State
from core.rail18.title import Title, load_title
from core.rail18.trace import AS_IT_IS, Trace, Traced
from core.rail18.worth import worth

Game18 = Game[State, Event]
Preview18 = Preview[State, Event]


@dataclass(frozen=True, slots=True)
class Brings:
    """What an 18xx title brings besides its files."""

    compose: Callable[[Title, Setup], Engine18]
    check: Callable[[Title], object]  # of the data that only this title has; raises TitleDataError
    traced: Traced = AS_IT_IS
    trace: Callable[[Rules, Traced, Names], Trace] = Trace


class Rail18:
    """Implements `core.kernel.family.Family`."""

    id = "rail18"

    def load(self, known: KnownTitle, common: Path | None = None) -> Title:
        """`common` is the file of the tiles that titles share."""
        title = load_title(known.folder, common)
        if title.id != known.id:
            raise TitleDataError("title.toml", "id", f"should be {known.id!r}, the name of its folder")
        if known.brings is not None:
            known.brings.check(title)
        return title

    def facts(self, title: Title) -> TitleFacts:
        return TitleFacts(title.data.name, title.data.playable, title.fingerprint)

    # --- set-ups

    def player(self, id: str, name: str) -> Player:
        return Player(id, name)

    def new_setup(
        self,
        title: Title,
        players: Sequence[Player],
        preset: str | None = None,
        overrides: Mapping[str, str] | None = None,
        mode: str = "hotseat",
        **agreed: Any,
    ) -> Setup:
        return setup.new_setup(title, players, preset, overrides, mode, **agreed)

    def read_setup(self, title: Title, data: Json) -> Setup:
        return setup.read_setup(title, data)

    def write_setup(self, setup_: Setup) -> Json:
        return setup.write_setup(setup_)

    def with_preset(self, title: Title, setup_: Setup, preset: str) -> Setup:
        return setup.with_preset(title, setup_, preset)

    # --- a game

    def engine(self, known: KnownTitle, title: Title, setup_: Setup) -> Engine18:
        if known.brings is None:
            raise TitleDataError(known.id, "", "this title cannot be played yet")
        engine: Engine18 = known.brings.compose(title, setup_)
        return engine

    @property
    def judge(self) -> Judge[State, Event]:
        return judge_by_mode

    def place(self, engine: Engine18, code: str) -> str:
        return engine.rules.places.of(code)

    def guide(
        self, engine: Engine18, seconds_a_run: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> Guide18:
        return Guide18(engine.rules, SECONDS_A_RUN if seconds_a_run is None else seconds_a_run, cancelled)

    # --- positions

    def is_sound(self, engine: Engine18, state: State) -> bool:
        return soundness.is_sound(engine.rules.title, state)

    def can_go_on(self, engine: Engine18, state: State) -> bool:
        return soundness.can_go_on(engine, state)

    def turn_of(self, state: State) -> tuple[object, ...]:
        return starts.turn_of(state)

    def step_of(self, state: State) -> tuple[object, ...]:
        return starts.step_of(state)

    def round_of(self, state: State) -> tuple[object, ...]:
        return starts.round_of(state)

    def players(self, state: State) -> tuple[Player, ...]:
        return state.players

    def thinking(self, engine: Engine18, state: State) -> str | None:
        return whose_turn.thinking_player(engine.rules, state)

    def is_over(self, state: State) -> bool:
        return isinstance(state.frame, GameOver)

    def worth(self, engine: Engine18, state: State) -> dict[str, int]:
        return {player: worth(engine.rules, state, player) for player in state.order}

    def trace(self, known: KnownTitle, engine: Engine18, names: Names | None = None) -> Callable[[State], Json]:
        trace: Trace = known.brings.trace(engine.rules, known.brings.traced, names or OURS)
        return trace.line

    # --- the audit

    def recorded_runs(
        self, engine: Engine18, state: State, recorded: Any, applied: Sequence[Applied]
    ) -> Iterable[Rejection | Run]:
        return audited_runs.recorded_runs(engine.rules, state, recorded, applied)

    def stored_runs(
        self, engine: Engine18, before: State, entry: int, stored: Sequence[Any], outcome: Sequence[Any] | Rejection
    ) -> Iterable[Run]:
        return audited_runs.stored_runs(engine.rules, before, entry, stored, outcome)


RAIL18 = Rail18()
