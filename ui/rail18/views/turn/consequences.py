"""What a choice will bring, before it is taken; or why it cannot be taken, with the rule."""

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18.events import PhaseBegan
from core.text.catalogue import text
from core.text.lists import items
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.trains import opened, phase_news
from ui.rail18.views.turn.dry import can_be_overruled, passes_before
from ui.rail18.views.turn.effects import Line, consequences
from ui.values.turn import Preview

OF_FORMING = ("exchange-shares", "director", "station-returned")  # who gets what of a company that forms


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
    brought = consequences(moment.rules, moment.state, found.events, found.after)
    lines += [line.text for line in without_forming(moment, brought) if line.code not in told]
    lines += [
        text("turn-phase-news", phase=event.phase, news=items(news))
        for event in found.events
        if isinstance(event, PhaseBegan)
        and (news := (*opened(moment.rules.title, event.phase), *phase_news(moment.rules, event.phase)))
    ]
    return Preview(title, (*details, *lines) or (text("turn-no-consequence"),))


def without_forming(moment: Moment, lines: tuple[Line, ...]) -> list[Line]:
    """Who gets what of a company that forms is not said where a page of the title shows it."""
    shown = {choice.preview for choice in title_views(moment.rules.title.id).turn.told(moment)}
    formed = {line.companies[0] for line in lines if line.code == "formed"} & shown
    return [line for line in lines if line.code not in OF_FORMING or formed.isdisjoint(line.companies[:1])]
