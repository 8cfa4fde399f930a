"""Games of 1824 written as the site would record them: what follows by itself, or cannot be decided, is not said."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from core.kernel.action import Action
from core.kernel.options import Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.formation import ReturnStation
from core.rail18.state import CompanyTurn, GameOver, State
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.recorded import FIRST_TOKEN, RECORDS

Json = dict[str, Any]


class Writer:
    """Follows a game and writes its actions; now and then it leaves out what older files leave out."""

    def __init__(self, engine: Engine18, chance: Random) -> None:
        self.engine, self.rules, self.chance = engine, engine.rules, chance
        self.actions: list[Json] = []
        self.left_out = 0
        self.lying: dict[str, str] = {}  # hex -> the tile's card, as the record numbers it
        self.stood: dict[str, int] = {}  # forerunners of the k&k -> their city in Wien

    def game(self, **fields: Any) -> Json:
        setup = self.engine.setup
        players = [{"id": player.id, "name": player.name} for player in setup.players]
        whole = {"id": 7, "title": "1824", "players": players, "settings": {"optional_rules": []}}
        return whole | {"actions": self.actions} | fields

    def write(
        self, before: State, options: Sequence[Option], action: Action, events: Sequence[ev.Event], after: State
    ) -> None:
        type_, entity, fields = self.told(before, action, events)
        kind = "player" if entity in before.order else "company" if entity in before.papers else "corporation"
        new = {"type": type_, "entity": self.name(entity), "entity_type": kind, "id": len(self.actions) + 1} | fields
        if isinstance(after.frame, GameOver) or self.said(before, options, action):  # what nothing follows is said
            self.actions.append(new)
        else:
            self.left_out += 1
        for event in events:
            if isinstance(event, ev.StationReplaced):
                self.stood[event.company] = event.node
            if isinstance(event, ev.TileLaid):
                self.lying[event.hex] = self.card(event.tile, event.hex)

    def said(self, before: State, options: Sequence[Option], action: Action) -> bool:
        """A company may leave out that it passes; so may a player who could only have exchanged a mountain railway."""
        if not isinstance(action, ac.Pass):
            return True
        if isinstance(before.frame, CompanyTurn):
            return self.chance.random() < 0.7
        return {option.kind for option in options} != {"Pass", "ExchangeMountain"} or self.chance.random() < 0.5

    def told(self, before: State, action: Action, events: Sequence[ev.Event]) -> tuple[str, str, Json]:
        """Type, entity in our names, and the other fields."""
        actor = action.actor
        match action:
            case BuyMountain():
                face = self.rules.title.privates[action.code].face
                return "buy_company", actor, {"company": action.code, "price": face}
            case BuyMinor():
                return "buy_company", actor, {"company": self.name(action.company), "price": action.price}
            case ac.StartCompany():
                row, column = self.rules.market.par_cells[action.price]
                price = f"{action.price},{row},{column}"
                return "par", actor, {"corporation": self.name(action.company), "share_price": price}
            case ac.BuyShare():
                return "buy_shares", actor, self.certificates(events, "bought")
            case ExchangeMountain():
                return "buy_shares", action.code, self.certificates(events, "exchange") | {"share_price": 0}
            case DeclineExchange():
                return "pass", actor, {}
            case ExchangeCoal():
                return "special_buy", actor, {"description": action.company, "cost": 0}
            case ac.SellShares():
                return "sell_shares", actor, self.certificates(events, "sold")
            case ac.RepayDebt():
                whole = action.amount == min(before.debt(actor), before.cash[actor])
                if whole and self.chance.random() < 0.5:
                    return "payoff_player_debt", actor, {}
                return "payoff_player_debt_partial", actor, {"amount": action.amount}
            case ac.LayTile():
                fields = {"tile": self.card(action.tile, action.hex), "rotation": action.rotation}
                return "lay_tile", action.company, {"hex": self.hex(action.hex)} | fields
            case ac.PlaceStation():
                tile = self.lying.get(action.hex, f"{self.hex(action.hex)}-0")
                return "place_token", action.company, {"city": f"{tile}-{action.node}", "slot": 0}
            case ac.RunTrains():
                return "run_routes", action.company, self.run(events)
            case ac.DecideDividend():
                return "dividend", action.company, {"kind": "payout" if action.pay else "withhold"}
            case ac.BuyTrain():
                return "buy_train", action.company, self.train(action, events)
            case ac.DiscardTrain():
                return "discard_train", action.company, {"train": action.train}
            case ReturnStation():
                first = self.stood["kk1"] == action.node
                return "choose", actor, {"choice": FIRST_TOKEN if first else "Return the other token"}
            case ac.Pass():
                return "pass", before.frame.company if isinstance(before.frame, CompanyTurn) else actor, {}
        raise AssertionError(f"not known to records: {action!r}")

    def certificates(self, events: Sequence[ev.Event], why: str) -> Json:
        moved = [event for event in events if isinstance(event, ev.ShareMoved) and event.why == why]
        names = [f"{self.name(event.company)}_{event.certificate.rpartition('_')[2]}" for event in moved]
        return {"shares": names, "percent": 10 * len(names)}

    def train(self, action: ac.BuyTrain, events: Sequence[ev.Event]) -> Json:
        fields: Json = {"train": action.train, "price": action.price}
        if action.source == "bank":
            taken = next(event for event in events if isinstance(event, ev.TrainTaken))
            fields |= {"train": taken.train, "variant": action.train}
        return fields | ({} if action.trade_in is None else {"exchange": action.trade_in})

    def run(self, events: Sequence[ev.Event]) -> Json:
        """`subsidy` is wrong, as in some files."""
        routes = []
        for event in events:
            if isinstance(event, ev.RouteRun):
                hexes = [[self.hex(label) for label in chain] for chain in self.chains(event.path)]
                if self.chance.random() < 0.5:
                    hexes = [chain[::-1] for chain in hexes[::-1]]
                revenue = sum(part.amount for part in event.parts if part.receiver == "dividend")
                called = [point.split(".") for point in event.path if "." in point]
                nodes = [f"{self.hex(label)}-{node}" for label, node in called]
                routes.append({"train": event.train, "connections": hexes, "revenue": revenue, "nodes": nodes})
        return {"routes": routes, "extra_revenue": 0, "subsidy": self.chance.choice((0, 10, 70))}

    def chains(self, path: Sequence[str]) -> Iterator[list[str]]:
        """The hexes of each stretch from stop to stop."""
        stops = [at for at, point in enumerate(path) if "." in point]
        for begin, end in pairwise(stops):
            chain = [path[begin].partition(".")[0]]
            for point in path[begin + 1 : end]:
                label, _, edge = point.partition("/")
                beyond = self.rules.title.neighbours[label][int(edge)]
                chain.append(label if chain[-1] != label else beyond or "")
            yield chain

    def card(self, tile: str, label: str) -> str:
        """A number of this tile that lies nowhere else."""
        lying = {card for other, card in self.lying.items() if other != label}
        return next(card for number in range(100) if (card := f"{tile}-{number}") not in lying)

    def hex(self, label: str) -> str:
        return RECORDS.names.hex(self.rules, label)

    def name(self, ours: str) -> str:
        return RECORDS.names.company(ours)
