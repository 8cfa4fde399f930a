"""Corrections: what they change, what they leave, and what becomes of the question that is open."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from core.interchange.audit import audit
from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.kernel.game import Transition
from core.kernel.options import offered
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.holdings import director
from core.rail18.phases import with_phase
from core.rail18.state import (
    BANK,
    CLOSED,
    POOL,
    Auction,
    CompanyTurn,
    GameOver,
    OperatingRound,
    Placed,
    Player,
    Question,
    StockRound,
    Train,
)
from core.store.journal import Journal
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from tests.play.invariants import check_options
from tests.titles.t1844.positions import MONEY, Table, total

NOTE = "found at the second count"


def mend(table: Table, kind: type[co.Correction], **fields: Any) -> Table:
    """A correction that is made; somebody can go on afterwards."""
    action = kind(actor="ben", note=NOTE, **fields)
    assert not offered(table.engine.options(table.state), action)
    found = table.engine.decide(table.state, action)
    assert not isinstance(found, Rejection), found
    for event in found:
        table.state = table.engine.evolve(table.state, event)
    table.events = found
    assert total(table.state) == MONEY
    check_options(table.rules, table.state, table.engine.options(table.state))
    return table


def refusal(table: Table, kind: type[co.Correction], **fields: Any) -> str:
    found = table.engine.decide(table.state, kind(**{"actor": "ben", "note": NOTE, **fields}))
    assert isinstance(found, Rejection), found
    return found.code


def in_turn(step: str = "track", **fields: Any) -> Table:
    """MOB of Ann is in its turn, AB of Ben is still to come."""
    table = Table(3).company("MOB", par=80, treasury=200, ann=5, ben=1).company("AB", par=70, treasury=100, ben=5)
    return table.turn("MOB", step, **fields)


# money


def test_cash_goes_from_one_holder_to_another() -> None:
    table = mend(in_turn(), co.CorrectCash, payer="MOB", payee="cat", amount=120)
    assert table.events == (ce.CashCorrected("MOB", "cat", 120, NOTE),)
    assert table.state.cash["MOB"] == 80
    assert refusal(table, co.CorrectCash, payer="MOB", payee="cat", amount=81) == "not-enough-money"
    assert refusal(table, co.CorrectCash, payer="MOB", payee="MOB", amount=1) == "nothing-changes"
    assert refusal(table, co.CorrectCash, payer="bank", payee="cat", amount=0) == "no-amount"
    assert refusal(table, co.CorrectCash, payer="bank", payee="pool", amount=1) == "no-holder"
    assert refusal(table, co.CorrectCash, payer="bank", payee="FNM", amount=1) == "not-floated"
    assert refusal(table, co.CorrectCash, payer="bank", payee="cat", amount=1, note=" ") == "note-needed"
    assert refusal(table, co.CorrectCash, payer="bank", payee="cat", amount=1, actor="eve") == "unknown-player"


def test_the_bank_pays_what_it_has_and_more_only_when_it_is_broken() -> None:
    table = in_turn()
    all_ = table.state.cash[BANK]
    assert refusal(table, co.CorrectCash, payer="bank", payee="cat", amount=all_ + 1) == "not-enough-money"
    mend(table, co.CorrectBank, broken=True)
    mend(table, co.CorrectCash, payer="bank", payee="cat", amount=all_ + 1)
    assert refusal(table, co.CorrectBank, broken=False) == "bank-below-zero"
    mend(table, co.CorrectCash, payer="cat", payee="bank", amount=1)
    mend(table, co.CorrectBank, broken=False)
    assert not table.state.bank_broken


def test_debts() -> None:
    table = mend(in_turn(), co.CorrectDebt, player="ann", debt="train", amount=45)
    assert table.state.debt("ann") == 45
    mend(table, co.CorrectDebt, player="ann", debt="train", amount=0)
    assert table.state.debt("ann") == 0
    assert refusal(table, co.CorrectDebt, player="ann", debt="train", amount=0) == "nothing-changes"
    assert refusal(table, co.CorrectDebt, player="ann", debt="train", amount=-5) == "no-debt"


def test_a_debt_from_the_exchange_is_paid_from_what_there_is() -> None:
    """R33 holds for corrections too, and the journal says it."""
    table = mend(in_turn().give(ann=30), co.CorrectDebt, player="ann", debt="exchange", amount=100)
    assert (table.state.cash["ann"], table.state.debt("ann")) == (0, 70)
    mend(table, co.CorrectCash, payer="bank", payee="ann", amount=90)
    assert (table.state.cash["ann"], table.state.debt("ann")) == (20, 0)


# certificates and directors


def test_a_share_that_changed_hands_makes_another_director() -> None:
    table = Table(3).company("MOB", par=80, ann=3, ben=3).turn("MOB")
    mend(table, co.MoveCertificate, certificate="MOB_1", target="ben")
    assert director(table.rules, table.state, "MOB") == "ben"
    assert ev.DirectorChanged("MOB", "ben") in table.events
    assert isinstance(table.state.frame, CompanyTurn)  # Ben goes on with the turn


def test_the_directors_certificate_goes_to_somebody_who_may_have_it() -> None:
    table = Table(3).company("MOB", par=80, ann=4, ben=2).turn("MOB")
    mend(table, co.MoveCertificate, certificate="MOB_0", target="ben")
    assert director(table.rules, table.state, "MOB") == "ben"
    # it is Ben's by the rules as well: four shares to two
    mend(table, co.MoveCertificate, certificate="MOB_0", target="ann")
    assert director(table.rules, table.state, "MOB") == "ann"
    # with two shares in hand Cat cannot direct beside Ann's two
    table = Table(3).company("MOB", par=80, ann=2, cat=4).turn("MOB")
    assert director(table.rules, table.state, "MOB") == "ann"
    mend(table, co.MoveCertificate, certificate="MOB_0", target="ben")
    assert director(table.rules, table.state, "MOB") == "cat"
    assert refusal(table, co.MoveCertificate, certificate="MOB_0", target="bank") == "director-certificate-out"


def test_a_company_that_loses_its_director_leaves_its_turn() -> None:
    table = Table(3).company("MOB", par=80, treasury=100, ann=2, ben=1).company("AB", par=70, treasury=100, ben=5)
    mend(table.turn("MOB"), co.MoveCertificate, certificate="MOB_0", target=POOL)
    assert director(table.rules, table.state, "MOB") is None
    assert ce.TurnBrokenOff("MOB") in table.events
    round_, turn = table.state.flow
    assert isinstance(round_, OperatingRound)
    assert isinstance(turn, CompanyTurn)
    assert (turn.company, round_.acted) == ("AB", ())
    # once it has a director again it acts after all
    mend(table, co.MoveCertificate, certificate="MOB_0", target="ann")
    table.play(ac.Pass(actor="ben", what=table.state.frame.step))
    while isinstance(frame := table.state.frame, CompanyTurn) and frame.company == "AB":
        table.play(ac.Pass(actor="ben", what=frame.step))
    assert getattr(table.state.frame, "company", "") == "MOB"


def test_a_turn_whose_revenue_was_settled_counts_as_had() -> None:
    table = Table(3).company("MOB", par=80, ann=2, ben=1).company("AB", par=70, treasury=100, ben=5)
    mend(table.turn("MOB", "trains"), co.MoveCertificate, certificate="MOB_0", target=POOL)
    assert table.state.flow[0] == OperatingRound(2, 1, 1, ("MOB",))


def test_certificates_that_cannot_move() -> None:
    table = in_turn()
    assert refusal(table, co.MoveCertificate, certificate="MOB_99", target="ann") == "unknown-certificate"
    assert refusal(table, co.MoveCertificate, certificate="MOB_1", target="MOB") == "no-holder"
    assert refusal(table, co.MoveCertificate, certificate="FNM_0", target="ann") == "not-started"
    assert refusal(table, co.MoveCertificate, certificate="SBB_3", target="ann") == "not-started"
    table = Table(3).sbb(director="ann", pool=True).stock("ann")
    assert refusal(table, co.MoveCertificate, certificate="NOB_1", target="ann") == "company-closed"


# privates and other certificates


def test_privates_change_hands_close_and_open() -> None:
    table = mend(in_turn().paper("P2", "ann"), co.MovePaper, paper="P2", target="AB")
    assert table.state.papers["P2"].owner == "AB"
    mend(table, co.MarkPaper, paper="P2", mark="used", marked=True)
    mend(table, co.MovePaper, paper="P2", target=CLOSED)
    mend(table, co.MovePaper, paper="P2", target="cat")
    assert table.state.papers["P2"].used
    assert refusal(table, co.MovePaper, paper="P2", target=POOL) == "no-holder"
    assert refusal(table, co.MovePaper, paper="P2", target="cat") == "nothing-changes"
    table.company("NOB", par=60, ann=2)
    assert refusal(table, co.MovePaper, paper="P2", target="NOB") == "company-buys-no-privates"
    table.paper("P3", BANK)
    assert refusal(table, co.MovePaper, paper="P3", target="ann") == "private-not-sold"


def test_the_line_of_p4_lies_as_long_as_p4_is_closed() -> None:
    table = mend(in_turn().paper("P4", "ann"), co.MovePaper, paper="P4", target=CLOSED)
    assert {label for label, here in table.state.overlays.items() if here} == {"H17", "H19", "H21", "H23", "I16"}
    mend(table, co.MovePaper, paper="P4", target="ann")
    assert not table.state.overlays


def test_what_goes_back_to_the_bank_leaves_the_map() -> None:
    table = mend(in_turn().mountain("B1", "ann", "H7", active=True), co.MovePaper, paper="B1", target=BANK)
    assert not table.state.overlays
    mend(table, co.MovePaper, paper="B1", target="cat")
    paper = table.state.papers["B1"]
    assert (paper.owner, paper.used, paper.active, paper.hex) == ("cat", False, False, None)
    mend(table, co.CorrectPiece, paper="B1", hex="L13", piece="XM2")
    mend(table, co.MarkPaper, paper="B1", mark="visited", marked=True)
    paper = table.state.papers["B1"]
    assert (paper.used, paper.active, paper.hex) == (True, True, "L13")
    assert refusal(table, co.MarkPaper, paper="B1", mark="used", marked=False) == "piece-tells"


def test_pieces_that_cannot_lie_there() -> None:
    table = in_turn().mountain("B1", "ann", "H7").paper("T2", "ann").paper("B2", "ben")
    assert refusal(table, co.CorrectPiece, paper="B2", hex="H7", piece="XM1") == "mountain-taken"
    assert refusal(table, co.CorrectPiece, paper="B2", hex="D19", piece="XM1") == "no-mountain"
    assert refusal(table, co.CorrectPiece, paper="B2", hex="L13", piece="XM9") == "no-panel"
    assert refusal(table, co.CorrectPiece, paper="B3", hex="L13", piece="XM1") == "certificate-in-bank"
    assert refusal(table, co.CorrectPiece, paper="P2", hex="L13", piece="XM1") == "unknown-certificate"
    assert refusal(table, co.CorrectPiece, paper="B2") == "nothing-changes"
    assert refusal(table, co.CorrectPiece, paper="T2", hex="D19", piece="X78") == "no-tunnel-hex"
    mend(table, co.CorrectPiece, paper="B1")
    assert table.state.papers["B1"].hex is None


# trains


def test_trains_move_and_are_never_lost() -> None:
    table = in_turn("trains").own("MOB", **{"2-0": "2", "2-1": "2"}).stack(_2=3).phase("2").stack(_2=3)
    mend(table, co.MoveTrain, train="2-0", source="MOB", target="AB")
    assert table.state.trains["2-0"].owner == "AB"
    mend(table, co.MoveTrain, train="2-0", source="AB", target=BANK)
    assert table.state.stack["2"] == 2
    mend(table, co.MoveTrain, train="2H", source=BANK, target="AB")
    assert table.state.trains["2-2"] == Train("2H", "AB")
    mend(table, co.MoveTrain, train="2", source=CLOSED, target=POOL)  # one of three is out of the game
    assert sorted(table.state.trains) == ["2-1", "2-2", "2-3"]
    assert refusal(table, co.MoveTrain, train="2", source=CLOSED, target=POOL) == "no-card-gone"
    mend(table, co.MoveTrain, train="2", source=BANK, target=CLOSED)
    assert table.state.stack["2"] == 4
    mend(table, co.MoveTrain, train="2", source=CLOSED, target=BANK)
    assert table.state.stack["2"] == 3
    mend(table, co.TurnTrain, train="2-2", type="2")
    assert refusal(table, co.TurnTrain, train="2-2", type="3") == "no-such-side"
    assert refusal(table, co.TurnTrain, train="9-2", type="3") == "unknown-train"
    assert refusal(table, co.MoveTrain, train="2-2", source="MOB", target="AB") == "not-its-train"
    assert refusal(table, co.MoveTrain, train="2-2", source="AB", target="ann") == "no-holder"
    assert refusal(table, co.MoveTrain, train="9", source=BANK, target="AB") == "unknown-train"


def test_the_last_card_and_the_trains_that_never_were_in_the_stack() -> None:
    table = in_turn().phase("3")
    assert refusal(table, co.MoveTrain, train="2", source=BANK, target="MOB") == "no-card-left"
    mend(table, co.MoveTrain, train="EVA", source=CLOSED, target="ann")
    mend(table, co.MoveTrain, train="EVA", source="ann", target="MOB")
    assert refusal(table, co.MoveTrain, train="EVA", source=CLOSED, target="ann") == "no-card-gone"
    assert refusal(table, co.MoveTrain, train="EVA", source="MOB", target=BANK) == "no-holder"
    sbb = Table(3).sbb(director="ann").stock("ann")
    assert refusal(sbb, co.MoveTrain, train="SBB", source="SBB", target=POOL) == "train-fixed"


def test_a_train_bought_after_one_went_back_has_a_name_of_its_own() -> None:
    table = in_turn("trains").own("MOB", **{"2-0": "2", "2-1": "2"}).phase("2").stack(_2=2)
    mend(table, co.MoveTrain, train="2-0", source="MOB", target=BANK)
    table.play(ac.BuyTrain(actor="ann", company="MOB", source="bank", train="2", price=90))
    assert sorted(table.state.trains) == ["2-1", "2-2"]


def test_trains_over_the_limit_are_asked_about_and_no_longer_once_there_are_none() -> None:
    trains = {f"2-{number}": "2" for number in range(4)}
    table = in_turn("trains").own("MOB", **trains).own("AB", **{"2-4": "2"}).phase("2").stack(_2=5)
    mend(table, co.MoveTrain, train="2-4", source="AB", target="MOB")
    assert table.state.frame == Question("discard", "")
    mend(table, co.MoveTrain, train="2-4", source="MOB", target="AB")
    assert table.state.frame == CompanyTurn("MOB", "trains")


# the map


def test_a_tile_is_turned_replaced_and_taken_off() -> None:
    table = in_turn().tiles(I6="57/2")
    left = table.state.tray["57"]
    mend(table, co.CorrectTile, hex="I6", tile="57", rotation=1)
    assert (table.state.tiles["I6"], table.state.tray["57"]) == (Placed("57", 1), left)
    mend(table, co.CorrectTile, hex="I6", tile="15", rotation=2)  # green before its time, but it lies there
    assert (table.state.tray["57"], table.state.tray["15"]) == (left + 1, table.title.tiles["15"].count - 1)
    mend(table, co.CorrectTile, hex="I6")
    assert "I6" not in table.state.tiles
    assert table.state.stations["I6"][0].company == "MOB"


def test_tiles_that_cannot_lie_there() -> None:
    table = in_turn()
    assert refusal(table, co.CorrectTile, hex="Z9", tile="57") == "unknown-hex"
    assert refusal(table, co.CorrectTile, hex="I6", tile="999") == "unknown-tile"
    assert refusal(table, co.CorrectTile, hex="I6", tile="57", rotation=6) == "no-rotation"
    assert refusal(table, co.CorrectTile, hex="I6") == "nothing-changes"
    assert refusal(table, co.CorrectTile, hex="I6", tile="8", rotation=0) == "tile-does-not-fit"
    assert refusal(table, co.CorrectTile, hex="H19", tile="8", rotation=0) == "tile-does-not-fit"
    table.change(tray={**table.state.tray, "57": 0})
    assert refusal(table, co.CorrectTile, hex="I6", tile="57", rotation=0) == "tile-not-in-tray"
    found = table.engine.decide(
        table.state, co.CorrectTile(actor="ann", note=NOTE, hex="I6", tile="57"), overrule="It lies there."
    )
    assert isinstance(found, Rejection)
    assert found.severity is Severity.IMPOSSIBLE


def test_the_home_tile_that_lies_there_by_now_is_not_owed() -> None:
    table = Table(3).company("MOB", par=80, treasury=200, ann=5).turn("MOB", home_tile_due=True)
    mend(table, co.CorrectTile, hex="I6", tile="57", rotation=1)
    assert table.state.frame == CompanyTurn("MOB")


def test_stations_come_and_go_with_the_charter() -> None:
    table = in_turn().tiles(D19="57/0")
    left = table.state.companies["MOB"].stations_left
    mend(table, co.CorrectStation, company="MOB", there=True, hex="H13")
    assert table.state.companies["MOB"].stations_left == left - 1
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="H13") == "nothing-changes"
    assert refusal(table, co.CorrectStation, company="MOB", there=False, hex="I6") == "home-station-last"
    mend(table, co.CorrectStation, company="MOB", there=False, hex="H13")
    mend(table, co.CorrectStation, company="MOB", there=False, hex="I6")
    assert not table.state.companies["MOB"].home_placed
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="H13") == "no-station-yet"
    mend(table, co.CorrectStation, company="MOB", there=True, hex="I6")
    assert table.state.companies["MOB"].home_placed
    assert refusal(table, co.CorrectStation, company="MOB", there=False, hex="H13") == "no-such-station"
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="A1") == "unknown-hex"
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="H7") == "no-city"
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="D19") == "kept-for-home"  # NOB's
    assert refusal(table, co.CorrectStation, company="FNM", there=True, hex="L21") == "not-floated"


def test_a_destination_that_a_correction_reaches_is_paid() -> None:
    """R18: looked at after every change on the map; what is only noted pays nothing."""
    table = Table(3).company("GB", par=60, treasury=10, ann=2).paper("T2", "ann").turn("GB")
    mend(table, co.CorrectCompany, company="GB", floated=True, operated=True, destination="reached")
    assert table.state.cash["GB"] == 10
    mend(table, co.CorrectCompany, company="GB", floated=True, operated=True, destination="open")
    mend(table, co.CorrectPiece, paper="T2", hex="H19", piece="X79", rotation=2)
    assert ev.DestinationReached("GB") in table.events
    assert table.state.cash["GB"] == 10 + 2 * 60


def test_without_track_only_numbers_of_stations_are_corrected() -> None:
    table = Table(3, mode="table").company("MOB", par=80, treasury=50, ann=5).change(track_kept=False)
    table.turn("MOB", "trains")
    mend(table, co.CorrectStation, company="MOB", there=True)
    assert table.state.companies["MOB"].stations_left == 1
    mend(table, co.CorrectStation, company="MOB", there=False)
    mend(table, co.CorrectStation, company="MOB", there=False)
    assert refusal(table, co.CorrectStation, company="MOB", there=False) == "no-station-out"
    assert refusal(table, co.CorrectStation, company="MOB", there=True, hex="H13") == "track-not-kept"
    assert refusal(table, co.CorrectTile, hex="I6", tile="57") == "track-not-kept"
    mend(table.paper("T2", "ann"), co.MarkPaper, paper="T2", mark="used", marked=True)
    assert table.state.papers["T2"].used


# companies


def test_a_marker_goes_anywhere_and_to_any_place_in_the_stack() -> None:
    table = Table(3).company("MOB", par=80, ann=5).company("AB", par=80, ben=5).company("RhB", par=80, cat=5)
    row, column = table.cell("80/4")
    mend(table, co.CorrectMarker, company="RhB", row=row, column=column, above=1)
    order = sorted(table.state.markers, key=lambda sym: table.state.markers[sym].arrival)
    assert order == ["MOB", "RhB", "AB"]
    assert refusal(table, co.CorrectMarker, company="RhB", row=row, column=column, above=1) == "nothing-changes"
    assert refusal(table, co.CorrectMarker, company="RhB", row=row, column=column, above=3) == "no-place-in-stack"
    assert refusal(table, co.CorrectMarker, company="RhB", row=99, column=column) == "no-cell"
    assert refusal(table, co.CorrectMarker, company="FNM", row=row, column=column) == "not-started"
    row, column = table.cell("90/4")
    mend(table, co.CorrectMarker, company="RhB", row=row, column=column)
    assert table.rules.market.price(table.state.markers["RhB"]) == 90


def test_par_brings_stations_and_a_first_par_a_marker() -> None:
    table = in_turn()
    mend(table, co.CorrectPar, company="MOB", par=100)
    assert table.state.companies["MOB"].stations_left == 4
    assert table.rules.market.price(table.state.markers["MOB"]) == 80
    mend(table, co.CorrectPar, company="RhB", par=90)
    assert table.rules.market.price(table.state.markers["RhB"]) == 90
    mend(table, co.MoveCertificate, certificate="RhB_0", target="cat")
    assert refusal(table, co.CorrectPar, company="RhB", par=0) == "company-begun"
    mend(table, co.MoveCertificate, certificate="RhB_0", target="bank")
    mend(table, co.CorrectPar, company="RhB", par=0)
    assert "RhB" not in table.state.markers
    assert refusal(table, co.CorrectPar, company="MOB", par=85) == "no-par"
    assert refusal(table, co.CorrectPar, company="SBB", par=100) == "cannot-be-started"
    table.station("MOB", "H13")
    assert refusal(table, co.CorrectPar, company="MOB", par=60) == "stations-out"


def test_what_is_noted_about_a_company() -> None:
    table = Table(3).company("MOB", par=80, ann=5, launched=False, operated=False, home=False).stock("ann")
    mend(table, co.CorrectCompany, company="MOB", floated=True, operated=False, destination="open")
    assert table.state.companies["MOB"].launched
    mend(table, co.CorrectCash, payer="bank", payee="MOB", amount=400)
    wrong = {"company": "MOB", "floated": False, "operated": False, "destination": "none"}
    assert refusal(table, co.CorrectCompany, **wrong) == "company-has-things"
    assert refusal(table, co.CorrectCompany, **{**wrong, "operated": True}) == "not-floated"
    assert refusal(table, co.CorrectCompany, **{**wrong, "company": "AB", "floated": True}) == "not-started"
    table.company("JN", par=70, cat=3)
    marks = {"company": "JN", "floated": True, "operated": True}
    assert refusal(table, co.CorrectCompany, **marks, destination="open") == "no-destination"


# the course of the game, and each kind of frame


def test_phase_and_order() -> None:
    table = mend(in_turn(), co.CorrectPhase, phase="2")
    assert table.state.phase == "2"
    assert refusal(table, co.CorrectPhase, phase="9") == "unknown-phase"
    mend(table, co.CorrectOrder, order=("cat", "ann", "ben"))
    assert table.state.order == ("cat", "ann", "ben")
    assert refusal(table, co.CorrectOrder, order=("cat", "ann")) == "order-of-others"
    assert refusal(table, co.CorrectOrder, order=("cat", "ann", "ben")) == "nothing-changes"


def test_a_lower_train_limit_asks_for_trains() -> None:
    trains = {f"3-{number}": "3" for number in range(4)}
    table = in_turn("trains").own("MOB", **trains).phase("3").stack(_3=4)
    mend(table, co.CorrectPhase, phase="5")
    assert table.state.frame == Question("discard", "")


def test_an_auction() -> None:
    engine = Table(3).engine
    table = Table(3).change(flow=engine.initial().flow, papers=engine.initial().papers)
    table.play(ac.Bid(actor="ann", private="P1", amount=100))
    left = table.state.cash["ann"]
    assert refusal(table, co.CorrectCash, payer="ann", payee="ben", amount=left - 99) == "bid-stands"
    mend(table, co.CorrectCash, payer="ann", payee="ben", amount=left - 100)
    mend(table, co.CorrectAuction, private="P1", player="cat")
    assert table.state.frame == Auction("P1", "cat", "cat", 20)
    assert refusal(table, co.CorrectAuction, private="P2", player="cat") == "not-on-offer"
    assert refusal(table, co.CorrectStockRound, number=1, player="cat") == "private-not-sold"


def test_a_stock_round_waits_for_the_player_whose_turn_it_is() -> None:
    """Even who can do nothing any more is not passed over by a correction."""
    table = Table(3).company("MOB", par=80, ben=5).stock("ann", sold=(("ann", "MOB"),), passes=1)
    mend(table, co.CorrectCash, payer="ann", payee="bank", amount=table.state.cash["ann"])
    assert table.state.frame == StockRound(2, "ann", passes=1, sold=(("ann", "MOB"),))
    mend(table, co.CorrectStockRound, number=2, player="cat")
    assert table.state.frame == StockRound(2, "cat", sold=(("ann", "MOB"),))
    mend(table, co.CorrectStockRound, number=3, player="ben")
    assert table.state.frame == StockRound(3, "ben")
    assert refusal(table, co.CorrectStockRound, number=0, player="ben") == "no-such-round"
    assert refusal(table, co.CorrectStockRound, number=3, player="eve") == "unknown-player"


def test_a_turn_of_another_company_in_another_step() -> None:
    table = in_turn().own("AB", **{"2-0": "2"}).phase("2")
    fields: dict[str, Any] = {"number": 2, "index": 1, "total": 2, "acted": ("MOB",), "company": "AB", "step": "run"}
    mend(table, co.CorrectOperatingRound, **fields)
    assert table.state.flow == (OperatingRound(2, 1, 2, ("MOB",)), CompanyTurn("AB", "run"))
    mend(table, co.CorrectOperatingRound, **{**fields, "step": "dividend", "revenue": 80})
    assert table.state.frame == CompanyTurn("AB", "dividend", revenue=80)
    wrong = co.CorrectOperatingRound
    assert refusal(table, wrong, **{**fields, "company": "RhB"}) == "not-floated"
    assert refusal(table, wrong, **{**fields, "acted": ("AB",)}) == "acts-twice"
    assert refusal(table, wrong, **{**fields, "index": 3}) == "no-such-round"
    table.hold("AB", pool=5)
    assert refusal(table, wrong, **fields) == "no-director"


def test_a_first_turn_that_is_set_places_the_home_station() -> None:
    table = Table(3).company("MOB", par=80, treasury=200, ann=5, home=False, operated=False).stock("ann")
    fields = {"number": 2, "index": 1, "total": 1, "acted": (), "company": "MOB"}
    mend(table, co.CorrectOperatingRound, **fields, step="track")
    assert table.state.frame == CompanyTurn("MOB", home_tile_due=True)
    assert table.state.stations["I6"][0].company == "MOB"


def test_the_game_goes_on_after_its_end() -> None:
    table = Table(3).company("MOB", par=80, ann=5).change(flow=(GameOver(),))
    mend(table, co.CorrectCash, payer="bank", payee="ann", amount=10)
    assert table.state.frame == GameOver()
    mend(table, co.CorrectStockRound, number=4, player="ann")
    assert table.state.frame == StockRound(4, "ann")


def test_the_question_for_fnms_par_follows_p6() -> None:
    table = Table(3).paper("P6", "ann").change(flow=(StockRound(1, "cat"), Question("par", "ann", company="FNM")))
    assert refusal(table, co.CorrectStockRound, number=1, player="ben") == "question-open"
    mend(table, co.MovePaper, paper="P6", target="ben")
    assert table.state.frame == Question("par", "ben", company="FNM")
    mend(table, co.CorrectPar, company="FNM", par=80)
    assert table.state.frame == StockRound(1, "cat")


def asked_for_a_mountain() -> Table:
    return Table(3).stock("ann").play(BuyCertificate(actor="ann", paper="B1"))


def test_the_question_for_a_mountain_follows_its_owner() -> None:
    table = mend(asked_for_a_mountain(), co.MovePaper, paper="B1", target="cat")
    assert table.state.frame == Question("mountain", "cat", item="B1")
    table.play(PlaceMountain(actor="cat", mountain="B1", hex="H7", panel="XM1"))
    assert getattr(table.state.frame, "player", "") == "ben"


def test_a_mountain_railway_that_went_back_was_not_bought() -> None:
    table = mend(asked_for_a_mountain(), co.MovePaper, paper="B1", target=BANK)
    assert isinstance(table.state.frame, StockRound)
    assert table.state.frame.player == "ann"


def test_a_mountain_railway_that_has_its_place_ends_the_turn() -> None:
    table = mend(asked_for_a_mountain(), co.CorrectPiece, paper="B1", hex="H7", piece="XM1")
    assert isinstance(table.state.frame, StockRound)
    assert table.state.frame.player == "ben"


def test_the_question_for_a_station_is_dropped_with_the_second_one() -> None:
    table = Table(3).sbb("ann", director="ann").charter("SBB", stations_left=10)
    table.station("SBB", "I4", 0).station("SBB", "I4", 1)
    table.change(flow=(StockRound(5, "ann"), Question("station", "ann", company="SBB")))
    mend(table, co.MoveCertificate, certificate="SBB_0", target="ben")  # Ann has as much; Ben directs now
    assert table.state.frame == Question("station", "ben", company="SBB")
    mend(table, co.CorrectStation, company="SBB", there=False, hex="I4", node=1)
    assert table.state.frame == StockRound(5, "ann")


# in a game


PLAYERS = [Player("ann", "Ann"), Player("ben", "Ben"), Player("cat", "Cat")]


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_corrections_are_entries_like_others(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, new_setup("1844", PLAYERS, mode=mode))
    action = co.CorrectCash(actor="ann", note=NOTE, payer="bank", payee="cat", amount=25)
    assert isinstance(game.dispatch(action), Transition)
    assert isinstance(game.dispatch(co.CorrectOrder(actor="ann", note=NOTE, order=("cat", "ben", "ann"))), Transition)
    after = game.state
    assert game.undo() is not None
    assert game.state.order == ("ann", "ben", "cat")
    assert game.redo() is not None
    assert isinstance(game.log, Journal)
    game.log.close()
    opened = open_game(path, read_only=True)
    assert opened.state == after
    assert audit(path).problems == []


def test_a_reason_never_makes_the_impossible() -> None:
    game = memory_game(new_setup("1844", PLAYERS, mode="table"))
    action = co.CorrectCash(actor="ann", note=NOTE, payer="ann", payee="cat", amount=5000)
    found = game.dispatch(action, "We say so.")
    assert isinstance(found, Rejection)
    assert (found.code, found.severity) == ("not-enough-money", Severity.IMPOSSIBLE)


# phases


def crowded(phase: str) -> Table:
    """All privates are somebody's, and there are trains of every kind that the phase leaves."""
    table = Table(3).phase(phase).company("MOB", treasury=3000, ann=5).company("AB", treasury=100, ben=5)
    table.company("NOB", treasury=100, cat=2).own("AB", a="2", b="3").own("NOB", c="4").give(ann=0, ben=0, cat=0)
    for number, code in enumerate(table.title.privates):
        table.paper(code, table.state.order[number % 3])
    return table.turn("MOB", "trains")


@pytest.mark.parametrize(("first", "last"), list(combinations("1234567", 2)))
def test_a_phase_brings_what_the_phases_before_it_bring(first: str, last: str) -> None:
    """After corrections the first train on sale may begin a phase behind the next one."""
    table = crowded(first)
    leapt = with_phase(table.rules, table.state, last)[1]
    state = table.state
    for phase in "1234567"[int(first) : int(last)]:
        state = with_phase(table.rules, state, phase)[1]
    assert leapt.with_(flow=()) == state.with_(flow=())
    assert {frame.about for frame in leapt.flow if isinstance(frame, Question)} == {
        frame.about for frame in state.flow if isinstance(frame, Question)
    }


def test_the_first_6_without_a_5_closes_the_privates_and_forms_the_sbb() -> None:
    """The four 5s were moved away by corrections: privates close all the same, P4 is laid and EVA comes."""
    table = crowded("4").stack(_2=13, _3=9, _4=6)
    for _ in range(4):
        mend(table, co.MoveTrain, train="5", source=BANK, target=CLOSED)
    table.play(ac.BuyTrain(actor="ann", company="MOB", source="bank", train="6", price=630))
    assert [event.phase for event in table.happened(ev.PhaseBegan)] == ["5", "6"]
    assert {table.state.papers[code].owner for code in table.title.privates} == {CLOSED}
    assert table.state.trains["EVA"].owner == "ann"
    assert any(overlay.piece == "furka" for here in table.state.overlays.values() for overlay in here)


def test_a_phase_that_was_only_corrected_is_made_up_for_by_the_next() -> None:
    """A correction changes the number alone; what the phase brings comes with the next one, EVA only once."""
    table = mend(crowded("4"), co.CorrectPhase, phase="5")
    assert table.state.papers["P1"].owner == "ann"
    table.stack(_2=13, _3=9, _4=6, _5=4).play(
        ac.BuyTrain(actor="ann", company="MOB", source="bank", train="6", price=630)
    )
    assert table.state.papers["P1"].owner == CLOSED
    mend(table.turn("MOB", "trains"), co.MovePaper, paper="P7", target="ben")
    table.stack(_6=4).play(ac.BuyTrain(actor="ann", company="MOB", source="bank", train="8E", price=960))
    assert table.state.papers["P7"].owner == CLOSED
    assert table.state.trains["EVA"].owner == "ann"
