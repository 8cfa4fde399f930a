"""Where a game stands, in a few lines: the round, whose turn it is, and what is left of it."""

from collections.abc import Iterator

from core.rail18.holdings import director
from core.rail18.state import Auction, CompanyTurn, GameOver, OperatingRound, Question, StockRound
from core.text.catalogue import catalogue, text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.header import header_view
from ui.rail18.views.moment import Moment
from ui.values.facts import Fact


def flow_entries(moment: Moment) -> Iterator[Fact]:
    for frame in moment.state.flow:
        match frame:
            case Auction():
                yield from _auction(moment, frame)
            case StockRound():
                yield from _stock_round(moment, frame)
            case OperatingRound():
                yield from _operating_round(moment, frame)
            case CompanyTurn():
                yield from _turn(moment, frame)
            case Question():
                yield Fact(text("paper-open-question"), _question(moment, frame))
            case GameOver():
                yield Fact(text("paper-round"), text("header-over-caption"))
    if moment.state.bank_broken:
        yield Fact(text("paper-bank"), text("header-bank-broken"))


def _auction(moment: Moment, frame: Auction) -> Iterator[Fact]:
    names = moment.names
    yield Fact(text("paper-round"), text("paper-auction", private=frame.private))
    yield Fact(text("paper-turn"), names[frame.bidder], strong=True)
    yield Fact(text("paper-auctioneer"), names[frame.auctioneer])
    if frame.leader is not None:
        yield Fact(text("paper-bid"), text("paper-bid-of", amount=figure(frame.bid), player=names[frame.leader]))
    yield Fact(text("paper-minimum"), figure(frame.minimum))
    if frame.passed:
        yield Fact(text("paper-passed"), items(names[player] for player in frame.passed))


def _stock_round(moment: Moment, frame: StockRound) -> Iterator[Fact]:
    names = moment.names
    yield Fact(text("paper-round"), text("paper-stock-round", number=frame.number))
    yield Fact(text("paper-turn"), names[frame.player], strong=True)
    yield Fact(text("paper-passes"), str(frame.passes))
    if frame.last_actor is not None:
        yield Fact(text("paper-last-actor"), names[frame.last_actor])
    if frame.blocks:
        yield Fact(text("paper-blocks"), items(frame.blocks))


def _operating_round(moment: Moment, frame: OperatingRound) -> Iterator[Fact]:
    words = text("paper-operating-round", number=frame.number, index=frame.index, total=frame.total)
    yield Fact(text("paper-round"), words)
    if frame.acted:
        yield Fact(text("paper-acted"), items(frame.acted))


def _turn(moment: Moment, frame: CompanyTurn) -> Iterator[Fact]:
    leader = director(moment.rules, moment.state, frame.company)
    company = text("header-company", company=frame.company, player=moment.names.get(leader or "", ""))
    yield Fact(text("paper-turn"), company, strong=True)
    yield Fact(text("paper-step"), text(f"paper-step-{frame.step}"))
    if frame.tiles_laid:
        yield Fact(text("paper-tiles-laid"), str(frame.tiles_laid))
    if frame.revenue:
        yield Fact(text("paper-revenue"), figure(frame.revenue), strong=True)
    follows = header_view(moment).turn
    if moment.state.frame is frame and follows.tip:
        yield Fact(text("paper-then"), follows.tip)


def _question(moment: Moment, frame: Question) -> str:
    code = f"ask-question-{frame.about}"
    words = {
        "player": moment.names.get(frame.player, ""),
        "company": frame.company or "",
        "item": frame.item or "",
        "about": frame.about,
    }
    return text(code if code in catalogue() else "ask-question", **words)
