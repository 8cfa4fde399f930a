"""The shipped titles: they say what the shared facts and the rulings register say."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from core import assets, registry
from core.hexmap.coordinates import neighbour, opposite
from core.hexmap.tiles import NODE
from core.kernel.errors import TitleDataError
from core.rail18.family import RAIL18
from core.rail18.title import Title
from core.rail18.title_data import CellData, FaceData, HexData, TileData
from core.titles.t1844.data import load_special

BOTH = pytest.mark.parametrize("title_id", ["1844", "1824"])
Facts = dict[str, Any]


@pytest.fixture(scope="session")
def facts(shared_folder: Path) -> dict[str, Facts]:
    """The facts by title."""
    files = {name: shared_folder / "facts" / f"{name}.json" for name in ("1844", "1824")}
    return {name: json.loads(path.read_text(encoding="utf-8")) for name, path in files.items()}


@pytest.fixture
def title() -> Title:
    return registry.title("1844")


# ---------------------------------------------------------------------------------------------- equal to the facts


def node_facts(node: Any) -> Any:
    return {"revenue": 0, "slots": 0, "at_edge": None, "groups": [], "hidden_label": False} | node


def track_facts(track: Any) -> Any:
    found = {"terminal": False, "lanes": 1, "b_lane": None} | track
    found["lanes"] = int(found["lanes"])
    if found["b_lane"]:
        found["b_lane"] = [int(number) for number in found["b_lane"].split(".")]
    return found


def face_facts(entry: Any, model: type[FaceData]) -> dict[str, Any]:
    """A hex or tile of the facts, with every field of the model."""
    defaults = {name: field.default for name, field in model.model_fields.items() if not field.is_required()}
    defaults = {name: [] if value == () else value for name, value in defaults.items()}
    return {
        **defaults,
        **entry,
        "nodes": [node_facts(node) for node in entry.get("nodes", [])],
        "tracks": [track_facts(track) for track in entry.get("tracks", [])],
    }


@BOTH
def test_hexes_equal_the_facts(title_id: str, facts: dict[str, Facts]) -> None:
    expected = {label: face_facts(entry, HexData) for label, entry in facts[title_id]["hexes"].items()}
    if title_id == "1844":
        expected["D15"]["upgrades_to"] = ["14", "15", "619"]
    found = registry.title(title_id).data.model_dump(mode="json")["hexes"]
    assert found == expected
    assert list(found) == list(expected)


@BOTH
def test_tiles_equal_the_facts(title_id: str, facts: dict[str, Facts]) -> None:
    expected = {number: face_facts(entry, TileData) for number, entry in facts[title_id]["tiles"].items()}
    assert registry.title(title_id).data.model_dump(mode="json")["tiles"] == expected


@BOTH
def test_market_equals_the_facts(title_id: str, facts: dict[str, Facts]) -> None:
    def text(cell: CellData | None) -> str | None:
        if cell is None:
            return None
        return f"{cell.price}{'p' * cell.par}{'x' * cell.start}{'t' * cell.beyond_line}"

    rows = registry.title(title_id).data.market.rows
    assert [[text(cell) for cell in row] for row in rows] == facts[title_id]["market"]


@BOTH
def test_players_and_phases_equal_the_facts(title_id: str, facts: dict[str, Facts]) -> None:
    data, expected = registry.title(title_id).data, facts[title_id]
    assert (data.name, data.currency, data.bank) == (expected["title"], expected["currency"], expected["bank"])
    assert {number: entry.cash for number, entry in data.players.items()} == expected["players"]["cash"]
    assert {number: entry.share_limit for number, entry in data.players.items()} == expected["players"]["share_limit"]
    phases = [(str(entry["phase"]), tuple(entry["tiles"]), entry["ors"]) for entry in expected["phases"]]
    assert [(phase.id, phase.tiles, phase.operating_rounds) for phase in data.phases] == phases


def test_trains_of_1844_equal_the_facts(title: Title, facts: dict[str, Facts]) -> None:
    def phase(value: int | None) -> str | None:
        return None if value is None else str(value)

    for train, entry in zip(title.data.trains, facts["1844"]["trains"], strict=True):
        first, second = train.sides
        assert (first.type, first.price, second.type, second.price) == (
            entry["type"], entry["price"], entry["h"], entry["h_price"],
        )  # fmt: skip
        assert first.range == second.range == int(entry["type"].rstrip("E"))
        assert (first.kind, second.kind) == ("express" if entry["type"] == "8E" else "normal", "hex")
        assert train.count == (entry["count"] if isinstance(entry["count"], int) else None)
        assert train.starts_phase == phase(entry["starts_phase"])
        assert train.turns_over_in_phase == phase(entry["becomes_h_in_phase"])
        assert train.scrapped_in_phase == phase(entry["scrapped_in_phase"])
    extra = [(entry["name"], entry["type"]) for entry in facts["1844"]["extra_trains"]]
    assert [(train.name, train.type) for train in title.data.extra_trains] == extra


def test_trains_of_1824_equal_the_facts(facts: dict[str, Facts]) -> None:
    phases = {"first 2": "2", "first 3": "3", "first 4": "4", "first 6": "6", "first 8": "7"}
    for train, entry in zip(registry.title("1824").data.trains, facts["1824"]["trains"], strict=True):
        (side,) = train.sides
        goods = side.type.endswith("g")
        assert (side.type, side.price, side.range) == (entry["type"], entry["price"], int(entry["type"].rstrip("g")))
        assert (side.kind, train.stack) == (("goods", "goods") if goods else ("normal", "trains"))
        assert train.count == (entry["count"] if isinstance(entry["count"], int) else None)
        assert (train.trade_in_price, train.scrapped_by) == (entry["trade_in"], entry["scrapped_by"])
        assert train.starts_phase == (str(entry["starts_phase"]) if "starts_phase" in entry else None)
        assert train.available_from_phase == phases.get(entry.get("available_from"))


def test_privates_and_companies_of_1844_equal_the_facts(title: Title, facts: dict[str, Facts]) -> None:
    fields = ("code", "name", "face", "income")
    found = [tuple(getattr(private, field) for field in fields) for private in title.data.privates]
    assert found == [tuple(entry[field] for field in fields) for entry in facts["1844"]["privates"]]
    prices = [list(private.company_price or ()) or None for private in title.data.privates]
    assert prices == [entry["company_price"] for entry in facts["1844"]["privates"]]
    for company, entry in zip(title.data.companies, facts["1844"]["companies"], strict=True):
        destination = None if company.sym == "GB" else entry["destination"]
        assert company.destination == destination
        for field in ("sym", "code", "name", "kind", "home", "colour", "text"):
            assert getattr(company, field) == entry[field]
        assert company.home_city == entry.get("home_city", 0)


def test_kinds_of_1844_equal_the_facts(title: Title, facts: dict[str, Facts]) -> None:
    for name, entry in facts["1844"]["company_kinds"].items():
        kind = title.data.kinds[name]
        assert list(kind.certificates) == entry["certificates"]
        assert kind.share_percent == entry["share_percent"]
        assert kind.treasury_x_par == entry.get("treasury_x_par", 0)
        assert kind.destination_x_par == entry.get("destination_x_par", 0)
        assert kind.stations_by_par == entry.get("tokens_by_par", {})
        limit = entry.get("train_limit", entry.get("train_limit_by_phase"))
        assert list(kind.train_limit) == (limit if isinstance(limit, list) else [limit] * 7)
        assert kind.formed_treasury == entry.get("extra_treasury", 0)
    kinds = title.data.kinds
    assert kinds["pre-sbb"].station_costs == (0, 40)
    assert kinds["regional"].station_costs == (0, 40, 100)
    assert kinds["historical"].station_costs == (0, 40, 100, 100, 100)
    assert kinds["national"].station_costs == (100,) * 10


def test_special_data_of_1844_equals_the_facts(title: Title, facts: dict[str, Facts]) -> None:
    special, expected = load_special(title), facts["1844"]
    mountains, tunnels = expected["mountain_railways"], expected["tunnels"]
    assert (special.mountains.count, special.mountains.price) == (mountains["count"], mountains["price"])
    assert special.mountains.income == mountains["income_when_active"]
    assert special.mountains.final_value == mountains["final_value_when_active"]
    assert list(special.mountains.hexes) == mountains["hexes"]
    panels = [(entry["marker"], entry["count"], entry["revenue"]) for entry in mountains["income_panels"]]
    assert [(panel.id, panel.count, panel.revenue) for panel in special.mountains.panels] == panels
    for field in ("certificates", "price", "build_cost"):
        assert getattr(special.tunnels, field) == tunnels[field]
    assert special.tunnels.income == tunnels["income_when_active"]
    assert special.tunnels.final_value == tunnels["final_value_when_active"]
    assert list(special.tunnels.hexes) == tunnels["hexes"]
    assert special.tunnels.gotthard.hex == tunnels["gotthard"]
    pieces = [(tuple(entry["ends"]), entry["count"]) for entry in tunnels["pieces"]]
    assert [(piece.ends, piece.count) for piece in special.tunnels.pieces] == pieces
    for piece, entry in zip(special.furka_oberalp.pieces, expected["furka_oberalp"], strict=True):
        assert piece.hex == entry["hex"]
        assert [list(track.ends) for track in piece.tracks] == entry["tracks"]
        town = entry.get("town")
        assert (piece.town and {"revenue": piece.town.revenue, "at_edge": piece.town.at_edge}) == town


def test_companies_of_1824_equal_the_facts(facts: dict[str, Facts]) -> None:
    title, expected = registry.title("1824"), facts["1824"]
    for entry in expected["coal_railways"] + expected["pre_staatsbahnen"] + expected["majors"]:
        company = title.companies[entry["sym"]]
        for field in ("code", "name", "home", "price", "home_city"):
            if field in entry:
                assert getattr(company, field) == entry[field]
    assert len(title.companies) == 4 + 7 + 8
    shares = {"director": 20, "10%": 10}
    for entry in expected["pre_staatsbahnen"]:
        target, share = entry["becomes"].replace("&", "").split()
        assert title.companies[entry["sym"]].merges_into == target
        assert title.data.special["exchange"][entry["sym"]] == shares[share]
    for entry in expected["majors"]:
        assert title.companies[entry["sym"]].colour == entry["colour"]
        if entry.get("coal"):
            coal = next(company for company in title.companies.values() if company.code == entry["coal"])
            assert coal.becomes == entry["sym"]
            assert title.data.special["regional_treasury"]["coal"][entry["sym"]] == coal.sym
        if "forms_on" in entry:
            assert f"first {title.companies[entry['sym']].forms_in_phase}-train" == entry["forms_on"]
    mountains = expected["mountain_railways"]
    found = [(private.name, private.face, private.income) for private in title.data.privates]
    assert found == [(name, mountains["price"], mountains["income"]) for name in mountains["names"]]
    assert title.data.special["mountain_railways"]["by_players"] == expected["players"]["mountain_railways"]
    assert title.data.special["mines"] == expected["mines"]


# -------------------------------------------------------------------------------------------------------- the rulings


def test_the_register_is_complete_and_names_every_switch(title: Title, shared_folder: Path) -> None:
    text = (shared_folder / "rulings-1844.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (R\d+) \|.*\| ([^|]*) \|$", text, flags=re.MULTILINE)
    own = {ruling.id for ruling in title.data.rulings.ruling}
    assert {row[0] for row in rows} <= own
    assert {int(ruling[1:]) for ruling in own - {row[0] for row in rows}} <= set(range(53, 63))  # given here
    seen = 0
    for ruling_id, switches in rows:
        for part in switches.split(";"):
            found = re.match(r"\s*`([a-z0-9-]+)`: (.*)", part)
            if not found:
                continue
            ruling = title.switches[found[1]]
            assert ruling.id == ruling_id
            seen += 1
            values = re.findall(r"`([a-z0-9-]+)`", re.sub(r"\([^)]*\)", "", found[2])) or re.findall(r"\d+", found[2])
            assert [value for value in ruling.values if value != "mode"] == values
            for value in re.findall(r"`([a-z0-9-]+)` \((?:[^)]*, )*(?:and )?`online`\)", found[2]):
                assert title.rulings("online")[found[1]] == value
    assert seen == 13


def test_presets(title: Title) -> None:
    defaults = title.rulings()
    assert defaults == title.rulings("2016") == {name: ruling.values[0] for name, ruling in title.switches.items()}
    assert defaults["max-revenue"] == "mode"
    assert title.rulings("first-edition") == {
        **defaults,
        "p6-face": "160",
        "director-ties": "seats",
        "final-papers": "paid",
        "over-limit-sale": "next-round",
        "fnm-launch": "all-privates-sold",
        "unsold-private": "ends-round",
        "private-powers": "company",
    }
    assert title.rulings("online") == {
        "priority": "cash",
        "tunnel-bonus": "any-passage",
        "activation": "passed",
        "max-revenue": "flag",
        "excess-trains": "remove",
        "sbb-and-export": "export-first",
        "forced-train": "any",
        "emergency-sales": "any-side",
        "debtor-buys": "nothing",
        "bankruptcy": "ends-game",
        "destination-payment": "claimed",
        "open-steps": "as-recorded",
        "exchange-debt-interest": "half",
        "exchange-debt-sale": "free",
        "train-duty-mountains": "any",
        "p6-face": "180",
        "same-side-offboard": "forbidden",
        "zero-value-stop": "forbidden",
        "aarau-cost": "first-tile",
        "market-row-5": "160",
        "stock-round-moves": "one-pass",
        "home-tile": "optional",
        "furka-edges": "once-laid",
        "director-ties": "turn-order",
        "final-papers": "visited",
        "over-limit-sale": "next-turn",
        "fnm-launch": "at-once",
        "unsold-private": "offered-again",
        "private-powers": "company-or-director",
    }
    assert title.rulings("online", {"priority": "last-actor"})["priority"] == "last-actor"


@pytest.mark.parametrize(
    ("preset", "overrides", "reason"),
    [
        ("1999", {}, "no preset '1999'"),
        ("2016", {"colour": "red"}, "no switch 'colour'"),
        ("2016", {"priority": "age"}, "'age' is not one of its values"),
    ],
)
def test_unknown_rulings_are_refused(title: Title, preset: str, overrides: dict[str, str], reason: str) -> None:
    with pytest.raises(TitleDataError, match=re.escape(reason)):
        title.rulings(preset, overrides)


# ----------------------------------------------------------------------------------------------------- what is derived


def test_totals_of_1844(title: Title) -> None:
    assert len(title.faces) == 131
    counts = dict.fromkeys(("yellow", "green", "brown", "gray"), 0)
    for tile in title.tiles.values():
        counts[tile.colour] += tile.count
    assert counts == {"yellow": 59, "green": 55, "brown": 26, "gray": 5}
    assert sum(len(certificates) for certificates in title.certificates.values()) == 96
    assert sum(train.count or 4 for train in title.data.trains) + 1 == 41  # cards, EVA's included
    assert len(title.companies) == 15
    assert len(title.privates) == 7


def test_certificates(title: Title) -> None:
    for sym, certificates in title.certificates.items():
        assert sum(certificate.percent for certificate in certificates) == 100
        assert [certificate.id for certificate in certificates] == [f"{sym}_{n}" for n in range(len(certificates))]
        assert [certificate.director for certificate in certificates] == [True] + [False] * (len(certificates) - 1)
    assert [certificate.percent for certificate in title.certificates["NOB"]] == [50, 25, 25]


def test_neighbours_and_walls_agree_from_both_sides(title: Title) -> None:
    for label, around in title.neighbours.items():
        assert len(around) == 6
        for edge, other in enumerate(around):
            assert other is None or title.neighbours[other][opposite(edge)] == label
            assert other == neighbour(label, edge) or (other is None and neighbour(label, edge) not in title.faces)
    for label, walls in title.walls.items():
        for edge in walls:
            other = title.neighbours[label][edge]
            assert other is not None
            assert opposite(edge) in title.walls[other]
    assert title.walls["I10"] == {4, 5}


def test_faces_and_tiles(title: Title) -> None:
    lausanne = title.faces["I4"]
    assert (lausanne.id, lausanne.colour, lausanne.label, len(lausanne.nodes)) == ("I4", "yellow", "L", 2)
    assert (lausanne.tracks[2].a, lausanne.tracks[2].b) == (4, NODE + 1)
    assert title.faces["M8"].nodes[0].value("yellow") == 0
    assert title.faces["M8"].nodes[0].value("brown") == 50
    assert len(title.tiles["8"].faces) == 6
    assert title.tiles["8"].faces[2].edges == {2, 4}


def test_lookups(title: Title) -> None:
    assert title.kind("SBB").formed_treasury == 400
    assert [title.phase_colour(phase.id) for phase in title.data.phases] == [
        "yellow", "yellow", "green", "green", "brown", "brown", "gray",
    ]  # fmt: skip
    assert title.phase_index("4") == 3
    train, side = title.train_sides["8H"]
    assert (train.count, side.price, side.kind) == (None, 700, "hex")


def test_title_list_and_unknown_title() -> None:
    assert registry.titles() == [
        ("1844", "1844 Switzerland", True),
        ("1824", "1824 Austria-Hungary", True),
        ("german_railways", "German Railways", True),
    ]
    for unknown in ("1899", "", "../1844"):
        with pytest.raises(TitleDataError, match="there is no title"):
            registry.title(unknown)


def test_loading_again_gives_the_same_fingerprint(title: Title) -> None:
    again = RAIL18.load(registry.known_title("1844"))
    assert again is not title
    assert again.fingerprint == title.fingerprint
    assert len(title.fingerprint) == 64
    assert registry.title("1824").fingerprint != title.fingerprint


def test_assets_of_a_frozen_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert assets.asset_root() == tmp_path / "assets"
