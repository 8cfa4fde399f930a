"""What a player has missed, over the whole game that ships: it says what the states say, in every language."""

import pytest

from core.rail18.state import State
from core.text.catalogue import languages, use_language
from tests.titles.t1844.shipped import shipped_states
from ui.rail18.views.narration.words import Words
from ui.rail18.views.recap import changes


def told(old: State, new: State, player: str) -> dict[str, str]:
    engine, _ = shipped_states()
    return dict(changes(Words(engine.rules, new.players), old, new, player))


def test_nothing_is_told_where_nothing_changed() -> None:
    _, states = shipped_states()
    for state in states[::50]:
        assert told(state, state, state.order[0]) == {}


def test_prices_and_payments_are_netted() -> None:
    _, states = shipped_states()
    old, new = states[250], states[300]
    player = new.order[0]
    cash = told(old, new, player)["Cash"]
    for who in new.order:
        amount = new.cash[who] - old.cash[who]
        assert (f"{abs(amount):,} ({new.cash[who]:,})" in cash) == bool(amount)
    assert cash.startswith(new.names[player])


def test_a_phase_says_all_that_it_changes() -> None:
    _, states = shipped_states()
    at = next(number for number, state in enumerate(states) if state.phase == "3")
    phase = told(states[at - 1], states[at], states[at].order[0])["Phase"]
    for words in ("Phase 3", "green tiles", "sets of 2 operating rounds", "privates for sale", "train trade", "Milano"):
        assert words in phase, phase


def test_order_destinations_and_what_is_gone() -> None:
    _, states = shipped_states()
    everything: set[str] = set()
    for old, new in zip(states[::15], states[15::15], strict=False):
        found = told(old, new, new.order[0])
        everything |= set(found)
        assert ("Order of play" in found) == (old.order != new.order)
        reached = [
            sym
            for sym, company in new.companies.items()
            if company.destination == "reached" and old.companies[sym].destination != "reached"
        ]
        assert found.get("Destination reached", "").split(", ") == (reached or [""])
    wanted = {"Phase", "Prices", "Cash", "Shares", "Directors", "Trains", "Privates and papers", "Out of the game"}
    assert wanted <= everything


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_it(language: str) -> None:
    _, states = shipped_states()
    use_language(language)
    try:
        for old, new in zip(states[::60], states[60::60], strict=False):
            found = told(old, new, new.order[0])
            assert found
            assert not any("{" in words or "???" in words for words in (*found, *found.values()))
    finally:
        use_language("en")
