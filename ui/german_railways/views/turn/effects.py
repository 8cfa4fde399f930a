"""What an action brings, in a few short lines, before it is taken."""

from collections.abc import Iterator, Sequence
from typing import Any

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.network import incomes, player_incomes
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from core.text.lists import items
from ui.companion.views.links import section_of_refusal
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.narration.facts import facts
from ui.german_railways.views.words import pair_words
from ui.values.turn import Preview

TOLD = ("given", "unsold", "pays", "comes-up", "round", "turn", "over")  # facts that follow, as the journal tells them


def preview_of(moment: Moment, title: str, action: Action, details: tuple[str, ...] = ()) -> Preview:
    found = moment.outcome(action)
    if isinstance(found, Rejection):
        why = section_of_refusal(moment.title, found.code)
        overrulable = moment.state.mode == "table" and moment.can_be_overruled(action)
        return Preview(title, (), refusal_text(found, moment.names), overrulable, why)
    lines = (*details, *passes_before(moment, action), *effects(moment, found.events, found.after))
    return Preview(title, lines or (text("turn-no-consequence"),))


def passes_before(moment: Moment, action: Action) -> Iterator[str]:
    """Who an entry at the table takes as having passed."""
    if moment.state.mode != "table" or not isinstance(action, ac.Bid | ac.Pass | ac.OfferShare | ac.BuildTrack):
        return
    steps = moment.engine.expand(moment.state, action)
    before = [] if isinstance(steps, Rejection) else [step for step in steps if step is not action]
    if before:
        players = items(moment.names[step.actor] for step in before)
        yield text("quick-players-pass", players=players, count=len(before))


def effects(moment: Moment, events: Sequence[ev.Event], after: State) -> Iterator[str]:
    rules, before = moment.rules, moment.state
    dividend = next((event for event in events if isinstance(event, ev.DividendPaid)), None)
    yield from _treasuries(rules, before, after)
    yield from _incomes(rules, before, after)
    for event in events:
        if isinstance(event, ev.Linked):
            yield text("gr-told-linked", pairs=pair_words(event.pairs), number=len(event.pairs))
    if dividend is not None:
        yield text("gr-effect-dividend", railroad=dividend.by)
        yield from dividend_lines(after, dividend)
    elif before.cash_shown:
        yield from _cash(before, after)
    told, _ = facts(rules, before, events)
    yield from (fact.sentence for number, fact in enumerate(told) if fact.code in TOLD and fact in told[number:])


def dividend_lines(state: State, paid: ev.DividendPaid) -> Iterator[str]:
    """What everybody gets, and for which shares; the builder's bring the double."""
    for player in state.seats:
        parts = [
            text("gr-effect-shares", railroad=railroad, number=held[player], each=paid.per_share[railroad])
            for railroad, held in state.shares.items()
            if held.get(player) and paid.per_share[railroad]
        ]
        total = sum(paid.per_share[railroad] * held.get(player, 0) for railroad, held in state.shares.items())
        yield text("gr-effect-gets", player=state.names[player], amount=total, parts=items(parts) or "none")


def _treasuries(rules: Rules, before: State, after: State) -> Iterator[str]:
    for railroad in rules.title.railroads:
        old, new = before.cash[railroad], after.cash[railroad]
        if old != new:
            yield text("gr-effect-treasury", railroad=railroad, old=old, new=new)


def _incomes(rules: Rules, before: State, after: State) -> Iterator[str]:
    old, new = incomes(rules, before.track), incomes(rules, after.track)
    for railroad in rules.title.railroads:
        if old[railroad] != new[railroad]:
            yield text("gr-told-income", railroad=railroad, old=old[railroad], new=new[railroad])
    mine, then = player_incomes(rules, before), player_incomes(rules, after)
    yield from _changes("gr-effect-incomes", after, mine, then)


def _cash(before: State, after: State) -> Iterator[str]:
    yield from _changes("gr-effect-cash", after, before.cash, after.cash)


def _changes(code: str, state: State, old: Any, new: Any) -> Iterator[str]:
    parts = [
        text("gr-effect-part", who=state.names[player], old=old[player], new=new[player])
        for player in state.seats
        if old[player] != new[player]
    ]
    if parts:
        yield text(code, parts=items(parts))
