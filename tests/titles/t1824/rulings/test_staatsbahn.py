"""The forming of the Staatsbahnen: when, with what, by whom directed (VII, VIII, A27 to A36)."""

import pytest

from core.rail18.actions import BuyShare, DecideDividend, DiscardTrain, Pass, PlaceStation, RunTrains
from core.rail18.events import CompanyLaunched, DirectorChanged, StationPlaced, TrainRemoved, TrainTaken
from core.rail18.formation import ReturnStation
from core.rail18.holdings import counted
from core.rail18.state import BANK, CLOSED, CompanyTurn, GameOver, OperatingRound, Question, Station, StockRound
from core.rail18.steps.station import station_cost
from core.titles.t1824.actions import ExchangeMountain
from tests.play.table import route
from tests.titles.t1824.play import Table
from tests.titles.t1824.turning_points import PEST, PHASE, WIEN, alone, both_in_wien, end_round, table

SD, UG, KK = ("Sd1", "Sd2", "Sd3"), ("Ug1", "Ug2"), ("kk1", "kk2")


def formed(found: Table) -> list[str]:
    return [event.company for event in found.happened(CompanyLaunched)]


# When


@pytest.mark.parametrize(("sym", "phase"), PHASE.items())
def test_A27_at_the_end_of_the_round(sym, phase):
    """The first 4 brings Sd, the first 5 Ug, the first 6 k&k; each acts in the next round."""
    found = table(phase).minor(f"{sym}1", "ann", 240)
    for other in PHASE:
        if PHASE[other] < phase:
            found.charter(other, launched=True)
    end_round(found)
    assert formed(found) == [sym]
    assert found.state.companies[f"{sym}1"].closed
    assert found.state.flow[0].index == 2


@pytest.mark.parametrize(("sym", "phase"), PHASE.items())
def test_A27_not_a_phase_too_early(sym, phase):
    found = table(str(int(phase) - 1)).minor(f"{sym}1", "ann", 240).own(f"{sym}1", a="4")
    end_round(found)
    assert not found.state.companies[sym].launched
    assert not found.state.companies[f"{sym}1"].closed


def test_A27_those_that_are_due_together_form_in_their_order():
    assert formed(end_round(table("6"))) == ["Sd", "Ug", "kk"]


def test_A27_it_acts_in_the_next_round_first_by_its_price():
    found = end_round(table().minor("Sd1", "ann", 240, treasury=90).own("Sd1", a="3"))
    above, turn = found.state.flow
    assert isinstance(above, OperatingRound)
    assert (above.index, turn.company) == (2, "Sd")


def test_A27_after_the_set_the_export_follows_the_forming():
    found = end_round(table().minor("Sd1", "ann", 240), 2, 2)
    told = [event for event in found.events if isinstance(event, CompanyLaunched | TrainTaken)]
    assert [type(event) for event in told] == [CompanyLaunched, TrainTaken]
    assert told[1].owner == CLOSED
    assert isinstance(found.state.frame, StockRound)


def test_A27_an_export_that_begins_the_phase_forms_at_once():
    found = end_round(table("3").stack(_3=7).minor("Sd1", "ann", 240), 2, 2)
    assert found.state.phase == "4"
    assert formed(found) == ["Sd"]
    assert isinstance(found.state.frame, StockRound)


def test_A27_surplus_trains_are_chosen_before_the_export():
    """Ug has five trains, and the export would scrap three of them."""
    found = table("5").charter("Sd", launched=True).minor("Ug1", "ann", 240).minor("Ug2", "ben", 120)
    found.own("Ug1", a="3", b="3").own("Ug2", c="3", d="4").stack(_5=3)
    found.own("Ug1", e="5")
    end_round(found, 2, 2)
    assert found.state.frame == Question("discard", "")
    assert found.state.phase == "5"
    assert not found.happened(TrainTaken)
    assert isinstance(found.state.flow[0], StockRound)
    found.play(DiscardTrain(actor="ann", company="Ug", train="d"))
    assert found.state.phase == "6"
    assert isinstance(found.state.flow[0], StockRound)
    assert found.state.flow[0].still == ""


def test_A27_the_choice_of_a_station_comes_before_the_export():
    found = both_in_wien().stack(_6=1)
    end_round(found, 2, 2)
    assert found.state.frame.about == "station"
    found.play(ReturnStation(actor="ann", company="kk", hex=WIEN, node=1))
    assert [event.owner for event in found.happened(TrainTaken)] == [CLOSED]
    assert isinstance(found.state.frame, StockRound)


def test_A27_after_an_export_forming_then_exchanges_then_openings_then_the_first_turn():
    found = table("3").stack(_3=7).minor("Sd1", "ann", 240).mountain("B2", "ben").mountain("B5", "ann")
    found.company("BK", launched=False, operated=False, home=False, cat=4)
    end_round(found, 2, 2)
    assert formed(found) == ["Sd"]
    assert found.state.frame == Question("exchange", "ben", item="B2")
    assert not found.state.companies["BK"].launched
    found.play(ExchangeMountain(actor="ben", code="B2", company="BK"))
    assert formed(found) == ["BK"]
    assert found.cash("BK") == 800
    assert found.state.frame == Question("exchange", "ann", item="B5")
    found.play(ExchangeMountain(actor="ann", code="B5", company="BH"))
    assert isinstance(found.state.frame, StockRound)


def test_A27_after_an_export_of_the_first_5_Ug_forms_before_the_coal_railways_are_exchanged():
    found = table("4").charter("Sd", launched=True).stack(_4=4).minor("Ug1", "ann", 240)
    found.minor("EPP", "cat", 160, treasury=30).singles("BK", ben=3)
    end_round(found, 2, 2)
    assert found.state.phase == "5"
    assert formed(found) == ["Ug", "BK"]
    assert (found.director("BK"), found.cash("BK")) == ("ben", 8 * 80 + 30)
    assert isinstance(found.state.frame, StockRound)


def test_A27_a_bank_broken_by_such_a_forming_ends_the_game_once_all_are_answered():
    found = table("3").stack(_3=7).mountain("B2", "ben").company("BK", ann=5, at="350/1").bank(100)
    end_round(found, 2, 2)
    assert found.state.bank_broken
    assert found.state.frame == Question("exchange", "ben", item="B2")
    before = found.worth("ben")
    found.play(ExchangeMountain(actor="ben", code="B2", company="BK"))
    assert isinstance(found.state.frame, GameOver)
    assert found.worth("ben") == before + 350


def test_A27_surplus_trains_then_stations_after_an_export_too():
    found = both_in_wien().change(phase="5").stack(_6=0)
    found.own("kk1", a="4", b="4").own("kk2", c="4", d="5")
    end_round(found, 2, 2)
    assert formed(found) == ["kk"]
    assert [frame.about for frame in found.state.flow[1:]] == ["station", "discard"]


def test_A17_what_became_due_in_the_round_opens_before_the_forming():
    found = table().minor("Sd1", "ann", 240).company("BK", launched=False, operated=False, home=False, cat=5)
    end_round(found)
    assert formed(found) == ["BK", "Sd"]


def test_A28_in_the_last_round_it_forms_before_the_totals():
    found = table().minor("Sd1", "ann", 240).minor("Sd2", "ben").give(ann=100).change(bank_broken=True)
    end_round(found, 2, 2)
    assert isinstance(found.state.frame, GameOver)
    assert found.worth("ann") == 100 + 240
    assert not found.happened(TrainTaken)


def test_A76_the_money_of_a_forming_breaks_the_bank_and_the_set_is_over():
    found = table().minor("Sd1", "ann", 240).bank(719)
    end_round(found, 2, 2)
    assert found.state.bank_broken
    assert isinstance(found.state.frame, GameOver)


def test_A76_exactly_nothing_left_is_not_broken():
    found = end_round(table().minor("Sd1", "ann", 240).minor("Sd2", "ben").minor("Sd3", "cat").bank(720))
    assert found.cash(BANK) == 0
    assert not found.state.bank_broken


def test_A76_with_rounds_to_come_the_set_goes_on():
    found = end_round(table().minor("Sd1", "ann", 240).own("Sd1", a="3").bank(100), 1, 2)
    assert found.state.bank_broken
    assert isinstance(found.state.flow[0], OperatingRound)


# Money, trains, shares


@pytest.mark.parametrize(
    ("sym", "sold", "money"),
    [
        ("Sd", SD, 720),
        ("Sd", ("Sd2", "Sd3"), 960),
        ("Sd", ("Sd1", "Sd3"), 840),
        ("Sd", ("Sd1",), 960),
        ("Sd", ("Sd3",), 1080),
        ("Sd", (), 1200),
        ("Ug", UG, 840),
        ("Ug", ("Ug2",), 1080),
        ("Ug", ("Ug1",), 960),
        ("Ug", (), 1200),
        ("kk", KK, 840),
        ("kk", ("kk2",), 1080),
        ("kk", ("kk1",), 960),
        ("kk", (), 1200),
    ],
)
def test_A29_money_for_free_shares_and_for_each_forerunner_not_sold(sym, sold, money):
    found = alone(sym)
    for number, member in enumerate(sold):
        found.minor(member, "ann", treasury=10 * (number + 1))
    end_round(found)
    assert found.cash(sym) == money + sum(10 * (number + 1) for number in range(len(sold)))
    assert all(found.cash(member) == 0 for member in found.title.members(sym))


def test_A29_shares_that_were_bought_make_no_difference():
    found = end_round(table().minor("Sd1", "ann", 240).minor("Sd2", "ann").minor("Sd3", "ann").singles("Sd", ben=4))
    assert found.cash("Sd") == 720


def test_each_forerunner_becomes_its_certificate():
    found = table().minor("Sd1", "ann", 240).minor("Sd2", "ben").minor("Sd3", "cat").singles("Sd", ben=1)
    end_round(found)
    assert [found.shares("Sd", player) for player in found.state.order] == [2, 2, 1, 0]
    assert found.director("Sd") == "ann"
    assert all(found.director(member) is None for member in SD)


def test_trains_and_stations_come_with_the_forerunners():
    found = table().minor("Sd1", "ann", 240).minor("Sd2", "ben").minor("Sd3", "cat")
    found.own("Sd1", a="3").own("Sd3", b="2g", c="3")
    end_round(found)
    assert found.types("Sd") == ["2g", "3", "3"]
    assert found.state.stations == {
        "K12": (Station("BH", 0),),
        WIEN: (Station("Sd", 0),),
        "H9": (Station("Sd", 0),),
        "H3": (Station("Sd", 0),),
    }


@pytest.mark.parametrize(("sold", "cost"), [(SD, 100), (("Sd1", "Sd2"), 100), (("Sd2",), 40), ((), 40)])
def test_A32_stations_that_came_count_among_the_five(sold, cost):
    found = table()
    for member in sold:
        found.minor(member, "ann")
    end_round(found)
    assert found.state.companies["Sd"].stations_left == 5 - max(len(sold), 1)
    assert station_cost(found.rules, found.state, "Sd") == cost


def test_its_price_stays_120():
    assert end_round(table().minor("Sd1", "ann", 240)).at("Sd") == "120/1"


def test_A36_an_exchange_goes_beyond_sixty_percent_and_any_limit():
    found = table(players=6).minor("Sd1", "ann", 240).minor("Sd2", "ann").minor("Sd3", "ann").singles("Sd", ann=6)
    end_round(found)
    assert found.shares("Sd", "ann") == 10


def test_A35_more_than_four_trains_are_for_the_director_to_choose():
    found = table().minor("Sd1", "ann", 240).minor("Sd2", "ben").minor("Sd3", "cat")
    found.own("Sd1", a="3", b="3").own("Sd2", c="2g", d="3").own("Sd3", e="4")
    end_round(found)
    assert found.state.frame == Question("discard", "")
    assert found.code(DiscardTrain(actor="ben", company="Sd", train="c")) == "not-your-turn"
    found.play(DiscardTrain(actor="ann", company="Sd", train="d"))
    assert [event.train for event in found.happened(TrainRemoved)] == ["d"]
    assert found.types("Sd") == ["2g", "3", "3", "4"]


# Homes


def test_A31_without_any_forerunner_a_free_station_at_the_home_of_the_first():
    for sym, label, node in (("Sd", WIEN, 0), ("Ug", PEST, 1), ("kk", WIEN, 1)):
        found = end_round(alone(sym).singles(sym, ann=2))
        assert found.state.stations[label] == (Station(sym, node),)
        assert found.cash(sym) == 1200


def test_A31_or_at_its_first_turn():
    found = end_round(alone("Sd", free_station="first-turn"))
    assert WIEN not in found.state.stations
    found = end_round(alone("Sd", free_station="first-turn").singles("Sd", ann=2))
    placed = found.happened(StationPlaced)
    assert [(event.company, event.hex, event.node) for event in placed] == [("Sd", WIEN, 0)]
    assert found.state.frame.company == "Sd"


def test_A31_with_a_forerunner_there_is_no_other_station():
    found = end_round(table().minor("Sd2", "ann").singles("Sd", ann=1).own("Sd2", a="3"))
    assert WIEN not in found.state.stations
    assert found.state.frame.company == "Sd"
    assert found.state.companies["Sd"].stations_left == 4


@pytest.mark.parametrize(("sold", "kept"), [((), True), (("Sd2",), False)])
def test_A31_its_place_is_kept_from_the_start_unless_a_forerunner_was_sold(sold, kept):
    """The station of another company in the only circle of its home."""
    found = table("3").company("BK", ann=5)
    for member in sold:
        found.minor(member, "ben")
    found.station("BK", WIEN, 2).tiles(F11="499/0").give(BK=200).turn("BK", "station")
    reason = found.refuses(PlaceStation(actor="ann", company="BK", hex=WIEN, node=0)).code
    assert reason == "one-station-per-hex"
    found.change(stations={"C8": (Station("BK", 0),)})
    reason = found.refuses(PlaceStation(actor="ann", company="BK", hex=WIEN, node=0)).code
    assert (reason == "kept-for-home") == kept


# Two stations in Wien


def test_A30_in_different_cities_the_director_chooses_which_goes_back():
    found = end_round(both_in_wien())
    assert found.state.frame == Question("station", "ann", company="kk")
    back = ReturnStation(actor="ben", company="kk", hex=WIEN, node=1)
    assert found.code(back) == "not-your-turn"
    found.play(back.model_copy(update={"actor": "ann"}))
    assert found.state.stations[WIEN] == (Station("kk", 2),)
    assert station_cost(found.rules, found.state, "kk") == 40


def test_A30_in_one_city_nobody_is_asked():
    found = both_in_wien().tiles(F11="493/0")
    found.change(stations={**found.state.stations, WIEN: (Station("kk1", 1), Station("kk2", 1))})
    end_round(found)
    assert not isinstance(found.state.frame, Question)
    assert found.state.stations[WIEN] == (Station("kk", 1),)
    assert station_cost(found.rules, found.state, "kk") == 40


def test_A30_or_both_stay():
    found = end_round(both_in_wien(wien_twice="both-stay"))
    assert not isinstance(found.state.frame, Question)
    assert found.state.stations[WIEN] == (Station("kk", 1), Station("kk", 2))
    assert station_cost(found.rules, found.state, "kk") == 100


def test_A30_surplus_trains_are_asked_first():
    found = both_in_wien().own("kk1", a="4", b="4").own("kk2", c="4", d="5")
    end_round(found)
    assert found.state.frame == Question("discard", "")
    found.play(DiscardTrain(actor="ann", company="kk", train="a"))
    assert found.state.frame.about == "station"


def test_A30_without_track_one_goes_back_by_itself():
    found = both_in_wien().change(track_kept=False, mode="table")
    end_round(found)
    assert not isinstance(found.state.frame, Question)
    assert station_cost(found.rules, found.state, "kk") == 40


# Directors


@pytest.mark.parametrize(
    ("owners", "shares", "first", "director"),
    [
        ({"Sd1": "ann"}, {"ben": 3}, "ann", "ben"),  # most
        ({"Sd1": "ann"}, {"ben": 2}, "ben", "ann"),  # a
        ({"Sd1": "cat", "Sd2": "ann"}, {"ann": 2, "ben": 3}, "ben", "ann"),  # b
        ({"Sd1": "cat", "Sd2": "dan", "Sd3": "ann"}, {"ann": 2, "ben": 3}, "ben", "ann"),  # c
        ({"Sd2": "dan", "Sd3": "ann"}, {"dan": 1, "ann": 1}, "ann", "dan"),  # b before c
        ({"Sd1": "cat"}, {"ann": 3, "ben": 3}, "ann", "ann"),  # d
        ({"Sd1": "cat"}, {"ann": 3, "dan": 3}, "ben", "dan"),  # e
        ({}, {"ann": 2, "ben": 2}, "ben", "ben"),  # d, nobody had a forerunner
        ({}, {"ann": 2, "ben": 2}, "cat", "ann"),  # e
    ],
)
def test_A33_most_then_forerunners_in_their_order_then_from_the_priority_card(owners, shares, first, director):
    found = table()
    for member, owner in owners.items():
        found.minor(member, owner)
    found.singles("Sd", **shares)
    seats = found.state.order
    start = seats.index(first)
    found.change(order=(*seats[start:], *seats[:start]))
    before = dict(shares)
    for member, owner in owners.items():
        before[owner] = before.get(owner, 0) + (2 if member == "Sd1" else 1)
    end_round(found)
    assert found.director("Sd") == director
    assert {player: found.shares("Sd", player) for player in before} == before
    assert [event.director for event in found.happened(DirectorChanged) if event.company == "Sd"] == [director]


def test_A33_the_director_swaps_two_shares_with_the_bank():
    found = end_round(table().minor("Sd2", "ann").singles("Sd", ann=2))
    assert found.state.shares["Sd"]["Sd_0"] == "ann"
    assert found.shares("Sd", "ann") == 3
    assert found.shares("Sd", BANK) == 7


def test_A33_the_owner_of_the_first_forerunner_gives_the_certificate_away():
    found = end_round(table().minor("Sd1", "ann", 240).singles("Sd", ben=3))
    assert found.state.shares["Sd"]["Sd_0"] == "ben"
    assert [found.shares("Sd", player) for player in ("ann", "ben")] == [2, 3]
    assert counted(found.rules, found.state, "ann") == 2


def test_A39_who_gives_it_away_at_a_forming_sells_in_the_stock_round_that_follows():
    """He is not excused: the next stock round is the one that begins."""
    found = table(players=4).minor("Sd1", "ann", 240).singles("Sd", ben=3)
    for sym, number in (("BK", 8), ("MS", 7)):
        found.priced(sym, 100).singles(sym, ann=number).charter(sym, operated=True, launched=True)
    end_round(found, 2, 2)
    assert counted(found.rules, found.state, "ann") == 17
    assert found.state.flow[0].excused == ()


# Nobody has two shares


def test_A34_it_forms_but_does_not_act():
    found = end_round(table().minor("Sd2", "ann").own("Sd2", a="3"))
    assert found.state.companies["Sd"].launched
    assert found.director("Sd") is None
    assert found.state.frame.company != "Sd"
    assert found.types("Sd") == ["3"]


def test_A34_whoever_first_has_two_shares_directs_at_once():
    found = end_round(table().minor("Sd2", "ann").own("Sd2", a="3"), 2, 2)
    found.stock("ann", 3).give(ann=200)
    found.play(BuyShare(actor="ann", company="Sd", source="bank", percent=10))
    assert found.director("Sd") == "ann"
    assert found.state.shares["Sd"]["Sd_0"] == "ann"
    assert found.shares("Sd", "ann") == 2


def test_A34_before_it_forms_two_shares_direct_nothing():
    found = table("3").minor("Sd2", "ben").stock("ann", 3).singles("Sd", ann=1).give(ann=200)
    found.play(BuyShare(actor="ann", company="Sd", source="bank", percent=10))
    assert found.director("Sd") is None
    assert not found.state.companies["Sd"].launched


def test_A34_or_it_places_stations_runs_and_pays_without_building_or_buying():
    """The player with the priority card enters it."""
    found = table(no_director="runs").minor("Sd2", "ann").own("Sd2", a="3").tiles(H9="57/2", I10="4/2")
    found.singles("Sd", ben=1)
    first = found.state.order[0]
    end_round(found)
    assert found.director("Sd") is None
    turn = found.state.frame
    assert isinstance(turn, CompanyTurn)
    assert turn.company == "Sd"
    assert turn.step in ("station", "run", "dividend")
    steps = []
    while isinstance(found.state.frame, CompanyTurn) and found.state.frame.company == "Sd":
        step = found.state.frame.step
        steps.append(step)
        if step == "station":
            found.play(Pass(actor=first, what="station"))
        elif step == "run":
            found.play(RunTrains(actor=first, company="Sd", routes=(route("a", "H9.0 H9/5 I10.0"),)))
        else:
            found.play(DecideDividend(actor=first, company="Sd", pay=True))
    assert not {"track", "trains"} & set(steps)
    assert found.state.companies["Sd"].operated
    assert found.paid("dividend:Sd") == [(BANK, "ann", 3), (BANK, "ben", 3)]
    assert found.at("Sd") == "130/1"
    assert found.types("Sd") == ["3"]
