"""Replays a recorded game through our engine: each recorded action becomes one or more of ours.

The site skips steps in which nothing can be done, without saying so; the record shows only that somebody else acts
next. Passes are therefore added where the next action makes them certain, and a recorded pass that meets no open
question is left out.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from pydantic import ValidationError

from core.interchange.recorded_file import RecordedAction, RecordedGame, shown
from core.interchange.recorded_routes import UnreadableRoute, counted_stops, path_of
from core.kernel.action import Action
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.holdings import director, unit
from core.rail18.state import BANK, POOL, STEPS, Auction, CompanyTurn, Question, Step, StockRound
from core.rail18.steps.passing import OPTIONAL
from core.rail18.table import implied
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.sbb import ReturnStation
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp

# Actions that do not show whose turn it is.
BESIDE_THE_TURN = ("message", "choose_ability", "payoff_player_debt", "destination_connection", "discard_train",
                   "remove_token", "end_game")  # fmt: skip

STEP_OF_TYPE: dict[str, Step] = {
    "lay_tile": "track",
    "place_token": "station",
    "run_routes": "run",
    "dividend": "dividend",
    "buy_train": "trains",
    "buy_company": "trains",
}

# The record numbers these two among the 5 trains of its stack.
EXTRA_TRAINS = {"5-1": "EVA", "5-2": "SBB"}


@dataclass(frozen=True, slots=True)
class Applied:
    """One of our actions with what came of it."""

    action: Action
    outcome: tuple[ev.Event, ...] | Rejection


class Unreadable(Exception):
    """A recorded action whose fields make no sense."""


class Replay:
    """The engine's state while a record is played, and how the record names things."""

    def __init__(self, engine: Engine18, game: RecordedGame) -> None:
        self.engine = engine
        self.game = game
        self.state = engine.initial()
        self.tile_hex: dict[str, str] = {}  # "57-0" -> where that tile lies
        self.trains: dict[str, str] = dict(EXTRA_TRAINS)  # the record's train -> ours
        self.passed_over: set[str] = set()  # players who could do nothing in the stock round and were not asked
        # certificates that left the bank before anybody bought them
        self.out = {cert for certs in self.state.shares.values() for cert, owner in certs.items() if owner == POOL}

    def steps(self) -> Iterator[tuple[RecordedAction, list[Applied]]]:
        """Every recorded action with the actions it became. The state is that after the action."""
        actions = self.game.actions
        for index, recorded in enumerate(actions):
            applied: list[Applied] = []
            try:
                for action in self._translate(recorded, index):
                    self._apply(action, applied)
            except (Unreadable, UnreadableRoute, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
                rejection = Rejection("unreadable", Severity.IMPOSSIBLE, "", {"detail": _detail(error)})
                applied.append(Applied(ac.Pass(actor="", what="stock"), rejection))
            if not (index + 1 < len(actions) and actions[index + 1].auto):
                self._leave_turn(index, applied)
            yield recorded, applied

    def _apply(self, action: Action, applied: list[Applied]) -> None:
        frame = self.state.frame
        if isinstance(action, ac.BuyTrain) and isinstance(frame, CompanyTurn) and frame.step == "run":
            self._apply(ac.RunTrains(actor=action.actor, company=action.company, routes=()), applied)
        passes = implied(self.engine, self.state, action)
        if passes and isinstance(frame, StockRound):  # the site leaves out only those who can do nothing
            wrong = Rejection("not-your-turn", Severity.RULE, "p. 7", {"player": frame.player})
            applied.append(Applied(action, wrong))
        for step in (*passes, action):
            outcome = self.engine.decide(self.state, step)
            if isinstance(outcome, Rejection) and outcome.severity is Severity.RULE:
                applied.append(Applied(step, outcome))
                outcome = self.engine.decide(self.state, step, overrule="recorded")
            applied.append(Applied(step, outcome))
            if isinstance(outcome, Rejection):
                return
            self._fold(outcome)
            self.passed_over.discard(step.actor)
            skipped: list[str] = [e.actor for e in outcome if isinstance(e, ev.Passed) and e.what == "stock"]
            self.passed_over.update(skipped[1:] if isinstance(step, ac.Pass) else skipped)

    def _leave_turn(self, index: int, applied: list[Applied]) -> None:
        """Where somebody else acts next, the rest of the company's turn was skipped."""
        while True:
            frame = self.state.frame
            if not isinstance(frame, CompanyTurn) or self._stays(frame.company, index + 1):
                return
            skip = self._skip(frame)
            outcome = None if skip is None else self.engine.decide(self.state, skip)
            if skip is None or outcome is None or isinstance(outcome, Rejection):
                return
            applied.append(Applied(skip, outcome))
            self._fold(outcome)

    def _skip(self, frame: CompanyTurn) -> Action | None:
        """The action that leaves a step without doing anything in it."""
        leader = self.leader(frame.company)
        if frame.step in OPTIONAL:
            return ac.Pass(actor=leader, what=frame.step)
        if frame.step == "run":
            return ac.RunTrains(actor=leader, company=frame.company, routes=())
        return None

    def _fold(self, events: tuple[ev.Event, ...]) -> None:
        for event in events:
            self.state = self.engine.evolve(self.state, event)
            if isinstance(event, ev.ShareMoved):
                self.out.add(event.certificate)

    def _stays(self, company: str, start: int) -> bool:
        """Does the record go on with this company's turn?"""
        for recorded in self.game.actions[start:]:
            if recorded.type in BESIDE_THE_TURN or recorded.type.startswith("program"):
                continue
            if (
                recorded.type == "pass"
                and (recorded.auto or recorded.entity != company)
                and recorded.entity_type != "player"
            ):
                continue
            if recorded.entity_type == "corporation":
                return recorded.entity == company
            if recorded.entity_type == "company":
                return self._used_by(recorded.entity, company)
            return recorded.type in ("sell_shares", "bankrupt") and recorded.entity == self.leader(company)
        return True

    def _used_by(self, paper: str, company: str) -> bool:
        """May the company use this certificate: is it the company's own or its director's?"""
        held = self.state.papers.get(paper)
        return held is None or held.owner in (company, self.leader(company))

    def _translate(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        reader = _READERS.get(recorded.type)
        if reader is not None:
            yield from reader(self, recorded, index)

    def leader(self, company: str) -> str:
        return director(self.engine.rules, self.state, company) or ""

    # Each reader turns one type of the record into our actions.

    def bid(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        if recorded.data["price"] == 0 and self.state.papers[recorded.data["company"]].owner == recorded.entity:
            return  # the first player takes P1 for nothing: with us that happens by itself
        yield ac.Bid(actor=recorded.entity, private=recorded.data["company"], amount=recorded.data["price"])

    def decline(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        frame = self.state.frame
        if isinstance(frame, Auction) and frame.bidder == recorded.entity:
            yield ac.Pass(actor=recorded.entity, what="auction")
        elif isinstance(frame, StockRound) and self.state.is_player(recorded.entity):
            yield from self._pass_stock(frame, recorded.entity)
        elif isinstance(frame, CompanyTurn) and not recorded.auto and frame.company == recorded.entity:
            if frame.step in OPTIONAL and not self._used_later(frame.company, frame.step, index + 1):
                yield ac.Pass(actor=self.leader(frame.company), what=frame.step)

    def _pass_stock(self, frame: StockRound, player: str) -> Iterator[Action]:
        """Whom we passed over because he could do nothing, the record may ask, and the other way round."""
        if player in self.passed_over:
            self.passed_over.remove(player)
            return
        now: object = frame
        while isinstance(now, StockRound) and now.number == frame.number:
            yield ac.Pass(actor=now.player, what="stock")
            if now.player == player:
                return
            now = self.state.frame

    def _used_later(self, company: str, step: Step, start: int) -> bool:
        """Does the company still act in this step? Then the pass met an earlier question, which we left out."""
        for recorded in self.game.actions[start:]:
            at = STEP_OF_TYPE.get(recorded.type)
            if step == "trains" and recorded.type == "pass" and recorded.entity == company and not recorded.auto:
                return True  # trains and privates are two questions there and one with us: the later pass counts
            if recorded.type in BESIDE_THE_TURN or (at is None and recorded.entity == company):
                continue
            if recorded.auto or recorded.type.startswith("program"):
                continue
            paper = recorded.entity_type == "company"
            mine = self._used_by(recorded.entity, company) if paper else recorded.entity == company
            if at is None or not mine or STEPS.index(at) < STEPS.index(step):
                return False
            if at == step:
                return True
        return False

    def par(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        company = recorded.data["corporation"]
        price = int(str(recorded.data["share_price"]).split(",")[0])
        frame = self.state.frame
        if isinstance(frame, Question) and frame.about == "par":
            yield ac.SetPar(actor=recorded.entity, company=company, price=price)
        else:
            yield ac.StartCompany(actor=recorded.entity, company=company, price=price)

    def buy_shares(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        cert = recorded.data["shares"][0]
        company = cert.rpartition("_")[0]
        percent = self._percent(recorded, company)
        where: Literal["bank", "pool"] = "pool" if cert in self.out else "bank"
        self.out.add(cert)
        owners = self.state.shares[company]
        if (POOL if where == "pool" else BANK) not in owners.values():
            where = "bank" if where == "pool" else "pool"
        yield ac.BuyShare(actor=recorded.entity, company=company, source=where, percent=percent)

    def _percent(self, recorded: RecordedAction, company: str) -> int:
        given = recorded.data.get("percent")
        if isinstance(given, int):
            return given
        sizes = {cert.id: cert.percent for cert in self.engine.rules.title.certificates[company]}
        return sum(sizes[cert] for cert in recorded.data["shares"])

    def sell_shares(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        certs = recorded.data["shares"]
        company = certs[0].rpartition("_")[0]
        size = unit(self.engine.rules, company)
        shares = self._percent(recorded, company) // size
        known = {cert.id: cert for cert in self.engine.rules.title.certificates[company]}
        doubles = sum(known[cert].percent == 2 * size and not known[cert].director for cert in certs)
        actor = recorded.entity if recorded.entity_type == "player" else self.leader(recorded.entity)
        first = ac.SellShares(actor=actor, company=company, shares=shares, doubles=doubles)
        others = [first.model_copy(update={"doubles": number}) for number in range(shares // 2 + 1)]
        legal = [a for a in (first, *others) if not isinstance(self.engine.decide(self.state, a), Rejection)]
        yield legal[0] if legal else first

    def buy_company(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        paper, price = recorded.data["company"], recorded.data["price"]
        if recorded.entity_type == "player":
            yield BuyCertificate(actor=recorded.entity, paper=paper)
        else:
            company = recorded.entity
            yield ac.BuyPrivate(actor=self.leader(company), company=company, private=paper, price=price)

    def lay_tile(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        label, tile, rotation = recorded.data["hex"], recorded.data["tile"], recorded.data["rotation"]
        number = tile.rpartition("-")[0]
        frame = self.state.frame
        if recorded.entity_type == "corporation":
            self.tile_hex[tile] = label
            company = recorded.entity
            yield ac.LayTile(actor=self.leader(company), company=company, hex=label, tile=number, rotation=rotation)
        elif isinstance(frame, Question) and frame.about == "mountain":
            yield PlaceMountain(actor=frame.player, mountain=recorded.entity, hex=label, panel=number)
        elif isinstance(frame, CompanyTurn):
            company, actor = frame.company, self.leader(frame.company)
            if recorded.entity in self.engine.rules.special.tunnels.codes:
                yield BuildTunnel(
                    actor=actor, company=company, certificate=recorded.entity, hex=label, piece=number,
                    rotation=rotation,
                )  # fmt: skip
            else:
                self.tile_hex[tile] = label
                yield ac.LayTile(
                    actor=actor, company=company, hex=label, tile=number, rotation=rotation, power=recorded.entity
                )
        else:
            raise Unreadable("lay_tile")

    def _city(self, recorded: RecordedAction) -> tuple[str, int]:
        """The record names a city by the tile that lies there, or by the hex if there is none."""
        tile, _, city = str(recorded.data["city"]).rpartition("-")
        label = self.tile_hex.get(tile) or tile.rpartition("-")[0]
        if label not in self.engine.rules.title.faces:
            raise Unreadable(str(recorded.data["city"])[:40])
        return label, int(city)

    def place_token(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        label, node = self._city(recorded)
        company = recorded.entity
        if any(station.company == company for station in self.state.stations.get(label, ())):
            return  # the home station, which we place by ourselves
        yield ac.PlaceStation(actor=self.leader(company), company=company, hex=label, node=node)

    def remove_token(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        frame = self.state.frame
        label, node = self._city(recorded)
        if isinstance(frame, Question) and frame.about == "station":
            yield ReturnStation(actor=frame.player, company=frame.company or "", hex=label, node=node)

    def run_routes(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        company = recorded.entity
        rules = self.engine.rules
        routes = []
        for entry in recorded.data.get("routes") or []:
            if not entry.get("hexes") and not entry.get("connections"):
                continue
            train = self._train(entry["train"], company)
            route = ac.Route(train=train, path=path_of(rules, self.state, entry))
            if rules.side(self.state.trains[train].type).kind == "express":
                route = counted_stops(rules, self.state, company, route)
            routes.append(route)
        frame = self.state.frame
        if routes or (isinstance(frame, CompanyTurn) and frame.company == company and frame.step == "run"):
            yield ac.RunTrains(actor=self.leader(company), company=company, routes=tuple(routes))

    def dividend(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        company = recorded.entity
        pay = recorded.data["kind"] == "payout"
        frame = self.state.frame
        if not pay and isinstance(frame, CompanyTurn) and frame.step not in ("run", "dividend"):
            return  # nothing was earned: with us that is withheld by itself
        yield ac.DecideDividend(actor=self.leader(company), company=company, pay=pay)

    def _train(self, name: str, owner: str | None = None) -> str:
        """Our card for a train of the record; one that we never saw is found by its owner and type."""
        if name in self.trains and self.trains[name] in self.state.trains:
            return self.trains[name]
        kind = name.rpartition("-")[0]
        for train, card in self.state.trains.items():
            fits = self.engine.rules.title.train_sides[card.type][0].sides[0].type == kind
            if fits and train not in self.trains.values() and (owner is None or card.owner == owner):
                self.trains[name] = train
                return train
        raise Unreadable(f"train {name[:20]}")

    def _seen(self, name: str) -> bool:
        return name in self.trains and self.trains[name] in self.state.trains

    def buy_train(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        company, name, price = recorded.entity, recorded.data["train"], recorded.data["price"]
        actor = self.leader(company)
        if self._seen(name):
            train = self._train(name)
            source = self.state.trains[train].owner
            yield ac.BuyTrain(actor=actor, company=company, source=source, train=train, price=price)
            return
        kind = str(recorded.data.get("variant") or name.rpartition("-")[0])
        before = set(self.state.trains)
        yield ac.BuyTrain(actor=actor, company=company, source="bank", train=kind, price=price)
        new = [train for train in self.state.trains if train not in before and "-" in train]
        if new:
            self.trains[name] = new[0]

    def discard_train(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        company = recorded.entity
        train = self._train(recorded.data["train"], company)
        frame = self.state.frame
        if isinstance(frame, Question) and frame.about == "discard":
            leader = self.leader(company) or self.state.order[0]
            yield ac.DiscardTrain(actor=leader, company=company, train=train)

    def choose_ability(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        powers = self.engine.rules.special.powers
        if recorded.entity == powers.furka_oberalp.private:
            owner = self.state.papers[recorded.entity].owner
            actor = owner if self.state.is_player(owner) else self.leader(owner)
            yield LayFurkaOberalp(actor=actor)
        elif recorded.entity == powers.eva.private:
            held = self.state.trains.get(powers.eva.train)
            yield GiveEva(actor=held.owner if held else "", company=recorded.data["choice"])

    def payoff(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        player = recorded.entity
        amount = min(self.state.debt(player), self.state.cash[player])
        if amount > 0:
            yield ac.RepayDebt(actor=player, amount=amount)

    def destination(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        if self.engine.rules.ruling("destination-payment") != "claimed":
            return  # paid by ourselves
        for company in recorded.data["corporations"]:
            yield ac.PayDestination(actor=self.leader(company), company=company)

    def bankrupt(self, recorded: RecordedAction, index: int) -> Iterator[Action]:
        actor = recorded.entity if recorded.entity_type == "player" else self.leader(recorded.entity)
        yield ac.DeclareBankruptcy(actor=actor)


def _detail(error: Exception) -> str:
    """What is wrong, short and on one line."""
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        return shown(f"{error.title} {'.'.join(map(str, first['loc']))}", 80)
    if isinstance(error, KeyError):
        return shown(f"{error.args[0]} is missing or unknown", 80)
    return shown(error, 80)


Reader = Callable[[Replay, RecordedAction, int], Iterator[Action]]

_READERS: dict[str, Reader] = {
    "bid": Replay.bid,
    "pass": Replay.decline,
    "par": Replay.par,
    "buy_shares": Replay.buy_shares,
    "sell_shares": Replay.sell_shares,
    "buy_company": Replay.buy_company,
    "lay_tile": Replay.lay_tile,
    "place_token": Replay.place_token,
    "remove_token": Replay.remove_token,
    "run_routes": Replay.run_routes,
    "dividend": Replay.dividend,
    "buy_train": Replay.buy_train,
    "discard_train": Replay.discard_train,
    "choose_ability": Replay.choose_ability,
    "payoff_player_debt": Replay.payoff,
    "destination_connection": Replay.destination,
    "bankrupt": Replay.bankrupt,
}
