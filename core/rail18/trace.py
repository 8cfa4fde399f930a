"""States of a game as JSON, in the fields of the traces that come with recorded games.

Lists keep the order in which things came: what is there already stays where it was. `tiles` has the hexes that look
otherwise than before; of the first state all of them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from core.kernel.family import Json
from core.rail18.holdings import counted, director, percent, pooled, price
from core.rail18.recorded.names import OURS, Names
from core.rail18.rules import Rules
from core.rail18.slots import nothing
from core.rail18.state import BANK, Auction, OperatingRound, State, StockRound
from core.rail18.title_data import HexData
from core.rail18.worth import worth

BLANK = HexData(colour="white")  # nothing is printed there
UNLIMITED = 20  # cards of which there are always more are counted so


@dataclass(frozen=True, slots=True)
class Traced:
    """Where the traces of a title say something else than its state does."""

    adjust: Callable[[Rules, State, Json], None] = nothing
    # what a player holds besides his papers
    also_held: Callable[[Rules, State, str], Sequence[str]] = lambda rules, state, player: ()
    # the piece that hides the tile of a hex
    piece: Callable[[Rules, State, str], str | None] = nothing


AS_IT_IS = Traced()


class Trace:
    """Told of every state of a game in turn."""

    def __init__(self, rules: Rules, traced: Traced, names: Names = OURS) -> None:
        """`names` are those that things are to be written by."""
        self._rules = rules
        self._traced = traced
        self._names = names
        self._round: tuple[list[str | int], int] = (["ISR", 1], 1)
        self._came: dict[tuple[str, str], list[str]] = {}  # (whose, what) -> in the order in which they came
        self._reached: set[str] = set()  # companies that were at their destination, also those that are no more
        self._looks: dict[str, object] = {}

    def line(self, state: State) -> Json:
        rules = self._rules
        companies = [sym for sym, company in state.companies.items() if not company.closed]
        self._reached |= {sym for sym in companies if state.companies[sym].destination == "reached"}
        self._round = _round(state) or self._round
        found: Json = {
            "round": self._round[0],
            "turn": self._round[1],
            "phase": state.phase,
            "bank": state.cash[BANK],
            "order": [self._names.players.get(player, player) for player in state.order],
            "players": {player: self._player(state, player) for player in state.order},
            "companies": {
                self._names.company(sym): self._company(state, sym) for sym in companies if self._listed(state, sym)
            },
            "pool": {sym: has for sym in companies if (has := pooled(rules, state, sym))},
            "ipo": {sym: has for sym in companies if (has := percent(rules, state, sym, BANK))},
            "trains_left": self._cards() - sum(state.stack.values()),
            "tiles": list(self._changed(state)),
        }
        self._traced.adjust(rules, state, found)
        return found

    def _listed(self, state: State, sym: str) -> bool:
        return state.companies[sym].par > 0

    def _player(self, state: State, player: str) -> Json:
        rules = self._rules
        papers = [*state.paper_codes(player), *self._traced.also_held(rules, state, player)]
        return {
            "cash": state.cash[player],
            "debt": state.debt(player),
            "shares": {
                self._names.company(sym): has
                for sym in rules.title.companies
                if (has := percent(rules, state, sym, player))
            },
            "certificates": self._in_order(player, "papers", papers),
            "counted": counted(rules, state, player),
            "worth": worth(rules, state, player),
        }

    def _company(self, state: State, sym: str) -> Json:
        rules, company, marker = self._rules, state.companies[sym], state.markers[sym]
        cell = (marker.row, marker.column)
        stack = sorted((m.arrival, other) for other, m in state.markers.items() if (m.row, m.column) == cell)
        leader = director(rules, state, sym)
        found: Json = {
            "cash": state.cash.get(sym, 0),
            "par": company.par,
            "price": price(rules, state, sym),
            "coord": list(cell),
            "cell_pos": [other for _, other in stack].index(sym),
            "operated": company.operated,
            "stations": self._in_order(sym, "stations", self._stations(state, sym)),
        }
        if trains := self._in_order(sym, "trains", state.trains_of(sym)):
            found["trains"] = [state.trains[train].type for train in trains]
        if leader is not None:
            found["president"] = self._names.players.get(leader, leader)
        if rules.title.kind(sym).destination_x_par:
            found["destination_open"] = sym not in self._reached
        if papers := self._in_order(sym, "papers", state.paper_codes(sym)):
            found["companies"] = papers
        return found

    def _in_order(self, holder: str, what: str, there: Iterable[str]) -> list[str]:
        new, came = list(there), []
        for thing in self._came.get((holder, what), []):
            if thing in new:
                new.remove(thing)
                came.append(thing)
        came += new
        self._came[holder, what] = came
        return list(came)

    def _stations(self, state: State, sym: str) -> list[str]:
        """Those of companies that have merged come in the order in which these had them."""
        gone = [other for other, company in state.companies.items() if company.closed]
        theirs = [label for other in gone for label in self._came.get((other, "stations"), [])]
        found = [label for label, here in state.stations.items() for station in here if station.company == sym]
        return sorted(found, key=lambda label: theirs.index(label) if label in theirs else len(theirs))

    def _cards(self) -> int:
        return sum(UNLIMITED if train.count is None else train.count for train in self._rules.title.data.trains)

    def _changed(self, state: State) -> Iterable[list[str | int]]:
        marks = self._marks(state)
        for label, printed in self._rules.title.data.hexes.items():
            placed = state.tiles.get(label)
            look = (placed, state.overlays.get(label, ()), marks.get(label, ()))
            if label in self._looks and self._looks[label] == look:
                continue
            self._looks[label] = look
            if piece := self._traced.piece(self._rules, state, label):
                yield [label, piece, 0]
            elif placed is not None:
                yield [label, placed.tile, placed.rotation]
            else:
                yield [label, "blank" if printed == BLANK else label, 0]

    def _marks(self, state: State) -> Mapping[str, tuple[object, ...]]:
        """What else is to be seen on a hex: papers that lie there, and who has reached it."""
        found: dict[str, tuple[object, ...]] = {}
        for code, paper in state.papers.items():
            if paper.hex is not None:
                found[paper.hex] = (*found.get(paper.hex, ()), code, paper.active)
        for sym in sorted(self._reached):
            destination = self._rules.title.companies[sym].destination
            if destination is not None:
                found[destination] = (*found.get(destination, ()), sym)
        return found


def _round(state: State) -> tuple[list[str | int], int] | None:
    """None when the game is over: then it is as it was."""
    match state.flow[0]:
        case Auction():
            return ["ISR", 1], 1
        case StockRound(number=number):
            return ["SR", 1], number
        case OperatingRound(number=number, index=index):
            return ["OR", index], number
    return None
