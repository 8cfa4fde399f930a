"""The journal as a table for other programs: a row for each sentence (core/interchange/EXPORT.md)."""

from collections.abc import Iterable, Iterator
from typing import Any

from core.interchange.wording import reason_text
from core.kernel.game import Game
from core.kernel.tables import Table, Value
from ui.game import core_family
from ui.journal.views.told import Narrator
from ui.journal.views.view import edited

HEADS = (
    "entry",
    "time_utc",
    "round",
    "turn",
    "actor",
    "kinds",
    "players",
    "companies",
    "hexes",
    "amount",
    "flagged",
    "edited",
    "overruled",
    "text",
)


def journal_table(game: Game[Any, Any], narrator: Narrator) -> Table:
    return Table("journal", HEADS, list(_rows(game, narrator)))


def _rows(game: Game[Any, Any], narrator: Narrator) -> Iterator[tuple[Value, ...]]:
    names = core_family.names(game.engine, game.state)
    read = game.engine.codec.event_from_json
    state = game.state_at(0)
    for entry in game.log.path_to(game.log.head):
        lines, state = narrator.narrate(state, [read(event) for event in entry.events])
        actor = str((entry.action or {}).get("actor", ""))
        mark, _ = edited(game, entry)
        reason = entry.params.get("overrule")
        for line in lines:
            round_code, turn = narrator.codes(line, names.get(actor, ""))
            yield (
                entry.id,
                entry.time[:19].replace("T", " "),
                round_code,
                turn,
                names.get(actor, actor),
                _list(line.kinds),
                _list(names[player] for player in line.players),
                _list(line.companies),
                _list(line.hexes),
                line.amount or None,
                line.flagged,
                mark or None,
                reason_text(str(reason)) if reason else None,
                line.text,
            )


def _list(words: Iterable[str]) -> str:
    return "; ".join(words)
