"""The card of a player: everything he has, and how his worth is made up."""

import math

from core.rail18.holdings import certificates, counted, director, percent, price, share_limit, unit
from core.rail18.payouts import payout
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.whose_turn import acting_player
from core.rail18.worth import counts, share_worth, worth
from core.text.catalogue import text, text_of
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.before.view import before_acting
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.papers.kinds import power_of, title_papers
from ui.values.cells import HIDDEN, Cell, Table, Tone, small_table
from ui.values.facts import Fact, Facts, Seat
from ui.values.leaf import Block, Head, Leaf, Share, Shares, Tab


def player_tabs(moment: Moment) -> tuple[Tab, ...]:
    """A tab for each player, by seat."""
    return tuple(Tab(found.id, found.called, seat=Seat(found.colour, found.symbol)) for found in moment.state.players)


def player_leaf(moment: Moment, player: str) -> Leaf:
    rules, state = moment.rules, moment.state
    blocks: list[Block] = [_head(moment, player), Facts(tuple(_facts(rules, state, player)))]
    shares = _shares(moment, player)
    if shares.rows:
        blocks += [shares, _certificates(rules, state, player)]
    papers = _papers(moment, player)
    if papers.rows:
        blocks.append(papers)
    blocks += before_acting(moment, player)
    if state.cash_shown:
        blocks.append(_worth(rules, state, player))
    return Leaf(player, tuple(blocks))


def _head(moment: Moment, player: str) -> Head:
    rules, state = moment.rules, moment.state
    found = next(other for other in state.players if other.id == player)
    number = state.order.index(player) + 1
    subtitle = text("player-order", number=number, all=len(state.order))
    if acting_player(rules, state) == player:
        subtitle = text("player-acting", order=subtitle)
    shown = state.cash_shown
    figures = [Fact(text("player-cash"), figure(state.cash[player]) if shown else HIDDEN)]
    if state.debt(player):
        figures.append(Fact(text("player-debt"), figure(state.debt(player)), "bad"))
    figures.append(Fact(text("player-worth"), figure(worth(rules, state, player)) if shown else HIDDEN))
    return Head(found.called, subtitle, tuple(figures), seat=Seat(found.colour, found.symbol))


def _facts(rules: Rules, state: State, player: str) -> list[Fact]:
    has, limit = counted(rules, state, player), share_limit(rules, state)
    tone: Tone = "bad" if has > limit else "warn" if has == limit else ""
    facts = [Fact(text("player-certificates"), text("player-of-limit", has=has, limit=limit), tone)]
    train, exchange = state.train_debt.get(player, 0), state.exchange_debt.get(player, 0)
    if train:
        more = text("player-train-debt", amount=figure(train), interest=figure(math.ceil(train / 2)))
        facts.append(Fact(text("player-debt"), more, "bad"))
    if exchange:
        bears = rules.ruling("exchange-debt-interest") == "half"
        code = "player-train-debt" if bears else "player-exchange-debt"
        more = text(code, amount=figure(exchange), interest=figure(math.ceil(exchange / 2)))
        facts.append(Fact(text_of("player-debt-exchange", rules.title.id), more, "bad"))
    income = _fixed_income(rules, state, player)
    if income:
        facts.append(Fact(text("player-income"), text("player-each-round", amount=figure(income))))
    directed = [sym for sym in rules.title.companies if director(rules, state, sym) == player]
    if directed:
        facts.append(Fact(text("player-directs"), items(directed)))
    own = tuple(card_view(rules, state.trains[train].type, state.phase) for train in state.trains_of(player))
    if own:
        facts.append(Fact(text("player-trains"), text("player-to-give"), "quiet", own))
    return facts


def _fixed_income(rules: Rules, state: State, player: str) -> int:
    """What privates and other certificates pay before every operating round."""
    own = sum(data.income for code, data in rules.title.privates.items() if state.papers[code].owner == player)
    more = sum(amount for owner, _, amount in rules.slots.papers.income(rules, state) if owner == player)
    return own + more


def _shares(moment: Moment, player: str) -> Table:
    rules, state = moment.rules, moment.state
    known = chips(rules.title)
    rows: list[tuple[int, tuple[Cell, ...]]] = []
    for sym in rules.title.companies:
        has = percent(rules, state, sym, player)
        if not has:
            continue
        leads = director(rules, state, sym) == player
        value = price(rules, state, sym)
        shares = has // unit(rules, sym)
        last = state.companies[sym].last_revenue
        income = payout(rules, state, sym, last, "paid").parts.get(player, 0) if last else 0
        cells = (
            Cell(chip=known[sym], key=sym),
            Cell(str(has), mark="director" if leads else "", strong=leads),
            Cell(str(shares), "quiet"),
            Cell(figure(value) if value else "", "quiet"),
            Cell(figure(shares * value) if value else ""),
            Cell(figure(income) if income else "", "quiet"),
        )
        rows.append((shares * value, cells))
    rows.sort(key=lambda row: -row[0])
    heads = ("", *(text(f"player-head-{key}") for key in ("percent", "shares", "price", "value", "income")))
    return small_table(
        heads, (False, True, True, True, True, True), tuple(cells for _, cells in rows), text("player-shares")
    )


def _certificates(rules: Rules, state: State, player: str) -> Shares:
    known = chips(rules.title)
    return Shares(
        text("player-in-hand"),
        tuple(
            Share(known[sym], cert.percent, cert.director)
            for sym in rules.title.companies
            for cert in certificates(rules, state, sym, player)
        ),
    )


def _papers(moment: Moment, player: str) -> Table:
    rules, state = moment.rules, moment.state
    rows = []
    for code, data in rules.title.privates.items():
        if state.papers[code].owner == player:
            rows.append(
                (
                    Cell(code, strong=True),
                    Cell(figure(data.income)),
                    Cell(data.name),
                    Cell(_power(rules, state, code), "quiet"),
                )
            )
    for kind, papers in title_papers(rules).items():
        for code in papers.codes:
            paper = state.papers[code]
            if paper.owner == player:
                income = Cell(figure(papers.income), "" if paper.active else "quiet")
                name = text(f"player-{kind}", place=paper.hex or "–")
                rows.append(
                    (
                        Cell(code, strong=True),
                        income,
                        Cell(name),
                        _visited(rules, state, code, papers.unused),
                    )
                )
    heads = ("", text("player-head-pays"), text("player-head-paper"), text("player-head-state"))
    return small_table(heads, (False, True, False, False), tuple(rows), text("player-papers"))


def _visited(rules: Rules, state: State, code: str, unused: str) -> Cell:
    paper = state.papers[code]
    if paper.active and not counts(rules, paper):
        return Cell(text("player-paper-unpaid"), "warn")
    if paper.active:
        return Cell(text("player-paper-active"), "good")
    if unused and not paper.used:
        return Cell(text(unused), "quiet")
    return Cell(text("player-paper-asleep"), "warn")


def _power(rules: Rules, state: State, code: str) -> str:
    """What the private can do, and whether it did."""
    power = power_of(rules, code)
    return text("player-power-used", power=power) if state.papers[code].used else power


def worth_parts(rules: Rules, state: State, player: str) -> dict[str, int]:
    """What a player's worth is made up of, by kind."""
    parts = {"cash": state.cash[player], "shares": share_worth(rules, state, player)}
    for kind, papers in title_papers(rules).items():
        own = [paper for code in papers.codes if (paper := state.papers[code]).owner == player]
        parts[kind] = papers.final_value * sum(counts(rules, paper) for paper in own)
    parts["debt"] = -state.debt(player)
    return parts


def _worth(rules: Rules, state: State, player: str) -> Table:
    rows = [
        (Cell(text(f"player-worth-{key}")), Cell(figure(amount)))
        for key, amount in worth_parts(rules, state, player).items()
        if amount or key == "cash"
    ]
    rows.append((Cell(text("player-worth"), strong=True), Cell(figure(worth(rules, state, player)), strong=True)))
    return small_table(("", ""), (False, True), tuple(rows), text("player-made-up"))
