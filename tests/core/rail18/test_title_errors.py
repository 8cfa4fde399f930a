"""Damaged title files: each gives a TitleDataError that names file, place and reason."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from core import registry
from core.assets import asset_root
from core.kernel.errors import TitleDataError
from core.rail18.family import RAIL18
from core.rail18.title import Title

COMMON = "tiles/common.toml"
Damage = Callable[[str, str, str], TitleDataError]


def loaded(folder: Path, common: Path | None = None) -> Title:
    """1844 from another folder than its own."""
    return RAIL18.load(replace(registry.known_title("1844"), folder=folder), common)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(asset_root() / "titles" / "1844", tmp_path / "titles" / "1844")
    shutil.copytree(asset_root() / "tiles", tmp_path / "tiles")
    return tmp_path / "titles" / "1844"


@pytest.fixture
def common(folder: Path) -> Path:
    return folder.parents[1] / "tiles" / "common.toml"


@pytest.fixture
def damage(folder: Path, common: Path) -> Damage:
    def change(file: str, old: str, new: str) -> TitleDataError:
        path = common if file == COMMON else folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(TitleDataError) as caught:
            loaded(folder, common)
        return caught.value

    return change


# (file, old text, new text, place, reason); the error is in the same file unless a sixth entry names another
TYPES_AND_SYNTAX = [
    ("map.toml", "[hexes]", "[hexes", "line", "not readable as TOML"),
    ("map.toml", "B21 =", "B19 =", "line", "not readable as TOML"),
    ("title.toml", "bank = 12000", 'bank = "much"', "bank", "valid integer"),
    ("title.toml", "bank = 12000", "bank = -1", "bank", "greater than or equal to 0"),
    ("title.toml", "bank = 12000", "", "bank", "is missing"),
    ("title.toml", "bank = 12000", "bank = 12000\nbnak = 1", "bnak", "is not a known field"),
    ("title.toml", "playable = true", "playable = 2003-01-01", "playable", "valid boolean"),
    ("title.toml", ", share_limit = 24", "", "players.3.share_limit", "is missing"),
    ("map.toml", 'B21 = { colour = "white"', 'B21 = { colour = "purple"', "hexes.B21.colour", "white"),
    ("map.toml", 'B21 = { colour = "white"', 'B21 = { color = "white"', "hexes.B21.colour", "is missing"),
    ("map.toml", "[hexes]", "[hexagons]", "hexagons", "is not a known field"),
    ("map.toml", 'B21 = { colour = "white" }', "B21 = 7", "hexes.B21", "object"),
    ("map.toml", "walls = [5]", "walls = [6]", "hexes.D19.walls.1", "less than or equal to 5"),
    ("map.toml", 'tracks = [[5, "n0"]]', 'tracks = [[5, "m0"]]', "hexes.A18.tracks.1.ends.2", "match pattern"),
    ("map.toml", 'tracks = [[5, "n0"]]', "tracks = [[5]]", "hexes.A18.tracks.1.ends", "is missing"),
    ("tiles.toml", "count = 2, colour", "count = 0, colour", "tiles.59.count", "greater than or equal to 1"),
    ("tiles.toml", "[common]", "[commons]", "commons", "is not a known field"),
    ("tiles.toml", "\n3 = 3", "\n3 = 0", "common.3", "1 or more"),
    ("tiles.toml", "\n3 = 3", "\n333 = 3", "common.333", "has no such tile"),
    ("tiles.toml", "\n59 = {", "\n57 = {", "tiles.57", "already taken from the common ones"),
    (COMMON, "slots = 1, revenue = 20", "slots = 9, revenue = 20", "tiles.5.nodes.1.slots", "less than or equal to 4"),
    (COMMON, "[tiles]", "[tile]", "tile", "is not a known field"),
    ("market.toml", "220t", "220q", "rows.1, cell 13", "'220q' is not a cell"),
    ("market.toml", "rows = [", "rows = [7,", "rows.1", "a string of cells"),
    ("market.toml", "rows = [", "row = [", "row", "is not a known field"),
    (
        "phases.toml",
        "operating_rounds = 1",
        'operating_rounds = "one"',
        "phases.1 (1).operating_rounds",
        "valid integer",
    ),
    ("trains.toml", "count = 13", 'count = "many"', "trains.1.count", "valid integer"),
    ("trains.toml", 'kind = "hex"', 'kind = "hexagonal"', "trains.1.sides.2 (2H).kind", "normal"),
    ("companies.toml", 'code = "V1", ', "", "companies.1 (NOB).code", "is missing"),
    ("companies.toml", "share_percent = 25", "share_percent = 0", "kinds.pre-sbb.share_percent", "greater than"),
    ("privates.toml", "face = 50", "fase = 50", "privates.2 (P2).face", "is missing"),
    ("rulings.toml", 'question = "Nobody bids for P1', 'ask = "Nobody', "ruling.2 (R2).question", "is missing"),
    ("special.toml", "build_cost = 100", "build_cost = true", "tunnels.build_cost", "valid integer"),
    ("special.toml", "[powers]", "[power]", "powers", "is missing"),
    ("special.toml", "ends = [0, 2]", "ends = [0, 7]", "tunnels.pieces.1 (X78).ends.2", "less than or equal to 5"),
]

MAP_AND_TILES = [
    ("title.toml", "hex_total = 131", "hex_total = 130", "hexes", "131 hexes, but title.toml says 130", "map.toml"),
    ("map.toml", 'B21 = { colour = "white" }\n', "", "hexes", "130 hexes, but title.toml says 131"),
    ("title.toml", "yellow = 59", "yellow = 60", "yellow", "59 yellow tiles, but title.toml says 60", "tiles.toml"),
    ("title.toml", ", gray = 5", "", "gray", "5 gray tiles, but title.toml says 0", "tiles.toml"),
    ("tiles.toml", "\n619 = 4", "\n619 = 5", "green", "56 green tiles, but title.toml says 55"),
    ("map.toml", "B21 =", "b21 =", "hexes.b21", "a row letter and a column number"),
    ("map.toml", "B21 =", "B22 =", "hexes.B22", "every second number"),
    ("map.toml", 'tracks = [[5, "n0"]]', 'tracks = [[5, "n1"]]', "hexes.A18.tracks.1", "no node n1"),
    ("map.toml", 'tracks = [[5, "n0"]]', "tracks = [[5, 5]]", "hexes.A18.tracks.1", "both ends are the same"),
    ("map.toml", 'tracks = [[5, "n0"]]', 'tracks = [[5, "n0"], ["n0", 5]]', "hexes.A18.tracks.2", "there already"),
    ("map.toml", 'tracks = [[5, "n0"]]', 'tracks = [[2, "n0"]]', "hexes.A18.tracks", "the edge of the board"),
    ("map.toml", 'J17 = { colour = "gray", tracks = [[1, 2]]', 'J17 = { colour = "gray", tracks = [[0, 2]]',
     "hexes.J17.tracks", "leads to K16, which has no track there"),
    ("map.toml", 'colour = "white", walls = [5] }', 'colour = "white", walls = [5], tracks = [[1, 5]] }',
     "hexes.F5.tracks", "edge 5 (south-east) has a wall"),
    ("map.toml", "walls = [1, 2] }", "walls = [1, 2], tracks = [[2, 4]] }", "hexes.G6.tracks", "has a wall"),
    ("map.toml", 'I2 = { colour = "white"', 'I2 = { colour = "white", walls = [1]',
     "hexes.I2.walls", "edge of the board"),
    ("map.toml", "joined_edges = [0, 4]", "joined_edges = [4]", "hexes.B17.joined_edges", "A18 is not joined to it"),
    ("map.toml", "joined_edges = [0, 4]", "joined_edges = [0, 3, 4]", "hexes.A18.joined_edges", "edge of the board"),
    ("map.toml", "gray = 70 }, groups = [\"Stuttgart\"", "gray = 90 }, groups = [\"Stuttgart\"",
     "hexes.A18.nodes", "different values"),
    ("map.toml", 'cost = 20, terrain = "river", nodes', "cost = 20, nodes",
     "hexes.B19", "terrain and cost belong together"),
    ("map.toml", 'label = "OO"', 'label = "QQ"', "hexes.C20.label", "no tile has the letter QQ"),
    ("map.toml", 'label_from_green = "Z"', 'label_from_green = "Q"', "hexes.D19.label_from_green", "no green tile"),
    ("map.toml", '"619"]', '"999"]', "hexes.D15.upgrades_to", "there is no tile 999"),
    ("map.toml", "B21 = {", "B21 = { transit_bonus = 10,", "hexes.B21.transit_bonus", "no off-board area"),
    ("map.toml", 'kind = "city", slots = 1', 'kind = "city"', "hexes.B19.nodes.1", "needs slots"),
    ("map.toml", 'kind = "town" }', 'kind = "town", slots = 1 }', "hexes.B23.nodes.1", "only a city has slots"),
    ("map.toml", "revenue = { yellow = 20, green = 40, brown = 60, gray = 70 }", "revenue = {}",
     "hexes.A18.nodes.1", "empty"),
    ("tiles.toml", 'tracks = [[0, "n0"], [2, "n1"]]', 'tracks = [[0, "n0"], [2, "n2"]]',
     "tiles.59.tracks.2", "no node n2"),
    ("tiles.toml", 'tracks = [[0, "n0"], [2, "n1"]]', 'tracks = [[0, "n0"], [2, "n0"]]',
     "tiles.59.nodes.2", "no track leads"),
    ("tiles.toml", 'tracks = [[0, "n0"], [2, "n1"]]', "tracks = []", "tiles.59", "without track"),
    (COMMON, 'tracks = [[0, "n0"], ["n0", 1]]', 'tracks = [[0, "n0"], ["n1", 1]]', "tiles.3.tracks.2", "no node n1"),
]  # fmt: skip

COMPANIES_AND_TRAINS = [
    ("title.toml", "3 = { cash", "12 = { cash", "players", "follow each other"),
    ("title.toml", "3 = { cash", "three = { cash", "players", "follow each other"),
    ("title.toml", "cash = 800", "cash = 8000", "players.3", "not enough money"),
    ("market.toml", "rows = [", "rows = [\n    \"\",", "rows.1", "the row has no cell"),
    ("market.toml", "55   60   70", "55   -    70", "rows.3", "a gap"),
    ("market.toml", "260t 290t", "260t 290", "rows.1", "290 lies right of a cell that is right of the red line"),
    ("market.toml", "60p", "60", "kinds.historical.stations_by_par", "the par cells of the market", "companies.toml"),
    ("market.toml", "90p", "100p", "rows", "par cell 100 is there twice"),
    ("market.toml", "100x", "100", "rows", "no start cell"),
    ("market.toml", "100x 120", "100x 120x", "rows", "more than one start cell"),
    ("phases.toml", '{ id = "2"', '{ id = "1"', "phases", "phase 1 is there twice"),
    ("phases.toml", '"yellow", "green", "brown", "gray"', '"yellow", "gray"', "phases.7 (7)", "keeps the tiles"),
    ("trains.toml", 'starts_phase = "3", ', "", "trains", "phase 3 should be started by one train, not 0"),
    ("trains.toml", 'starts_phase = "3"', 'starts_phase = "2"',
     "trains", "phase 2 should be started by one train, not 2"),
    ("trains.toml", 'scrapped_in_phase = "4"', 'scrapped_in_phase = "9"',
     "trains.1 (2).scrapped_in_phase", "no phase '9'"),
    ("trains.toml", 'scrapped_in_phase = "4"', 'scrapped_in_phase = "2"', "trains.1 (2)", "in this order"),
    ("trains.toml", 'scrapped_in_phase = "4"', 'scrapped_by = "9"', "trains.1 (2).scrapped_by", "no train '9'"),
    ("trains.toml", ', { type = "2H", kind = "hex", range = 2, price = 70 }', "",
     "trains.1 (2).turns_over_in_phase", "a card with two sides"),
    ("trains.toml", 'type = "3H"', 'type = "2H"', "trains", "train 2H is there twice"),
    ("trains.toml", '{ name = "EVA", type = "5H" }', '{ name = "EVA", type = "5X" }',
     "extra_trains.EVA", "no train '5X'"),
    ("trains.toml", '{ name = "EVA"', '{ name = "SBB"', "extra_trains", "train SBB is there twice"),
    ("companies.toml", "certificates = [50, 25, 25]", "certificates = [50, 25]", "kinds.pre-sbb.certificates", "75 %"),
    ("companies.toml", "certificates = [50, 25, 25]", "certificates = [25, 50, 25]",
     "kinds.pre-sbb.certificates", "director's"),
    ("companies.toml", "share_percent = 20", "share_percent = 15",
     "kinds.regional.share_percent", "whole number of shares"),
    ("companies.toml", "station_costs = [0, 40]", "station_costs = []", "kinds.pre-sbb.station_costs", "no station"),
    ("companies.toml", "station_costs = [0, 40, 100, 100, 100]", "station_costs = [0]",
     "kinds.historical.stations_by_par", "more stations"),
    ("companies.toml", "train_limit = [4, 4, 4, 3, 2, 2, 2]", "train_limit = [4, 3, 2]",
     "kinds.historical.train_limit", "7 phases"),
    ("companies.toml", 'train_kinds = ["hex"]', "train_kinds = []", "kinds.regional.train_kinds", "no kind of train"),
    ("companies.toml", 'from_phase = "6"', 'from_phase = "8"',
     "kinds.historical.full_treasury_from_phase", "no phase '8'"),
    ("companies.toml", 'kind = "pre-sbb"', 'kind = "ancient"', "companies.1 (NOB).kind", "no kind 'ancient'"),
    ("companies.toml", 'sym = "SCB"', 'sym = "NOB"', "companies", "company NOB is there twice"),
    ("companies.toml", 'code = "V2"', 'code = "V1"', "companies", "code V1 is there twice"),
    ("companies.toml", 'home = "D19"', 'home = "Z99"', "companies.1 (NOB).home", "no hex 'Z99'"),
    ("companies.toml", 'home = "D19"', 'home = "B21"', "companies.1 (NOB).home", "no station in B21"),
    ("companies.toml", 'home = "D19"', 'home = "B23"', "companies.1 (NOB).home_city", "no such city"),
    ("companies.toml", "home_city = 0", "home_city = 2", "companies.4 (JS).home_city", "I4 has no such city"),
    ("companies.toml", 'destination = "D15"', 'destination = "D55"', "companies.1 (NOB).destination", "no hex 'D55'"),
    ("companies.toml", 'merges_into = "SBB"', 'merges_into = "DB"',
     "companies.1 (NOB).merges_into", "no other company 'DB'"),
    ("companies.toml", "pool_at_start = 3", "pool_at_start = 9", "companies.6 (FNM).pool_at_start", "8 certificates"),
    ("companies.toml", "pool_at_start = 3", 'forms_in_phase = "x"', "companies.6 (FNM).forms_in_phase", "no phase 'x'"),
    ("privates.toml", 'code = "P2"', 'code = "P1"', "privates", "private P1 is there twice"),
    ("privates.toml", 'code = "P2"', 'code = "NOB"', "privates.2 (NOB)", "the same symbol"),
    ("privates.toml", "[1, 100]", "[100, 1]", "privates.2 (P2).company_price", "lower price comes first"),
]  # fmt: skip

RULINGS = [
    ("rulings.toml", '\np6-face = "160"', '\np8-face = "160"', "preset first-edition.p8-face", "unknown ruling"),
    ("rulings.toml", '\np6-face = "160"', '\np6-face = "170"', "preset first-edition.p6-face", "not one of 180, 160"),
    ("rulings.toml", 'id = "online"', 'id = "2016"', "preset", "preset 2016 is there twice"),
    ("rulings.toml", 'switch = "home-tile"', 'switch = "priority"', "ruling R15.priority", "another switch"),
    (
        "rulings.toml",
        'values = ["cash", "last-actor"]',
        'values = ["cash"]',
        "ruling R3.priority.values",
        "two or more",
    ),
    ("rulings.toml", "\ncash = ", "\nmoney = ", "ruling R3.priority.meanings", "explain every value"),
    ("rulings.toml", 'switch = "priority"\n', "", "ruling R3", "values without a switch"),
    ("rulings.toml", 'id = "R2"', 'id = "R1"', "ruling", "ruling R1 is there twice"),
    ("rulings.toml", "# Presets", '[fixed]\npriority = "cash"\n# Presets', "fixed.priority", "the table can change it"),
]

PLACES = [
    ("places.toml", "[codes]", "[codes", "line", "not readable as TOML"),
    ("places.toml", 'game-over = "p. 17"', "game-over = 17", "codes.game-over", "valid string"),
    ("places.toml", 'game-over = "p. 17"', 'game-over = ""', "codes.game-over", "at least 1 character"),
    ("places.toml", "[codes]", '[codes]\nno-name = "p. 1"', "none.no-name", "has a place in codes"),
    ("places.toml", '"no-name",', '"no-name", "no-name",', "none", "code no-name is there twice"),
    ("places.toml", 'game-over = "p. 17"', 'game-over = "R99"', "codes.game-over", "there is no ruling R99"),
    ("places.toml", 'game-over = "p. 17"', 'game-over = "A9"', "codes.game-over", "there is no ruling A9"),
    ("places.toml", 'bid-too-low = "R2"', 'bid-too-low = "p. 6"', "AuctionResult.bid-too-low", "holds without it"),
    ("places.toml", 'bid-too-low = "R2"', "bid-too-low = 2", "AuctionResult.bid-too-low", "valid string"),
]

SPECIAL = [
    ("special.toml", '"L23"]', '"L99"]', "mountains.hexes", "no hex 'L99'"),
    ("special.toml", '"L23"]', '"B19"]', "mountains.hexes", "B19 is not a mountain"),
    ("special.toml", '"B5"]', '"B4"]', "mountains.codes", "as many codes"),
    ("special.toml", 'hexes = ["H7", "L13", "I14",', "hexes = [", "mountains.hexes", "fewer mountains"),
    ("special.toml", '"XM2", count = 2', '"XM1", count = 2', "mountains.panels", "the same panel twice"),
    ("special.toml", "brown = 50, gray = 80 }", "brown = 50 }", "mountains.panels.XM1", "every colour"),
    ("special.toml", "count = 5\n", "count = 7\n", "mountains.codes", "as many codes"),
    ("special.toml", '"T5"]', '"T4"]', "tunnels.codes", "as many codes"),
    ("special.toml", '"H27"]', '"B99"]', "tunnels.hexes", "no hex 'B99'"),
    ("special.toml", ', "H27"]', "]", "tunnels.hexes", "the pass hexes of the map"),
    ("special.toml", 'gotthard = { hex = "H19"', 'gotthard = { hex = "H13"', "tunnels.gotthard.hex", "not a pass hex"),
    ("special.toml", 'company = "GB"', 'company = "GBB"', "tunnels.gotthard.company", "no company 'GBB'"),
    ("special.toml", 'company = "GB"', 'company = "NOB"', "tunnels.gotthard.company", "another destination"),
    ("special.toml", "ends = [0, 2]", "ends = [2, 2]", "tunnels.pieces.X78", "both ends are the same"),
    ("special.toml", 'id = "X78"', 'id = "8"', "tunnels.pieces.8", "a tile has the same number"),
    ("special.toml", '{ hex = "H23", tracks', '{ hex = "H25", tracks', "furka_oberalp.pieces.H25", "not a pass hex"),
    ("special.toml", 'town = { kind = "town", revenue = 10, at_edge = 4.0 }, ', "",
     "furka_oberalp.pieces.H17.tracks.1", "no node n0"),
    ("special.toml", '{ hex = "H21", tracks = [[1, 4]]', '{ hex = "H21", tracks = [[0, 3]]',
     "furka_oberalp.pieces.H19", "does not go on in H21"),
    ("special.toml", 'private = "P2"', 'private = "P9"', "powers.extra_tile.private", "no private 'P9'"),
    ("special.toml", 'certificate = "T1"', 'certificate = "T9"',
     "powers.tunnel_certificate.certificate", "no tunnel 'T9'"),
    ("special.toml", 'company = "MOB"', 'company = "MOP"', "powers.share.company", "no company 'MOP'"),
    ("special.toml", "percent = 10", "percent = 15", "powers.share.percent", "no such certificate"),
    ("special.toml", 'company = "FNM"', 'company = "FNN"', "powers.director.company", "no company 'FNN'"),
    ("special.toml", 'from_phase = "3" }', 'from_phase = "33" }', "powers.extra_tile.from_phase", "no phase '33'"),
    ("special.toml", 'forced_in_phase = "5"', 'forced_in_phase = "9"',
     "powers.furka_oberalp.forced_in_phase", "no phase '9'"),
    ("special.toml", 'train = "EVA"', 'train = "ADAM"', "powers.eva.train", "no extra train 'ADAM'"),
    ("special.toml", 'trigger = "5" }', 'trigger = "7" }', "powers.eva.trigger", "no train '7'"),
    ("special.toml", 'close_in_phase = "5"', 'close_in_phase = "0"', "privates.close_in_phase", "no phase '0'"),
    ("special.toml", 'sbb = "SBB"', 'sbb = "SNCF"', "nationalisation.sbb", "no company 'SNCF'"),
    ("special.toml", '"JS", "GB"]', '"JS"]', "nationalisation.members", "that merge into SBB"),
    ("special.toml", '"JS", "GB"]', '"JS", "XX"]', "nationalisation.members", "no company 'XX'"),
    ("special.toml", "settle_price = 100", "settle_price = 120", "nationalisation.settle_price", "start cell"),
    ("special.toml", 'train = "SBB"', 'train = "SBC"', "nationalisation.train", "no extra train 'SBC'"),
]  # fmt: skip


CASES: list[tuple[str, ...]] = [*TYPES_AND_SYNTAX, *MAP_AND_TILES, *COMPANIES_AND_TRAINS, *RULINGS, *PLACES, *SPECIAL]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} {case[3]}")
def test_damage_is_named(damage: Damage, case: tuple[str, ...]) -> None:
    file, old, new, place, reason, *elsewhere = case
    error = damage(file, old, new)
    assert error.file == (elsewhere[0] if elsewhere else file)
    assert error.place == place or (place == "line" and error.place.startswith("line "))
    assert reason in error.reason
    assert str(error) == f"{error.file}: {error.place}: {error.reason}"
    assert "\n" not in str(error)


def test_untouched_copy_loads(folder: Path, common: Path) -> None:
    assert loaded(folder, common).fingerprint == registry.title("1844").fingerprint


def test_a_change_shows_in_the_fingerprint(folder: Path, common: Path) -> None:
    path = folder / "privates.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("face = 50", "face = 55"), encoding="utf-8")
    assert loaded(folder, common).fingerprint != registry.title("1844").fingerprint


def test_places_do_not_change_the_fingerprint(folder: Path, common: Path) -> None:
    path = folder / "places.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"p. 17"', '"p. 71"'), encoding="utf-8")
    moved = loaded(folder, common)
    assert moved.places.of("game-over") == "p. 71"
    assert moved.fingerprint == registry.title("1844").fingerprint


def test_order_and_comments_do_not_change_the_fingerprint(folder: Path, common: Path) -> None:
    path = folder / "map.toml"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith(("#", "["))]
    path.write_text("\n".join(["[hexes]", *reversed(lines)]), encoding="utf-8")
    assert loaded(folder, common).fingerprint == registry.title("1844").fingerprint


@pytest.mark.parametrize("file", ["title.toml", "map.toml", "tiles.toml", "market.toml", "companies.toml"])
def test_missing_file(folder: Path, common: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(TitleDataError, match=f"^{file}: the file is missing$"):
        loaded(folder, common)


def test_only_a_title_that_cannot_be_played_needs_no_places(folder: Path, common: Path) -> None:
    (folder / "places.toml").unlink()
    with pytest.raises(TitleDataError, match=r"^places\.toml: codes: a title that can be played says where"):
        loaded(folder, common)
    path = folder / "title.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("playable = true", "playable = false"), encoding="utf-8")
    assert loaded(folder, common).places.of("game-over") == ""


def test_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(TitleDataError, match=r"^1899: there is no such title folder$"):
        loaded(tmp_path / "1899")


def test_not_text(folder: Path, common: Path) -> None:
    (folder / "phases.toml").write_bytes(b"# \xff\xfe")
    with pytest.raises(TitleDataError, match=r"^phases\.toml: byte 2: not readable as UTF-8 text$"):
        loaded(folder, common)


def test_a_wall_may_be_given_on_one_side_only(folder: Path, common: Path) -> None:
    path = folder / "map.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("walls = [0], nodes", "nodes"), encoding="utf-8")
    assert loaded(folder, common).walls == registry.title("1844").walls
