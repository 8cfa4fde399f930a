"""Everything that can be corrected in German Railways, what a correction will change, and why one cannot be made."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from core.german_railways import corrections as co
from core.german_railways.network import links
from core.german_railways.state import BANK, State
from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from ui.companion.views.links import section_of_refusal
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.narration.facts import facts
from ui.german_railways.views.narration.narrate import CORRECTED
from ui.german_railways.views.narration.who import Who
from ui.german_railways.views.turn.effects import effects
from ui.german_railways.views.words import pair_words, place_name
from ui.shell.views import correction_form as shared
from ui.shell.views.correction_form import Corrections, Effect, Form, Pick, Values

MOST = 99_999
UNCHANGED = "nothing-changes"
ON, OFF = "on", "off"


class Asker(shared.Asker):
    """Knows what there is to choose from."""

    def __init__(self, moment: Moment, kind: str, values: Values) -> None:
        super().__init__(kind, values)
        self.rules, self.state = moment.rules, moment.state
        self.who = Who(moment.rules, moment.state)

    def holder(self, holder: str) -> Pick:
        return Pick(holder, self.who.who(holder))

    def railroads(self) -> list[Pick]:
        return [Pick(railroad, railroad) for railroad in self.rules.title.railroads]

    def action(self, kind: type[co.Correction], **fields: object) -> Form:
        actor = self.state.seats[0]
        return self.form(lambda note: kind(actor=actor, note=note, **fields))


def _cash(ask: Asker) -> Form:
    """Of hidden cash one says only the difference."""
    state = ask.state
    holder = ask.pick("holder", map(ask.holder, (*state.seats, *ask.rules.title.railroads)), leads=True)
    has = state.cash[holder]
    hidden = holder in state.seats and not state.cash_shown
    amount = has + ask.number("more", 0, -MOST, MOST) if hidden else ask.number("amount", has, 0, MOST)
    return ask.unchanged() if amount == has else ask.action(co.CorrectCash, holder=holder, amount=amount)


def _share(ask: Asker) -> Form:
    railroad = ask.pick("railroad", ask.railroads(), leads=True)
    places = [_share_place(ask, holder) for holder in (*ask.state.seats, BANK)]
    able = [place for place in places if _has(ask, railroad, place.value)]
    source = ask.pick("source", able, leads=True)
    target = ask.pick("target", places, source)
    if target == source:
        return ask.unchanged()
    return ask.action(co.MoveShare, railroad=railroad, giver=source, taker=target)


def _share_place(ask: Asker, holder: str) -> Pick:
    return Pick(BANK, text("correct-share-place-unsold")) if holder == BANK else ask.holder(holder)


def _has(ask: Asker, railroad: str, holder: str) -> bool:
    if holder == BANK:
        return ask.state.sold(railroad) < ask.rules.title.data.shares
    return ask.state.shares[railroad].get(holder, 0) > 0


def _locomotive(ask: Asker) -> Form:
    rules = ask.rules
    railroad = ask.pick("railroad", ask.railroads(), leads=True)
    there = ask.pick("there", [ask.worded("there", ON), ask.worded("there", OFF)], leads=True)
    lie = ask.state.track[railroad]
    home = rules.title.place(rules.title.railroads[railroad].home)
    places = [place for place in rules.title.board if (place in lie) == (there == OFF) and place != home]
    chosen = ask.pick("hex", [ask.worded("hex", "none"), *(Pick(place, place_name(rules, place)) for place in places)])
    if chosen not in places:
        return ask.unchanged()
    return ask.action(co.PlaceLocomotive if there == ON else co.RemoveLocomotive, railroad=railroad, hex=chosen)


KINDS: dict[str, Callable[[Asker], Form]] = {"cash": _cash, "share": _share, "locomotive": _locomotive}


def correction_form(moment: Moment, kind: str, values: Values) -> Form:
    return KINDS[kind](Asker(moment, kind, values))


def effect(moment: Moment, form: Form, note: str) -> Effect:
    action = form.make(note.strip())
    if action is None:
        return Effect()
    found = moment.outcome(action)
    if isinstance(found, Rejection):
        if found.code == UNCHANGED:
            return Effect()
        why = section_of_refusal(moment.title, found.code)
        return Effect((), refusal_text(found, moment.names), why=why)  # what cannot be is never overruled
    return Effect(tuple(_lines(moment, found.events, found.after)))


def _lines(moment: Moment, events: Sequence[Any], after: State) -> Iterator[str]:
    """Money that is open is told by what everybody has then."""
    told, _ = facts(moment.rules, moment.state, events)
    brought = list(effects(moment, events, after))
    for fact in told:
        if fact.code in CORRECTED and not (fact.code == "corrected-cash" and brought):
            yield fact.sentence
    yield from brought
    after_it = links(moment.rules, after.track)
    for code, pairs in (("gr-told-linked", after_it - moment.links), ("gr-unlinked", moment.links - after_it)):
        if pairs:
            yield text(code, pairs=pair_words(sorted(pairs)), number=len(pairs))


CORRECTIONS = Corrections(tuple(KINDS), correction_form, effect, lambda moment: chips(moment.rules.title))
