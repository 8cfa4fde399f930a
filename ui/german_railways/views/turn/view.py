"""The turn panel's view of a moment: the one open question with everything that may be done about it."""

from dataclasses import replace

from core.german_railways import actions as ac
from core.kernel.action import Action
from core.text.catalogue import text
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.auction import auction_view
from ui.german_railways.views.turn.build import builds_of, pages_to_build
from ui.german_railways.views.turn.end import end_view
from ui.german_railways.views.turn.order import order_view, pages_to_draw
from ui.german_railways.views.turn.turn import choosing_view, later_turn
from ui.values.turn import TurnView, amount_in, path_to


def turn_view(moment: Moment, player: str | None = None) -> TurnView:
    """`player` asks for the moves of one whose marker comes later, at the table."""
    state = moment.state
    if state.open == "over":
        return end_view(moment)
    if not moment.live:
        return asked_then(moment)
    if not moment.options:
        return TurnView(text("turn-nothing"))
    if state.auction is not None:
        return auction_view(moment, state.auction)
    if state.open == "order":
        return order_view(moment)
    return choosing_view(moment, player or state.turn or "")


def asked_then(moment: Moment) -> TurnView:
    """The question of a moment of the past, without its choices."""
    asked = turn_view(replace(moment, options=moment.engine.options(moment.state), live=True))
    return TurnView(asked.question, asked.actor, text("turn-past"))


def pages_to(moment: Moment, action: Action) -> list[TurnView]:
    """The way to an action, which is the default of the last page; empty where no page leads to it."""
    state = moment.state
    if isinstance(action, ac.DrawOrder) and state.open == "order" and state.mode == "table":
        return pages_to_draw(moment, action)
    first = turn_view(moment, action.actor if state.mode == "table" and state.open == "turn" else None)
    if isinstance(action, ac.BuildTrack):
        then = later_turn(moment, action.actor)
        builds = None if then is None else builds_of(then, action.actor, action.railroad)
        pages = pages_to_build(then, builds, action) if then is not None and builds is not None else []
        return [first, *pages] if pages else []
    path = path_to(first, action)
    if path is None:
        return []
    pages = [first]
    for choice in path[:-1]:
        assert choice.page is not None
        pages.append(choice.page())
    last, amount = pages[-1], amount_in(pages[-1], action)
    spin = replace(last.spin, start=amount) if last.spin is not None and amount is not None else last.spin
    return [*pages[:-1], replace(last, default=path[-1], spin=spin)]
