"""States of 1824 as its traces have them: what the bank keeps, charters, both racks, who is asked."""

from collections.abc import Iterator
from typing import Any

from core.kernel.family import Json
from core.rail18.holdings import director, director_certificate, percent, price
from core.rail18.phases import discarding
from core.rail18.rules import Rules
from core.rail18.stack import left
from core.rail18.state import BANK, CompanyTurn, OperatingRound, Question, State, StockRound
from core.rail18.trace import UNLIMITED, Trace
from core.titles.t1824.data import special

KINDS = {"regional": "major", "staatsbahn": "national"}  # companies with shares; the others are minors
SHARES = tuple(KINDS)


class Trace1824(Trace):
    def line(self, state: State) -> Json:
        rules, names = self._rules, self._names
        found = super().line(state)
        del found["pool"], found["ipo"]
        bank = {
            sym: has
            for sym, company in state.companies.items()
            if not company.closed and (has := percent(rules, state, sym, BANK))
        }
        rounds = state.flow[0]
        if isinstance(rounds, OperatingRound):
            self._round = ["OR", rounds.index, rounds.total], rounds.number
        return {
            **found,
            "round": self._round[0],
            "phase": names.phases.get(state.phase, state.phase),
            "next": self._next(state),
            "broken": state.bank_broken,
            "bank_shares": {names.company(sym): has for sym, has in bank.items()},
            "reserved": {names.company(sym): kept for sym in bank if (kept := reserved_percent(rules, state, sym))},
            "trains_left": dict(self._racks(state)),
            "tiles": [
                [there := names.hex(rules, label), there if tile in (label, "blank") else tile, rotation]
                for label, tile, rotation in found["tiles"]
            ],
        }

    def _next(self, state: State) -> Any:
        """Who is asked: a player, in an operating round the company."""
        match state.frame:
            case StockRound(player=player):
                asked: str = player
            case CompanyTurn(company=company):
                return self._names.company(company)
            case Question(about="discard"):
                over = sorted(discarding(self._rules, state), key=self._listed_at)
                return self._names.company(over[0]) if over else None
            case Question(player=player):
                asked = player
            case _:
                return None
        return self._names.players.get(asked, asked)

    def _listed_at(self, sym: str) -> tuple[bool, str]:
        """Where several choose the site asks them by its list: regionals by name, then Staatsbahnen."""
        return self._kind(sym) == "staatsbahn", sym

    def _racks(self, state: State) -> Iterator[tuple[str, int]]:
        for train in self._rules.title.data.trains:
            card = train.sides[0].type
            there = left(state, train)
            if there is None:
                there = UNLIMITED - state.stack.get(card, 0)
            if there > 0:
                yield card, there

    def _listed(self, state: State, sym: str) -> bool:
        """A minor once it is bought."""
        return self._kind(sym) in SHARES or director(self._rules, state, sym) is not None

    def _kind(self, sym: str) -> str:
        return self._rules.title.companies[sym].kind

    def _company(self, state: State, sym: str) -> Json:
        rules, company = self._rules, state.companies[sym]
        kind, leader = KINDS.get(self._kind(sym), "minor"), director(rules, state, sym)
        found: Json = {
            "kind": kind,
            "cash": state.cash.get(sym, 0),
            "floated": company.launched or kind == "minor",
            "operated": company.operated,
            "stations": sorted(
                [self._names.hex(rules, label), station.node]
                for label, here in state.stations.items()
                for station in here
                if station.company == sym
            ),
        }
        if trains := self._in_order(sym, "trains", state.trains_of(sym)):
            found["trains"] = [state.trains[train].type for train in trains]
        if leader is not None:
            found["president"] = self._names.players.get(leader, leader)
        if marker := state.markers.get(sym):
            cell = marker.row, marker.column
            stack = sorted((m.arrival, other) for other, m in state.markers.items() if (m.row, m.column) == cell)
            found["par"], found["price"] = company.par, price(rules, state, sym)
            found["coord"], found["cell_pos"] = list(cell), [other for _, other in stack].index(sym)
        if charter := self._charter(state, sym):
            found["charter"] = charter
        return found

    def _charter(self, state: State, sym: str) -> list[int]:
        """The prices of the markers that are still there."""
        rules, company = self._rules, state.companies[sym]
        costs = list(rules.title.kind(sym).station_costs)
        if self._kind(sym) == "staatsbahn" and not company.launched:
            coming = [member for member in rules.title.members(sym) if not state.companies[member].closed]
            return costs[len(coming) :]
        used = len(costs) - company.stations_left if company.par or company.operated else 0
        return costs[used:]


def reserved_percent(rules: Rules, state: State, sym: str) -> int:
    """What of the bank's shares is kept for an exchange (A4); a minor is kept itself."""
    companies, exchange = rules.title.companies, special(rules).exchange
    if companies[sym].kind not in SHARES:
        return rules.title.kind(sym).share_percent
    top = director_certificate(rules, sym).percent
    still = [minor for minor, data in companies.items() if not state.companies[minor].closed]
    return sum(top for minor in still if companies[minor].becomes == sym) + sum(
        exchange[minor] for minor in still if companies[minor].merges_into == sym
    )
