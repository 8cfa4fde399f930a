"""Can a position be? Every fault is one sentence that names the thing.

IMPOSSIBLE is what no table can have. RULE is what cannot have come about by the rules; a table may know better.
"""

from collections import Counter
from collections.abc import Iterator

from core.kernel.refusal import Refused, Rejection, Severity
from core.rail18.actions import SetMap
from core.rail18.board import on_hex
from core.rail18.corrections.companies import has_things
from core.rail18.evolve import evolve
from core.rail18.holdings import director_certificate, percent, successor
from core.rail18.launch import stations_at_par
from core.rail18.position.actions import SetPosition
from core.rail18.position.build import position_set
from core.rail18.position.names import name_faults
from core.rail18.position.where import flow_faults
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, Auction, State
from core.rail18.steps.trains import fixed, may_own
from core.rail18.steps.whole_map import check_stations, check_tiles

RULE = Severity.RULE


def position_faults(rules: Rules, start: State, action: SetPosition) -> list[Rejection]:
    """All that is wrong with a position; where names are wrong nothing else is looked at."""
    unknown = list(name_faults(rules, start, action))
    if unknown:
        return unknown
    state = evolve(start, position_set(rules, start, action))
    found = [
        *_money(state, action),
        *_companies(rules, state),
        *_merged(rules, state),
        *_shares(rules, state),
        *_papers(rules, state),
        *_trains(rules, state),
        *_phase(rules, state),
        *_map(rules, state, action),
    ]
    if all(fault.severity is RULE for fault in found):  # who acts can be asked only of a position that can be
        found += flow_faults(rules, state)
    return found


def _money(state: State, action: SetPosition) -> Iterator[Rejection]:
    for entry in action.players:
        for amount in (entry.cash, entry.train_debt, entry.exchange_debt):
            if amount < 0:
                yield Rejection("below-zero", IMPOSSIBLE, "", {"holder": entry.player, "amount": amount})
    for company in action.companies:
        for amount in (company.treasury, company.last_revenue):
            if amount < 0:
                yield Rejection("below-zero", IMPOSSIBLE, "", {"holder": company.company, "amount": amount})
    total = sum(state.cash.values())
    if state.cash[BANK] < 0 and not action.bank_broken:
        out = total - state.cash[BANK]
        yield Rejection("too-much-money", IMPOSSIBLE, "R40", {"out": out, "all": total})


def _companies(rules: Rules, state: State) -> Iterator[Rejection]:
    for sym, company in state.companies.items():
        merged = any(other.merges_into == sym for other in rules.title.companies.values())
        if company.closed:
            kept = has_things(state, sym) or sym in state.markers
            if kept or any(owner != BANK for owner in state.shares[sym].values()):
                yield Rejection("closed-has-things", IMPOSSIBLE, "", {"company": sym})
            continue
        if (company.par > 0) != (sym in state.markers):
            yield Rejection("par-and-marker", IMPOSSIBLE, "p. 7", {"company": sym})
        if company.par and not merged and company.par not in rules.market.par_cells:
            yield Rejection("no-par", IMPOSSIBLE, "p. 7", {"price": company.par})
        if company.launched and not company.par:
            yield Rejection("not-started", IMPOSSIBLE, "p. 7", {"company": sym})
        if not company.launched and has_things(state, sym):
            yield Rejection("company-has-things", IMPOSSIBLE, "p. 8", {"company": sym})
        if not company.launched and (company.operated or company.destination != "none"):
            yield Rejection("not-floated", IMPOSSIBLE, "p. 8", {"company": sym})
        if company.destination != "none" and not rules.title.kind(sym).destination_x_par:
            yield Rejection("no-destination", IMPOSSIBLE, "R18", {"company": sym})
        most = stations_at_par(rules, sym, company.par) if company.par else 0
        if company.stations_left < 0:
            yield Rejection("no-stations-left", IMPOSSIBLE, "p. 12", {"company": sym})
        elif company.stations_left > most:
            left = company.stations_left
            yield Rejection("stations-left", IMPOSSIBLE, "p. 12", {"company": sym, "left": left, "all": most})


def _merged(rules: Rules, state: State) -> Iterator[Rejection]:
    """A company that others merge into is formed when these are closed, and only then."""
    for sym in dict.fromkeys(data.merges_into for data in rules.title.companies.values()):
        members = [other for other, data in rules.title.companies.items() if data.merges_into == sym]
        closed = {state.companies[member].closed for member in members}
        if sym is not None and closed != {state.companies[sym].launched}:
            yield Rejection("members-and-merged", IMPOSSIBLE, "p. 16", {"company": sym})
    for sym, data in rules.title.companies.items():
        if state.companies[sym].closed and data.merges_into is None:
            yield Rejection("company-closed", IMPOSSIBLE, "", {"company": sym})


def _shares(rules: Rules, state: State) -> Iterator[Rejection]:
    for sym, company in state.companies.items():
        top = director_certificate(rules, sym)
        holder = state.shares[sym][top.id]
        merged = any(other.merges_into == sym for other in rules.title.companies.values())
        if company.closed:
            continue
        if not company.par:
            out = [owner for owner in state.shares[sym].values() if owner != BANK]
            if holder != BANK or (merged and out):
                yield Rejection("not-started", IMPOSSIBLE, "R38", {"company": sym})
            continue
        if company.launched and holder == BANK:
            yield Rejection("director-certificate-out", IMPOSSIBLE, "p. 7", {"company": sym})
        keeps = percent(rules, state, sym, holder) if state.is_player(holder) else 0
        new = successor(rules, state, sym, holder, keeps)
        if new is not None:
            yield Rejection("director-has-less", IMPOSSIBLE, "p. 8", {"company": sym, "player": new})


def _papers(rules: Rules, state: State) -> Iterator[Rejection]:
    auction = isinstance(state.flow[0], Auction) if state.flow else False
    for code, paper in state.papers.items():
        private = code in rules.title.privates
        if private and paper.owner == BANK and not auction:
            yield Rejection("private-not-sold", IMPOSSIBLE, "p. 6", {"private": code})
        if paper.owner in state.companies and not rules.title.kind(paper.owner).may_buy_privates:
            yield Rejection("company-buys-no-privates", IMPOSSIBLE, "R13", {"company": paper.owner})
        if paper.owner == BANK and (paper.used or paper.hex):
            yield Rejection("certificate-in-bank", IMPOSSIBLE, "p. 5", {"paper": code})
        if paper.active and (private or not paper.used):
            yield Rejection("nothing-to-visit", IMPOSSIBLE, "R21", {"paper": code})


def _trains(rules: Rules, state: State) -> Iterator[Rejection]:
    extras = {extra.name for extra in rules.title.data.extra_trains}
    play: Counter[str] = Counter()
    for name, card in state.trains.items():
        sheet, _ = rules.title.train_sides[card.type]
        if name not in extras:
            play[sheet.sides[0].type] += 1
        if card.owner not in state.companies:
            continue
        if fixed(rules, name) and not any(data.merges_into == card.owner for data in rules.title.companies.values()):
            yield Rejection("train-fixed", IMPOSSIBLE, "R28", {"train": name})
        if not may_own(rules, card.owner, card.type):
            yield Rejection("wrong-train-kind", RULE, "p. 4", {"company": card.owner, "train": card.type})
    for sheet in rules.title.data.trains:
        first = sheet.sides[0].type
        taken = state.stack.get(first, 0)
        most = max(taken, play[first])
        if taken < 0:
            yield Rejection("below-zero", IMPOSSIBLE, "", {"holder": first, "amount": taken})
        elif sheet.count is not None and most > sheet.count:
            yield Rejection(
                "too-many-trains", IMPOSSIBLE, "p. 14", {"train": first, "number": most, "all": sheet.count}
            )
        elif play[first] > taken:
            yield Rejection("trains-in-stack", IMPOSSIBLE, "p. 14", {"train": first, "play": play[first], "out": taken})


def _phase(rules: Rules, state: State) -> Iterator[Rejection]:
    """The phase is that of the highest train that has left the stack; it has scrapped and turned others (p. 15)."""
    index = rules.title.phase_index
    begun = [
        train.starts_phase
        for train in rules.title.data.trains
        if train.starts_phase and state.stack.get(train.sides[0].type, 0)
    ]
    due = max(begun, key=index, default=rules.title.data.phases[0].id)
    if due != state.phase:
        yield Rejection("phase-of-trains", RULE, "p. 15", {"phase": state.phase, "due": due})
    extras = {extra.name for extra in rules.title.data.extra_trains}
    for name, card in state.trains.items():
        sheet, _ = rules.title.train_sides[card.type]
        if sheet.scrapped_in_phase and rules.phase_at_least(state, sheet.scrapped_in_phase):
            yield Rejection("train-scrapped", RULE, "p. 15", {"train": card.type, "phase": state.phase})
        turned = sheet.turns_over_in_phase and rules.phase_at_least(state, sheet.turns_over_in_phase)
        if turned and card.type == sheet.sides[0].type and name not in extras:
            yield Rejection("train-turned", RULE, "p. 15", {"train": card.type, "phase": state.phase})


def _map(rules: Rules, state: State, action: SetPosition) -> Iterator[Rejection]:
    many = False
    for number, laid in Counter(entry.tile for entry in action.tiles).items():
        if laid > rules.title.tiles[number].count:
            many = True
            most = rules.title.tiles[number].count
            yield Rejection("too-many-tiles", IMPOSSIBLE, "p. 10", {"tile": number, "number": laid, "all": most})
    if many:
        return
    for entry in action.stations:
        nodes = on_hex(rules, state, entry.hex).nodes
        if not (0 <= entry.node < len(nodes) and nodes[entry.node].kind == "city"):
            yield Rejection("no-city", IMPOSSIBLE, "p. 12", {"hex": entry.hex})
            return
    if not state.track_kept:
        return
    lying = SetMap(actor=action.actor, tiles=action.tiles, stations=action.stations, overlays=action.overlays)
    draft = Draft(rules, state, lenient=True)
    try:
        check_tiles(draft, lying)
        check_stations(draft, lying, rules.slots.set_overlays(draft, action.overlays))
    except Refused as refused:
        yield refused.rejection
    yield from draft.overruled
