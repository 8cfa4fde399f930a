"""The set-up and the first stock round: what is there to buy, and what becomes of the rest (III to VII)."""

from collections.abc import Iterator
from dataclasses import replace

from core.kernel.handlers import Handler, listed
from core.rail18 import events as ev
from core.rail18.holdings import counted, director_certificate, share_limit
from core.rail18.launch import set_par, stations_at_par
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.slots import clockwise
from core.rail18.stack import next_name
from core.rail18.state import BANK, CLOSED, State, StockRound
from core.rail18.steps.stock import demand_free_to_buy, end_turn, stock_turn, take_director_certificate
from core.titles.t1824.actions import BuyMinor, BuyMountain
from core.titles.t1824.data import special


def at_start(draft: Draft) -> None:
    """Mountain railways by the number of players; the Staatsbahnen's markers lie on their price from the start (A5)."""
    title = draft.rules.title
    in_play = special(draft.rules).mountain_railways.by_players[str(len(draft.state.order))]
    draft.emit(*(ev.PaperClosed(code) for code in list(title.privates)[in_play:]))
    row, column = draft.rules.market.start_cell
    cell = draft.rules.market.cell(row, column)
    assert cell is not None
    for sym, company in title.companies.items():
        if company.kind == "staatsbahn":
            draft.emit(ev.ParSet(sym, cell.price, stations_at_par(draft.rules, sym, cell.price)))
            draft.emit(ev.MarkerMoved(sym, row, column, "par"))


def opening(draft: Draft) -> StockRound:
    """The first round begins with the last seat (IV)."""
    return StockRound(1, draft.state.order[-1], backwards=True)


def next_turn(state: State, frame: StockRound) -> StockRound:
    """Backwards once; then the first seat is asked again, and with it everybody (A6)."""
    if not frame.backwards:
        return clockwise(state, frame)
    seat = state.order.index(frame.player)
    if seat == 0:
        return replace(frame, backwards=False, passes=0)
    return replace(frame, player=state.order[seat - 1])


def remove_unsold(draft: Draft, frame: StockRound) -> None:
    """What nobody bought in the first round leaves the game (A9)."""
    if frame.number > 1:
        return
    draft.emit(*(ev.PaperClosed(code) for code in draft.state.paper_codes(BANK)))
    for sym in minors(draft.rules):
        if not draft.state.companies[sym].par:
            draft.emit(ev.ShareMoved(sym, director_certificate(draft.rules, sym).id, CLOSED, "unsold"))
            draft.emit(ev.CompanyClosed(sym))


def minors(rules: Rules) -> list[str]:
    """Coal railways and pre-Staatsbahnen: companies with one owner."""
    return [sym for sym, company in rules.title.companies.items() if company.becomes or company.merges_into]


def first_purchase(draft: Draft, player: str) -> None:
    """What all first purchases ask: only in the first round, and only with room in the hand."""
    frame = stock_turn(draft, player)
    draft.demand(frame.number == 1, "only-in-first-round", IMPOSSIBLE)
    demand_free_to_buy(draft, player)
    limit = share_limit(draft.rules, draft.state)
    draft.demand(counted(draft.rules, draft.state, player) < limit, "share-limit", limit=limit)


def check_mountain(draft: Draft, action: BuyMountain) -> None:
    known = action.code in draft.rules.title.privates
    draft.demand(known, "unknown-certificate", IMPOSSIBLE, paper=action.code)
    first_purchase(draft, action.actor)
    draft.demand(draft.state.papers[action.code].owner == BANK, "certificate-sold", IMPOSSIBLE, paper=action.code)
    demand_cash(draft, action.actor, draft.rules.title.privates[action.code].face)


def buy_mountain(draft: Draft, action: BuyMountain) -> None:
    face = draft.rules.title.privates[action.code].face
    pay(draft, action.actor, BANK, face, f"private:{action.code}")
    draft.emit(ev.PaperMoved(action.code, action.actor))
    end_turn(draft, acted=True)


def prices(rules: Rules, company: str) -> tuple[int, ...]:
    """What a minor may be bought for: a coal railway at the buyer's choice."""
    found = rules.title.companies[company]
    if found.becomes:
        return special(rules).coal_railways.prices
    return () if found.price is None else (found.price,)


def check_minor(draft: Draft, action: BuyMinor) -> None:
    known = action.company in minors(draft.rules)
    draft.demand(known, "no-minor", IMPOSSIBLE, company=action.company)
    first_purchase(draft, action.actor)
    owner = draft.state.shares[action.company][director_certificate(draft.rules, action.company).id]
    draft.demand(owner == BANK, "minor-sold", IMPOSSIBLE, company=action.company)
    fits = action.price in prices(draft.rules, action.company)
    draft.demand(fits, "no-price-of-minor", IMPOSSIBLE, company=action.company, price=action.price)
    demand_cash(draft, action.actor, action.price)


def buy_minor(draft: Draft, action: BuyMinor) -> None:
    """Its price is its treasury; a coal railway pays its first train of it and prices its regional (VI, VII, A11)."""
    rules, sym = draft.rules, action.company
    pay(draft, action.actor, BANK, action.price, f"share:{sym}")
    take_director_certificate(draft, sym, action.actor)
    draft.emit(ev.ParSet(sym, action.price, stations_at_par(rules, sym, action.price)))
    draft.emit(ev.CompanyLaunched(sym, destination=False))
    pay(draft, BANK, sym, action.price - first_train_price(rules, sym), "launch")
    regional = rules.title.companies[sym].becomes
    if regional is not None:
        train = special(rules).coal_railways.train
        draft.emit(ev.TrainTaken(train, next_name(draft.state, train), train, sym))
        set_par(draft, regional, action.price // 2)
    end_turn(draft, acted=True)


def first_train_price(rules: Rules, minor: str) -> int:
    if rules.title.companies[minor].becomes is None:
        return 0
    return rules.side(special(rules).coal_railways.train).price


def mountains_on_sale(draft: Draft) -> Iterator[BuyMountain]:
    frame = draft.state.frame
    if isinstance(frame, StockRound) and frame.number == 1:
        for code in draft.state.paper_codes(BANK):
            action = BuyMountain(actor=frame.player, code=code)
            if draft.allows(check_mountain, action):
                yield action


def minors_on_sale(draft: Draft) -> Iterator[BuyMinor]:
    frame = draft.state.frame
    if isinstance(frame, StockRound) and frame.number == 1:
        for sym in minors(draft.rules):
            for price in prices(draft.rules, sym):
                action = BuyMinor(actor=frame.player, company=sym, price=price)
                if draft.allows(check_minor, action):
                    yield action


def mountain_price(rules: Rules, state: State, action: BuyMountain) -> int | None:
    private = rules.title.privates.get(action.code)
    return None if private is None else private.face


def minor_price(rules: Rules, state: State, action: BuyMinor) -> int:
    return action.price


HANDLERS = (
    Handler(
        BuyMountain,
        check_mountain,
        buy_mountain,
        listed(mountains_on_sale),
        "stock",
        mountains_on_sale,
        amount=mountain_price,
    ),
    Handler(BuyMinor, check_minor, buy_minor, listed(minors_on_sale), "stock", minors_on_sale, amount=minor_price),
)
