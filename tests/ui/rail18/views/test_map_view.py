"""What the map shows, without a window."""

import pytest

from core import registry
from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.geometry import Hit
from tests.ui.board.made_up_map import sample_state
from ui.rail18.views.chips import chips
from ui.rail18.views.map.hover import hover_text
from ui.rail18.views.map.view import map_view
from ui.shell.views.start import board_cards, card_title
from ui.values.chips import LEAST_STEP, faded
from ui.values.colours import LEAST_CONTRAST, contrast, text_on
from ui.values.hexes import Lay, MapState, Station, current_phase

TITLES = ("1844", "1824")


@pytest.mark.parametrize("title", TITLES)
def test_every_company_can_be_read_and_told_apart(title: str) -> None:
    board = registry.title(title)
    for chip in chips(board).values():
        for shown in (chip, faded(chip)):
            assert contrast(shown.fill, shown.text) >= LEAST_CONTRAST, shown
            assert contrast(shown.second, shown.text) >= LEAST_CONTRAST, shown
        assert contrast(chip.second, chip.fill) >= LEAST_STEP["printed"], chip
    codes = [chip.sym for chip in chips(board).values()]
    assert len(set(codes)) == len(codes)


def test_contrast_is_measured_as_wcag_does() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert text_on("#c1b22b", "#FFFFFF") != "#FFFFFF"  # BLS: white is too faint
    assert text_on("#3e3d5e", "#FFFFFF") == "#FFFFFF"


def test_patterns_follow_the_kind_of_company() -> None:
    patterns = {sym: chip.pattern for sym, chip in chips(registry.title("1844")).items()}
    assert patterns["NOB"] == "plain"
    assert patterns["BLS"] == "band"
    assert patterns["VZ"] == "chequer"
    assert patterns["SBB"] == "rings"


def test_areas_of_1844() -> None:
    view = map_view(registry.title("1844"))
    by_name = {area.name: area for area in view.areas.values()}
    assert set(by_name["Milano"].labels) == {"L15", "M16", "M18", "M20", "M22"}
    assert by_name["Milano"].anchor == "M18"
    assert (by_name["Milano"].letter, by_name["Milano"].bonus) == ("S", 40)
    assert by_name["Stuttgart"].values == (("yellow", 20), ("green", 40), ("brown", 60), ("gray", 70))
    assert set(by_name["Innsbruck"].labels) == {"G30", "H29", "I30"}
    lakes = [area for area in view.areas.values() if area.ground == "blue"]
    assert [set(lake.labels) for lake in lakes] == [{"K16", "K18", "L17", "L19"}]
    assert view.area_of("M16") is by_name["Milano"]
    assert view.area_of("D19") is None


def test_tunnel_mouths_face_open_country() -> None:
    board = registry.title("1844")
    view = map_view(board)
    passes = {label: entry for label, entry in view.hexes.items() if entry.ground == "pass"}
    assert len(passes) == 9
    mouths = {label: mark.edges for label, entry in passes.items() if (mark := entry.mark("mouth")) is not None}
    assert mouths["H19"] == {2, 3, 5}  # a wall in the south-west, passes in the west and east
    assert mouths["I16"] == {0, 2}  # the Furka-Oberalp line takes the south-east
    for label in passes:
        for edge in mouths[label]:
            assert edge not in board.walls[label]
            other = board.neighbours[label][edge]
            assert other is not None
            assert view.hexes[other].ground not in ("pass", "blue")
            if view.hexes[other].ground in ("printed", "red"):
                assert opposite(edge) in view.hexes[other].face.edges


def test_homes_wait_in_their_circles_and_destinations_are_marked() -> None:
    view = map_view(registry.title("1844"))
    assert [(entry.company, entry.reserved) for entry in view.hexes["F11"].stations] == [("BLS", True)]
    assert view.hexes["H13"].destinations == ("STB", "MOB")
    assert view.hexes["H19"].destinations == ("GB",)
    assert [entry.company for entry in map_view(registry.title("1824")).hexes["F11"].stations] == ["Sd1", "kk1", "kk2"]


def test_a_laid_tile_replaces_what_is_printed() -> None:
    board = registry.title("1844")
    state = MapState({"D19": Lay("57", 2)}, {"D19": [Station("NOB", 0, 0)]})
    before, after = map_view(board), map_view(board, state)
    entry = after.hexes["D19"]
    assert (entry.ground, entry.tile, entry.rotation, entry.cost) == ("yellow", "57", 2, 0)
    assert entry.face.edges == {2, 5}
    assert entry.later_letter == "Z"
    assert [(station.company, station.reserved) for station in entry.stations] == [("NOB", False)]
    changed = [label for label in before.hexes if before.hexes[label] != after.hexes[label]]
    assert changed == ["D19"]


def test_a_table_without_a_colour_goes_on_with_the_one_before() -> None:
    values = (("yellow", 10), ("brown", 40))
    found = [current_phase(values, colour) for colour in ("yellow", "green", "brown", "gray")]
    assert found == ["yellow", "yellow", "brown", "brown"]


@pytest.mark.parametrize("title", TITLES)
def test_the_sample_map_shows_every_kind_of_thing(title: str) -> None:
    board = registry.title(title)
    view = map_view(board, sample_state(board))
    grounds = {entry.ground for entry in view.hexes.values()}
    assert {"yellow", "green", "brown", "gray"} <= grounds
    assert any(not entry.reserved for hex_view in view.hexes.values() for entry in hex_view.stations)
    for label, entry in view.hexes.items():
        if entry.tile is not None:
            for edge in EDGES:
                if edge in entry.face.edges:
                    assert board.neighbours[label][edge] is not None
                    assert edge not in board.walls[label]
    if title == "1844":
        assert sum(entry.laid("bore") is not None for entry in view.hexes.values()) == 5
        assert any(entry.table for entry in view.hexes.values())


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("D19", ["D19 Zürich", "river 20", "city", "letter Z from green on", "home of NOB", "wall south-east"]),
        ("A20", ["A20 Stuttgart", "off-board", "values 20 / 40 / 60 / 70, now 20", "transit bonus N +30"]),
        ("H19", ["H19 Gotthard", "pass", "tunnel mouths north-west, north-east, south-east", "destination of GB"]),
        ("I14", ["I14 Jungfraubahnen", "mountain railway"]),
        ("J13", ["J13 Brig", "small station, value 20", "destination of RhB, BLS"]),
        ("K16", ["K16", "lake"]),
        ("C18", ["C18"]),
        ("K2", ["city with 2 circles, value 40"]),
    ],
)
def test_hover_text(label: str, words: list[str]) -> None:
    found = hover_text(map_view(registry.title("1844")), Hit(label)).split(" · ")
    for word in words:
        assert word in found


@pytest.mark.parametrize("title", TITLES)
def test_every_hex_has_a_hover_text(title: str) -> None:
    board = registry.title(title)
    for state in (None, sample_state(board)):
        view = map_view(board, state)
        for label in view.hexes:
            assert hover_text(view, Hit(label)).startswith(label)
    assert hover_text(map_view(board), None) == ""


def test_the_start_page_is_honest() -> None:
    cards = {card.title: card for card in board_cards()}
    assert cards["1844"].playable
    assert cards["1844"].kind == "map and rules"
    assert cards["1824"].kind == "map and rules"
    assert cards["1844"].facts == "3 to 7 players · 131 hexes, 145 tiles"
    assert card_title(cards["1824"]) == ("1824", "Austria-Hungary")
