"""Reads recorded games of the family (`german-railways-record-1`) and replays them through the engine."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from core.german_railways import actions as ac
from core.german_railways.engine import EngineGR
from core.german_railways.rounds import winners
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.kernel.action import Action
from core.kernel.errors import WrongRecord
from core.kernel.family import Applied
from core.kernel.foreign import shown
from core.kernel.refusal import RECORDED, Param, Rejection, Severity

FORMAT = "german-railways-record-1"
MAX_SUM = 1_000_000


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """Implements `core.kernel.family.RecordedAction`."""

    id: int
    place: int
    data: Mapping[str, Any]
    expected: int = 0  # the number behind that of the action before it
    end: Mapping[str, Any] | None = None  # of the last one: what the record says of the end
    auto: bool = False

    @property
    def type(self) -> str:
        return str(self.data.get("type"))


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """Implements `core.kernel.family.Record`. Players sit in the order of `players`."""

    title: str
    players: tuple[tuple[str, str], ...]
    actions: tuple[RecordedMove, ...]
    result: Mapping[str, int]
    rulings: Mapping[str, str]
    agreed: Mapping[str, Any]
    preset: str = ""
    names: None = None

    @property
    def count(self) -> int:
        return len(self.actions)


class Unreadable(Exception):
    """A recorded action whose fields make no sense."""


def _bid(state: State, actor: str, data: Mapping[str, Any]) -> Action:
    railroad = state.auction.railroad if state.auction is not None else ""
    return ac.Bid(actor=actor, railroad=railroad, amount=data["amount"])


_READERS: Mapping[str, Callable[[State, str, Mapping[str, Any]], Action]] = {
    "bid": _bid,
    "pass": lambda state, actor, data: ac.Pass(actor=actor, what=data["what"]),
    "offer": lambda state, actor, data: ac.OfferShare(actor=actor, railroad=data["railroad"]),
    "build": lambda state, actor, data: ac.BuildTrack(
        actor=actor, railroad=data["railroad"], hexes=tuple(data["hexes"])
    ),
    "draw": lambda state, actor, data: ac.DrawOrder(actor=actor, order=tuple(data["order"])),
    "agree": lambda state, actor, data: ac.AgreeToEnd(actor=actor),
}


class Replay:
    """A record on its way through the engine. Implements `core.kernel.family.Replay`."""

    def __init__(self, engine: EngineGR, record: RecordedGame) -> None:
        self.engine = engine
        self.record = record
        self.state = engine.initial()

    def steps(self) -> Iterator[tuple[RecordedMove, list[Applied]]]:
        for recorded in self.record.actions:
            yield recorded, self._applied(recorded)

    def _applied(self, recorded: RecordedMove) -> list[Applied]:
        try:
            action = self._action(recorded)
        except (Unreadable, KeyError, ValueError, TypeError) as error:
            rejection = Rejection("unreadable", Severity.IMPOSSIBLE, "", _flaw(error, recorded))
            return [Applied(ac.Pass(actor="", what="turn"), rejection, self.state)]
        applied = []
        outcome = self.engine.decide(self.state, action)
        if isinstance(outcome, Rejection) and outcome.severity is Severity.RULE:
            applied.append(Applied(action, outcome, self.state))
            outcome = self.engine.decide(self.state, action, overrule=RECORDED)
        applied.append(Applied(action, outcome, self.state))
        if not isinstance(outcome, Rejection):
            for event in outcome:
                self.state = self.engine.evolve(self.state, event)
        return applied

    def _action(self, recorded: RecordedMove) -> Action:
        read = _READERS.get(recorded.type)
        if read is None:
            raise Unreadable(recorded.type)
        return read(self.state, str(recorded.data["actor"]), recorded.data)


def _flaw(error: Exception, recorded: RecordedMove) -> dict[str, str | int]:
    """What is wrong: something is missing, or makes no sense."""
    if isinstance(error, KeyError):
        return {"flaw": "lacks", "what": shown(error.args[0], 60)}
    if isinstance(error, Unreadable):
        return {"flaw": "no-sense", "what": shown(error, 80)}
    place = error.errors()[0]["loc"] if isinstance(error, ValidationError) else ()
    return {"flaw": "no-sense", "what": shown(".".join(map(str, (recorded.type, *place))), 80)}


@dataclass(frozen=True, slots=True)
class RecordsGR:
    """Implements `core.kernel.family.Records`."""

    called: str = "german_railways"

    def read(self, title: str, data: Mapping[str, Any]) -> RecordedGame:
        players, seating = data.get("players"), data.get("seating")
        if not isinstance(players, list) or not all(isinstance(player, dict) and "id" in player for player in players):
            raise WrongRecord("players")
        names = {str(player["id"]): shown(player.get("name", player["id"])) for player in players}
        seats = [str(player) for player in seating] if isinstance(seating, list) else list(names)
        banker = str(data.get("banker") or seats[0]) if seats else ""
        if len(names) != len(players) or sorted(seats) != sorted(names) or banker not in names:
            raise WrongRecord("players")
        if not all(shown(player) == player for player in seats):
            raise WrongRecord("players")
        if data.get("format", FORMAT) != FORMAT:
            raise WrongRecord("variant", shown(data["format"], 40))
        actions, rulings, result = data.get("actions"), data.get("rulings", {}), data.get("result")
        if not isinstance(actions, list) or not all(_is_action(action) for action in actions):
            raise WrongRecord("actions")
        if not isinstance(rulings, dict) or not all(isinstance(value, str) for value in rulings.values()):
            raise WrongRecord("variant", shown(rulings, 40))
        sums = result.items() if isinstance(result, dict) else ()
        return RecordedGame(
            title=title,
            players=tuple((seat, names[seat]) for seat in seats),
            actions=tuple(_moves(actions, {name: data[name] for name in ("ending", "winners") if name in data})),
            result={shown(player): cash for player, cash in sums if isinstance(cash, int) and abs(cash) < MAX_SUM},
            rulings=dict(rulings),
            agreed={"banker": banker},
        )

    def replay(self, engine: EngineGR, record: RecordedGame) -> Replay:
        return Replay(engine, record)


def _moves(actions: list[dict[str, Any]], end: Mapping[str, Any]) -> Iterator[RecordedMove]:
    expected = 1
    for place, action in enumerate(actions):
        last = place + 1 == len(actions)
        yield RecordedMove(action["id"], place, action, expected, end if last else None)
        expected = action["id"] + 1


def differences(rules: Rules, state: State, recorded: RecordedMove) -> Iterator[Rejection]:
    """What the record says besides its actions and is otherwise: numbers without gaps, and how the game ended."""

    if recorded.id != recorded.expected:
        yield Rejection("action-missing", Severity.RULE, "", {"expected": recorded.expected})
    if not recorded.end:
        return
    ending, won = shown(recorded.end.get("ending", state.ending), 40), list(winners(state))
    if ending != state.ending:
        params: dict[str, Param] = {"recorded": ending, "ending": state.ending or "none"}
        yield Rejection("ending-differs", Severity.RULE, rules.places.of("ending-differs"), params)
    if state.ending and recorded.end.get("winners", won) != won:
        names = [state.names[winner] for winner in won]
        yield Rejection(
            "winners-differ", Severity.RULE, rules.places.of("winners-differ"), {"winners": ", ".join(names)}
        )


def _is_action(action: Any) -> bool:
    return isinstance(action, dict) and isinstance(action.get("type"), str) and type(action.get("id")) is int
