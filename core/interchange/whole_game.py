"""A whole game as JSON, for programs that analyse it (core/interchange/EXPORT.md)."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from core import registry
from core.interchange.clock import clock_reading
from core.interchange.game_file import AnyGame, family_of
from core.store.entries import Entry
from core.store.journal import Journal
from core.version import VERSION

FORMAT = "bankhalter-game"
FORMAT_VERSION = 1
NOT_IN_STATE = ("setup",)  # it never changes and stands beside the states
Json = dict[str, Any]


def whole_game(game: AnyGame, *, branches: bool = False) -> Json:
    """The line that leads to the present; with `branches` all that was ever written."""
    log = game.log
    assert isinstance(log, Journal)
    entries = list(log.entries()) if branches else log.path_to(log.head)
    clock = clock_reading(log.entries())
    family, setup = family_of(game), game.engine.setup
    name = family.facts(registry.title_data(setup.title)).name
    worth = sorted(family.worth(game.engine, game.state).items(), key=lambda row: -row[1])
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "program": VERSION,
        "title": {"id": setup.title, "name": name, "fingerprint": log.header.title_fingerprint},
        "created": log.header.created,
        "setup": plain(setup),
        "finished": family.is_over(game.state),
        "ranking": [{"player": player, "worth": amount} for player, amount in worth],
        "head": log.head,
        "start": state_json(game.state_at(0)),
        "entries": list(_entries(game, entries)),
        "end": state_json(game.state),
        **(clock.params() if clock is not None else {}),
    }


def json_bytes(data: Json) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"


def _entries(game: AnyGame, entries: Iterable[Entry]) -> Iterator[Json]:
    for entry in entries:
        found: Json = {"id": entry.id, "parent": entry.parent, "kind": entry.kind, "time": entry.time}
        if entry.is_step:
            change = difference(game.state_at(entry.parent), game.state_at(entry.id))
            found |= {"action": entry.action, "events": entry.events, "change": change}
        if entry.params:
            found["params"] = entry.params
        yield found


def state_json(state: object) -> Json:
    found: Json = plain(state)
    return {name: value for name, value in found.items() if name not in NOT_IN_STATE}


def plain(value: object) -> Any:
    """A value made of mappings, values and lists alone; what is none is left out."""
    if _is_object(value):
        return {key: plain(part) for key, part in _parts(value) if part is not None}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


def difference(before: object, after: object) -> Json:
    """A JSON merge patch (RFC 7396) that makes `plain(after)` of `plain(before)`. What both share costs nothing."""
    old, patch = dict(_parts(before)), Json()
    for key, value in _parts(after):
        known = old.pop(key, None)
        if value is known or value == known or key in NOT_IN_STATE:
            continue
        if _is_object(value) and _is_object(known):
            patch[key] = difference(known, value)
        else:
            patch[key] = plain(value)
    patch |= {key: None for key, value in old.items() if value is not None}
    return patch


def merged(state: Json, patch: Mapping[str, Any]) -> Json:
    """A state after a change, as programs that read the file must do it."""
    found = dict(state)
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        elif isinstance(value, Mapping):
            known = found.get(key)
            found[key] = merged(known if isinstance(known, dict) else {}, value)
        else:
            found[key] = value
    return found


def _is_object(value: object) -> bool:
    return isinstance(value, Mapping) or (is_dataclass(value) and not isinstance(value, type))


def _parts(value: object) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from value.items()
    else:
        for part in fields(value):  # type: ignore[arg-type]
            yield part.name, getattr(value, part.name)
