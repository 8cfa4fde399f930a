"""Buying trains, also where a company must have one (rules p. 14 and 15, R27, R28, R32, R34)."""

import math
from collections.abc import Iterator, Mapping

from core.kernel.handlers import Handler
from core.kernel.options import Amount, Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import has_route
from core.rail18.holdings import director
from core.rail18.money import demand_cash, pay, set_off
from core.rail18.phases import discarding, over_limit, train_limit, train_sold
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.stack import next_name, on_sale, weaker
from core.rail18.state import BANK, POOL, CompanyTurn, Question, State
from core.rail18.steps.company import acting, change_turn, company_turn
from core.rail18.title_data import TrainData, TrainSideData


def face_value(rules: Rules, state: State, train: str) -> int:
    return rules.side(state.trains[train].type).price


def fixed(rules: Rules, train: str) -> bool:
    """Printed on a charter: never traded and never discarded."""
    return any(extra.name == train and extra.fixed for extra in rules.title.data.extra_trains)


def may_own(rules: Rules, company: str, train_type: str) -> bool:
    return rules.side(train_type).kind in rules.title.kind(company).train_kinds


def sides_on_sale(rules: Rules, state: State) -> list[tuple[TrainData, TrainSideData]]:
    return [(card, side) for card in on_sale(rules, state) for side in card.sides]


def must_own(rules: Rules, state: State, company: str) -> bool:
    """Has it to buy a train now?"""
    if not lacks_train(rules, state, company):
        return False
    return not rules.slots.trains.always_owed or any(True for _ in face_values(rules, state, company, agreed=False))


def lacks_train(rules: Rules, state: State, company: str) -> bool:
    """Should it own a train and has none? (R34) Where track is not kept, only the table can say that it has a route."""
    if not rules.title.kind(company).must_own_train or state.trains_of(company):
        return False
    if rules.slots.trains.always_owed:
        return True
    if not state.track_kept:
        turn = state.frame
        return isinstance(turn, CompanyTurn) and turn.company == company and turn.has_route
    return has_route(rules, state, company, rules.slots.trains.duty_stop)


def check_train(draft: Draft, action: ac.BuyTrain) -> None:
    rules, state = draft.rules, draft.state
    company_turn(draft, action.company, action.actor, "trains")
    owned = len(state.trains_of(action.company))
    limit = train_limit(rules, state, action.company)
    room = owned < limit or action.trade_in is not None  # what is handed in goes first
    draft.demand(room, "train-limit", company=action.company, limit=limit)
    draft.demand(action.price >= 0, "negative-price", IMPOSSIBLE, price=action.price)
    if action.source == "bank":
        check_bank_train(draft, action)
    else:
        draft.demand(action.trade_in is None, "unknown-train", IMPOSSIBLE, train=action.trade_in or "")
        check_used_train(draft, action)
    if not state.cash.get(action.company, 0) >= action.price:
        check_help(draft, action)


def check_bank_train(draft: Draft, action: ac.BuyTrain) -> None:
    rules, state = draft.rules, draft.state
    found = next(((card, side) for card, side in sides_on_sale(rules, state) if side.type == action.train), None)
    draft.demand(found is not None, "train-not-on-sale", IMPOSSIBLE, train=action.train)
    assert found is not None
    card, side = found
    draft.demand(may_own(rules, action.company, side.type), "wrong-train-kind", company=action.company, train=side.type)
    price = side.price
    if action.trade_in is not None:
        handed = state.trains.get(action.trade_in)
        draft.demand(
            handed is not None and handed.owner == action.company, "not-its-train", IMPOSSIBLE,
            train=action.trade_in, company=action.company,
        )  # fmt: skip
        price = rules.slots.trains.trade_in(draft, action, card)
    draft.demand(action.price == price, "train-price", price=price)


def check_used_train(draft: Draft, action: ac.BuyTrain) -> None:
    rules, state = draft.rules, draft.state
    card = state.trains.get(action.train)
    source = POOL if action.source == POOL else action.source
    there = card is not None and card.owner == source and source != action.company and not state.is_player(source)
    draft.demand(there, "train-not-on-sale", IMPOSSIBLE, train=action.train)
    assert card is not None
    draft.demand(not fixed(rules, action.train), "train-fixed", IMPOSSIBLE, train=action.train)
    sold = source == POOL or rules.slots.trains.sells(rules, state, source)
    draft.demand(sold, "train-not-on-sale", train=action.train)
    draft.demand(may_own(rules, action.company, card.type), "wrong-train-kind", company=action.company, train=card.type)
    low, high = price_range(rules, state, action.company, source, action.train)
    if source != POOL:
        draft.demand(rules.phase_at_least(state, rules.slots.trains.trade_from_phase), "no-train-trade-yet")
    draft.demand(low <= action.price, "train-price", at="used-train", price=low)
    draft.demand(high is None or action.price <= high, "train-price", at="used-train", price=high or 0)


def price_range(rules: Rules, state: State, company: str, source: str, train: str) -> tuple[int, int | None]:
    """Face value, or any price from 1 between companies of one director; with help never above face (R28, R32)."""
    value = face_value(rules, state, train)
    if source == POOL or director(rules, state, company) != director(rules, state, source):
        return value, value
    if rules.title.kind(company).face_value_trains_only or rules.title.kind(source).face_value_trains_only:
        return value, value
    return 1, None


def check_help(draft: Draft, action: ac.BuyTrain) -> None:
    """The director helps only where a train is a must, and never above face value (R32)."""
    rules, state = draft.rules, draft.state
    treasury = state.cash.get(action.company, 0)
    if not lacks_train(draft.rules, state, action.company):
        demand_cash(draft, action.company, action.price)
    value = action.price if action.source == "bank" else face_value(rules, state, action.train)
    draft.demand(action.price <= value, "above-face", price=value)
    if rules.ruling("forced-train") == "only-if-none-affordable":
        draft.demand(not affordable(draft, action.company, treasury), "can-pay-another")


def affordable(draft: Draft, company: str, treasury: int) -> bool:
    """Can the company pay some train from its treasury, without asking another director?

    One of his own companies sells at the least price that there is between them (R28).
    """
    rules, state = draft.rules, draft.state
    for source, train, value in trains_on_offer(rules, state, company, agreed=False):
        least = price_range(rules, state, company, source, train)[0] if source in state.companies else value
        if least <= treasury:
            return True
    return False


def face_values(rules: Rules, state: State, company: str, agreed: bool = True) -> Iterator[int]:
    return (value for _, _, value in trains_on_offer(rules, state, company, agreed))


def trains_on_offer(rules: Rules, state: State, company: str, agreed: bool = True) -> Iterator[tuple[str, str, int]]:
    """Source, train and face value of all that the company may own; other directors' where they are taken to agree."""
    leader = director(rules, state, company)
    for _, side in sides_on_sale(rules, state):
        if may_own(rules, company, side.type):
            yield BANK, side.type, side.price
    trade = rules.phase_at_least(state, rules.slots.trains.trade_from_phase)
    for train, found in state.trains.items():
        if found.owner == company or fixed(rules, train) or not may_own(rules, company, found.type):
            continue
        traded = trade and found.owner in state.companies and rules.slots.trains.sells(rules, state, found.owner)
        if found.owner == POOL or (traded and (agreed or director(rules, state, found.owner) == leader)):
            yield found.owner, train, face_value(rules, state, train)


def director_may_sell(draft: Draft, company: str, player: str) -> bool:
    """Before a train that his company must buy and cannot pay, its director may sell shares (rules p. 15, R32)."""
    frame, state = draft.state.frame, draft.state
    if not isinstance(frame, CompanyTurn) or frame.step != "trains":
        return False
    if director(draft.rules, state, company) != player or not lacks_train(draft.rules, state, company):
        return False
    treasury = state.cash.get(company, 0)
    values = list(face_values(draft.rules, state, company))
    if draft.rules.ruling("emergency-sales") == "any-side":
        values += [side.price for _, side in sides_on_sale(draft.rules, state)]
    if draft.rules.ruling("forced-train") == "only-if-none-affordable" and affordable(draft, company, treasury):
        return False
    return any(value > treasury + state.cash[player] for value in values)


def buy(draft: Draft, action: ac.BuyTrain) -> None:
    rules = draft.rules
    seller = action.source if action.source in draft.state.companies else BANK
    help_director(draft, action)
    pay(draft, action.company, seller, action.price, f"train:{action.train}")
    set_off(draft, action.actor)  # what he sold for the train and it did not need
    if action.source != "bank":
        draft.emit(ev.TrainMoved(action.train, action.company))
        return
    if action.trade_in is not None:
        draft.emit(ev.TrainRemoved(action.trade_in, "traded-in"))
        change_turn(draft, traded_in=True)
    card = rules.title.train_sides[action.train][0]
    first = card.sides[0].type
    draft.emit(ev.TrainTaken(first, next_name(draft.state, first), action.train, action.company))
    train_sold(draft, card)


def help_director(draft: Draft, action: ac.BuyTrain) -> None:
    """Treasury first, then all his cash, then debt: what is missing and half of it, rounded up (R32)."""
    missing = action.price - draft.state.cash.get(action.company, 0)
    if missing <= 0:
        return
    own = min(missing, draft.state.cash[action.actor])
    pay(draft, action.actor, action.company, own, "help")
    rest = missing - own
    if rest:
        owed = draft.state.train_debt.get(action.actor, 0) + math.ceil(rest * 3 / 2)
        if action.source in draft.state.companies:
            pay(draft, BANK, action.company, rest, "loan")
        else:  # owed to the bank for its own train: it comes straight back and breaks nothing
            draft.emit(ev.MoneyPaid(BANK, action.company, rest, "loan"))
        draft.emit(ev.TrainDebtSet(action.actor, owed, "train"))


def check_discard(draft: Draft, action: ac.DiscardTrain) -> None:
    rules, state, frame = draft.rules, draft.state, draft.state.frame
    asked = isinstance(frame, Question) and frame.about == "discard" and action.company in discarding(rules, state)
    draft.demand(asked, "no-discard", IMPOSSIBLE, company=action.company)
    leader = discarder(draft, action.company)
    draft.demand(leader == action.actor, "not-your-turn", IMPOSSIBLE, player=leader)
    card = state.trains.get(action.train)
    draft.demand(
        card is not None and card.owner == action.company, "not-its-train", IMPOSSIBLE, train=action.train,
        company=action.company,
    )  # fmt: skip
    draft.demand(not fixed(rules, action.train), "train-fixed", IMPOSSIBLE, train=action.train)


def discarder(draft: Draft, company: str) -> str:
    """The director; the first player where nobody directs the company."""
    return director(draft.rules, draft.state, company) or draft.state.order[0]


def discard(draft: Draft, action: ac.DiscardTrain) -> None:
    if draft.rules.ruling("excess-trains") == "remove":
        draft.emit(ev.TrainRemoved(action.train, "excess"))
    else:
        draft.emit(ev.TrainMoved(action.train, POOL))
    if not over_limit(draft.rules, draft.state):
        draft.emit(ev.FrameLeft())


def purchases(draft: Draft, company: str, actor: str) -> Iterator[Option]:
    rules, state = draft.rules, draft.state
    treasury = state.cash.get(company, 0)
    fixed_price: list[ac.BuyTrain] = []
    fixed_price += [
        ac.BuyTrain(actor=actor, company=company, source="bank", train=side.type, price=side.price)
        for _, side in sides_on_sale(rules, state)
    ]
    fixed_price += part_payments(rules, state, company, actor)
    for train, found in state.trains.items():
        if found.owner == company or state.is_player(found.owner):
            continue
        low, high = price_range(rules, state, company, found.owner, train)
        action = ac.BuyTrain(actor=actor, company=company, source=found.owner, train=train, price=low)
        if high is not None:
            fixed_price.append(action)
        elif draft.allows(check_train, action):
            highest = treasury
            while_helped = face_value(rules, state, train)
            if draft.allows(check_train, action.model_copy(update={"price": while_helped})):
                highest = max(highest, while_helped)
            yield Amount(action, "price", low, highest)
    allowed = tuple(action for action in fixed_price if draft.allows(check_train, action))
    if allowed:
        yield Choice(allowed)


def part_payments(rules: Rules, state: State, company: str, actor: str) -> Iterator[ac.BuyTrain]:
    """Each train that the bank sells for less if one of the type before it is handed in."""
    for card, side in sides_on_sale(rules, state):
        before = weaker(rules, card)[-1:] if card.trade_in_price is not None else ()
        types = [old.type for earlier in before for old in earlier.sides]
        yield from (
            ac.BuyTrain(
                actor=actor, company=company, source="bank", train=side.type, price=card.trade_in_price or 0,
                trade_in=train,
            )
            for train in state.trains_of(company)
            if state.trains[train].type in types
        )  # fmt: skip


def offer_trains(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "trains")
    if turn is not None:
        yield from purchases(draft, turn[0].company, turn[1])


def offer_discards(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == "discard":
        for company in discarding(draft.rules, draft.state):
            actor = discarder(draft, company)
            trains = [t for t in draft.state.trains_of(company) if not fixed(draft.rules, t)]
            yield Choice(tuple(ac.DiscardTrain(actor=actor, company=company, train=train) for train in trains))


def first_like(rules: Rules, state: State, train: str) -> str:
    """The first train of the same owner and type; the bank's are named by their type alone."""
    card = state.trains.get(train)
    if card is None or fixed(rules, train):
        return train
    own = state.trains_of(card.owner)
    return next(other for other in own if state.trains[other].type == card.type and not fixed(rules, other))


def alike(rules: Rules, state: State, action: ac.BuyTrain | ac.DiscardTrain) -> Mapping[str, object]:
    found = {"train": first_like(rules, state, action.train)}
    if isinstance(action, ac.BuyTrain) and action.trade_in is not None:
        found["trade_in"] = first_like(rules, state, action.trade_in)
    return found


def train_price(rules: Rules, state: State, action: ac.BuyTrain) -> int:
    return action.price


HANDLERS = (
    Handler(ac.BuyTrain, check_train, buy, offer_trains, step="trains", amount=train_price, alike=alike),
    Handler(ac.DiscardTrain, check_discard, discard, offer_discards, alike=alike),
)
