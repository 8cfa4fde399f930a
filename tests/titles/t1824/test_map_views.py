"""The board of 1824: mines, red hexes, three cities of Wien and two of Budapest, and the words for them."""

import pytest
from PySide6.QtWidgets import QApplication

from core import registry
from core.hexmap.geometry import Hit
from core.hexmap.tiles import Face
from tests.titles.t1824.play import FirstRound, Table
from ui.board.board import Scale
from ui.board.labels import plan_hex
from ui.board.planner import Shown
from ui.rail18.views.map.hover import hover_text
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.values.hexes import MapView

MINES = ("D5", "B11", "B21", "I24")


def view_of(table: Table | FirstRound) -> MapView:
    return map_view(table.engine.rules.title, map_state(table.engine.rules, table.state))


@pytest.fixture(scope="module")
def printed() -> MapView:
    return map_view(registry.title("1824"))


def says(view: MapView, label: str, node: int | None = None) -> str:
    return hover_text(view, Hit(label, node))


def test_mines_are_marked_and_tell_both_values(printed: MapView) -> None:
    assert [label for label, found in printed.hexes.items() if found.mark("mine")] == sorted(MINES)
    told = says(printed, "B21")
    assert "values 20 / 60, now 20" in told
    assert "goods trains start here" in told
    assert "home of MLB" in told
    late = view_of(Table().phase("5"))
    assert "values 20 / 60, now 60" in says(late, "B21")


def test_red_hexes_say_that_routes_end(printed: MapView) -> None:
    for label in ("B3", "C2", "I26", "K12", "K14"):
        assert "every route ends here" in says(printed, label)
    assert says(printed, "K12").startswith("K12 Sarajevo")
    assert "values 10 / 50, now 10" in says(printed, "K12")
    sarajevo = printed.area_of("K12")
    assert sarajevo is not None
    assert sarajevo.labels == ("K10", "K12", "K14")


def test_sarajevo_has_six_tracks_to_its_city(printed: MapView) -> None:
    ways = [track for label in ("K10", "K12", "K14") for track in printed.hexes[label].face.tracks]
    assert sum(_leads_out(printed, label) for label in ("K10", "K12", "K14")) == 6
    assert len(ways) == 6 + 2, "the two ends of the city go on to both outer hexes"


def _leads_out(view: MapView, label: str) -> int:
    """Tracks that end at an edge beyond which Sarajevo does not go on."""
    inner = {"K10": {4}, "K12": {1, 4}, "K14": {1}}[label]
    face: Face = view.hexes[label].face
    return len({end for track in face.tracks for end in (track.a, track.b) if end < 6 and end not in inner})


def test_cities_of_one_hex_have_their_homes(printed: MapView) -> None:
    wien = {entry.company: entry.node for entry in printed.hexes["F11"].stations}
    assert wien == {"Sd1": 0, "kk1": 1, "kk2": 2}
    pest = {entry.company: entry.node for entry in printed.hexes["G16"].stations}
    assert pest == {"Ug1": 1}
    assert "water 20" in says(printed, "F11")
    assert "letter W" in says(printed, "F11")


@pytest.mark.parametrize("pixels", [0.24, 0.43, 1.0])
def test_the_price_of_a_crowded_city_is_shown_at_every_size(
    qapp: QApplication, printed: MapView, pixels: float
) -> None:
    shown = Shown(Scale(pixels))
    for label in ("F11", "F13"):
        kinds = [mark.kind for mark in plan_hex(printed.hexes[label], printed.chips, shown)]
        assert "name" in kinds
        assert "cost" in kinds or pixels < 0.4, label


def test_mines_have_their_sign_as_soon_as_there_is_room(qapp: QApplication, printed: MapView) -> None:
    for label in MINES:
        assert "mine" in [mark.kind for mark in plan_hex(printed.hexes[label], printed.chips, Shown(Scale(0.43)))]
