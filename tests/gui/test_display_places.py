"""Where the table display stands among screens, and where its parts stand on its page."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from tests.gui.display_seat import LAPTOP, TELEVISION
from tests.gui.two_screens import SCREENS
from ui import theme
from ui.display.head import GAP, MARGIN, PAD, TURN, fitted_widths
from ui.display.places import places, unit_of
from ui.display.screens import Place, Screen, arrangement, place_for, screen_at, within
from ui.display.table import lay_out
from ui.ink import exact
from ui.settings import Settings
from ui.viewmodels.cells import Cell, Column, Row
from ui.viewmodels.display_view import TableView
from ui.viewmodels.header_view import Cell as HeaderCell

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (480, 270), (1080, 1920))
SCENES = ("auction", "stock", "operating", "end", "everything", "market", "map", "standings")
BANKER = QRect(100, 100, 1000, 600)


# screens


def test_two_real_screens(tmp_path: Path, repository: Path) -> None:
    command = [sys.executable, "-m", "tests.gui.two_screens", str(tmp_path)]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    name, *area = SCREENS[1]
    assert found == {"full": True, "screen": name, "area": area, "screens": 2}


def test_players_get_the_screen_that_the_banker_does_not_use() -> None:
    assert place_for([LAPTOP, TELEVISION], LAPTOP, None).screen == "television"
    assert place_for([LAPTOP, TELEVISION], LAPTOP, None).full
    assert place_for([LAPTOP, TELEVISION], TELEVISION, None).screen == "laptop"


def test_a_window_is_on_the_screen_that_shows_most_of_it() -> None:
    assert screen_at([LAPTOP, TELEVISION], BANKER) == LAPTOP
    assert screen_at([LAPTOP, TELEVISION], BANKER.translated(1000, 0)) == TELEVISION
    assert screen_at([LAPTOP, TELEVISION], BANKER.translated(0, 5000)) in (LAPTOP, TELEVISION)


def test_one_screen_is_not_covered() -> None:
    place = place_for([LAPTOP], LAPTOP, None)
    assert not place.full
    assert LAPTOP.area.contains(place.window)


def test_it_stands_where_it_was_left() -> None:
    kept = Place("laptop", QRect(10, 20, 640, 400), False)
    assert place_for([LAPTOP, TELEVISION], LAPTOP, kept) == kept


def test_a_place_on_a_screen_that_is_gone_or_smaller_now() -> None:
    kept = Place("television", QRect(2900, 900, 900, 700), True)
    assert place_for([LAPTOP], LAPTOP, kept).screen == "laptop"
    moved = place_for([LAPTOP, TELEVISION], LAPTOP, kept)
    assert TELEVISION.area.contains(moved.window)
    small = Screen("television", QRect(1280, 0, 640, 480))
    assert small.area.contains(place_for([LAPTOP, small], LAPTOP, kept).window)
    assert LAPTOP.area.contains(within(QRect(), LAPTOP.area))


def test_the_same_screens_have_the_same_name() -> None:
    assert arrangement([LAPTOP, TELEVISION]) == arrangement([TELEVISION, LAPTOP])
    assert arrangement([LAPTOP]) != arrangement([LAPTOP, TELEVISION])
    assert arrangement([LAPTOP]) != arrangement([Screen("laptop", QRect(0, 0, 1920, 1080))])


def test_a_place_is_kept_for_each_arrangement(tmp_path: Path) -> None:
    place = Place("television", QRect(1300, 20, 640, 400), True)
    settings = Settings(tmp_path)
    settings.keep_display_place("two", place.as_words())
    settings.keep_display_place("one", Place("laptop", QRect(1, 2, 3, 4), False).as_words())
    settings.sync()
    again = Settings(tmp_path)
    assert Place.from_words(again.display_place("two")) == place
    assert again.display_place("three") is None


@pytest.mark.parametrize("words", [None, [], "laptop", ["laptop", 1, 2, 3], ["laptop", 1, 2, 3, "4", True]])
def test_what_is_no_place_counts_as_none(words: object) -> None:
    assert Place.from_words(words) is None


# parts of the page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_parts_lie_inside_and_beside_each_other(scene: str, size: tuple[int, int]) -> None:
    room = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    for card in (0.0, size[1] * 0.3, size[1] * 2.0):
        found = places(scene, QSizeF(*size), card)  # type: ignore[arg-type]
        assert all(room.contains(box) for box in found.values() if not box.isEmpty())
        boxes = [box.adjusted(1, 1, -1, -1) for box in found.values() if not box.isEmpty()]
        assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_everything_grows_with_the_height() -> None:
    assert unit_of(QSizeF(3840, 2160)) == 2 * unit_of(QSizeF(1920, 1080)) == 3 * unit_of(QSizeF(1280, 720)) == 2.0


def table(columns: int, rows: int, drop: int) -> TableView:
    heads = tuple(Column(str(n), "Column", drop=drop if n % 2 else 0) for n in range(columns))
    return TableView(heads, tuple(Row(str(n), tuple(Cell("12,345") for _ in heads), "Row") for n in range(rows)))


def test_a_table_fills_its_place_and_leaves_out_columns_before_it_gets_small(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    box = QRectF(0, 0, 1100, 900)
    few, many = lay_out(table(6, 10, 3), box, 1.0), lay_out(table(14, 10, 3), box, 1.0)
    assert all(few.widths)
    assert many.widths.count(0) == 7  # type: ignore[attr-defined]
    assert many.scale >= 1.5
    for laid in (few, many, lay_out(table(14, 30, 0), box, 1.0)):
        assert laid.scale * (laid.side + sum(laid.widths)) <= box.width() + 1


def test_whose_turn_it_is_stays_readable(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    cells = [HeaderCell("OR 9.1", "a caption that is rather long"), HeaderCell("Phase 5", "a caption " * 9)]
    turn, room = HeaderCell("SBB · Maximiliane", "then others"), 1500.0 - 2 * MARGIN
    widths = fitted_widths(cells, turn, room, 1.0)
    left = room - sum(widths) - 2 * GAP
    assert left + 1 >= exact(TURN, True).width(turn.value) + 2 * PAD
    assert widths[0] > widths[1] * 0.4  # the longest caption gave way
