"""A pack-up note of a game: what a banker would write down, as it is typed into the fields of a position."""

from collections import Counter
from dataclasses import replace

from core.hexmap.tiles import period
from core.rail18.holdings import certificates, director
from core.rail18.market import place_of
from core.rail18.position.build import position_of
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, Auction, CompanyTurn, OperatingRound, State, StockRound
from core.rail18.worth import counts
from tests.play.positions import without_history
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.papers.kinds import kinds_of_paper, limited_kind
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.words import price_words


def new_game(state: State) -> NewGame:
    return NewGame(
        state.setup.title,
        tuple(player.name for player in state.players),
        drawn=False,
        mode=state.mode,
        track_kept=state.track_kept,
        cash_open=state.cash_open,
        preset=state.setup.preset,
    )


def note_of(rules: Rules, state: State) -> dict[str, str]:
    """Only what differs from nothing at all; the map is laid, not typed."""
    note: dict[str, str] = {}
    match state.flow[0]:
        case StockRound() as round_:
            note |= {pd.ROUND: pd.STOCK, pd.NUMBER: str(round_.number), pd.PLAYER: round_.player}
            note[pd.PASSES] = str(round_.passes)
            note |= {f"excused:{player}": "yes" for player in round_.excused}
            for player, sym in round_.sold:
                note[f"sold:{player}"] = f"{note.get(f'sold:{player}', '')} {sym}".strip()
            for player, kind in round_.papers:
                own = [code for code in state.paper_codes(player) if limited_kind(rules, code) == kind]
                note[f"bought:{player}"] = f"{note.get(f'bought:{player}', '')} {own[0]}".strip()
        case Auction() as auction:
            note |= {pd.ROUND: pd.AUCTION, pd.PLAYER: auction.bidder, pd.MINIMUM: str(auction.minimum)}
            note[pd.OPENER] = auction.auctioneer
            note |= {f"passed:{player}": "yes" for player in auction.passed}
            note |= {f"bid:{auction.leader}": str(auction.bid)} if auction.leader else {}
        case OperatingRound() as round_:
            note |= {pd.ROUND: pd.OPERATING, pd.NUMBER: str(round_.number), pd.INDEX: str(round_.index)}
            note |= {pd.TOTAL: str(round_.total), pd.ACTED: " ".join(round_.acted)}
    if isinstance(state.frame, CompanyTurn) and state.frame.step != "track":
        note |= {pd.STEP: state.frame.step, pd.REVENUE: str(state.frame.revenue)}
    note |= {pd.PHASE: state.phase, pd.BROKEN: "yes" if state.bank_broken else ""}
    for sheet in rules.title.data.trains:
        gone = state.stack.get(sheet.sides[0].type, 0)
        note[f"stack:{sheet.sides[0].type}"] = str(gone if sheet.count is None else sheet.count - gone)
    for place, player in enumerate(state.order, start=1):
        note |= {f"place:{player}": str(place), f"cash:{player}": str(state.cash[player])}
        note |= {f"train-debt:{player}": str(state.train_debt.get(player, 0))}
        note |= {f"exchange-debt:{player}": str(state.exchange_debt.get(player, 0))}
    fixed = [extra.name for extra in rules.title.data.extra_trains]
    for owner in (*state.companies, POOL, *state.order):
        cards = [name if name in fixed else state.trains[name].type for name in state.trains_of(owner)]
        note[f"trains:{owner}"] = " ".join(cards)
    for kind, codes in kinds_of_paper(rules).items():
        for code in codes:
            owner = state.papers[code].owner
            if owner not in (BANK, CLOSED):
                note[f"{kind}:{owner}"] = f"{note.get(f'{kind}:{owner}', '')} {code}".strip()
    note[pd.USED] = " ".join(code for code, paper in state.papers.items() if paper.used and not paper.hex)
    unpaid = [code for code, paper in state.papers.items() if paper.active and not counts(rules, paper)]
    note[pd.UNPAID] = " ".join(unpaid)
    note[pd.VISITED] = " ".join(code for code, paper in state.papers.items() if paper.active and code not in unpaid)
    for sym in rules.title.companies:
        note |= _company(rules, state, sym)
    return {name: word for name, word in note.items() if word not in ("", "0") or name.startswith("stack:")}


def _company(rules: Rules, state: State, sym: str) -> dict[str, str]:
    company = state.companies[sym]
    if company.closed:
        return {}
    note: dict[str, str] = {}
    for owner in (*state.order, POOL):
        held = certificates(rules, state, sym, owner)
        star = "*" if director(rules, state, sym) == owner else ""
        note[pd.share_field(sym, owner)] = "+".join(str(cert.percent) for cert in held) + star if held else ""
    if not company.par:
        return note
    marker = state.markers[sym]
    together = [other for other, found in state.markers.items() if place_of(found) == place_of(marker)]
    together.sort(key=lambda other: state.markers[other].arrival)
    note |= {f"par:{sym}": str(company.par), f"price:{sym}": price_words(rules, place_of(marker))}
    note[f"height:{sym}"] = str(together.index(sym) + 1) if len(together) > 1 else ""
    note |= {f"treasury:{sym}": str(state.cash.get(sym, 0)), f"last:{sym}": str(company.last_revenue)}
    if company.launched:
        note[f"operated:{sym}"] = "yes" if company.operated else "no"
        if rules.title.kind(sym).destination_x_par:
            note[f"destination:{sym}"] = company.destination
    return note


def draft_of(rules: Rules, state: State) -> pd.PositionDraft:
    """With the map."""
    lies = position_of(state)
    return pd.PositionDraft(new_game(state), note_of(rules, state), lies.tiles, lies.stations, lies.overlays)


def seen(rules: Rules, number: str, rotation: int) -> tuple[str, int]:
    """A tile as it lies: rotations that look the same are the same."""
    tile = rules.title.tiles[number]
    several = len(tile.faces[0].nodes) > 1
    return number, rotation % (len(tile.faces) if several else period(tile))


def as_noted(rules: Rules, state: State) -> State:
    """Without what no note tells: which card of a kind it is, in which order markers of other cells came and shares
    were sold, who acted last before all have passed once."""
    plain = without_history(state)
    round_ = state.flow[0]
    if isinstance(round_, StockRound):
        sorted_ = replace(round_, sold=tuple(sorted(round_.sold)), papers=tuple(sorted(round_.papers)), last_actor=None)
        plain = plain.with_(flow=(sorted_, *state.flow[1:]))
    if isinstance(round_, Auction):
        plain = plain.with_(flow=(replace(round_, passed=tuple(sorted(round_.passed))), *state.flow[1:]))
    kinds = Counter((card.type, card.owner) for card in state.trains.values())
    ranks = {
        sym: sum(
            place_of(other) == place_of(marker) and other.arrival < marker.arrival for other in state.markers.values()
        )
        for sym, marker in state.markers.items()
    }
    shares = {
        sym: Counter((owners[cert.id], cert.percent, cert.director) for cert in rules.title.certificates[sym])
        for sym, owners in state.shares.items()
    }
    return plain.with_(
        setup=None,
        tiles={label: seen(rules, lies.tile, lies.rotation) for label, lies in state.tiles.items()},
        trains=kinds,
        shares=shares,
        markers={sym: replace(marker, arrival=ranks[sym]) for sym, marker in plain.markers.items()},
        stations={label: frozenset(here) for label, here in plain.stations.items()},
        companies={sym: (company.closed,) if company.closed else company for sym, company in plain.companies.items()},
    )
