"""Trains: what is handed in for another, who sells, what goes abroad, what may be sold for one (XII, XIII)."""

from core.rail18 import actions as ac
from core.rail18.holdings import director
from core.rail18.phases import train_limit
from core.rail18.rounds import export_train
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.stack import exported_next, on_sale, weaker
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.blocks import proceeds
from core.rail18.steps.trains import face_values
from core.rail18.title_data import TrainData

SITE = ("online", "online-2025")


def on_site(rules: Rules) -> bool:
    """Is this played as the site does that records games?"""
    return rules.setup.preset in SITE


def trade_in(draft: Draft, action: ac.BuyTrain, card: TrainData) -> int:
    """A train of the type before is part payment, at the price that is printed; one a turn (A68)."""
    rules, frame = draft.rules, draft.state.frame
    old = draft.state.trains[action.trade_in or ""].type
    before = [side.type for earlier in weaker(rules, card)[-1:] for side in earlier.sides]
    price = card.trade_in_price
    draft.demand(price is not None and old in before, "wrong-trade-in", IMPOSSIBLE, train=action.train, old=old)
    again = isinstance(frame, CompanyTurn) and frame.traded_in and rules.ruling("trade-ins") == "one"
    draft.demand(not again, "one-trade-in", company=action.company)
    return price or 0


def charter_open(rules: Rules, state: State, company: str) -> bool:
    """No limit counts on the charter of a regional that is not open (A22)."""
    return state.companies[company].launched


def sells(rules: Rules, state: State, company: str) -> bool:
    """Neither where nobody directs (A34) nor, unless the table plays so, from a charter that is not open (A22, A69)."""
    if director(rules, state, company) is None:
        return False
    return charter_open(rules, state, company) or rules.ruling("unopened-trains") == "for-sale"


def discards_in_order(rules: Rules) -> bool:
    """As they operate (A71); records of the site have them as they came."""
    return not on_site(rules)


def check_sale(draft: Draft, action: ac.SellShares) -> None:
    """Not one share more than the dearest train on offer needs (A67)."""
    frame, state = draft.state.frame, draft.state
    brings = proceeds(draft.rules, state, action)
    assert isinstance(frame, CompanyTurn)
    assert brings is not None
    dearest = max(face_values(draft.rules, state, frame.company), default=0)
    lacks = dearest - state.cash.get(frame.company, 0) - state.cash[action.actor]
    last = brings // action.shares
    draft.demand(brings - last < lacks, "more-than-needed", amount=lacks)


def asked(draft: Draft, company: str) -> bool:
    """The site, by whose rulings recorded games are replayed, asks who has room and money for the cheapest train.

    It does not look whether that train is one for the company, nor what another director would take for his.
    """
    rules, state = draft.rules, draft.state
    if not on_site(rules) or len(state.trains_of(company)) >= train_limit(rules, state, company):
        return False
    rack = on_sale(rules, state)
    kinds = rules.title.kind(company).train_kinds
    if not any(side.kind in kinds for card in rack for side in card.sides):
        return False
    traded = rules.phase_at_least(state, rules.slots.trains.trade_from_phase) and any(
        card.owner in state.companies and card.owner != company for card in state.trains.values()
    )
    cheapest = 1 if traded else min(side.price for card in rack for side in card.sides)
    return state.cash.get(company, 0) >= cheapest


def exported_unbought(rules: Rules) -> bool:
    return rules.ruling("export") == "every-set"


def export(draft: Draft) -> None:
    """A normal train after each set from the first 2 on; or also before, which then begins no phase (A72, A74)."""
    rules = draft.rules
    second = rules.title.data.phases[1].id
    if rules.phase_at_least(draft.state, second):
        export_train(draft)
    elif exported_unbought(rules):
        card = exported_next(rules, draft.state)
        export_train(draft, sold=card is not None and card.starts_phase != second)
