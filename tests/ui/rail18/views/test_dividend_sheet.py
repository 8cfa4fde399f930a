"""Who gets what of a dividend: rounding, pool and bank, and the fewest chips."""

from fractions import Fraction

import pytest

from tests.titles.t1844.positions import Table
from ui.rail18.views.dividend_sheet import DENOMINATIONS, dividend_sheet, exactly, in_chips, sheet_rows
from ui.rail18.views.moment import Moment


def moment(revenue: int = 155) -> Moment:
    table = Table().company("AB", par=100, ann=3, ben=2, pool=1).turn("AB", "dividend", revenue=revenue)
    return Moment(table.engine, table.state)


def test_each_holder_with_certificates_share_and_rounding() -> None:
    sheet = dividend_sheet(moment(), "AB", 155)
    lines = [(line.holder, line.certificates, line.percent, line.exact, line.amount) for line in sheet.lines]
    assert lines == [
        ("ann", 2, 30, Fraction(93, 2), 47),
        ("ben", 2, 20, 31, 31),
        ("AB", 0, 10, Fraction(31, 2), 15),  # R25: the pool's part is rounded down
    ]
    assert sheet.paid == 93


def test_the_table_adds_up_and_says_what_nobody_gets() -> None:
    columns, rows = sheet_rows(dividend_sheet(moment(), "AB", 155))
    words = {row.key: [cell.text for cell in row.cells] for row in rows}
    assert [column.key for column in columns] == ["name", "certificates", "percent", "exact", "amount"]
    assert words["ann"][2:] == ["30 %", "46.5", "47"]
    assert words["total"][-1] == "93"
    assert words["nobody"][2:] == ["40 %", "62", ""]
    assert "rounding" not in words, "what is rounded up here is rounded down there"


def test_what_rounding_adds_is_not_called_shares_in_the_bank() -> None:
    """All but a tenth is held: three times half a franc is rounded up, nothing is rounded down."""
    table = Table().company("AB", par=100, ann=3, ben=3, cat=3).turn("AB", "dividend", revenue=155)
    sheet = dividend_sheet(Moment(table.engine, table.state), "AB", 155)
    words = {row.key: [cell.text for cell in row.cells] for row in sheet_rows(sheet)[1]}
    assert words["total"][-1] == "141"
    assert words["nobody"][2:] == ["10 %", "15.5", ""]
    assert words["rounding"] == ["Rounded up or down", "", "", "+1.5", ""]


def test_what_rounding_takes_is_told_where_all_shares_are_held() -> None:
    table = Table().company("AB", par=100, ann=6, ben=2, pool=1, cat=1).turn("AB", "dividend", revenue=155)
    sheet = dividend_sheet(Moment(table.engine, table.state), "AB", 155)
    words = {row.key: [cell.text for cell in row.cells] for row in sheet_rows(sheet, (1, 5))[1]}
    assert words["total"][-2] == "155"
    assert "nobody" not in words
    assert "rounding" not in words
    below = dividend_sheet(Moment(table.engine, table.state), "AB", 1)
    words = {row.key: [cell.text for cell in row.cells] for row in sheet_rows(below)[1]}
    assert words["rounding"][-2] == "+2"


def test_chips_stand_at_the_end() -> None:
    columns, rows = sheet_rows(dividend_sheet(moment(), "AB", 155), (1, 5, 20))
    assert columns[-1].key == "chips"
    assert {row.key: row.cells[-1].text for row in rows} == {
        "ann": "2 × 20  1 × 5  2 × 1",
        "ben": "1 × 20  2 × 5  1 × 1",
        "AB": "3 × 5",
        "total": "3 × 20  6 × 5  3 × 1",
        "nobody": "",
    }


def test_what_these_chips_cannot_make_up_is_said() -> None:
    _, rows = sheet_rows(dividend_sheet(moment(), "AB", 155), (20, 50))
    words = {row.key: row.cells[-1].text for row in rows}
    assert words["ann"] == "not with these chips"
    assert words["total"] == "", "no sum of what is only a part"


@pytest.mark.parametrize(("amount", "wanted"), [(60, {20: 3}), (0, {}), (71, {50: 1, 20: 1, 1: 1})])
def test_the_fewest_chips(amount: int, wanted: dict[int, int]) -> None:
    assert in_chips(amount, (1, 20, 50)) == wanted


def test_chips_always_make_up_the_amount() -> None:
    for amount in range(1, 400):
        chips = in_chips(amount, DENOMINATIONS)
        assert chips is not None
        assert sum(chip * count for chip, count in chips.items()) == amount


@pytest.mark.parametrize(
    ("amount", "words"), [(Fraction(93, 2), "46.5"), (Fraction(155, 4), "38.75"), (Fraction(1200), "1,200")]
)
def test_exact_amounts(amount: Fraction, words: str) -> None:
    assert exactly(amount) == words
