"""The dividend sheet: who gets what before it is paid, how it is rounded, what nobody gets, and which chips that is."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.rail18.holdings import certificates, percent, pooled
from core.rail18.payouts import payout
from core.rail18.state import BANK
from core.text.catalogue import text
from core.text.numbers import figure
from ui.rail18.views.moment import Moment
from ui.values.cells import Cell, Column, Row

DENOMINATIONS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
USUAL = (1, 5, 20, 50, 100, 500)


@dataclass(frozen=True, slots=True)
class Line:
    holder: str  # a player, or the company for its treasury
    name: str
    certificates: int
    percent: int
    exact: Fraction
    amount: int


@dataclass(frozen=True, slots=True)
class DividendSheet:
    company: str
    revenue: int
    lines: tuple[Line, ...]

    in_bank: int  # percent of the shares that nobody has bought

    @property
    def paid(self) -> int:
        return sum(line.amount for line in self.lines)

    @property
    def kept(self) -> Fraction:
        """What shares in the bank would earn: nobody gets it."""
        return Fraction(self.revenue * self.in_bank, 100)

    @property
    def rounded(self) -> Fraction:
        """How much more is paid than all parts are exactly, or less."""
        return self.paid + self.kept - self.revenue


def dividend_sheet(moment: Moment, company: str, revenue: int) -> DividendSheet:
    rules, state = moment.rules, moment.state
    lines = []
    for holder, amount in payout(rules, state, company, revenue, "paid").parts.items():
        treasury = holder == company
        part = pooled(rules, state, company) if treasury else percent(rules, state, company, holder)
        name = text("dividend-treasury", company=company) if treasury else moment.names[holder]
        count = 0 if treasury else len(certificates(rules, state, company, holder))
        lines.append(Line(holder, name, count, part, Fraction(revenue * part, 100), amount))
    return DividendSheet(company, revenue, tuple(lines), percent(rules, state, company, BANK))


def sheet_rows(sheet: DividendSheet, denominations: Collection[int] = ()) -> tuple[list[Column], list[Row]]:
    """As a table; chips stand at the end where denominations are given."""
    columns = [
        Column("name", text("head-receives"), right=False, stretch=1),
        Column("certificates", text("dividend-certificates")),
        Column("percent", text("head-share")),
        Column("exact", text("dividend-exact")),
        Column("amount", text("head-amount")),
    ]
    if denominations:
        columns.append(Column("chips", text("dividend-chips"), right=False, stretch=2, rule=True))
    rows = [Row(line.holder, _cells(line, denominations)) for line in sheet.lines]
    rows.append(_total(sheet, denominations))
    if sheet.in_bank:
        share = text("turn-percent", percent=sheet.in_bank)
        rows.append(_aside("nobody", text("dividend-nobody"), share, exactly(sheet.kept), len(columns)))
    if sheet.rounded:
        sign = "+" if sheet.rounded > 0 else "−"
        words = f"{sign}{exactly(abs(sheet.rounded))}"
        rows.append(_aside("rounding", text("dividend-rounding"), "", words, len(columns)))
    return columns, rows


def _total(sheet: DividendSheet, denominations: Collection[int]) -> Row:
    """All chips together, unless these cannot make up every part."""
    cells = [Cell(text("dividend-total", revenue=figure(sheet.revenue)), strong=True), Cell(), Cell(), Cell(),
             Cell(figure(sheet.paid), strong=True)]  # fmt: skip
    if denominations:
        parts = [in_chips(line.amount, denominations) for line in sheet.lines]
        total = Counter[int]()
        for part in parts:
            total.update(part or {})
        cells.append(Cell("" if None in parts else _chips(total)))
    return Row("total", tuple(cells), rule=True)


def _aside(key: str, words: str, share: str, exact: str, width: int) -> Row:
    """What is no payment, but explains why the sum is not the revenue."""
    cells = [Cell(words, tone="quiet"), Cell(), Cell(share, tone="quiet"), Cell(exact, tone="quiet")]
    return Row(key, (*cells, *(Cell() for _ in range(width - len(cells)))))


def _cells(line: Line, denominations: Collection[int]) -> tuple[Cell, ...]:
    cells = [
        Cell(line.name),
        Cell(figure(line.certificates) if line.certificates else ""),
        Cell(text("turn-percent", percent=line.percent)),
        Cell(exactly(line.exact), tone="quiet" if line.exact == line.amount else "warn"),
        Cell(figure(line.amount), strong=True),
    ]
    if denominations:
        found = in_chips(line.amount, denominations)
        cells.append(Cell(text("dividend-no-chips"), tone="warn") if found is None else Cell(_chips(found)))
    return tuple(cells)


def exactly(amount: Fraction) -> str:
    """Hundredths at most: revenue times a whole number of percent."""
    return text("number", amount=round(float(amount), 2))


def in_chips(amount: int, denominations: Collection[int]) -> dict[int, int] | None:
    """The fewest chips for an amount, the largest first; None if these chips cannot make it up."""
    fewest: list[tuple[int, int] | None] = [(0, 0)]  # how many chips, and one of them
    for wanted in range(1, amount + 1):
        ways = ((found[0] + 1, chip) for chip in denominations if chip <= wanted and (found := fewest[wanted - chip]))
        fewest.append(min(ways, key=lambda way: (way[0], -way[1]), default=None))
    chips = Counter[int]()
    left = amount
    while left:
        found = fewest[left]
        if found is None:
            return None
        chips[found[1]] += 1
        left -= found[1]
    return dict(sorted(chips.items(), reverse=True))


def _chips(chips: Mapping[int, int]) -> str:
    words = (
        text("dividend-chip", count=count, chip=figure(chip)) for chip, count in sorted(chips.items(), reverse=True)
    )
    return "  ".join(words)
