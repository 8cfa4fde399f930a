"""Small recorded games of 1824, written as the site would, and replays that begin in positions made by hand."""

from typing import Any

from core.interchange.recorded_file import parse_recorded, replay_of
from core.kernel.family import Applied
from core.kernel.refusal import Rejection
from core.rail18.recorded.silent import SilentReplay
from core.rail18.state import State

ANN, BEN, CAT = 1, 2, 3
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat"}
NEW = 1_770_000_000  # in 2026
Json = dict[str, Any]


class Record:
    """A recorded game of Ann, Ben and Cat in the making."""

    def __init__(self) -> None:
        self.actions: list[Json] = []

    def add(self, type_: str, entity: int | str, **fields: Any) -> int:
        """The id of the new action."""
        new = {"type": type_, "entity": entity, "entity_type": entity_type(entity), "id": len(self.actions) + 1}
        self.actions.append(new | fields)
        return len(self.actions)

    def buys(self, player: int, company: str, price: int = 120) -> int:
        return self.add("buy_company", player, company=company, price=price)

    def run(self, company: str, train: str, revenue: int, *hexes: str, **fields: Any) -> int:
        route = {"train": train, "connections": [list(hexes)], "hexes": list(hexes), "revenue": revenue}
        return self.add("run_routes", company, routes=[route], **fields)

    def game(self, **fields: Any) -> Json:
        players = [{"id": number, "name": name} for number, name in NAMES.items()]
        settings = {"optional_rules": []}
        whole = {"id": 7, "title": "1824", "players": players, "settings": settings, "created_at": NEW}
        return whole | {"actions": self.actions} | fields


def entity_type(entity: int | str) -> str:
    if isinstance(entity, int):
        return "player"
    return "company" if len(entity) == 2 and entity[0] == "B" and entity[1].isdigit() else "corporation"


def first_round() -> Record:
    """Ids 1 to 18. Ann has 20 left and can do nothing more; Ben and Cat, with 100 each, pass."""
    record = Record()
    for player, company, price in (
        (CAT, "KK1", 240), (BEN, "SD1", 240), (ANN, "EPP", 200),
        (ANN, "UG1", 240), (BEN, "SD2", 120), (CAT, "KK2", 120),
        (ANN, "B1", 120), (BEN, "B2", 120), (CAT, "B3", 120),
        (ANN, "SD3", 120), (BEN, "B4", 120), (CAT, "MLB", 120),
        (ANN, "SPB", 120), (BEN, "UG2", 120), (CAT, "EOD", 120),
    ):  # fmt: skip
        record.buys(player, company, price)
    record.add("pass", BEN)
    record.add("pass", CAT)
    return record


def first_turns() -> Record:
    """EPP lays a tile and runs (ids 18 and 19); EOD, MLB and SPB do nothing; SD1 lays, buys a train and passes."""
    record = first_round()
    record.add("lay_tile", "EPP", hex="B5", tile="6-0", rotation=3)
    record.run("EPP", "1g-0", 20, "B5", "C6", subsidy=10)
    record.add("pass", "EOD")
    record.add("pass", "MLB")
    record.add("pass", "SPB")
    record.add("lay_tile", "SD1", hex="F11", tile="631-0", rotation=1)
    record.add("buy_train", "SD1", train="2-0", price=80, variant="2")
    record.add("pass", "SD1")
    return record


EPP_RUN = 19  # its id


def replayed(data: Json, preset: str | None = None, start: State | None = None) -> SilentReplay:
    replay = replay_of(parse_recorded(data, "game.json"), preset)
    assert isinstance(replay, SilentReplay)
    if start is not None:
        replay.reader.state = start
    return replay


def problems(replay: SilentReplay) -> list[tuple[int, str]]:
    """(id, code) of everything refused; the replay is at its end then."""
    return [(recorded.id, code) for recorded, applied in replay.steps() for code in codes(applied)]


def codes(applied: list[Applied]) -> list[str]:
    return [step.outcome.code for step in applied if isinstance(step.outcome, Rejection)]


def played(data: Json, preset: str | None = None, start: State | None = None) -> SilentReplay:
    """The replay at its end; nothing may have been refused."""
    replay = replayed(data, preset, start)
    assert problems(replay) == []
    return replay
