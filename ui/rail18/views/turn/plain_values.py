"""The plain values of an action: those that can be changed without entering all of it anew."""

from collections.abc import Mapping

from pydantic import ValidationError

from core.kernel.action import Action
from core.rail18.actions import RunTrains
from core.rail18.state import Auction, StockRound
from core.text.catalogue import text
from ui.rail18.views.moment import Moment
from ui.shell.views.plain_values import Value

AMOUNTS = ("amount", "price", "revenue")


def values_of(moment: Moment, action: Action | None) -> tuple[Value, ...]:
    if action is None:
        return ()
    found: list[Value] = []
    if isinstance(moment.state.frame, Auction | StockRound):
        players = tuple((player, moment.names[player]) for player in moment.state.order)
        found.append(Value("actor", text("value-actor"), action.actor, players))
    for name in AMOUNTS:
        amount = getattr(action, name, None)
        if type(amount) is int and not (isinstance(action, RunTrains) and action.routes):
            found.append(Value(name, text(f"value-{name}"), amount))
    if isinstance(pay := getattr(action, "pay", None), bool):
        found.append(Value("pay", text("value-pay"), pay, ((True, text("value-paid")), (False, text("value-kept")))))
    return tuple(found)


def with_values(action: Action, values: Mapping[str, object]) -> Action | None:
    """The action with other values; None where they cannot be."""
    fresh: dict[str, object] = dict(values)
    if isinstance(action, RunTrains) and "revenue" in values:
        fresh |= {"best": None, "bound": None, "proven": False}  # what a search said about another number
    try:
        return type(action)(**{**{name: getattr(action, name) for name in type(action).model_fields}, **fresh})
    except ValidationError:
        return None
