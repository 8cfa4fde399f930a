"""What the window asks for a correction, what it says will change, and what pointing at something leads to."""

import pytest

from core.kernel.refusal import Rejection
from core.rail18.corrections import actions as co
from core.rail18.engine import Engine18
from core.rail18.state import BANK
from tests.titles.t1844.positions import Table
from tests.ui.rail18.views.correction_moments import fits, moment, moments, table
from ui.rail18.views.corrections import targets
from ui.rail18.views.corrections.kinds import KINDS, correction_form, effect
from ui.rail18.views.sheet import sheet_view
from ui.shell.views.correction_form import Form, Values, suggested_note

NOTE = "Counted again"


def form(of: Table, kind: str, **values: object) -> Form:
    return correction_form(moment(of), kind, values)  # type: ignore[arg-type]


def made(of: Table, kind: str, **values: object) -> co.Correction:
    found = form(of, kind, **values).make(NOTE)
    assert found is not None
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_shows_first_how_it_is(kind: str) -> None:
    """Enter pressed too early takes nothing."""
    for now in moments():
        found = correction_form(now, kind, {})
        told = effect(now, found, NOTE)
        assert found.problem or found.fields
        assert not told.possible, (kind, told)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.long
def test_whatever_is_chosen_is_either_told_or_refused(kind: str) -> None:
    """And what is said to be possible is taken by the game."""
    taken = 0
    for now in moments()[1::2]:
        values: Values = {}
        begun = correction_form(now, kind, values)
        for field in begun.fields:
            wanted = [pick.value for pick in field.picks[:12]] or [field.low, 17, field.high]
            for value in wanted:
                chosen = begun.changed(field.name, (str(value),) if field.many else value)
                found = correction_form(now, kind, chosen)
                told = effect(now, found, NOTE)
                if told.possible:
                    taken += 1
                    action = found.make(NOTE)
                    assert action is not None
                    assert not isinstance(Engine18(now.rules).decide(now.state, action), Rejection)
    assert taken


def test_money_is_what_somebody_has_and_the_rest_comes_from_the_bank() -> None:
    of = table()
    has = of.state.cash["ann"]
    found = form(of, "cash", holder="ann", amount=has + 20)
    action = found.make(NOTE)
    assert action == co.CorrectCash(actor="ann", note=NOTE, payer=BANK, payee="ann", amount=20)
    bank = of.state.cash[BANK]
    lines = effect(moment(of), found, NOTE).lines
    assert lines == (f"Ann {has} → {has + 20}", f"bank {bank:,} → {bank - 20:,}")
    less = made(of, "cash", holder="MOB", amount=150, other="ben")
    assert less == co.CorrectCash(actor="ann", note=NOTE, payer="MOB", payee="ben", amount=50)


def test_hidden_cash_is_changed_by_an_amount_and_not_shown() -> None:
    of = table().change(cash_open=False)
    of.state = of.state.with_(flow=Table(3).state.flow)
    assert not of.state.cash_shown
    found = form(of, "cash", holder="ann", more=20)
    assert [field.name for field in found.fields] == ["holder", "more", "other"]
    assert found.field("more").value == 20
    assert "Ann +20" in effect(moment(of), found, NOTE).lines
    assert str(of.state.cash["ann"]) not in " ".join(effect(moment(of), found, NOTE).lines)


def test_who_is_chosen_first_says_what_else_is_asked() -> None:
    of = table()
    found = form(of, "cash", holder="ann", amount=5, other="ben")
    assert found.changed("amount", 7) == {"holder": "ann", "amount": 7, "other": "ben"}
    assert found.changed("holder", "MOB") == {"holder": "MOB"}
    assert form(of, "cash", holder="MOB").field("amount").value == 200
    assert found.thing == {"holder": "ann"}


def test_without_a_note_it_is_refused() -> None:
    of = table()
    told = effect(moment(of), form(of, "cash", holder="ann", amount=1), " ")
    assert told.refusal == "A correction needs a note that says why, of at most 500 letters, none of them invisible."
    assert not told.possible
    assert all(suggested_note(kind).strip() for kind in KINDS)


def test_what_cannot_be_says_why() -> None:
    of = table().give(ann=10)
    told = effect(moment(of), form(of, "cash", holder="ben", amount=of.state.cash["ben"] + 50, other="ann"), NOTE)
    assert told.refusal
    assert not told.overrulable


def test_what_a_rule_forbids_may_be_overruled_at_the_table() -> None:
    of = table()
    line = next(
        (row, column, cell.price)
        for row, cells in enumerate(of.rules.market.rows)
        for column, cell in enumerate(cells)
        if cell is not None and cell.beyond_line
    )
    bound = next(sym for sym in of.rules.title.companies if of.rules.title.kind(sym).behind_red_line)
    of.company(bound, par=80, ann=5)
    found = form(of, "marker", company=bound, price=str(line[2]), row=f"{line[0]} {line[1]}")
    told = effect(moment(of), found, NOTE)
    assert told.overrulable
    assert "red line" in told.refusal


def test_a_share_is_told_from_the_directors_certificate() -> None:
    of = table()
    found = form(of, "certificate", company="MOB", source="ann")
    words = [pick.words for pick in found.field("certificate").picks]
    assert words == ["10 % (one of 3)", "director’s certificate, 20 %"]
    action = made(of, "certificate", company="MOB", source="ann", target="cat")
    assert action == co.MoveCertificate(actor="ann", note=NOTE, certificate="MOB_1", target="cat")


def test_trains_come_from_the_stack_and_go_to_companies() -> None:
    of = table()
    found = form(of, "train", source=BANK)
    assert found.field("train").picks[0].words == "2-train"
    action = made(of, "train", source=BANK, train="2", target="MOB")
    assert action == co.MoveTrain(actor="ann", note=NOTE, train="2", source=BANK, target="MOB")


def test_tiles_have_pictures_and_so_have_their_turns() -> None:
    now = moments()[-1]
    label = next(iter(now.state.tiles))
    lies = now.state.tiles[label]
    found = correction_form(now, "tile", {"hex": label})
    assert (found.field("tile").value, found.field("rotation").value) == (lies.tile, str(lies.rotation))
    assert found.field("tile").picks[0].words == "no tile"
    assert all(pick.picture is not None for pick in found.field("tile").picks[1:])
    assert all(pick.picture is not None for pick in found.field("rotation").picks)
    off = correction_form(now, "tile", found.changed("tile", ""))
    assert [field.name for field in off.fields] == ["hex", "tile"]


def test_who_is_first_is_named_and_the_others_follow() -> None:
    of = table()
    found = form(of, "order", place1="cat")
    assert [pick.value for pick in found.field("place2").picks] == ["ann", "ben"]
    assert [pick.value for pick in found.field("place3").picks] == ["ben"]
    assert found.make(NOTE) == co.CorrectOrder(actor="ann", note=NOTE, order=("cat", "ann", "ben"))
    action = made(of, "order", place1="cat", place2="ben")
    assert action == co.CorrectOrder(actor="ann", note=NOTE, order=("cat", "ben", "ann"))


def test_a_price_is_meant_in_the_nearest_cell() -> None:
    of = table()
    now = of.state.markers["AB"]
    action = made(of, "marker", company="AB", price="80")
    assert isinstance(action, co.CorrectMarker)
    assert (action.row, action.column) == (now.row, now.column + 1)


def test_whoever_is_before_a_company_has_had_its_turn() -> None:
    of = table()
    found = form(of, "turn", round="operating", company="AB")
    assert found.field("acted").value == ("MOB",)
    assert found.field("step").value == "track"
    assert not any(field.name == "revenue" for field in found.fields)
    action = made(of, "turn", round="operating", company="AB", step="dividend", acted=(), revenue=90)
    assert isinstance(action, co.CorrectOperatingRound)
    assert (action.company, action.step, action.acted, action.revenue) == ("AB", "dividend", (), 90)


# what is pointed at


def test_every_cell_of_the_sheet_leads_to_what_it_shows() -> None:
    for now in moments():
        view = sheet_view(now, everything=True)
        for row in (*view.companies, *view.totals):
            for column in ("", *(column.key for column in view.columns)):
                for found in targets.of_sheet(now, row.key, column):
                    assert fits(now, found), found
    kinds = {column: targets.of_sheet(now, "", column)[0].kind for column in view.players}
    assert set(kinds.values()) == {"cash"}


@pytest.mark.long
def test_hexes_companies_players_and_trains_lead_to_theirs() -> None:
    now = moments()[-2]
    for label in now.rules.title.faces:
        for found in targets.of_hex(now, label):
            assert fits(now, found), found
    stands = next(iter(now.state.stations))
    assert {found.kind for found in targets.of_hex(now, stands)} >= {"tile", "station"}
    for sym in now.state.companies:
        assert all(fits(now, found) for found in targets.of_company(now, sym))
    for player in now.state.order:
        assert all(fits(now, found) for found in targets.of_player(now, player))
    owners = {card.owner for card in now.state.trains.values()}
    assert all(fits(now, found) for owner in owners for found in targets.of_trains(now, owner))


# what a correction does not bring


def besides(of: Table, kind: str, **values: object) -> str:
    return effect(moment(of), form(of, kind, **values), NOTE).besides


def test_a_corrected_phase_says_what_it_does_not_bring() -> None:
    start = table().stack(**{"2": 2}).own("MOB", **{"2-0": "2"}).phase("2")
    assert besides(start, "phase", phase="3") == (
        "Only the phase changes: nothing is scrapped, turned over or closed by a correction. "
        "Correct as well: all 2-trains become 2H (MOB)."
    )
    later = besides(start, "phase", phase="5")
    assert "all 2-trains become 2H (MOB); all 2H-trains are scrapped (MOB)" in later
    assert "close" in later
    assert besides(table().phase("5"), "phase", phase="6") == (
        "Only the phase changes: nothing is scrapped, turned over or closed by a correction."
    )
    assert "stays so until it is corrected" in besides(start, "phase", phase="1")


def test_a_train_from_the_stack_says_that_no_phase_begins() -> None:
    start = table().stack(**{"2": 2}).own("MOB", **{"2-0": "2"}).phase("2")
    assert besides(start, "train", source=BANK, train="3", target="AB") == (
        "Only the train moves: phase 3 does not begin by a correction. "
        "Correct as well: phase 3; all 2-trains become 2H (MOB)."
    )
    assert besides(start, "train", source=BANK, train="2", target="AB") == ""
    assert besides(start, "train", source="MOB", train="2-0", target="AB") == ""
    assert besides(start, "cash", holder="ann", amount=5) == ""
