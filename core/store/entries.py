"""Header and entries of a game file, how their hashes are made, and the check of the whole chain."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

from core.store.errors import Flaw, JournalError, damaged
from core.store.jsontext import JsonObject, canonical, decode

HEAD: Final = "head"  # moves the head to its parent
NOTE: Final = "note"  # says something about its parent and leaves the head where it is

MAX_ROW = 4_000_000  # characters of one entry
MAX_TEXT = 32_000_000  # characters of all entries, each with OVERHEAD
OVERHEAD = 500
MAX_LINE = 100_000  # entries and events from the beginning to any moment: folding must never take long

_KIND = re.compile(r"[a-z][a-z0-9_]{0,31}")
_FINGERPRINT = re.compile(r"[!-~]{1,128}")

Row = tuple[int, int, str, str, str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Header:
    """What a game file says about its game; written once, when the game begins."""

    title: str
    title_fingerprint: str
    program_version: str
    created: str  # as timestamp() writes it
    setup: JsonObject  # players, rulings, mode, seed ...: the engine's business


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal. `action`, `events` and `params` are decoded at every access: keep what is needed longer.

    They raise GameFileError when a file with good hashes holds something else than JSON of the right kind.
    """

    id: int
    parent: int  # 0 is the root: the game before its first entry
    kind: str
    time: str
    title_fingerprint: str
    action_text: str = field(repr=False)
    events_text: str = field(repr=False)
    params_text: str = field(repr=False)
    hash: str = field(repr=False)

    @property
    def is_step(self) -> bool:
        """Whether the entry can be the head and have children; notes and moves of the head cannot."""
        return self.kind not in (HEAD, NOTE)

    @property
    def action(self) -> JsonObject | None:
        value = self._decoded(self.action_text)
        if value is None or isinstance(value, dict):
            return value
        raise damaged(None, "content", self.id)

    @property
    def events(self) -> list[JsonObject]:
        value = self._decoded(self.events_text)
        if isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return value
        raise damaged(None, "content", self.id)

    @property
    def params(self) -> JsonObject:
        value = self._decoded(self.params_text)
        if isinstance(value, dict):
            return value
        raise damaged(None, "content", self.id)

    @property
    def row(self) -> Row:
        """The entry's values in the order of the columns."""
        texts = self.action_text, self.events_text, self.params_text
        return (self.id, self.parent, self.kind, self.time, self.title_fingerprint, *texts, self.hash)

    @property
    def size(self) -> int:
        return len(self.action_text) + len(self.events_text) + len(self.params_text) + OVERHEAD

    @property
    def weight(self) -> int:
        """What the entry adds to the line that it stands on: itself and its events."""
        return 1 + self.events_text.count('"kind"')

    def _decoded(self, text: str) -> Any:
        try:
            return decode(text)
        except ValueError as reason:
            raise damaged(None, "content", self.id) from reason


@dataclass(frozen=True, slots=True)
class Problem:
    """Where the good part of a file ends: `entry` is the first one that cannot be trusted."""

    entry: int
    flaw: Flaw


def timestamp(moment: datetime) -> str:
    """UTC with milliseconds: 2026-03-14T19:05:00.000Z."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def header_text(header: Header) -> str:
    text = canonical({name: getattr(header, name) for name in Header.__slots__})
    if header_from_text(text) != header or len(text) > MAX_ROW:
        raise ValueError("the header would not be read again")
    return text


def header_from_text(text: str) -> Header:
    """ValueError with a reason that completes "the header ..."."""
    data = decode(text)
    if not isinstance(data, dict) or data.keys() != set(Header.__slots__):
        raise ValueError("has other fields")
    words = data["title"], data["program_version"]
    if not all(isinstance(word, str) and 0 < len(word) <= 100 and word.isprintable() for word in words):
        raise ValueError("has a wrong title or version")
    fingerprint = data["title_fingerprint"]
    if not isinstance(fingerprint, str) or not _FINGERPRINT.fullmatch(fingerprint):
        raise ValueError("has a wrong fingerprint")
    if not _is_timestamp(data["created"]):
        raise ValueError("has a wrong date")
    if not isinstance(data["setup"], dict):
        raise ValueError("has a wrong setup")
    return Header(**data)


def header_hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def entry_hash(previous: str, row: tuple[Any, ...]) -> str:
    """`row` is the entry's, without its hash; `previous` the hash of the entry before it or of the header."""
    number, parent, *texts = row
    return sha256("\n".join((previous, str(number), str(parent), *texts)).encode()).hexdigest()


def make_entry(
    previous: str,
    id: int,
    parent: int,
    kind: str,
    time: str,
    fingerprint: str,
    *,
    action: object,
    events: object,
    params: object,
) -> Entry:
    """ValueError or TypeError for what must not be written."""
    if not _KIND.fullmatch(kind):
        raise ValueError(f"not a kind of entry: {kind!r}")
    if not _FINGERPRINT.fullmatch(fingerprint):
        raise ValueError(f"not a fingerprint: {fingerprint!r}")
    row = (id, parent, kind, time, fingerprint, canonical(action), canonical(events), canonical(params))
    return Entry(*row, entry_hash(previous, row))


def check_rows(rows: Iterable[Any], root: str, entries: list[Entry]) -> Problem | None:
    """Append the good rows to `entries` up to the first that is not. Rows may hold anything."""
    previous = root
    steps = [True]  # by id: whether it can be a parent; 0 is the root
    size = 0
    known: set[tuple[str, str]] = set()
    for expected, row in enumerate(rows, 1):
        number, parent, kind, time, fingerprint, action, events, params, digest = row
        if number != expected:
            return Problem(expected, "missing")
        texts = (kind, time, fingerprint, action, events, params, digest)
        if type(parent) is not int or not all(type(text) is str for text in texts):
            return Problem(expected, "field")
        size += len(action) + len(events) + len(params) + OVERHEAD
        if size > MAX_TEXT:
            return Problem(expected, "too_large")
        if entry_hash(previous, row[:8]) != digest:
            return Problem(expected, "hash")
        if not (0 <= parent < expected and steps[parent]):
            return Problem(expected, "parent")
        if (kind, fingerprint) not in known:
            if not (_KIND.fullmatch(kind) and _FINGERPRINT.fullmatch(fingerprint)):
                return Problem(expected, "kind")
            known.add((kind, fingerprint))
        if not _is_timestamp(time):
            return Problem(expected, "time")
        steps.append(kind not in (HEAD, NOTE))
        entries.append(Entry(*row))
        previous = digest
    return None


def check_contents(entries: Iterable[Entry]) -> Problem | None:
    """The slow part of a thorough check: whether everything can be decoded."""
    for entry in entries:
        try:
            _ = entry.action, entry.events, entry.params
        except JournalError as error:
            return Problem(entry.id, error.params["flaw"])
    return None


def _is_timestamp(text: object) -> bool:
    if not (isinstance(text, str) and len(text) == 24 and text[10] == "T" and text[19] == "." and text[23] == "Z"):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
