"""The board of a position."""

from dataclasses import replace

from core import registry
from core.interchange.game_file import new_setup
from core.rail18.state import Overlay, Placed, Player, Station
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view


def test_the_map_shows_what_lies_on_the_board() -> None:
    setup = new_setup("1844", [Player(f"p{seat}", f"Seat {seat}") for seat in range(3)])
    engine = registry.engine(setup)
    start = engine.initial()
    state = replace(
        start,
        phase="5",
        tiles={"D13": Placed("611", 2), "C14": Placed("58", 1)},
        stations={"D13": (Station("SCB", 0), Station("STB", 0)), "K2": (Station("JS", 0),)},
        overlays={"H19": (Overlay("X78", 3, "T1"),), "H7": (Overlay("XM3", 0, "B1"),)},
        companies={
            **start.companies,
            "NOB": replace(start.companies["NOB"], closed=True),
            "SCB": replace(start.companies["SCB"], home_placed=True),
        },
    )
    view = map_view(engine.rules.title, map_state(engine.rules, state))
    assert view.phase_colour == "brown"
    assert (view.hexes["D13"].tile, view.hexes["D13"].rotation) == ("611", 2)
    stations = [(station.company, station.slot) for station in view.hexes["D13"].stations]
    assert stations == [("SCB", 0), ("STB", 1)]
    tunnel = view.hexes["H19"].laid("bore")
    assert tunnel is not None
    assert tunnel.edges == {3, 5}
    assert dict(view.hexes["H7"].table)["brown"] == 80
    assert view.hexes["H19"].laid("line") is None
    waiting = {station.company for shown in view.hexes.values() for station in shown.stations if station.reserved}
    assert "VSB" in waiting
    assert not waiting & {"NOB", "SCB"}
