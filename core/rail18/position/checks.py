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
from core.rail18.start import sells_privates
from core.rail18.state import BANK, CLOSED, State
from core.rail18.steps.trains import fixed, may_own
from core.rail18.steps.whole_map import check_stations, check_tiles

RULE = Severity.RULE


def position_faults(rules: Rules, start: State, action: SetPosition) -> list[Rejection]:
    """All that is wrong with a position; where names are wrong nothing else is looked at."""
    unknown = list(name_faults(Draft(rules, start, judged=action.kind), action))
    if unknown:
        return unknown
    draft = Draft(rules, evolve(start, position_set(rules, start, action)), judged=action.kind)
    found = [
        *_money(draft, action),
        *_companies(draft),
        *_merged(draft),
        *_shares(draft),
        *_papers(draft),
        *_trains(draft),
        *_phase(draft),
        *_map(draft, action),
    ]
    if all(fault.severity is RULE for fault in found):  # who acts can be asked only of a position that can be
        found += flow_faults(draft)
    return found


def _money(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    state = draft.state
    for entry in action.players:
        for amount in (entry.cash, entry.train_debt, entry.exchange_debt):
            if amount < 0:
                yield draft.rejection("below-zero", IMPOSSIBLE, holder=entry.player, amount=amount)
    for company in action.companies:
        for amount in (company.treasury, company.last_revenue):
            if amount < 0:
                yield draft.rejection("below-zero", IMPOSSIBLE, holder=company.company, amount=amount)
    total = sum(state.cash.values())
    if state.cash[BANK] < 0 and not action.bank_broken:
        out = total - state.cash[BANK]
        yield draft.rejection("too-much-money", IMPOSSIBLE, out=out, all=total)


def _companies(draft: Draft) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    for sym, company in state.companies.items():
        merged = rules.title.members(sym)
        if company.closed:
            kept = has_things(state, sym) or sym in state.markers
            if kept or not set(state.shares[sym].values()) <= {BANK, CLOSED}:
                yield draft.rejection("closed-has-things", IMPOSSIBLE, company=sym)
            continue
        owned = rules.title.is_owned(sym)
        if (company.par > 0 and not owned) != (sym in state.markers):
            yield draft.rejection("par-and-marker", IMPOSSIBLE, company=sym)
        if company.par and not merged and not owned and company.par not in rules.market.par_cells:
            yield draft.rejection("no-par", IMPOSSIBLE, price=company.par)
        if company.launched and not company.par:
            yield draft.rejection("not-started", IMPOSSIBLE, company=sym)
        if not company.launched and has_things(state, sym) and not succeeds(rules, state, sym):
            yield draft.rejection("company-has-things", IMPOSSIBLE, company=sym)
        if not company.launched and (company.operated or company.destination != "none"):
            yield draft.rejection("not-floated", IMPOSSIBLE, company=sym)
        if company.destination != "none" and not rules.title.kind(sym).destination_x_par:
            yield draft.rejection("no-destination", IMPOSSIBLE, company=sym)
        most = stations_at_par(rules, sym, company.par) if company.par else 0
        if company.stations_left < 0:
            yield draft.rejection("no-stations-left", IMPOSSIBLE, company=sym)
        elif company.stations_left > most:
            left = company.stations_left
            yield draft.rejection("stations-left", IMPOSSIBLE, company=sym, left=left, all=most)


def succeeds(rules: Rules, state: State, sym: str) -> bool:
    """Does it have the things of another company, which became this one before it opened?"""
    return any(data.becomes == sym and state.companies[old].closed for old, data in rules.title.companies.items())


def _merged(draft: Draft) -> Iterator[Rejection]:
    """A company that others merge into is formed when these are closed, and only then; what nobody bought is gone."""
    rules, state = draft.rules, draft.state
    for sym, found in state.companies.items():
        closed = [member for member in rules.title.members(sym) if state.companies[member].closed]
        unsold = [member for member in closed if rules.title.is_owned(member) and not state.companies[member].par]
        as_it_should = len(rules.title.members(sym)) if found.launched else len(unsold)
        if len(closed) != as_it_should:
            yield draft.rejection("members-and-merged", IMPOSSIBLE, company=sym)
    for sym, data in rules.title.companies.items():
        if state.companies[sym].closed and data.merges_into is None and data.becomes is None:
            yield draft.rejection("company-closed", IMPOSSIBLE, company=sym)


def _shares(draft: Draft) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    for sym, company in state.companies.items():
        top = director_certificate(rules, sym)
        holder = state.shares[sym][top.id]
        merged = rules.title.members(sym)
        if company.closed:
            continue
        if not company.par:
            out = [owner for owner in state.shares[sym].values() if owner != BANK]
            if holder != BANK or (merged and out):
                yield draft.rejection("not-started", IMPOSSIBLE, at="shares", company=sym)
            continue
        if CLOSED in state.shares[sym].values():
            yield draft.rejection("no-holder", IMPOSSIBLE, holder=CLOSED)
        pool = rules.slots.stock.sold_to
        if company.launched and holder == BANK and not (merged and pool == BANK):
            yield draft.rejection("director-certificate-out", IMPOSSIBLE, company=sym)
        if state.is_player(holder):
            keeps = percent(rules, state, sym, holder)
        elif rules.slots.stock.directed_from_bank(rules, state, sym):
            keeps = 0
        else:
            continue
        new = successor(rules, state, sym, holder, keeps)
        if new is not None:
            yield draft.rejection("director-has-less", IMPOSSIBLE, company=sym, player=new)


def _papers(draft: Draft) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    on_sale = bool(state.flow) and sells_privates(rules, state.flow[0])
    for code, paper in state.papers.items():
        private = code in rules.title.privates
        if private and paper.owner == BANK and not on_sale:
            yield draft.rejection("private-not-sold", IMPOSSIBLE, private=code)
        if paper.owner in state.companies and not rules.title.kind(paper.owner).may_buy_privates:
            yield draft.rejection("company-buys-no-privates", IMPOSSIBLE, company=paper.owner)
        if paper.owner == BANK and (paper.used or paper.hex):
            yield draft.rejection("certificate-in-bank", IMPOSSIBLE, paper=code)
        if paper.active and (private or not paper.used):
            yield draft.rejection("nothing-to-visit", IMPOSSIBLE, paper=code)


def _trains(draft: Draft) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    extras = {extra.name for extra in rules.title.data.extra_trains}
    play: Counter[str] = Counter()
    for name, card in state.trains.items():
        sheet, _ = rules.title.train_sides[card.type]
        if name not in extras:
            play[sheet.sides[0].type] += 1
        if card.owner not in state.companies:
            continue
        if fixed(rules, name) and not rules.title.members(card.owner):
            yield draft.rejection("train-fixed", IMPOSSIBLE, train=name)
        if not may_own(rules, card.owner, card.type):
            yield draft.rejection("wrong-train-kind", RULE, company=card.owner, train=card.type)
    for sheet in rules.title.data.trains:
        first = sheet.sides[0].type
        taken = state.stack.get(first, 0)
        most = max(taken, play[first])
        if taken < 0:
            yield draft.rejection("below-zero", IMPOSSIBLE, holder=first, amount=taken)
        elif sheet.count is not None and most > sheet.count:
            yield draft.rejection("too-many-trains", IMPOSSIBLE, train=first, number=most, all=sheet.count)
        elif play[first] > taken:
            yield draft.rejection("trains-in-stack", IMPOSSIBLE, train=first, play=play[first], out=taken)


def _phase(draft: Draft) -> Iterator[Rejection]:
    """The phase is that of the highest train that has left the stack; it has scrapped and turned others (p. 15)."""
    rules, state = draft.rules, draft.state
    index = rules.title.phase_index
    begun = [
        train.starts_phase
        for train in rules.title.data.trains
        if train.starts_phase and state.stack.get(train.sides[0].type, 0)
    ]
    due = max(begun, key=index, default=rules.title.data.phases[0].id)
    if due != state.phase:
        yield draft.rejection("phase-of-trains", RULE, phase=state.phase, due=due)
    extras = {extra.name for extra in rules.title.data.extra_trains}
    for name, card in state.trains.items():
        sheet, _ = rules.title.train_sides[card.type]
        if rules.since(state, rules.title.scrapped_in(sheet) or ""):
            yield draft.rejection("train-scrapped", RULE, train=card.type, phase=state.phase)
        turned = sheet.turns_over_in_phase and rules.phase_at_least(state, sheet.turns_over_in_phase)
        if turned and card.type == sheet.sides[0].type and name not in extras:
            yield draft.rejection("train-turned", RULE, train=card.type, phase=state.phase)


def _map(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules, state = draft.rules, draft.state
    many = False
    for number, laid in Counter(entry.tile for entry in action.tiles).items():
        if laid > rules.title.tiles[number].count:
            many = True
            most = rules.title.tiles[number].count
            yield draft.rejection("too-many-tiles", IMPOSSIBLE, tile=number, number=laid, all=most)
    if many:
        return
    for entry in action.stations:
        nodes = on_hex(rules, state, entry.hex).nodes
        if not (0 <= entry.node < len(nodes) and nodes[entry.node].kind == "city"):
            yield draft.rejection("no-city", IMPOSSIBLE, hex=entry.hex)
            return
    if not state.track_kept:
        return
    lying = SetMap(actor=action.actor, tiles=action.tiles, stations=action.stations, overlays=action.overlays)
    on_map = Draft(rules, state, lenient=True, judged=lying.kind)
    try:
        check_tiles(on_map, lying)
        check_stations(on_map, lying, rules.slots.track.set_overlays(on_map, action.overlays))
    except Refused as refused:
        yield refused.rejection
    yield from on_map.overruled
