"""From a position that is entered to the state it means, and back."""

from collections import Counter
from collections.abc import Iterable, Mapping

from core.rail18.actions import OverlayAt, StationAt, TileAt
from core.rail18.corrections.events import PositionSet
from core.rail18.launch import stations_at_par
from core.rail18.position.actions import (
    CompanyAt,
    HoldingAt,
    MarkerAt,
    PaperAt,
    PlayerAt,
    SetPosition,
    TakenAt,
    TrainAt,
)
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, Company, Marker, Overlay, Paper, Placed, State, Station, Train
from core.rail18.steps.whole_map import home_nodes
from core.rail18.worth import must_have_paid


def position_of(state: State) -> SetPosition:
    """The position of a game as it would be entered: a pack-up note."""
    by_owner: dict[str, list[str]] = {}
    for owners in state.shares.values():
        for certificate, owner in owners.items():
            if owner != BANK:
                by_owner.setdefault(owner, []).append(certificate)
    return SetPosition(
        actor=state.order[0],
        order=state.order,
        players=tuple(
            PlayerAt(
                player=player,
                cash=state.cash[player],
                train_debt=state.train_debt.get(player, 0),
                exchange_debt=state.exchange_debt.get(player, 0),
            )
            for player in state.order
        ),
        phase=state.phase,
        flow=state.flow,
        companies=tuple(_company(state, sym) for sym, found in state.companies.items() if found.par or found.closed),
        markers=tuple(
            MarkerAt(company=sym, row=marker.row, column=marker.column)
            for sym, marker in sorted(state.markers.items(), key=lambda item: item[1].arrival)
        ),
        holdings=tuple(HoldingAt(owner=owner, certificates=tuple(held)) for owner, held in by_owner.items()),
        papers=tuple(
            PaperAt(paper=code, owner=paper.owner, used=paper.used, visited=paper.active, paid=paper.paid)
            for code, paper in state.papers.items()
            if paper.owner != BANK
        ),
        trains=tuple(TrainAt(train=name, type=card.type, owner=card.owner) for name, card in state.trains.items()),
        taken=tuple(TakenAt(card=card, number=number) for card, number in state.stack.items() if number),
        tiles=tuple(
            TileAt(hex=label, tile=placed.tile, rotation=placed.rotation) for label, placed in state.tiles.items()
        ),
        stations=tuple(
            StationAt(company=station.company, hex=label, node=station.node)
            for label, here in state.stations.items()
            for station in here
        ),
        overlays=tuple(
            OverlayAt(hex=label, piece=piece.piece, paper=piece.paper, rotation=piece.rotation)
            for label, here in state.overlays.items()
            for piece in here
            if piece.paper and state.papers[piece.paper].hex == label  # what lies there for a private follows from it
        ),
        bank_broken=state.bank_broken,
    )


def _company(state: State, sym: str) -> CompanyAt:
    found = state.companies[sym]
    return CompanyAt(
        company=sym,
        par=found.par,
        treasury=state.cash.get(sym, 0),
        floated=found.launched,
        operated=found.operated,
        closed=found.closed,
        destination=found.destination,
        stations_left=None if state.track_kept else found.stations_left,
        last_revenue=found.last_revenue,
    )


def position_set(rules: Rules, start: State, action: SetPosition) -> PositionSet:
    """All names must be known; whether it can be is another question."""
    bare = Draft(rules, start)
    tiles = {lies.hex: Placed(lies.tile, lies.rotation) for lies in action.tiles}
    stations = stations_on(action.stations)
    papers = _papers(rules, start, action)
    return PositionSet(
        order=action.order,
        cash=_cash(rules, action),
        train_debt={entry.player: entry.train_debt for entry in action.players if entry.train_debt},
        exchange_debt={entry.player: entry.exchange_debt for entry in action.players if entry.exchange_debt},
        papers=papers,
        shares=_shares(rules, action),
        companies=_companies(rules, action, stations, home_nodes(bare.rules, tiles, stations)),
        markers={entry.company: Marker(entry.row, entry.column, number) for number, entry in enumerate(action.markers)},
        trains={entry.train: Train(entry.type, entry.owner) for entry in action.trains},
        stack={entry.card: entry.number for entry in action.taken},
        phase=action.phase,
        tiles=tiles,
        stations=stations,
        overlays=_overlays(rules, papers, action),
        flow=action.flow,
        bank_broken=action.bank_broken,
        note=action.note,
    )


def _cash(rules: Rules, action: SetPosition) -> dict[str, int]:
    cash = {entry.player: entry.cash for entry in action.players}
    cash |= {entry.company: entry.treasury for entry in action.companies}
    return {BANK: rules.title.data.bank - sum(cash.values()), **cash}


def _papers(rules: Rules, start: State, action: SetPosition) -> dict[str, Paper]:
    matters = must_have_paid(rules)
    places = {piece.paper: piece.hex for piece in action.overlays}
    papers = dict.fromkeys(start.papers, Paper(BANK))
    for entry in action.papers:
        paid = matters and (entry.visited if entry.paid is None else entry.paid)
        papers[entry.paper] = Paper(entry.owner, entry.used, entry.visited, places.get(entry.paper), paid)
    return papers


def _shares(rules: Rules, action: SetPosition) -> dict[str, dict[str, str]]:
    owners = {name: entry.owner for entry in action.holdings for name in entry.certificates}
    return {
        sym: {cert.id: owners.get(cert.id, BANK) for cert in certificates}
        for sym, certificates in rules.title.certificates.items()
    }


def stations_on(entries: Iterable[StationAt]) -> dict[str, tuple[Station, ...]]:
    stations: dict[str, tuple[Station, ...]] = {}
    for placed in entries:
        stations[placed.hex] = (*stations.get(placed.hex, ()), Station(placed.company, placed.node))
    return stations


def _companies(
    rules: Rules, action: SetPosition, stations: Mapping[str, tuple[Station, ...]], homes: Mapping[str, int]
) -> dict[str, Company]:
    entries = {entry.company: entry for entry in action.companies}
    placed = Counter(station.company for here in stations.values() for station in here)
    found: dict[str, Company] = {}
    for sym, data in rules.title.companies.items():
        entry = entries.get(sym, CompanyAt(company=sym))
        left = entry.stations_left
        if left is None:
            started = entry.par and not entry.closed
            left = stations_at_par(rules, sym, entry.par) - placed[sym] if started else 0
        found[sym] = Company(
            par=entry.par,
            launched=entry.floated,
            operated=entry.operated,
            closed=entry.closed,
            destination=entry.destination,
            stations_left=left,
            home_hex=data.home,
            home_placed=any(station.company == sym for station in stations.get(data.home or "", ())),
            home_node=homes.get(sym, data.home_city),
            last_revenue=entry.last_revenue,
        )
    return found


def _overlays(rules: Rules, papers: Mapping[str, Paper], action: SetPosition) -> dict[str, tuple[Overlay, ...]]:
    overlays: dict[str, tuple[Overlay, ...]] = {}
    for code in rules.title.privates:
        for label, piece in rules.slots.papers.pieces(rules, code, papers[code]).items():
            overlays[label] = (*overlays.get(label, ()), piece)
    for entry in action.overlays:
        piece = Overlay(entry.piece, entry.rotation, entry.paper)
        overlays[entry.hex] = (*overlays.get(entry.hex, ()), piece)
    return overlays


def deal(rules: Rules, company: str, held: Mapping[str, tuple[bool, tuple[int, ...]]]) -> dict[str, tuple[str, ...]]:
    """Certificates for holders who are known by sizes only: owner -> (is director, percents of the others).

    Where there are too few of a size the last one is named again: then the check says what is too much.
    """
    certificates = rules.title.certificates[company]
    free = [cert for cert in certificates if not cert.director]
    found: dict[str, tuple[str, ...]] = {}
    for owner, (director, percents) in held.items():
        names = [certificates[0].id] if director else []
        for percent in percents:
            fitting = [cert for cert in free if cert.percent == percent]
            if fitting:
                free.remove(fitting[0])
            else:
                fitting = [cert for cert in reversed(certificates) if cert.percent == percent]
            names.append(fitting[0].id if fitting else f"{company} {percent} %")
        found[owner] = tuple(names)
    return found
