"""A game in short: one line for each action with a hash of all that went before, and readable milestones.

The first line that differs is the action at which a change of the rules makes the game part from what it was.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from pydantic import TypeAdapter

from core.interchange.recorded_import import Imported
from core.rail18.engine import Engine18
from core.rail18.holdings import price
from core.rail18.state import BANK, Auction, OperatingRound, State, StockRound
from core.rail18.worth import worth
from core.store.jsontext import canonical

_STATE: TypeAdapter[Any] = TypeAdapter(State)
FACTS = {
    "order", "cash", "train_debt", "exchange_debt", "papers", "shares", "companies", "markers", "arrivals", "trains",
    "stack", "phase", "tiles", "tray", "stations", "overlays", "flow", "bank_broken",
}  # what the rules move; who plays and how stays out  # fmt: skip


def digest(engine: Engine18, imported: Imported) -> Iterator[str]:
    state = engine.initial()
    chain = ""
    for number, draft in enumerate(imported.drafts, start=1):
        before = state
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(dict(event)))
        action = dict(draft.action or {})
        chain = hashed(chain, canonical(action), canonical(list(draft.events)), position(state))
        yield f"{number} {chain[:12]} {told(action)}"
        if _round(before) != _round(state):
            yield from milestone(engine, state)


def hashed(*parts: str) -> str:
    return sha256("\n".join(parts).encode()).hexdigest()


def position(state: State) -> str:
    return canonical(_STATE.dump_python(state, mode="json", include=FACTS))


def told(action: dict[str, Any]) -> str:
    words = [
        str(action[key]) for key in ("actor", "kind", "company", "private", "paper", "hex", "tile") if action.get(key)
    ]
    words += [str(action[key]) for key in ("amount", "price", "best") if action.get(key) is not None]
    return " ".join(words)


def _round(state: State) -> tuple[object, ...]:
    first = state.flow[0]
    return first.kind, getattr(first, "number", 0), getattr(first, "index", 0)


def milestone(engine: Engine18, state: State) -> Iterator[str]:
    """Cash, prices and phase at the beginning of a round."""
    first = state.flow[0]
    if isinstance(first, Auction):
        return
    name = "end"
    if isinstance(first, StockRound):
        name = f"stock round {first.number}"
    elif isinstance(first, OperatingRound):
        name = f"operating round {first.number}.{first.index}"
    yield f"= {name}: phase {state.phase}, bank {state.cash[BANK]}"
    players = (f"{player} {state.cash[player]}/{worth(engine.rules, state, player)}" for player in state.order)
    yield "= cash and worth: " + ", ".join(players)
    yield "= prices: " + ", ".join(f"{sym} {price(engine.rules, state, sym)}" for sym in state.markers)
