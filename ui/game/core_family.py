from collections.abc import Callable, Sequence
from typing import Any

from core import registry
from core.interchange.game_file import judge_by_mode
from core.rail18.starts import round_start, step_start, turn_start
from core.text.title_words import title_name
from ui.rail18.views.whose_turn import thinking_player


def setup_of(engine: Any) -> Any:
    return engine.rules.setup


def family_id(title: str) -> str:
    return "rail18"


def engine_beside(engine: Any) -> Any:
    return registry.engine(setup_of(engine))


def judge(engine: Any) -> Any:
    return judge_by_mode


def players(engine: Any, state: Any) -> Sequence[Any]:
    return state.players


def names(engine: Any, state: Any) -> dict[str, str]:
    return {player.id: player.name for player in players(engine, state)}


def thinking(engine: Any, state: Any) -> str | None:
    return thinking_player(engine.rules, state)


STARTS: dict[str, Callable[[Any], int | None]] = {"turn": turn_start, "step": step_start, "round": round_start}


def start_of(game: Any, part: str) -> int | None:
    return STARTS[part](game)


def title_words_of(title: str) -> str:
    return title_name(title, registry.title(title).data.name)


def round_of(engine: Any, state: Any) -> object:
    frame = state.flow[0] if state.flow else None
    return type(frame), getattr(frame, "number", 0), getattr(frame, "index", 0)
