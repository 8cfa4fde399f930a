"""The ledger of hands over the game that ships: whatever was ticked, the rest stays open, and in the end all agrees."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from core.rail18.events import MoneyPaid
from core.rail18.holdings import percent
from core.rail18.state import BANK, State
from tests.titles.t1844.shipped import shipped, shipped_states
from ui.rail18.views.hands.lying import Lying
from ui.rail18.views.hands.view import HandsTable, tasks
from ui.values.tasks import GROUPS


def table() -> tuple[HandsTable, tuple[State, ...]]:
    engine, states = shipped_states()
    return HandsTable(engine.rules), states


def keys(hands: HandsTable, lying: Lying, books: State) -> list[str]:
    return [task.key for task in hands.tasks(lying, books)]


def named(hands: HandsTable, found: Sequence[str]) -> Counter[str]:
    """Treasuries that are emptied are told together, until their companies are out of the game."""
    return Counter(subject for key in found for subject in hands.subjects(key))


@pytest.mark.parametrize("likely", [0.0, 0.1, 0.5, 0.9, 1.0])
def test_what_is_ticked_goes_and_the_rest_stays(likely: float) -> None:
    """Forth and back through the game, over steps of several entries."""
    hands, states = table()
    dice = random.Random(f"hands {likely}")
    lying, at = hands.lies(states[0]), 0
    while at < len(states) - 1:
        back = dice.random() < 0.1
        at = max(0, at - dice.randrange(1, 30)) if back else min(len(states) - 1, at + dice.choice((1, 3, 20, 30)))
        open_now = keys(hands, lying, states[at])
        assert all(open_now)
        assert not keys(hands, hands.done(lying, states[at], open_now), states[at])
        done = {key for key in open_now if dice.random() < likely}
        after = hands.done(lying, states[at], done)
        assert named(hands, keys(hands, after, states[at])) == named(
            hands, [key for key in open_now if key not in done]
        )
        lying = after


def test_nothing_is_to_be_done_where_the_table_lies_as_the_books_say() -> None:
    hands, states = table()
    for state in states[::40]:
        assert not hands.tasks(hands.lies(state), state)


def test_what_was_not_done_and_is_taken_back_is_nothing() -> None:
    hands, states = table()
    begin = hands.lies(states[100])
    assert hands.tasks(begin, states[300])
    assert not hands.tasks(begin, states[100])


def test_what_was_done_and_is_taken_back_is_put_back() -> None:
    hands, states = table()
    begin = hands.lies(states[100])
    there = hands.done(begin, states[300], keys(hands, begin, states[300]))
    back = hands.done(there, states[100], keys(hands, there, states[100]))
    assert hands.tasks(there, states[100])
    assert not hands.tasks(back, states[100])


def test_money_is_netted_to_what_was_paid() -> None:
    """The tasks of all entries together are those of the end: the sum of all payments, and what each holds."""
    engine, states = shipped_states()
    hands = HandsTable(engine.rules)
    paid: Counter[str] = Counter()
    for draft in shipped().drafts:
        for event in (engine.codec.event_from_json(dict(found)) for found in draft.events):
            if isinstance(event, MoneyPaid):
                paid[event.payee] += event.amount
                paid[event.payer] -= event.amount
    told = {task.key: task.text for task in hands.tasks(hands.lies(states[0]), states[-1]) if task.kind == "money"}
    for who, amount in paid.items():
        had, has = states[0].cash.get(who, 0), states[-1].cash.get(who, 0)
        assert has - had == amount
        if who != BANK and states[-1].is_player(who):
            assert f"{abs(amount):,}" in told.get(f"cash:{who}", "0" if not amount else "missing")
    assert sum(paid.values()) == 0


def test_certificates_are_netted_to_what_each_holds() -> None:
    """Moved as the ticks say, everybody holds what the books say."""
    engine, states = shipped_states()
    hands = HandsTable(engine.rules)
    lying = hands.lies(states[0])
    found = [task.key for task in hands.tasks(lying, states[-1]) if task.kind == "share"]
    moved = hands.done(lying, states[-1], found).state
    for sym in engine.rules.title.companies:
        for who in (*states[-1].order, BANK):
            held = (percent(engine.rules, state, sym, who) for state in (moved, states[-1]))
            assert len(set(held)) == 1, (sym, who)


def test_pieces_of_an_entry_are_what_it_alone_brings() -> None:
    """Every task of every entry is found again by what it names."""
    engine, states = shipped_states()
    hands = HandsTable(engine.rules)
    for before, after in zip(states[::7], states[1::7], strict=False):
        for task in tasks(engine.rules, before, after):
            assert task.kind in GROUPS
            assert any(hands.touched(before, after, subject) for subject in hands.subjects(task.key)), task


def test_keys_of_strangers_change_nothing() -> None:
    hands, states = table()
    lying = hands.lies(states[100])
    odd = ["", ":", "cash", "cash:nobody", "share:NOB", "share:X:a:b", "station:Z99:AB", "paper:,", "train:x", "no:no"]
    odd += ["turned", "marker:", "stack:x", "charter:x", "closed:x,y", "overlay:Z99", "tile:Z99", "debt:x", "rack:x"]
    done = hands.done(lying, states[300], odd)
    assert keys(hands, done, states[300]) == keys(hands, lying, states[300])
