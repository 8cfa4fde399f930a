"""Whose turn it is, and what the actions of a turn have in common."""

from core.german_railways.rules import IMPOSSIBLE, Draft


def demand_turn(draft: Draft, player: str) -> None:
    state = draft.state
    draft.demand(state.open != "auction", "auction-first", IMPOSSIBLE)
    draft.demand(state.open == "turn", "order-first", IMPOSSIBLE)
    draft.demand(state.turn == player, "not-your-turn", IMPOSSIBLE, at="turn", player=state.turn or "")


def known_railroad(draft: Draft, railroad: str) -> None:
    draft.demand(railroad in draft.rules.title.railroads, "unknown-railroad", IMPOSSIBLE, railroad=railroad)
