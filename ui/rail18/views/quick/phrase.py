"""The other way round: the shortest phrase for an action, which is understood as just this action."""

from collections.abc import Iterator
from itertools import product

from core.kernel.action import Action
from core.rail18.actions import RunTrains
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.entry import understand, verbs_for
from ui.rail18.views.quick.grammar import Slot, Verb
from ui.rail18.views.quick.words import Words, numbers, own_words, players, shown_words


def phrase_of(moment: Moment, action: Action, *, whole: bool = False) -> str | None:
    """A run with routes becomes the request for the best one. None where no phrase says it.

    `whole` has its verb in full.
    """
    wanted = action.company if isinstance(action, RunTrains) and action.routes else None
    candidates = {
        phrase for entry in _verbs(moment, action) for phrase in _phrases(Context.of(moment), entry, action, whole)
    }
    for phrase in sorted(candidates, key=lambda words: (len(words), words)):
        found = understand(moment, phrase)
        if found.ready and (found.run == wanted if wanted else found.actions == (action,)):
            return phrase
    return None


def _verbs(moment: Moment, action: Action) -> Iterator[Verb]:
    for entry in verbs_for(moment.rules.title.id):
        if isinstance(action, RunTrains) and action.routes:
            if entry.request == "run":
                yield entry
        elif entry.action is type(action) and all(getattr(action, k) == v for k, v in entry.fixed.items()):
            yield entry


def _phrases(ctx: Context, entry: Verb, action: Action, whole: bool) -> Iterator[str]:
    company = getattr(action, "company", "")
    front = [[], [company.casefold()]] if company and not any(s.field == "company" for s in entry.slots) else [[]]
    names = [[], [_word(players(ctx), action.actor)]]
    word = own_words(entry.code)[0] if whole else min(own_words(entry.code), key=len)
    ways = [([], said) if slot.optional else (said,) for slot in entry.slots for said in [_said(ctx, slot, action)]]
    for name, subject, *fields in product(names, front, *ways):
        yield " ".join([*name, *subject, word, *(part for said in fields for part in said)])


def _said(ctx: Context, slot: Slot, action: Action) -> list[str]:
    value = getattr(action, slot.field, None)
    if slot.filler:
        return [min(own_words(slot.field), key=len)]
    if value is None:
        return []
    said = str(value) if slot.words is numbers else _word(slot.words(ctx), value) or str(value)
    return [*([own_words(slot.lead)[0]] if slot.lead else []), said.casefold()]


def _word(words: Words, value: object) -> str:
    return shown_words(words).get(value, "").casefold()
