"""Compares our state with one line of a recorded game's trace."""

import gzip
import json
from pathlib import Path
from typing import Any

from core.rail18.holdings import counted, director, percent, pooled, price
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.worth import worth

FNM_PAR_ID = 43  # the trace moves FNM's three pool shares only here


def read_trace(path: Path) -> dict[int | None, dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    return {line["id"]: line for line in lines}


def as_traced(rules: Rules, state: State, pool: bool) -> dict[str, Any]:
    """Our state in the words of the trace."""
    players = {}
    eva = state.trains.get("EVA")
    for player in state.order:
        papers = state.paper_codes(player)
        if eva is not None and eva.owner == player:
            papers.append("P7")  # the trace keeps P7 until EVA is given
        players[player] = {
            "cash": state.cash[player],
            "debt": state.debt(player),
            "shares": {sym: has for sym in rules.title.companies if (has := percent(rules, state, sym, player))},
            "certificates": sorted(papers),
            "counted": counted(rules, state, player),
            "worth": worth(rules, state, player),
        }
    companies = {
        sym: _company(rules, state, sym)
        for sym, company in state.companies.items()
        if company.par and not company.closed
    }
    found: dict[str, Any] = {
        "bank": state.cash["bank"],
        "order": list(state.order),
        "phase": state.phase,
        "players": players,
        "companies": companies,
    }
    if pool:
        found["pool"] = {sym: has for sym in rules.title.companies if (has := pooled(rules, state, sym))}
    return found


def _company(rules: Rules, state: State, sym: str) -> dict[str, Any]:
    marker = state.markers[sym]
    cell = (marker.row, marker.column)
    stack = sorted((m.arrival, other) for other, m in state.markers.items() if (m.row, m.column) == cell)
    return {
        "cash": state.cash.get(sym, 0),
        "par": state.companies[sym].par,
        "price": price(rules, state, sym),
        "coord": list(cell),
        "cell_pos": [other for _, other in stack].index(sym),
        "trains": sorted(state.trains[train].type for train in state.trains_of(sym)),
        "president": director(rules, state, sym),
        "stations": sorted(label for label, here in state.stations.items() for s in here if s.company == sym),
        "companies": sorted(state.paper_codes(sym)),
    }


def normal(line: dict[str, Any], pool: bool) -> dict[str, Any]:
    """A line of the trace with ids as text and lists sorted."""
    found: dict[str, Any] = {
        "bank": line["bank"],
        "order": [str(player) for player in line["order"]],
        "phase": line["phase"],
        "players": {
            player: {**entry, "certificates": sorted(entry["certificates"])}
            for player, entry in line["players"].items()
        },
        "companies": {
            sym: {
                "cash": entry["cash"],
                "par": entry["par"],
                "price": entry["price"],
                "coord": entry["coord"],
                "cell_pos": entry["cell_pos"],
                "trains": sorted(entry.get("trains", [])),
                "president": None if entry.get("president") is None else str(entry["president"]),
                "stations": sorted(entry["stations"]),
                "companies": sorted(entry.get("companies", [])),
            }
            for sym, entry in line["companies"].items()
        },
    }
    if pool:
        found["pool"] = line["pool"]
    return found
