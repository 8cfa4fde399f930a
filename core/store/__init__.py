"""The game file: one SQLite file with an append-only journal. FORMAT.md describes it."""

from core.store.entries import HEAD, NOTE, Entry, Header, timestamp
from core.store.errors import JournalError
from core.store.journal import Draft, Journal, Report
from core.store.jsontext import JsonObject
from core.store.schema import FORMAT

__all__ = [
    "FORMAT",
    "HEAD",
    "NOTE",
    "Draft",
    "Entry",
    "Header",
    "Journal",
    "JournalError",
    "JsonObject",
    "Report",
    "timestamp",
]
