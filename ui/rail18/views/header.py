"""The header: where the game stands, in a line that everybody at the table can read."""

from itertools import islice

from core.mechanics.turn_order import after
from core.rail18.holdings import director
from core.rail18.order import coming_turns, still_to_act
from core.rail18.phases import over_limit
from core.rail18.stack import exported_next, left
from core.rail18.state import (
    BANK,
    Auction,
    CompanyTurn,
    GameOver,
    OperatingRound,
    Question,
    StockRound,
)
from core.rail18.steps.private_purchase import privates_for_sale
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.moment import Moment
from ui.values.header import HeaderCell, HeaderView


def header_view(moment: Moment) -> HeaderView:
    return HeaderView(_round(moment), _phase(moment), _turn(moment), _bank(moment), _trains(moment))


def _round(moment: Moment) -> HeaderCell:
    state = moment.state
    for frame in reversed(state.flow):
        match frame:
            case Auction():
                return HeaderCell(text("header-auction"), text("header-auction-of", private=frame.private))
            case StockRound():
                caption = _end(moment, frame.number) or text("header-stock-caption", number=frame.number)
                return HeaderCell(text("header-stock", number=frame.number), caption, mark=state.bank_broken)
            case OperatingRound():
                code = {"number": frame.number, "index": frame.index, "total": frame.total}
                caption = _end(moment, frame.number, frame.total) or text("header-operating-caption", **code)
                return HeaderCell(text("header-operating", **code), caption, mark=state.bank_broken)
            case GameOver():
                return HeaderCell(text("header-over"), text("header-over-caption"))
            case _:
                pass
    return HeaderCell("", "")


def _end(moment: Moment, number: int, total: int | None = None) -> str:
    """When the game ends, once the bank is broken (R40)."""
    if not moment.state.bank_broken:
        return ""
    return text("header-ends", number=number, index=total or _operating_rounds(moment))


def _operating_rounds(moment: Moment) -> int:
    title = moment.rules.title
    return title.phase(moment.state.phase).operating_rounds


def _phase(moment: Moment) -> HeaderCell:
    title = moment.rules.title
    phase = title.phase(moment.state.phase)
    colours = text("header-colours", colours=" · ".join(text(f"header-colour-{colour}") for colour in phase.tiles))
    rounds = text("header-rounds", count=phase.operating_rounds)
    tips = []
    slots = moment.rules.slots
    if privates_for_sale(moment.rules, moment.state):
        tips.append(text("header-privates"))
    if moment.rules.since(moment.state, slots.trains.trade_from_phase):
        tips.append(text("header-trade"))
    return HeaderCell(text("header-phase", phase=phase.id), f"{colours} · {rounds}", "\n".join(tips))


def _turn(moment: Moment) -> HeaderCell:
    state, rules, names = moment.state, moment.rules, moment.names
    frame = state.frame
    follow: list[str] = []
    match frame:
        case Auction():
            who = names[frame.bidder]
            follow = [names[player] for player in after(state.order, frame.bidder) if player not in frame.passed]
        case StockRound():
            who = names[frame.player]
            turns = islice(coming_turns(rules, state, frame), len(state.order) - 1)
            follow = [names[player] for player in turns]
        case CompanyTurn():
            who = _company(moment, frame.company)
            follow = [sym for sym in still_to_act(rules, state) if sym != frame.company]
        case Question(player="", about="discard"):
            return HeaderCell(
                " · ".join(_company(moment, sym) for sym in over_limit(rules, state)), text("header-discard")
            )
        case Question():
            who = names.get(frame.player, "")
            return HeaderCell(who, text("header-asked"))
        case GameOver():
            return HeaderCell("", "")
        case _:
            who = ""
    joined = items(follow)
    return HeaderCell(who, text("header-follow", names=joined) if joined else text("header-nobody-follows"))


def _company(moment: Moment, sym: str) -> str:
    leader = director(moment.rules, moment.state, sym)
    return text("header-company", company=sym, player=moment.names.get(leader or "", ""))


def _bank(moment: Moment) -> HeaderCell:
    state = moment.state
    caption = "header-bank-broken" if state.bank_broken else "header-bank"
    return HeaderCell(figure(state.cash[BANK]), text(caption), mark=state.bank_broken)


def _trains(moment: Moment) -> HeaderCell:
    """What is left of the kind that is sold next."""
    train = exported_next(moment.rules, moment.state)
    if train is None:
        return HeaderCell("", "")
    kinds = " / ".join(side.type for side in train.sides)
    prices = " / ".join(text("header-amount", amount=side.price) for side in train.sides)
    tip, number = text("header-trains-tip"), left(moment.state, train)
    if number is None:
        return HeaderCell(text("header-trains-always", kinds=kinds), text("header-unlimited", prices=prices), tip)
    return HeaderCell(text("header-trains", kinds=kinds, count=number), prices, tip)
