"""What a choice will bring, before it is taken; or why it cannot be taken, with the rule."""

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18.events import PhaseBegan
from core.text.catalogue import text
from core.text.lists import items
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.moment import Moment
from ui.rail18.views.trains import opened, phase_news
from ui.rail18.views.turn.dry import can_be_overruled, passes_before
from ui.rail18.views.turn.effects import consequences
from ui.values.turn import Preview


def preview_of(
    moment: Moment, title: str, action: Action, details: tuple[str, ...] = (), *, told: frozenset[str] = frozenset()
) -> Preview:
    """`told` are codes of consequences that the page says already."""
    found = moment.outcome(action)
    if isinstance(found, Rejection):
        why = section_of_refusal(moment.rules.title.id, found.code)
        return Preview(title, (), refusal_text(found, moment.names), can_be_overruled(moment, action), why)
    before = passes_before(moment.engine, moment.state, action) if moment.state.mode == "table" else ""
    lines = [before] if before else []
    lines += [
        line.text
        for line in consequences(moment.rules, moment.state, found.events, found.after)
        if line.code not in told
    ]
    lines += [
        text("turn-phase-news", phase=event.phase, news=items(news))
        for event in found.events
        if isinstance(event, PhaseBegan)
        and (news := (*opened(moment.rules.title, event.phase), *phase_news(moment.rules, event.phase)))
    ]
    return Preview(title, (*details, *lines) or (text("turn-no-consequence"),))
