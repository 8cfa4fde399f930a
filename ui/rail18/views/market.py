"""The stock market as it is printed, the markers on it, where they came from and where they would go."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from core.rail18.holdings import director, percent, pooled
from core.rail18.market import Cell as Place
from core.rail18.market import Market, place_of
from core.rail18.order import operating_order
from core.rail18.payouts import FATES, payout
from core.rail18.rounds import prices_after_stock_round
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import catalogue, text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.chips import chips
from ui.rail18.views.kept import kept_with
from ui.rail18.views.moment import Moment
from ui.values.cells import Tone
from ui.values.chips import ChipView

Cause = Literal["paid", "kept", "sold", "round"]
CAUSES: tuple[Cause, ...] = ("paid", "kept", "sold", "round")
TRAIL = 4  # moves that are still shown
SEPARATOR = " · "


@dataclass(frozen=True, slots=True)
class CellView:
    row: int
    column: int
    price: int
    par: bool
    start: bool  # where a company formed by merger begins
    beyond: bool  # right of the red line
    markers: tuple[str, ...] = ()  # the upper one acts first


@dataclass(frozen=True, slots=True)
class Goal:
    """Where a marker goes for one cause; where it stays, the place is its own."""

    cause: Cause
    place: Place
    price: int
    label: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class MarkerView:
    sym: str
    chip: ChipView
    place: Place
    price: int
    order: int  # among all companies, from 1
    trail: tuple[Place, ...]  # where it came from, oldest first, without its own place
    goals: tuple[Goal, ...]
    sentence: str
    launched: bool = True


@dataclass(frozen=True, slots=True)
class MarketView:
    cells: tuple[CellView, ...]
    rows: int
    columns: int
    markers: tuple[MarkerView, ...]  # in operating order
    moved: frozenset[str] = frozenset()  # markers that the last entry moved
    acting: str | None = None
    starters: tuple[str, ...] = ()  # companies that are formed by merger

    def cell(self, place: Place) -> CellView | None:
        return next((cell for cell in self.cells if (cell.row, cell.column) == place), None)

    def marker(self, sym: str | None) -> MarkerView | None:
        return next((marker for marker in self.markers if marker.sym == sym), None)


def market_view(moment: Moment) -> MarketView:
    rules, state = moment.rules, moment.state
    order = operating_order(rules, state, lambda sym: sym in state.markers)
    stacks: dict[Place, list[str]] = {}
    for sym in sorted(order, key=lambda sym: state.markers[sym].arrival):
        stacks.setdefault(place_of(state.markers[sym]), []).append(sym)
    cells = tuple(
        replace(cell, markers=tuple(stacks[place])) if place in stacks else cell
        for place, cell in _printed_cells(rules.market)
    )
    known = chips(rules.title)
    later = prices_after_stock_round(rules, state)
    before = moment.before.markers if moment.before is not None else state.markers
    return MarketView(
        cells,
        len(rules.market.rows),
        max(len(line) for line in rules.market.rows),
        tuple(_marker(moment, sym, number, known[sym], later) for number, sym in enumerate(order, 1)),
        frozenset(sym for sym, marker in state.markers.items() if sym in before and before[sym] != marker),
        next((frame.company for frame in state.flow if frame.kind == "turn"), None),
        tuple(dict.fromkeys(found.merges_into for found in rules.title.companies.values() if found.merges_into)),
    )


@kept_with
def _printed_cells(market: Market) -> tuple[tuple[Place, CellView], ...]:
    return tuple(
        ((r, c), CellView(r, c, cell.price, cell.par, cell.start, cell.beyond_line))
        for r, line in enumerate(market.rows)
        for c, cell in enumerate(line)
        if cell is not None
    )


def _marker(moment: Moment, sym: str, order: int, chip: ChipView, later: Mapping[str, Place]) -> MarkerView:
    rules, state = moment.rules, moment.state
    place = place_of(state.markers[sym])
    found = goals(rules, state, sym, later[sym])
    price = rules.market.price(state.markers[sym])
    came = [(move.row, move.column) for move in moment.history.moves.get(sym, ())[-TRAIL - 1 :]]
    trail = tuple(came[:-1]) if came and came[-1] == place else ()
    launched = state.companies[sym].launched
    return MarkerView(sym, chip, place, price, order, trail, found, _sentence(moment, sym, price, found), launched)


def goals(rules: Rules, state: State, sym: str, later: Place) -> tuple[Goal, ...]:
    """Payout and withholding only for a company that operates; a sale and the end of the round for all."""
    operates = state.companies[sym].launched
    paid, kept = (payout(rules, state, sym, 0, fate).price_to for fate in FATES) if operates else (None, None)
    return _goals(rules.market, catalogue().language, place_of(state.markers[sym]), later, paid, kept)


@kept_with
def _goals(
    market: Market, language: str, at: Place, later: Place, paid: Place | None, kept: Place | None
) -> tuple[Goal, ...]:
    """Of a company that does not operate yet nothing is paid or kept."""
    places: dict[Cause, Place] = {"sold": market.down(at)}
    if paid is not None and kept is not None:
        places |= {"round": later, "paid": paid, "kept": kept}
    here = market.cell(*at)
    assert here is not None
    now = here.price
    return tuple(_goal(market, cause, places[cause], at, now) for cause in CAUSES if cause in places)


def _goal(market: Market, cause: Cause, place: Place, at: Place, now: int) -> Goal:
    cell = market.cell(*place)
    assert cell is not None
    if place == at:
        return Goal(cause, place, now, text(f"market-stays-{cause}"), "quiet")
    tone: Tone = "good" if cell.price > now else "bad" if cell.price < now else "quiet"
    return Goal(cause, place, cell.price, text(f"market-goes-{cause}", price=figure(cell.price)), tone)


def _sentence(moment: Moment, sym: str, price: int, found: tuple[Goal, ...]) -> str:
    rules = moment.rules
    leader = director(rules, moment.state, sym)
    parts = [text("market-company", company=sym, price=figure(price))]
    if leader is not None:
        parts.append(moment.names[leader])
    if not moment.state.companies[sym].launched:
        parts.append(text("market-not-formed" if rules.title.members(sym) else "market-not-launched"))
    pool = pooled(moment.rules, moment.state, sym)
    held = sum(percent(moment.rules, moment.state, sym, player) for player in moment.state.order)
    if pool:
        parts.append(text("market-in-pool", percent=pool))
    elif held == 100:
        parts.append(text("market-sold-out"))
    return SEPARATOR.join(parts)


def cell_sentence(view: MarketView, cell: CellView) -> str:
    """What the line below the chart says about a cell."""
    parts = [text("market-cell", price=figure(cell.price))]
    if cell.par:
        parts.append(text("market-cell-par"))
    if cell.start:
        parts.append(text("market-cell-start", company=items(view.starters)))
    if cell.beyond:
        parts.append(text("market-cell-beyond"))
    if len(cell.markers) > 1:
        parts.append(text("market-cell-stack", companies=items(cell.markers)))
    elif cell.markers:
        parts.append(cell.markers[0])
    return SEPARATOR.join(parts)
