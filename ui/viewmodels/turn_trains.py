"""Buying trains: from the bank, the pool, other companies; where one must be bought, with sales and debt (R28, R32)."""

from core.kernel.action import Action
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.rules import Draft
from core.rail18.state import POOL
from core.rail18.steps.trains import face_value, must_own, on_sale
from core.text.catalogue import text
from ui.viewmodels.chip_view import chip_view
from ui.viewmodels.same import listed
from ui.viewmodels.turn_company import CompanyMoment
from ui.viewmodels.turn_generic import act, amount_page, choice_id, list_row, number, refused_row
from ui.viewmodels.turn_labels import amount_of, proceeds
from ui.viewmodels.turn_parts import EVERYBODY, MORE, PASS, Cell, Choice, Keys, Row, Table, TurnView

SELL = "S"
SHOWN = ("BuyTrain", "Pass", "SellShares", "DeclareBankruptcy")


def trains_view(turn: CompanyMoment) -> TurnView:
    moment = turn.moment
    keys = Keys(PASS + EVERYBODY + MORE + SELL)  # nobody is bankrupt by a key that elsewhere ends a round
    forced = must_own(Draft(moment.rules, moment.state), turn.company)
    rows = purchase_rows(turn, keys)
    entries = turn.entries(keys)
    foot: list[Choice] = []
    sales = turn.actions("SellShares")
    if sales:
        foot.append(Choice("sales", text("turn-emergency-sales"), SELL, page=lambda: sales_page(turn, sales)))
    foot += [act(moment, action, keys.next()) for action in turn.actions("DeclareBankruptcy")]
    foot += turn.others(*SHOWN, entries=True)
    default = turn.passing(text("turn-no-train")) or first_purchase(turn, rows)
    note = turn.note
    if forced and not affordable(turn, rows):
        own = moment.state.cash.get(turn.actor, 0)
        note = text("turn-forced-note", note=note, player=moment.names.get(turn.actor, ""), cash=own)
    elif forced:
        note = text("turn-must-note", note=note)
    elif turn.of("DeclareRoute"):
        note = text("turn-duty-note", note=note, company=turn.company)
    tables = (Table("trains", tuple(rows), wide=1), *entries) if rows else entries
    question = turn.ask("ask-forced-train" if forced else "ask-train")
    return TurnView(question, turn.actor, note, tables, default=default, foot=tuple(foot), preview=turn.company)


def affordable(turn: CompanyMoment, rows: list[Row]) -> bool:
    """Can the treasury pay for a train of the bank or the pool?"""
    bought = (cell.choice.action for row in rows for cell in row if cell.choice is not None)
    return any(isinstance(action, ac.BuyTrain) and action.price <= turn.treasury for action in bought)


def purchase_rows(turn: CompanyMoment, keys: Keys) -> list[Row]:
    """The bank's train first, then the pool's, those of the director's companies, others, and what is not possible."""
    moment = turn.moment
    offered = [a for o in turn.of("BuyTrain") if not isinstance(o, Amount) for a in o.examples()]
    fixed = listed(moment.rules, moment.state, offered)
    ranges = [option for option in turn.of("BuyTrain") if isinstance(option, Amount)]
    unsold = [action for action in fixed if getattr(action, "source", "") in ("bank", POOL)]
    unsold.sort(key=lambda action: getattr(action, "source", "") == POOL)
    others = [action for action in fixed if action not in unsold]

    def row(action: Action) -> Row:
        choice = act(moment, action, keys.next())
        return list_row(moment, choice, amount_of(moment, action), train_words(turn, action))

    rows = [row(action) for action in unsold]
    rows += [range_row(turn, option, keys.next()) for option in ranges]
    rows += [row(action) for action in others]
    return rows + [refused_row(moment, wish, train_words(turn, wish)) for wish in refused_sides(turn, offered)]


def train_words(turn: CompanyMoment, action: Action) -> str:
    """The train of a row, without the price, which stands beside it."""
    assert isinstance(action, ac.BuyTrain)
    card = turn.moment.state.trains.get(action.train)
    return text("turn-train", type=action.train if card is None else card.type, source=action.source)


def range_row(turn: CompanyMoment, option: Amount, key: str) -> Row:
    """A train of another company of the same director: any price."""
    template = option.template
    assert isinstance(template, ac.BuyTrain)
    kind = turn.moment.state.trains[template.train].type
    label = text("some-BuyTrain", type=kind, source=template.source)
    short = train_words(turn, template)
    step = 10 if option.high >= 10 else 1
    choice = Choice(f"{choice_id(template)}…", label, key,
                    page=lambda: amount_page(turn.moment, option, step=step), preview=template.source)  # fmt: skip
    spread = text("turn-from-to", low=option.low, high=option.high)
    return (Cell(key, tone="quiet", align="centre"), Cell(short, choice=choice), Cell(spread, align="right"))


def refused_sides(turn: CompanyMoment, offered: list[Action]) -> list[ac.BuyTrain]:
    """What the bank and the pool sell and this company cannot buy."""
    rules, state = turn.moment.rules, turn.moment.state
    card = on_sale(rules, state)
    wishes = [
        ac.BuyTrain(actor=turn.actor, company=turn.company, source="bank", train=side.type, price=side.price)
        for side in (card.sides if card is not None else ())
    ]
    wishes += [
        ac.BuyTrain(actor=turn.actor, company=turn.company, source=POOL, train=train,
                    price=face_value(rules, state, train))
        for train in state.trains_of(POOL)
    ]  # fmt: skip
    return [wish for wish in listed(rules, state, wishes) if wish not in offered]


def first_purchase(turn: CompanyMoment, rows: list[Row]) -> Choice | None:
    """What must be bought: the first train that the treasury can pay, or else the cheapest."""
    choices = [cell.choice for row in rows for cell in row if cell.choice is not None]
    prices = {c.id: c.action.price for c in choices if isinstance(c.action, ac.BuyTrain)}
    paid = [c for c in choices if c.id in prices and prices[c.id] <= turn.treasury]
    known = sorted((c for c in choices if c.id in prices), key=lambda c: prices[c.id])
    return next(iter(paid or known or choices), None)


def sales_page(turn: CompanyMoment, actions: list[Action]) -> TurnView:
    """Companies as rows, sizes of blocks as columns."""
    moment = turn.moment
    rows: list[Row] = []
    for sym in dict.fromkeys(getattr(action, "company", "") for action in actions):
        blocks = [action for action in actions if isinstance(action, ac.SellShares) and action.company == sym]
        cells = [Cell(sym, chip=chip_view(moment.rules.title.companies[sym]))]
        for action in blocks:
            choice = act(moment, action)
            cells.append(Cell(number(proceeds(moment, moment.state, action)), share_words(turn, action), choice,
                              "right"))  # fmt: skip
        rows.append(tuple(cells))
    own = moment.state.cash.get(turn.actor, 0)
    prices = [action.price for action in turn.actions("BuyTrain") if isinstance(action, ac.BuyTrain)]
    missing = max(0, min(prices, default=0) - turn.treasury - own)
    note = text("turn-sales-note", player=moment.names.get(turn.actor, ""), cash=own, missing=missing)
    return TurnView(turn.ask("ask-emergency-sales"), turn.actor, note, (Table("sales", tuple(rows)),))


def share_words(turn: CompanyMoment, action: ac.SellShares) -> str:
    size = turn.moment.rules.title.kind(action.company).share_percent
    words = text("turn-percent", percent=action.shares * size)
    return words + "·" * action.doubles
