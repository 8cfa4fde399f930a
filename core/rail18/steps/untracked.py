"""What a banker enters where track is not kept: money for tiles, and that a company has a route (R34).

Stations, tunnels and destinations are entered with their own actions, which then name no place.
"""

from collections.abc import Iterator

from core.kernel.handlers import Handler
from core.kernel.options import Amount, Choice, Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK
from core.rail18.steps.company import acting, change_turn, company_turn
from core.rail18.steps.track import power_usable


def entries_due(draft: Draft, company: str) -> bool:
    """Must the turn of a company without trains stop for entries? With trains it stops at the run."""
    if draft.state.track_kept or draft.state.trains_of(company):
        return False
    return draft.state.cash.get(company, 0) > 0 or draft.rules.title.kind(company).must_own_train


def check_pay(draft: Draft, action: ac.PayTrack) -> None:
    """At any moment of the turn; an extra tile of a private may be free (R37)."""
    company_turn(draft, action.company, action.actor)
    draft.demand(not draft.state.track_kept, "track-kept", IMPOSSIBLE)
    least = 1
    if action.power is not None:
        extra = draft.rules.extra_tile
        usable = extra is not None and extra.private == action.power
        usable = usable and power_usable(draft.rules, draft.state, action.company, action.actor)
        draft.demand(usable, "power-not-usable", IMPOSSIBLE, private=action.power)
        least = 0
    draft.demand(action.amount >= least, "negative-price", IMPOSSIBLE, price=action.amount)
    demand_cash(draft, action.company, action.amount)


def pay_track(draft: Draft, action: ac.PayTrack) -> None:
    pay(draft, action.company, BANK, action.amount, "track")
    if action.power is not None:
        draft.emit(ev.PaperUsed(action.power))


def offer_payments(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, None)
    if draft.state.track_kept or turn is None:
        return
    frame, actor = turn
    most = draft.state.cash.get(frame.company, 0)
    if most > 0:
        yield Amount(ac.PayTrack(actor=actor, company=frame.company, amount=1), "amount", 1, most)
    extra = draft.rules.extra_tile
    if extra is not None and power_usable(draft.rules, draft.state, frame.company, actor):
        free = ac.PayTrack(actor=actor, company=frame.company, amount=0, power=extra.private)
        yield Amount(free, "amount", 0, most)


def check_route(draft: Draft, action: ac.DeclareRoute) -> None:
    frame = company_turn(draft, action.company, action.actor, "trains")
    draft.demand(not draft.state.track_kept, "track-kept", IMPOSSIBLE)
    told = not draft.rules.slots.trains.always_owed  # where a train is owed in any case, a route says nothing
    duty = told and draft.rules.title.kind(action.company).must_own_train
    duty = duty and not draft.state.trains_of(action.company)
    draft.demand(duty and not frame.has_route, "no-train-duty", IMPOSSIBLE, company=action.company)


def declare_route(draft: Draft, action: ac.DeclareRoute) -> None:
    """From here on it is as if the map had said so: a train must be bought, and the director helps (R32, R34)."""
    draft.emit(ev.RouteDeclared(action.company))
    change_turn(draft, has_route=True)


def offer_route(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "trains")
    if turn is not None:
        action = ac.DeclareRoute(actor=turn[1], company=turn[0].company)
        if draft.allows(check_route, action):
            yield Choice((action,))


HANDLERS = (
    Handler(ac.PayTrack, check_pay, pay_track, offer_payments, step="track"),
    Handler(ac.DeclareRoute, check_route, declare_route, offer_route, step="trains"),
)
