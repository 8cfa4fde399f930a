"""What a line of a game amounts to, as tables: who held what, prices, revenues, payments (core/interchange/EXPORT.md).

Nothing stands there that the table keeps hidden: cash, debt and worth of points that nobody has been shown are empty.
"""

from collections.abc import Iterator, Mapping

from core.kernel.tables import Table, Value
from core.rail18.figures.facts import Payment, Round
from core.rail18.figures.line import Line, Point
from core.rail18.figures.series import revenues
from core.rail18.holdings import certificates, counted, director, percent, price, unit
from core.rail18.worth import share_worth

Row = tuple[Value, ...]


def game_tables(line: Line) -> tuple[Table, ...]:
    return holdings(line), players(line), prices(line), revenue_list(line), payments(line)


def round_code(round: Round) -> str:
    """The name of a round, the same in every language: "auction", "SR 2", "OR 2.1"."""
    number, index = round
    if index:
        return f"OR {number}.{index}"
    return f"SR {number}" if number else "auction"


def names_of(line: Line) -> Mapping[str, str]:
    return line.state.names


def round_ends(line: Line) -> Iterator[tuple[int, Round, Point]]:
    """The last point of each round, with its place. Of the round under way it is the present."""
    starts = [start for _, start in line.rounds]
    ends = [*starts[1:], len(line.points) - 1]
    for (played, _), place in zip(line.rounds, ends, strict=True):
        yield place, played, line.points[place]


def holdings(line: Line) -> Table:
    """After each round, everybody's certificates of each company of which he has any."""
    heads = ("round", "entry", "player", "company", "percent", "certificates", "director", "price", "value")
    rows: list[Row] = []
    for _, played, point in round_ends(line):
        state, rules = point.books.state, point.books.rules
        for player in state.players:
            for sym in state.shares:
                held = percent(rules, state, sym, player.id)
                if held:
                    each = price(rules, state, sym)
                    rows.append(
                        (
                            round_code(played),
                            point.entry,
                            names_of(line)[player.id],
                            sym,
                            held,
                            len(certificates(rules, state, sym, player.id)),
                            director(rules, state, sym) == player.id,
                            each if sym in state.markers else None,
                            held // unit(rules, sym) * each if sym in state.markers else None,
                        )
                    )
    return Table("holdings", heads, rows)


def players(line: Line) -> Table:
    """After each round, what everybody has and is worth."""
    heads = ("round", "entry", "player", "order", "cash", "debt", "certificates", "shares", "other", "worth")
    rows: list[Row] = []
    for at, played, point in round_ends(line):
        state, rules = point.books.state, point.books.rules
        for player in state.players:
            shares = share_worth(rules, state, player.id)
            cash, debt, worth = state.cash[player.id], state.debt(player.id), point.books.worth[player.id]
            known = at < line.shown
            rows.append(
                (
                    round_code(played),
                    point.entry,
                    names_of(line)[player.id],
                    state.order.index(player.id) + 1,
                    cash if known else None,
                    debt if known else None,
                    counted(rules, state, player.id),
                    shares,
                    worth - shares - cash + debt,
                    worth if known else None,
                )
            )
    return Table("players", heads, rows)


def prices(line: Line) -> Table:
    """A row for each entry that changed a price, and for the last one of each round."""
    companies = tuple(line.rules.title.companies)
    ends = {point.entry for _, _, point in round_ends(line)}
    rows: list[Row] = []
    known: Mapping[str, int] = {}
    for step in line.steps:
        now = step.books.prices
        if now != known or step.entry in ends:
            rows.append((round_code(step.round), step.entry, *(now.get(sym) for sym in companies)))
        known = now
    return Table("prices", ("round", "entry", *companies), rows)


def revenue_list(line: Line) -> Table:
    """What each company earned in each operating round, in the order of their turns."""
    heads = ("round", "company", "director", "revenue", "fate", "to_players", "to_company", "best", "proven", "below")
    names = names_of(line)
    rows: list[Row] = [
        (
            round_code(found.round),
            found.company,
            names.get(found.director or ""),
            found.revenue,
            found.fate,
            found.to_players,
            found.to_company,
            found.best,
            found.proven if found.best is not None else None,
            found.below if found.proven else None,
        )
        for found in revenues(line)
    ]
    return Table("revenues", heads, rows)


def payments(line: Line) -> Table:
    """All money that changed hands. `what` is the company, certificate, hex or train it was paid for."""
    names = names_of(line)
    rows: list[Row] = []
    for step in line.steps:
        for fact in step.facts:
            if isinstance(fact, Payment):
                payer, payee = names.get(fact.payer, fact.payer), names.get(fact.payee, fact.payee)
                rows.append((round_code(fact.round), step.entry, payer, payee, fact.amount, fact.why, fact.code))
    return Table("payments", ("round", "entry", "payer", "payee", "amount", "why", "what"), rows)
