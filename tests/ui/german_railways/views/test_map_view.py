"""What the map of German Railways shows: every hex as it is printed, Berlin as one place, and the open build."""

from core.german_railways import actions as ac
from core.german_railways.corrections import PlaceLocomotive
from core.german_railways.rules import Rules
from core.hexmap.coordinates import EDGES, neighbour, opposite
from core.interchange.game_file import AnyGame
from core.text.catalogue import text
from tests.ui.german_railways.games import late_game
from tests.ui.german_railways.rounds import do, first_turn
from ui.german_railways.views.map.hover import hover_text
from ui.german_railways.views.map.places import PlaceView, map_view
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.build import BuildDraft

BERLIN = ("G20", "G22", "H21")


def places(game: AnyGame, draft: BuildDraft | None = None) -> dict[str, PlaceView]:
    view, _ = map_view(game.engine.rules, game.state, draft)
    return {label: place for label, place in view.hexes.items() if isinstance(place, PlaceView)}


def put(railroad: str, *labels: str) -> list[PlaceLocomotive]:
    return [PlaceLocomotive(actor="ann", railroad=railroad, hex=label, note="for the test") for label in labels]


def test_all_hexes_are_there_as_they_are_printed() -> None:
    game = first_turn()
    rules: Rules = game.engine.rules
    found = places(game)
    assert len(found) == 251
    assert sum(bool(place.name) for place in found.values()) == len(rules.title.cities)
    assert sum(place.income for place in found.values()) == sum(hex_.income for hex_ in rules.title.board.values())
    assert {label for label, place in found.items() if place.ground == "zone"} == rules.approach
    assert {place.home for place in found.values()} - {None} == set(rules.title.railroads)
    assert found["L3"].terrain == "hills"


def test_berlin_is_one_place_of_three_hexes() -> None:
    found = places(first_turn())
    assert [found[label].name for label in BERLIN] == ["Berlin", None, None]
    assert [found[label].income for label in BERLIN] == [3, 0, 0]
    assert all(len(found[label].joined) == 2 for label in BERLIN)
    assert all(not place.joined for label, place in found.items() if label not in BERLIN)


def test_in_berlin_each_locomotive_stands_where_its_way_comes_in() -> None:
    game = do(first_turn(), *put("BHE", "F15", "G16", "G18", "G20"), *put("KSS", "J19", "I20", "H21"))
    found = places(game)
    assert [found[label].locomotives for label in BERLIN] == [("BHE",), (), ("KSS",)]
    assert sum(place.locomotives.count("BHE") for place in found.values()) == 5


def test_track_goes_on_in_both_hexes_of_an_edge() -> None:
    found = places(late_game())
    spokes = {(label, railroad, edge) for label, place in found.items() for railroad, edge in place.spokes}
    assert len(spokes) > 40
    for label, railroad, edge in spokes:
        other = neighbour(label, edge)
        if other not in BERLIN:
            assert (other, railroad, opposite(edge)) in spokes, label


def test_the_open_build_lights_what_may_come_next_with_its_price() -> None:
    game = first_turn()
    view, lit = map_view(game.engine.rules, game.state, BuildDraft("ann", "MWB", ("J11",)))
    assert lit.placed == ("J11",)
    found = {label: place for label, place in view.hexes.items() if isinstance(place, PlaceView)}
    assert found["J11"].locomotives == ("MWB",)
    assert found["J11"].step == 1
    prices = {label: place.price for label, place in found.items() if place.price is not None}
    assert set(prices) == lit.following
    assert (prices["I10"], prices["K12"]) == (3, 4)
    assert {neighbour("J11", edge) for edge in EDGES} & lit.following == {"I10", "I12", "J9", "J13", "K12"}


def test_all_of_berlin_is_lit_and_its_price_stands_once() -> None:
    game = do(first_turn(), *put("BHE", "F15", "G16", "G18"))
    game = do(game, ac.EverybodyPasses(actor="ann"), ac.DrawOrder(actor="bank", order=("dan", "cat", "cat", "ben")))
    _, lit = map_view(game.engine.rules, game.state, BuildDraft("dan", "BHE"))
    assert set(BERLIN) <= lit.following
    found = places(game, BuildDraft("dan", "BHE"))
    assert [found[label].price for label in BERLIN] == [2, None, None]


def test_what_is_said_of_a_hex() -> None:
    game = first_turn()
    moment = Moment(game.engine, game.state)
    said = hover_text(moment, places(game)["K10"], BuildDraft("ann", "PO"), 5)
    assert said.startswith("K10 Kassel")
    for part in (
        text("gr-map-price", railroad="PO", price=5),
        text("gr-map-ground", ground="mountains", cost=4),
        text("gr-map-income", income=1),
        text("gr-map-there", railroads="MWB"),
    ):
        assert part in said


def test_only_what_has_changed_is_another_view() -> None:
    game = first_turn()
    before = places(game)
    do(game, ac.BuildTrack(actor="ann", railroad="MWB", hexes=("J11",)))
    after = places(game)
    assert {label for label in after if after[label] is not before[label]} == {"J11", "K10"}


def test_what_one_build_can_reach_is_told_before_it_begins() -> None:
    game = first_turn()
    view, lit = map_view(game.engine.rules, game.state, BuildDraft("ann", "MWB"))
    way = lit.ways["I10"]
    assert (way.hexes, way.price) == (("J9", "I10"), 6)
    place = view.hexes["I10"]
    assert isinstance(place, PlaceView)
    assert (place.price, place.way) == (None, 6)
    moment = Moment(game.engine, game.state)
    said = hover_text(moment, place, BuildDraft("ann", "MWB"), None, way)
    assert text("gr-map-way", railroad="MWB", price=6, hexes="J9, I10") in said
    begun, lit = map_view(game.engine.rules, game.state, BuildDraft("ann", "MWB", ("J9",)))
    assert not lit.ways
    assert all(isinstance(place, PlaceView) and place.way is None for place in begun.hexes.values())
