"""Tables that only 1824 has: what the first round sells for how much, coal railways, mines, Staatsbahnen."""

from collections.abc import Iterator, Sequence

from core.rail18.title import Title
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from core.titles.t1824.data import load_special
from ui.rail18.views.chips import chips
from ui.rail18.views.companion.places import place_named
from ui.rail18.views.sheets.of_title import SheetsOfTitle
from ui.rail18.views.sheets.title_tables import train_cards
from ui.rail18.views.trains import starting_in
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Section, Words


def _heads(table: str, keys: Sequence[str]) -> list[str]:
    return [text(f"table-{table}-{key}") if key else "" for key in keys]


def set_up(title: Title) -> Table:
    """By number of players: cash, certificate limit, mountain railways in play."""
    in_play, codes = load_special(title).mountain_railways.by_players, list(title.privates)
    rows = []
    for number, data in sorted(title.data.players.items(), key=lambda entry: int(entry[0])):
        mountains = text("table-set-up-from-to", first=codes[0], last=codes[in_play[number] - 1])
        rows.append((Cell(number, strong=True), Cell(figure(data.cash)), Cell(str(data.share_limit)), Cell(mountains)))
    heads = [text("paper-players"), text("paper-cash"), text("paper-share-limit-1824"), text("table-set-up-mountains")]
    return small_table(heads, (True, True, True, False), rows)


def first_prices(title: Title) -> Table:
    """What a price of a coal railway makes of it and of its regional railway."""
    data = load_special(title)
    train, times = title.train_sides[data.coal_railways.train][1].price, data.regional_treasury.with_coal_x_par
    rows = [
        (
            Cell(figure(price), strong=True),
            Cell(figure(price - train)),
            Cell(figure(price // 2), strong=True),
            Cell(figure(price // 2 * times)),
        )
        for price in data.coal_railways.prices
    ]
    heads = _heads("first", ("price", "treasury", "par", "opening"))
    return small_table(heads, (True, True, True, True), rows)


def coal(title: Title) -> Table:
    """Each with its mine, and with what it becomes."""
    known = chips(title)
    rows = [
        (
            Cell(company.code, strong=True),
            Cell(chip=known[sym]),
            Cell(company.home or ""),
            Cell(chip=known[company.becomes]),
            Cell(place_named(title, title.companies[company.becomes].home or "")),
        )
        for sym, company in title.companies.items()
        if company.becomes
    ]
    return small_table(_heads("coal", ("", "", "mine", "becomes", "home")), (False,) * 5, rows)


def mines(title: Title) -> Table:
    """What each pays before and after the brown tiles."""
    known = chips(title)
    rows = [
        (Cell(label, strong=True), Cell(chip=known[sym]), *_values(title, label))
        for label, sym in _owners(title).items()
    ]
    heads = [*_heads("mines", ("mine", "home", "first")), _later(title)]
    return small_table(heads, (False, False, True, True), rows)


def coal_and_mines(title: Title) -> Table:
    """Both in one, for a card."""
    known = chips(title)
    rows = []
    for label, sym in _owners(title).items():
        company = title.companies[sym]
        becomes = Cell(chip=known[company.becomes or ""])
        rows.append(
            (Cell(company.code, strong=True), Cell(chip=known[sym]), becomes, Cell(label), *_values(title, label))
        )
    heads = ["", "", *_heads("coal", ("becomes", "mine")), *_heads("mines", ("first",)), _later(title)]
    return small_table(heads, (False, False, False, False, True, True), rows)


def _owners(title: Title) -> dict[str, str]:
    """Mines with the coal railways that are at home there."""
    owners = {company.home: sym for sym, company in title.companies.items() if company.becomes}
    return {label: owners[label] for label in load_special(title).mines}


def _values(title: Title, label: str) -> tuple[Cell, Cell]:
    printed = title.data.hexes[label].nodes[0].revenue
    low, high = (printed["yellow"], printed["brown"]) if isinstance(printed, dict) else (printed, printed)
    return Cell(figure(low)), Cell(figure(high))


def _later(title: Title) -> str:
    return text("table-mines-later", phase=next(phase.id for phase in title.data.phases if "brown" in phase.tiles))


def staatsbahnen(title: Title) -> Table:
    """Each with the train that forms it, its forerunners, the shares that are for sale, and the bank's money."""
    data, known = load_special(title), chips(title)
    rows = []
    for sym, company in title.companies.items():
        if not company.forms_in_phase:
            continue
        train = starting_in(title, company.forms_in_phase)
        members = title.members(sym)
        given = [text("table-staatsbahn-member", company=member, percent=data.exchange[member]) for member in members]
        free = (100 - sum(data.exchange[member] for member in members)) // title.kind(sym).share_percent
        rows.append(
            (
                Cell(chip=known[sym]),
                Cell(cards=train_cards(title, train) if train else ()),
                Cell(items(given)),
                Cell(str(free)),
                Cell(figure(free * data.staatsbahn_treasury.per_share)),
            )
        )
    heads = _heads("staatsbahn", ("", "train", "members", "free", "money"))
    return small_table(heads, (False, False, False, True, True), rows, wide=2)


def treasury(title: Title, kind: str) -> str:
    data = load_special(title)
    if kind == "coal":
        return text("table-treasury-coal", price=title.train_sides[data.coal_railways.train][1].price)
    if kind == "pre-staatsbahn":
        return text("table-treasury-price")
    if kind == "regional":
        times = title.data.kinds[kind].treasury_x_par
        return text("table-treasury-regional", times=times, coal=data.regional_treasury.with_coal_x_par)
    return text("table-treasury-staatsbahn", each=data.staatsbahn_treasury.per_share)


def boxes(title: Title) -> Iterator[Box]:
    """The first round, and what becomes of what it has sold."""
    data = load_special(title)
    mountains, railways = data.mountain_railways, data.coal_railways
    first = (
        text("table-first-order"),
        text("table-first-sale", mountain=figure(title.privates["B1"].face)),
        text("table-first-prices"),
    )
    yield Box(text("table-first-card"), (*(Words(line) for line in first), first_prices(title)))
    exchanges = (
        text("table-mountain-free", phase=mountains.exchange_from_phase, percent=mountains.share_percent),
        text("table-mountain-forced", phase=mountains.exchange_forced_in_phase),
        text("table-coal-free", phase=railways.exchange_from_phase),
        text("table-coal-forced", phase=railways.exchange_forced_in_phase),
    )
    yield Box(text("table-exchange-card"), (_listed(exchanges),))
    yield Box(text("table-coal-card"), (coal_and_mines(title),))


def sections(title: Title) -> Iterator[Section]:
    forming = (Words(text(f"table-forming-{part}"), quiet=True) for part in ("when", "what", "director"))
    yield Section((staatsbahnen(title), *forming), text("table-staatsbahn-card"))


def _listed(lines: Sequence[str]) -> Facts:
    return Facts(tuple(Fact(str(number), line) for number, line in enumerate(lines, 1)))


SHEETS = SheetsOfTitle(
    tables={
        "set-up": set_up,
        "first-prices": first_prices,
        "coal": coal,
        "mines": mines,
        "staatsbahnen": staatsbahnen,
    },
    boxes=boxes,
    sections=sections,
    treasury=treasury,
)
