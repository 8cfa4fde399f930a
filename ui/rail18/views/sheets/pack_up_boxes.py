"""A box for each player and each company: everything that goes into its envelope."""

from collections.abc import Iterable

from core.rail18.holdings import certificates, counted, directed_by, director, percent, share_limit
from core.rail18.market import place_of
from core.rail18.phases import train_limit
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, Paper, State, StockRound
from core.rail18.title import Certificate
from core.rail18.worth import must_have_paid
from core.text.catalogue import text, text_of
from core.text.lists import clauses, items
from core.text.numbers import figure
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.papers.kinds import kinds_of_paper, limited_kind
from ui.rail18.views.sheets.pack_up_map import piece_words, place_order
from ui.values.cards import CardView
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts, Seat
from ui.values.sheets import Box

DIRECTOR = "*"  # as it is typed when a running game is entered


def sizes(held: Iterable[Certificate]) -> str:
    """20* 10 10: the percents of certificates, the director's with a star."""
    return " ".join(f"{cert.percent}{DIRECTOR if cert.director else ''}" for cert in held)


# --- players


def player_box(moment: Moment, player: str) -> Box:
    """Where cash is hidden it stands on a page of its own."""
    rules, state = moment.rules, moment.state
    found = next(other for other in state.players if other.id == player)
    entries = []
    for key, debts in (("train-debt", state.train_debt), ("exchange-debt", state.exchange_debt)):
        if debts.get(player):
            entries.append(Fact(text(f"paper-{key}"), figure(debts[player]), strong=True))
    entries.append(
        Fact(
            text("paper-counted"),
            text("paper-of", number=counted(rules, state, player), all=share_limit(rules, state)),
        )
    )
    if leads := directed_by(rules, state, player):
        entries.append(Fact(text("paper-directs"), items(leads)))
    words = Words(rules, state.players)
    for kind, codes in kinds_of_paper(rules).items():
        own = [code for code in codes if state.papers[code].owner == player]
        entries += [Fact(text(f"paper-{kind}"), paper_words(words, state, code)) for code in own]
    if trains := state.trains_of(player):
        entries.append(Fact(text("paper-train-in-hand"), "", cards=cards(rules, state, trains)))
    entries += _this_round(rules, state, player)
    number = state.order.index(player) + 1
    return Box(
        found.called,
        (Facts(tuple(entries)), _shares_of(moment, player)),
        text("paper-place-in-order", number=number, all=len(state.order)),
        seat=Seat(found.colour, found.symbol),
        figure=Fact(text("paper-cash"), figure(state.cash[player])) if state.cash_open else None,
    )


def _this_round(rules: Rules, state: State, player: str) -> list[Fact]:
    """What a player may not do any more in this stock round, or need not do yet."""
    round_ = state.flow[0]
    if not isinstance(round_, StockRound):
        return []
    found = []
    if player in round_.excused:
        found.append(Fact(text("paper-excused"), text("paper-next-round")))
    sold = [sym for seller, sym in round_.sold if seller == player]
    if sold:
        found.append(Fact(text("paper-sold"), items(sold)))
    for buyer, kind in round_.papers:
        if buyer == player:
            codes = [code for code in state.paper_codes(player) if limited_kind(rules, code) == kind]
            found.append(Fact(text("paper-bought"), items(codes[:1])))
    return found


def paper_words(words: Words, state: State, code: str) -> str:
    """A private by its name, used or not; another with its place and whether a train has been there."""
    paper, parts = state.papers[code], [words.paper(code)]
    if paper.hex:
        parts.append(words.place(paper.hex))
        laid = [overlay for overlay in state.overlays.get(paper.hex, ()) if overlay.paper == code]
        parts += [piece_words(words, paper.hex, overlay) for overlay in laid]
    elif paper.used:
        parts.append(text("paper-used"))
    if code not in words.rules.title.privates:
        parts.append(text(visit_of(words.rules, paper)))
    return items(parts)


def visit_of(rules: Rules, paper: Paper) -> str:
    """Whether a train has been there and, where that matters, whether it has paid since."""
    if not paper.active:
        return "paper-not-visited"
    if not must_have_paid(rules):
        return "paper-visited"
    return "paper-visited-paid" if paper.paid else "paper-visited-unpaid"


def _shares_of(moment: Moment, player: str) -> Table:
    rules, state = moment.rules, moment.state
    rows = []
    for sym, chip in chips(rules.title).items():
        held = certificates(rules, state, sym, player)
        if held:
            has = percent(rules, state, sym, player)
            rows.append((Cell(chip=chip), Cell(sizes(held)), Cell(str(has), strong=True)))
    heads = (text("paper-shares"), text("paper-certificates"), text("paper-percent"))
    return small_table(heads, (False, False, True), tuple(rows), wide=1)


def cards(rules: Rules, state: State, trains: Iterable[str]) -> tuple[CardView, ...]:
    return tuple(card_view(rules, state.trains[train].type, state.phase) for train in trains)


# --- companies


def begun(state: State, sym: str) -> bool:
    """Is there anything of it on the table?"""
    company = state.companies[sym]
    if company.closed:
        return False
    return company.par > 0 or any(owner not in (BANK, CLOSED) for owner in state.shares[sym].values())


def company_box(moment: Moment, sym: str) -> Box:
    rules, state = moment.rules, moment.state
    company, data = state.companies[sym], rules.title.companies[sym]
    note = [text_of("charter-code", data.kind, code=data.code, kind=data.kind)]
    if not company.par:
        note.append(text("charter-not-started"))
    elif not company.launched:
        note.append(text("charter-not-launched", percent=rules.title.kind(sym).float_percent))
    entries = _company_entries(moment, sym) if company.par else ()
    return Box(
        data.name,
        (Facts(tuple(entries)), _holders(moment, sym)),
        items(note),
        chips(rules.title)[sym],
        figure=Fact(text("charter-treasury"), figure(state.cash.get(sym, 0))) if company.par else None,
    )


def _company_entries(moment: Moment, sym: str) -> list[Fact]:
    rules, state = moment.rules, moment.state
    company, leader = state.companies[sym], director(rules, state, sym)
    trains = state.trains_of(sym)
    names = {extra.name for extra in rules.title.data.extra_trains}
    named = items(train for train in trains if train in names)
    limit = text("paper-limit", limit=train_limit(rules, state, sym))
    found = [
        Fact(text("charter-price"), price_place(rules, state, sym), strong=True),
        Fact(text("charter-par"), figure(company.par)),
        Fact(text("charter-director"), moment.names[leader] if leader else text("charter-nobody")),
        Fact(
            text("charter-trains"),
            items(part for part in (named, limit if trains else text("charter-none")) if part),
            cards=cards(rules, state, trains),
        ),
        Fact(text("charter-stations"), _stations(rules, state, sym)),
        Fact(text("paper-stations-left"), str(company.stations_left)),
    ]
    if company.launched:
        found.append(Fact(text("paper-operated"), text("position-yes" if company.operated else "position-no")))
        found.append(Fact(text("charter-last"), figure(company.last_revenue)))
    target = destination_of(rules.title, sym)
    if target is not None:
        words = Words(rules, state.players)
        reached = text("paper-destination", destination=company.destination, place=words.place(target))
        found.append(Fact(text("charter-destination"), reached))
    if papers := state.paper_codes(sym):
        words = Words(rules, state.players)
        found.append(Fact(text("charter-privates"), clauses(paper_words(words, state, code) for code in papers)))
    return found


def price_place(rules: Rules, state: State, sym: str) -> str:
    """100 in row 3, second from the top of its field."""
    marker = state.markers.get(sym)
    if marker is None:
        return "–"
    height, together = stack_of(state, sym)
    where = text("paper-price", price=rules.market.price(marker), row=marker.row + 1, column=marker.column + 1)
    return where if len(together) == 1 else text("paper-price-stack", price=where, height=height, all=len(together))


def stack_of(state: State, sym: str) -> tuple[int, list[str]]:
    """Which marker of its field it is, from the top, and all that lie there."""
    place = place_of(state.markers[sym])
    together = [other for other, marker in state.markers.items() if place_of(marker) == place]
    together.sort(key=lambda other: state.markers[other].arrival)
    return together.index(sym) + 1, together


def _stations(rules: Rules, state: State, sym: str) -> str:
    words = Words(rules, state.players)
    placed = [label for label, here in state.stations.items() for station in here if station.company == sym]
    return items(words.place(label) for label in sorted(placed, key=place_order)) or text("charter-none")


def _holders(moment: Moment, sym: str) -> Table:
    rules, state = moment.rules, moment.state
    names = {**moment.names, POOL: text("charter-holder-pool"), BANK: text("charter-holder-bank")}
    rows = []
    for owner in (*state.order, POOL, BANK):
        held = certificates(rules, state, sym, owner)
        if held:
            has = percent(rules, state, sym, owner)
            rows.append((Cell(names[owner]), Cell(sizes(held)), Cell(str(has), strong=True)))
    heads = (text("paper-held-by"), text("paper-certificates"), text("paper-percent"))
    return small_table(heads, (False, False, True), tuple(rows), wide=1)
