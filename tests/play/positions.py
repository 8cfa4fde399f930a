"""Two positions that are the same but for their history."""

from dataclasses import replace

from core.rail18.state import BANK, State


def without_history(state: State) -> State:
    """How often markers moved, holders of nothing, in which order pieces came, and what closed companies once were."""
    order = sorted(state.markers, key=lambda sym: state.markers[sym].arrival)
    return state.with_(
        arrivals=0,
        markers={sym: replace(marker, arrival=order.index(sym)) for sym, marker in state.markers.items()},
        cash={holder: amount for holder, amount in state.cash.items() if amount or holder == BANK},
        train_debt={player: amount for player, amount in state.train_debt.items() if amount},
        exchange_debt={player: amount for player, amount in state.exchange_debt.items() if amount},
        stack={card: number for card, number in state.stack.items() if number},
        stations={label: here for label, here in state.stations.items() if here},
        overlays={label: frozenset(here) for label, here in state.overlays.items() if here},
        companies={
            sym: replace(company, home_placed=False, home_node=0) if company.closed else company
            for sym, company in state.companies.items()
        },
    )
