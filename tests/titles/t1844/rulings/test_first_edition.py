"""What the summary of the edition of 2003 says otherwise (R53 to R58), and where it is in doubt (R59 to R61)."""

import pytest

from core import registry
from core.rail18 import events as ev
from core.rail18.actions import (
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DecideDividend,
    LayTile,
    Pass,
    RunTrains,
    SellShares,
    SetPar,
)
from core.rail18.corrections import actions as co
from core.rail18.holdings import counted
from core.rail18.position.build import position_of, position_set
from core.rail18.setup import new_setup, read_setup, write_setup
from core.rail18.state import Auction, GameOver, Player, StockRound
from core.titles.t1844.mountains import BuyCertificate
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from tests.titles.t1844.auctions import buy, passes, sell_up_to
from tests.titles.t1844.positions import Table, decided, engine, play, route

FIRST = "first-edition"


# R53


@pytest.mark.parametrize(("ties", "expected"), [("turn-order", "ann"), ("seats", "dan")])
def test_R53_clockwise_from_the_old_director(ties, expected):
    """Seats: ann, ben, cat, dan; order of play: cat, ann, ben, dan. Behind cat sits dan, but ann plays next."""
    table = Table(director_ties=ties).change(order=("cat", "ann", "ben", "dan"))
    table.company("STB", cat=3, ann=2, dan=2).stock("cat").play(SellShares(actor="cat", company="STB", shares=2))
    assert table.director("STB") == expected


def test_R53_most_shares_go_before_seats():
    table = Table(director_ties="seats").company("STB", cat=4, dan=2, ann=3).stock("cat")
    assert table.play(SellShares(actor="cat", company="STB", shares=3)).director("STB") == "ann"


# R54


def last_visit(**switches):
    """The bank is broken; FNM visits Ben's mountain railway in the last operating round of the game."""
    table = Table(3, **switches).phase("3").company("FNM", ann=5).own("FNM", t="2H").tiles(L21="6/4").give(ben=0)
    return table.mountain("B1", "ben", "L23").turn("FNM", "run")


def visit(table):
    run = RunTrains(actor="ann", company="FNM", routes=(route("t", "L21.0 L21/4 L23.0"),), best=0)
    return table.play(run).play(DecideDividend(actor="ann", company="FNM", pay=False))


def to_the_end(table):
    while not isinstance(table.state.frame, GameOver):
        table.play(Pass(actor=table.director(table.state.frame.company), what=table.state.frame.step))
    return table


@pytest.mark.parametrize(("papers", "worth"), [("visited", 150), ("paid", 0)])
def test_R54_first_visited_in_the_last_round(papers, worth):
    table = to_the_end(visit(last_visit(final_papers=papers).change(bank_broken=True)))
    assert table.state.papers["B1"].active
    assert table.worth("ben") == worth


@pytest.mark.parametrize("papers", ["visited", "paid"])
def test_R54_one_that_has_paid_counts(papers):
    """Visited in the first round of the set, so it pays 40 at the start of the second."""
    table = visit(last_visit(final_papers=papers).turn("FNM", "run", 1, 2))
    while table.state.flow[0].index == 1:
        table.play(Pass(actor="ann", what=table.state.frame.step))
    assert table.cash("ben") == 40
    assert table.worth("ben") == 40 + 150
    assert bool(table.happened(ev.PaperPaid)) is (papers == "paid")  # where nobody asks nothing is written


def test_R54_a_position_tells_whether_it_has_paid():
    table = Table(3, final_papers="paid").mountain("B1", "ben", "L23", active=True).mountain("B2", "ben", "H7", "XM2")
    said = position_of(table.state)
    assert position_set(table.rules, table.state, said).papers["B1"].paid is False
    unsaid = said.model_copy(update={"papers": tuple(p.model_copy(update={"paid": None}) for p in said.papers)})
    papers = position_set(table.rules, table.state, unsaid).papers
    assert (papers["B1"].paid, papers["B2"].paid) == (True, False)


def test_R54_a_correction_after_the_end_says_that_it_counts():
    table = to_the_end(visit(last_visit(final_papers="paid").change(bank_broken=True)))
    off = co.MarkPaper(actor="ann", note="a mistake", paper="B1", mark="visited", marked=False)
    for marked in (off, off.model_copy(update={"marked": True})):
        for event in table.engine.decide(table.state, marked):
            table.state = table.engine.evolve(table.state, event)
    assert table.worth("ben") == 150


# R55


def at_the_limit(**switches):
    """Ann has the eleven certificates that a game of seven allows; by a purchase Ben takes STB from her."""
    table = Table(7, **switches).give(ann=500, ben=500)
    for company, shares in (("MOB", 4), ("AB", 4), ("BLS", 2)):
        table.company(company, home=False, cat=4, ann=shares)
    table.company("STB", home=False, ann=2, ben=2).stock("ben")
    assert counted(table.rules, table.state, "ann") == 11
    return table.play(BuyShare(actor="ben", company="STB", source="bank", percent=10))


def when_it_is_ann(table):
    while table.state.frame.player != "ann":
        table.play(Pass(actor=table.state.frame.player, what="stock"))
    return table


DONE = Pass(actor="ann", what="stock")


def test_R55_who_loses_a_directorship_sells_in_the_next_turn():
    table = when_it_is_ann(at_the_limit())
    assert counted(table.rules, table.state, "ann") == 12
    assert table.code(DONE) == "must-sell-over-limit"


def test_R55_or_in_the_next_round():
    table = when_it_is_ann(at_the_limit(over_limit_sale="next-round"))
    assert counted(table.rules, table.state, "ann") == 12
    assert table.code(BuyShare(actor="ann", company="STB", source="bank", percent=10)) == "share-limit"
    table.play(BuyCertificate(actor="ann", paper="T2"))
    when_it_is_ann(table).play(DONE)
    table.stock("ann", 3)
    assert table.code(DONE) == "must-sell-over-limit"
    table.play(SellShares(actor="ann", company="AB", shares=1)).play(DONE)


def test_R55_who_was_over_it_before_sells_at_once_in_either_case():
    table = Table(7, over_limit_sale="next-round").company("MOB", home=False, ben=2, ann=8).give(ann=2000)
    table.company("AB", home=False, ben=2, ann=4)
    assert table.code(DONE) == "must-sell-over-limit"


# R56 and R57


def begin(**switches):
    found = engine(4, **switches)
    return found, found.initial()


@pytest.mark.parametrize("preset", ["2016", FIRST])
def test_R56_fnm_is_launched_with_p6_or_when_all_privates_are_sold(preset):
    found, state = begin(preset=preset)
    state = sell_up_to(found, state, "P6")
    state = buy(found, state, "dan", 180)
    state = play(found, state, SetPar(actor="dan", company="FNM", price=70))
    assert (state.companies["FNM"].par, state.companies["FNM"].launched) == (70, preset == "2016")
    assert state.cash.get("FNM", 0) == (350 if preset == "2016" else 0)
    state = buy(found, state, "cat", 100)
    assert isinstance(state.frame, StockRound)
    assert (state.companies["FNM"].launched, state.cash["FNM"]) == (True, 350)


def test_R56_it_gets_its_money_once():
    found, state = begin(fnm_launch="all-privates-sold")
    state = buy(found, sell_up_to(found, state, "P6"), "dan", 180)
    state = play(found, state, SetPar(actor="dan", company="FNM", price=70))
    state, events = decided_last(found, state)
    assert [event.company for event in events if isinstance(event, ev.CompanyLaunched)] == ["FNM"]
    assert sum(event.amount for event in events if isinstance(event, ev.MoneyPaid) and event.why == "launch") == 350
    while isinstance(state.frame, StockRound):
        state = play(found, state, Pass(actor=state.frame.player, what="stock"))
    assert state.frame.company == "FNM"  # and acts in the first operating round


def decided_last(found, state):
    """P7 goes to whoever offers it; the others pass."""
    opener, others = state.frame.bidder, [player for player in state.order if player != state.frame.bidder]
    state = play(found, state, Bid(actor=opener, private="P7", amount=100))
    while True:
        assert state.frame.bidder in others
        state, events = decided(found, state, Pass(actor=state.frame.bidder, what="auction"))
        if not isinstance(state.frame, Auction):
            return state, events


@pytest.mark.parametrize(("unsold", "opener"), [("offered-again", "cat"), ("ends-round", "ann")])
def test_R57_who_offers_a_private_that_nobody_wanted(unsold, opener):
    found, state = begin(unsold_private=unsold)
    state = sell_up_to(found, state, "P3")
    before = dict(state.cash)
    state = passes(found, state, "cat", "dan", "ann", "ben")
    frame = state.frame
    assert (frame.private, frame.auctioneer, frame.bidder, frame.minimum) == ("P3", opener, opener, 80)
    assert {player: state.cash[player] - before[player] for player in state.order if player != "bank"} == {
        "ann": 5, "ben": 10, "cat": 0, "dan": 0,
    }  # fmt: skip
    assert state.order == ("ann", "ben", "cat", "dan")


def test_R57_the_next_private_is_offered_by_the_next_player():
    found, state = begin(preset=FIRST)
    state = passes(found, sell_up_to(found, state, "P3"), "cat", "dan", "ann", "ben")
    state = buy(found, state, "dan", 80)
    assert (state.frame.private, state.frame.auctioneer) == ("P4", "ben")


def test_R57_p1_falls_in_price_all_the_same():
    found, state = begin(preset=FIRST)
    state = passes(found, state, "ann", "ben", "cat", "dan")
    assert (state.frame.private, state.frame.minimum) == ("P1", 15)


# R58


def with_p2(owner, **switches):
    table = Table(3, **switches).phase("3").company("STB", treasury=500, ann=5).tiles(D15="15/1")
    return table.paper("P2", owner).turn("STB")


EXTRA = LayTile(actor="ann", company="STB", hex="D13", tile="57", rotation=1, power="P2")


@pytest.mark.parametrize(("powers", "director_may"), [("company-or-director", True), ("company", False)])
def test_R58_the_extra_tile_of_a_private(powers, director_may):
    assert with_p2("STB", private_powers=powers).play(EXTRA).state.papers["P2"].used
    table = with_p2("ann", private_powers=powers)
    if director_may:
        assert table.play(EXTRA).state.papers["P2"].used
    else:
        assert table.code(EXTRA) == "power-not-usable"


REGULAR = LayTile(actor="ann", company="STB", hex="D13", tile="57", rotation=1)


def test_R58_the_track_step_waits_for_the_purchase_of_a_private():
    """After the regular tile there is nothing to lay, but P2 can be bought at any moment of the turn (R13)."""
    table = with_p2("ann", private_powers="company").play(REGULAR)
    assert (table.state.frame.company, table.state.frame.step) == ("STB", "track")
    table.play(BuyPrivate(actor="ann", company="STB", private="P2", price=1))
    assert [option.kind for option in table.engine.options(table.state)].count(LayTile.kind) == 1


@pytest.mark.parametrize(("owner", "treasury"), [("ben", 500), ("ann", 20)])
def test_R58_not_where_the_company_cannot_have_it(owner, treasury):
    table = with_p2(owner, private_powers="company").give(STB=treasury).play(REGULAR)
    assert table.cash("STB") == treasury - 20
    assert table.state.frame.step != "track"


def test_R58_p4_is_its_owners_in_any_case():
    """The summary says so itself: player or company, in stock rounds too."""
    table = Table(3, preset=FIRST).phase("3").paper("P4", "ben").give(ben=0).play(LayFurkaOberalp(actor="ben"))
    assert table.cash("ben") == 80


# In doubt: no switch


def test_R59_the_line_in_the_hex_is_not_enough_in_the_first_edition_either():
    table = Table(3, preset=FIRST).phase("3").company("RhB", treasury=500, ann=5).paper("T1", "ann").tiles(H25="58/1")
    for label in ("H17", "H19", "H21", "H23", "I16"):
        table.overlay(label, "furka")
    table.turn("RhB")
    action = BuildTunnel(actor="ann", company="RhB", certificate="T1", hex="H23", piece="X79", rotation=0)
    assert table.code(action) == "not-connected"


def test_R60_five_pieces_of_the_line():
    table = Table(3, preset=FIRST).phase("3").paper("P4", "ben").play(LayFurkaOberalp(actor="ben"))
    assert len(table.happened(ev.OverlayLaid)) == 5


def test_R61_bought_in_the_last_round_of_a_set_the_sbb_forms_at_its_end():
    table = Table(5, preset=FIRST).phase("4").stack(_4=6).company("STB", treasury=450, eve=5)
    table.company("NOB", at="60/6", treasury=50, ann=2).turn("STB", "trains", 2, 2)
    table.play(BuyTrain(actor="eve", company="STB", source="bank", train="5", price=450))
    assert not table.state.companies["SBB"].launched
    while not isinstance(table.state.frame, StockRound):
        frame = table.state.frame
        table.play(Pass(actor=table.director(frame.company), what=frame.step))
    assert table.state.companies["SBB"].launched


# Games that were set up before these rulings


def test_a_game_of_the_first_edition_keeps_the_rulings_it_was_begun_with():
    """Written before there was R53: what it does not name has its default, though the preset names more today."""
    title = registry.title("1844")
    written = write_setup(new_setup(title, [Player(name, name) for name in ("ann", "ben", "cat")], FIRST))
    young = ("director-ties", "final-papers", "over-limit-sale", "fnm-launch", "unsold-private", "private-powers")
    old = {**written, "rulings": {name: value for name, value in written["rulings"].items() if name not in young}}
    found = read_setup(title, old)
    assert (found.preset, found.rulings["p6-face"]) == (FIRST, "160")
    assert [found.rulings[name] for name in young] == [title.switches[name].values[0] for name in young]
    assert [read_setup(title, written).rulings[name] for name in young] == [title.switches[n].values[1] for n in young]
