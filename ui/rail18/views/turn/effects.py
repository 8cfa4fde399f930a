"""What an action will do, in a few short lines: for a button's second line and for lists."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.rail18 import events as ev
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import catalogue, text, text_of
from core.text.lists import items
from ui.rail18.views.narration.facts import Fact, facts
from ui.rail18.views.narration.groups import scene_of


@dataclass(frozen=True, slots=True)
class Line:
    """One consequence. `kind` is one of `narration_said.KINDS`; companies, players and hexes say what it is about."""

    text: str
    kind: str
    code: str
    companies: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()


def consequences(rules: Rules, before: State, events: Sequence[ev.Event], after: State) -> tuple[Line, ...]:
    """What these events, made by an action in the position `before`, will change."""
    told, _ = facts(rules, before, events)
    known = catalogue()
    return tuple(
        _with_phase([_line(fact) for fact in _worth_saying(told, after) if f"consequence-{fact.code}" in known])
    )


def _worth_saying(told: Sequence[Fact], after: State) -> list[Fact]:
    """Turns that end as soon as they begin are not said to come next."""
    comes = scene_of(after).company
    return [fact for fact in told if fact.code != "turn" or fact.params["company"] == comes]


def _line(fact: Fact) -> Line:
    sentence = text_of(f"consequence-{fact.code}", fact.sort, **fact.params)
    return Line(sentence, fact.kind, fact.code, fact.companies, fact.players, fact.hexes)


def _with_phase(lines: list[Line]) -> list[Line]:
    """What a phase does to trains stands in one line with it."""
    changes = [line for line in lines if line.code in ("turned", "scrapped")]
    phase = next((line for line in lines if line.code == "phase"), None)
    if phase is None or not changes:
        return lines
    joined = text("consequence-phase-with", phase=phase.text, changes=items(line.text for line in changes))
    companies = tuple(dict.fromkeys(sym for line in changes for sym in line.companies))
    merged = replace(phase, text=joined, companies=companies)
    return [merged if line is phase else line for line in lines if line not in changes]
