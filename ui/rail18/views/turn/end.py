"""The end with its ranking, and the forming of a company with its settlement."""

from core.rail18 import events as ev
from core.rail18.holdings import percent, price, unit
from core.rail18.worth import ranking, share_worth, worth
from core.text.catalogue import text, text_of
from core.text.lists import items, sentences
from core.text.numbers import signed
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.generic import number
from ui.values.cells import Cell, Cells
from ui.values.turn import Choice, TurnView, turn_table

FIGURES = "F"  # the key for the game in figures


def end_view(moment: Moment) -> TurnView:
    """Who is worth what, and how it is made up (rules p. 17)."""
    rules, state = moment.rules, moment.state
    rows: list[Cells] = []
    places = ranking(rules, state)
    for player, total in places:
        place = 1 + sum(other > total for _, other in places)
        debt = state.debt(player)
        rows.append(
            (
                Cell(str(place), tone="quiet", align="right"),
                Cell(
                    moment.names[player],
                    strong=place == 1,
                    choice=worth_choice(moment, player),
                ),
                *(figure(amount) for amount in (state.cash[player], share_worth(rules, state, player))),
                figure(rules.slots.papers.worth(rules, state, player)),
                figure(-debt),
                Cell(number(total), align="right", strong=True),
            )
        )
    head = ("", text("head-player"), text("head-cash"), text("head-shares"), text("head-papers"), text("head-debt"),
            text("head-worth"))  # fmt: skip
    best = [moment.names[player] for player, total in places if total == places[0][1]]
    question = text("turn-over", winner=items(best), count=len(best))
    note = text("turn-over-note") if state.bank_broken else ""
    figures = Choice("figures", text("turn-figures"), FIGURES, request="figures")
    return TurnView(question, "", note, (turn_table("ranking", tuple(rows), head, wide=1),), foot=(figures,))


def worth_choice(moment: Moment, player: str) -> Choice:
    """Pointed at it tells how the worth is made up, share by share; chosen it shows a page of it."""
    name, total = moment.names[player], number(worth(moment.rules, moment.state, player))
    rows = worth_rows(moment, player)
    details = tuple(text("turn-worth-line", what=what, how=how or "none", amount=amount) for what, how, amount in rows)
    cells = tuple(
        (Cell(what), Cell(how, tone="quiet", align="right"), Cell(amount, align="right")) for what, how, amount in rows
    )
    table = turn_table("worth", cells, wide=0, dense=True)
    label = text("turn-worth", player=name, amount=total)
    return Choice(f"worth-{player}", label, page=lambda: TurnView(label, tables=(table,)), details=details)


def worth_rows(moment: Moment, player: str) -> list[tuple[str, str, str]]:
    """What it is, how it is reckoned, and how much: cash, shares at market price, what the title adds, debt."""
    rules, state = moment.rules, moment.state
    rows = [(text("head-cash"), "", number(state.cash[player]))]
    for sym in state.markers:
        count = percent(rules, state, sym, player) // unit(rules, sym)
        if count:
            each = price(rules, state, sym)
            rows.append((sym, text("turn-worth-shares", count=count, price=each), number(count * each)))
    if added := rules.slots.papers.worth(rules, state, player):
        rows.append((text_of("turn-worth-papers", rules.title.id), "", number(added)))
    if owed := state.debt(player):
        rows.append((text("head-debt"), "", f"−{number(owed)}"))
    return rows


def figure(amount: int) -> Cell:
    return Cell(number(amount).replace("-", "−") if amount else "–", align="right")


def settlement_views(moment: Moment) -> list[TurnView]:
    """What everybody paid or received when companies merged with the last entry; nothing if none did."""
    closed = [event.company for event in moment.events if isinstance(event, ev.CompanyClosed)]
    formed = [event.company for event in moment.events if isinstance(event, ev.CompanyLaunched)]
    before = moment.before
    new = next((sym for sym in formed if any(merges(moment, old) == sym for old in closed)), None)
    if new is None or before is None:
        return []
    rows = [settlement_row(moment, player, new) for player in before.order]
    director = next((e.director for e in moment.events if isinstance(e, ev.DirectorChanged) and e.company == new), None)
    note = (
        text("turn-formed-director", player=moment.names[director])
        if director is not None
        else text("turn-formed-nobody", company=new)
    )
    trains = " ".join(moment.state.trains[train].type for train in moment.state.trains_of(new))
    has = text("turn-formed-has", cash=number(moment.state.cash.get(new, 0)), trains=trains or "–")
    note = sentences((note, has))
    head = (text("head-player"), text("head-share"), text("head-settled"), text("head-owes"))
    go_on = Choice("go-on", text("turn-go-on"), back=True, preview=new)
    members = items(closed)
    question = text("turn-formed", company=new, members=members)
    table = turn_table("settlement", rows, head, wide=0, dense=True)
    return [TurnView(question, "", note, (table,), default=go_on, preview=new)]


def merges(moment: Moment, company: str) -> str | None:
    return moment.rules.title.companies[company].merges_into


def settlement_row(moment: Moment, player: str, new: str) -> Cells:
    sizes = {cert.id: cert.percent for cert in moment.rules.title.certificates[new]}
    settled, owed, share = 0, 0, 0
    for event in moment.events:
        if isinstance(event, ev.MoneyPaid) and event.why == "exchange":
            settled += event.amount * ((event.payee == player) - (event.payer == player))
        elif isinstance(event, ev.ExchangeDebtSet) and event.why == "exchange" and event.player == player:
            owed = event.amount
        elif isinstance(event, ev.ShareMoved) and event.company == new and event.why == "exchange":
            share += sizes[event.certificate] * (event.owner == player)
    words = signed(settled) if settled else "–"
    return (
        Cell(moment.names[player]),
        Cell(text("turn-percent", percent=share) if share else "–", align="right"),
        Cell(words, align="right", tone="good" if settled > 0 else "bad" if settled < 0 else ""),
        Cell(number(owed) if owed else "–", align="right", tone="bad" if owed else ""),
    )
