"""Painting of boards: nothing overlaps, nothing is too small, nothing lies on track, at any zoom."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPathItem
from shapely.geometry import Point, box

from core import registry
from core.hexmap.geometry import APOTHEM, SLOT_RADIUS, area_outlines, face_shape, hex_centre
from tests.ui.board.made_up_map import sample_state
from ui.board import board
from ui.board.area_painter import plan_area
from ui.board.board import Scale
from ui.board.hex_item import TEXT_LAYER, HexItem
from ui.board.labels import plan_hex
from ui.board.planner import Mark, Shown
from ui.board.scene import MapScene
from ui.board.text import splits
from ui.paint import chips as chip_painter
from ui.paint import theme
from ui.rail18.views.chips import chips
from ui.rail18.views.map.view import map_view
from ui.values.chips import faded
from ui.values.colours import contrast
from ui.values.hexes import MapView

TITLES = ("1844", "1824")
SCALES = (0.3, 0.35, 0.5, 1.0, 2.0)


@pytest.fixture(autouse=True)
def _looks(qapp) -> None:  # type: ignore[no-untyped-def]
    theme.set_up(qapp, theme.LIGHT)


def views(title: str) -> list[MapView]:
    found = registry.title(title)
    return [map_view(found), map_view(found, sample_state(found))]


def area_of(mark: Mark) -> object:
    (x, y), width, height = mark.centre, mark.width, mark.height
    return box(x - width / 2 + 0.5, y - height / 2 + 0.5, x + width / 2 - 0.5, y + height / 2 - 0.5)


@pytest.mark.long
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("title", TITLES)
def test_marks_lie_beside_track_and_each_other(title: str, scale: float, turned: bool) -> None:
    shown = Shown(Scale(scale), numbers=True, turned=turned)
    for view in views(title):
        for entry in view.hexes.values():
            marks = plan_hex(entry, view.chips, shown)
            obstacles = face_shape(entry.face).obstacles
            for mark in marks:
                where = area_of(mark)
                if mark.kind == "value":
                    continue  # a disc, not a box
                if turned:
                    (x, y), width, height = mark.centre, mark.width, mark.height
                    where = box(
                        -x - width / 2 + 0.5, -y - height / 2 + 0.5, -x + width / 2 - 0.5, -y + height / 2 - 0.5
                    )
                over = mark.kind == "flag" and scale <= 0.35  # of a crowded hex on a small map
                if mark.kind in ("name", "owner") and (entry.table or any(n.kind == "city" for n in entry.face.nodes)):
                    over = True  # cities and mountain railways keep theirs on a crowded hex too, beside the stations
                    slots = [slot for station in face_shape(entry.face).stations for slot in station.slots]
                    assert not any(where.intersects(Point(slot).buffer(SLOT_RADIUS - 2)) for slot in slots), entry.label
                assert over or not where.intersects(obstacles), (entry.label, mark.kind)
            for a, b in combinations([mark for mark in marks if mark.kind != "value"], 2):
                assert not area_of(a).intersects(area_of(b)), (entry.label, a.kind, b.kind)


@pytest.mark.parametrize("title", TITLES)
def test_values_are_the_last_thing_to_go(title: str) -> None:
    for view in views(title):
        for entry in view.hexes.values():
            valued = [node for node in entry.face.nodes if isinstance(node.revenue, int) and node.revenue]
            if valued and entry.area is None and entry.face.nodes[0].kind != "offboard":
                kinds = [mark.kind for mark in plan_hex(entry, view.chips, Shown(Scale(0.35)))]
                assert "value" in kinds, entry.label


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("scale", SCALES)
def test_every_destination_has_its_flag_beside_the_stations(scale: float, turned: bool) -> None:
    for view in views("1844"):
        for entry in view.hexes.values():
            found = plan_hex(entry, view.chips, Shown(Scale(scale), turned=turned))
            flags = [mark for mark in found if mark.kind == "flag"]
            assert len(flags) == len(entry.destinations), entry.label
            sign = -1.0 if turned else 1.0
            for station in face_shape(entry.face).stations:
                x, y = (sign * part for part in station.centre)
                assert not any(area_of(mark).contains(Point(x, y)) for mark in flags), entry.label  # type: ignore[attr-defined]


def test_the_rims_of_a_hex_do_not_cover_its_flags() -> None:
    scene = MapScene(map_view(registry.title("1844")))
    scene.marks.legal(["H13"])
    scene.marks.opened(["H13"])
    rims = [item for item in scene.items() if isinstance(item, QGraphicsPathItem) and not item.path().isEmpty()]
    assert len(rims) > 4
    assert all(item.zValue() < TEXT_LAYER for item in rims)


def test_nothing_on_a_tiny_map_covers_the_neighbours() -> None:
    """As in a low window: of a table the value that counts now, and no long flags."""
    view = views("1844")[1]
    for colour in ("yellow", "brown"):
        for entry in view.hexes.values():
            for mark in plan_hex(entry, view.chips, Shown(Scale(0.115), colour)):
                assert mark.kind not in ("flag", "table") or mark.width <= 2 * APOTHEM, (entry.label, mark.kind)


def test_names_and_numbers_come_back_with_the_zoom() -> None:
    view = views("1844")[1]
    counts = []
    for scale in SCALES:
        shown = Shown(Scale(scale), numbers=True)
        kinds = [mark.kind for entry in view.hexes.values() for mark in plan_hex(entry, view.chips, shown)]
        counts.append((kinds.count("name"), kinds.count("number")))
    assert counts[-1][0] >= counts[0][0]
    assert counts[-1][1] == sum(entry.tile is not None for entry in view.hexes.values())
    fresh = views("1844")[0]
    named = [entry for entry in fresh.hexes.values() if entry.name and entry.area is None]
    shown = [any(mark.kind == "name" for mark in plan_hex(entry, fresh.chips, Shown(Scale(0.35)))) for entry in named]
    assert sum(shown) >= len(named) - 1, "at 1280x800 the board tells where everything is"


@pytest.mark.parametrize("scale", SCALES)
def test_no_text_is_smaller_than_nine_pixels(scale: float) -> None:
    for ratio in (1.0, 2.0):
        found = Scale(scale * ratio, ratio)
        for units in (0.0, board.NAME, board.VALUE, board.NUMBER, board.FLAG, board.BONUS):
            assert found.font_pixels(units) >= 9 * ratio


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("title", TITLES)
def test_areas_show_name_values_and_bonus(title: str, turned: bool) -> None:
    for view in views(title):
        for area in view.areas.values():
            if area.ground == "blue":
                continue
            kinds = [mark.kind for mark in plan_area(area, view.hexes, Shown(Scale(0.35), turned=turned))]
            assert {"name", "table"} <= set(kinds), area.name
            assert ("bonus" in kinds) == bool(area.bonus), area.name
            small = [mark.kind for mark in plan_area(area, view.hexes, Shown(Scale(0.28), turned=turned))]
            assert "table" in small, f"{area.name}: values are the last to go"


def test_an_area_is_painted_without_seams(qapp) -> None:  # type: ignore[no-untyped-def]
    """From the middle of one hex of Milano to the middle of the next the ground never changes."""
    scene = MapScene(map_view(registry.title("1844")))
    scene.sharpen(Scale(0.5), scene.whole())
    image = painted(scene, 0.5)
    left, right = hex_centre("M20"), hex_centre("M22")
    fill = QColor(board.GROUNDS["red"])
    for step in range(21):
        x = left[0] + (right[0] - left[0]) * step / 20
        assert pixel(image, scene, (x, left[1] + 30.0), 0.5) == fill
    assert len(area_outlines(["M20", "M22"])) == 1


def painted(scene: MapScene, scale: float) -> QImage:
    whole = scene.whole()
    image = QImage(int(whole.width() * scale), int(whole.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, source=whole)
    painter.end()
    return image


def pixel(image: QImage, scene: MapScene, place: tuple[float, float], scale: float) -> QColor:
    whole = scene.whole()
    return image.pixelColor(round((place[0] - whole.left()) * scale), round((place[1] - whole.top()) * scale))


def test_track_runs_black_across_the_edge_between_two_tiles() -> None:
    found = registry.title("1844")
    state = sample_state(found)
    view = map_view(found, state)
    scene = MapScene(view)
    scene.sharpen(Scale(1.0), scene.whole())
    image = painted(scene, 1.0)
    checked = 0
    for label, entry in view.hexes.items():
        other = found.neighbours[label][4]
        if other is None or entry.area or view.hexes[other].area:
            continue
        if 4 in entry.face.edges and 1 in view.hexes[other].face.edges:
            x, y = hex_centre(label)
            for shift in (-3.0, 0.0, 3.0):
                colour = pixel(image, scene, (x + 86.6 + shift, y), 1.0)
                assert colour.lightness() < 90, label
            checked += 1
    assert checked > 5


def test_only_hexes_that_changed_are_painted_again() -> None:
    found = registry.title("1844")
    scene = MapScene(map_view(found))
    whole = scene.whole()
    assert scene.sharpen(Scale(0.4), whole)
    painted_again: list[str] = []
    original = HexItem.render
    try:
        HexItem.render = lambda self, shown: painted_again.append(self.view.label) or original(self, shown)  # type: ignore[method-assign]
        state = sample_state(found)
        one = {label: lay for label, lay in state.lays.items() if label == "D13"}
        scene.set_view(map_view(found, type(state)(lays=one)))
        assert scene.sharpen(Scale(0.4), whole)
    finally:
        HexItem.render = original  # type: ignore[method-assign]
    assert painted_again == ["D13"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("radius", [9.0, 12.0, 24.0])
def test_chips_are_painted_with_readable_text(title: str, radius: float) -> None:
    for chip in chips(registry.title(title)).values():
        for shown in (chip, faded(chip)):
            image = QImage(64, 64, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            chip_painter.paint_chip(painter, shown, QPointF(32, 32), radius)
            painter.end()
            fitted = chip_painter.fit_text((chip.sym, chip.code), 2 * radius * 0.8, radius, 9)
            assert fitted is not None
            assert fitted[0] == chip.sym or radius < 10
            assert fitted[1].pixelSize() >= 9
            assert contrast(shown.text, shown.fill) >= 4.5


def test_names_are_split_where_a_reader_would() -> None:
    assert splits("Bern") == (("Bern",),)
    assert ("Rochers", "de Naye") in splits("Rochers de Naye")
    assert ("Dijon/", "Paris") in splits("Dijon/Paris")
    assert ("Matterhorn-", "bahnen") in splits("Matterhornbahnen")


@pytest.mark.parametrize("scale", [0.26, 0.28, 0.3, 0.35])
def test_names_of_neighbours_do_not_touch(scale: float) -> None:
    for view in views("1844"):
        scene = MapScene(view)
        scene.sharpen(Scale(scale), scene.whole())
        boxes = []
        for label in view.hexes:
            item = scene.item(label)
            x, y = hex_centre(label)
            for mark in item.planned(scene.look(item)):
                if mark.kind == "name":
                    (dx, dy), width, height = mark.centre, mark.width, mark.height
                    boxes.append(
                        (label, box(x + dx - width / 2, y + dy - height / 2, x + dx + width / 2, y + dy + height / 2))
                    )
        for (first, a), (second, b) in combinations(boxes, 2):
            assert not a.intersects(b), (first, second)


@pytest.mark.parametrize("title", ["1844", "1824"])
def test_small_chips_show_the_symbol_and_no_code(qapp: QApplication, title: str) -> None:
    theme.set_up(qapp, theme.LIGHT)
    for chip in chips(registry.title(title)).values():
        fitted = chip_painter.chip_text(
            chip, 2 * 9.6 * 0.82, 9.6 * 0.92, 9.0
        )  # the smallest round chip of a fitted map
        assert fitted is not None
        assert fitted[0] == chip.sym
