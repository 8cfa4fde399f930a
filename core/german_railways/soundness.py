"""Whether a position can be shown and played on: stored events that follow one another may make none that can."""

from collections.abc import Iterator

from core.german_railways.engine import EngineGR
from core.german_railways.state import BANK, State
from core.german_railways.title import Title
from core.kernel.errors import FORGED

MOST = 10**9  # of money, and of anything that is counted


def is_sound(title: Title, state: State) -> bool:
    return all(_checks(title, state))


def can_go_on(engine: EngineGR, state: State) -> bool:
    try:
        engine.options(state)
    except FORGED:
        return False
    return True


def _checks(title: Title, state: State) -> Iterator[bool]:
    seats, railroads = set(state.seats), title.railroads.keys()
    yield [player.id for player in state.players] == [player.id for player in state.setup.players]
    yield state.cash.keys() == {BANK, *seats, *railroads}
    yield all(abs(amount) < MOST for amount in state.cash.values())
    yield state.shares.keys() == railroads
    yield all(
        held.keys() <= seats and all(0 < number < MOST for number in held.values()) for held in state.shares.values()
    )
    yield state.track.keys() == railroads
    yield all(
        places and len(set(places)) == len(places) and set(places) <= title.board.keys()
        for places in state.track.values()
    )
    yield 0 <= state.round < MOST
    yield set(state.order) <= seats and len(state.order) in (0, len(seats))
    yield state.at == 0 or 0 < state.at < len(state.order)
    yield set(state.agreed) <= seats
    yield state.ending in ("", "links", "agreement")
    auction = state.auction
    if auction is None:
        yield state.round > 0 or bool(state.ending)
        return
    leader = (auction.leader,) if auction.leader is not None else ()
    yield auction.railroad in railroads and abs(auction.bid) < MOST
    yield {auction.opener, auction.bidder, *auction.passed, *leader} <= seats
