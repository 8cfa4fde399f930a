"""On the table: what hands must do on the physical board after an action, and a sentence to read aloud."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from core.german_railways import events as ev
from core.german_railways.evolve import evolve
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.text.catalogue import text
from core.text.lists import sentences
from core.text.title_words import title_name
from ui.german_railways.views.hands.lying import Lying, done, lies, part, subjects
from ui.german_railways.views.hands.tasks import set_up_tasks, to_do
from ui.german_railways.views.narration.facts import facts
from ui.german_railways.views.narration.scene import round_heading, round_label, scene_of
from ui.german_railways.views.recap import acting
from ui.hands.views.caller import Hands
from ui.values.tasks import Task

CORRECTIONS = (ev.Corrected, ev.ShareMoved, ev.LocomotivePlaced, ev.LocomotiveRemoved, ev.FlowSet)


class HandsTable:
    """Implements `ui.game.ledger.Table`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def lies(self, books: State) -> Lying:
        return lies(self._rules, books)

    def done(self, lying: Lying, books: State, keys: Collection[str]) -> Lying:
        return done(lying, lies(self._rules, books), keys)

    def tasks(self, lying: Lying, books: State) -> Sequence[Task]:
        return to_do(self._rules, lying, books)

    def alone(self, before: State, after: State) -> Sequence[Task]:
        return to_do(self._rules, lies(self._rules, before), after)

    def subjects(self, key: str) -> Sequence[str]:
        return subjects(key)

    def touched(self, before: State, after: State, subject: str) -> bool:
        old, new = lies(self._rules, before), lies(self._rules, after)
        return bool(part(old, subject) != part(new, subject))


class CallerGR:
    """Implements `ui.hands.views.caller.Caller`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.table = HandsTable(rules)

    def hands(self, before: State, events: Sequence[ev.Event], after: State, *, found: bool) -> Hands:
        lies_already = any(map(self.is_as_it_lies, events))
        start = self.as_found(before, events) if found else before
        what = () if lies_already else tuple(self.table.alone(start, after))
        return Hands(self.said(before, events, after, unless=bool(what) and not found), what)

    def said(self, before: State, events: Sequence[ev.Event], after: State, *, unless: bool) -> str:
        told = self._sentences(before, events)
        if unless and any(map(self.corrects, events)):
            told.append(text("hands-unless"))
        return sentences(told)

    def set_up(self, start: State) -> Hands:
        name = title_name(self._rules.title.id, self._rules.title.data.name)
        aloud = text("hands-setup-aloud", title=name, number=len(start.seats))
        found = (replace(task, key=f"setup:{at}") for at, task in enumerate(set_up_tasks(self._rules, start)))
        return Hands(aloud, tuple(found))

    def first(self, before: State, events: Sequence[ev.Event]) -> str:
        return next(iter(self._sentences(before, events)), "")

    def several_back(self, now: State, count: int) -> str:
        params = {"count": count, "round": round_heading(scene_of(now)), "asked": "nobody", "who": ""}
        player = acting(now)
        if now.auction is not None:
            params |= {"asked": "all", "who": now.auction.railroad}
        elif player is not None:
            params |= {"asked": "one", "who": now.names[player]}
        return text("hands-back-several", **params)

    def payments(self, before: State, events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """Each with what the journal says of what it was paid for."""
        told, _ = facts(self._rules, before, events)
        for event in events:
            if not isinstance(event, ev.MoneyPaid):
                continue
            amount = event.amount * ((event.payee in names) - (event.payer in names))
            codes = {"share": "bought", "track": "built", "dividend": "dividend", "correction": "corrected-cash"}
            what = next((fact.sentence for fact in told if fact.code == codes.get(event.why)), "")
            if amount:
                yield amount, what

    def round_label(self, state: State) -> str:
        return round_label(scene_of(state))

    def corrects(self, event: ev.Event) -> bool:
        return isinstance(event, CORRECTIONS) or (isinstance(event, ev.MoneyPaid) and event.why == "correction")

    def is_as_it_lies(self, event: ev.Event) -> bool:
        return isinstance(event, ev.PositionSet)

    def as_found(self, before: State, events: Sequence[ev.Event]) -> State:
        for event in events:
            if self.corrects(event):
                before = evolve(before, event)
        return before

    def _sentences(self, before: State, events: Sequence[ev.Event]) -> list[str]:
        found, _ = facts(self._rules, before, events)
        return [fact.sentence for fact in found]
