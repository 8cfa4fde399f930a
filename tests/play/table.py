"""Positions made by hand, and a driver that plays on them.

Every action that is played must be among the options, every refused one must not, and no money may appear or disappear.
A title's tests say in what position its `Table` begins.
"""

from dataclasses import replace
from functools import cache
from typing import Any, Self

from core import registry
from core.kernel.action import Action
from core.kernel.options import offered
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18 import holdings
from core.rail18.engine import Engine18
from core.rail18.state import (
    BANK,
    POOL,
    CompanyTurn,
    Marker,
    OperatingRound,
    Overlay,
    Paper,
    Placed,
    Player,
    Setup,
    State,
    Station,
    StockRound,
    Train,
)
from core.rail18.steps.run import taken_for_best
from core.rail18.worth import worth

NAMES = ("ann", "ben", "cat", "dan", "eve", "fay", "gus")


@cache
def _engine(
    title_id: str, players: tuple[str, ...], preset: str, mode: Any, switches: tuple[tuple[str, str], ...]
) -> Engine18:
    title = registry.title(title_id)
    seats = tuple(Player(name, name.title()) for name in players)
    return registry.engine(Setup(title_id, seats, preset, title.rulings(preset, dict(switches)), mode))


def engine(title: str, players: int | tuple[str, ...], preset: str, mode: str, **switches: str) -> Engine18:
    """An engine; a switch such as `sbb-and-export` is written sbb_and_export."""
    names = NAMES[:players] if isinstance(players, int) else players
    chosen = tuple(sorted((name.replace("_", "-"), value) for name, value in switches.items()))
    return _engine(title, names, preset, mode, chosen)


def total(state: State) -> int:
    """All money there is; what a player owes is no money."""
    return sum(state.cash.values())


def decided(found: Engine18, state: State, action: Action) -> tuple[State, tuple[Any, ...]]:
    """The state after a legal action, and what happened."""
    assert offered(found.options(state), action), f"not offered: {action!r}"
    events = found.decide(state, action)
    assert not isinstance(events, Rejection), f"{action!r} refused: {events}"
    money = total(state)
    for event in events:
        state = found.evolve(state, event)
    assert total(state) == money
    return state, events


def play(found: Engine18, state: State, action: Action) -> State:
    return decided(found, state, action)[0]


def refused(found: Engine18, state: State, action: Action) -> Rejection:
    verdict = found.decide(state, action)
    assert isinstance(verdict, Rejection), f"{action!r} was accepted"
    assert not offered(found.options(state), action), f"offered but refused: {action!r}"
    return verdict


def route(train: str, path: str, counted: str | None = None) -> ac.Route:
    """`path` with blanks: "K10.0 K10/1 K8.0"."""
    return ac.Route(train=train, path=tuple(path.split()), counted=None if counted is None else tuple(counted.split()))


class Table:
    def __init__(self, engine: Engine18) -> None:
        self.engine = engine
        self.rules = engine.rules
        self.title = self.rules.title
        self.state = engine.initial()
        self.events: tuple[Any, ...] = ()

    # arranging

    def change(self, **fields: Any) -> Self:
        self.state = replace(self.state, **fields)
        return self

    def give(self, **amounts: int) -> Self:
        """Set cash; the bank holds the rest."""
        cash = {**self.state.cash, **amounts}
        cash[BANK] = self.title.data.bank - sum(amount for holder, amount in cash.items() if holder != BANK)
        return self.change(cash=cash)

    def bank(self, amount: int) -> Self:
        """Leave so much in the bank; what is too much lies with a holder outside the game."""
        cash = {**self.state.cash, BANK: amount, "drawer": 0}
        cash["drawer"] = self.title.data.bank - sum(cash.values())
        return self.change(cash=cash)

    def cell(self, at: str) -> tuple[int, int]:
        """The place of "120/3": the cell worth 120 in the third row."""
        price, row = (int(part) for part in at.split("/"))
        line = self.rules.market.rows[row - 1]
        return row - 1, next(column for column, cell in enumerate(line) if cell is not None and cell.price == price)

    def company(
        self,
        sym: str,
        par: int = 80,
        at: str | None = None,
        pool: int = 0,
        operated: bool = True,
        launched: bool = True,
        treasury: int = 0,
        home: bool = True,
        destination: str | None = None,
        **holders: int,
    ) -> Self:
        """A started company. `holders` count single shares; the first named is director. The rest is unsold."""
        self.hold(sym, pool=pool, **holders)
        kind = self.title.kind(sym)
        stations = kind.stations_by_par.get(str(par), len(kind.station_costs))
        found = replace(
            self.state.companies[sym],
            par=par,
            launched=launched,
            operated=operated,
            stations_left=stations,
            destination=destination or ("open" if kind.destination_x_par and launched else "none"),
        )
        self.change(companies={**self.state.companies, sym: found})
        if at is not None:
            self.mark(sym, at)
        elif par in self.rules.market.par_cells:
            self.mark(sym, f"{par}/{self.rules.market.par_cells[par][0] + 1}")
        if home and found.home_hex is not None:
            self.station(sym, found.home_hex, found.home_node, home=True)
        return self.give(**{sym: treasury})

    def charter(self, sym: str, **fields: Any) -> Self:
        """Change what stands on a company's charter."""
        return self.change(companies={**self.state.companies, sym: replace(self.state.companies[sym], **fields)})

    def mark(self, sym: str, at: str) -> Self:
        row, column = self.cell(at)
        markers = {**self.state.markers, sym: Marker(row, column, self.state.arrivals)}
        return self.change(markers=markers, arrivals=self.state.arrivals + 1)

    def hold(self, sym: str, pool: int = 0, **holders: int) -> Self:
        """Deal a company's certificates: the director's to the first holder, singles for the rest."""
        owners: dict[str, str] = {}
        certificates = self.title.certificates[sym]
        unit = self.title.kind(sym).share_percent
        singles = [cert.id for cert in certificates if cert.percent == unit]
        for number, (holder, shares) in enumerate(holders.items()):
            if number == 0 and shares >= 2:
                owners[certificates[0].id] = holder
                shares -= 2
            for _ in range(shares):
                owners[singles.pop(0)] = holder
        for _ in range(pool):
            owners[singles.pop(0)] = POOL
        dealt = {cert.id: owners.get(cert.id, BANK) for cert in certificates}
        return self.change(shares={**self.state.shares, sym: dealt})

    def station(self, sym: str, label: str, node: int = 0, home: bool = False) -> Self:
        here = (*self.state.stations.get(label, ()), Station(sym, node))
        found = self.state.companies[sym]
        found = replace(found, stations_left=found.stations_left - 1, home_placed=found.home_placed or home)
        return self.change(
            stations={**self.state.stations, label: here}, companies={**self.state.companies, sym: found}
        )

    def tiles(self, **placed: str) -> Self:
        """Lay tiles as they come: K10="15/0" is tile 15 in rotation 0. Stations keep their node."""
        tray, tiles = dict(self.state.tray), dict(self.state.tiles)
        for label, text in placed.items():
            number, _, rotation = text.partition("/")
            if label in tiles:
                tray[tiles[label].tile] += 1
            tray[number] -= 1
            tiles[label] = Placed(number, int(rotation))
        return self.change(tray=tray, tiles=tiles)

    def phase(self, phase: str) -> Self:
        """Cards of earlier phases are gone, one card of this phase is sold. What phases open is all there."""
        stack: dict[str, int] = {}
        for train in self.title.data.trains:
            if train.available_from_phase is not None:
                continue
            begins = self.title.phase_index(train.starts_phase or "1")
            if begins < self.title.phase_index(phase):
                stack[train.sides[0].type] = train.count or 0
            elif train.starts_phase == phase:
                stack[train.sides[0].type] = 1
        return self.change(phase=phase, stack=stack)

    def stack(self, **taken: int) -> Self:
        """Cards taken so far: _2=13."""
        return self.change(stack={**self.state.stack, **{name.strip("_"): number for name, number in taken.items()}})

    def own(self, owner: str, **trains: str) -> Self:
        """Trains by name: t.own("VZ", a="2H", b="3H")."""
        return self.change(
            trains={**self.state.trains, **{name: Train(type_, owner) for name, type_ in trains.items()}}
        )

    def paper(self, code: str, owner: str, **fields: Any) -> Self:
        return self.change(papers={**self.state.papers, code: Paper(owner, **fields)})

    def overlay(self, label: str, piece: str, rotation: int = 0, paper: str | None = None) -> Self:
        here = (*self.state.overlays.get(label, ()), Overlay(piece, rotation, paper))
        return self.change(overlays={**self.state.overlays, label: here})

    def stock(self, player: str, number: int = 2, **fields: Any) -> Self:
        return self.change(flow=(StockRound(number, player, **fields),))

    def turn(
        self, sym: str, step: str = "track", index: int = 1, rounds: int = 1, acted: tuple[str, ...] = (), **fields: Any
    ) -> Self:
        """An operating round in which this company moves."""
        above = OperatingRound(2, index, rounds, acted)
        return self.change(flow=(above, CompanyTurn(sym, step, **fields)))  # type: ignore[arg-type]

    # acting

    def play(self, action: Action) -> Self:
        """A run without a verdict is taken for the best one (R23)."""
        if isinstance(action, ac.RunTrains):
            action = taken_for_best(self.rules, self.state, action)
        self.state, self.events = decided(self.engine, self.state, action)
        return self

    def refuses(self, action: Action) -> Rejection:
        return refused(self.engine, self.state, action)

    def code(self, action: Action) -> str:
        """The code of the refusal."""
        return self.refuses(action).code

    def everybody_passes(self) -> Self:
        """The rest of the stock round."""
        number = self.state.frame.number
        while isinstance(frame := self.state.frame, StockRound) and frame.number == number:
            self.play(ac.Pass(actor=frame.player, what="stock"))
        return self

    def offers(self, kind: type[Action]) -> list[Action]:
        """Every action of a kind that is offered, as far as it can be listed."""
        found = [option for option in self.engine.options(self.state) if option.kind == kind.kind]
        return [action for option in found for action in option.examples()]

    # asking

    def cash(self, holder: str) -> int:
        return self.state.cash.get(holder, 0)

    def shares(self, sym: str, owner: str) -> int:
        return holdings.percent(self.rules, self.state, sym, owner) // self.title.kind(sym).share_percent

    def director(self, sym: str) -> str | None:
        return holdings.director(self.rules, self.state, sym)

    def at(self, sym: str) -> str:
        """Where the marker lies: "120/3"."""
        marker = self.state.markers[sym]
        return f"{self.rules.market.price(marker)}/{marker.row + 1}"

    def worth(self, player: str) -> int:
        return worth(self.rules, self.state, player)

    def happened(self, kind: type[Any]) -> list[Any]:
        """Events of a kind of the last action."""
        return [event for event in self.events if isinstance(event, kind)]

    def paid(self, why: str) -> list[tuple[str, str, int]]:
        """(payer, payee, amount) of the last action's payments with this reason."""
        return [(e.payer, e.payee, e.amount) for e in self.happened(ev.MoneyPaid) if e.why == why]

    def types(self, owner: str) -> list[str]:
        """The types of an owner's trains."""
        return sorted(self.state.trains[train].type for train in self.state.trains_of(owner))
