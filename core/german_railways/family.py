"""German Railways as one value: what files, the window and the command line need of the family."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from core.german_railways import setup, soundness
from core.german_railways.engine import EngineGR
from core.german_railways.engine import engine as engine_of
from core.german_railways.guide import GuideGR
from core.german_railways.recorded import RecordedMove, differences
from core.german_railways.state import Setup, State
from core.german_railways.title import Title, load_title
from core.german_railways.trace import Trace
from core.kernel.errors import TitleDataError
from core.kernel.family import Applied, Json, KnownTitle, RecordedAction, Run, TitleFacts
from core.kernel.judge import Judge, judge_by_mode
from core.kernel.refusal import Rejection
from core.mechanics.seats import Player


class GermanRailways:
    """Implements `core.kernel.family.Family`."""

    id = "german_railways"

    # --- titles

    def load(self, known: KnownTitle) -> Title:
        title = load_title(known.folder)
        if title.id != known.id:
            raise TitleDataError("title.toml", "id", f"should be {known.id!r}, the name of its folder")
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

    def engine(self, known: KnownTitle, title: Title, setup_: Setup) -> EngineGR:
        return engine_of(title, setup_)

    @property
    def judge(self) -> Judge[State, Any]:
        return judge_by_mode

    def place(self, engine: EngineGR, code: str) -> str:
        return engine.rules.places.of(code)

    def guide(
        self, engine: EngineGR, seconds_a_run: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> GuideGR:
        return GuideGR()

    # --- positions

    def is_sound(self, engine: EngineGR, state: State) -> bool:
        return soundness.is_sound(engine.rules.title, state)

    def can_go_on(self, engine: EngineGR, state: State) -> bool:
        return soundness.can_go_on(engine, state)

    def turn_of(self, state: State) -> tuple[object, ...]:
        """A first auction, the time before a draw, or a place of the order with its auction (G48)."""
        auctioned = state.auction.railroad if state.auction is not None and state.round == 0 else ""
        return (state.round, state.order, state.at, auctioned, state.ending)

    def step_of(self, state: State) -> tuple[object, ...]:
        return (*self.turn_of(state), state.auction is not None)

    def round_of(self, state: State) -> tuple[object, ...]:
        return (state.round,)

    def players(self, state: State) -> tuple[Player, ...]:
        return state.players

    def thinking(self, engine: EngineGR, state: State) -> str | None:
        """At a table all bid in an auction, and only its result need be entered: nobody's time."""
        if state.auction is not None:
            return None if state.mode == "table" else state.auction.bidder
        return state.turn

    def is_over(self, state: State) -> bool:
        return bool(state.ending)

    def worth(self, engine: EngineGR, state: State) -> dict[str, int]:
        """Cash alone counts (G44)."""
        return {player: state.cash[player] for player in state.seats}

    def trace(self, known: KnownTitle, engine: EngineGR, names: Any = None) -> Callable[[State], Json]:
        return Trace(engine).line

    # --- the audit: no runs

    def recorded_runs(
        self, engine: EngineGR, state: State, recorded: RecordedAction, applied: Sequence[Applied]
    ) -> Iterable[Rejection | Run]:
        assert isinstance(recorded, RecordedMove)
        return differences(engine.rules, state, recorded)

    def stored_runs(
        self, engine: EngineGR, before: State, entry: int, stored: Sequence[Any], outcome: Sequence[Any] | Rejection
    ) -> Iterable[Run]:
        return ()


GERMAN_RAILWAYS = GermanRailways()
