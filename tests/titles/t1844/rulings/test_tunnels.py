"""Tunnels and the Furka-Oberalp line (rules p. 11 and 19)."""

import pytest

from core.rail18.actions import Bid, BuyTrain, LayTile
from core.rail18.state import CLOSED, Auction, Question
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp, is_mouth
from tests.titles.t1844.positions import Table

# Taken from the map one by one: edges of each pass hex that face a hex outside the passes, without wall or lake, and
# where the neighbour is grey or red, with track on its side.
MOUTHS = {
    "J9": {0, 1, 2, 3, 4, 5},  # Martigny, J7, I8, Gstaad, Visp, Sion
    "I12": {2, 3, 5},  # H11, Thun, Brig; walls at 0 and 1, the Jungfrau has no track at 4
    "K14": {1, 2, 5},  # K12, Brig, Milano; walls at 0 and 3, a lake at 4
    "I16": {0, 2, 5},  # J15, H15, J17; the Jungfrau has no track at 1, a pass at 3, a wall at 4
    "H17": {1, 2, 3, 5},  # H15, Sarnen, Stans, I18; passes at 0 and 4
    "H19": {2, 3, 5},  # Stans, Altdorf, I20; a wall at 0, passes at 1 and 4
    "H21": {0, 3, 5},  # I20, G22, I22; passes at 1 and 4, Altdorf has no track at 2
    "H23": {0, 2, 3, 4, 5},  # I22, G22, G24, Disentis, I24; a pass at 1
    "H27": {0, 1, 2, 3, 4, 5},  # I26, Disentis, Chur, Arosa, Innsbruck, St. Moritz
}

# Pairs of mouths two or three edges apart that do not share an edge with the Furka-Oberalp line.
TUNNELS = {
    "J9": {(0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 5)},
    "I12": {(2, 5), (3, 5)},
    "K14": {(1, 5), (2, 5)},
    "I16": {(0, 2)},  # the line uses 3 and 5
    "H17": {(1, 3), (1, 5), (2, 5), (3, 5)},  # the line uses 0 and 4
    "H19": {(2, 5), (3, 5)},
    "H21": {(0, 3), (3, 5)},
    "H23": {(0, 2), (0, 3), (2, 5), (3, 5)},  # the line uses 1 and 4
    "H27": {(0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (1, 5), (2, 4), (2, 5), (3, 5)},
}


def tunnel(label, piece, rotation, certificate="T1", company="VZ", player="ann"):
    return BuildTunnel(
        actor=player, company=company, certificate=certificate, hex=label, piece=piece, rotation=rotation
    )


def possible(table, label):
    """The pairs of edges that nothing but their distance from the company speaks against."""
    found = set()
    for piece, span in (("X78", 2), ("X79", 3)):
        for rotation in range(6):
            verdict = table.engine.decide(table.state, tunnel(label, piece, rotation, company="GB"))
            if not hasattr(verdict, "code") or verdict.code == "not-connected":
                found.add(tuple(sorted((rotation, (rotation + span) % 6))))
    return found


def far_away(**switches):
    """GB, without a home tile: no pass is within reach."""
    table = Table(3, **switches).company("GB", treasury=500, ann=2).paper("T1", "ann")
    return table.turn("GB")


def test_R45_nine_pass_hexes():
    assert set(far_away().rules.special.tunnels.hexes) == set(MOUTHS)
    passes = {label for label, hex_ in far_away().title.data.hexes.items() if hex_.colour == "mountain-pass"}
    assert passes == set(MOUTHS)


def test_R45_no_tunnel_elsewhere():
    table = far_away()
    assert table.code(tunnel("G22", "X79", 0, company="GB")) == "no-tunnel-hex"


@pytest.mark.parametrize(("label", "edges"), MOUTHS.items())
def test_R17_tunnel_mouths(label, edges):
    rules = far_away().rules
    assert {edge for edge in range(6) if is_mouth(rules, label, edge)} == edges


@pytest.mark.parametrize(("label", "pairs"), TUNNELS.items())
def test_R17_tunnels_of_each_pass(label, pairs):
    assert possible(far_away(), label) == pairs


@pytest.mark.parametrize(("label", "pairs"), [("I16", {(2, 5)}), ("H23", {(0, 4), (2, 4)})])
def test_R17_before_the_line_lies_its_edges_are_free_where_the_ruling_says_so(label, pairs):
    assert possible(far_away(furka_edges="once-laid"), label) == TUNNELS[label] | pairs
    laid = far_away(furka_edges="once-laid").overlay(label, "furka")
    assert possible(laid, label) == TUNNELS[label]


def test_R17_a_tunnel_may_cross_the_line():
    table = far_away().overlay("H19", "furka")
    assert possible(table, "H19") == {(2, 5), (3, 5)}  # 2-5 crosses 1-4


def vz(treasury=500, **switches):
    """VZ at Sion with track to the pass J9, as in the rule book's picture."""
    table = Table(3, **switches).phase("3").company("VZ", treasury=treasury, ann=3).paper("T1", "ann")
    return table.tiles(K10="15/0", K8="4/1", J11="58/4", I10="4/0").turn("VZ")


def test_R17_a_tunnel_costs_100_and_uses_up_its_certificate():
    table = vz().play(tunnel("J9", "X78", 3))
    assert table.cash("VZ") == 400
    paper = table.state.papers["T1"]
    assert (paper.used, paper.active, paper.hex, paper.owner) == (True, False, "J9", "ann")


def test_R17_100_from_the_treasury():
    assert vz(treasury=99).code(tunnel("J9", "X78", 3)) == "not-enough-money"


def test_R17_one_tunnel_per_hex_and_one_per_certificate():
    table = vz().paper("T2", "ann").tunnel("T3", "ben", "J9", "X78", 3)
    assert table.code(tunnel("J9", "X79", 1)) == "tunnel-taken"
    table = vz().paper("T1", "ann", used=True, hex="H27")
    assert table.code(tunnel("J9", "X78", 3)) == "certificate-used"


def test_R17_the_directors_certificate_only():
    table = vz().paper("T2", "ben")
    assert table.code(tunnel("J9", "X78", 3, certificate="T2")) == "not-directors-certificate"


def test_R17_several_certificates_several_tunnels_in_a_turn():
    """VZ reaches J9 from Sion, and over Visp and Brig the passes I12 and K14."""
    table = vz().paper("T2", "ann").paper("T3", "ann")
    table.play(tunnel("J9", "X78", 3)).play(tunnel("I12", "X79", 2, "T2")).play(tunnel("K14", "X79", 2, "T3"))
    assert table.cash("VZ") == 200
    assert [table.state.papers[code].hex for code in ("T1", "T2", "T3")] == ["J9", "I12", "K14"]


def test_R17_one_of_its_mouths_must_be_reached():
    """Martigny's track runs 1-4, so of J9 only the mouths towards Sion (5) and Gstaad (3) matter: Sion is reached."""
    table = vz()
    assert table.code(tunnel("J9", "X79", 1)) == "not-connected"  # J7 and Visp
    assert table.code(tunnel("H27", "X79", 0)) == "not-connected"
    table.play(tunnel("J9", "X79", 2))  # I8 and Sion
    assert table.state.overlays["J9"][0].rotation == 2


def test_R17_pieces_are_counted():
    table = vz()
    for number, label in enumerate(("H17", "H19", "H21", "H23", "H27")):
        table.overlay(label, "X78", number)
    assert table.code(tunnel("J9", "X78", 3)) == "no-tunnel-piece"


def test_R17_the_line_in_the_hex_is_not_enough():
    """RhB comes from Chur over Disentis onto the line in H23 (edge 4); a tunnel needs one of its own mouths."""
    table = Table(3).phase("3").company("RhB", treasury=500, ann=5).paper("T1", "ann").tiles(H25="58/1").turn("RhB")
    for label in ("H17", "H19", "H21", "H23", "I16"):
        table.overlay(label, "furka")
    for rotation, piece in ((0, "X79"), (3, "X78")):
        assert table.code(tunnel("H23", piece, rotation, company="RhB")) == "not-connected"
    assert table.offers(BuildTunnel) == []


def test_R17_a_certificate_of_p3_is_a_certificate():
    table = Table(3)
    assert table.rules.special.powers.tunnel_certificate.certificate == "T1"
    assert vz().play(tunnel("J9", "X78", 3)).state.papers["T1"].used


@pytest.mark.parametrize("phase", ["1", "2"])
def test_R17_tunnels_wait_for_no_phase(phase):
    table = vz().phase(phase).tiles(K10="6/0").play(tunnel("J9", "X79", 2))
    assert table.state.papers["T1"].used


def test_a_full_city_of_others_bars_the_way_to_a_tunnel():
    """MOB runs from Montreux over Martigny to Sion, which VZ fills; behind it lies the Simplon."""
    table = vz().tiles(I6="57/2", J7="9/2", K8="58/2", K10="57/1", K12="9/1")
    table.company("MOB", treasury=500, ben=5).paper("T2", "ben")
    simplon = tunnel("K14", "X78", 5, "T2", "MOB", "ben")
    assert table.turn("MOB").code(simplon) == "not-connected"
    table.turn("VZ").play(tunnel("K14", "X78", 5))
    assert table.state.papers["T1"].hex == "K14"


# The Furka-Oberalp line


def lay_line(player):
    return LayFurkaOberalp(actor=player)


def line(table):
    return {label for label, overlays in table.state.overlays.items() if any(o.piece == "furka" for o in overlays)}


def test_R36_the_owner_of_p4_lays_the_line_and_gets_80():
    table = Table(3).phase("3").paper("P4", "ben").give(ben=100).play(lay_line("ben"))  # in Ann's stock turn
    assert line(table) == {"H17", "H19", "H21", "H23", "I16"}
    assert (table.cash("ben"), table.state.papers["P4"].owner) == (180, CLOSED)
    assert table.state.frame.player == "ann"


def test_R36_not_before_phase_3():
    table = Table(3).phase("2").paper("P4", "ben")
    assert table.refuses(lay_line("ben")).rule == "R36"


def test_R36_nobody_else():
    table = Table(3).phase("3").paper("P4", "ben")
    assert table.code(lay_line("ann")) == "not-owner"


@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_R36_at_any_moment_of_others_turns(step):
    table = Table(3).phase("3").company("STB", treasury=500, ann=5).own("STB", a="3")
    table.tiles(D15="15/1", D13="57/1").paper("P4", "ben").give(ben=0)
    table.turn("STB", step, revenue=30 if step == "dividend" else 0).play(lay_line("ben"))
    assert table.cash("ben") == 80
    assert table.state.frame.step == step


def test_R36_also_while_a_question_waits():
    table = Table(3).phase("4").company("STB", treasury=500, ann=5).own("STB", a="3H", b="3H", c="3H", d="4")
    table.turn("STB", "trains").paper("P4", "ben")
    table.change(flow=(*table.state.flow, Question("discard", "")))
    table.play(lay_line("ben"))
    assert table.state.frame.about == "discard"


def test_R36_a_company_that_owns_p4_gets_the_80():
    table = Table(3).phase("3").company("STB", treasury=10, ann=5).paper("P4", "STB").play(lay_line("ann"))
    assert table.cash("STB") == 90


def test_R36_forced_at_phase_5():
    table = Table(3).phase("4").stack(_4=6).company("STB", treasury=500, ann=5).paper("P4", "ben").give(ben=0)
    table.turn("STB", "trains").play(BuyTrain(actor="ann", company="STB", source="bank", train="5", price=450))
    assert table.state.phase == "5"
    assert len(line(table)) == 5
    assert (table.cash("ben"), table.state.papers["P4"].owner) == (80, CLOSED)


def test_R36_no_line_in_the_auction():
    table = Table(3)
    start = table.engine.initial()
    table.change(flow=start.flow, papers=start.papers).paper("P4", "ben")
    assert isinstance(table.state.frame, Auction)
    assert table.code(lay_line("ben")) == "power-not-yet"
    assert table.offers(Bid)


def test_the_line_carries_trains_and_track():
    """With the line RhB goes on from Disentis to J17 and may build J15."""
    table = Table(3).phase("3").company("RhB", treasury=500, ann=5).tiles(H25="58/1").paper("P4", "ben").turn("RhB")
    build = LayTile(actor="ann", company="RhB", hex="J15", tile="9", rotation=1)
    assert table.code(build) == "not-connected"
    table.play(lay_line("ben")).play(build)
    assert "J15" in table.state.tiles
