"""The runs that the companion draws and reckons are those that the engine allows and pays."""

import re
import tomllib
from typing import Any

import pytest

from core.rail18.actions import RunTrains
from core.rail18.events import RouteRun
from core.rail18.upgrades import continued
from tests.core.text.companion_texts import FOLDERS, LANGUAGES, caption, path, sums
from tests.titles.t1844.positions import Table, route
from ui.rail18.views.map.view import map_view
from ui.values.hexes import MapState

PICTURES: dict[str, Any] = tomllib.loads((FOLDERS[0] / "pictures.toml").read_text("utf-8"))
TRAINS = {"run": ("2", "3"), "tunnel-run": ("2",)}


def table_of(name: str) -> tuple[Table, str]:
    """What lies on the picture, and whose run it is."""
    drawn = PICTURES[name]
    [(label, [station])] = drawn["stations"].items()
    company = station.split("/")[0]
    table = Table(3).phase("3").company(company, ann=3).tiles(**drawn["tiles"])
    assert [held.company for held in table.state.stations[label]] == [company], "at its home"
    for number, (hex_, word) in enumerate(drawn.get("overlays", {}).items(), start=1):
        piece, _, rotation = word.partition("/")
        table.tunnel(f"T{number}", "ben", hex_, piece, int(rotation))
    table.own(company, **{f"t{number}": type_ for number, type_ in enumerate(TRAINS[name])})
    return table.turn(company, "run"), company


def runs(name: str) -> list[RouteRun]:
    table, company = table_of(name)
    routes = tuple(route(f"t{number}", path(legs)) for number, legs in enumerate(PICTURES[name]["routes"]))
    table.play(RunTrains(actor="ann", company=company, routes=routes))
    found: list[RouteRun] = table.happened(RouteRun)
    assert len(found) == len(TRAINS[name])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_run_of_two_trains_is_reckoned_as_the_engine_does(language: str) -> None:
    found = runs("run")
    words = caption(language, "revenue", "run")
    assert [sum(stops) for stops in sums(words)] == [run.revenue for run in found]
    assert [len(stops) for stops in sums(words)] == [len(run.stops) for run in found]
    assert int(re.findall(r"\d+", words)[-1]) == sum(run.revenue for run in found)
    table, company = table_of("run")
    told = caption(language, "run", "run")
    hexes = map_view(table.title, MapState(homes={})).hexes
    towns = {hexes[stop.split(".")[0]].name for run in found for stop in run.stops}
    assert company in told
    assert all(str(town) in told for town in towns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_run_through_a_tunnel_is_reckoned_as_the_engine_does(language: str) -> None:
    [found] = runs("tunnel-run")
    words = caption(language, "tunnel-bonus", "tunnel-run")
    [stops] = sums(words)
    bonus = int(re.findall(r"\d+", words)[-1])
    assert sum(stops) + bonus * len(stops) == found.revenue
    assert bonus * len(stops) == found.bonus


@pytest.mark.parametrize("name", sorted(name for name, drawn in PICTURES.items() if "tiles" in drawn))
def test_tiles_are_drawn_where_they_may_lie(name: str) -> None:
    table = Table(3)
    printed = map_view(table.title, MapState(homes={})).hexes
    for label, word in PICTURES[name]["tiles"].items():
        tile, rotation = word.split("/")
        face = table.title.tiles[tile].faces[int(rotation)]
        assert continued(printed[label].face, face) is not None, label


def test_no_example_of_the_rule_book_is_drawn_again() -> None:
    """The rule book runs VZ from Sion to Martigny, Brig and Gstaad."""
    hexes = {label for name in TRAINS for label in PICTURES[name]["hexes"]}
    assert not hexes & {"K10", "K8", "J13", "I10"}
