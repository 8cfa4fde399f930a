"""Random corrections: mostly possible ones, with some that cannot be; and what must hold after any of them."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from core.kernel.action import Action
from core.rail18.corrections import actions as co
from core.rail18.holdings import director, percent
from core.rail18.position.checks import succeeds
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, STEPS, State
from core.titles.t1844.mountains import special
from tests.play import invariants
from tests.play.invariants import live, must
from tests.play.peculiar import peculiar


class Corrector:
    """Finds mistakes where there are none."""

    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rules, self.rng = rules, rng
        self.kinds: tuple[Callable[[State], Action], ...] = (
            self.cash, self.cash, self.debt, self.bank, self.certificate, self.certificate, self.paper, self.mark,
            self.train, self.train, self.side, self.tile, self.tile, self.station, self.piece, self.marker, self.par,
            self.company, self.phase, self.order, self.auction, self.stock_round, self.operating_round,
        )  # fmt: skip
        if not peculiar(rules).papers:
            self.kinds = tuple(kind for kind in self.kinds if kind != self.piece)
        self.first = next(iter(rules.title.companies))

    @property
    def extras(self) -> list[str]:
        return [train.name for train in self.rules.title.data.extra_trains]

    def choose(self, state: State) -> Action:
        return self.rng.choice(self.kinds)(state)

    def any(self, *choices: Any) -> Any:
        return self.rng.choice(choices)

    def made(self, kind: type[co.Correction], state: State, **fields: Any) -> co.Correction:
        return kind(actor=self.any(*state.order), note="found later", **fields)

    def holder(self, state: State) -> str:
        owners = [sym for sym in state.companies if live(state, sym)] or [self.first]
        return self.any(BANK, POOL, CLOSED, *state.order, *state.order, self.any(*owners), self.any(*owners))

    def cash(self, state: State) -> Action:
        payer = self.holder(state)
        most = max(state.cash.get(payer, 0), 1)
        amount = self.any(1, 10, most, self.rng.randint(1, most), most + 1)
        return self.made(co.CorrectCash, state, payer=payer, payee=self.holder(state), amount=amount)

    def debt(self, state: State) -> Action:
        amount = self.any(0, 0, 0, 10, self.rng.randint(0, 300))
        kind = self.any("train", "exchange")
        return self.made(co.CorrectDebt, state, player=self.any(*state.order), debt=kind, amount=amount)

    def bank(self, state: State) -> Action:
        return self.made(co.CorrectBank, state, broken=self.rng.random() < 0.1)

    def certificate(self, state: State) -> Action:
        started = [sym for sym, company in state.companies.items() if company.par and not company.closed]
        sym = self.any(*state.companies, *started, *started)
        cert = self.any(*self.rules.title.certificates[sym])
        return self.made(co.MoveCertificate, state, certificate=cert.id, target=self.holder(state))

    def paper(self, state: State) -> Action:
        return self.made(co.MovePaper, state, paper=self.any(*state.papers), target=self.holder(state))

    def mark(self, state: State) -> Action:
        mark, marked = self.any("used", "visited"), self.any(True, False)
        return self.made(co.MarkPaper, state, paper=self.any(*state.papers), mark=mark, marked=marked)

    def train(self, state: State) -> Action:
        if state.trains and self.rng.random() < 0.6:
            train = self.any(*state.trains)
            source = state.trains[train].owner
        else:
            train, source = self.any(*self.rules.title.train_sides, *self.extras), self.any(BANK, CLOSED)
        return self.made(co.MoveTrain, state, train=train, source=source, target=self.holder(state))

    def side(self, state: State) -> Action:
        train = self.any(*state.trains, "2-0")
        card = state.trains.get(train)
        sides = self.rules.title.train_sides[card.type][0].sides if card else ()
        type_ = self.any(*(side.type for side in sides), list(self.rules.title.train_sides)[-1])
        return self.made(co.TurnTrain, state, train=train, type=type_)

    def tile(self, state: State) -> Action:
        label = self.any(*(state.tiles or self.rules.title.faces), self.any(*self.rules.title.faces))
        tile = self.any("", *self.rules.title.tiles)
        if label in state.tiles and self.rng.random() < 0.4:
            tile = state.tiles[label].tile
        return self.made(co.CorrectTile, state, hex=label, tile=tile, rotation=self.rng.randint(0, 5))

    def station(self, state: State) -> Action:
        placed = [(label, station) for label, here in state.stations.items() for station in here]
        company = self.any(*state.companies)
        if not state.track_kept:
            return self.made(co.CorrectStation, state, company=company, there=self.any(True, False))
        if placed and self.rng.random() < 0.4:
            label, station = self.any(*placed)
            return self.made(
                co.CorrectStation, state, company=station.company, there=False, hex=label, node=station.node
            )
        label = self.any(
            *(state.tiles or self.rules.title.faces),
            state.companies[company].home_hex or next(iter(self.rules.title.faces)),
        )
        return self.made(co.CorrectStation, state, company=company, there=True, hex=label, node=self.any(0, 0, 1))

    def piece(self, state: State) -> Action:
        """Of the mountains and tunnels of 1844."""
        data = special(self.rules)
        code = self.any(*data.mountains.codes, *data.tunnels.codes)
        if code in data.mountains.codes:
            label = self.any("", *data.mountains.hexes)
            piece = self.any(*(panel.id for panel in data.mountains.panels))
            return self.made(co.CorrectPiece, state, paper=code, hex=label, piece=piece)
        label = self.any("", *data.tunnels.hexes)
        piece, rotation = self.any(*(piece.id for piece in data.tunnels.pieces)), self.rng.randint(0, 5)
        return self.made(co.CorrectPiece, state, paper=code, hex=label, piece=piece, rotation=rotation)

    def marker(self, state: State) -> Action:
        sym = self.any(*(state.markers or state.companies))
        row = self.rng.randrange(len(self.rules.market.rows))
        column = self.rng.randrange(len(self.rules.market.rows[row]))
        if state.markers and self.rng.random() < 0.5:
            other = state.markers[self.any(*state.markers)]
            row, column = other.row, other.column
        above = self.any(None, 0, 1, 2)
        return self.made(co.CorrectMarker, state, company=sym, row=row, column=column, above=above)

    def par(self, state: State) -> Action:
        par = self.any(0, *self.rules.market.par_cells)
        return self.made(co.CorrectPar, state, company=self.any(*state.companies), par=par)

    def company(self, state: State) -> Action:
        marks = {"floated": self.any(True, True, False), "operated": self.any(True, False)}
        destination = self.any("none", "open", "reached")
        return self.made(
            co.CorrectCompany, state, company=self.any(*state.companies), destination=destination, **marks
        )  # fmt: skip

    def phase(self, state: State) -> Action:
        phases = [phase.id for phase in self.rules.title.data.phases]
        near = self.rules.title.phase_index(state.phase) + self.any(-1, 0, 1)
        return self.made(co.CorrectPhase, state, phase=phases[min(max(near, 0), len(phases) - 1)])

    def order(self, state: State) -> Action:
        return self.made(co.CorrectOrder, state, order=tuple(self.rng.sample(state.order, len(state.order))))

    def auction(self, state: State) -> Action:
        private = self.any(*self.rules.title.privates)
        return self.made(co.CorrectAuction, state, private=private, player=self.any(*state.order))

    def stock_round(self, state: State) -> Action:
        number = max(getattr(state.flow[0], "number", 1) + self.any(-1, 0, 0), 1)
        return self.made(co.CorrectStockRound, state, number=number, player=self.any(*state.order))

    def operating_round(self, state: State) -> Action:
        owners = [sym for sym in state.companies if live(state, sym)] or [self.first]
        acting = self.any(*owners)
        acted = [sym for sym in owners if sym != acting and self.rng.random() < 0.5]
        fields = {"number": getattr(state.flow[0], "number", 1), "index": 1, "total": self.any(1, 2, 3)}
        step, revenue = self.any(*STEPS), self.any(0, 100)
        return self.made(
            co.CorrectOperatingRound, state, acted=tuple(acted), company=acting, step=step, revenue=revenue, **fields
        )


# what must hold


def check_corrected(rules: Rules, state: State) -> None:
    """Everything is somewhere exactly once, and somebody can go on. The rest of the rules may have been broken."""
    for check in (
        invariants.money, shares, directors, papers, invariants.tiles, invariants.overlays, trains,
        invariants.stations, invariants.markers, invariants.frames,
    ):  # fmt: skip
        check(rules, state)


def shares(rules: Rules, state: State) -> None:
    must(state.shares.keys() == rules.title.certificates.keys(), "companies with certificates")
    for sym, owners in state.shares.items():
        must(list(owners) == [cert.id for cert in rules.title.certificates[sym]], "certificates of", sym)
        places = {BANK, CLOSED} if state.companies[sym].closed else {BANK, *invariants.pool(rules), *state.order}
        must(set(owners.values()) <= places, "owners of", sym, dict(owners))
        must(sum(percent(rules, state, sym, owner) for owner in {*owners.values()}) == 100, "percents of", sym)


def directors(rules: Rules, state: State) -> None:
    for sym, company in state.companies.items():
        if not company.par or company.closed:
            continue
        most = max(percent(rules, state, sym, player) for player in state.order)
        leader = director(rules, state, sym)
        if leader is not None:
            must(percent(rules, state, sym, leader) == most, leader, "directs", sym)
        top = state.shares[sym][rules.title.certificates[sym][0].id]
        may = rules.title.members(sym) and not invariants.pool(rules)  # A34
        must(not company.launched or top != BANK or may, "the bank directs", sym)


def papers(rules: Rules, state: State) -> None:
    for code, paper in state.papers.items():
        if code in rules.title.privates:
            may = paper.owner in (BANK, CLOSED) or state.is_player(paper.owner) or live(state, paper.owner)
            must(may, code, "belongs to", paper.owner)
            continue
        must(paper.owner == BANK or state.is_player(paper.owner), code, "belongs to", paper.owner)
        must(paper.used or not paper.active, code, "is active and was never used")
        must(not paper.used or paper.owner != BANK, code, "is used and in the bank")
        marks = [label for label, here in state.overlays.items() for overlay in here if overlay.paper == code]
        if state.track_kept:
            must(paper.hex or not (paper.used), code, "is used nowhere")
        must(marks == ([paper.hex] if paper.hex else []), code, "is on", marks, "and says", paper.hex)


def trains(rules: Rules, state: State) -> None:
    extras = {extra.name for extra in rules.title.data.extra_trains}
    seen: Counter[str] = Counter()
    for name, card in state.trains.items():
        sheet, _ = rules.title.train_sides[card.type]
        if name not in extras:
            seen[sheet.sides[0].type] += 1
        owner = card.owner
        there = owner == POOL or name in extras or live(state, owner) or succeeds(rules, state, owner)
        must(there, name, "belongs to", owner)
        must(owner != BANK and owner != CLOSED, name, "belongs to", owner)
    for sheet in rules.title.data.trains:
        first = sheet.sides[0].type
        taken = state.stack.get(first, 0)
        must(seen[first] <= taken, "more", first, "than were taken")
        must(sheet.count is None or taken <= sheet.count, taken, "of", sheet.count, "trains", first)
