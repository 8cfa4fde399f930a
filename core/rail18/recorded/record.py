"""A recorded online game of the 18xx family: players and actions, undo and redo already resolved."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.kernel.errors import WrongRecord
from core.kernel.foreign import shown

if TYPE_CHECKING:
    from core.rail18.recorded.records import Records18

MAX_SUM = 1_000_000
TALK = ("message",)  # not counted by undo


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
    names: Mapping[str, Any]  # the ids of players as the record writes them
    actions: tuple[RecordedAction, ...]
    count: int  # actions in the file, undone ones included
    result: Mapping[str, int]
    records: "Records18"  # of its title


def number(value: Any) -> int:
    """A sum of money as far as any game can have it; 0 for what is none."""
    return max(-MAX_SUM, min(value, MAX_SUM)) if isinstance(value, int) else 0


def read_record(records: "Records18", title: str, data: Mapping[str, Any]) -> RecordedGame:
    """Raises WrongRecord for what is no recorded game."""
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) and "id" in player for player in players):
        raise WrongRecord("players")
    seats = tuple((shown(player["id"]), shown(player.get("name", player["id"]))) for player in players)
    if not 2 <= len(seats) <= 12 or len({seat[0] for seat in seats}) != len(seats):
        raise WrongRecord("players")
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(_is_action(action) for action in actions):
        raise WrongRecord("actions")
    result = data.get("result")
    worths = result.items() if isinstance(result, dict) else ()
    return RecordedGame(
        title=title,
        players=seats,
        names={str(player["id"]): player["id"] for player in players if isinstance(player["id"], int)},
        actions=tuple(_flat(_standing(actions))),
        count=len(actions),
        result={shown(player): number(worth) for player, worth in worths if isinstance(worth, int)},
        records=records,
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
