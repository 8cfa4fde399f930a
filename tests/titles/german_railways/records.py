"""Records of games of German Railways, made by hand."""

from typing import Any

from tests.titles.german_railways.play import NAMES

Json = dict[str, Any]

FIRST = tuple(
    {"type": kind, "actor": actor, **more}
    for kind, actor, more in (
        ("bid", "cat", {"amount": 3}),
        ("pass", "ann", {"what": "auction"}),
        ("pass", "ben", {"what": "auction"}),
        ("pass", "cat", {"what": "auction"}),
        ("pass", "ann", {"what": "auction"}),
        ("bid", "ben", {"amount": 1}),
        ("bid", "ann", {"amount": 2}),
    )
)  # PO to Cat for 3, NME to Ben for 1


def record(actions: Any = (), **fields: Any) -> Json:
    players = [{"id": seat, "name": name} for seat, name in list(NAMES.items())[:3]]
    head = {"format": "german-railways-record-1", "title": "german_railways", "players": players}
    return {
        **head,
        "seating": ["ben", "cat", "ann"],
        "banker": "cat",
        "actions": list(actions) if isinstance(actions, tuple) else actions,
        **fields,
    }


def numbered(*actions: Any) -> tuple[Any, ...]:
    return tuple({"id": number, **action} for number, action in enumerate(actions, 1))


def small_record() -> Json:
    return record(numbered(*FIRST[:6]))
