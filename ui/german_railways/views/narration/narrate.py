"""What happened, as sentences for the journal and the history."""

from collections.abc import Sequence

from core.german_railways.engine import EngineGR
from core.german_railways.events import Event
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.text.catalogue import text
from core.text.lists import items
from ui.german_railways.views.narration.facts import KINDS, Fact, facts
from ui.german_railways.views.narration.scene import Scene, round_heading, round_label
from ui.journal.views.told import Heads, Told, joined
from ui.shell.views.timeline import Telling

HEADINGS = ("comes-up", "round", "turn")  # what the journal's headings or the next entry tell
ADDED = ("income", "pays", "dividend")  # go on with the line before
CORRECTED = ("corrected-cash", "corrected-share", "corrected-placed", "corrected-removed", "corrected-turn")
FLAGGED = ("overruled-rule", "over")


def narrate(rules: Rules, before: State, events: Sequence[Event]) -> tuple[list[Told], State]:
    """The lines of an entry, and the position after it."""
    found, after = facts(rules, before, events)
    lines: list[Told] = []
    last = ""
    for fact in found:
        if fact.code in HEADINGS:
            continue
        line = _line(fact, before)
        follows = fact.code in ADDED or (last == "corrected" and fact.code in CORRECTED)
        if follows and lines and last != "overruled-rule":
            lines[-1] = joined(line, lines[-1]) if last == "corrected" else joined(lines[-1], line)
        else:
            lines.append(line)
        last = fact.code
    return lines, after


def _line(fact: Fact, state: State) -> Told:
    names = state.names
    passers = tuple(names[player] for player in fact.players) if fact.code == "passed" else ()
    flagged = fact.code in FLAGGED or fact.kind == "correction"
    return Told(
        fact.sentence,
        fact.scene,
        (fact.kind,),
        fact.railroads,
        fact.players,
        fact.hexes,
        flagged,
        passers,
        fact.amount,
    )


def tell(engine: EngineGR, before: State, events: Sequence[Event]) -> Telling:
    """For the history and for edits of the past."""
    lines, _ = narrate(engine.rules, before, events)
    if not lines:
        return Telling()
    return Telling(round_label(lines[0].scene), tuple(line.text for line in lines))


class NarratorGR:
    """Implements `ui.journal.views.told.Narrator`."""

    kinds = KINDS

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def narrate(self, before: State, events: Sequence[Event]) -> tuple[list[Told], State]:
        return narrate(self._rules, before, events)

    def heads(self, before: State, scene: Scene) -> Heads:
        """Turns of a round have no heading: nearly all are one line, with who acts in it."""
        railroad = scene.railroad
        turn = self._rules.title.railroads[railroad].name if railroad is not None else ""
        return Heads((scene.kind, scene.number), round_heading(scene), turn, railroad)

    def together(self, line: Told, more: Told) -> Told:
        names = (*line.passers, *more.passers)
        merged = joined(line, more)
        words = text("journal-passed", players=items(names), number=len(names))
        return Told(
            words, line.scene, merged.kinds, merged.companies, merged.players, merged.hexes, merged.flagged, names
        )

    def codes(self, line: Told, actor: str) -> tuple[str, str]:
        """For other programs: "0" are the first auctions."""
        scene: Scene = line.scene
        code = "end" if scene.kind == "over" else str(scene.number)
        return code, scene.railroad or actor
