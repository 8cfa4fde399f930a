"""A small recorded game of Ann, Ben and Cat, and its replay."""

from typing import Any

from core import registry
from core.interchange.game_file import new_setup
from core.interchange.recorded_file import parse_recorded
from core.kernel.family import Applied
from core.kernel.refusal import Rejection
from core.rail18.recorded.replay import Replay
from core.rail18.state import Player

ANN, BEN, CAT = 1, 2, 3
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat"}
Json = dict[str, Any]


class Record:
    """A recorded game of Ann, Ben and Cat in the making."""

    def __init__(self) -> None:
        self.actions: list[Json] = []

    def add(self, type_: str, entity: int | str, *, auto: list[Json] | None = None, **fields: Any) -> int:
        """The id of the new action."""
        new = {"type": type_, "entity": entity, "entity_type": entity_type(entity), "id": len(self.actions) + 1}
        self.actions.append(new | fields | ({"auto_actions": auto} if auto else {}))
        return len(self.actions)

    def passes(self, *entities: int | str) -> None:
        for entity in entities:
            self.add("pass", entity)

    def sold(self, private: str, price: int, opener: int, buyer: int) -> None:
        """One bid; everybody else passes in turn."""
        for number in range(3):
            player = (opener - 1 + number) % 3 + 1
            if player == buyer:
                self.add("bid", player, company=private, price=price)
            else:
                self.add("pass", player)

    def run(self, company: str, train: str, revenue: int, *hexes: str) -> int:
        route = {
            "train": train,
            "connections": [list(hexes)],
            "hexes": list(hexes),
            "revenue": revenue,
            "nodes": [f"{label}-0" for label in hexes],
        }
        return self.add("run_routes", company, routes=[route], extra_revenue=0)

    def game(self, **fields: Any) -> Json:
        """The whole file."""
        players = [{"id": number, "name": name} for number, name in NAMES.items()]
        return {"id": 7, "title": "1844", "players": players, "settings": {}, "actions": self.actions} | fields


def entity_type(entity: int | str) -> str:
    if isinstance(entity, int):
        return "player"
    return "company" if len(entity) == 2 and entity[1].isdigit() else "corporation"


def auto_pass(entity: int | str, number: int = 1) -> list[Json]:
    return [{"type": "pass", "entity": entity, "entity_type": entity_type(entity)} for _ in range(number)]


def auction() -> Record:
    """Ids 1 to 31: P1 falls to nothing; P2 and P3 go to Ben, P4 and P5 to Cat, P6 and P7 to Ann; FNM's par is 100."""
    record = Record()
    for _ in range(4):
        record.passes(ANN, BEN, CAT)
    record.sold("P2", 50, BEN, BEN)
    record.sold("P3", 80, CAT, BEN)
    record.sold("P4", 110, ANN, CAT)
    record.sold("P5", 140, BEN, CAT)
    record.sold("P6", 180, CAT, ANN)
    record.add("par", ANN, corporation="FNM", share_price="100,1,4")
    record.sold("P7", 100, ANN, ANN)
    return record


def first_stock_round() -> Record:
    """Ids 32 to 38. Ann starts VSB, Cat JS; Ben has given a standing order to pass."""
    record = auction()
    record.add("par", ANN, corporation="VSB", share_price="100,1,4")
    record.add("par", CAT, corporation="JS", share_price="90,2,4")
    record.add("program_share_pass", BEN, auto=auto_pass(BEN), unconditional=False, indefinite=False)
    record.add("message", CAT, message="Good luck")
    record.add("buy_shares", ANN, shares=["VSB_1"], percent=25)
    record.add("pass", CAT, auto=auto_pass(BEN))
    record.add("pass", ANN)
    return record


def first_operating_round() -> Record:
    """Ids 39 to 48: three companies lay their first tile and buy their first train."""
    record = first_stock_round()
    record.add("lay_tile", "VSB", hex="C24", tile="57-0", rotation=2, auto=auto_pass("VSB", 2))
    record.add("buy_train", "VSB", train="2-0", price=70, variant="2H")
    record.add("pass", "VSB")
    record.add("lay_tile", "JS", hex="I2", tile="8-0", rotation=4)
    record.add("pass", "JS", auto=auto_pass("JS", 2))  # a question that our rules do not ask
    record.add("buy_train", "JS", train="2-1", price=90, variant="2")
    record.add("pass", "JS")
    record.add("lay_tile", "FNM", hex="L21", tile="57-1", rotation=0, auto=auto_pass("FNM", 2))
    record.add("buy_train", "FNM", train="2-2", price=70, variant="2H")
    record.add("pass", "FNM")
    return record


def small_record() -> Record:
    """Ids 49 to 61: everybody passes; VSB pays out (run 53), JS places a station (58), runs (59) and withholds."""
    record = first_operating_round()
    record.passes(BEN, CAT, ANN)
    record.add("lay_tile", "VSB", hex="D25", tile="6-0", rotation=0, auto=auto_pass("VSB", 2))
    record.run("VSB", "2-0", 40, "C24", "D25")
    record.add("dividend", "VSB", kind="payout")
    record.add("pass", "VSB")
    record.add("lay_tile", "JS", hex="J1", tile="58-0", rotation=3)
    record.add("pass", "JS", auto=auto_pass("JS"))
    record.add("place_token", "JS", city="K2-0-0", slot=0, tokener="JS", auto=auto_pass("JS"))
    record.run("JS", "2-1", 70, "K2", "L1")
    record.add("dividend", "JS", kind="withhold")
    record.add("pass", "JS")
    return record


def small_game() -> Json:
    return small_record().game()


VSB_RUN, JS_STATION, JS_RUN = 53, 58, 59  # ids in the small game


def replay_of(data: Json, preset: str = "online") -> Replay:
    game = parse_recorded(data, "game.json")
    setup = new_setup(game.title, [Player(*player) for player in game.players], preset)
    return Replay(registry.engine(setup), game)


def played(data: Json, preset: str = "online") -> Replay:
    """The replay at its end; nothing may have been refused."""
    replay = replay_of(data, preset)
    refused = [(recorded.id, code) for recorded, applied in replay.steps() for code in codes(applied)]
    assert refused == []
    return replay


def codes(applied: list[Applied]) -> list[str]:
    return [step.outcome.code for step in applied if isinstance(step.outcome, Rejection)]
