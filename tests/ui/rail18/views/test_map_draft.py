"""The map while it is entered: whatever is laid and taken away, what is left can be shown."""

from core.rail18.actions import OverlayAt, StationAt, TileAt
from core.rail18.board import on_hex
from ui.rail18.views.map.draft import MapDraft, what_can_lie
from ui.rail18.views.position.board_run import BoardDesk, board_engine
from ui.rail18.views.position.draft import BoardDraft

RULES = board_engine("1844").rules


def with_things(draft: MapDraft, *things: TileAt | StationAt) -> MapDraft:
    for thing in things:
        [choice] = [choice for choice in draft.choices(thing.hex) if choice.thing == thing]
        draft = draft.toggled(choice)
    return draft


def test_a_station_goes_with_its_city() -> None:
    draft = BoardDesk(BoardDraft("1844", "3", "NOB")).map_draft()
    label = "C20"  # two cities, which tiles join or part
    two = [choice.thing for choice in draft.choices(label) if isinstance(choice.thing, StationAt)]
    far = next(thing for thing in two if thing.node == 1)
    draft = with_things(draft, far)
    assert draft.state.stations[label][0].node == 1
    for choice in draft.choices(label):
        if choice.kind == "tile":
            laid = draft.toggled(choice)
            nodes = on_hex(RULES, laid.state, label).nodes
            assert all(station.node < len(nodes) for station in laid.state.stations.get(label, ()))
            assert laid.view.hexes[label]


def test_what_cannot_be_shown_is_left_out() -> None:
    tiles = (
        TileAt(hex="D19", tile="57", rotation=1),
        TileAt(hex="D13", tile="57", rotation=9),
        TileAt(hex="Z1", tile="57", rotation=1),
        TileAt(hex="D17", tile="999", rotation=1),
    )
    stations = (
        StationAt(company="NOB", hex="D19"),
        StationAt(company="SCB", hex="D19", node=3),
        StationAt(company="VSB", hex="D19", node=-1),
        StationAt(company="XYZ", hex="D19"),
        StationAt(company="NOB", hex="Z1"),
    )
    overlays = (OverlayAt(hex="Z1", piece="x", paper="B1"), OverlayAt(hex="H13", piece="x", paper="B9"))
    assert what_can_lie(RULES, tiles, stations, overlays) == (tiles[:1], stations[:1], ())
