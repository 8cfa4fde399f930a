"""What somebody who points at something in the window may want to correct."""

from itertools import islice

from core.rail18.board import on_hex
from core.rail18.state import BANK, POOL
from core.rail18.upgrades import printed_for_good
from core.text.lists import items
from ui.rail18.views.corrections.course import is_started
from ui.rail18.views.corrections.things import cards_of, turnable
from ui.rail18.views.map.piece_choices import hexes_for
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.papers.kinds import kinds_of_paper
from ui.shell.views.correction_form import Target, Value


def target(kind: str, thing: str = "", /, **values: Value) -> Target:
    return Target(kind, tuple(values.items()), thing)


def of_company(moment: Moment, sym: str) -> list[Target]:
    company = moment.state.companies[sym]
    if company.closed:
        return []
    found = [target("cash", sym, holder=sym), _trains(moment, sym)] if company.launched else []
    found += [target("marker", sym, company=sym)] if sym in moment.state.markers else []
    found += [target("station", sym, company=sym)] if company.launched else []
    found += [target("certificate", sym, company=sym), *_par(moment, sym)]
    return [*found, target("company", sym, company=sym)]


def _par(moment: Moment, sym: str) -> list[Target]:
    return [target("par", sym, company=sym)] if is_started(moment.rules, sym) else []


def of_player(moment: Moment, player: str) -> list[Target]:
    name = Words(moment.rules, moment.state.players).who(player)
    found = [target("cash", name, holder=player), target("debt", name, player=player)]
    held = [sym for sym, owners in moment.state.shares.items() if player in owners.values()]
    found += [target("certificate", name, company=held[0], source=player)] if held else []
    papers = moment.state.paper_codes(player)
    return [*found, target("paper", papers[0], paper=papers[0])] if papers else found


def of_holding(moment: Moment, sym: str, holder: str) -> Target:
    """Shares that somebody has, or does not have and should."""
    state = moment.state
    owners = state.shares[sym].values()
    if holder in owners:
        return target("certificate", sym, company=sym, source=holder)
    source = next(place for place in (BANK, POOL, *state.order) if place in owners)
    return target("certificate", sym, company=sym, source=source, target=holder)


def of_trains(moment: Moment, owner: str) -> list[Target]:
    name = Words(moment.rules, moment.state.players).who(owner)
    found = [_trains(moment, owner)]
    known = turnable(moment.rules, moment.state)
    turned = [card for card in moment.state.trains_of(owner) if card in known]
    return [*found, target("side", name, train=turned[0])] if turned else found


def _trains(moment: Moment, owner: str) -> Target:
    """A company without a train should have one from the stack."""
    name = Words(moment.rules, moment.state.players).who(owner)
    if cards_of(moment.rules, moment.state, owner):
        return target("train", name, source=owner)
    return target("train", name, source=BANK, target=owner)


def of_hex(moment: Moment, label: str) -> list[Target]:
    state, rules = moment.state, moment.rules
    if not state.track_kept:
        return []
    place = Words(rules, state.players).place(label)
    found = [] if printed_for_good(rules, label) else [target("tile", place, hex=label)]
    here = state.stations.get(label, ())
    found += [
        target("station", items((sym, place)), company=sym, there="off", place=f"{label} {node}")
        for sym, node in ((entry.company, entry.node) for entry in here)
    ]
    found += [] if here else _first_station(moment, label, place)
    lying = [overlay.paper for overlay in state.overlays.get(label, ()) if overlay.paper]
    papers = [code for code in lying if hexes_for(rules, code)]
    if papers:
        return [*found, *(target("piece", items((code, place)), paper=code) for code in papers)]
    owned = (code for code, paper in state.papers.items() if paper.owner != BANK and label in hexes_for(rules, code))
    return [*found, *(target("piece", place, paper=code, hex=label) for code in islice(owned, 1))]


def _first_station(moment: Moment, label: str, place: str) -> list[Target]:
    state = moment.state
    cities = [node for node, city in enumerate(on_hex(moment.rules, state, label).nodes) if city.kind == "city"]
    floated = [sym for sym, company in state.companies.items() if company.launched and not company.closed]
    if not cities or not floated:
        return []
    return [target("station", place, company=floated[0], there="on", place=f"{label} {cities[0]}")]


def of_sheet(moment: Moment, row: str, column: str) -> list[Target]:
    """A cell of the sheet, or the head of a row or column."""
    state = moment.state
    if row in state.companies:
        if state.companies[row].closed:
            return []
        if column in (BANK, POOL) or state.is_player(column):
            return [of_holding(moment, row, column)]
        launched = state.companies[row].launched
        one = {
            "price": [target("marker", row, company=row)] if row in state.markers else [],
            "par": _par(moment, row),
            "treasury": [target("cash", row, holder=row)] if launched else [],
            "trains": of_trains(moment, row) if launched else [],
            "stations": [target("station", row, company=row)] if launched else [],
        }
        return one.get(column) or of_company(moment, row)
    if not state.is_player(column):
        return []
    return _of_totals(moment, row, column)


def _of_totals(moment: Moment, row: str, player: str) -> list[Target]:
    name = Words(moment.rules, moment.state.players).who(player)
    if row == "cash":
        return [target("cash", name, holder=player)]
    if row == "debt":
        return [target("debt", name, player=player)]
    codes = kinds_of_paper(moment.rules).get(row, ())
    own = [code for code in codes if moment.state.papers[code].owner == player]
    if own:
        return [target("paper", code, paper=code) for code in own]
    if codes:
        return [target("paper", name, paper=codes[0], owner=player)]
    return of_player(moment, player)
