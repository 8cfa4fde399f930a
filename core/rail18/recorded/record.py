"""A recorded online game of the 18xx family: players and actions, undo and redo already resolved."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from core.kernel.errors import WrongRecord
from core.kernel.foreign import shown
from core.rail18.recorded.names import Names

if TYPE_CHECKING:
    from core.rail18.recorded.records import Records18

MAX_SUM = 1_000_000
TALK = ("message",)  # not counted by undo


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One action of the record; `auto` marks those that followed at once from another, whose id and place they bear.

    Ids may jump and come twice: the place in the file, counted from 0, is an action's own.
    """

    id: int
    place: int
    data: dict[str, Any]
    auto: bool
    entity: str  # in our names

    @property
    def type(self) -> str:
        return str(self.data.get("type"))

    @property
    def entity_type(self) -> str:
        return str(self.data.get("entity_type"))


@dataclass(frozen=True, slots=True)
class RecordedGame:
    title: str
    players: tuple[tuple[str, str], ...]
    names: Names  # of the record
    actions: tuple[RecordedAction, ...]
    count: int  # actions in the file, undone ones included
    result: Mapping[str, int]
    preset: str  # the rulings that it was played by
    records: "Records18"  # of its title
    rulings: Mapping[str, str] = field(default_factory=dict)
    agreed: Mapping[str, Any] = field(default_factory=dict)


def number(value: Any) -> int:
    """A sum of money as far as any game can have it; 0 for what is none."""
    return max(-MAX_SUM, min(value, MAX_SUM)) if isinstance(value, int) else 0


def claimed_revenue(data: Mapping[str, Any]) -> int:
    """What a recorded run says that it earned."""
    routes = data.get("routes")
    told = [route for route in routes if isinstance(route, dict)] if isinstance(routes, list) else []
    return sum(number(route.get("revenue")) for route in told) + number(data.get("extra_revenue"))


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
    _refuse_variants(records, data)
    result = data.get("result")
    worths = result.items() if isinstance(result, dict) else ()
    return RecordedGame(
        title=title,
        players=seats,
        names=replace(
            records.names,
            players={str(player["id"]): player["id"] for player in players if isinstance(player["id"], int)},
        ),
        actions=tuple(_flat(_standing(actions), records.names)),
        count=len(actions),
        result={shown(player): number(worth) for player, worth in worths if isinstance(worth, int)},
        preset=records.preset_of(_day(data.get("created_at"))),
        records=records,
    )


def _is_action(action: Any) -> bool:
    if not isinstance(action, dict) or not isinstance(action.get("type"), str):
        return False
    auto = action.get("auto_actions", [])
    return isinstance(action.get("id"), int) and isinstance(auto, list) and all(isinstance(item, dict) for item in auto)


def _refuse_variants(records: "Records18", data: Mapping[str, Any]) -> None:
    settings = data.get("settings")
    chosen = settings.get("optional_rules") if isinstance(settings, dict) else None
    for variant in chosen if records.without_variants and isinstance(chosen, list) else ():
        raise WrongRecord("variant", shown(variant, 40))


def _day(created: Any) -> date | None:
    """The day of a moment in seconds, or a day itself; None for what is neither."""
    try:
        if isinstance(created, int | float):
            return datetime.fromtimestamp(created, UTC).date()
        return date.fromisoformat(created.replace("/", "-")[:10]) if isinstance(created, str) else None
    except (ValueError, OverflowError, OSError):
        return None


def _standing(actions: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The actions that stand after every undo and redo, with their places, each followed by what was said after it.

    What an undo takes stays in the line behind `length` until another action takes its place.
    """
    line: list[list[tuple[int, dict[str, Any]]]] = [[]]  # an action with the talk after it; at first talk alone
    places: list[int] = []  # of the actions of the line
    length = 1
    undone: list[int] = []  # lengths to which redo goes back
    first: dict[int, int] = {}  # id -> where it came first
    highest: list[int] = []  # id up to each place
    for place, action in enumerate(actions):
        if action["type"] == "undo":
            undone.append(length)
            back_to = action.get("action_id")
            if isinstance(back_to, int):
                last = first.get(back_to, bisect_right(highest, back_to) - 1)
                length = 1 + bisect_right(places, last, 0, length - 1)
            else:
                length = max(1, length - 1)
        elif action["type"] == "redo":
            length = undone.pop() if undone else length
        elif action["type"] in TALK:
            line[length - 1].append((place, action))
        else:
            del line[length:], places[length - 1 :]
            line.append([(place, action)])
            places.append(place)
            length += 1
            undone.clear()
        first.setdefault(action["id"], place)
        highest.append(max([action["id"], *highest[-1:]]))
    return [said for talk in line[:length] for said in talk]


def _flat(actions: list[tuple[int, dict[str, Any]]], names: Names) -> Iterator[RecordedAction]:
    for place, action in actions:
        for nth, data in enumerate((action, *action.get("auto_actions", []))):
            entity = names.our_company(shown(data.get("entity")))
            yield RecordedAction(action["id"], place, data, nth > 0, entity)
