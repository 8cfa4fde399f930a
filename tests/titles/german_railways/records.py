"""Records of games of German Railways, made by hand."""

from typing import Any

from tests.titles.german_railways.play import record

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


def numbered(*actions: Any) -> tuple[Any, ...]:
    return tuple({"id": number, **action} for number, action in enumerate(actions, 1))


def small_record() -> dict[str, Any]:
    return record(numbered(*FIRST[:6]))
