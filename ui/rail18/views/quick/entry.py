"""Quick entry: what a short line means at this moment, what it would do, and what is wrong with it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.foreign import NOTE, typed
from core.kernel.refusal import Rejection
from core.rail18.actions import RunTrains
from core.rail18.events import Event
from core.rail18.steps.run import taken_for_best
from core.text.catalogue import catalogue, text, text_of
from core.text.lists import either, sentences
from ui.companion.views.links import section_of_refusal
from ui.game.moment import REASON
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.context import Context, folded
from ui.rail18.views.quick.grammar import Missing, Outcome, Reader, Reading, Verb, Wish
from ui.rail18.views.quick.sentence import sentence
from ui.rail18.views.quick.verbs import VERBS, actor_of
from ui.rail18.views.quick.words import own_words
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.dry import passes_before
from ui.rail18.views.turn.effects import consequences

COMMANDS = ("undo", "undo-turn", "redo")
MOST_READINGS = 16
MOST_COMPLETIONS = 40
LONGEST_LINE = 200
WIDE = str.maketrans("、，；", ",,;")  # as a Japanese keyboard has them
MARK = str.maketrans("！", "!")
COMMA = re.compile(r";|(?<!\d),|,(?!\d{3}(?!\d))")  # none that sets thousands apart


@dataclass(frozen=True, slots=True)
class Completion:
    word: str
    hint: str
    line: str  # the line with it
    likely: bool  # possible now


@dataclass(frozen=True, slots=True)
class Understood:
    """`actions` are taken one after the other; a request comes after them, and `rest` is for later."""

    actions: tuple[Action, ...] = ()
    run: str | None = None  # the company whose best run is wanted
    command: str | None = None  # "undo", "undo-turn", "redo"
    rest: str = ""
    reason: str = ""  # overrules what a rule refuses
    sentence: str = ""  # what was understood
    notes: tuple[str, ...] = ()  # what goes with it: passes, consequences
    completions: tuple[Completion, ...] = ()
    problem: str = ""  # what is wrong
    unfinished: bool = False  # nothing is wrong yet: something is still to come
    overrulable: bool = False  # with a reason the table may do it all the same
    why: str = ""  # the section of the companion that explains what is wrong

    @property
    def ready(self) -> bool:
        return bool(self.actions or self.run or self.command) and not self.problem


@dataclass(frozen=True, slots=True)
class _Judged:
    reading: Reading
    action: Action
    outcome: Sequence[Event] | Rejection

    @property
    def accepted(self) -> bool:
        return not isinstance(self.outcome, Rejection)

    @property
    def lacks_money(self) -> bool:
        """Which is asked for last: all else is right."""
        return isinstance(self.outcome, Rejection) and self.outcome.code == "not-enough-money"


def verbs_for(title: str) -> tuple[Verb, ...]:
    return (*VERBS, *title_views(title).quick.verbs)


def understand(moment: Moment, line: str) -> Understood:
    """Reads a line: phrases with commas or semicolons between them, and a reason behind an exclamation mark."""
    line = line[:LONGEST_LINE].translate(MARK)
    if not moment.live:
        return Understood(problem=text("quick-past"))
    said, mark, reason = line.partition("!")
    said, reason = said.translate(WIDE), typed(reason, NOTE)
    phrases = COMMA.split(said)
    starts = [0, *(found.end() for found in COMMA.finditer(said)), len(said)]
    ctx = Context.of(moment)
    whole = Understood(reason=reason)
    for number, phrase in enumerate(phrases):
        before = said[: starts[number]] + " " * bool(number)
        one, events = _phrase(ctx, phrase, reason, before, finished=bool(mark))
        whole = _joined(whole, one)
        if not one.ready or whole.run or whole.command:
            rest = said[starts[number + 1] :].strip()
            return replace(whole, rest=rest) if one.ready else whole
        if number + 1 < len(phrases):
            ctx = ctx.after(events)
    return whole


def _joined(whole: Understood, one: Understood) -> Understood:
    said = sentences((whole.sentence, one.sentence))
    return replace(
        one, actions=whole.actions + one.actions, sentence=said, notes=whole.notes + one.notes, reason=whole.reason
    )


def _phrase(
    ctx: Context, phrase: str, reason: str, before: str, *, finished: bool
) -> tuple[Understood, Sequence[Event]]:
    tokens = phrase.split()
    ended = finished or not tokens or phrase[-1].isspace()
    outcome = Reader(ctx, verbs_for(ctx.rules.title.id), tokens, ended=ended).read()
    completions = () if finished else _completions(ctx, outcome, before, tokens, ended)
    if not tokens:
        return Understood(completions=completions, unfinished=True), ()
    found, events = _meaning(ctx, outcome, tokens, reason)
    return replace(found, completions=completions), events


def _meaning(ctx: Context, outcome: Outcome, tokens: list[str], reason: str) -> tuple[Understood, Sequence[Event]]:
    """Whole words always mean the same; what beginnings mean is settled by what may be done."""
    judged: list[_Judged] = []
    missing = list(outcome.missing)
    readings = sorted(outcome.readings, key=lambda entry: entry.inexact)[:MOST_READINGS]
    for reading in readings:
        if reading.verb.request in COMMANDS:
            continue
        try:
            judged += _judge(ctx, reading, reason)
        except Missing as error:
            missing.append((reading.inexact, error.field))
    judged = [entry for entry in judged if entry.accepted or not _far_fetched(entry.reading, outcome)]
    commands = [reading for reading in readings if reading.verb.request in COMMANDS]
    if commands and not any(entry.accepted or entry.reading.inexact < commands[0].inexact for entry in judged):
        return _command(commands[0]), ()
    least = min((entry.reading.inexact for entry in judged), default=0)
    if not judged or any(inexact < least for inexact, _ in missing):
        return _not_read(outcome, missing, tokens), ()
    accepted = [entry for entry in judged if entry.accepted and (entry.reading.inexact == least or least > 0)]
    if accepted:
        nearest = min(entry.reading.inexact for entry in accepted)
        return _accepted(ctx, [entry for entry in accepted if entry.reading.inexact == nearest])
    return _refused(ctx, [entry for entry in judged if entry.reading.inexact == least]), ()


def _far_fetched(reading: Reading, outcome: Outcome) -> bool:
    """No verb was said, and whole words lead elsewhere, though not to the end."""
    return reading.silent and outcome.stuck >= 0 and reading.inexact > outcome.stuck_inexact


def _command(reading: Reading) -> Understood:
    request = reading.verb.request
    return Understood(command=request, sentence=text(f"quick-does-{request}"))


def _judge(ctx: Context, reading: Reading, reason: str) -> list[_Judged]:
    """The ways to fill in what was left out, as far as they matter: the first that is possible, or all of those."""
    found: list[_Judged] = []
    for action in _actions(ctx, reading):
        trial = taken_for_best(ctx.rules, ctx.state, action) if isinstance(action, RunTrains) else action
        outcome = ctx.judged(trial, reason or None)  # the verdict of a run comes when it is entered
        found.append(_Judged(reading, action, outcome))
        if not isinstance(outcome, Rejection) and not reading.verb.choose:
            break
    accepted = [entry for entry in found if entry.accepted]
    return accepted or sorted(found, key=lambda entry: not entry.lacks_money)[:1]


def _actions(ctx: Context, reading: Reading) -> list[Action]:
    entry = reading.verb
    if entry.request == "run":
        company = reading.given.get("company") or ctx.company
        if company is None:
            raise Missing("company")
        return [RunTrains(actor=reading.player or ctx.leader(company), company=company, routes=())]
    assert entry.action is not None
    found: list[Action] = []
    for fields in entry.fill(ctx, dict(reading.given)):
        actor = reading.player or fields.get("actor") or actor_of(ctx, entry, fields)
        try:
            found.append(entry.action(**{**entry.fixed, **fields, "actor": actor}))
        except ValidationError:  # a number beyond all measure
            continue
    return found


def _accepted(ctx: Context, accepted: list[_Judged]) -> tuple[Understood, Sequence[Event]]:
    first = accepted[0]
    others = [entry for entry in accepted if entry.action != first.action and not _same_words(first, entry)]
    if others:
        return Understood(problem=_which([first, *others])), ()
    assert not isinstance(first.outcome, Rejection)
    note = passes_before(ctx.engine, ctx.state, first.action) if ctx.at_table else ""
    notes: tuple[str, ...] = (note,) if note else ()
    if first.reading.verb.request == "run":
        company = getattr(first.action, "company", "")
        return Understood(run=company, sentence=text("quick-does-best-run", company=company), notes=notes), ()
    said = sentence(ctx, first.action, first.outcome)
    follows = consequences(ctx.rules, ctx.state, first.outcome, ctx.after(first.outcome).state)
    notes += tuple(line.text for line in follows)
    return Understood(actions=(first.action,), sentence=said, notes=notes), first.outcome


def _same_words(first: _Judged, other: _Judged) -> bool:
    """Two verbs for the same words: the first of the table is meant."""
    return first.reading.words == other.reading.words and first.reading.verb is not other.reading.verb


def _refused(ctx: Context, refused: list[_Judged]) -> Understood:
    first = next((entry for entry in refused if ctx.offers(entry.action.kind)), refused[0])
    if len({entry.reading.words for entry in refused}) > 1:
        return Understood(problem=_which(refused))
    assert isinstance(first.outcome, Rejection)
    if first.reading.verb.request == "run":
        said = text("quick-does-best-run", company=getattr(first.action, "company", ""))
    else:
        said = sentence(ctx, first.action, ())
    return Understood(
        sentence=said,
        problem=refusal_text(first.outcome, ctx.names),
        overrulable=ctx.at_table and not isinstance(ctx.judged(first.action, REASON), Rejection),
        why=section_of_refusal(ctx.rules.title.id, first.outcome.code),
    )


def _which(entries: list[_Judged]) -> str:
    """The words, or the fields left out, in which what was understood differs."""
    for place in range(min(len(entry.reading.words) for entry in entries)):
        words = list(dict.fromkeys(entry.reading.words[place] for entry in entries))
        if len(words) > 1:
            return text("quick-ambiguous", words=either(words))
    first = entries[0].action
    for name in type(first).model_fields:
        values: list[Any] = list(dict.fromkeys(getattr(entry.action, name, None) for entry in entries))
        if len(values) > 1:
            shown = [_shown(name, value) for value in values]
            return text("quick-which", field=_field(name), words=either(shown))
    return text("quick-ambiguous", words=either(sorted({own_words(entry.reading.verb.code)[0] for entry in entries})))


def _shown(name: str, value: Any) -> str:
    if name == "source" and value in ("bank", "pool"):
        return own_words(value)[0]
    return str(value + 1 if name == "node" else value)


def _not_read(outcome: Outcome, missing: list[tuple[int, str]], tokens: list[str]) -> Understood:
    if missing:
        nearest = min(inexact for inexact, _ in missing)
        fields = [_field(name) for name in dict.fromkeys(name for inexact, name in missing if inexact == nearest)]
        return Understood(problem=text("quick-missing", fields=either(fields)), unfinished=True)
    place = max(outcome.stuck, 0)
    expected = [_field(name) for name in outcome.expected if name]
    word = tokens[place]
    if expected:
        return Understood(problem=text("quick-unknown", word=word, fields=either(expected)))
    return Understood(problem=text("quick-too-much", word=word))


def _field(name: str) -> str:
    return text_of("quick-field", name, field=name)


def _completions(ctx: Context, outcome: Outcome, before: str, tokens: list[str], ended: bool) -> tuple[Completion, ...]:
    """Words that would go on; where something is possible now, only that."""
    kept = tokens if ended else tokens[:-1]
    found: dict[str, Completion] = {}
    nearest = min((wish.inexact for wish in outcome.wishes), default=0)
    typed = "" if ended else folded(tokens[-1])
    wishes = [wish for wish in outcome.wishes if wish.inexact == nearest and folded(wish.word) != typed]
    if any(wish.likely for wish in wishes):
        wishes = [wish for wish in wishes if wish.likely or wish.subject]
    for wish in sorted(wishes, key=lambda entry: (not entry.likely, _rank(ctx, entry))):
        if wish.word not in found:
            line = before + " ".join([*kept, wish.word]) + " "
            found[wish.word] = Completion(wish.word, _hint(ctx, wish), line, wish.likely)
    return tuple(found.values())[:MOST_COMPLETIONS]


def _rank(ctx: Context, wish: Wish) -> int:
    """What answers the open question comes first, then what may be done at any time, and last what takes back."""
    if wish.field != "verb":
        return 0
    if wish.value in COMMANDS:
        return 2
    kinds = {entry.action.kind for entry in verbs_for(ctx.rules.title.id) if entry.code == wish.value and entry.action}
    return 0 if kinds & ctx.asked else 1


def verb_hint(verb: str, title: str) -> str:
    """What a verb does; a title may say more of one that every title has."""
    own = f"{verb}-{title}"
    return text_of("quick-hint", own if f"quick-hint-{own}" in catalogue() else verb, verb=verb)


def _hint(ctx: Context, wish: Wish) -> str:
    title = ctx.rules.title
    if wish.field == "verb":
        return verb_hint(str(wish.value), title.id)
    if wish.field == "company" or wish.value in title.companies:
        return title.companies[str(wish.value)].name
    if wish.field == "hex":
        return title.data.hexes[str(wish.value)].name or ""
    if wish.field == "tile":
        return text("quick-tiles-left", left=ctx.state.tray[str(wish.value)])
    if wish.field == "private":
        return title.privates[str(wish.value)].name
    return ""
