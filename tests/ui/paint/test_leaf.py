"""Leaves at any width: nothing reaches beyond the edge, and wide tables stand across."""

from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from core.rail18.figures.line import Line
from tests.core.rail18.figures.sample_figures import figures_of, whole_game
from tests.ui.sheets.games import LONG_NAMES
from ui.paint.ink import Face
from ui.paint.leaf import Pen, paint_leaf
from ui.paint.theme import LIGHT, load_fonts
from ui.rail18.views.charts.figures import figures_leaf
from ui.values.cells import Cell, small_table
from ui.values.leaf import Leaf


@dataclass
class Noting(Pen):
    """Writes down where texts go."""

    boxes: list[tuple[str, QRectF]] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)  # texts that are wider than their place

    def text(
        self,
        words: str,
        box: QRectF,
        chosen: Face,
        ink: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self.boxes.append((words, box))
        if chosen.width(words) > box.width() + 1:
            self.cut.append(words)


@pytest.fixture(scope="module", params=["short", "long"])
def line(request: pytest.FixtureRequest) -> Line:
    found = figures_of(whole_game()).line()
    if request.param == "short":
        return found
    players = tuple(replace(player, name=name) for player, name in zip(found.state.players, LONG_NAMES, strict=False))
    return replace(found, state=found.state.with_(players=players))


@pytest.mark.parametrize("width", [300, 420, 640, 740, 1000, 1400])
def test_nothing_reaches_beyond_the_edge(qapp: QApplication, line: Line, width: int) -> None:
    load_fonts()
    pen = Noting(LIGHT)
    high = paint_leaf(pen, figures_leaf(line), 0, 0, width)
    assert high > 0
    for words, box in pen.boxes:
        assert box.left() >= 0, words
        assert box.right() <= width + 1, words
        assert box.bottom() <= high + 1, words


def test_a_table_that_is_too_wide_for_a_column_stands_across(qapp: QApplication, line: Line) -> None:
    load_fonts()
    pen = Noting(LIGHT)
    paint_leaf(pen, figures_leaf(line), 0, 0, 740)
    led = next(box for words, box in pen.boxes if words == "led by")
    last = next(box for words, box in pen.boxes if words == f"to {line.state.players[-1].name}")
    across = line.state.players[0].name in LONG_NAMES
    assert (led.left() == 0) == across
    assert 740 - last.right() < 2, "it ends at the edge of the last column"


@pytest.mark.parametrize("width", [404, 500])
def test_columns_of_words_share_the_room(qapp: QApplication, width: int) -> None:
    """A long name leaves room for what stands behind it."""
    load_fonts()
    pen = Noting(LIGHT)
    rows = (
        (Cell("P3"), Cell("15"), Cell("Gotthard-Postkutsche"), Cell("Kommt mit einem Tunnel-Zertifikat.")),
        (Cell("P6"), Cell("30"), Cell("Società anonima delle ferrovie Milano-Saronno e Milano-Erba"), Cell("Kommt.")),
    )
    grid = small_table(("", "Bringt", "Name", "Wirkung"), (False, True, False, False), rows, "Papers")
    paint_leaf(pen, Leaf("ann", (grid,)), 0, 0, width)
    assert not pen.cut
    assert all(box.right() <= width + 1 for _, box in pen.boxes)
