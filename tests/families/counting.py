"""A made-up family of the smallest kind, no map and no shares: players count on in turn up to the last number.

`counting_title` is a title of it; `known_for_now` makes a title known for the time of a test.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from core import registry
from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.errors import SetupError
from core.kernel.family import Json, KnownTitle, TitleFacts
from core.kernel.judge import judge_by_mode
from core.kernel.options import Amount
from core.kernel.refusal import Rejection, Severity
from core.kernel.replay import AsItWas

MOST = 3  # that one may add


class CountOn(Action):
    by: int


@dataclass(frozen=True, slots=True)
class Counted:
    player: str
    to: int


@dataclass(frozen=True, slots=True)
class Counter:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class CountingSetup:
    title: str
    players: tuple[Counter, ...]
    preset: str = "usual"
    mode: str = "hotseat"


@dataclass(frozen=True, slots=True)
class Position:
    setup: CountingSetup
    number: int = 0
    turn: int = 0
    said: Mapping[str, int] = field(default_factory=dict)  # how much everybody has added

    @property
    def mode(self) -> str:
        return self.setup.mode

    @property
    def player(self) -> str:
        return self.setup.players[self.turn % len(self.setup.players)].id


class CountingEngine:
    """Implements `core.kernel.engine.Engine`."""

    def __init__(self, setup: CountingSetup, last: int) -> None:
        self.setup = setup
        self.last = last
        self.codec = Codec([CountOn], [Counted])

    def initial(self) -> Position:
        return Position(self.setup)

    def decide(
        self, state: Position, action: Action, *, overrule: str | None = None
    ) -> tuple[Counted, ...] | Rejection:
        if not isinstance(action, CountOn) or not 1 <= action.by <= self.most(state):
            return Rejection("unknown-action", Severity.IMPOSSIBLE, "", {"action": action.kind})
        if action.actor != state.player and overrule is None:
            return Rejection("not-your-turn", Severity.RULE, "", {"player": state.player})
        return (Counted(action.actor, state.number + action.by),)

    def most(self, state: Position) -> int:
        return min(MOST, self.last - state.number)

    def evolve(self, state: Position, event: Counted) -> Position:
        said = {**state.said, event.player: state.said.get(event.player, 0) + event.to - state.number}
        return replace(state, number=event.to, turn=state.turn + 1, said=said)

    def options(self, state: Position) -> tuple[Amount, ...]:
        most = self.most(state)
        return (Amount(CountOn(actor=state.player, by=1), "by", 1, most),) if most else ()

    def expand(self, state: Position, action: Action) -> Sequence[Action]:
        return (action,)


class Counting:
    """Implements `core.kernel.family.Family`."""

    id = "counting"
    judge = staticmethod(judge_by_mode)

    def load(self, known: KnownTitle) -> int:
        """A title says which number is the last."""
        return int((known.folder / "last.txt").read_text("utf-8"))

    def facts(self, title: int) -> TitleFacts:
        return TitleFacts(f"Counting to {title}", True, f"{title:064}")

    def player(self, id: str, name: str) -> Counter:
        return Counter(id, name)

    def new_setup(
        self,
        title: int,
        players: Sequence[Counter],
        preset: str | None = None,
        overrides: Mapping[str, str] | None = None,
        mode: str = "hotseat",
        **agreed: Any,
    ) -> CountingSetup:
        if len(players) < 2:
            raise SetupError("game-players", title=f"Counting to {title}", least=2, most=9, count=len(players))
        return CountingSetup("counting", tuple(players), preset or "usual", mode)

    def read_setup(self, title: int, data: Json) -> CountingSetup:
        try:
            players = [Counter(player["id"], player["name"]) for player in data["players"]]
            return self.new_setup(title, players, str(data["preset"]), mode=str(data["mode"]))
        except (KeyError, TypeError):
            raise SetupError("game-no-setup") from None

    def write_setup(self, setup: CountingSetup) -> Json:
        players = [{"id": player.id, "name": player.name} for player in setup.players]
        return {"title": setup.title, "players": players, "preset": setup.preset, "mode": setup.mode}

    def with_preset(self, title: int, setup: CountingSetup, preset: str) -> CountingSetup:
        raise SetupError("game-no-preset", preset=preset, known=[setup.preset])

    def engine(self, known: KnownTitle, title: int, setup: CountingSetup) -> CountingEngine:
        return CountingEngine(setup, title)

    def guide(
        self, engine: CountingEngine, seconds_a_run: float | None = None, cancelled: Callable[[], bool] | None = None
    ) -> AsItWas:
        return AsItWas()

    def is_sound(self, engine: CountingEngine, state: Position) -> bool:
        return 0 <= state.number <= engine.last and set(state.said) <= {player.id for player in state.setup.players}

    def can_go_on(self, engine: CountingEngine, state: Position) -> bool:
        return True

    def turn_of(self, state: Position) -> tuple[object, ...]:
        return (state.turn,)

    def step_of(self, state: Position) -> tuple[object, ...]:
        return (state.turn,)

    def round_of(self, state: Position) -> tuple[object, ...]:
        return (state.turn // len(state.setup.players),)

    def players(self, state: Position) -> tuple[Counter, ...]:
        return state.setup.players

    def thinking(self, engine: CountingEngine, state: Position) -> str | None:
        return None if state.number == engine.last else state.player

    def is_over(self, state: Position) -> bool:
        return state.number == registry.title_data(state.setup.title)

    def worth(self, engine: CountingEngine, state: Position) -> dict[str, int]:
        return {player.id: state.said.get(player.id, 0) for player in state.setup.players}

    def trace(self, known: KnownTitle, engine: CountingEngine, names: Mapping[str, Any]) -> Callable[[Position], Json]:
        return lambda state: {"number": state.number, "said": dict(state.said)}

    def recorded_runs(self, *_: object) -> tuple[()]:
        return ()

    def stored_runs(self, *_: object) -> tuple[()]:
        return ()


COUNTING = Counting()


def counting_title(folder: Path, last: int = 10) -> KnownTitle:
    """Its files are made in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "last.txt").write_text(str(last), "utf-8")
    return KnownTitle("counting", folder, COUNTING, brings="nothing else")


@contextmanager
def known_for_now(title: KnownTitle) -> Iterator[KnownTitle]:
    registry.add_title(title)
    try:
        yield title
    finally:
        registry.forget_title(title.id)
