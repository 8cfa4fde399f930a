"""Track-keeping off: what the map would say, the table says; money and papers follow the rules as ever."""

from pathlib import Path

import pytest

from core.interchange.audit import audit
from core.interchange.game_file import create_game, new_setup, open_game
from core.kernel.game import Transition
from core.kernel.refusal import Rejection, Severity
from core.rail18 import events as ev
from core.rail18.actions import (
    BuyTrain,
    ChangeSettings,
    DecideDividend,
    DeclareRoute,
    LayTile,
    OverlayAt,
    Pass,
    PayDestination,
    PayTrack,
    PlaceStation,
    Route,
    RunTrains,
    SellShares,
    SetMap,
    SetPar,
    StartCompany,
    StationAt,
    TileAt,
)
from core.rail18.formation import ReturnStation
from core.rail18.state import CLOSED, CompanyTurn, GameOver, Player, Question, Station, StockRound
from core.rail18.table import AuctionResult, EverybodyPasses
from core.titles.t1844.mountains import BuyCertificate
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from core.titles.t1844.visits import ReportVisit
from tests.play.probes import map_of
from tests.titles.t1844.positions import Table


def off(players=3, **switches):
    return Table(players, mode="table", **switches).change(track_kept=False)


def rhb(treasury=300, trains=True, step="run", **fields):
    """RhB of Ann, par 80, so three stations; home at Chur."""
    table = off().phase("3").company("RhB", treasury=treasury, ann=5, destination=fields.pop("destination", "none"))
    if trains:
        table.own("RhB", a="3")
    return table.turn("RhB", step, **fields)


def run(revenue, company="RhB", actor="ann"):
    return RunTrains(actor=actor, company=company, routes=(), revenue=revenue)


def at(table):
    frame = table.state.frame
    return (frame.company, frame.step) if isinstance(frame, CompanyTurn) else None


# the course of a turn


def test_track_and_station_steps_are_not_asked():
    table = off().company("RhB", treasury=300, ann=5, destination="none").own("RhB", a="2").stock("ann")
    assert at(table.everybody_passes()) == ("RhB", "run")


def test_a_first_turn_places_the_home_station_and_asks_for_no_tile():
    table = off().company("VZ", treasury=0, ann=3, home=False, operated=False).stock("ann").everybody_passes()
    assert table.state.stations["K10"] == (Station("VZ", 0),)
    assert table.state.companies["VZ"].home_placed
    assert not table.state.frame.home_tile_due


def test_a_company_without_trains_stops_once_for_its_entries():
    table = off().company("RhB", treasury=50, ann=5, destination="none").stock("ann").everybody_passes()
    assert at(table) == ("RhB", "trains")
    assert table.offers(PayTrack)
    assert table.play(Pass(actor="ann", what="trains")).state.companies["RhB"].operated


def test_a_company_that_can_do_nothing_at_all_is_passed_over():
    table = off().company("NOB", treasury=0, ann=2, destination="none").stock("ann", 2).everybody_passes()
    assert isinstance(table.state.frame, StockRound)
    assert table.state.frame.number == 3


def test_run_and_payout_in_three_entries():
    table = rhb().play(run(100)).play(DecideDividend(actor="ann", company="RhB", pay=True))
    assert table.paid("dividend:RhB") == [("bank", "ann", 50)]
    table.play(Pass(actor="ann", what="trains"))
    assert table.state.companies["RhB"].last_revenue == 100


def test_the_last_revenue_is_suggested():
    table = rhb().charter("RhB", last_revenue=140)
    assert [action.revenue for action in table.offers(RunTrains)] == [140, 0]


def test_a_run_has_no_routes():
    routes = (Route(train="a", path=("G26.0", "G26/1")),)
    assert rhb().code(RunTrains(actor="ann", company="RhB", routes=routes)) == "track-not-kept"


def test_a_negative_revenue():
    assert rhb().code(run(-10)) == "negative-price"


def test_no_tile_is_laid():
    tile = LayTile(actor="ann", company="RhB", hex="G26", tile="14", rotation=0)
    assert rhb().code(tile) == "track-not-kept"


# money that goes to the map


@pytest.mark.parametrize("step", ["run", "trains"])
def test_a_company_pays_for_track(step):
    table = rhb(step=step).play(PayTrack(actor="ann", company="RhB", amount=40))
    assert table.cash("RhB") == 260
    assert table.paid("track") == [("RhB", "bank", 40)]
    assert at(table) == ("RhB", step)


@pytest.mark.parametrize(("amount", "code"), [(301, "not-enough-money"), (0, "negative-price"), (-5, "negative-price")])
def test_what_cannot_be_paid(amount, code):
    assert rhb().code(PayTrack(actor="ann", company="RhB", amount=amount)) == code


def test_where_track_is_kept_the_map_says_what_it_costs():
    table = rhb().change(track_kept=True)
    assert table.code(PayTrack(actor="ann", company="RhB", amount=20)) == "track-kept"
    assert table.turn("RhB", "trains").code(DeclareRoute(actor="ann", company="RhB")) == "track-kept"


def test_R37_the_extra_tile_of_p2_is_used_once_and_may_be_free():
    table = rhb().paper("P2", "ann").play(PayTrack(actor="ann", company="RhB", amount=0, power="P2"))
    assert table.state.papers["P2"].used
    assert table.cash("RhB") == 300
    assert table.code(PayTrack(actor="ann", company="RhB", amount=10, power="P2")) == "power-not-usable"
    assert table.code(PayTrack(actor="ann", company="RhB", amount=10, power="P3")) == "power-not-usable"


def test_R19_stations_cost_40_then_100_and_one_a_turn():
    placing = PlaceStation(actor="ann", company="RhB")
    table = rhb().play(placing)
    assert table.cash("RhB") == 260
    assert table.state.companies["RhB"].stations_left == 1
    assert table.code(placing) == "one-station-per-turn"
    table.turn("RhB", "run").play(placing)
    assert table.cash("RhB") == 160
    assert table.turn("RhB", "run").code(placing) == "no-stations-left"


def test_a_station_has_no_place():
    table = rhb()
    assert table.code(PlaceStation(actor="ann", company="RhB", hex="G26", node=0)) == "track-not-kept"
    assert list(table.state.stations) == ["G26"]


def test_R17_a_tunnel_costs_100_and_uses_the_certificate():
    building = BuildTunnel(actor="ann", company="RhB", certificate="T2")
    table = rhb().paper("T2", "ann").paper("T3", "ben").play(building)
    assert table.cash("RhB") == 200
    assert table.paid("tunnel") == [("RhB", "bank", 100)]
    assert table.state.papers["T2"].used
    assert table.code(building) == "certificate-used"
    assert table.code(building.model_copy(update={"certificate": "T3"})) == "not-directors-certificate"
    table.give(RhB=99).paper("T4", "ann")
    assert table.code(building.model_copy(update={"certificate": "T4"})) == "not-enough-money"


def test_a_tunnel_has_no_place():
    building = BuildTunnel(actor="ann", company="RhB", certificate="T2", hex="H19", piece="X79", rotation=0)
    assert rhb().paper("T2", "ann").code(building) == "track-not-kept"


def test_R36_the_furka_oberalp_line_pays_and_closes_p4():
    table = rhb().paper("P4", "ben").play(LayFurkaOberalp(actor="ben"))
    assert table.paid("compensation:P4") == [("bank", "ben", 80)]
    assert table.state.papers["P4"].owner == CLOSED


# destinations


def test_R18_the_director_says_that_the_destination_is_reached():
    table = rhb(destination="open").play(PayDestination(actor="ann", company="RhB"))
    assert table.cash("RhB") == 300 + 5 * 80
    assert table.code(PayDestination(actor="ann", company="RhB")) == "no-destination"


def test_R18_also_in_a_stock_round_but_only_the_director():
    table = rhb(destination="open").stock("ben")
    assert table.code(PayDestination(actor="ben", company="RhB")) == "not-your-turn"
    table.play(PayDestination(actor="ann", company="RhB"))
    assert table.cash("RhB") == 700


def test_R18_nothing_is_paid_by_itself():
    table = Table(3, mode="table").phase("3").company("NOB", treasury=100, ann=2).tiles(D19="57/1", D17="4/1")
    table.change(track_kept=False).company("RhB", treasury=1, ben=4, launched=False, home=False).stock("ann")
    table.everybody_passes()
    assert table.state.companies["NOB"].destination == "open"


# mountain railways and tunnels


def test_a_mountain_railway_is_bought_without_saying_where():
    table = off().give(ann=200).stock("ann").play(BuyCertificate(actor="ann", paper="B1"))
    assert not isinstance(table.state.frame, Question)
    assert table.state.papers["B1"].used
    assert table.state.frame.player == "ben"


def test_R21_R12_a_visit_is_reported_by_the_owner_and_income_follows():
    table = rhb().paper("B1", "ben", used=True).paper("T2", "cat", used=True).paper("T3", "cat")
    assert table.code(ReportVisit(actor="ann", paper="B1")) == "not-owners-certificate"
    assert table.code(ReportVisit(actor="cat", paper="T3")) == "nothing-to-visit"
    assert table.code(ReportVisit(actor="cat", paper="P1")) == "unknown-certificate"
    table.play(ReportVisit(actor="ben", paper="B1")).play(ReportVisit(actor="cat", paper="T2"))
    assert table.code(ReportVisit(actor="ben", paper="B1")) == "visited-already"
    table.stock("ann").everybody_passes()
    assert table.paid("income:B1") == [("bank", "ben", 40)]
    assert table.paid("income:T2") == [("bank", "cat", 10)]


def test_R39_a_visit_may_be_reported_after_the_end():
    """It was made in the game and counts; nothing is offered any more."""
    table = off().paper("B1", "ben", used=True).give(ben=0).change(flow=(GameOver(),))
    assert table.worth("ben") == 0
    assert table.engine.options(table.state) == ()
    found = table.engine.decide(table.state, ReportVisit(actor="ben", paper="B1"))
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    assert (table.worth("ben"), table.state.flow) == (150, (GameOver(),))
    assert table.code(ReportVisit(actor="ben", paper="B1")) == "visited-already"
    assert table.change(mode="hotseat").code(ReportVisit(actor="ben", paper="T1")) == "visit-only-at-table"


def test_in_hotseat_mode_the_routes_tell():
    table = Table(3).mountain("B1", "ben", "H7")
    assert table.code(ReportVisit(actor="ben", paper="B1")) == "visit-only-at-table"


# R34: must own a train


def poor(**fields):
    return rhb(treasury=20, trains=False, step="trains").give(ann=100, **fields)


def test_R34_without_the_map_a_company_may_go_on_without_a_train():
    table = poor()
    assert not any(action.price > 20 for action in table.offers(BuyTrain))
    table.play(Pass(actor="ann", what="trains"))


def test_R34_R32_once_a_route_is_declared_the_director_helps():
    table = poor().play(DeclareRoute(actor="ann", company="RhB"))
    assert table.happened(ev.RouteDeclared) == [ev.RouteDeclared("RhB")]
    assert table.code(Pass(actor="ann", what="trains")) == "must-own-train"
    table.play(BuyTrain(actor="ann", company="RhB", source="bank", train="3", price=180))
    assert table.cash("ann") == 0
    assert table.state.train_debt["ann"] == 90


def test_R32_and_may_sell_shares_first():
    table = poor().company("AB", ben=5, ann=2, destination="none").turn("RhB", "trains")
    sale = SellShares(actor="ann", company="AB", shares=1)
    assert table.code(sale) == "no-stock-round"
    table.play(DeclareRoute(actor="ann", company="RhB")).play(sale)


def test_R34_who_has_a_train_or_no_duty_declares_nothing():
    declared = DeclareRoute(actor="ann", company="RhB")
    assert rhb(step="trains").code(declared) == "no-train-duty"
    assert poor().play(declared).code(declared) == "no-train-duty"
    table = off().phase("3").company("NOB", treasury=20, ann=2).turn("NOB", "trains")
    assert table.code(DeclareRoute(actor="ann", company="NOB")) == "no-train-duty"


# the SBB


def formed():
    """SCB has placed a second station somewhere."""
    table = off(5).phase("5").company("STB", treasury=0, eve=5, destination="none").own("STB", t="5")
    table.company("NOB", ann=2, treasury=50).company("SCB", ben=2, treasury=90)
    table.turn("SCB", "trains").play(PlaceStation(actor="ben", company="SCB"))
    table.turn("STB", "trains", 1, 2, acted=("NOB", "SCB"))
    return table.play(Pass(actor="eve", what="trains"))


def test_R30_the_sbb_forms_and_no_station_is_asked_for():
    table = formed()
    assert not any(isinstance(frame, Question) for frame in table.state.flow)
    # ten in all: NOB's home, SCB's home and one more are on the table
    assert table.state.companies["SBB"].stations_left == 7
    assert table.cash("SBB") == 400 + 50 + 50


def test_R30_a_station_goes_back_in_the_turn_of_the_sbb():
    table = formed().turn("SBB", "run")
    back = ReturnStation(actor="ann", company="SBB")
    assert table.play(back).state.companies["SBB"].stations_left == 8
    assert table.turn("STB", "run").code(ReturnStation(actor="eve", company="STB")) == "no-such-station"
    table.charter("SBB", stations_left=10).turn("SBB", "run")
    assert table.code(back) == "no-such-station"


# the map as it lies


def lying():
    """NOB at Zürich with a tile, RhB with a second station at Thun, a mountain railway and a tunnel."""
    table = Table(3, mode="table").phase("3").company("NOB", treasury=100, ann=2)
    table.company("RhB", treasury=100, ben=5).tiles(D19="57/1", H13="57/1").station("RhB", "H13")
    return table.mountain("B1", "cat", "H7", "XM2", active=True).tunnel("T1", "ben", "H21", "X79", 0).stock("ann")


def without(action, **fields):
    return action.model_copy(update=fields)


def test_the_same_map_brings_back_the_same_position():
    table = lying()
    before = table.state
    table.change(track_kept=False)
    found = table.engine.decide(table.state, map_of(before))
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    assert table.state == before


def test_a_map_after_play_without_it():
    """Entries first, the map later: tray, charters and papers follow from it."""
    table = rhb().paper("T2", "ann").play(PlaceStation(actor="ann", company="RhB"))
    table.play(BuildTunnel(actor="ann", company="RhB", certificate="T2"))
    action = SetMap(
        actor="ben",
        tiles=(TileAt(hex="H13", tile="57", rotation=1),),
        stations=(StationAt(company="RhB", hex="G26"), StationAt(company="RhB", hex="H13")),
        overlays=(OverlayAt(hex="H21", piece="X79", paper="T2", rotation=0),),
    )
    events = table.engine.decide(table.state, action)
    assert not isinstance(events, Rejection), events
    for event in events:
        table.state = table.engine.evolve(table.state, event)
    state = table.state
    assert state.track_kept
    assert state.tray["57"] == table.title.tiles["57"].count - 1
    assert state.stations == {"G26": (Station("RhB", 0),), "H13": (Station("RhB", 0),)}
    assert state.companies["RhB"].stations_left == 1
    assert state.papers["T2"].hex == "H21"
    assert at(table) == ("RhB", "trains")  # the map knows of no route


def test_R18_destinations_that_the_map_shows_are_paid():
    table = Table(3, mode="table").phase("3").company("NOB", treasury=100, ann=2).tiles(D19="57/1", D17="4/1")
    table.change(track_kept=False).stock("ann")
    events = table.engine.decide(table.state, map_of(table.state))
    assert ev.DestinationReached("NOB") in events


@pytest.mark.parametrize(("furka_edges", "code"), [("once-laid", None), ("always", "furka-edge")])
def test_R17_a_tunnel_older_than_the_line_may_share_its_edge(furka_edges, code):
    """Ends 0 and 4 of H23: free until the line lies there, where the ruling says so."""
    table = Table(3, mode="table", furka_edges=furka_edges).phase("4").tunnel("T1", "ann", "H23", "X78", 4)
    table.overlay("H23", "furka", paper="P4").stock("ann")
    outcome = table.engine.decide(table.state, map_of(table.state))
    assert getattr(outcome, "code", None) == code


TILES = (TileAt(hex="D19", tile="57", rotation=1), TileAt(hex="H13", tile="57", rotation=1))
STATIONS = (
    StationAt(company="NOB", hex="D19"),
    StationAt(company="RhB", hex="G26"),
    StationAt(company="RhB", hex="H13"),
)
PIECES = (OverlayAt(hex="H7", piece="XM2", paper="B1"), OverlayAt(hex="H21", piece="X79", paper="T1"))


MANY = ("D17", "F11", "H13", "D19", "C12", "C24")


def tile(label, number, rotation=0):
    return {"tiles": (*TILES, TileAt(hex=label, tile=number, rotation=rotation))}


def station(company, label, node=0):
    return {"stations": (*STATIONS, StationAt(company=company, hex=label, node=node))}


def pieces(*found):
    return {"overlays": found}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        (tile("Z99", "9"), "unknown-hex"),
        (tile("D17", "99999"), "unknown-tile"),
        (tile("D17", "4", 6), "no-rotation"),
        (tile("D19", "57"), "hex-twice"),
        (tile("H19", "9"), "tile-does-not-fit"),
        ({"tiles": tuple(TileAt(hex=label, tile="905", rotation=0) for label in MANY)}, "tile-not-in-tray"),
        (station("NOB", "Z99"), "unknown-hex"),
        (station("XYZ", "F11"), "unknown-company"),
        (station("SCB", "C12"), "unknown-company"),
        (station("NOB", "D17"), "no-city"),
        (station("NOB", "H13", 1), "no-city"),
        (station("RhB", "D19"), "city-full"),
        (pieces(*PIECES, OverlayAt(hex="L13", piece="XM1", paper="B2")), "unknown-certificate"),
        (pieces(*PIECES, OverlayAt(hex="L13", piece="XM1", paper="B1")), "certificate-twice"),
        (pieces(*PIECES, OverlayAt(hex="H7", piece="XM1", paper="B3")), "mountain-taken"),
        (pieces(*PIECES, OverlayAt(hex="H21", piece="X78", paper="T3", rotation=3)), "tunnel-taken"),
        (pieces(PIECES[1], OverlayAt(hex="D19", piece="XM2", paper="B1")), "no-mountain"),
        (pieces(PIECES[1], OverlayAt(hex="H7", piece="X79", paper="B1")), "no-panel"),
        (pieces(PIECES[0], OverlayAt(hex="H21", piece="XM1", paper="T1")), "no-tunnel-piece"),
        (pieces(PIECES[0], OverlayAt(hex="D19", piece="X79", paper="T1")), "no-tunnel-hex"),
        (pieces(PIECES[0], OverlayAt(hex="H21", piece="X79", paper="T1", rotation=6)), "no-rotation"),
        (pieces(PIECES[0]), "certificate-without-place"),
        (pieces(), "certificate-without-place"),
    ],
)
def test_maps_that_cannot_be(fields, code):
    table = lying().paper("B3", "ann", used=code == "mountain-taken").paper("T3", "ann", used=code == "tunnel-taken")
    table.change(track_kept=False)
    refusal = table.refuses(without(SetMap(actor="ann", tiles=TILES, stations=STATIONS, overlays=PIECES), **fields))
    assert (refusal.code, refusal.severity) == (code, Severity.IMPOSSIBLE)
    again = table.engine.decide(table.state, without(map_of(lying().state), **fields), overrule="So it lies.")
    assert isinstance(again, Rejection)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        (tile("D17", "57"), "tile-does-not-fit"),
        (tile("C12", "611", 1), "colour-not-yet"),
        ({"stations": STATIONS[:2]}, "stations-differ"),
        ({"stations": STATIONS[1:]}, "stations-differ"),
        (pieces(PIECES[0], OverlayAt(hex="H21", piece="X79", paper="T1", rotation=1)), "no-tunnel-mouth"),
        (pieces(*PIECES, OverlayAt(hex="H27", piece="X79", paper="T2", rotation=0)), "certificate-not-used"),
    ],
)
def test_maps_that_the_table_may_insist_on(fields, code):
    table = lying().paper("T2", "ben").change(track_kept=False)
    action = without(SetMap(actor="ann", tiles=TILES, stations=STATIONS, overlays=PIECES), **fields)
    refusal = table.refuses(action)
    assert (refusal.code, refusal.severity) == (code, Severity.RULE)
    found = table.engine.decide(table.state, action, overrule="So it lies.")
    assert not isinstance(found, Rejection)
    state = table.state
    for event in found:
        state = table.engine.evolve(state, event)
    table.engine.options(state)


def test_when_no_map_is_set():
    table = lying().change(track_kept=False)
    action = map_of(table.state)
    assert table.code(without(action, actor="zoe")) == "unknown-player"
    question = Question("mountain", "ann", item="B2")
    assert table.change(flow=(*table.state.flow, question)).code(action) == "answer-first"
    assert table.change(flow=(GameOver(),)).code(action) == "game-over"
    assert lying().change(mode="hotseat").code(action) == "map-only-at-table"


def test_a_map_may_be_corrected_while_track_is_kept():
    table = lying()
    changed = without(map_of(table.state), tiles=(*TILES, TileAt(hex="D17", tile="4", rotation=1)))
    found = table.engine.decide(table.state, changed)
    assert not any(isinstance(event, ev.SettingsChanged) for event in found)


# a whole evening's file


def test_a_game_without_track_in_a_file(tmp_path: Path):
    path = tmp_path / "game.bank"
    players = [Player(name, name.title()) for name in ("ann", "ben", "cat")]
    game = create_game(path, new_setup("1844", players, mode="table", track_kept=False))
    results = [("ben", 20), ("cat", 55), ("ann", 80), ("cat", 130), ("ben", 140), ("ann", 200), ("ben", 100)]
    actions = [AuctionResult(actor=who, private=f"P{n}", amount=paid) for n, (who, paid) in enumerate(results, 1)]
    actions.insert(6, SetPar(actor="ann", company="FNM", price=100))
    actions += [
        StartCompany(actor="cat", company="JS", price=90),
        EverybodyPasses(actor="ann"),
        PayTrack(actor="cat", company="JS", amount=10),
        BuyTrain(actor="cat", company="JS", source="bank", train="2", price=90),
        PayTrack(actor="ann", company="FNM", amount=20),  # so JS buys nothing more
        BuyTrain(actor="ann", company="FNM", source="bank", train="2", price=90),
        Pass(actor="ann", what="trains"),
        EverybodyPasses(actor="ann"),
        RunTrains(actor="cat", company="JS", routes=(), revenue=40),
        DecideDividend(actor="cat", company="JS", pay=True),
        RunTrains(actor="ann", company="FNM", routes=(), revenue=50),
        ChangeSettings(actor="ann", cash_open=False),
    ]
    for action in actions:
        outcome = game.dispatch(action)
        assert isinstance(outcome, Transition), (action, outcome)
    game.log.close()
    assert open_game(path, read_only=True).state == game.state
    report = audit(path)
    assert report.problems == []
    assert report.runs == []  # nobody knows what was possible


def test_switching_off_in_the_middle_of_a_turn_leaves_the_map_steps():
    table = Table(3, mode="table").phase("3").company("NOB", treasury=100, ann=2).own("NOB", a="2").turn("NOB")
    assert table.offers(LayTile)
    events = table.engine.decide(table.state, ChangeSettings(actor="ann", track_kept=False))
    for event in events:
        table.state = table.engine.evolve(table.state, event)
    assert at(table) == ("NOB", "run")
    assert not table.offers(LayTile)
    table.play(run(60, "NOB"))


def test_R15_a_map_that_has_the_home_tile_ends_the_duty_to_lay_it():
    """NOB is at its first turn, and the map on the table has the tile of its home already."""
    table = Table(3, mode="table").company("NOB", home=False, operated=False, treasury=200, ben=2).everybody_passes()
    assert (at(table), table.state.frame.home_tile_due) == (("NOB", "track"), True)
    assert table.code(Pass(actor="ben", what="track")) == "home-tile-first"
    brought = map_of(table.state)
    brought = without(brought, tiles=(*brought.tiles, TileAt(hex="D19", tile="57", rotation=1)))
    found = table.engine.decide(table.state, brought)
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    assert at(table) == ("NOB", "track")
    assert not table.state.frame.home_tile_due
    table.play(Pass(actor="ben", what="track"))
