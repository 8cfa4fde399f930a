"""What a new phase changes for everybody, to be announced: asked of the title's data and of its rules."""

from collections.abc import Iterator, Mapping

from core.rail18.rules import Rules
from core.text.catalogue import text
from core.text.lists import items
from ui.rail18.views.hands.tasks import Change, task
from ui.rail18.views.narration.words import Words
from ui.rail18.views.trains import phase_news
from ui.values.tasks import Task


def announcements(change: Change) -> Iterator[Task]:
    """What trains, certificates and privates do then is told by where they go."""
    rules, new, old = change.words.rules, change.after.phase, change.before.phase
    for phase, line in announced(rules, old, new):
        yield task("say", "phase", key="phase", phase=phase, news=line)
    if rules.title.phase_index(new) < rules.title.phase_index(old):
        yield task("say", "phase-again", key="phase", phase=new)


def announced(rules: Rules, old: str, new: str) -> Iterator[tuple[str, str]]:
    """Line by line, each with its phase: there may be several, after corrections."""
    title = rules.title
    for phase in title.data.phases[title.phase_index(old) + 1 : title.phase_index(new) + 1]:
        news = [*phase_news(rules, phase.id), *_cards(rules, phase.id), *_no_more(rules, phase.id)]
        if phase.id == new:
            news.extend(_areas(rules, old, new))
        yield from ((phase.id, line) for line in news or [text("hands-phase-begun")])


def _cards(rules: Rules, phase: str) -> Iterator[str]:
    """Trains that a phase brings beside those of the stack."""
    for card in rules.title.data.trains:
        if card.available_from_phase == phase:
            yield text("hands-phase-train", card="/".join(side.type for side in card.sides))


def _no_more(rules: Rules, phase: str) -> Iterator[str]:
    if phase == rules.slots.papers.companies_buy_before_phase:
        yield text("hands-phase-no-privates")


def _areas(rules: Rules, old: str, new: str) -> Iterator[str]:
    """Red areas that are worth something else now."""
    title, words = rules.title, Words(rules, ())
    was, now = title.phase_colour(old), title.phase_colour(new)
    worth: dict[str, int] = {}
    for label, data in title.data.hexes.items():
        for node in data.nodes:
            if isinstance(node.revenue, int) or node.hidden_label:
                continue
            values: Mapping[str, int] = {str(name): value for name, value in node.revenue.items()}
            if values.get(was) != values.get(now):
                worth[words.town(label)] = values.get(now, 0)
    if worth:
        yield text("hands-phase-areas", areas=items(text("word-amount", who=who, amount=worth[who]) for who in worth))
