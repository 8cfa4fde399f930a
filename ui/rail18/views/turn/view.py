"""The turn panel's view of a moment: the one open question with everything that may be done about it."""

from dataclasses import replace

from core.kernel.action import Action
from core.rail18.state import Auction, CompanyTurn, GameOver, Question, StockRound
from core.text.catalogue import text
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.auction import auction_view
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.end import end_view, settlement_views
from ui.rail18.views.turn.generic import option_rows
from ui.rail18.views.turn.operating import dividend_view, station_view, track_view
from ui.rail18.views.turn.questions import question_view
from ui.rail18.views.turn.run import RunAnswer, run_view
from ui.rail18.views.turn.stock import stock_view
from ui.rail18.views.turn.trains import trains_view
from ui.values.turn import Keys, TurnView, amount_in, path_to, turn_table

STEPS = {"track": track_view, "station": station_view, "dividend": dividend_view, "trains": trains_view}


def turn_view(
    moment: Moment, player: str | None = None, run: RunAnswer | None = None, *, compact: bool = False
) -> TurnView:
    """`player` asks for the moves of a later player of the stock round, at the table; `run` is the search's answer;
    `compact` asks for less height."""
    frame = moment.state.frame
    if isinstance(frame, GameOver):
        return end_view(moment)
    if not moment.live:
        return asked_then(moment)
    if not moment.options:
        return TurnView(text("turn-nothing"))
    if isinstance(frame, Auction):
        return auction_view(moment, frame)
    if isinstance(frame, StockRound):
        return stock_view(moment, frame, player, compact=compact)
    if isinstance(frame, CompanyTurn):
        turn = CompanyMoment(moment, frame)
        if frame.step == "run":
            return run_view(turn, run if run is not None and run.company == frame.company else None)
        return STEPS[frame.step](turn)
    return question_view(moment, frame) if isinstance(frame, Question) else plain_view(moment)


def asked_then(moment: Moment) -> TurnView:
    """The question of a moment of the past, without its choices."""
    options = moment.engine.options(moment.state)
    asked = turn_view(replace(moment, options=options, live=True))
    return TurnView(asked.question, asked.actor, text("turn-past"))


def turn_pages(moment: Moment, run: RunAnswer | None = None, *, compact: bool = False) -> list[TurnView]:
    """The open question, and upon it what must be seen first."""
    own = title_views(moment.rules.title.id).turn.settled
    seen = settlement_views(moment) if own is None else own(moment)
    return [turn_view(moment, run=run, compact=compact), *reversed(seen)]


def share_pages(moment: Moment, player: str, company: str, *, compact: bool = False) -> list[TurnView]:
    """The way to one company in a stock round; empty where the player can do nothing about it now."""
    if moment.state.mode != "table" and getattr(moment.state.frame, "player", "") != player:
        return []
    pages = [turn_view(moment, player, compact=compact)]
    if pages[0].actor != player:
        return []
    for name in (f"company-{company}", "start", f"start-{company}"):
        choice = next((choice for choice in pages[-1].choices if choice.id == name), None)
        if choice is not None and choice.page is not None:
            pages.append(choice.page())
            if name != "start":
                return pages
    return []


def pages_to(moment: Moment, action: Action, *, compact: bool = False) -> list[TurnView]:
    """The way to an action, which is the default of the last page; empty where no page leads to it."""
    player = action.actor if isinstance(moment.state.frame, StockRound) and moment.state.mode == "table" else None
    pages = [turn_view(moment, player, compact=compact)]
    path = path_to(pages[0], action)
    if path is None:
        return []
    for choice in path[:-1]:
        assert choice.page is not None
        pages.append(choice.page())
    last, amount = pages[-1], amount_in(pages[-1], action)
    spin = replace(last.spin, start=amount) if last.spin is not None and amount is not None else last.spin
    return [*pages[:-1], replace(last, default=path[-1], spin=spin)]


def plain_view(moment: Moment) -> TurnView:
    """All options as a list: whatever has no page of its own."""
    keys = Keys(taken="")
    rows = tuple(row for option in moment.options for row in option_rows(moment, option, keys))
    table = turn_table("options", rows, wide=1)
    return TurnView(text("ask-more"), moment.options[0].actor, tables=(table,), default=next(table.choices))
