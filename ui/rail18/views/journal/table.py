"""The journal as a table for other programs: a row for each sentence (core/interchange/EXPORT.md)."""

from collections.abc import Iterable, Iterator

from core.interchange.wording import reason_text
from core.kernel.tables import Table, Value
from core.rail18.family import Game18
from core.rail18.figures.tables import round_code
from core.rail18.rules import Rules
from core.rail18.state import State
from ui.rail18.views.journal.view import edited
from ui.rail18.views.narration.groups import Scene
from ui.rail18.views.narration.narrate import Told, narrate

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


def journal_table(game: Game18, rules: Rules) -> Table:
    return Table("journal", HEADS, list(_rows(game, rules)))


def _rows(game: Game18, rules: Rules) -> Iterator[tuple[Value, ...]]:
    names = game.state.names
    read = game.engine.codec.event_from_json
    state: State = game.state_at(0)
    for entry in game.log.path_to(game.log.head):
        lines, state = narrate(rules, state, [read(event) for event in entry.events])
        actor = str((entry.action or {}).get("actor", ""))
        mark, _ = edited(game, entry)
        reason = entry.params.get("overrule")
        for line in lines:
            yield (
                entry.id,
                entry.time[:19].replace("T", " "),
                scene_code(line.scene),
                _turn(line, names.get(actor, "")),
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


def scene_code(scene: Scene) -> str:
    return "end" if scene.round == "over" else round_code((scene.number, scene.index))


def _turn(line: Told, actor: str) -> str:
    """The company that acts or the private on offer; in a stock round who has the turn."""
    return line.scene.company or line.scene.private or (actor if line.scene.round == "stock" else "")


def _list(words: Iterable[str]) -> str:
    return "; ".join(words)
