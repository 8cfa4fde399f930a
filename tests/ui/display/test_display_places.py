"""Where the table display stands among screens, and where its parts stand on its page."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from core.interchange.game_file import memory_game, new_setup
from core.rail18.state import Player
from core.text.catalogue import text, use_language
from tests.ui.display.display_seat import LAPTOP, TELEVISION
from tests.ui.display.two_screens import SCREENS
from ui.app.settings import Settings
from ui.display.head import FOLLOW, GAP, MARGIN, PAD, TURN, fitted_order, fitted_widths
from ui.display.names import shortened
from ui.display.places import places, unit_of
from ui.display.screens import Place, Screen, arrangement, place_for, screen_at, within
from ui.display.table import GAP as BETWEEN
from ui.display.table import lay_out, paint_tables
from ui.paint import theme
from ui.paint.ink import exact, face
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.display.tables import company_table, player_table, standings
from ui.rail18.views.display.view import SHEET_COLUMNS
from ui.rail18.views.moment import Moment, moment_of
from ui.values.cells import Cell, Column, Row, SheetView
from ui.values.display import Scene, TableView
from ui.values.header import HeaderCell
from ui.widgets.cell_painting import SMALL

pytestmark = pytest.mark.long

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (480, 270), (1080, 1920))
SCENES = ("auction", "stock", "operating", "end", "everything", "market", "map", "standings")
BANKER = QRect(100, 100, 1000, 600)


# screens


def test_two_real_screens(tmp_path: Path, repository: Path) -> None:
    command = [sys.executable, "-m", "tests.ui.display.two_screens", str(tmp_path)]
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
    settings.display.keep_place("two", place.as_words())
    settings.display.keep_place("one", Place("laptop", QRect(1, 2, 3, 4), False).as_words())
    settings.sync()
    again = Settings(tmp_path)
    assert Place.from_words(again.display.place("two")) == place
    assert again.display.place("three") is None


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
    few, many = lay_out([table(6, 10, 3)], box, 1.0), lay_out([table(14, 10, 3)], box, 1.0)
    assert all(few.parts[0].widths)
    assert list(many.parts[0].widths).count(0) == 7
    assert many.scale >= 1.5
    for laid in (few, many, lay_out([table(14, 30, 0)], box, 1.0), lay_out([table(4, 9, 0)] * 2, box, 1.0)):
        needed = sum(part.width for part in laid.parts) + BETWEEN * (len(laid.parts) - 1)
        assert laid.scale * needed <= box.width() + 1
        assert laid.scale * laid.row * (max(len(part.rows) for part in laid.parts) + 1) <= box.height() + 1


LONG_NAMES = ("Maximiliane", "Bartholomäus", "Anne-Katharina", "Christopher", "Friederike", "Wolfgang K.", "Sebastian")
COMPANIES = ("JS", "SCB", "STB", "FNM", "NOB", "GB", "AB", "BLS", "MOB", "JN", "VSB", "VZ", "RhB")


@pytest.fixture
def full_sheet() -> tuple[Moment, SheetView]:
    """Seven players, thirteen companies with three trains each, debts, a clock, and papers in every hand."""
    players = [Player(f"p{number}", name) for number, name in enumerate(LONG_NAMES, 1)]
    game = memory_game(new_setup("1844", players, "2016", mode="table"))
    rules, state = game.engine.rules, game.state  # type: ignore[attr-defined]
    moment, seats = moment_of(rules, state, ()), [player.id for player in players]
    info = {"price": 42, "par": 32, "treasury": 48, "trains": 0, "stations": 20, "bank": 20, "pool": 20}
    columns = [Column(key, text(f"sheet-{key}"), right=key != "trains", stretch=int(key == "trains")) for key in info]
    columns += [Column(seat, f"{n} {moment.names[seat]}", stretch=2, marked=n == 3) for n, seat in enumerate(seats, 1)]
    cards = tuple(card_view(rules, train, "2") for train in ("3H", "4H", "4"))
    shown = [
        Cell("1,240", strong=True),
        Cell("100"),
        Cell("1,240"),
        Cell(cards=cards),
        Cell("3"),
        Cell("60"),
        Cell("50"),
    ]
    shares = [Cell("60", mark="director", strong=True) for _ in seats]
    chip = chips(rules.title)
    companies = [Row(sym, (*shown, *shares), chip=chip[sym], marked=sym == "JN") for sym in COMPANIES]
    below = {"cash": "1,834", "debt": "1,200", "certificates": "11/11", "privates": "P1 P3 P5 P7", "worth": "12,340"}
    blank = [Cell("Bank 12,000", span=len(info), align="left"), *(Cell() for _ in range(len(info) - 1))]
    totals = [Row(key, (*blank, *(Cell(words) for _ in seats)), text(f"sheet-{key}")) for key, words in below.items()]
    totals.append(Row("clock", (*blank, *(Cell("1:20:37") for _ in seats)), text("display-clock")))
    return moment, SheetView(tuple(columns), tuple(companies), tuple(totals), tuple(seats))


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("scene", ["stock", "operating", "everything", "standings"])
def test_seven_players_and_thirteen_companies_can_be_read_across_a_room(
    qapp: QApplication, full_sheet: tuple[Moment, SheetView], scene: Scene, language: str
) -> None:
    """Figures of a fiftieth of the screen's height at least; as all is measured in it, one size will do."""
    theme.set_up(qapp, theme.LIGHT)
    use_language(language)
    try:
        moment, sheet = full_sheet
        box = places(scene, QSizeF(1280, 720), 200.0)["table"]
        columns = SHEET_COLUMNS.get(scene)
        if scene == "operating":
            assert columns is not None
            views = [company_table(sheet, columns), player_table(moment, sheet)]
        else:
            views = [standings(moment, sheet, columns)]
        laid = lay_out(views, box, unit_of(QSizeF(1280, 720)))
        assert laid.scale * theme.BODY >= 720 / 50
        assert sum(part.width for part in laid.parts) * laid.scale <= box.width() + 1
    finally:
        use_language("en")


def test_names_are_whole_before_the_type_gets_larger(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    names = tuple(Column(name, name) for name in LONG_NAMES[:4])
    rows = tuple(Row(sym, tuple(Cell("60") for _ in names), sym) for sym in COMPANIES)
    view = TableView(names, rows, names=LONG_NAMES[:4])
    head = face(SMALL, True)
    laid = lay_out([view], QRectF(0, 0, 1000, 900), 1.0)
    widths = zip(LONG_NAMES[:4], laid.parts[0].widths, strict=True)
    assert all(width >= head.width(name) for name, width in widths)
    narrow = lay_out([view], QRectF(0, 0, 600, 900), 1.0)
    assert narrow.scale >= 1.99
    assert narrow.parts[0].widths[0] < head.width(LONG_NAMES[0])


def test_names_in_rows_are_cut_before_columns_go(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    columns = (
        Column("player", "Player", right=False, stretch=1),
        Column("share", "JN", drop=1),
        Column("cash", "Cash"),
    )
    rows = tuple(Row(name, (Cell(name), Cell("60"), Cell("1,240"))) for name in LONG_NAMES)
    for view, kept in ((TableView(columns, rows), False), (TableView(columns, rows, people="player"), True)):
        laid = lay_out([view], QRectF(0, 0, 320, 900), 1.0)
        assert laid.scale >= 1.99
        assert bool(laid.parts[0].widths[1]) == kept
        picture = QImage(320, 900, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        paint_tables(painter, [view], QRectF(0, 0, 320, 900), theme.LIGHT, 1.0)
        painter.end()


def test_names_are_cut_to_what_says_most(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    chosen = exact(22)
    names = ("Anne-Katharina", "Wolfgang K.", "Christopher", "Anne-Marie", "Wo")
    assert shortened("Christopher", names, chosen, 500) == "Christopher"
    assert shortened("Wolfgang K.", names, chosen, chosen.width("Wolfgang") + 2) == "Wolfgang"
    assert shortened("Anne-Katharina", names, chosen, chosen.width("Anne-Kath.") + 1) == "Anne-Kath."
    assert shortened("Anne-Marie", names, chosen, chosen.width("Anne-.") + 1) == "Anne."
    assert shortened("Christopher", names, chosen, 1) == "C"


def test_those_who_follow_are_named_in_full_or_not_at_all(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    words = "then Maximiliane, Bartholomäus, Anne-Katharina"
    for room in range(100, 900, 20):
        face, shown = fitted_order(words, room, 1.0)
        if shown != words:
            assert shown in ("then Maximiliane, …", "then Maximiliane, Bartholomäus, …")
            assert face.width(shown) <= room
    assert fitted_order(words, 10, 1.0)[1] == words  # shortened while it is written
    assert fitted_order("", 10, 1.0)[1] == ""


def test_those_who_follow_come_before_long_captions(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    cells = [
        HeaderCell("SR 7", "stock round 7"),
        HeaderCell("Phase 4", "tiles yellow · green · brown · 3 operating rounds"),
    ]
    turn, room = HeaderCell("Christopher", "then Sebastian, Anne-Katharina, Wolfgang, Friederike"), 1000.0
    left = room - sum(fitted_widths(cells, turn, room, 1.0)) - 2 * GAP
    assert fitted_order(turn.caption, left - 2 * PAD, 1.0)[1].startswith("then Sebastian,")
    assert left >= FOLLOW * room


def test_whose_turn_it_is_stays_readable(qapp: QApplication) -> None:
    theme.set_up(qapp, theme.LIGHT)
    cells = [HeaderCell("OR 9.1", "a caption that is rather long"), HeaderCell("Phase 5", "a caption " * 9)]
    turn, room = HeaderCell("SBB · Maximiliane", "then others"), 1500.0 - 2 * MARGIN
    widths = fitted_widths(cells, turn, room, 1.0)
    left = room - sum(widths) - 2 * GAP
    assert left + 1 >= exact(TURN, True).width(turn.value) + 2 * PAD
    assert widths[0] > widths[1] * 0.4  # the longest caption gave way
