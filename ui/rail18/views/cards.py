"""The cards of trains as they lie in a phase. No Qt."""

from core.rail18.rules import Rules
from ui.values.cards import CardView, Fate


def card_view(rules: Rules, train_type: str, phase: str) -> CardView:
    """The card of a train as it lies in this phase."""
    data, side = rules.title.train_sides[train_type]
    first = train_type == data.sides[0].type
    ends: list[tuple[str | None, Fate]] = [(data.turns_over_in_phase, "turns")] if first else []
    ends.append((rules.title.scrapped_in(data), "goes"))
    now = rules.title.phase_index(phase)
    fate, when = next(((fate, when) for when, fate in ends if when and rules.title.phase_index(when) > now), ("", ""))
    comes = data.starts_phase or data.available_from_phase
    colour = rules.title.phase_colour(comes) if comes else "white"
    if data.scrapped_by and rules.title.scrapped_in(data) is None:
        return CardView(train_type, side.kind, colour, side.price, "driven", by=data.scrapped_by)
    return CardView(train_type, side.kind, colour, side.price, fate, when)
