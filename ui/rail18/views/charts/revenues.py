"""Revenues as a table: companies as rows, operating rounds as columns, with what became of each."""

from core.rail18.figures.line import Line
from core.rail18.figures.series import Revenue, revenue_table
from core.text.catalogue import text
from core.text.numbers import figure
from ui.rail18.views.charts.view import round_name
from ui.rail18.views.chips import chips
from ui.values.cells import Cell, Column, Mark, Row, small_table
from ui.values.leaf import Leaf
from ui.values.words import word

MARKS: dict[str, Mark] = {"paid": "paid", "withheld": "kept", "split": "paid", "nothing": ""}


def revenue_columns(line: Line) -> tuple[Column, ...]:
    rounds = [
        Column(f"{played[0]}.{played[1]}", round_name(played), rule=played[1] == 1, whole=True)
        for played in _rounds(line)
    ]
    return (*rounds, Column("total", word("revenue-total"), rule=True, whole=True), Column("rest", stretch=1))


def revenue_rows(line: Line) -> tuple[Row, ...]:
    """In the order in which companies first operated; those that are closed are quiet."""
    known = chips(line.rules.title)
    found = []
    for sym, runs in revenue_table(line).items():
        cells = [_cell(runs.get(played)) for played in _rounds(line)]
        total = Cell(figure(sum(run.revenue for run in runs.values())), strong=True)
        closed = line.state.companies[sym].closed
        found.append(Row(sym, (*cells, total, Cell()), chip=known[sym], quiet=closed))
    return tuple(found)


def revenue_leaf(line: Line) -> Leaf:
    """All of it, for a picture: without the column that fills a window."""
    columns, rows = revenue_columns(line)[:-1], revenue_rows(line)
    cells = tuple((Cell(chip=row.chip), *row.cells[:-1]) for row in rows)
    right = (False, *(True for _ in columns))
    return Leaf(
        "revenues", (small_table(("", *(column.title for column in columns)), right, cells, text("paper-revenues")),)
    )


def _rounds(line: Line) -> tuple[tuple[int, int], ...]:
    return line.operating_rounds


def _cell(run: Revenue | None) -> Cell:
    if run is None:
        return Cell()
    params = {
        "company": run.company,
        "round": round_name(run.round),
        "revenue": figure(run.revenue),
        "fate": word(f"chart-fate-{run.fate}"),
    }
    if run.below:
        tip = word("revenue-tip-below", **params, below=figure(run.below))
        return Cell(f"{figure(run.revenue)} ({figure(-run.below)})", "bad", MARKS[run.fate], tip=tip)
    tone = "quiet" if run.fate == "nothing" else ""
    return Cell(figure(run.revenue), tone, MARKS[run.fate], tip=word("revenue-tip", **params))  # type: ignore[arg-type]
