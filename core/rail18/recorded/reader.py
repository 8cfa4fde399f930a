"""How a recorded game of the family names things, and what its actions are called with us.

What only one title has, the title reads itself (`Records18.methods`).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.formation import ReturnStation
from core.rail18.holdings import leader, unit
from core.rail18.recorded.names import OURS, Names
from core.rail18.recorded.record import RecordedAction
from core.rail18.recorded.routes import counted_stops, path_of
from core.rail18.state import BANK, POOL, CompanyTurn, Question, State


class Unreadable(Exception):
    """A recorded action whose fields make no sense."""


class Reader:
    """Our state while a record is played, and which of our things the record means. Each type has its method."""

    def __init__(
        self, engine: Engine18, methods: Mapping[str, "Method"], trains: Mapping[str, str], names: Names = OURS
    ) -> None:
        """`methods` are the title's, by type of action; `trains` are cards that the record has under other names."""
        self.engine = engine
        self.names = names
        self.methods = {**_METHODS, **methods}
        self.state = engine.initial()
        self.tile_hex: dict[str, str] = {}  # "57-0" -> where that tile lies
        self.trains = dict(trains)  # the record's train -> ours
        # certificates that left the bank before anybody bought them
        self.out = {cert for certs in self.state.shares.values() for cert, owner in certs.items() if owner == POOL}

    def fold(self, events: tuple[ev.Event, ...]) -> None:
        for event in events:
            self.state = self.engine.evolve(self.state, event)
            if isinstance(event, ev.ShareMoved):
                self.out.add(event.certificate)

    def actions(self, recorded: RecordedAction) -> Iterator[Action]:
        """Our actions for a recorded one; none for what does not concern the game."""
        read = self.methods.get(recorded.type)
        if read is not None:
            yield from read(self, recorded)

    def company(self, recorded: RecordedAction, field: str) -> str:
        """Ours for a company that an action names."""
        return self.names.our_company(recorded.data[field])

    def hex(self, label: str) -> str:
        return self.names.our_hex(self.engine.rules, label)

    def certificate(self, name: str) -> tuple[str, str]:
        """A company of ours and its certificate, for one of the record."""
        theirs, _, number = name.rpartition("_")
        company = self.names.our_company(theirs)
        return company, f"{company}_{number}"

    def used_by(self, paper: str, company: str) -> bool:
        """May the company use this certificate: is it the company's own or its director's?"""
        held = self.state.papers.get(paper)
        return held is None or held.owner in (company, self.leader(company))

    def leader(self, company: str) -> str:
        return self.leader_in(self.state, company)

    def leader_in(self, state: State, company: str) -> str:
        """Who decides for it, also where it acts without a director."""
        return leader(self.engine.rules, state, company) or ""

    def bid(self, recorded: RecordedAction) -> Iterator[Action]:
        if recorded.data["price"] == 0 and self.state.papers[recorded.data["company"]].owner == recorded.entity:
            return  # the first player takes P1 for nothing: with us that happens by itself
        yield ac.Bid(actor=recorded.entity, private=recorded.data["company"], amount=recorded.data["price"])

    def par(self, recorded: RecordedAction) -> Iterator[Action]:
        company = self.company(recorded, "corporation")
        price = int(str(recorded.data["share_price"]).split(",")[0])
        frame = self.state.frame
        if isinstance(frame, Question) and frame.about == "par":
            yield ac.SetPar(actor=recorded.entity, company=company, price=price)
        else:
            yield ac.StartCompany(actor=recorded.entity, company=company, price=price)

    def buy_shares(self, recorded: RecordedAction) -> Iterator[Action]:
        company, cert = self.certificate(recorded.data["shares"][0])
        percent = self.percent(recorded, company)
        where: Literal["bank", "pool"] = "pool" if cert in self.out else "bank"
        self.out.add(cert)
        owners = self.state.shares[company]
        if (POOL if where == "pool" else BANK) not in owners.values():
            where = "bank" if where == "pool" else "pool"
        yield ac.BuyShare(actor=recorded.entity, company=company, source=where, percent=percent)

    def percent(self, recorded: RecordedAction, company: str) -> int:
        given = recorded.data.get("percent")
        if isinstance(given, int):
            return given
        sizes = {cert.id: cert.percent for cert in self.engine.rules.title.certificates[company]}
        return sum(sizes[self.certificate(name)[1]] for name in recorded.data["shares"])

    def sell_shares(self, recorded: RecordedAction) -> Iterator[Action]:
        certs = [self.certificate(name)[1] for name in recorded.data["shares"]]
        company = self.certificate(recorded.data["shares"][0])[0]
        size = unit(self.engine.rules, company)
        shares = self.percent(recorded, company) // size
        known = {cert.id: cert for cert in self.engine.rules.title.certificates[company]}
        doubles = sum(known[cert].percent == 2 * size and not known[cert].director for cert in certs)
        actor = recorded.entity if recorded.entity_type == "player" else self.leader(recorded.entity)
        first = ac.SellShares(actor=actor, company=company, shares=shares, doubles=doubles)
        others = [first.model_copy(update={"doubles": number}) for number in range(shares // 2 + 1)]
        legal = [a for a in (first, *others) if not isinstance(self.engine.decide(self.state, a), Rejection)]
        yield legal[0] if legal else first

    def buy_company(self, recorded: RecordedAction) -> Iterator[Action]:
        private, price, company = recorded.data["company"], recorded.data["price"], recorded.entity
        yield ac.BuyPrivate(actor=self.leader(company), company=company, private=private, price=price)

    def lay_tile(self, recorded: RecordedAction) -> Iterator[Action]:
        label, tile, rotation = self.hex(recorded.data["hex"]), recorded.data["tile"], recorded.data["rotation"]
        number = tile.rpartition("-")[0]
        frame = self.state.frame
        if recorded.entity_type == "corporation":
            self.tile_hex[tile] = label
            company = recorded.entity
            yield ac.LayTile(actor=self.leader(company), company=company, hex=label, tile=number, rotation=rotation)
        elif isinstance(frame, CompanyTurn):
            self.tile_hex[tile] = label
            company, actor = frame.company, self.leader(frame.company)
            yield ac.LayTile(
                actor=actor, company=company, hex=label, tile=number, rotation=rotation, power=recorded.entity
            )
        else:
            raise Unreadable("lay_tile")

    def _city(self, recorded: RecordedAction) -> tuple[str, int]:
        """The record names a city by the tile that lies there, or by the hex if there is none."""
        tile, _, city = str(recorded.data["city"]).rpartition("-")
        label = self.tile_hex.get(tile) or self.hex(tile.rpartition("-")[0])
        if label not in self.engine.rules.title.faces:
            raise Unreadable(str(recorded.data["city"]))
        return label, int(city)

    def place_token(self, recorded: RecordedAction) -> Iterator[Action]:
        label, node = self._city(recorded)
        company = recorded.entity
        if any(station.company == company for station in self.state.stations.get(label, ())):
            return  # the home station, which we place by ourselves
        yield ac.PlaceStation(actor=self.leader(company), company=company, hex=label, node=node)

    def remove_token(self, recorded: RecordedAction) -> Iterator[Action]:
        frame = self.state.frame
        label, node = self._city(recorded)
        if isinstance(frame, Question) and frame.about == "station":
            yield ReturnStation(actor=frame.player, company=frame.company or "", hex=label, node=node)

    def run_routes(self, recorded: RecordedAction) -> Iterator[Action]:
        company = recorded.entity
        rules = self.engine.rules
        routes = []
        for entry in _few(recorded.data.get("routes") or [], len(self.state.trains), "routes"):
            if not entry.get("hexes") and not entry.get("connections"):
                continue
            train = self.train(entry["train"], company)
            route = ac.Route(train=train, path=path_of(rules, self.state, entry, self.names))
            if rules.side(self.state.trains[train].type).kind == "express":
                route = counted_stops(rules, self.state, company, route)
            routes.append(route)
        frame = self.state.frame
        if routes or (isinstance(frame, CompanyTurn) and frame.company == company and frame.step == "run"):
            yield ac.RunTrains(actor=self.leader(company), company=company, routes=tuple(routes))

    def dividend(self, recorded: RecordedAction) -> Iterator[Action]:
        company = recorded.entity
        pay = recorded.data["kind"] == "payout"
        frame = self.state.frame
        if not pay and isinstance(frame, CompanyTurn) and frame.step not in ("run", "dividend"):
            return  # nothing was earned: with us that is withheld by itself
        yield ac.DecideDividend(actor=self.leader(company), company=company, pay=pay)

    def train(self, name: str, owner: str | None = None) -> str:
        """Our card for a train of the record; one that we never saw is found by its owner and type."""
        if name in self.trains and self.trains[name] in self.state.trains:
            return self.trains[name]
        kind = name.rpartition("-")[0]
        for train, card in self.state.trains.items():
            fits = self.engine.rules.title.train_sides[card.type][0].sides[0].type == kind
            if fits and train not in self.trains.values() and (owner is None or card.owner == owner):
                self.trains[name] = train
                return train
        raise Unreadable(name)

    def seen(self, name: str) -> bool:
        return name in self.trains and self.trains[name] in self.state.trains

    def buy_train(self, recorded: RecordedAction) -> Iterator[Action]:
        company, name, price = recorded.entity, recorded.data["train"], recorded.data["price"]
        actor = self.leader(company)
        if self.seen(name):
            train = self.train(name)
            source = self.state.trains[train].owner
            yield ac.BuyTrain(actor=actor, company=company, source=source, train=train, price=price)
            return
        kind = str(recorded.data.get("variant") or name.rpartition("-")[0])
        before = set(self.state.trains)
        yield ac.BuyTrain(actor=actor, company=company, source="bank", train=kind, price=price)
        new = [train for train in self.state.trains if train not in before and "-" in train]
        if new:
            self.trains[name] = new[0]

    def discard_train(self, recorded: RecordedAction) -> Iterator[Action]:
        company = recorded.entity
        train = self.train(recorded.data["train"], company)
        frame = self.state.frame
        if isinstance(frame, Question) and frame.about == "discard":
            leader = self.leader(company) or self.state.order[0]
            yield ac.DiscardTrain(actor=leader, company=company, train=train)

    def payoff(self, recorded: RecordedAction) -> Iterator[Action]:
        player = recorded.entity
        amount = min(self.state.debt(player), self.state.cash[player])
        if amount > 0:
            yield ac.RepayDebt(actor=player, amount=amount)

    def destination(self, recorded: RecordedAction) -> Iterator[Action]:
        if self.engine.rules.ruling("destination-payment") != "claimed":
            return  # paid by ourselves
        for company in _few(recorded.data["corporations"], len(self.state.companies), "corporations"):
            yield ac.PayDestination(actor=self.leader(company), company=company)

    def bankrupt(self, recorded: RecordedAction) -> Iterator[Action]:
        actor = recorded.entity if recorded.entity_type == "player" else self.leader(recorded.entity)
        yield ac.DeclareBankruptcy(actor=actor)


def _few(things: list[Any], most: int, name: str) -> list[Any]:
    """A list that one action brings; a longer one than the game has of such things is none."""
    if len(things) > most:
        raise Unreadable(name)
    return things


Method = Callable[[Reader, RecordedAction], Iterator[Action]]

_METHODS: dict[str, Method] = {
    "bid": Reader.bid,
    "par": Reader.par,
    "buy_shares": Reader.buy_shares,
    "sell_shares": Reader.sell_shares,
    "buy_company": Reader.buy_company,
    "lay_tile": Reader.lay_tile,
    "place_token": Reader.place_token,
    "remove_token": Reader.remove_token,
    "run_routes": Reader.run_routes,
    "dividend": Reader.dividend,
    "buy_train": Reader.buy_train,
    "discard_train": Reader.discard_train,
    "payoff_player_debt": Reader.payoff,
    "destination_connection": Reader.destination,
    "bankrupt": Reader.bankrupt,
}
