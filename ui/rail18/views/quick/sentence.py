"""What an action is, in one sentence, with what it costs or brings."""

from collections.abc import Sequence

from core.kernel.action import Action
from core.rail18 import events as ev
from core.rail18.actions import LayTile, RunTrains
from core.text.catalogue import text
from ui.rail18.views.map.piece_words import tile_sides
from ui.rail18.views.quick.context import Context
from ui.rail18.views.title_views import title_views

COSTS = frozenset(("share", "terrain", "station"))  # reasons of payments


def sentence(ctx: Context, action: Action, events: Sequence[ev.Event]) -> str:
    return text(f"quick-does-{action.kind}", **_params(ctx, action, events))


def _params(ctx: Context, action: Action, events: Sequence[ev.Event]) -> dict[str, object]:
    title = title_views(ctx.rules.title.id)
    costs = COSTS | title.quick.paid_for
    fields = {name: _shown(name, getattr(action, name)) for name in type(action).model_fields}
    payers = (action.actor, fields.get("company"))
    paid = [event for event in events if isinstance(event, ev.MoneyPaid)]
    cost = next((e.amount for e in paid if e.payer in payers and e.why.partition(":")[0] in costs), 0)
    gain = next((e.amount for e in paid if e.payee == action.actor and e.why.startswith("sale:")), 0)
    found: dict[str, object] = {
        **fields,
        "player": ctx.names.get(action.actor, action.actor),
        "cost": cost,
        "gain": gain,
    }
    if "source" in fields and fields["source"] not in ("bank", "pool"):
        found["seller"], found["source"] = fields["source"], "company"
    else:
        found["seller"] = ""
    if isinstance(action, RunTrains):
        found |= {"routes": len(action.routes), "revenue": action.revenue if action.revenue is not None else -1}
    if isinstance(action, LayTile):
        found["sides"] = tile_sides(ctx.rules, action.tile, action.rotation)
    if (words := title.turn.words.get(action.kind)) is not None:
        found |= words(ctx.rules, ctx.state, action)
    for name in ("train", "trade_in"):
        train = fields.get(name)
        if isinstance(train, str) and train in ctx.state.trains:
            found[name] = ctx.state.trains[train].type
    return found


def _shown(name: str, value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name == "node" and isinstance(value, int):
        return value + 1
    if value is None or value == "":
        return "none"
    return value if isinstance(value, int | str) else ""
