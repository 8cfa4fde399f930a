"""What the end of a round, of a set and of the game brings (XII, XVII, A27, A28, A77)."""

from core.rail18.holdings import director
from core.rail18.phases import ask_discards
from core.rail18.rules import Draft, Rules
from core.rail18.state import OperatingRound, State, StockRound
from core.titles.t1824 import exchanges, staatsbahn
from core.titles.t1824.opening import minors
from core.titles.t1824.shares import open_regionals
from core.titles.t1824.trains import export, on_site


def round_over(draft: Draft) -> None:
    """Regionals open, then Staatsbahnen form; before the totals, also in the last round of the game (A17, A28).

    The site, by whose rulings recorded games are replayed, leaves out what is due at the very end.
    """
    open_regionals(draft)
    if not on_site(draft.rules) or not ends_now(draft.state):
        staatsbahn.form_due(draft)


def ends_now(state: State) -> bool:
    """Is the set over, and the bank broken?"""
    frame = state.flow[0]
    return state.bank_broken and isinstance(frame, OperatingRound) and frame.index == frame.total


def operating_round_ended(draft: Draft, last: bool) -> None:
    """Surplus trains are chosen first (A30, A35). After a set the site sells abroad before it asks anything (A27)."""
    if not (last and on_site(draft.rules)):
        ask_choices(draft)


def ask_choices(draft: Draft) -> None:
    staatsbahn.ask_stations(draft)
    ask_discards(draft)


def set_ended(draft: Draft) -> None:
    export(draft)
    if on_site(draft.rules):
        ask_choices(draft)


def phase_began(draft: Draft, phase: str) -> None:
    """A train that was exported forms at once what a purchase forms at the end of the round; then exchanges (A27)."""
    if isinstance(draft.state.flow[0], StockRound):
        staatsbahn.form_due(draft)
        staatsbahn.ask_stations(draft)
    exchanges.phase_began(draft, phase)


def minors_worth(rules: Rules, state: State, player: str) -> int:
    """Mountain railways and minors count nothing, or what they cost (A77)."""
    if rules.ruling("minors-at-end") == "nothing":
        return 0
    title = rules.title
    mountains = sum(title.privates[code].face for code in state.paper_codes(player) if code in title.privates)
    owned = (sym for sym in minors(rules) if director(rules, state, sym) == player)
    return mountains + sum(state.companies[sym].par for sym in owned)
