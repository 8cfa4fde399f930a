"""Reads a recorded online game: JSON with players and actions, undo and redo already resolved."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.kernel.errors import RecordedGameError

MAX_BYTES = 64 * 1024 * 1024
TALK = ("message",)  # not counted by undo
KNOWN_TITLES = {"1844": "1844"}


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One action of the record; `auto` marks those that followed at once from another, whose id they bear."""

    id: int
    data: dict[str, Any]
    auto: bool

    @property
    def type(self) -> str:
        return str(self.data.get("type"))

    @property
    def entity(self) -> str:
        return str(self.data.get("entity"))

    @property
    def entity_type(self) -> str:
        return str(self.data.get("entity_type"))


@dataclass(frozen=True, slots=True)
class RecordedGame:
    title: str
    players: tuple[tuple[str, str], ...]
    actions: tuple[RecordedAction, ...]
    count: int  # actions in the file, undone ones included
    result: dict[str, int]


def looks_recorded(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(64).lstrip().startswith(b"{")


def read_recorded(path: Path) -> RecordedGame:
    """Raises RecordedGameError with one sentence for anything that is no recorded game."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordedGameError(f"{path.name} is too large for a recorded game.")
        data = json.loads(path.read_bytes())
    except OSError as error:
        raise RecordedGameError(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except (ValueError, RecursionError):
        raise RecordedGameError(f"{path.name} is not a complete JSON file.") from None
    return parse_recorded(data, path.name)


def parse_recorded(data: Any, name: str) -> RecordedGame:
    def wrong(reason: str) -> RecordedGameError:
        return RecordedGameError(f"{name} is not a recorded game: {reason}.")

    if not isinstance(data, dict):
        raise wrong("it holds no game")
    title = data.get("title")
    if not isinstance(title, str) or title not in KNOWN_TITLES:
        raise RecordedGameError(f"{name} is a game of {str(title)[:40]!r}, which cannot be imported.")
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) and "id" in player for player in players):
        raise wrong("its list of players is damaged")
    seats = tuple((str(player["id"])[:40], str(player.get("name", player["id"]))[:80]) for player in players)
    if not 2 <= len(seats) <= 12 or len({seat[0] for seat in seats}) != len(seats):
        raise wrong("its list of players is damaged")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(_is_action(action) for action in actions):
        raise wrong("its list of actions is damaged")
    result = data.get("result")
    worths = result.items() if isinstance(result, dict) else ()
    return RecordedGame(
        title=KNOWN_TITLES[title],
        players=seats,
        actions=tuple(_flat(_standing(actions))),
        count=len(actions),
        result={str(player): worth for player, worth in worths if isinstance(worth, int)},
    )


def _is_action(action: Any) -> bool:
    if not isinstance(action, dict) or not isinstance(action.get("type"), str):
        return False
    auto = action.get("auto_actions", [])
    return isinstance(action.get("id"), int) and isinstance(auto, list) and all(isinstance(item, dict) for item in auto)


def _standing(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The actions that stand after every undo and redo."""
    standing: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for action in actions:
        if action["type"] == "undo":
            undone.append(_undo(standing, action.get("action_id")))
        elif action["type"] == "redo":
            if undone:
                standing += undone.pop()
        else:
            standing.append(action)
            if action["type"] not in TALK:
                undone.clear()
    return standing


def _undo(standing: list[dict[str, Any]], back_to: Any) -> list[dict[str, Any]]:
    """Takes actions off the list: the last one, or all after the one named."""
    if isinstance(back_to, int):
        cut = next((at for at, action in enumerate(standing) if action["id"] > back_to), len(standing))
    else:
        played = [at for at, action in enumerate(standing) if action["type"] not in TALK]
        cut = played[-1] if played else len(standing)
    taken = standing[cut:]
    del standing[cut:]
    return taken


def _flat(actions: list[dict[str, Any]]) -> Iterator[RecordedAction]:
    for action in actions:
        yield RecordedAction(action["id"], action, auto=False)
        for follower in action.get("auto_actions", []):
            yield RecordedAction(action["id"], follower, auto=True)
