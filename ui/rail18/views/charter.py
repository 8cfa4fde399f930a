"""The charter of a company: everything about it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from core.rail18.holdings import certificates, director, director_certificate, percent, price, unit
from core.rail18.holdings import leader as leads
from core.rail18.order import can_act, listed_order, operating_order
from core.rail18.payouts import payout
from core.rail18.phases import train_limit
from core.rail18.rules import Rules
from core.rail18.state import BANK, POOL, State
from core.rail18.steps.trains import may_own, sides_on_sale
from core.rail18.title import Certificate
from core.text.catalogue import text, text_of
from core.text.lists import items
from core.text.numbers import exact, figure
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.companies.words import director_word, nobody_directs
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.values.cells import Cell, Table, Tone, small_table
from ui.values.facts import Fact, Facts
from ui.values.leaf import Bar, Bars, Block, Head, Leaf, Tab

BARS = 12
SEPARATOR = " · "


def charter_tabs(moment: Moment) -> tuple[Tab, ...]:
    """Every company that is not closed; those that nobody has started are quiet."""
    known = chips(moment.rules.title)
    return tuple(
        Tab(
            sym,
            sym,
            known[sym],
            quiet=not moment.state.companies[sym].par,
            tip=moment.rules.title.companies[sym].name,
        )
        for sym in listed_order(moment.rules, moment.state)
        if not moment.state.companies[sym].closed
    )


def charter_leaf(moment: Moment, sym: str) -> Leaf:
    rules, state = moment.rules, moment.state
    blocks: list[Block] = [_head(moment, sym)]
    company = state.companies[sym]
    if company.closed:
        return Leaf(sym, (*blocks, Facts((Fact(text("charter-closed")),))))
    blocks.append(Facts(tuple(_facts(moment, sym) if company.par else _unstarted(moment, sym))))
    if not rules.title.is_owned(sym):
        blocks.append(_holders(moment, sym))
    history = moment.history.earned.get(sym, ())[-BARS:]
    if history:
        bars = tuple(
            Bar(
                text("sheet-round", number=str(entry.round[0]), index=str(entry.round[1])),
                entry.revenue,
                "" if not entry.revenue else "paid" if entry.paid else "kept",
            )
            for entry in history
        )
        blocks.append(Bars(text("charter-history"), bars))
    return Leaf(sym, tuple(blocks))


def charter_brief(moment: Moment, sym: str) -> Leaf:
    """What a table wants to know of the company that acts."""
    rules, state = moment.rules, moment.state
    facts = [_director(moment, sym), _trains(rules, state, sym), *_destination(rules, state, sym)]
    facts += _income(moment, sym)
    head = _head(moment, sym)
    now = tuple(found for found in head.figures if found.label != text("charter-par"))  # its room is for the name
    known = Facts(tuple(fact for fact in facts if fact.value or fact.cards))
    return Leaf(sym, (replace(head, figures=now), known))


def _head(moment: Moment, sym: str) -> Head:
    rules, state = moment.rules, moment.state
    data, company = rules.title.companies[sym], state.companies[sym]
    parts = [text_of("charter-code", data.kind, code=data.code, kind=data.kind)]
    if company.par and not company.launched and rules.title.members(sym):
        parts.append(text("charter-not-formed"))
    elif company.par and not company.launched:
        parts.append(text("charter-not-launched", percent=rules.title.kind(sym).float_percent))
    elif not company.par and not company.closed:
        parts.append(text("charter-not-started"))
    figures: list[Fact] = []
    if company.par and rules.title.is_owned(sym):
        paid, treasury = figure(company.par), figure(state.cash.get(sym, 0))
        figures = [Fact(text("charter-paid"), paid, "quiet"), Fact(text("charter-treasury"), treasury)]
    elif company.par and not company.closed:
        figures = [
            Fact(text("charter-price"), figure(price(rules, state, sym))),
            Fact(text("charter-par"), figure(company.par), "quiet"),
            Fact(text("charter-treasury"), figure(state.cash.get(sym, 0))),
        ]
    return Head(data.name, SEPARATOR.join(parts), tuple(figures), chips(rules.title)[sym])


def _facts(moment: Moment, sym: str) -> list[Fact]:
    rules, state = moment.rules, moment.state
    launched = operating_order(rules, state, partial(can_act, rules, state))
    facts = [_director(moment, sym)]
    if sym in launched:
        place = text("charter-place", number=launched.index(sym) + 1, all=len(launched))
        facts.append(Fact(text("charter-order"), place))
    facts += title_views(rules.title.id).companies.facts(moment, sym)
    facts.append(_trains(rules, state, sym))
    facts += _stations(rules, state, sym)
    facts.append(Fact(text("charter-home"), _where(rules, state.companies[sym].home_hex)))
    facts += _destination(rules, state, sym)
    papers = state.paper_codes(sym)
    if papers:
        facts.append(Fact(text("charter-privates"), items(papers)))
    facts += _income(moment, sym)
    return [*(fact for fact in facts if fact.value or fact.cards), *_next_train(rules, state, sym)]


def _director(moment: Moment, sym: str) -> Fact:
    rules, state = moment.rules, moment.state
    leader, nobody = director(rules, state, sym), text("charter-nobody")
    if leader is None and nobody_directs(rules, state, sym):
        code = "charter-nobody-acts" if leads(rules, state, sym) is None else "charter-nobody-runs"
        nobody = text(code, percent=director_certificate(rules, sym).percent)
    word = director_word(rules.title, sym)
    return Fact(word, nobody if leader is None else moment.names[leader], key=leader or "")


def _trains(rules: Rules, state: State, sym: str) -> Fact:
    trains = tuple(card_view(rules, state.trains[train].type, state.phase) for train in state.trains_of(sym))
    return Fact(text("charter-trains"), text("charter-limit", limit=train_limit(rules, state, sym)), "quiet", trains)


def _stations(rules: Rules, state: State, sym: str) -> list[Fact]:
    placed = [label for label, here in state.stations.items() for station in here if station.company == sym]
    left = state.companies[sym].stations_left
    facts = [Fact(text("charter-stations"), items(_where(rules, label) for label in placed) or "–")]
    if left:
        facts.append(Fact(text("charter-stations-left"), items(str(cost) for cost in _costs(rules, state, sym))))
    else:
        facts.append(Fact(text("charter-stations-left"), text("charter-none"), "quiet"))
    return facts


def _costs(rules: Rules, state: State, sym: str) -> list[int]:
    """What the stations that are left will cost, the next one first."""
    company, costs = state.companies[sym], rules.title.kind(sym).station_costs
    all_stations = rules.title.kind(sym).stations_by_par.get(str(company.par), len(costs))
    placed = max(0, all_stations - company.stations_left)
    return [costs[min(placed + number, len(costs) - 1)] for number in range(company.stations_left)]


def _where(rules: Rules, label: str | None) -> str:
    if label is None:
        return ""
    name = rules.title.data.hexes[label].name
    return f"{label} {name}" if name else label


def _destination(rules: Rules, state: State, sym: str) -> list[Fact]:
    target = destination_of(rules.title, sym)
    if target is None:
        return []
    company, place = state.companies[sym], _where(rules, target)
    amount = figure(rules.title.kind(sym).destination_x_par * company.par)
    if company.destination == "reached":
        return [Fact(text("charter-destination"), text("charter-reached", place=place, amount=amount), "good")]
    if company.destination == "open" or not company.launched:
        return [Fact(text("charter-destination"), text("charter-open", place=place, amount=amount))]
    return [Fact(text("charter-destination"), text("charter-lapsed", place=place), "quiet")]


def _income(moment: Moment, sym: str) -> Iterator[Fact]:
    """What the last revenue is for one share, or for an owner; and what mines brought besides."""
    last, size = moment.state.companies[sym].last_revenue, unit(moment.rules, sym)
    if moment.rules.title.is_owned(sym):
        value = text("charter-halved", revenue=figure(last), half=figure(last // 2))
    else:
        value = text("charter-per-share", revenue=figure(last), each=exact(last * size / 100), percent=size)
    yield Fact(text("charter-last"), value if last else "")
    earned = moment.history.earned.get(sym)
    if earned and earned[-1].mine:
        yield Fact(text("charter-mine"), figure(earned[-1].mine))


def _next_train(rules: Rules, state: State, sym: str) -> list[Fact]:
    """What the treasury lacks for the trains that the bank sells now."""
    sides = [side for _, side in sides_on_sale(rules, state) if may_own(rules, sym, side.type)]
    if not sides or not state.companies[sym].launched:
        return []
    has = state.cash.get(sym, 0)
    parts = [
        text("charter-can-buy", train=side.type, price=figure(side.price))
        if has >= side.price
        else text("charter-short", train=side.type, price=figure(side.price), short=figure(side.price - has))
        for side in sides
    ]
    return [Fact(text("charter-next-train"), SEPARATOR.join(parts))]


def _unstarted(moment: Moment, sym: str) -> list[Fact]:
    rules, state = moment.rules, moment.state
    kind = rules.title.kind(sym)
    facts = [*title_views(rules.title.id).companies.facts(moment, sym)]
    facts.append(Fact(text("charter-home"), _where(rules, state.companies[sym].home_hex)))
    target = destination_of(rules.title, sym)
    facts.append(Fact(text("charter-destination"), _where(rules, target)))
    if kind.treasury_x_par:
        facts.append(Fact(text("charter-launch"), text("charter-launch-at", percent=kind.float_percent)))
        facts.append(Fact(text("charter-treasury"), text("charter-times-par", times=kind.treasury_x_par)))
    if kind.destination_x_par:
        facts.append(Fact(text("charter-at-destination"), text("charter-times-par", times=kind.destination_x_par)))
    if kind.stations_by_par:
        parts = (text("charter-at-par", par=par, stations=n) for par, n in kind.stations_by_par.items())
        facts.append(Fact(text("charter-stations"), SEPARATOR.join(parts)))
    facts.append(Fact(text("charter-station-costs"), items(str(cost) for cost in kind.station_costs)))
    return [fact for fact in facts if fact.value]


def _own(rules: Rules, state: State, sym: str, holder: str, kept: Mapping[str, int]) -> list[Certificate]:
    """The certificates of a holder; those that are kept for somebody are not among the bank's."""
    bank = certificates(rules, state, sym, BANK)
    aside = {}
    for name, part in kept.items():
        found = [cert for cert in bank if cert.percent == part][-1:]
        bank = [cert for cert in bank if cert not in found]
        aside[name] = found
    return aside[holder] if holder in aside else bank if holder == BANK else certificates(rules, state, sym, holder)


def _holders(moment: Moment, sym: str) -> Table:
    rules, state = moment.rules, moment.state
    company, value = state.companies[sym], price(rules, state, sym)
    leader = director(rules, state, sym)
    parts = payout(rules, state, sym, company.last_revenue, "paid").parts if company.launched else {}
    by_size = sorted(state.order, key=lambda player: -percent(rules, state, sym, player))
    rows = []
    aside = title_views(rules.title.id).companies.kept_for(rules, state, sym)
    kept = {text("charter-holder-kept", company=other): part for other, part in aside.items()}
    for holder in (*by_size, POOL, BANK, *kept):
        own = _own(rules, state, sym, holder, kept)
        if not own:
            continue
        has = sum(cert.percent for cert in own)
        name = moment.names.get(holder) or (holder if holder in kept else text(f"charter-holder-{holder}"))
        income = parts.get(sym if holder == POOL else holder, 0)
        tone: Tone = "" if holder in moment.names else "quiet"
        rows.append(
            (
                Cell(name, tone, "director" if holder == leader else "", holder == leader, key=holder),
                Cell(str(has), tone),
                Cell(" + ".join(str(cert.percent) for cert in own), "quiet", small=True),
                Cell(figure(has // unit(rules, sym) * value) if value else "", tone),
                Cell(figure(income) if income else "", tone),
            )
        )
    heads = tuple(text(f"charter-head-{key}") for key in ("holder", "percent", "certificates", "value", "income"))
    return small_table(heads, (False, True, False, True, True), tuple(rows), text("charter-shares"))
