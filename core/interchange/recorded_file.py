"""Reads a recorded online game: JSON with players and actions, undo and redo already resolved."""

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.interchange.whole_game import FORMAT as WRITTEN_OUT
from core.kernel.errors import RecordedGameError
from core.store.database import is_held
from core.text.catalogue import text
from core.kernel.foreign import shown

MAX_BYTES = 4 * 1024 * 1024  # a long game has 0.2; in memory JSON can take forty times its length
MAX_SUM = 1_000_000
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
        return shown(self.data.get("entity"))

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


def number(value: Any) -> int:
    """A sum of money as far as any game can have it; 0 for what is none."""
    return max(-MAX_SUM, min(value, MAX_SUM)) if isinstance(value, int) else 0


def looks_recorded(path: Path) -> bool:
    if is_held(path):
        return False
    with path.open("rb") as file:
        return file.read(64).removeprefix(BOM_UTF8).lstrip().startswith(b"{")


def read_recorded(path: Path) -> RecordedGame:
    """Raises RecordedGameError with one sentence for anything that is no recorded game."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordedGameError(text("record-too-large", file=path.name))
        data = json.loads(path.read_bytes())
    except OSError:
        raise RecordedGameError(text("file-unreadable", file=path.name)) from None
    except (ValueError, RecursionError):
        raise RecordedGameError(text("record-no-json", file=path.name)) from None
    return parse_recorded(data, path.name)


def parse_recorded(data: Any, name: str) -> RecordedGame:
    def wrong(reason: str) -> RecordedGameError:
        return RecordedGameError(text("record-wrong", file=name, reason=reason))

    if not isinstance(data, dict):
        raise wrong("empty")
    if data.get("format") == WRITTEN_OUT:
        raise RecordedGameError(text("record-written-out", file=name))
    title = data.get("title")
    if not isinstance(title, str):
        raise wrong("title")
    if title not in KNOWN_TITLES:
        raise RecordedGameError(text("record-title", file=name, title=shown(title, 40)))
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) and "id" in player for player in players):
        raise wrong("players")
    seats = tuple((shown(player["id"]), shown(player.get("name", player["id"]), 80)) for player in players)
    if not 2 <= len(seats) <= 12 or len({seat[0] for seat in seats}) != len(seats):
        raise wrong("players")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(_is_action(action) for action in actions):
        raise wrong("actions")
    result = data.get("result")
    worths = result.items() if isinstance(result, dict) else ()
    return RecordedGame(
        title=KNOWN_TITLES[title],
        players=seats,
        actions=tuple(_flat(_standing(actions))),
        count=len(actions),
        result={shown(player): number(worth) for player, worth in worths if isinstance(worth, int)},
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
    from_the_end = range(len(standing) - 1, -1, -1)
    if isinstance(back_to, int):
        cut = next((at + 1 for at in from_the_end if standing[at]["id"] <= back_to), 0)
    else:
        cut = next((at for at in from_the_end if standing[at]["type"] not in TALK), len(standing))
    taken = standing[cut:]
    del standing[cut:]
    return taken


def _flat(actions: list[dict[str, Any]]) -> Iterator[RecordedAction]:
    for action in actions:
        yield RecordedAction(action["id"], action, auto=False)
        for follower in action.get("auto_actions", []):
            yield RecordedAction(action["id"], follower, auto=True)
