"""What a player's shares would bring, and what he may buy: tables for his card."""

from collections.abc import Iterator
from dataclasses import replace

from core.interchange.wording import refusal_text
from core.rail18 import actions as ac
from core.rail18.figures.liquidity import Liquidity, Sale, liquidity
from core.rail18.figures.purchases import Purchase, purchases
from core.rail18.holdings import share_limit
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.labels import action_label, spelt_out
from ui.values.cells import Cell, Cells, Table, Tone, small_table


def selling_table(moment: Moment, player: str, *, seen: bool) -> Table | None:
    """`seen`: whoever looks may see his cash. What sales bring everybody can work out."""
    found = liquidity(moment.rules, moment.state, player)
    if found is None or not (found.sales or found.barred):
        return None
    rows = [_sale(moment, sale) for sale in found.sales]
    if seen:
        rows.insert(0, (Cell(), Cell(text("before-cash"), "quiet"), Cell(figure(found.cash))))
        rows.append((Cell(), Cell(text("before-cash-then"), strong=True), Cell(figure(found.after), strong=True)))
    elif found.sales:
        rows.append((Cell(), Cell(text("before-together"), strong=True), Cell(figure(found.brings), strong=True)))
    rows += [(Cell(), Cell(reason, "quiet", small=True), Cell()) for reason in _reasons(moment, found)]
    return small_table(("", "", ""), (False, False, True), rows, text(f"before-selling-{found.when}"))


def _sale(moment: Moment, sale: Sale) -> Cells:
    sym, shares = sale.action.company, sale.action.shares
    if sale.new_director is None:
        words = text("before-shares", shares=shares)
    else:
        words = text("before-shares-director", shares=shares, director=moment.names[sale.new_director])
    return Cell(chip=chips(moment.rules.title)[sym], key=sym), Cell(words), Cell(figure(sale.brings))


def _reasons(moment: Moment, found: Liquidity) -> Iterator[str]:
    """Why something stays; what holds for several companies is said once."""
    yield from dict.fromkeys(refusal_text(why, moment.names) for why in found.barred.values())


def buying_table(moment: Moment, player: str) -> Table | None:
    """What he may buy follows from his cash: only for who may see that."""
    found = purchases(moment.rules, moment.state, player)
    if found is None or not found.found:
        return None
    groups: dict[object, list[Purchase]] = {}
    for purchase in found.found:
        fields = purchase.action.model_dump(exclude={"price"})
        groups.setdefault((purchase.action.kind, *fields.values()), []).append(purchase)
    limit = share_limit(moment.rules, moment.state)
    alike: dict[object, list[Cells]] = {}
    for group in groups.values():
        row = _purchase(moment, group, limit)
        alike.setdefault(row if isinstance(group[0].action, ac.BuyShare) else row[1:], []).append(row)
    rows = [_of_several(same) if len(same) > 1 else same[0] for same in alike.values()]
    heads = ("", "", *(text(f"before-head-{key}") for key in ("costs", "then", "certificates", "left")))
    return small_table(heads, (False, False, True, True, True, True), rows, text(f"before-buying-{found.when}"))


def _of_several(rows: list[Cells]) -> Cells:
    """Companies that come to the same: most that nobody has begun yet do."""
    (_, what, *figures), companies = rows[0], items(row[0].key for row in rows)
    return (Cell(), replace(what, text=text("before-several", companies=companies, what=what.text)), *figures)


def _purchase(moment: Moment, group: list[Purchase], limit: int) -> Cells:
    """One row for what differs in the price alone."""
    first, last = group[0], group[-1]
    sym = getattr(first.action, "company", None)
    held = next((held for held in first.held if held.company == sym), None)
    words = _words(moment, group)
    if sym in first.launches:
        words = text("before-launches", what=words)
    then = Cell()
    if held is not None:
        then = Cell(str(held.after), mark="director" if held.leads else "", strong=held.leads and not held.led)
    full: Tone = "warn" if first.certificates == limit else "bad" if first.certificates > limit else "quiet"
    return (
        Cell(chip=chips(moment.rules.title)[sym], key=sym) if sym is not None else Cell(),
        Cell(words),
        Cell(_range(first.cost, last.cost)),
        then,
        Cell(str(first.certificates), full),
        Cell(_range(last.cash, first.cash), "quiet"),
    )


def _words(moment: Moment, group: list[Purchase]) -> str:
    first, last = group[0].action, group[-1].action
    if isinstance(first, ac.BuyShare):
        return text("before-share", percent=first.percent, source=first.source)
    if isinstance(first, ac.StartCompany) and isinstance(last, ac.StartCompany):
        low, high = sorted((first.price, last.price))
        several = text("before-start-between", low=figure(low), high=figure(high))
        return several if low != high else text("before-start", price=figure(low))
    if first.kind not in title_views(moment.rules.title.id).turn.stock.kinds:
        return spelt_out(moment, first)
    return action_label(moment, first) if len(group) == 1 else text(f"more-{first.kind}")


def _range(one: int | None, other: int | None) -> str:
    if one is None or other is None:
        return ""
    low, high = sorted((one, other))
    return figure(low) if low == high else text("before-range", low=figure(low), high=figure(high))
