"""What happened, as sentences for the journal: the lines of an entry, each with what it is about."""

from collections.abc import Sequence
from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text, text_of
from core.text.lists import listed
from ui.journal.views.told import Told, joined
from ui.rail18.views.narration.facts import Fact, facts
from ui.rail18.views.narration.groups import Scene
from ui.rail18.views.narration.words import Words

# what the journal's headings or the next entry tell
HEADINGS = ("turn", "stock-round", "stock-round-ended", "operating-round", "offer", "question")
# go on with the line before
ADDED = ("price", "marker", "launched", "director", "below-best", "above-best", "debt", "loan", "help")
OVERRULED = ("overruled", "overruled-rule")
FLAGGED = ("below-best", "above-best", *OVERRULED, "bank-broken", "bankrupt")


def sentence(fact: Fact) -> str:
    return text_of(f"journal-{fact.code}", fact.sort, **fact.params)


def narrate(rules: Rules, before: State, events: Sequence[ev.Event]) -> tuple[list[Told], State]:
    """The lines of an entry, and the position after it."""
    found, after = facts(rules, before, events)
    lines: list[Told] = []
    alone = False  # the last line is no cause of what follows
    for fact in found:
        if fact.code in HEADINGS:
            continue
        line = _line(fact, before)
        if fact.code in ADDED and lines and lines[-1].scene == line.scene and not alone:
            lines[-1] = joined(lines[-1], line)
        else:
            lines.append(line)
            alone = fact.code in OVERRULED
    return lines, after


def _line(fact: Fact, state: State) -> Told:
    passers: tuple[str, ...] = ()
    if fact.code == "passed":
        names = state.names
        passers = tuple(names[player] for player in fact.players)
    flagged = fact.code in FLAGGED or fact.kind == "correction"
    kinds = (fact.kind,)
    return Told(
        sentence(fact), fact.scene, kinds, fact.companies, fact.players, fact.hexes, flagged, passers, fact.amount
    )


def passed_together(line: Told, more: Told) -> Told:
    """Two lines of passes as one."""
    names = (*line.passers, *more.passers)
    merged = joined(line, more)
    return replace(merged, text=text("journal-passed", players=listed(names), number=len(names)), passers=names)


def round_heading(scene: Scene) -> str:
    params = {"number": scene.number, "index": scene.index, "total": scene.total}
    return text(f"journal-heading-{scene.round}", **params)


def turn_heading(rules: Rules, state: State, scene: Scene) -> str:
    """The company that acts with its director, or the private on offer; nothing in a stock round."""
    words = Words(rules, state.players)
    if scene.company is not None:
        leader = director(rules, state, scene.company)
        name = rules.title.companies[scene.company].name
        return text("journal-heading-turn", name=name, player=words.who(leader))
    if scene.private is not None:
        face = rules.slots.papers.face(rules, scene.private)
        return text("journal-heading-private", private=words.paper(scene.private), face=face)
    return ""
