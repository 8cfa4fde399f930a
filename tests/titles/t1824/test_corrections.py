"""Corrections in 1824: somebody can always go on, and what the bank keeps stays kept."""

import pytest

from core.kernel.refusal import Rejection
from core.rail18.corrections import actions as co
from core.rail18.state import OperatingRound, StockRound
from tests.play.invariants import check_going_on
from tests.play.mended import play_mended
from tests.play.table import Table as AnyTable
from tests.titles.t1824.play import FirstRound, Table, minor


def correct(table: AnyTable, kind: type[co.Correction], **fields) -> str:
    """The code of the refusal, empty where it is made."""
    action = kind(actor="ann", note="found later", **fields)
    found = table.engine.decide(table.state, action)
    if isinstance(found, Rejection):
        return found.code
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    check_going_on(table.engine, table.state)
    return ""


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 6, 24])
def test_a_game_full_of_corrections_goes_on(seed):
    """6 is played without track."""
    table = play_mended(seed, 450, title="1824")
    assert table.moves > 200
    assert sum(table.made.values()) > 300


def test_there_is_no_auction_to_go_back_to():
    assert correct(FirstRound(), co.CorrectAuction, private="B1", player="ann") == "no-auction"


@pytest.mark.parametrize("where", ["stock", "operating"])
def test_what_nobody_bought_leaves_with_the_first_round(where):
    table = FirstRound().play(minor("dan", "Sd1", 240))
    if where == "stock":
        assert correct(table, co.CorrectStockRound, number=2, player="ann") == ""
        assert isinstance(table.state.flow[0], StockRound)
    else:
        fields = {"number": 1, "index": 1, "total": 1, "acted": (), "company": "Sd1", "step": "track"}
        assert correct(table, co.CorrectOperatingRound, **fields) == ""
        assert isinstance(table.state.flow[0], OperatingRound)
    assert table.state.papers["B1"].owner == "closed"
    assert table.state.companies["EPP"].closed
    assert not table.state.companies["Sd1"].closed


def test_A4_a_reserved_certificate_stays_in_the_bank():
    table = Table().minor("Sd2", "ann").minor("Sd3", "ben").singles("Sd", cat=6)
    assert correct(table, co.MoveCertificate, certificate="Sd_7", target="ann") == "no-such-share"
    table.singles("Sd", cat=5)
    assert correct(table, co.MoveCertificate, certificate="Sd_6", target="ann") == ""
    assert table.director("Sd") is None


def test_A33_a_directors_certificate_is_kept_until_the_company_opens_or_forms():
    table = Table().minor("EPP", "ann").minor("Sd1", "ann")
    for certificate in ("Sd_0", "BK_0"):
        assert correct(table, co.MoveCertificate, certificate=certificate, target="ben") == "not-floated"


def test_A34_a_correction_that_gives_somebody_two_shares_makes_a_director():
    table = Table().phase("4").charter("Sd", launched=True).singles("Sd", ben=1)
    assert correct(table, co.MoveCertificate, certificate="Sd_5", target="ben") == ""
    assert table.director("Sd") == "ben"
    assert table.shares("Sd", "ben") == 2


def test_there_is_no_pool():
    table = Table().company("BH", ann=5, ben=2).own("BH", a="3")
    assert correct(table, co.MoveCertificate, certificate="BH_1", target="pool") == "no-holder"
    assert correct(table, co.MoveTrain, train="a", source="BH", target="pool") == "no-holder"


def test_a_minor_has_no_par_to_correct():
    table = Table().minor("EPP", "ann", 160)
    assert correct(table, co.CorrectPar, company="EPP", par=80) == "cannot-be-started"
    assert "EPP" not in table.state.markers


def test_A30_where_both_stay_the_second_is_put_there_without_a_word():
    table = Table(wien_twice="both-stay").phase("6").company("kk", par=120, at="120/1", ann=3, home=False)
    table.station("kk", "F11", 1).charter("kk", home_placed=True)
    assert correct(table, co.CorrectStation, company="kk", there=True, hex="F11", node=2) == ""
    assert isinstance(table.state.frame, StockRound)
    assert correct(table, co.CorrectStation, company="kk", there=True, hex="F11", node=0) == "one-station-per-hex"


def test_A30_a_correction_that_brings_a_second_station_asks_which_goes_back():
    table = Table().phase("6").company("kk", par=120, at="120/1", ann=3, home=False).station("kk", "F11", 1)
    found = table.engine.decide(
        table.state,
        co.CorrectStation(actor="ann", note="it was there", company="kk", there=True, hex="F11", node=2),
        overrule="As it lies.",
    )
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    assert table.state.frame.about == "station"
    check_going_on(table.engine, table.state)
