"""A recorded online game of the 18xx family: players and actions, undo and redo already resolved."""

from bisect import bisect_right
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
    """The actions that stand after every undo and redo, each followed by what was said after it.

    What an undo takes stays in the line behind `length` until another action takes its place.
    """
    line: list[list[dict[str, Any]]] = [[]]  # an action with the talk after it; at first talk alone
    highest: list[int] = []  # ids of the actions so far
    length = 1
    undone: list[int] = []  # lengths to which redo goes back
    for action in actions:
        if action["type"] == "undo":
            undone.append(length)
            back_to = action.get("action_id")
            if isinstance(back_to, int):
                length = 1 + bisect_right(highest, back_to, 0, length - 1)
            else:
                length = max(1, length - 1)
        elif action["type"] == "redo":
            length = undone.pop() if undone else length
        elif action["type"] in TALK:
            line[length - 1].append(action)
        else:
            del line[length:], highest[length - 1 :]
            line.append([action])
            highest.append(max([action["id"], *highest[-1:]]))
            length += 1
            undone.clear()
    return [action for said in line[:length] for action in said]


def _flat(actions: list[dict[str, Any]]) -> Iterator[RecordedAction]:
    for action in actions:
        yield RecordedAction(action["id"], action, auto=False)
        for follower in action.get("auto_actions", []):
            yield RecordedAction(action["id"], follower, auto=True)
