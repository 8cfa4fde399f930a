"""The companion of 1824: its runs are those that the engine allows and pays, and players find what they ask for."""

import tomllib
from typing import Any

import pytest

from core import registry
from core.rail18.actions import RunTrains
from core.rail18.events import RouteRun
from core.rail18.upgrades import continued
from core.text.catalogue import use_language
from core.text.companion import Rows
from tests.core.text.companion_texts import LANGUAGES, caption, companion, folders, path, sums
from tests.play.table import route
from tests.titles.t1824.play import Table
from ui.rail18.views.companion.book import companion_view
from ui.rail18.views.map.view import map_view
from ui.values.hexes import MapState

PICTURES: dict[str, Any] = tomllib.loads((folders("1824")[0] / "pictures.toml").read_text("utf-8"))
TRAINS = {"run": ("3", "2"), "goods-run": ("1g",)}


def table_of(name: str) -> tuple[Table, str]:
    """What lies on the picture, and whose run it is."""
    drawn = PICTURES[name]
    [[station]] = drawn["stations"].values()
    company = station.split("/")[0]
    table = Table(3).phase("3")
    if table.title.companies[company].becomes:
        table.minor(company, "ann")
    else:
        table.company(company, ann=3)
    table.tiles(**drawn["tiles"])
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
    words = caption(language, "revenue", "run", "1824")
    assert [sum(stops) for stops in sums(words)] == [run.revenue for run in found]
    assert [len(stops) for stops in sums(words)] == [len(run.stops) for run in found]
    assert str(sum(run.revenue for run in found)) in words
    told = caption(language, "run", "run", "1824")
    assert "BK" in told
    assert "Prag" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_run_of_a_goods_train_is_reckoned_as_the_engine_does(language: str) -> None:
    """Its second number is the mine money, which is no revenue."""
    table, company = table_of("goods-run")
    [found] = runs("goods-run")
    [stops] = sums(caption(language, "goods", "goods-run", "1824"))
    assert sum(stops) == found.revenue
    assert len(stops) == len(found.stops) - 1
    before = table.cash(company)
    legs = PICTURES["goods-run"]["routes"][0]
    table.play(RunTrains(actor="ann", company=company, routes=(route("t0", path(legs)),)))
    assert table.cash(company) - before == 10 + found.revenue // 2
    assert " 10 " in caption("en", "goods", "goods-run", "1824")


@pytest.mark.parametrize("name", sorted(name for name, drawn in PICTURES.items() if "tiles" in drawn))
def test_tiles_are_drawn_where_they_may_lie(name: str) -> None:
    table = Table(3)
    printed = map_view(table.title, MapState(homes={})).hexes
    for label, word in PICTURES[name]["tiles"].items():
        tile, rotation = word.split("/")
        face = table.title.tiles[tile].faces[int(rotation)]
        assert continued(printed[label].face, face) is not None, label


def test_every_switch_of_the_register_is_explained_for_who_chooses() -> None:
    title = registry.title("1824")
    switches = {ruling.id for ruling in title.data.rulings.ruling if ruling.switch}
    for language in LANGUAGES:
        [rows] = [block for block in companion(language, "1824").sections["choices"].blocks if isinstance(block, Rows)]
        named = [row[0][0].target for row in rows.rows[1:]]
        assert sorted(named) == sorted(switches)
        assert all(row[1] for row in rows.rows)


ASKED = {
    "en": {
        "who starts the first round": "first-round",
        "price of a coal railway": "first-prices",
        "unsold": "first-end",
        "can I sell in the first round": "stock-sell",
        "shares before it forms": "staatsbahnen",
        "exchange mountain railway": "mountain-exchange",
        "forced exchange": "mountains-forced",
        "when does Sd form": "staatsbahn-forming",
        "two stations in Wien": "staatsbahn-forming",
        "mine money": "mines",
        "trade in": "trade-in",
        "g-train": "goods",
        "half pay": "dividend",
        "no money for a train": "emergency",
        "bankrupt": "debt",
        "priority card": "stock-end",
        "how many certificates": "share-limit",
        "Sarajevo": "red-areas",
        "switches": "choices",
        "A63": "A63",
    },
    "de": {
        "kohlebahn preis": "first-prices",
        "bergbahn umtauschen": "mountain-exchange",
        "wann entsteht die k&k": "staatsbahn-forming",
        "minengeld": "mines",
        "güterzug": "goods",
        "vorrangkarte": "stock-end",
        "in zahlung geben": "trade-in",
        "lok muss haben": "train-duty",
        "schulden": "debt",
    },
    "ja": {
        "石炭鉄道の価格": "first-prices",
        "山岳鉄道 交換": "mountain-exchange",
        "炭鉱収入": "mines",
        "貨物列車": "goods",
        "下取り": "trade-in",
        "プライオリティカード": "stock-end",
        "借金": "debt",
        "前身会社": "pre-staatsbahnen",
    },
}


@pytest.mark.parametrize(
    ("language", "asked", "section"),
    [(language, asked, section) for language, all_ in ASKED.items() for asked, section in all_.items()],
)
def test_what_a_player_asks_is_among_the_first_three(language: str, asked: str, section: str) -> None:
    use_language(language)
    try:
        found = [entry.id for entry in companion_view(registry.title("1824")).find(asked)][:3]
    finally:
        use_language("en")
    assert section in found
