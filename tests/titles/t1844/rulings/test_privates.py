"""Privates in companies' hands, their closing, P6 (rules p. 19). P2: test_track, P4: test_tunnels, P7: test_trains."""

import pytest

from core.rail18.actions import BuyPrivate, BuyTrain, DecideDividend, Pass, RunTrains
from core.rail18.state import CLOSED
from tests.titles.t1844.positions import Table, route


def buy(private, price, player="ann", company="STB"):
    return BuyPrivate(actor=player, company=company, private=private, price=price)


def stb(phase="3", step="track", treasury=500):
    return Table(3).phase(phase).company("STB", treasury=treasury, ann=5).give(ann=0).turn("STB", step)


@pytest.mark.parametrize(("private", "face"), [("P1", 20), ("P2", 50), ("P3", 80), ("P4", 110), ("P5", 140)])
def test_R13_1_to_twice_the_face_value(private, face):
    table = stb().paper(private, "ann")
    assert table.code(buy(private, 0)) == "private-price"
    assert table.code(buy(private, 2 * face + 1)) == "private-price"
    dear = stb().paper(private, "ann").play(buy(private, 2 * face))
    assert (dear.cash("ann"), dear.cash("STB")) == (2 * face, 500 - 2 * face)
    table.play(buy(private, 1))
    assert (table.cash("ann"), table.state.papers[private].owner) == (1, "STB")


@pytest.mark.parametrize("private", ["P6", "P7"])
def test_R13_not_p6_and_p7(private):
    assert stb().paper(private, "ann").code(buy(private, 50)) == "private-not-for-sale"


@pytest.mark.parametrize("phase", ["1", "2"])
def test_R13_not_before_phase_3(phase):
    assert stb(phase).paper("P1", "ann").refuses(buy("P1", 20)).rule == "R13"


def test_R13_in_phase_4_too():
    assert stb("4").paper("P1", "ann").play(buy("P1", 20)).state.papers["P1"].owner == "STB"


@pytest.mark.parametrize("phase", ["5", "6", "7"])
def test_R13_no_more_from_phase_5_on(phase):
    """A private that a correction has left open is not sold any more."""
    assert stb(phase).paper("P1", "ann").code(buy("P1", 20)) == "no-private-sales-now"


def test_R13_from_its_own_director_only():
    assert stb().paper("P1", "ben").code(buy("P1", 20)) == "not-directors-private"


def test_R13_regional_companies_too_but_no_v_company_and_no_sbb():
    table = stb().company("JN", treasury=100, ann=3).paper("P1", "ann").turn("JN")
    assert table.play(buy("P1", 40, company="JN")).cash("JN") == 60
    nob = stb().company("NOB", treasury=100, ann=2).paper("P1", "ann").turn("NOB")
    assert nob.code(buy("P1", 40, company="NOB")) == "company-buys-no-privates"
    sbb = Table(3).phase("4").sbb(director="ann").give(SBB=100).paper("P1", "ann").turn("SBB")
    assert sbb.code(buy("P1", 40, company="SBB")) == "company-buys-no-privates"


@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_R13_at_any_moment_of_its_turn(step):
    table = Table(3).phase("3").company("STB", treasury=500, ann=5).own("STB", t="3").tiles(D15="15/1", D13="57/1")
    table.turn("STB", step, revenue=50 if step == "dividend" else 0).paper("P1", "ann").play(buy("P1", 20))
    assert table.state.papers["P1"].owner == "STB"
    assert table.state.frame.step == step


def test_R13_only_in_its_own_turn_and_with_its_own_money():
    table = stb(treasury=19).paper("P1", "ann")
    assert table.code(buy("P1", 20)) == "not-enough-money"
    table.company("AB", treasury=100, ann=5).turn("STB")
    assert table.code(buy("P1", 20, company="AB")) == "not-this-company"


def test_R13_a_companys_private_pays_the_company():
    table = stb(treasury=0).paper("P1", "STB").stock("ann").give(ann=0).everybody_passes()
    assert table.cash("STB") == 5


def test_all_privates_close_with_the_first_5():
    table = Table(3).phase("4").stack(_4=6).company("STB", treasury=450, ann=5).turn("STB", "trains")
    for number, owner in enumerate(("ann", "STB", "ben", "ben", "cat"), start=1):
        table.paper(f"P{number}", owner)
    table.paper("P6", "ann").paper("P7", "ben").paper("T1", "ben")
    table.play(BuyTrain(actor="ann", company="STB", source="bank", train="5", price=450))
    assert {table.state.papers[f"P{number}"].owner for number in range(1, 8)} == {CLOSED}
    assert table.state.papers["T1"].owner == "ben"  # what came with P3 stays


def fnm(revenue=True):
    """FNM at Como with a 2; its printed track leads to Milano."""
    table = Table(3).phase("2").company("FNM", treasury=0, pool=3, ann=2).own("FNM", t="2").paper("P6", "ann")
    return table.turn("FNM", "run")


@pytest.mark.parametrize("pay", [True, False])
def test_p6_closes_when_fnm_first_runs_kept_or_paid(pay):
    table = fnm().play(RunTrains(actor="ann", company="FNM", routes=(route("t", "L21.0 L21/0 M20.0"),)))
    assert table.state.papers["P6"].owner == "ann"
    table.play(DecideDividend(actor="ann", company="FNM", pay=pay))
    assert table.state.papers["P6"].owner == CLOSED


def test_p6_stays_while_fnm_earns_nothing():
    table = fnm().play(RunTrains(actor="ann", company="FNM", routes=()))
    assert table.state.papers["P6"].owner == "ann"


def test_fnms_pool_shares_pay_its_treasury():
    table = fnm().play(RunTrains(actor="ann", company="FNM", routes=(route("t", "L21.0 L21/0 M20.0"),)))
    table.give(ann=0).play(DecideDividend(actor="ann", company="FNM", pay=True))
    assert (table.cash("ann"), table.cash("FNM")) == (10, 15)  # 50: 20 % and 30 %


def test_a_private_can_be_bought_after_the_trains_too():
    table = stb(step="trains").paper("P1", "ann").play(buy("P1", 1)).play(Pass(actor="ann", what="trains"))
    assert table.state.papers["P1"].owner == "STB"
