"""A table paints again what looks different, and nothing else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from ui.values.cells import Cell, Column, Row
from ui.widgets.cell_painting import CellDelegate, CellHead
from ui.widgets.rows import Index
from ui.widgets.tables import CellTable

SIDE = 6
COLUMNS = [Column(f"c{n}", f"C{n}") for n in range(SIDE)]
ROWS = [Row(f"r{n}", tuple(Cell(f"{n}{place}") for place in range(SIDE)), label=f"R{n}") for n in range(SIDE)]


class Painted:
    """What was painted since it was last asked for: cells by row and column, heads by their first letter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._found: set[tuple[object, int]] = set()
        paint, section = CellDelegate.paint, CellHead.paintSection

        def cell(it: CellDelegate, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
            self._found.add((index.row(), index.column()))
            paint(it, painter, option, index)

        def head(it: CellHead, painter: QPainter, rect: QRect, index: int) -> None:
            self._found.add((it.orientation().name[0], index))
            section(it, painter, rect, index)

        monkeypatch.setattr(CellDelegate, "paint", cell)
        monkeypatch.setattr(CellHead, "paintSection", head)

    def taken(self) -> set[tuple[object, int]]:
        for _ in range(3):
            QApplication.processEvents()
        found, self._found = self._found, set()
        return found


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    return Painted(monkeypatch)


@pytest.fixture
def table(qtbot: QtBot, painted: Painted) -> CellTable:
    found = CellTable()
    qtbot.addWidget(found)
    found.resize(600, 300)
    found.show()
    found.show_rows(COLUMNS, ROWS)
    assert len(painted.taken()) == SIDE * SIDE + 2 * SIDE
    return found


def test_a_column_that_is_marked_is_painted_with_its_head(table: CellTable, painted: Painted) -> None:
    columns = [replace(column, marked=column.key == "c2") for column in COLUMNS]
    table.show_rows(columns, ROWS)
    assert painted.taken() == {("H", 2), *((row, 2) for row in range(SIDE))}


def test_a_row_that_is_marked_is_painted_with_its_head(table: CellTable, painted: Painted) -> None:
    table.show_rows(COLUMNS, [replace(row, marked=row.key == "r4") for row in ROWS])
    assert painted.taken() == {("V", 4), *((4, place) for place in range(SIDE))}


def test_rows_that_change_places_are_painted(table: CellTable, painted: Painted) -> None:
    table.show_rows(COLUMNS, [ROWS[1], ROWS[0], *ROWS[2:]])
    assert painted.taken() == {("V", 0), ("V", 1), *((row, place) for row in (0, 1) for place in range(SIDE))}


def test_a_cell_that_changes_is_painted_alone(table: CellTable, painted: Painted) -> None:
    changed = replace(ROWS[3], cells=(*ROWS[3].cells[:1], Cell("99"), *ROWS[3].cells[2:]))
    table.show_rows(COLUMNS, [*ROWS[:3], changed, *ROWS[4:]])
    assert painted.taken() == {(3, 1)}


def test_a_cell_that_falls_away_is_painted(table: CellTable, painted: Painted) -> None:
    table.show_rows(COLUMNS, [*ROWS[:5], replace(ROWS[5], cells=ROWS[5].cells[:-1])])
    assert painted.taken() == {(5, SIDE - 1)}
