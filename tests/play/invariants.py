"""What must hold after every action of an 18xx game. Exceptions stand here, or with the title (`peculiar.py`)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil

from core.kernel.action import Action
from core.kernel.options import Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import awaits_home, on_hex
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.holdings import counted, director, director_certificate, leader, percent, pooled, share_limit, unit
from core.rail18.launch import stations_at_par
from core.rail18.phases import over_limit, train_limit
from core.rail18.position.checks import succeeds
from core.rail18.rules import Draft, Rules
from core.rail18.start import sells_privates
from core.rail18.state import (
    BANK,
    CLOSED,
    POOL,
    Auction,
    CompanyTurn,
    GameOver,
    OperatingRound,
    Question,
    State,
    StockRound,
)
from core.rail18.steps.duty import due, left_by
from core.rail18.steps.selling import sellable
from core.rail18.steps.trains import discarder
from tests.play.peculiar import peculiar


class Broken(AssertionError):
    """Something that must always hold does not."""


def must(holds: object, *what: object) -> None:
    if not holds:
        raise Broken(" ".join(map(str, what)))


def check_all(rules: Rules, before: State | None, after: State) -> None:
    """Everything that can be seen from the position. What did not change since `before` is left out."""
    for check, parts in CHECKS:
        if before is None or any(getattr(before, part) is not getattr(after, part) for part in parts):
            check(rules, after)
    peculiar(rules).check(after)


# money


def money(rules: Rules, state: State) -> None:
    """All cash is the bank's: a loan is cash paid out, what is owed for it is noted apart (R32, R33)."""
    must(sum(state.cash.values()) == rules.title.data.bank, "cash adds up to", sum(state.cash.values()))
    known = {BANK, *state.order, *rules.title.companies}
    must(set(state.cash) <= known, "money of strangers:", set(state.cash) - known)
    for holder, amount in state.cash.items():
        if holder == BANK:
            must(amount >= 0 or state.bank_broken, "the bank is below zero and not broken")  # R40
        else:
            must(amount >= 0, holder, "has", amount)
            exists = state.is_player(holder) or live(state, holder) or succeeds(rules, state, holder)
            must(not amount or exists, holder, "has money and does not exist")
    for debts in (state.train_debt, state.exchange_debt):
        must(all(state.is_player(player) for player in debts), "debt of a stranger")
        must(min(debts.values(), default=0) >= 0, "negative debt", dict(debts))
    turn = state.frame

    def sells(player: str) -> bool:
        """What he has sold for a train waits for it."""
        return isinstance(turn, CompanyTurn) and bool(turn.blocks) and director(rules, state, turn.company) == player

    if rules.ruling("exchange-debt-sale") == "forced":
        for player, owed in state.exchange_debt.items():
            must(
                not owed or not state.cash[player] or sells(player), player, "owes for the exchange and has cash"
            )  # R33
    if rules.slots.pay.overdrawn(rules):
        for player, owed in state.train_debt.items():
            must(not owed or not state.cash[player] or sells(player), player, "has overdrawn and has cash")  # A65


def pool(rules: Rules) -> tuple[str, ...]:
    return (POOL,) if rules.slots.stock.sold_to == POOL else ()


def live(state: State, company: str) -> bool:
    return state.companies[company].launched and not state.companies[company].closed


# certificates


def shares(rules: Rules, state: State) -> None:
    must(state.shares.keys() == rules.title.certificates.keys(), "companies with certificates")
    free = peculiar(rules).free_share
    for sym, owners in state.shares.items():
        certificates = rules.title.certificates[sym]
        must(owners.keys() == {cert.id for cert in certificates}, "certificates of", sym)
        company = state.companies[sym]
        places = {BANK, CLOSED} if company.closed else {BANK, *pool(rules), *state.order}
        must(set(owners.values()) <= places, "owners of", sym, dict(owners))
        if company.closed or not company.par:
            out = [owner for owner in owners.values() if owner not in (BANK, CLOSED)]
            if company.closed:
                allowed: list[str] = []  # R30: exchanged
            elif sym in peculiar(rules).unpriced:
                allowed = [owner for cert, owner in owners.items() if owner in out and cert != certificates[0].id]
            elif sym == free:
                allowed = out if len(out) <= 1 and POOL not in out else []  # R38: P5's share
            else:
                allowed = [POOL] * rules.title.companies[sym].pool_at_start  # R6: FNM
            must(out == allowed, sym, "has no par and is held by", out)


def directors(rules: Rules, state: State) -> None:
    """The director holds his certificate and nobody holds more (rules p. 8)."""
    for sym, company in state.companies.items():
        if company.closed or not company.par:
            continue
        holdings = {player: percent(rules, state, sym, player) for player in state.order}
        chief = director(rules, state, sym)
        if chief is None:
            # R31: while nobody holds 10 % the director's certificate of the SBB lies in the pool; in the bank: A34
            top = director_certificate(rules, sym)
            waits = company.launched or not rules.slots.stock.directed_from_bank(rules, state, sym)
            waits = waits and (bool(rules.title.members(sym)) or not company.launched)
            must(waits and state.shares[sym][top.id] == rules.slots.stock.sold_to, sym, "has no director")
            kept = not rules.slots.stock.directed_from_bank(rules, state, sym)
            must(kept or max(holdings.values()) < top.percent, sym, "has no director but", holdings)
        else:
            must(holdings[chief] == max(holdings.values()), chief, "directs", sym, "with", holdings)


def papers(rules: Rules, state: State) -> None:
    own = peculiar(rules)
    must(set(state.papers) == {*rules.title.privates, *own.papers}, "papers")
    sold_out = not sells_privates(rules, state.flow[0])
    given_up = any(isinstance(frame, Question) and frame.item in rules.title.privates for frame in state.flow)
    closed = passed_phase(rules, state, own.privates_close)
    for code, paper in state.papers.items():
        private = rules.title.privates.get(code)
        if private is None:
            must(paper.owner == BANK or state.is_player(paper.owner), code, "belongs to", paper.owner)  # R44
            must(paper.used or not paper.active, code, "is active and was never used")
            must(not paper.hex or paper.used, code, "is not used and on", paper.hex)
            must(paper.hex or not paper.used or not state.track_kept, code, "is used nowhere")
            if paper.hex:
                marks = [overlay.paper for overlay in state.overlays.get(paper.hex or "", ())]
                must(code in marks, code, "is not on", paper.hex)
            continue
        must(not closed or given_up or paper.owner == CLOSED, code, "is open in phase", state.phase)
        must(not sold_out or paper.owner != BANK, code, "was never sold")
        if paper.owner in state.companies:
            must(private.company_price is not None, code, "belongs to", paper.owner)  # R13: P1 to P5
            must(rules.title.kind(paper.owner).may_buy_privates, paper.owner, "owns", code)


# supplies


def tiles(rules: Rules, state: State) -> None:
    laid = Counter(placed.tile for placed in state.tiles.values())
    for number, tile in rules.title.tiles.items():
        must(state.tray[number] >= 0, "tray of", number, state.tray[number])
        must(state.tray[number] + laid[number] == tile.count, "tile", number, "is lost or doubled")
    must(set(laid) <= set(rules.title.tiles), "unknown tiles")
    for label, placed in state.tiles.items():
        must(0 <= placed.rotation < 6, "rotation on", label)
        printed = rules.title.data.hexes[label].colour
        must(printed not in ("gray", "red", "blue", "mountain-pass"), "a tile on", label)
        for edge in rules.title.tiles[placed.tile].faces[placed.rotation].edges:
            must(not rules.slots.track.closed_edge(rules, label, edge), "track off", label, edge)  # R16


def overlays(rules: Rules, state: State) -> None:
    check = peculiar(rules).lying
    if check is None:
        must(not state.overlays, "something lies on", list(state.overlays))
    else:
        check(state)


def trains(rules: Rules, state: State) -> None:
    own = peculiar(rules)
    seen: Counter[str] = Counter()
    discarding = any(isinstance(frame, Question) and frame.about == "discard" for frame in state.flow)
    for name, card in state.trains.items():
        extra = next((train for train in rules.title.data.extra_trains if train.name == name), None)
        first = extra.type if extra else name.rpartition("-")[0]
        sheet, _ = rules.title.train_sides[first]
        side = rules.side(card.type)
        must(card.type in [face.type for face in sheet.sides], name, "is a", card.type)
        must(not passed_phase(rules, state, rules.title.scrapped_in(sheet)), name, "was not scrapped")
        turned = passed_phase(rules, state, sheet.turns_over_in_phase)
        must(not turned or card.type == sheet.sides[1].type, name, "was not turned")
        if extra is None:
            seen[first] += 1
        if extra is not None and extra.fixed:
            must(rules.title.members(card.owner), name, "belongs to", card.owner)  # R28
        if state.is_player(card.owner):
            must(name in own.held_trains, card.owner, "holds", name)  # R35
        elif card.owner != POOL:
            must(live(state, card.owner) or succeeds(rules, state, card.owner), name, "belongs to", card.owner)
            must(side.kind in rules.title.kind(card.owner).train_kinds, card.owner, "owns a", card.type)
    for sheet in rules.title.data.trains:
        first = sheet.sides[0].type
        taken = state.stack.get(first, 0)
        must(taken >= seen[first], "more", first, "than were taken")
        must(sheet.count is None or taken <= sheet.count, taken, "of", sheet.count, "trains", first)
    for sym in rules.title.companies:
        # R27: the trains over the limit are about to be chosen
        fits = len(state.trains_of(sym)) <= train_limit(rules, state, sym)
        fits = fits or not rules.slots.trains.charter_open(rules, state, sym)  # A22
        must(fits or discarding, sym, "is over its train limit")


def passed_phase(rules: Rules, state: State, phase: str | None) -> bool:
    return phase is not None and rules.phase_at_least(state, phase)


# the board


def stations(rules: Rules, state: State) -> None:
    placed: Counter[str] = Counter()
    asked = {frame.company for frame in state.flow if isinstance(frame, Question) and frame.about == "station"}
    for label, here in state.stations.items():
        nodes = on_hex(rules, state, label).nodes
        for node, number in Counter(station.node for station in here).items():
            must(node < len(nodes) and nodes[node].kind == "city", "station outside a city on", label)
            must(number <= nodes[node].slots, number, "stations in", label, node)
        for sym, number in Counter(station.company for station in here).items():
            must(live(state, sym), "station of", sym)
            # R30: about to choose, or without track: not asked
            both = rules.slots.track.both_stations_stay(rules)  # A30
            must(number == 1 or sym in asked or both or not state.track_kept, number, "stations of", sym, "on", label)
            placed[sym] += number
    homes: Counter[tuple[str, int]] = Counter()
    for sym, company in state.companies.items():
        must(company.stations_left >= 0, sym, "has stations", company.stations_left)
        if company.closed or not company.par:
            must(company.stations_left == 0 and not placed[sym], sym, "has stations")
        else:
            at_par = stations_at_par(rules, sym, company.par)
            total = len(rules.title.kind(sym).station_costs) if rules.title.members(sym) else at_par
            known = placed[sym] + company.stations_left
            must(known == total or not state.track_kept, sym, "has lost or gained stations")
            must(company.stations_left <= total, sym, "has", company.stations_left, "stations of", total)
        if company.home_hex is None or company.closed:
            continue
        if company.home_placed:
            at_home = [station.company for station in state.stations.get(company.home_hex, ())]
            must(sym in at_home, sym, "is not at home")
        elif awaits_home(rules, state, sym):
            homes[company.home_hex, company.home_node] += 1
    for (label, node), number in homes.items():  # R19
        taken = sum(station.node == node for station in state.stations.get(label, ()))
        must(on_hex(rules, state, label).nodes[node].slots - taken >= number, "no circle left for a home on", label)


def markers(rules: Rules, state: State) -> None:
    priced = {
        sym
        for sym, company in state.companies.items()
        if company.par and not company.closed and not rules.title.is_owned(sym)
    }
    must(set(state.markers) == priced, "markers of", set(state.markers) ^ priced)
    arrivals = [marker.arrival for marker in state.markers.values()]
    must(len(set(arrivals)) == len(arrivals) and max(arrivals, default=-1) < state.arrivals, "order in the stacks")
    for sym, marker in state.markers.items():
        cell = rules.market.cell(marker.row, marker.column)
        must(cell is not None, sym, "stands beside the market")
        bound = rules.title.kind(sym).behind_red_line
        must(not (bound and cell is not None and cell.beyond_line), sym, "is beyond the red line")


def pool_limit(rules: Rules, state: State) -> None:
    for sym in state.markers:
        # R6: at the forming of the SBB the pool may exceed the limit; the guard sees to it that no sale does
        must(
            pooled(rules, state, sym) <= 50 or rules.title.members(sym),
            sym,
            "has",
            pooled(rules, state, sym),
            "% in the pool",
        )


# the flow


def frames(rules: Rules, state: State) -> None:
    must(sorted(state.order) == sorted(player.id for player in state.players), "order", state.order)
    flow = state.flow
    must(len(flow) >= 1, "no frame")
    round_, above = flow[0], flow[1:]
    must(isinstance(round_, Auction | StockRound | OperatingRound | GameOver), "first frame", round_)
    must(not isinstance(round_, GameOver) or not above, "something goes on after the end")
    if isinstance(round_, OperatingRound) and above and isinstance(above[0], CompanyTurn):
        turn, above = above[0], above[1:]
        must(live(state, turn.company) and turn.company not in round_.acted, "turn of", turn.company)
        must(leader(rules, state, turn.company) is not None, "turn of", turn.company, "without director")
        must(turn.tiles_laid in (0, 1), turn.company, "laid", turn.tiles_laid)
    must(all(isinstance(frame, Question) for frame in above), "frames", flow)
    must(not isinstance(flow[-1], OperatingRound), "nobody acts")
    for frame in above:
        assert isinstance(frame, Question)
        if frame.about == "discard":
            must(over_limit(rules, state), "nothing to discard")
        else:
            must(state.is_player(frame.player), "a question to", frame.player)


CHECKS = (
    (money, ("cash", "train_debt", "exchange_debt", "bank_broken", "companies", "flow")),
    (shares, ("shares", "companies", "order")),
    (directors, ("shares", "companies")),
    (pool_limit, ("shares", "markers")),
    (papers, ("papers", "overlays", "phase", "flow")),
    (tiles, ("tiles", "tray")),
    (overlays, ("overlays", "papers")),
    (trains, ("trains", "stack", "phase", "flow", "companies")),
    (stations, ("stations", "companies", "tiles", "flow")),
    (markers, ("markers", "companies")),
    (frames, ("flow", "order", "companies", "shares")),
)


def check_options(rules: Rules, state: State, options: Sequence[Option]) -> None:
    """Only those whose turn it is have something to choose, besides what may be done at any time."""
    if isinstance(state.frame, GameOver):
        must(not options, "options after the end")
        return
    due, anytime = set(acting(rules, state)), peculiar(rules).anytime
    for option in options:
        must(state.is_player(option.actor), "an option of", option.actor)
        must(option.actor in due or option.kind in anytime, option.actor, "may", option.kind, "out of turn")
    must(any(option.kind not in anytime for option in options), "nobody can go on in", state.frame)


def check_going_on(engine: Engine18, state: State, options: Sequence[Option] | None = None) -> None:
    """Until the game is over somebody has an option, and every open question can be answered."""
    check_options(engine.rules, state, engine.options(state) if options is None else options)
    for height in range(2, len(state.flow)):
        if isinstance(state.flow[height - 1], Question):
            asked = state.with_(flow=state.flow[:height])
            check_options(engine.rules, asked, engine.options(asked))


def acting(rules: Rules, state: State) -> Iterator[str]:
    frame = state.frame
    if isinstance(frame, Auction):
        yield frame.bidder
    elif isinstance(frame, StockRound):
        yield frame.player
    elif isinstance(frame, CompanyTurn):
        yield leader(rules, state, frame.company) or ""
    elif isinstance(frame, Question) and frame.about == "discard":
        yield from (discarder(Draft(rules, state), sym) for sym in over_limit(rules, state))
    elif isinstance(frame, Question):
        yield frame.player


@dataclass
class Guard:
    """Limits that show only in what is done: it keeps its own record of the round and of the company's turn."""

    rules: Rules
    sold: set[tuple[str, str]] = field(default_factory=set)
    papers: set[tuple[str, str]] = field(default_factory=set)
    turn: Counter[str] = field(default_factory=Counter)

    def check(self, before: State, action: Action, events: Sequence[ev.Event], after: State) -> None:
        self.counts(before, events, after)
        self.loans(before, action, events)
        self.turns(before, action, events)
        if isinstance(action, ac.BuyShare | ac.StartCompany):
            self.purchase(before, action, after)
        elif isinstance(action, ac.SellShares):
            self.sale(before, action)
        elif (bought := peculiar(self.rules).once_a_round(action)) is not None:
            key = (action.actor, bought)
            must(key not in self.papers, "two certificates of a kind", key)  # R44
            self.papers.add(key)
        elif isinstance(action, ac.LayTile) and action.power is None:
            self.once("tile")  # R14
        elif isinstance(action, ac.PlaceStation):
            self.once("station")  # R19
        elif isinstance(action, ac.RunTrains):
            self.once("run")
        if getattr(before.flow[0], "number", 0) != getattr(after.flow[0], "number", 0):
            self.sold.clear()
            self.papers.clear()
        if any(isinstance(event, ev.FrameEntered) and isinstance(event.frame, CompanyTurn) for event in events):
            self.turn.clear()

    def once(self, what: str) -> None:
        must(not self.turn[what], "twice in one turn:", what)
        self.turn[what] += 1

    def counts(self, before: State, events: Sequence[ev.Event], after: State) -> None:
        """The share limit (rules p. 9); phases and the broken bank only go forward."""
        index = self.rules.title.phase_index
        must(index(before.phase) <= index(after.phase), "phase", before.phase, "then", after.phase)
        must(after.bank_broken or not before.bank_broken, "the bank is whole again")
        must(all(event.amount > 0 for event in events if isinstance(event, ev.MoneyPaid)), "a payment of nothing")
        if before.shares is after.shares:
            return
        limit = share_limit(self.rules, after)
        for player in after.order:
            has, had = counted(self.rules, after, player), counted(self.rules, before, player)
            # Rules p. 9: who loses the director's certificate may exceed the limit; he sells on his next turn.
            # R31: so may who gives a 10 % certificate of the SBB to its new director.
            given = any(
                isinstance(event, ev.ShareMoved) and event.why == "director" and event.owner == player
                for event in events
            )
            must(has <= max(limit, had) or given, player, "holds", has, "certificates of", limit)

    def turns(self, before: State, action: Action, events: Sequence[ev.Event]) -> None:
        """Who is passed over had nothing to decide, and whose turn is over has sold what he must."""
        asked, state = isinstance(action, ac.Pass), before
        for event in events:
            at, follows = state.frame, getattr(event, "frame", None)  # before and after it
            if isinstance(event, ev.Passed) and event.what == "stock":
                idle = not min(state.debt(event.actor), state.cash[event.actor])
                must(idle or asked, event.actor, "could repay and is passed over")  # R32
                asked = False
            if (
                isinstance(event, ev.FrameChanged)
                and isinstance(at, StockRound)
                and getattr(follows, "player", "") != at.player
            ):
                self.duty_done(state, at.player)
            state = evolve(state, event)

    def duty_done(self, state: State, player: str) -> None:
        """As far as that is possible (rules p. 9, R33)."""
        now = due(self.rules, state, player)
        for sale in sellable(Draft(self.rules, state), player) if any(now) else ():
            must(left_by(self.rules, state, now, sale) >= now, player, "could still", sale)

    def purchase(self, before: State, action: ac.BuyShare | ac.StartCompany, after: State) -> None:
        player = action.actor
        must((player, action.company) not in self.sold, player, "buys what he sold:", action.company)  # p. 8
        must(before.debt(player) == 0, player, "buys with debt")  # R32, R33
        # R62: after the exchange of certificates a new director may be within the limit
        must(counted(self.rules, after, player) <= share_limit(self.rules, after), player, "buys over the limit")
        if isinstance(action, ac.BuyShare) and action.source == "bank":
            must(percent(self.rules, before, action.company, player) <= 50, "more than half from the bank")  # R7

    def sale(self, before: State, action: ac.SellShares) -> None:
        size = action.shares * unit(self.rules, action.company)
        must(pooled(self.rules, before, action.company) + size <= 50, "the pool takes", action.company)  # R6
        if isinstance(before.frame, StockRound):
            must(before.frame.number > 1, "a sale in the first round")  # R5
            self.sold.add((action.actor, action.company))
        else:
            must(isinstance(before.frame, CompanyTurn) and before.frame.step == "trains", "a sale in", before.frame)
            if self.rules.ruling("sale-blocks") == "one":  # R4, A40
                self.once(f"block of {action.company}")

    def loans(self, before: State, action: Action, events: Sequence[ev.Event]) -> None:
        """The bank lends what is missing; half as much again is owed (R32)."""
        lent = sum(event.amount for event in events if isinstance(event, ev.MoneyPaid) and event.why == "loan")
        owed = [event for event in events if isinstance(event, ev.TrainDebtSet) and event.why == "train"]
        must(bool(lent) == bool(owed), "a loan without debt")
        for event in owed:
            due = before.train_debt.get(event.player, 0) + ceil(lent * 3 / 2)
            must(event.player == action.actor and event.amount == due, "debt of", event.amount, "for a loan of", lent)
