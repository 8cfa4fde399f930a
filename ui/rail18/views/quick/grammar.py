"""How a short phrase is read: [player] [company] verb, and the fields of the verb's action in order.

A word may be shortened to any beginning. A full word or its short form always means the same; what a mere beginning
means is settled by what may be done. The readings are only collected here, `quick.py` judges them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.kernel.action import Action
from ui.rail18.views.quick.context import Context, folded
from ui.rail18.views.quick.words import (
    VOCABULARY,
    Vocabulary,
    Words,
    companies,
    numbers,
    own_words,
    players,
    read_number,
    shown_words,
    spoken,
)

Fields = dict[str, Any]
Fill = Callable[[Context, Fields], Iterator[Fields]]


class Missing(Exception):
    """Something that cannot be guessed has been left out; `field` names it."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def as_given(ctx: Context, given: Fields) -> Iterator[Fields]:
    yield given


@dataclass(frozen=True, slots=True)
class Slot:
    field: str
    words: Vocabulary
    optional: bool = False
    lead: str = ""  # code of a word that stands before it
    filler: bool = False  # a word that may be said and means nothing more


@dataclass(frozen=True, slots=True)
class Verb:
    """One way to say an action, or a request to the window (`request`)."""

    code: str
    action: type[Action] | None = None
    slots: tuple[Slot, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    fill: Fill = as_given  # what is left out: every way to fill it in, the likeliest first
    choose: bool = False  # several ways that are possible must be told apart; otherwise the first one is meant
    request: str = ""
    led: bool = False  # done by the director of a company
    silent: bool = False  # may be said without its word; of several such the first of the table is meant
    only_in: type[object] = object  # the frame of the rounds in which it may be silent
    at_table: bool = False  # a short action of the table
    by_name: bool = False  # the player must be named
    acting: bool = False  # the acting company may stand before it although the action does not name it
    listed: bool = True  # offered while one types

    @property
    def takes_company(self) -> bool:
        return self.request == "run" or (self.action is not None and "company" in self.action.model_fields)


def verb(
    code: str,
    action: type[Action] | None = None,
    spec: str = "",
    words: Mapping[str, Vocabulary] | None = None,
    **more: Any,
) -> Verb:
    """A verb whose fields are named in order: "hex", "price?" may be left out, "from:source?" has a word before it,
    "=pass?" is a word that may be said."""
    known = {**VOCABULARY, **(words or {})}
    slots = []
    for part in spec.split():
        name = part.removesuffix("?")
        lead, _, name = name.rpartition(":")
        filler = name.startswith("=")
        name = name.removeprefix("=")
        found = _literal(name) if filler else known[name]
        slots.append(Slot(name, found, part.endswith("?"), lead, filler))
    return Verb(code, action, tuple(slots), **more)


def _literal(code: str) -> Vocabulary:
    return lambda ctx: dict.fromkeys(spoken(code), code)


@dataclass(frozen=True, slots=True)
class Reading:
    verb: Verb
    player: str | None
    given: Fields
    inexact: int  # how many words are mere beginnings
    words: tuple[str, ...]  # what each of them was taken for
    silent: bool = False  # the verb was not said


@dataclass(frozen=True, slots=True)
class Wish:
    """A word that would go on here."""

    field: str
    word: str
    value: object
    likely: bool
    inexact: int  # mere beginnings before it
    subject: bool = False  # stands before the verb


@dataclass
class Outcome:
    readings: list[Reading] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    missing: list[tuple[int, str]] = field(default_factory=list)  # what could still follow, with `inexact` up to here
    stuck: int = -1  # the furthest word that was not understood
    expected: list[str] = field(default_factory=list)  # what could stand there
    stuck_inexact: int = 0  # the least `inexact` up to there


@dataclass(frozen=True, slots=True)
class _At:
    """How far a phrase has been read."""

    place: int = 0
    player: str | None = None
    given: Mapping[str, Any] = field(default_factory=dict)
    inexact: int = 0
    words: tuple[str, ...] = ()
    silent: bool = False

    def past(self, word: str, inexact: int, **given: Any) -> "_At":
        known = {**self.given, **given}
        return _At(self.place + 1, self.player, known, self.inexact + inexact, (*self.words, word), self.silent)


def matches(words: Words, token: str) -> list[tuple[str, object, int]]:
    """Words that a token is or begins, each meaning once."""
    typed = folded(token)
    exact = [(word, value, 0) for word, value in words.items() if folded(word) == typed]
    if exact:
        return exact[:1] if len({str(value) for _, value, _ in exact}) == 1 else exact
    return [(word, value, 1) for value, word in shown_words(words, typed).items()]


class Reader:
    def __init__(self, ctx: Context, verbs: Sequence[Verb], tokens: Sequence[str], *, ended: bool) -> None:
        """`ended`: the last word is finished, a space follows it."""
        self.ctx = ctx
        self.verbs = verbs
        self.tokens = tokens
        self.growing = len(tokens) if ended or not tokens else len(tokens) - 1
        self.found = Outcome()

    def read(self) -> Outcome:
        for start in self._subjects():
            named = "company" in start.given
            for entry in self.verbs:
                if (entry.by_name and start.player is None) or (entry.at_table and not self.ctx.at_table):
                    continue
                if start.player is not None and entry.action is None and not entry.takes_company:
                    continue
                if named and not entry.takes_company:
                    if not (entry.acting and start.given["company"] == self.ctx.company):
                        continue
                if entry.silent and isinstance(self.ctx.state.frame, entry.only_in):
                    self._slots(entry, 0, replace(start, silent=True), quiet=True)
                self._verb(entry, start)
        return self.found

    def _subjects(self) -> Iterator[_At]:
        """With and without a player and a company in front."""
        start = _At()
        yield start
        by_player = [
            _At(1, str(value), {}, inexact, (word,)) for word, value, inexact in self._match("player", players, start)
        ]
        yield from by_player
        for at in (start, *by_player):
            for word, value, inexact in self._match("company", companies, at):
                yield at.past(word, inexact, company=value)

    def _verb(self, entry: Verb, at: _At) -> None:
        words = dict.fromkeys(spoken(entry.code), entry.code)
        if at.place == self.growing and entry.listed:
            partial = folded(self._token(at.place))
            word = next((word for word in own_words(entry.code) if folded(word).startswith(partial)), None)
            if word is not None:
                self.found.wishes.append(Wish("verb", word, entry.code, self._open(entry, at), at.inexact))
        found = matches(words, self._token(at.place)) if at.place < len(self.tokens) else []
        if not found:
            self._fail("verb", at)
        for word, _, inexact in found:
            self._slots(entry, 0, at.past(word, inexact))

    def _open(self, entry: Verb, at: _At) -> bool:
        """Is anything of this kind offered now?"""
        if entry.action is None:
            return entry.request != "run" or bool(self.ctx.offers("RunTrains"))
        return bool(self.ctx.offers(entry.action.kind)) and at.player in (None, self.ctx.player)

    def _slots(self, entry: Verb, index: int, at: _At, *, quiet: bool = False) -> None:
        if index == len(entry.slots):
            if at.place == len(self.tokens):
                reading = Reading(entry, at.player, dict(at.given), at.inexact, at.words, at.silent)
                if not quiet:
                    self.found.readings.append(reading)
            elif not quiet:
                self._fail("", at)
            return
        slot = entry.slots[index]
        if slot.field in at.given:
            self._slots(entry, index + 1, at, quiet=quiet)
            return
        if slot.optional:
            self._slots(entry, index + 1, at, quiet=quiet)
        if slot.lead:
            found = self._match(slot.lead, _literal(slot.lead), at, quiet=quiet)
            if not found and not quiet and at.place < len(self.tokens):
                self._fail(slot.lead, at)
            for word, _, inexact in found:
                self._value(entry, index, at.past(word, inexact), quiet=False)
        else:
            self._value(entry, index, at, quiet=quiet)

    def _value(self, entry: Verb, index: int, at: _At, *, quiet: bool) -> None:
        slot = entry.slots[index]
        if slot.words is numbers:
            number = read_number(self._token(at.place)) if at.place < len(self.tokens) else None
            found: Iterable[tuple[str, object, int]] = [] if number is None else [(str(number), number, 0)]
            if number is None and not quiet:
                self._fail(slot.field, at)
        else:
            found = self._match(slot.field, slot.words, at, entry, quiet=quiet)
        for word, value, inexact in found:
            given = {} if slot.filler else {slot.field: value}
            self._slots(entry, index + 1, at.past(word, inexact, **given))

    def _token(self, place: int) -> str:
        return self.tokens[place] if place < len(self.tokens) else ""

    def _match(
        self, name: str, vocabulary: Vocabulary, at: _At, entry: Verb | None = None, *, quiet: bool = False
    ) -> list[tuple[str, object, int]]:
        words = vocabulary(self.ctx)
        if at.place == self.growing and not quiet and (entry is None or entry.listed):
            self._wish(name, words, at, entry)
        if at.place >= len(self.tokens):
            if not quiet and entry is not None:
                self._fail(name, at)
            return []
        found = matches(words, self.tokens[at.place])
        if not found and not quiet and entry is not None:
            self._fail(name, at)
        return found

    def _wish(self, name: str, words: Words, at: _At, entry: Verb | None) -> None:
        partial = folded(self._token(at.place))
        if not partial and entry is None and at.place == 0:
            return  # an empty line lists verbs, not everybody
        likely: set[object] = set()
        if entry is not None and entry.action is not None:
            given = {key: value for key, value in at.given.items() if key in entry.action.model_fields}
            likely = {getattr(action, name, None) for action in self.ctx.offered(entry.action.kind, given)}
        best = shown_words(words, partial)
        self.found.wishes += [
            Wish(name, word, value, value in likely, at.inexact, entry is None) for value, word in best.items()
        ]

    def _fail(self, expected: str, at: _At) -> None:
        if at.place >= len(self.tokens):
            if (at.inexact, expected) not in self.found.missing:
                self.found.missing.append((at.inexact, expected))
        elif at.place >= self.found.stuck:
            if at.place > self.found.stuck:
                self.found.stuck, self.found.expected, self.found.stuck_inexact = at.place, [], at.inexact
            self.found.stuck_inexact = min(self.found.stuck_inexact, at.inexact)
            if expected not in self.found.expected:
                self.found.expected.append(expected)
