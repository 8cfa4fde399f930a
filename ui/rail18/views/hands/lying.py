"""How a table lies: a position as hands have laid it out, part by part, whatever the books say by now."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import Marker, State
from core.rail18.title import Certificate
from ui.hands.views.caller import KEYS
from ui.rail18.views.hands.tasks import Ways, share_ways, used_up


@dataclass(frozen=True, slots=True)
class Lying:
    """What only hands know stands beside the position: where charters lie, and which trains are laid out."""

    state: State
    charters: Mapping[str, str | None]
    laid_out: frozenset[str]


def lies(rules: Rules, books: State) -> Lying:
    """As the books say."""
    charters = {sym: _charter(rules, books, sym) for sym in rules.title.companies}
    return Lying(books, charters, used_up(rules, books))


def _charter(rules: Rules, state: State, sym: str) -> str | None:
    return director(rules, state, sym)


def subjects(key: str) -> tuple[str, ...]:
    """The things that a key names."""
    kind, _, rest = key.partition(":")
    match kind:
        case "station":
            label, *companies = rest.split(":")
            return tuple(f"station:{label}:{company}" for company in companies)
        case "share":
            return (f"share:{rest.partition(':')[0]}",)
        case "cash" | "closed" | "paper" | "marker" | "overlay":
            return tuple(f"{kind}:{name}" for name in rest.split(KEYS))
    return (key,)


# --- what has become of a thing

T = TypeVar("T")
Part = Callable[[Rules, State, str], Any]


def _turned(state: State, name: str) -> Any:
    return {train: card.type for train, card in state.trains.items() if card.type in name.split(":")}


def _stations(state: State, name: str) -> int:
    label, _, company = name.partition(":")
    return [station.company for station in state.stations.get(label, ())].count(company)


def _round(state: State) -> tuple[Any, ...]:
    frame = state.flow[0]
    return type(frame), getattr(frame, "number", 0), getattr(frame, "index", 0)


PART_OF: Mapping[str, Part] = {
    "cash": lambda rules, state, who: state.cash.get(who, 0),
    "debt": lambda rules, state, who: state.debt(who),
    "share": lambda rules, state, sym: state.shares.get(sym),
    "closed": lambda rules, state, sym: sym in state.companies and state.companies[sym].closed,
    "charter": lambda rules, state, sym: (state.companies[sym].launched, _charter(rules, state, sym)),
    "paper": lambda rules, state, code: state.papers[code].owner if code in state.papers else None,
    "side": lambda rules, state, code: state.papers[code].used,
    "active": lambda rules, state, code: state.papers[code].active,
    "train": lambda rules, state, train: state.trains.get(train),
    "stack": lambda rules, state, kind: state.stack.get(kind, 0),
    "rack": lambda rules, state, kind: kind in used_up(rules, state),
    "turned": lambda rules, state, types: _turned(state, types),
    "removed": lambda rules, state, kind: [name for name, card in state.trains.items() if card.type == kind],
    "marker": lambda rules, state, sym: state.markers.get(sym),
    "tile": lambda rules, state, label: state.tiles.get(label),
    "station": lambda rules, state, name: _stations(state, name),
    "overlay": lambda rules, state, label: state.overlays.get(label, ()),
    "order": lambda rules, state, _: state.order,
    "phase": lambda rules, state, _: state.phase,
    "round": lambda rules, state, _: _round(state),
    "broken": lambda rules, state, _: state.bank_broken,
}


def touched(rules: Rules, before: State, after: State, subject: str) -> bool:
    kind, _, name = subject.partition(":")
    part = PART_OF[kind]
    return bool(part(rules, before, name) != part(rules, after, name))


# --- what was done

Put = Callable[[Rules, Lying, State, Sequence[str]], Lying]  # what is named lies as the books say


def done(rules: Rules, lying: Lying, books: State, keys: Collection[str]) -> Lying:
    """In an order in which one finds what it needs: trains before the stack that they come from."""
    named: dict[str, list[str]] = {}
    for key in sorted(keys):
        kind, _, rest = key.partition(":")
        named.setdefault(kind, []).append(rest)
    for kind, put in PUT.items():
        if kind in named:
            lying = put(rules, lying, books, named[kind])
    printed = {
        name: card for name, card in books.trains.items() if name not in lying.state.trains and _on_charter(rules, name)
    }
    return _with(lying, trains={**lying.state.trains, **printed}) if printed else lying


def _on_charter(rules: Rules, train: str) -> bool:
    """Printed there: nobody has to put it."""
    return any(extra.name == train and extra.fixed for extra in rules.title.data.extra_trains)


def _names(rests: Sequence[str]) -> Iterator[str]:
    for rest in rests:
        yield from rest.split(KEYS)


def _with(lying: Lying, **changes: Any) -> Lying:
    return replace(lying, state=lying.state.with_(**changes))


def _as_in(old: Mapping[str, T], new: Mapping[str, T], names: Collection[str]) -> dict[str, T]:
    """The old ones, but these as in the new ones."""
    kept = {name: value for name, value in old.items() if name not in names or name in new}
    return kept | {name: new[name] for name in names if name in new}


def _cash(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    return _with(lying, cash=_as_in(lying.state.cash, books.cash, list(_names(rests))))


def _debt(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    train = _as_in(lying.state.train_debt, books.train_debt, rests)
    return _with(lying, train_debt=train, exchange_debt=_as_in(lying.state.exchange_debt, books.exchange_debt, rests))


def _closed(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    gone = [sym for sym in _names(rests) if sym in books.companies and books.companies[sym].closed]
    companies = _as_in(lying.state.companies, books.companies, gone)
    lying = _with(lying, companies=companies, shares=_as_in(lying.state.shares, books.shares, gone))
    return replace(lying, charters={**lying.charters, **dict.fromkeys(gone)})


def _shares(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    wanted: dict[str, list[tuple[str, str]]] = {}
    for rest in rests:
        match rest.split(":"):
            case [sym, source, target] if sym in books.shares:
                wanted.setdefault(sym, []).append((source, target))
    shares, companies = dict(lying.state.shares), dict(lying.state.companies)
    for sym, found in wanted.items():
        ways = share_ways(rules.title.certificates[sym], shares[sym], books.shares[sym])
        shares[sym] = _given(
            rules.title.certificates[sym],
            shares[sym],
            books.shares[sym],
            {way: ways[way] for way in found if way in ways},
        )
        if not books.companies[sym].closed:
            companies[sym] = replace(companies[sym], closed=False)
    return _with(lying, shares=shares, companies=companies)


def _given(
    certificates: Sequence[Certificate], lying: Mapping[str, str], books: Mapping[str, str], ways: Ways
) -> dict[str, str]:
    """Of the certificates of one size, which are the same to hands, those go that the books see at the receiver."""
    owners = dict(lying)
    for (source, target), found in ways.items():
        for cert in found:
            same = [
                other.id
                for other in certificates
                if owners[other.id] == source and (other.percent, other.director) == (cert.percent, cert.director)
            ]
            if same:
                owners[max(same, key=lambda name: (books[name] == target, books[name] != source))] = target
    return owners


def _charters(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    known = [sym for sym in rests if sym in books.companies]
    companies = dict(lying.state.companies)
    for sym in known:
        closed = companies[sym].closed and books.companies[sym].closed
        companies[sym] = replace(companies[sym], launched=books.companies[sym].launched, closed=closed)
    charters = {**lying.charters, **{sym: _charter(rules, books, sym) for sym in known}}
    return replace(_with(lying, companies=companies), charters=charters)


def _papers(field: str) -> Put:
    def put(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
        papers = dict(lying.state.papers)
        for code in _names(rests):
            if code in papers and code in books.papers:
                papers[code] = replace(papers[code], **{field: getattr(books.papers[code], field)})
        return _with(lying, papers=papers)

    return put


def _trains(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    """A new one comes off its stack; of one that lies there only the owner changes, turning it is another task."""
    trains, stack = dict(lying.state.trains), dict(lying.state.stack)
    for name in rests:
        now = books.trains.get(name)
        if now is None:
            continue
        if name in trains:
            trains[name] = replace(trains[name], owner=now.owner)
            continue
        trains[name] = now
        kind = name.rpartition("-")[0]
        if stack.get(kind, 0) < books.stack.get(kind, 0):  # else it had left it before, and comes back into the game
            stack[kind] = stack.get(kind, 0) + 1
    return _with(lying, trains=trains, stack=stack)


def _stack(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    """Sold abroad, scrapped or put back; what companies have bought from it is not yet taken."""
    stack, trains = dict(lying.state.stack), dict(lying.state.trains)
    for kind in rests:
        if kind not in books.stack and kind not in stack:
            continue
        bought = [name for name in books.trains if name not in trains and name.rpartition("-")[0] == kind]
        taken = books.stack.get(kind, 0) - len(bought)
        if taken < stack.get(kind, 0):
            trains = {
                name: card for name, card in trains.items() if name in books.trains or name.rpartition("-")[0] != kind
            }
        stack[kind] = taken
    return _with(lying, stack=stack, trains=trains)


def _rack(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    return replace(lying, laid_out=lying.laid_out | (set(rests) & used_up(rules, books)))


def _turn(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    trains = dict(lying.state.trains)
    for rest in rests:
        old, _, new = rest.partition(":")
        for name, card in trains.items():
            now = books.trains.get(name)
            if now is not None and (card.type, now.type) == (old, new):
                trains[name] = replace(card, type=new)
    return _with(lying, trains=trains)


def _remove(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    trains = lying.state.trains
    kept = {name: card for name, card in trains.items() if name in books.trains or card.type not in rests}
    return _with(lying, trains=kept)


def _markers(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    """Each under those of its cell that are above it in the books; arrivals count within a cell only."""
    names = set(_names(rests))
    markers = {sym: marker for sym, marker in lying.state.markers.items() if sym not in names}
    found = [sym for sym in names if sym in books.markers]
    for sym in sorted(found, key=lambda sym: books.markers[sym].arrival):
        marker = books.markers[sym]
        mates = sorted(
            (mate for mate in markers if _cell(markers, mate) == (marker.row, marker.column)),
            key=lambda mate: markers[mate].arrival,
        )
        later = (
            mate
            for mate in mates
            if _cell(books.markers, mate) == _cell(markers, mate) and books.markers[mate].arrival > marker.arrival
        )
        first = next(later, None)
        mates.insert(len(mates) if first is None else mates.index(first), sym)
        markers |= {mate: replace(marker, arrival=place) for place, mate in enumerate(mates)}
    return _with(lying, markers=markers)


def _cell(markers: Mapping[str, Marker], sym: str) -> tuple[int, int] | None:
    marker = markers.get(sym)
    return None if marker is None else (marker.row, marker.column)


def _tiles(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    return _with(lying, tiles=_as_in(lying.state.tiles, books.tiles, rests))


def _place_stations(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    stations = dict(lying.state.stations)
    for rest in rests:
        label, *companies = rest.split(":")
        stay = [station for station in stations.get(label, ()) if station.company not in companies]
        come = [station for station in books.stations.get(label, ()) if station.company in companies]
        stations[label] = (*stay, *come)
    return _with(lying, stations={label: here for label, here in stations.items() if here})


def _overlays(rules: Rules, lying: Lying, books: State, rests: Sequence[str]) -> Lying:
    return _with(lying, overlays=_as_in(lying.state.overlays, books.overlays, list(_names(rests))))


def _field(name: str) -> Put:
    return lambda rules, lying, books, rests: _with(lying, **{name: getattr(books, name)})


PUT: Mapping[str, Put] = {
    "cash": _cash,
    "debt": _debt,
    "closed": _closed,
    "share": _shares,
    "charter": _charters,
    "paper": _papers("owner"),
    "side": _papers("used"),
    "active": _papers("active"),
    "train": _trains,
    "stack": _stack,
    "rack": _rack,
    "turned": _turn,
    "removed": _remove,
    "marker": _markers,
    "tile": _tiles,
    "station": _place_stations,
    "overlay": _overlays,
    "order": _field("order"),
    "phase": _field("phase"),
    "round": _field("flow"),
    "broken": _field("bank_broken"),
}
