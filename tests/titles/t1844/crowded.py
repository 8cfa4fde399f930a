"""Crowded late positions of 1844, and games that go on from them.

Random games hardly ever meet what happens where a lot comes together: the SBB forms from companies full of trains while
the export begins a phase, players owe and hold too many certificates, P4 is still open. A seed makes one such position:
it could have come about by legal moves, and some of these moves are about to be made.
"""

from random import Random

from core.rail18.destinations import pay_destinations
from core.rail18.order import operating_order
from core.rail18.phases import train_limit
from core.rail18.rules import Draft
from core.rail18.state import CLOSED, CompanyTurn, Marker, OperatingRound, State, StockRound, Train
from core.rail18.steps.trains import may_own
from core.rail18.turn import settle
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import FURKA
from tests.play.game import FULL, Result, play
from tests.play.probes import Effort
from tests.play.random_player import random_setup
from tests.titles.t1844.positions import Table

MOST = 100  # actions that are played from one position
EVERY = 20  # states between two probes
MEMBERS = ("NOB", "SCB", "VSB", "JS", "GB")
OTHERS = ("FNM", "RhB", "BLS", "STB", "AB", "MOB", "JN", "ChA", "VZ")
# phase, cards of each kind taken from the stack: the next export or purchase begins a phase, or nearly does
MOMENTS = (
    ("3", (13, 9, 0, 0)), ("4", (13, 9, 6, 0)), ("4", (13, 9, 4, 0)),
    ("5", (13, 9, 6, 1)), ("5", (13, 9, 6, 3)), ("5", (13, 9, 6, 4)), ("5", (13, 9, 6, 4)), ("5", (13, 9, 6, 4)),
)  # fmt: skip
CARDS = ("2", "3", "4", "5")


def play_crowded(seed: int, effort: Effort | None = FULL) -> Result:
    table = Crowd(seed).table
    return play(seed, effort, EVERY, table.rules.setup, table.state, MOST)


class Crowd:
    def __init__(self, seed: int) -> None:
        self.rng = Random(f"crowded {seed}")
        setup = random_setup(seed)
        switches = {name.replace("-", "_"): value for name, value in setup.rulings.items()}
        self.table = Table(len(setup.players), setup.preset, setup.mode, **switches)
        self.hoarder = self.rng.choice(self.state.order)
        phase, taken = self.rng.choice(MOMENTS)
        self.table.change(phase=phase, stack=dict(zip(CARDS, taken, strict=True)))
        self.companies()
        self.trains()
        self.papers()
        self.money()
        self.moment()
        self.settle()

    @property
    def state(self) -> State:
        return self.table.state

    def companies(self) -> None:
        """All that are there float; one player takes more than his part of the certificates."""
        members = self.rng.sample(MEMBERS, self.rng.randint(3, 5))
        others = self.rng.sample(OTHERS, self.rng.randint(4, len(OTHERS)))
        for sym in (*members, *others):
            kind = self.table.title.kind(sym)
            shares = 100 // kind.share_percent
            pool = self.table.title.companies[sym].pool_at_start or self.rng.choice((0, 0, 1))
            out = self.rng.randint(max(-(-kind.float_percent // kind.share_percent), 3), shares - pool)
            self.table.company(sym, self.rng.choice((60, 70, 80, 90, 100)), pool=pool, **self.holders(out))
            self.mark(sym, kind.behind_red_line)

    def holders(self, shares: int) -> dict[str, int]:
        """The director first; nobody has more."""
        order = self.rng.sample(self.state.order, len(self.state.order))
        if self.rng.random() < 0.7:
            order.sort(key=lambda player: player != self.hoarder)
        leader = order[0] if self.rng.random() < 0.4 or order[0] != self.hoarder else order[1]
        found = {leader: 2}
        shares -= 2
        for player in order:
            part = min(self.rng.randint(1, 3), shares, found[leader] if player != leader else shares)
            if part > 0:
                found[player] = found.get(player, 0) + part
                shares -= part
        return found

    def mark(self, sym: str, bound: bool) -> None:
        rows = self.table.rules.market.rows
        cells = [
            (row, column)
            for row, line in enumerate(rows)
            for column, cell in enumerate(line)
            if cell is not None and 50 <= cell.price <= 160 and not (bound and cell.beyond_line)
        ]
        row, column = self.rng.choice(cells)
        at = Marker(row, column, self.state.arrivals)
        self.table.change(markers={**self.state.markers, sym: at}, arrivals=self.state.arrivals + 1)

    def trains(self) -> None:
        """As many as there is room for: first the members of the SBB, which get all that is old."""
        rules, taken = self.table.rules, self.state.stack
        cards = [f"{card}-{number}" for card in CARDS for number in range(taken[card]) if self.in_play(card)]
        self.rng.shuffle(cards)
        cards.sort(key=lambda name: name[0] if self.rng.random() < 0.7 else "9")
        owners = sorted(self.state.markers, key=lambda sym: sym not in MEMBERS)
        trains = dict(self.state.trains)
        for sym in owners:
            room = train_limit(rules, self.state, sym) - self.rng.choice((0, 0, 0, 1, 2))
            for name in [card for card in cards if self.rng.random() < 0.8][: max(room, 0)]:
                sides = self.sides(name.split("-")[0])
                side = self.rng.choice([side for side in sides if may_own(rules, sym, side)] or [""])
                if side:
                    trains[name] = Train(side, sym)
                    cards.remove(name)
        self.table.change(trains=trains)

    def in_play(self, card: str) -> bool:
        data, _ = self.table.title.train_sides[card]
        return not self.table.rules.since(self.state, data.scrapped_in_phase or "")

    def sides(self, card: str) -> list[str]:
        data, _ = self.table.title.train_sides[card]
        turned = self.table.rules.since(self.state, data.turns_over_in_phase or "")
        return [side.type for side in (data.sides[1:] if turned else data.sides)]

    def papers(self) -> None:
        """Before phase 5 the privates are open, some of them in companies' hands; afterwards there is EVA."""
        data = special(self.table.rules)
        late = self.table.rules.phase_at_least(self.state, data.privates.close_in_phase)
        for code, private in self.table.title.privates.items():
            if late:
                continue
            player = self.rng.choice(self.state.order)
            buyers = [sym for sym in self.state.markers if self.table.title.kind(sym).may_buy_privates]
            sold = private.company_price is not None and buyers and self.rng.random() < 0.4
            owner = self.rng.choice(buyers) if sold else player
            self.table.paper(code, CLOSED if code == data.powers.director.private else owner)
        line = data.powers.furka_oberalp.private
        if not late and self.rng.random() < 0.2:
            self.table.paper(line, CLOSED)
        if self.state.papers[line].owner == CLOSED:
            for piece in data.furka_oberalp.pieces:
                self.table.overlay(piece.hex, FURKA, 0, line)
        if late and self.rng.random() < 0.7:
            self.table.own(self.rng.choice(self.state.order), EVA="5H")
        for code in (*data.mountains.codes, *data.tunnels.codes):
            owner = self.rng.choice(("", "", *self.state.order))
            if owner and code in data.tunnels.codes:
                self.table.paper(code, owner)
            elif owner:
                place = data.mountains.hexes[data.mountains.codes.index(code)]
                self.table.mountain(code, owner, place, f"XM{1 + data.mountains.codes.index(code) % 3}")

    def money(self) -> None:
        """Mostly little; some owe for trains."""
        few = (0, 0, 1, 30, 75, 100, 150, 300)
        amounts = {player: self.rng.choice(few) for player in self.state.order}
        amounts |= {sym: self.rng.choice((*few, 450, 900)) for sym in self.state.markers}
        self.table.give(**amounts)
        debts = {player: self.rng.choice((0, 0, 50, 120, 400)) for player in self.state.order}
        self.table.change(train_debt={player: amount for player, amount in debts.items() if amount})

    def moment(self) -> None:
        """Somewhere in the last operating round of a set, or a turn of the stock round."""
        order = operating_order(self.table.rules, self.state)
        if self.rng.random() < 0.25:
            self.table.change(flow=(StockRound(4, self.rng.choice((self.hoarder, *self.state.order))),))
            return
        at = self.rng.choice((len(order) - 1, len(order) - 1, self.rng.randrange(len(order))))
        step = self.rng.choice(("track", "trains", "trains"))
        rounds = OperatingRound(4, 2, 2, tuple(order[:at]))
        self.table.change(flow=(rounds, CompanyTurn(order[at], step)))  # type: ignore[arg-type]

    def settle(self) -> None:
        """What would have happened by itself: destinations that are reached, steps without anything to decide."""
        draft = Draft(self.table.rules, self.state)
        pay_destinations(draft)
        settle(draft)
        self.table.state = draft.state
