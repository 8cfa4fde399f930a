"""The position before the first move."""

from core.mechanics.seats import seated
from core.rail18 import events as ev
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, POOL, Auction, Company, Frame, Paper, State, StockRound
from core.rail18.steps.auction import offer_private


def initial_state(rules: Rules) -> State:
    title, setup = rules.title, rules.setup
    order = tuple(player.id for player in setup.players)
    each = title.data.players[str(len(order))].cash
    state = State(
        setup=setup,
        order=order,
        cash={BANK: title.data.bank - each * len(order), **dict.fromkeys(order, each)},
        train_debt={},
        exchange_debt={},
        papers={code: Paper(BANK) for code in title.privates},
        shares={
            sym: {
                cert.id: POOL if 1 <= number <= company.pool_at_start else BANK
                for number, cert in enumerate(title.certificates[sym])
            }
            for sym, company in title.companies.items()
        },
        companies={
            sym: Company(home_hex=company.home, home_node=company.home_city) for sym, company in title.companies.items()
        },
        markers={},
        arrivals=0,
        trains={},
        stack={},
        phase=title.data.phases[0].id,
        tiles={},
        tray={number: tile.count for number, tile in title.tiles.items()},
        stations={},
        overlays={},
        flow=(),
        players=seated(setup.players),
        mode=setup.mode,
        track_kept=setup.track_kept,
        cash_open=setup.cash_open,
    )
    draft = Draft(rules, state)
    rules.slots.course.at_start(draft)
    opening = rules.slots.course.opening or first_auction
    draft.emit(ev.FrameEntered(opening(draft)))
    return draft.state


def sells_privates(rules: Rules, frame: Frame) -> bool:
    """Is it the round in which the bank sells privates: an auction, or the stock round that a title opens with?"""
    if rules.slots.course.opening is None:
        return isinstance(frame, Auction)
    return isinstance(frame, StockRound) and frame.number == 1


def first_auction(draft: Draft) -> Auction:
    return offer_private(draft, next(iter(draft.rules.title.privates)), draft.state.order[0])
