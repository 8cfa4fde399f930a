"""The games that ship with the program: the actions of a whole game, one in a line, to be gone through move by move.

The first line says who plays by which rulings. Only what was decided is written; what followed from it is worked out
by the rules when the game is read.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, memory_game, new_setup
from core.interchange.recorded_import import Imported
from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.engine import Engine
from core.kernel.errors import GameFileError
from core.kernel.refusal import Rejection
from core.store.journal import Draft, Journal
from core.text.catalogue import text

SUFFIX = ".jsonl"


def sample_path(title: str) -> Path | None:
    path = registry.known_title(title).folder / f"sample{SUFFIX}"
    return path if path.is_file() else None


def first_sample() -> Path | None:
    """Of the first title that has one: the game that newcomers are shown."""
    return next((path for title in registry.title_ids() if (path := sample_path(title))), None)


def sample_text(engine: Engine[Any, Any], actions: Iterable[Action]) -> str:
    """The file of a game that was played from the beginning."""
    setup = engine.setup
    players = {player.id: player.name for player in setup.players}
    lines: list[Mapping[str, Any]] = [{"title": setup.title, "preset": setup.preset, "players": players}]
    lines += [
        {"kind": action.kind, **action.model_dump(mode="json", exclude_defaults=True, exclude_none=True)}
        for action in actions
    ]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def read_lines(path: Path) -> tuple[Any, list[dict[str, Any]]]:
    """Raises GameFileError for what is not a sample game."""
    try:
        first, *rest = [dict(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
        family = registry.family_of(first["title"])
        players = [family.player(code, name) for code, name in first["players"].items()]
        return new_setup(first["title"], players, first["preset"]), rest
    except (OSError, ValueError, LookupError, AttributeError, TypeError, RecursionError) as error:
        raise GameFileError(text("sample-wrong", file=path.name)) from error


def read_sample(
    path: Path,
    told: Callable[[int, int], object] | None = None,
    enough: Callable[[Sequence[str]], int] | None = None,
) -> Imported:
    """Every action with what follows from it. `told` hears of actions done and all; what it raises ends the work.

    `enough` says by the kinds of all the actions how many of them are wanted.
    """
    setup, lines = read_lines(path)
    if enough is not None:
        lines = lines[: enough([str(line.get("kind", "")) for line in lines])]
    engine = registry.engine_for(setup)
    state = engine.initial()
    drafts: list[Draft] = []
    for number, line in enumerate(lines, start=1):
        action = engine.codec.action_from_json(line)
        outcome = engine.decide(state, action)
        if isinstance(outcome, Rejection):
            raise GameFileError(text("sample-refused", file=path.name, number=number, why=refusal_text(outcome)))
        for event in outcome:
            state = engine.evolve(state, event)
        events = [engine.codec.event_to_json(event) for event in outcome]
        drafts.append(Draft(engine.codec.action_to_json(action), events))
        if told is not None:
            told(number, len(lines))
    return Imported(setup, tuple(drafts), 0)


def sample_game(imported: Imported) -> AnyGame:
    """In memory, before its first action: redo goes on through the game."""
    game = memory_game(imported.setup)
    assert isinstance(game.log, Journal)
    game.log.append_all(imported.drafts)
    game.log.move_head(0)
    return game
