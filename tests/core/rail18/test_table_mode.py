"""The table's shorter actions and its overrules: one entry of the journal each, and the file opens with the effect."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.interchange.audit import audit
from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.kernel.action import Action
from core.kernel.game import Transition
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.family import Game18
from core.rail18.holdings import percent
from core.rail18.state import Auction, CompanyTurn, Player, Question, Setup, StockRound
from core.rail18.table import AuctionResult, EverybodyPasses
from core.store.journal import Journal
from core.titles.t1844.mountains import BuyCertificate
from core.titles.t1844.tunnels import BuildTunnel

ANN, BEN, CAT = "ann", "ben", "cat"
REASON = "We noticed it too late."


def setup_for(mode: str, preset: str = "2016") -> Setup:
    return new_setup("1844", [Player(ANN, "Ann"), Player(BEN, "Ben"), Player(CAT, "Cat")], preset, mode=mode)


class Sitting:
    """A game at the table, in a file. `end` proves what was written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game: Game18 = create_game(path, setup_for("table"))
        self.taken: list[Action] = []
        self.events: tuple[ev.Event, ...] = ()

    def do(self, action: Action, reason: str | None = None) -> "Sitting":
        outcome = self.game.dispatch(action, reason)
        assert isinstance(outcome, Transition), outcome
        self.taken.append(action)
        self.events = outcome.events
        return self

    def refused(self, action: Action, reason: str | None = None) -> Rejection:
        before = self.game.state
        outcome = self.game.dispatch(action, reason)
        assert isinstance(outcome, Rejection), outcome
        assert self.game.state is before
        return outcome

    @property
    def passed(self) -> list[tuple[str, str]]:
        """Who passed what in the last action."""
        return [(event.actor, event.what) for event in self.events if isinstance(event, ev.Passed)]

    @property
    def overruled(self) -> list[ev.Overruled]:
        return [event for event in self.events if isinstance(event, ev.Overruled)]

    def close(self) -> None:
        assert isinstance(self.game.log, Journal)
        self.game.log.close()

    def end(self) -> None:
        """One entry for each action; the file opens with the same state; the audit finds nothing."""
        self.close()
        opened = open_game(self.path, read_only=True)
        assert opened.state == self.game.state
        entries = opened.log.path_to(opened.log.head)
        codec = opened.engine.codec
        assert [codec.action_from_json(entry.action or {}) for entry in entries] == self.taken
        report = audit(self.path)
        assert report.problems == []
        assert report.applied == report.actions == len(self.taken)


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path / "game.bank")
    yield made
    made.close()


def result(actor: str, private: str, amount: int) -> AuctionResult:
    return AuctionResult(actor=actor, private=private, amount=amount)


def everybody_passes() -> EverybodyPasses:
    return EverybodyPasses(actor=ANN)


RESULTS = [(BEN, "P1", 20), (CAT, "P2", 55), (ANN, "P3", 80), (CAT, "P4", 130), (BEN, "P5", 140), (ANN, "P6", 200)]


def after_auction(sitting: Sitting) -> Sitting:
    """Eight entries: Ann holds P3 and P6, Ben P1, P5 and P7, Cat P2 and P4. Ann moves first, then Ben, then Cat."""
    for actor, private, amount in RESULTS:
        sitting.do(result(actor, private, amount))
    sitting.do(ac.SetPar(actor=ANN, company="FNM", price=100))
    return sitting.do(result(BEN, "P7", 100))


def in_first_operating_round(sitting: Sitting) -> Sitting:
    """Ann has started VSB, Cat JS; VSB is to lay track."""
    after_auction(sitting)
    sitting.do(ac.StartCompany(actor=ANN, company="VSB", price=100))
    sitting.do(ac.StartCompany(actor=CAT, company="JS", price=90))
    return sitting.do(everybody_passes())


def tile(company: str, hex_label: str, number: str, rotation: int) -> ac.LayTile:
    actor = CAT if company == "JS" else ANN
    return ac.LayTile(actor=actor, company=company, hex=hex_label, tile=number, rotation=rotation)


def train(company: str, kind: str, price: int) -> ac.BuyTrain:
    actor = CAT if company == "JS" else ANN
    return ac.BuyTrain(actor=actor, company=company, source="bank", train=kind, price=price)


def in_second_operating_round(sitting: Sitting) -> Sitting:
    """All three have a tile and a train; VSB is to lay track."""
    in_first_operating_round(sitting)
    sitting.do(tile("VSB", "C24", "57", 2)).do(train("VSB", "2H", 70))
    sitting.do(tile("JS", "I2", "8", 4)).do(train("JS", "2", 90))
    sitting.do(tile("FNM", "L21", "57", 0)).do(train("FNM", "2H", 70))
    sitting.do(ac.Pass(actor=ANN, what="trains"))
    return sitting.do(everybody_passes())


VSB_ROUTE = ac.Route(train="2-0", path=("C24.0", "C24/5", "D25.0"))


# Auctions


def test_seven_privates_in_seven_entries(sitting: Sitting) -> None:
    after_auction(sitting)
    state = sitting.game.state
    owners = {code: state.papers[code].owner for code in ("P1", "P2", "P3", "P4", "P5", "P6", "P7")}
    assert owners == {"P1": BEN, "P2": CAT, "P3": ANN, "P4": CAT, "P5": BEN, "P6": ANN, "P7": BEN}
    assert [state.cash[player] for player in (ANN, BEN, CAT)] == [800 - 80 - 200, 800 - 20 - 140 - 100, 800 - 55 - 130]
    assert state.order == (ANN, BEN, CAT)
    assert state.frame == StockRound(1, ANN)
    assert sum(isinstance(action, AuctionResult) for action in sitting.taken) == 7
    sitting.end()


def test_the_par_question_of_p6_comes_between(sitting: Sitting) -> None:
    for actor, private, amount in RESULTS:
        sitting.do(result(actor, private, amount))
    assert sitting.game.state.frame == Question("par", ANN, company="FNM")
    assert sitting.refused(result(BEN, "P7", 100)).code == "not-on-offer"
    assert sitting.refused(everybody_passes()).code == "nobody-can-pass"
    assert sitting.refused(ac.SetPar(actor=BEN, company="FNM", price=100)).code == "not-your-turn"
    sitting.do(ac.SetPar(actor=ANN, company="FNM", price=60))
    assert sitting.game.state.companies["FNM"].par == 60
    sitting.do(result(CAT, "P7", 100))
    sitting.end()


def test_a_result_stands_for_a_bid_and_the_passes_around_it(sitting: Sitting) -> None:
    sitting.do(result(BEN, "P1", 35))
    told = [event for event in sitting.events if isinstance(event, ev.BidMade | ev.Passed)]
    assert told == [ev.Passed(ANN, "auction"), ev.BidMade(BEN, "P1", 35), ev.Passed(CAT, "auction")]
    sitting.end()


def test_a_result_after_some_bids(sitting: Sitting) -> None:
    sitting.do(ac.Bid(actor=ANN, private="P1", amount=20))
    sitting.do(ac.Bid(actor=BEN, private="P1", amount=25))
    assert sitting.refused(result(ANN, "P1", 25)).code == "bid-too-low"
    sitting.do(result(ANN, "P1", 60))
    assert sitting.game.state.papers["P1"].owner == ANN
    assert sitting.game.state.cash[ANN] == 740
    sitting.end()


def test_a_result_for_who_leads_is_the_bid_he_made(sitting: Sitting) -> None:
    sitting.do(ac.Bid(actor=ANN, private="P1", amount=30))
    for amount in (20, 50):
        assert sitting.refused(result(ANN, "P1", amount)).code == "other-bid"
    sitting.do(result(ANN, "P1", 30))
    assert sitting.game.state.cash[ANN] == 770
    sitting.end()


@pytest.mark.parametrize(("buyer", "amount"), [(ANN, 15), (BEN, 5), (CAT, 12), (BEN, 20)])
def test_p1_for_a_price_that_has_fallen(sitting: Sitting, buyer: str, amount: int) -> None:
    sitting.do(result(buyer, "P1", amount))
    state = sitting.game.state
    assert state.papers["P1"].owner == buyer
    assert state.cash[buyer] == 800 - amount
    assert isinstance(state.frame, Auction)
    assert (state.frame.private, state.frame.bidder) == ("P2", BEN)
    sitting.end()


def test_p1_for_nothing(sitting: Sitting) -> None:
    assert sitting.refused(result(BEN, "P1", 0)).code == "bid-too-low"  # only who opened the auction
    assert sitting.refused(result(ANN, "P1", 3)).code == "bid-too-low"
    assert sitting.refused(result(ANN, "P1", -5)).code == "bid-too-low"
    sitting.do(result(ANN, "P1", 0))
    assert sitting.game.state.papers["P1"].owner == ANN
    assert sitting.game.state.cash[ANN] == 800
    sitting.end()


def test_other_privates_do_not_get_cheaper(sitting: Sitting) -> None:
    sitting.do(result(ANN, "P1", 20))
    assert sitting.refused(result(BEN, "P2", 45)).code == "bid-too-low"
    assert sitting.refused(result(BEN, "P2", 0)).code == "bid-too-low"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (result(ANN, "P2", 50), "not-on-offer"),
        (result(ANN, "P9", 50), "not-on-offer"),
        (result("zoe", "P1", 20), "not-your-turn"),
        (result(ANN, "P1", 900), "not-enough-money"),
    ],
)
def test_results_that_cannot_be(sitting: Sitting, action: AuctionResult, code: str) -> None:
    for reason in (None, REASON):
        refused = sitting.refused(action, reason)
        assert (refused.code, refused.severity) == (code, Severity.IMPOSSIBLE)


def test_who_has_passed_is_out_of_the_auction(sitting: Sitting) -> None:
    sitting.do(ac.Bid(actor=ANN, private="P1", amount=20))
    sitting.do(ac.Pass(actor=BEN, what="auction"))
    assert sitting.refused(result(BEN, "P1", 50)).code == "not-your-turn"
    sitting.do(result(CAT, "P1", 50))
    sitting.end()


# Everybody passes


def test_everybody_passes_in_the_auction(sitting: Sitting) -> None:
    sitting.do(everybody_passes())
    assert sitting.passed == [(ANN, "auction"), (BEN, "auction"), (CAT, "auction")]
    assert sitting.game.state.frame == Auction("P1", ANN, ANN, 15)
    sitting.do(result(CAT, "P1", 15))
    sitting.do(everybody_passes())  # nobody wants P2: income is paid and it is offered again
    assert sitting.game.state.cash[CAT] == 785 + 5
    assert sitting.game.state.frame == Auction("P2", BEN, BEN, 50)
    sitting.end()


def test_everybody_else_passes(sitting: Sitting) -> None:
    sitting.do(ac.Bid(actor=ANN, private="P1", amount=20))
    sitting.do(everybody_passes())
    assert sitting.passed == [(BEN, "auction"), (CAT, "auction")]
    assert sitting.game.state.papers["P1"].owner == ANN
    sitting.end()


def test_everybody_passes_until_p1_is_given_away(sitting: Sitting) -> None:
    for _ in range(4):
        sitting.do(everybody_passes())
    assert sitting.game.state.papers["P1"].owner == ANN
    assert sitting.game.state.cash[ANN] == 800
    sitting.end()


def test_everybody_passes_in_the_stock_round(sitting: Sitting) -> None:
    after_auction(sitting).do(everybody_passes())
    assert sitting.passed == [(ANN, "stock"), (BEN, "stock"), (CAT, "stock")]
    assert sitting.game.state.frame == CompanyTurn("FNM")
    assert sitting.refused(everybody_passes()).code == "nobody-can-pass"
    sitting.end()


def test_the_rest_of_a_stock_round(sitting: Sitting) -> None:
    after_auction(sitting).do(ac.StartCompany(actor=ANN, company="VSB", price=100)).do(everybody_passes())
    assert sitting.passed == [(BEN, "stock"), (CAT, "stock"), (ANN, "stock")]
    sitting.end()


# Passes implied by a later player's move


def test_a_later_players_move_says_that_others_passed(sitting: Sitting) -> None:
    after_auction(sitting)
    sitting.do(ac.BuyShare(actor=CAT, company="FNM", source="pool", percent=10))
    assert sitting.passed == [(ANN, "stock"), (BEN, "stock")]
    frame = sitting.game.state.frame
    assert isinstance(frame, StockRound)
    assert (frame.player, frame.passes, frame.last_actor) == (ANN, 0, CAT)
    sitting.do(ac.StartCompany(actor=BEN, company="GB", price=60))
    assert sitting.passed == [(ANN, "stock")]
    sitting.do(ac.StartCompany(actor=BEN, company="NOB", price=60))  # the others, once around
    assert sitting.passed == [(CAT, "stock"), (ANN, "stock")]
    sitting.end()


def test_a_move_in_turn_implies_nothing(sitting: Sitting) -> None:
    after_auction(sitting)
    sitting.do(ac.BuyShare(actor=ANN, company="FNM", source="pool", percent=10))
    assert sitting.passed == []
    sitting.end()


def test_a_mountain_railway_implies_passes_too(sitting: Sitting) -> None:
    after_auction(sitting)
    sitting.do(BuyCertificate(actor=BEN, paper="B1"))
    assert sitting.passed == [(ANN, "stock")]
    assert sitting.game.state.papers["B1"].owner == BEN
    sitting.end()


def test_a_refused_move_implies_nothing(sitting: Sitting) -> None:
    after_auction(sitting)
    assert sitting.refused(ac.StartCompany(actor=CAT, company="VSB", price=95)).code == "no-par"
    assert sitting.refused(ac.SellShares(actor=BEN, company="MOB", shares=1)).severity is Severity.RULE
    assert sitting.game.state.frame == StockRound(1, ANN)


def test_a_strangers_move_implies_nothing(sitting: Sitting) -> None:
    after_auction(sitting)
    refused = sitting.refused(ac.StartCompany(actor="zoe", company="VSB", price=100), REASON)
    assert (refused.code, refused.params) == ("not-your-turn", {"player": ANN})


def test_a_bid_implies_no_pass(sitting: Sitting) -> None:
    assert sitting.refused(ac.Bid(actor=BEN, private="P1", amount=20)).code == "not-your-turn"


# Skipped steps


def test_steps_of_a_turn_may_be_left_out(sitting: Sitting) -> None:
    in_first_operating_round(sitting)
    assert sitting.game.state.frame == CompanyTurn("VSB", home_tile_due=True)
    sitting.do(tile("VSB", "C24", "57", 2))
    sitting.do(train("VSB", "2H", 70))
    sitting.do(train("JS", "2", 90))  # VSB is done, JS lays no track
    assert sitting.passed == [("VSB", "trains"), ("JS", "track")]
    assert sitting.game.state.frame == CompanyTurn("JS", "trains")
    sitting.end()


def test_trains_run_without_a_word_about_track_and_stations(sitting: Sitting) -> None:
    in_second_operating_round(sitting).do(tile("VSB", "D25", "6", 0))
    sitting.do(ac.RunTrains(actor=ANN, company="VSB", routes=(VSB_ROUTE,)))
    sitting.do(ac.DecideDividend(actor=ANN, company="VSB", pay=True))
    sitting.do(tile("JS", "J1", "58", 3))
    assert sitting.passed == [("VSB", "trains")]
    assert sitting.game.state.frame == CompanyTurn("JS", "station", tiles_laid=1)
    sitting.do(ac.RunTrains(actor=CAT, company="JS", routes=()))
    assert sitting.passed == [("JS", "station")]
    sitting.do(tile("FNM", "K22", "6", 0))
    assert sitting.passed == [("JS", "trains")]
    sitting.do(ac.RunTrains(actor=ANN, company="FNM", routes=()))
    sitting.do(ac.Pass(actor=ANN, what="trains")).do(everybody_passes())
    before = sitting.game.state.cash[ANN]
    sitting.do(ac.RunTrains(actor=ANN, company="VSB", routes=(VSB_ROUTE,)))
    assert sitting.passed == [("VSB", "track")]
    assert sitting.game.state.frame == CompanyTurn("VSB", "dividend", revenue=40)
    sitting.do(ac.DecideDividend(actor=ANN, company="VSB", pay=True))
    assert sitting.game.state.cash[ANN] == before + 20
    sitting.end()


def test_a_run_cannot_be_left_out(sitting: Sitting) -> None:
    in_second_operating_round(sitting).do(tile("VSB", "D25", "6", 0))
    assert sitting.refused(train("VSB", "2", 90)).code == "other-step"
    assert sitting.refused(ac.DecideDividend(actor=ANN, company="VSB", pay=True)).code == "other-step"
    assert sitting.refused(tile("JS", "J1", "58", 3)).code == "not-this-company"
    sitting.do(ac.RunTrains(actor=ANN, company="VSB", routes=()))
    sitting.end()


def test_the_turn_of_a_company_that_does_nothing_ends_with_the_next(sitting: Sitting) -> None:
    in_first_operating_round(sitting).do(tile("VSB", "C24", "57", 2))
    sitting.do(tile("JS", "I2", "8", 4))
    assert sitting.passed == [("VSB", "trains")]
    sitting.do(tile("FNM", "L21", "57", 0))
    assert sitting.passed == [("JS", "trains")]
    sitting.end()


def test_a_company_in_between_is_not_passed_over(sitting: Sitting) -> None:
    in_first_operating_round(sitting).do(tile("VSB", "C24", "57", 2))
    for later in (tile("FNM", "L21", "57", 0), train("SBB", "2", 90)):
        refusal = sitting.refused(later)
        assert refusal.code == "not-this-company"
        assert refusal.params["company"] == "VSB", "it names the company that acts, not the one after it"


def test_a_home_tile_that_is_due_is_not_skipped(sitting: Sitting) -> None:
    in_first_operating_round(sitting)
    assert sitting.refused(train("VSB", "2H", 70)).code == "other-step"
    sitting.do(ac.Pass(actor=ANN, what="track"), REASON)
    assert sitting.overruled == [ev.Overruled("home-tile-first", "R15", REASON)]
    sitting.end()


def test_a_tunnel_is_track(sitting: Sitting) -> None:
    in_first_operating_round(sitting).do(tile("VSB", "C24", "57", 2))
    paper = sitting.game.engine.rules.special.powers.tunnel_certificate.certificate  # type: ignore[attr-defined]
    build = BuildTunnel(actor=CAT, company="JS", certificate=paper, hex="A1", piece="X79", rotation=0)
    assert sitting.refused(build).code == "not-directors-certificate"  # so VSB's turn is over by then


# Overrules


def selling_too_early(sitting: Sitting) -> ac.SellShares:
    """Ben sells MOB's share although nobody may sell in the first round."""
    after_auction(sitting).do(ac.StartCompany(actor=ANN, company="MOB", price=60))
    return ac.SellShares(actor=BEN, company="MOB", shares=1)


def test_the_table_overrules_with_a_reason(sitting: Sitting) -> None:
    sale = selling_too_early(sitting)
    refused = sitting.refused(sale)
    assert (refused.code, refused.severity) == ("no-sales-in-first-round", Severity.RULE)
    before = sitting.game.state.cash[BEN]
    sitting.do(sale, REASON)
    assert sitting.events[0] == ev.Overruled("no-sales-in-first-round", "R5", REASON)
    assert sitting.game.state.cash[BEN] > before
    assert percent(sitting.game.engine.rules, sitting.game.state, "MOB", BEN) == 0  # type: ignore[attr-defined]
    entry = list(sitting.game.log.path_to(sitting.game.log.head))[-1]
    assert entry.params == {"overrule": REASON}  # type: ignore[attr-defined]
    sitting.end()


@pytest.mark.parametrize("reason", [None, ""])
def test_without_a_reason_a_rule_stands(sitting: Sitting, reason: str | None) -> None:
    assert sitting.refused(selling_too_early(sitting), reason).code == "no-sales-in-first-round"


def test_a_reason_where_none_is_needed(sitting: Sitting) -> None:
    sitting.do(result(ANN, "P1", 20), REASON)
    assert sitting.overruled == []
    sitting.end()


def test_several_rules_at_once(sitting: Sitting) -> None:
    in_first_operating_round(sitting)
    sitting.do(tile("VSB", "D25", "6", 0), REASON)
    assert [(found.code, found.reason) for found in sitting.overruled] == [
        ("home-tile-first", REASON),
        ("not-connected", REASON),
    ]
    assert [dict(found.params) for found in sitting.overruled] == [
        {"hex": "C24"},
        {"company": "VSB", "hex": "D25"},
    ]
    assert sitting.game.state.tiles["D25"].tile == "6"
    sitting.end()


def test_an_overrule_of_the_first_files_has_no_parameters(sitting: Sitting) -> None:
    codec = sitting.game.engine.codec
    old = codec.event_from_json({"kind": "Overruled", "code": "share-limit", "rule": "p. 9", "reason": REASON})
    assert old == ev.Overruled("share-limit", "p. 9", REASON, {"limit": 11})
    assert dict(old.params) == {}


def test_an_overruled_move_of_a_later_player(sitting: Sitting) -> None:
    sale = selling_too_early(sitting)
    sitting.do(ac.BuyShare(actor=CAT, company="FNM", source="pool", percent=10))
    sitting.do(sale, REASON)
    assert sitting.passed == [(ANN, "stock")]
    assert [found.code for found in sitting.overruled] == ["no-sales-in-first-round"]
    sitting.end()


def test_what_is_impossible_is_never_overruled(sitting: Sitting) -> None:
    impossible: list[Action] = [
        ac.Bid(actor=ANN, private="P1", amount=900),
        ac.Bid(actor=ANN, private="P1", amount=-20),
        ac.Bid(actor=BEN, private="P1", amount=20),
        ac.StartCompany(actor=ANN, company="VSB", price=100),
        ac.Pass(actor=ANN, what="track"),
    ]
    for action in impossible:
        assert sitting.refused(action, REASON).severity is Severity.IMPOSSIBLE
    in_first_operating_round(sitting)
    impossible = [
        tile("VSB", "C24", "57", 9),
        tile("VSB", "C24", "999", 0),
        tile("VSB", "Z99", "57", 0),
        ac.PlaceStation(actor=ANN, company="VSB", hex="C24", node=0),
        ac.BuyTrain(actor=ANN, company="VSB", source="bank", train="2H", price=-70),
        ac.BuyTrain(actor=ANN, company="VSB", source="bank", train="8E", price=70),
        ac.StartCompany(actor=ANN, company="GB", price=100),
    ]
    for action in impossible:
        assert sitting.refused(action, REASON).severity is Severity.IMPOSSIBLE, action
    sitting.end()


def test_a_tile_that_is_not_in_the_tray(sitting: Sitting) -> None:
    in_first_operating_round(sitting)
    state = sitting.game.state
    empty = {**state.tray, "57": 0}
    verdict = sitting.game.judge(sitting.game.engine, state.with_(tray=empty), tile("VSB", "C24", "57", 2), REASON)
    assert isinstance(verdict, Rejection)
    assert (verdict.code, verdict.severity) == ("tile-not-in-tray", Severity.IMPOSSIBLE)


def test_an_overrule_can_be_undone(sitting: Sitting) -> None:
    sale = selling_too_early(sitting)
    before = sitting.game.state
    sitting.do(sale, REASON)
    assert sitting.game.undo() is not None
    assert sitting.game.state == before
    assert sitting.game.redo() is not None
    assert sitting.game.state != before
    sitting.end()


# Strict games know none of this


def test_a_strict_game_knows_no_shorter_actions() -> None:
    game = memory_game(setup_for("hotseat"))
    for action in (result(ANN, "P1", 20), everybody_passes()):
        refused = game.dispatch(action, REASON)
        assert isinstance(refused, Rejection)
        assert refused.code == "unknown-action"


def test_a_strict_game_never_overrules(tmp_path: Path) -> None:
    at_table = Sitting(tmp_path / "table.bank")
    selling_too_early(at_table)
    at_table.close()
    strict = memory_game(setup_for("hotseat"))
    for action in at_table.taken:
        expanded = strict.engine.expand(strict.state, action)
        assert not isinstance(expanded, Rejection)
        for step in expanded:
            assert isinstance(strict.dispatch(step), Transition)
    before = strict.state
    refused = strict.dispatch(ac.SellShares(actor=BEN, company="MOB", shares=1), REASON)
    assert isinstance(refused, Rejection)
    assert refused.code == "no-sales-in-first-round"
    late = strict.dispatch(ac.BuyShare(actor=CAT, company="FNM", source="pool", percent=10), REASON)
    assert isinstance(late, Rejection)  # and implies no passes
    assert late.code == "not-your-turn"
    assert strict.state is before


def test_the_table_may_play_strictly_too(sitting: Sitting) -> None:
    for player in (ANN, BEN, CAT):
        sitting.do(ac.Pass(actor=player, what="auction"))
    sitting.do(ac.Bid(actor=ANN, private="P1", amount=15))
    sitting.do(ac.Pass(actor=BEN, what="auction")).do(ac.Pass(actor=CAT, what="auction"))
    assert sitting.game.state.papers["P1"].owner == ANN
    sitting.end()
