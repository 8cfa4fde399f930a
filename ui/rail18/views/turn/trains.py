"""Buying trains: from the bank, the pool, other companies; where one must be bought, with sales and debt (R28, R32)."""

from dataclasses import replace

from core.kernel.action import Action
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed
from core.rail18.holdings import director
from core.rail18.state import POOL
from core.rail18.steps.trains import face_value, must_own, sides_on_sale
from core.text.catalogue import text
from ui.rail18.views.chips import chips
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.consequences import preview_of
from ui.rail18.views.turn.generic import (
    act,
    amount_page,
    beside_each_other,
    choice_id,
    list_row,
    number,
    range_row,
    refused_row,
)
from ui.values.cells import Cell, Cells
from ui.values.turn import EVERYBODY, MORE, PASS, Choice, Keys, TurnView, turn_table

SELL = "S"
FEW = 8  # rows that need not be low
SHOWN = ("BuyTrain", "Pass", "SellShares", "DeclareBankruptcy")


def trains_view(turn: CompanyMoment) -> TurnView:
    moment = turn.moment
    taken = PASS + EVERYBODY + MORE + SELL  # nobody is bankrupt by a key that elsewhere ends a round
    keys = Keys(taken + turn.list_keys)
    forced = must_own(moment.rules, moment.state, turn.company)
    rows = purchase_rows(turn, keys)
    sure = [row for row in rows if not any(seller_of(turn, cell.choice) for cell in row)]
    entries = turn.entries(keys)
    actions = turn.actions("SellShares")
    sales = Choice("sales", text("turn-emergency-sales"), SELL, page=lambda: sales_page(turn, actions))
    ends = not any(cell.choice is not None for row in rows for cell in row) and not forced
    default = (
        turn.passing(text("turn-end" if ends else "turn-no-train"))
        or sensible(turn, sure)
        or (sales if actions else None)
    )
    foot = [sales] if actions and default is not sales else []
    foot += [act(moment, action, keys.next()) for action in turn.actions("DeclareBankruptcy")]
    foot += turn.others(*SHOWN, entries=True)
    default = default or cheapest(sure) or cheapest(rows)
    note = turn.note
    if forced and not affordable(sure, turn.treasury):
        name, source = moment.names.get(turn.actor, ""), "" if default is None else own_source(turn, default)
        helped = affordable(sure, turn.treasury + turn.help)
        code = "turn-forced-own-note" if source else "turn-helped-note" if helped else "turn-forced-note"
        note = text(code, note=note, player=name, cash=turn.help, source=source)
    elif forced:
        note = text("turn-owed-note" if moment.rules.slots.trains.always_owed else "turn-must-note", note=note)
    elif turn.of("DeclareRoute"):
        note = text("turn-duty-note", note=note, company=turn.company)
    many = len(rows) > FEW
    lines = beside_each_other(rows) if many else tuple(rows)
    table = turn_table("trains", lines, wide=None if many else 1, dense=many)
    tables = (table, *entries) if rows else entries
    question = turn.ask("ask-forced-train" if forced else "ask-end" if ends else "ask-train")
    return TurnView(question, turn.actor, note, tables, default=default, foot=tuple(foot), preview=turn.company)


def affordable(rows: list[Cells], money: int) -> bool:
    """Is it enough for one of these trains?"""
    bought = (cell.choice.action for row in rows for cell in row if cell.choice is not None)
    return any(isinstance(action, ac.BuyTrain) and action.price <= money for action in bought)


def purchase_rows(turn: CompanyMoment, keys: Keys) -> list[Cells]:
    """The bank's train first, then the pool's, those of the director's companies, others, and what is not possible."""
    moment = turn.moment
    offered = [a for o in turn.of("BuyTrain") if not isinstance(o, Amount) for a in o.examples()]
    fixed = listed(moment.rules, moment.state, offered)
    ranges = [option for option in turn.of("BuyTrain") if isinstance(option, Amount)]
    unsold = [action for action in fixed if getattr(action, "source", "") in ("bank", POOL)]
    unsold.sort(key=lambda action: getattr(action, "source", "") == POOL)
    others = [action for action in fixed if action not in unsold]

    def row(action: Action) -> Cells:
        choice = act(moment, action, keys.next())
        seller = seller_of(turn, choice)
        if seller:
            choice = replace(choice, details=(text("turn-must-agree", player=moment.names.get(seller, seller)),))
        return list_row(moment, choice, moment.rules.amount(moment.state, action), train_words(turn, action))

    rows = [row(action) for action in unsold]
    rows += [any_price_row(turn, option, keys.next()) for option in ranges]
    rows += [row(action) for action in others]
    return rows + [refused_row(moment, wish, train_words(turn, wish)) for wish in refused_sides(turn, offered)]


def seller_of(turn: CompanyMoment, choice: Choice | None) -> str:
    """Whoever else leads the company that sells: he may decline, so nothing counts on it (rules p. 14 and 15)."""
    action = None if choice is None else choice.action
    if not isinstance(action, ac.BuyTrain) or action.source in ("bank", POOL):
        return ""
    seller = director(turn.moment.rules, turn.moment.state, action.source) or ""
    return "" if seller == turn.actor else seller


def train_words(turn: CompanyMoment, action: Action) -> str:
    """The train of a row, without the price, which stands beside it."""
    assert isinstance(action, ac.BuyTrain)
    known = turn.moment.state.trains
    card, handed = known.get(action.train), known.get(action.trade_in or "")
    return text("turn-train", type=action.train if card is None else card.type, source=action.source,
                trade_in="none" if handed is None else handed.type)  # fmt: skip


def any_price_row(turn: CompanyMoment, option: Amount, key: str) -> Cells:
    """A train of another company of the same director: any price."""
    template = option.template
    assert isinstance(template, ac.BuyTrain)
    kind = turn.moment.state.trains[template.train].type
    label = text("some-BuyTrain", type=kind, source=template.source)
    short = train_words(turn, template)
    step = 10 if option.high >= 10 else 1
    choice = Choice(range_id(option), label, key,
                    page=lambda: amount_page(turn.moment, option, step=step), preview=template.source)  # fmt: skip
    return range_row(choice, option, short)


def range_id(option: Amount) -> str:
    return f"{choice_id(option.template)}…"


def refused_sides(turn: CompanyMoment, offered: list[Action]) -> list[ac.BuyTrain]:
    """What the bank and the pool sell and this company cannot buy."""
    rules, state = turn.moment.rules, turn.moment.state
    wishes = [
        ac.BuyTrain(actor=turn.actor, company=turn.company, source="bank", train=side.type, price=side.price)
        for _, side in sides_on_sale(rules, state)
    ]
    wishes += [
        ac.BuyTrain(actor=turn.actor, company=turn.company, source=POOL, train=train,
                    price=face_value(rules, state, train))
        for train in state.trains_of(POOL)
    ]  # fmt: skip
    return [wish for wish in listed(rules, state, wishes) if wish not in offered]


def sensible(turn: CompanyMoment, rows: list[Cells]) -> Choice | None:
    """What must be bought, by one who likes no debt (R32): what the treasury pays, else what costs the director least.

    A train that one of his companies would miss comes after his own money. None where every train makes a debt.
    """
    choices = choices_of(rows)
    prices = {choice.id: choice.action.price for choice in choices if isinstance(choice.action, ac.BuyTrain)}
    paid = [choice for choice in choices if choice.id in prices and prices[choice.id] <= turn.treasury]
    if paid:
        return paid[0]
    own = own_trains(turn)
    prices |= {name: option.low for name, option in own.items()}
    burdens = {
        choice.id: (choice.id in own and missed(turn, own[choice.id]), max(0, prices[choice.id] - turn.treasury))
        for choice in choices
        if choice.id in prices and prices[choice.id] <= turn.treasury + turn.help
    }
    best = min((choice for choice in choices if choice.id in burdens), key=lambda c: burdens[c.id], default=None)
    return told(turn, best, own[best.id]) if best is not None and best.id in own else best


def cheapest(rows: list[Cells]) -> Choice | None:
    """The one that makes the least debt."""
    choices = choices_of(rows)
    priced = [choice for choice in choices if isinstance(choice.action, ac.BuyTrain)]
    return min(priced, key=lambda choice: getattr(choice.action, "price", 0), default=next(iter(choices), None))


def choices_of(rows: list[Cells]) -> list[Choice]:
    return [cell.choice for row in rows for cell in row if cell.choice is not None]


def own_trains(turn: CompanyMoment) -> dict[str, Amount]:
    """Trains of the director's other companies, for any price, by the id of the choice that asks for it."""
    found = (option for option in turn.of("BuyTrain") if isinstance(option, Amount))
    return {range_id(option): option for option in found}


def own_source(turn: CompanyMoment, choice: Choice) -> str:
    option = own_trains(turn).get(choice.id)
    return "" if option is None else getattr(option.template, "source", "")


def missed(turn: CompanyMoment, option: Amount) -> bool:
    """Must the company that sells this train buy another one then?"""
    wanted, state = option.template, turn.moment.state
    assert isinstance(wanted, ac.BuyTrain)
    moved = replace(state.trains[wanted.train], owner=turn.company)
    after = state.with_(trains={**state.trains, wanted.train: moved})
    return must_own(turn.moment.rules, after, wanted.source)


def told(turn: CompanyMoment, choice: Choice, option: Amount) -> Choice:
    """With what it brings for the least price: the price itself is asked for next."""
    least = preview_of(turn.moment, "", option.at(option.low))
    source = getattr(option.template, "source", "")
    lines = [text("turn-any-price", low=option.low, high=option.high), *least.lines]
    lines += [text("turn-train-missed", source=source)] if missed(turn, option) else []
    return replace(choice, details=tuple(lines))


def sales_page(turn: CompanyMoment, actions: list[Action]) -> TurnView:
    """Companies as rows, sizes of blocks as columns."""
    moment = turn.moment
    rows: list[Cells] = []
    for sym in dict.fromkeys(getattr(action, "company", "") for action in actions):
        blocks = [action for action in actions if isinstance(action, ac.SellShares) and action.company == sym]
        cells = [Cell(sym, chip=chips(moment.rules.title)[sym])]
        for action in blocks:
            choice = act(moment, action)
            amount = number(moment.rules.amount(moment.state, action))
            cells.append(Cell(amount, side=share_words(turn, action), choice=choice, align="right"))
        rows.append(tuple(cells))
    own = turn.help
    choices = (act(moment, action) for action in turn.actions("BuyTrain"))
    sure = (choice.action for choice in choices if not seller_of(turn, choice))
    prices = [action.price for action in sure if isinstance(action, ac.BuyTrain)]
    missing = max(0, min(prices, default=0) - turn.treasury - own)
    note = text("turn-sales-note", player=moment.names.get(turn.actor, ""), cash=own, missing=missing)
    return TurnView(turn.ask("ask-emergency-sales"), turn.actor, note, (turn_table("sales", tuple(rows)),))


def share_words(turn: CompanyMoment, action: ac.SellShares) -> str:
    size = turn.moment.rules.title.kind(action.company).share_percent
    words = text("turn-percent", percent=action.shares * size)
    return words + "·" * action.doubles
