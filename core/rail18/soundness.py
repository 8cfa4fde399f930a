"""Whether a position can be shown and played on.

Stored events that follow one another may still make none that can: a file can be forged. What the rules would forbid is
not judged here; that is the audit's business.
"""

from collections.abc import Collection, Iterator

from core.kernel.errors import FORGED
from core.rail18.board import on_hex
from core.rail18.engine import Engine18
from core.rail18.state import (
    BANK,
    CLOSED,
    POOL,
    Auction,
    CompanyTurn,
    OperatingRound,
    Question,
    State,
    StockRound,
)
from core.rail18.title import Title

MOST = 10**9  # of money, and of anything that is counted


def is_sound(title: Title, state: State) -> bool:
    return all(_checks(state, title))


def can_go_on(engine: Engine18, state: State) -> bool:
    """Whether the rules find their way in it: every hex, every price, and what may be done."""
    try:
        for label in {*state.tiles, *state.overlays}:
            on_hex(engine.rules, state, label)
        for marker in state.markers.values():
            engine.rules.market.price(marker)
        engine.options(state)
    except FORGED:
        return False
    return True


def _checks(state: State, title: Title) -> Iterator[bool]:
    players, companies = set(state.order), title.companies.keys()
    holders = {*players, *companies, BANK, POOL, CLOSED}
    seats = [player.id for player in state.setup.players]
    yield sorted(state.order) == sorted(seats)
    yield [player.id for player in state.players] == seats
    yield state.phase in {phase.id for phase in title.data.phases}
    yield bool(state.flow)
    yield all(_knows_frame(frame, players, title) for frame in state.flow)
    yield not isinstance(state.flow[0], CompanyTurn | Question)
    yield all(
        isinstance(below, OperatingRound)
        for below, frame in zip(state.flow, state.flow[1:], strict=False)
        if isinstance(frame, CompanyTurn)
    )
    for sums in (state.cash, state.train_debt, state.exchange_debt):
        yield sums.keys() <= holders and all(abs(amount) < MOST for amount in sums.values())
    yield state.companies.keys() == companies
    yield all(company.home_hex is None or company.home_hex in title.faces for company in state.companies.values())
    yield state.shares.keys() == companies
    yield all(
        owners.keys() == {cert.id for cert in title.certificates[sym]} and set(owners.values()) <= holders
        for sym, owners in state.shares.items()
    )
    yield state.markers.keys() <= companies
    yield title.privates.keys() <= state.papers.keys()
    yield all(
        paper.owner in holders and (paper.hex is None or paper.hex in title.faces) for paper in state.papers.values()
    )
    yield all(card.type in title.train_sides and card.owner in holders for card in state.trains.values())
    yield state.tray.keys() <= title.tiles.keys()
    yield all(placed.tile in title.tiles and 0 <= placed.rotation < 6 for placed in state.tiles.values())
    yield all(label in title.faces for label in (*state.tiles, *state.stations, *state.overlays))
    yield all(
        station.company in companies and 0 <= station.node < 12
        for stations in state.stations.values()
        for station in stations
    )


def _knows_frame(frame: object, players: Collection[str], title: Title) -> bool:
    companies = title.companies
    match frame:
        case Auction():
            named = {frame.auctioneer, frame.bidder, *frame.passed, *([frame.leader] if frame.leader else [])}
            return named <= set(players) and frame.private in title.privates and abs(frame.bid) < MOST
        case StockRound():
            named = {frame.player, *(player for player, _ in (*frame.sold, *frame.papers))}
            return named <= set(players) and {*frame.blocks, *(sym for _, sym in frame.sold)} <= companies.keys()
        case OperatingRound():
            return set(frame.acted) <= companies.keys() and 0 <= frame.number < MOST
        case CompanyTurn():
            return frame.company in companies and abs(frame.revenue) < MOST
        case Question():
            known = frame.company is None or frame.company in companies
            asked = frame.player == "" or frame.player in players  # nobody alone: several may have to answer
            return known and asked and (frame.hex is None or frame.hex in title.faces)
    return True
