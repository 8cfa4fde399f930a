"""Everything that happens has its words: as a consequence, in the journal, and on the table."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core import registry
from core.interchange.game_file import memory_game, new_setup
from core.interchange.recorded_file import read_recorded
from core.kernel.action import Action
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.mechanics.seats import PlayerChanged
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.position.build import position_of, position_set
from core.rail18.recorded.replay import Replay
from core.rail18.state import (
    BANK,
    CLOSED,
    POOL,
    CompanyTurn,
    GameOver,
    OperatingRound,
    Paper,
    Placed,
    Player,
    Question,
    State,
    StockRound,
)
from core.rail18.table import AuctionResult, EverybodyPasses
from core.text.catalogue import catalogue
from tests.play.mended import Mended, play_mended
from tests.play.random_player import RandomPlayer, random_engine
from tests.titles.t1844.positions import Table
from ui.journal.views.view import Filter, JournalView
from ui.rail18.views.hands.view import hands, set_up, several_back
from ui.rail18.views.hands.view import tasks as to_do
from ui.rail18.views.narration.facts import facts, sales_first
from ui.rail18.views.narration.groups import Group, Key, Scene
from ui.rail18.views.narration.narrate import narrate
from ui.rail18.views.narration.narrator import Narrator18
from ui.rail18.views.narration.said import KINDS
from ui.rail18.views.turn.effects import Line, consequences

NOTE = "Found at the second check."
ENGINE = Table(3).engine

# One event of every type, as it may come in the position below.
SAMPLES: dict[type[Any], ev.Event] = {
    ev.MoneyPaid: ev.MoneyPaid("ann", "ben", 10, "something"),
    ev.BankBroken: ev.BankBroken(),
    ev.TrainDebtSet: ev.TrainDebtSet("ann", 45, "train"),
    ev.ExchangeDebtSet: ev.ExchangeDebtSet("ann", 45, "exchange"),
    ev.ShareMoved: ev.ShareMoved("MOB", "MOB_5", "ann", "bought"),
    ev.DirectorChanged: ev.DirectorChanged("MOB", "ben"),
    ev.ParSet: ev.ParSet("AB", 80, 3),
    ev.CompanyLaunched: ev.CompanyLaunched("AB", True),
    ev.CompanyOperated: ev.CompanyOperated("MOB", 80),
    ev.CompanyClosed: ev.CompanyClosed("MOB"),
    ev.DestinationReached: ev.DestinationReached("MOB"),
    ev.DestinationLapsed: ev.DestinationLapsed("MOB"),
    ev.MarkerMoved: ev.MarkerMoved("MOB", 3, 5, "paid"),
    ev.MarkerRemoved: ev.MarkerRemoved("MOB"),
    ev.PaperMoved: ev.PaperMoved("T2", "ann"),
    ev.PaperUsed: ev.PaperUsed("P2"),
    ev.PaperActivated: ev.PaperActivated("T2"),
    ev.PaperPaid: ev.PaperPaid("T2"),
    ev.PaperClosed: ev.PaperClosed("P2"),
    ev.TrainTaken: ev.TrainTaken("3", "3-0", "3", CLOSED),
    ev.TrainGained: ev.TrainGained("EVA", "5H", "ann"),
    ev.TrainMoved: ev.TrainMoved("2-0", POOL),
    ev.TrainTurned: ev.TrainTurned("2-0", "2H"),
    ev.TrainRemoved: ev.TrainRemoved("2-0", "excess"),
    ev.StackScrapped: ev.StackScrapped("2", 3),
    ev.PhaseBegan: ev.PhaseBegan("3"),
    ev.TileLaid: ev.TileLaid("MOB", "D19", "57", 1, (0,)),
    ev.StationPlaced: ev.StationPlaced("MOB", "D19", 0, home=False),
    ev.StationUsed: ev.StationUsed("MOB"),
    ev.StationRemoved: ev.StationRemoved("MOB", "I6", 0),
    ev.StationReplaced: ev.StationReplaced("MOB", "AB", "I6", 0),
    ev.StationsGained: ev.StationsGained("MOB", 1),
    ev.OverlayLaid: ev.OverlayLaid("H19", "X79", 0, "T2"),
    ev.MapSet: ev.MapSet({"D19": Placed("57", 1)}, {}, {}, {}, {}),
    ev.RouteRun: ev.RouteRun("MOB", "2-0", "2", (), ("I6.0", "I4.0"), (ev.Part("stops", 40),)),
    ev.RunMade: ev.RunMade("MOB", 40, 60, 60, True),
    ev.DividendDecided: ev.DividendDecided("MOB", 80, paid_out=False),
    ev.HomeWaits: ev.HomeWaits("MOB", "I6"),
    ev.RouteDeclared: ev.RouteDeclared("MOB"),
    ev.OrderSet: ev.OrderSet(("ben", "ann", "cat")),
    ev.BidMade: ev.BidMade("ann", "P2", 55),
    ev.Passed: ev.Passed("ann", "stock"),
    PlayerChanged: PlayerChanged("ann", "Anna", "red", "star", replaced=True),
    ev.SettingsChanged: ev.SettingsChanged("table", track_kept=False, cash_open=False),
    ev.Overruled: ev.Overruled("not-connected", "p. 10", "We agreed on it."),
    ev.FrameEntered: ev.FrameEntered(Question("discard", "")),
    ev.FrameChanged: ev.FrameChanged(GameOver()),
    ev.FrameLeft: ev.FrameLeft(),
    ce.CashCorrected: ce.CashCorrected("bank", "ann", 50, NOTE),
    ce.DebtCorrected: ce.DebtCorrected("ann", "train", 30, NOTE),
    ce.BankCorrected: ce.BankCorrected(broken=True, note=NOTE),
    ce.CertificateCorrected: ce.CertificateCorrected("MOB", "MOB_0", "ben", NOTE),
    ce.PaperCorrected: ce.PaperCorrected("T2", Paper("ben"), {}, NOTE),
    ce.TrainCorrected: ce.TrainCorrected("2", "2-0", "2", "MOB", POOL, 0, NOTE),
    ce.TrainSideCorrected: ce.TrainSideCorrected("2-0", "2H", NOTE),
    ce.TileCorrected: ce.TileCorrected("D19", "57", 1, (), {"NOB": 0}, NOTE),
    ce.StationCorrected: ce.StationCorrected("MOB", True, "D19", 0, True, NOTE),
    ce.MarkerCorrected: ce.MarkerCorrected("MOB", 3, 5, ("MOB",), NOTE),
    ce.ParCorrected: ce.ParCorrected("MOB", 90, 3, NOTE),
    ce.CompanyCorrected: ce.CompanyCorrected("MOB", True, False, "reached", NOTE),
    ce.PhaseCorrected: ce.PhaseCorrected("3", NOTE),
    ce.OrderCorrected: ce.OrderCorrected(("ben", "ann", "cat"), NOTE),
    ce.TurnCorrected: ce.TurnCorrected((StockRound(2, "ben"),), NOTE),
    ce.TurnBrokenOff: ce.TurnBrokenOff("MOB"),
    ce.PositionSet: position_set(ENGINE.rules, ENGINE.initial(), position_of(ENGINE.initial())),
}
SAID_BY_OTHERS = {ev.ParSet, ev.Passed, ev.PaperPaid, ev.FrameLeft}  # alone they are no consequence


@pytest.fixture(scope="module")
def table() -> Table:
    found = Table(3).company("MOB", par=80, treasury=200, ann=5, ben=1).own("MOB", **{"2-0": "2"})
    return found.paper("P2", "ann").paper("T2", "ann").turn("MOB")


def test_every_event_has_a_sample(table: Table) -> None:
    assert set(SAMPLES) == set(ev.ALL_EVENTS)


@pytest.mark.parametrize("event", SAMPLES.values(), ids=lambda event: type(event).__name__)
def test_every_event_has_words(table: Table, event: ev.Event) -> None:
    after = table.engine.evolve(table.state, event)
    lines = consequences(table.rules, table.state, [event], after)
    assert bool(lines) is (type(event) not in SAID_BY_OTHERS), lines
    told, last = narrate(table.rules, table.state, [event])
    assert last == after
    page = hands(table.rules, table.state, [event], after)
    tasks = (*page.tasks, *to_do(table.rules, after, table.state))
    for line in (*lines, *told, *tasks):
        readable(line.text)
    readable(page.aloud)


def test_who_is_over_the_train_limit_is_named() -> None:
    table = Table(3).phase("3").stack(_3=9).company("STB", treasury=900, ann=5).company("AB", ben=5)
    table.own("AB", a="3", b="3", c="3", d="3").turn("STB", "trains")
    buy = ac.BuyTrain(actor="ann", company="STB", source="bank", train="4", price=300)
    outcome = table.engine.decide(table.state, buy)
    assert not isinstance(outcome, Rejection)
    after = table.state
    for event in outcome:
        after = table.engine.evolve(after, event)
    lines = [line.text for line in consequences(table.rules, table.state, outcome, after)]
    assert "AB must discard what is over the train limit" in lines


def readable(sentence: str) -> None:
    assert sentence == sentence.strip()
    for wrong in ("None", "{", "}", "  ", " .", " ,", "()", ": ."):
        assert wrong not in sentence, sentence


def test_every_code_has_both_sentences() -> None:
    """What has a short form has a long one, and the other way round."""
    codes = catalogue().codes
    long = {code.removeprefix("journal-") for code in codes if code.startswith("journal-")}
    short = {code.removeprefix("consequence-") for code in codes if code.startswith("consequence-")}
    assert short - long == {"phase-with"}


# --- what an action will do


def said(table: Table, action: Action) -> list[str]:
    before = table.state
    table.play(action)
    return [line.text for line in consequences(table.rules, before, table.events, table.state)]


def test_a_dividend_is_one_line_highest_first() -> None:
    table = Table(3).company("MOB", par=80, pool=1, ann=5, ben=2).turn("MOB", "dividend", revenue=180)
    lines = said(table, ac.DecideDividend(actor="ann", company="MOB", pay=True))
    assert lines[:2] == ["pays 180: Ann 90, Ben 36, treasury 18, bank 36", "MOB: price 80 to 90"]


def test_a_run_of_nothing_is_told_once() -> None:
    table = Table(3, mode="table").company("MOB", par=80, ann=5).own("MOB", **{"2-0": "2"}).turn("MOB", "run")
    nothing = ac.RunTrains(actor="ann", company="MOB", routes=(), revenue=0, best=20, bound=20, proven=True)
    before = table.state
    lines = said(table, nothing)
    assert lines[:2] == ["MOB earns nothing", "20 below the best"]
    assert sum("nothing" in line for line in lines) == 1
    (told,), _ = narrate(table.rules, before, table.events)
    assert told.text.startswith("MOB earned nothing. That is 20 below the best")
    assert {"run", "price"} <= set(told.kinds)


def test_what_a_train_earns_stands_behind_its_route(table: Table) -> None:
    (told,), _ = narrate(table.rules, table.state, [SAMPLES[ev.RouteRun]])
    assert told.text == "MOB ran 40: 2 Montreux–Lausanne 40."


def test_a_train_that_starts_a_phase() -> None:
    table = Table(3).company("MOB", par=80, treasury=200, ann=5).company("FNM", par=60, ben=5)
    table.own("MOB", **{"2-0": "2"}).own("FNM", **{"2-1": "2"}).change(phase="2", stack={"2": 13})
    table.turn("MOB", "trains")
    lines = said(table, ac.BuyTrain(actor="ann", company="MOB", source="bank", train="3", price=180))
    assert lines[:2] == ["pays 180", "starts phase 3: all 2-trains become 2H (MOB, FNM)"]


def test_a_share_that_launches_and_changes_the_director() -> None:
    table = Table(3).company("MOB", par=100, launched=False, operated=False, home=False, ben=2, ann=2)
    lines = said(table, ac.BuyShare(actor="ann", company="MOB", source="bank", percent=10))
    assert lines == ["Ann pays 100", "director of MOB becomes Ann", "MOB is launched: gets 500"]


def test_the_bank_breaks() -> None:
    table = Table(3).company("MOB", par=80, ann=5).turn("MOB", "dividend", revenue=100).bank(10)
    lines = said(table, ac.DecideDividend(actor="ann", company="MOB", pay=True))
    assert "bank is broken: last set" in lines


def test_the_last_pass_ends_the_stock_round() -> None:
    table = Table(3).company("MOB", par=80, treasury=300, ann=5)
    for player in table.state.order[:-1]:
        table.play(ac.Pass(actor=player, what="stock"))
    lines = said(table, ac.Pass(actor=table.state.order[-1], what="stock"))
    assert "the stock round ends" in lines
    assert "next: MOB (Ann)" in lines


# --- the journal


def game(*actions: Action) -> Game18:
    found = memory_game(
        new_setup("1844", [Player("ann", "Ann"), Player("ben", "Ben"), Player("cat", "Cat")], mode="table")
    )
    for action in actions:
        assert isinstance(found.dispatch(action), Transition), action
    return found


def rows(view: JournalView) -> list[str]:
    return [row.text for row in view.rows]


class Astonished(Narrator18):
    """Meets what nobody can have played, such as a bid for a private that there is not."""

    def narrate(self, before: Any, events: Any) -> Any:
        if getattr(before.frame, "bid", 0) == 25:
            raise KeyError("p5")
        return super().narrate(before, events)


def test_what_cannot_be_told_is_one_line_and_the_rest_is_told() -> None:
    bids = [
        ac.Bid(actor=who, private="P1", amount=amount)
        for who, amount in zip(("ann", "ben", "cat"), (20, 25, 30), strict=True)
    ]
    found = game(*bids, ac.Pass(actor="ann", what="auction"))
    view = JournalView(Astonished(found.engine.rules))
    assert view.follow(found)
    assert rows(view)[2:] == [
        "Ann bid 20 for P1.", "Ben bid 25 for P1.", "What is written here cannot be told.", "Ann passed.",
    ]  # fmt: skip
    found.undo()
    found.undo()
    view.follow(found)
    assert rows(view)[-1] == "Ben bid 25 for P1."


def test_passes_are_merged_and_results_told_without_ceremony() -> None:
    found = game(
        ac.Bid(actor="ann", private="P1", amount=20),
        ac.Pass(actor="ben", what="auction"),
        ac.Pass(actor="cat", what="auction"),
        AuctionResult(actor="cat", private="P2", amount=60),
    )
    view = JournalView(Narrator18(found.engine.rules))
    assert view.follow(found)
    assert rows(view) == [
        "Auction of the privates",
        "P1 Brienzer-Rothorn-Bahn, from 20 on",
        "Ann bid 20 for P1.",
        "Ben and Cat passed.",
        "Ann bought P1 Brienzer-Rothorn-Bahn for 20.",
        "P2 Bödelibahn, from 50 on",
        "Cat bought P2 Bödelibahn for 60.",
    ]
    found.undo()
    found.undo()
    view.follow(found)
    assert rows(view)[-2:] == ["Ann bid 20 for P1.", "Ben passed."]
    found.redo()
    view.follow(found)
    assert rows(view)[-2:] == ["Ben and Cat passed.", "Ann bought P1 Brienzer-Rothorn-Bahn for 20."]
    view.show(Filter(kind="pass"))
    assert [(row.text, row.entry) for row in view.rows if row.kind == "line"] == [
        ("Ben passed.", 2),
        ("Cat passed.", 3),
    ]


def test_a_sale_before_the_first_run_is_told_price_sale_director() -> None:
    scene = Scene("stock", 2)
    keys: list[Key] = [("overruled", "x"), ("director", "NOB"), ("price", "NOB"), ("sale", "NOB", "1"), ("order",)]
    told = [group.topic for group in sales_first(Group(key, scene) for key in keys)]
    assert told == ["overruled", "price", "sale", "director", "order"]
    keys = [("director", "NOB"), ("price", "SCB"), ("sale", "NOB", "1")]
    assert [group.key for group in sales_first(Group(key, scene) for key in keys)] == keys


def test_what_follows_stands_on_a_line_of_its_own_after_an_overrule() -> None:
    found = game()
    launch = SAMPLES[ev.CompanyLaunched]
    told = narrate(found.engine.rules, found.state, [SAMPLES[ev.Overruled], launch])[0]
    assert [line.flagged for line in told] == [True, False]
    assert told[0].text.endswith("“We agreed on it.”")


def test_an_overrule_is_told_with_its_reason() -> None:
    found = game()
    told = narrate(found.engine.rules, found.state, [SAMPLES[ev.Overruled]])[0]
    assert told[0].text == "The table overruled the rule (p. 10): “We agreed on it.”"
    assert told[0].flagged
    known = ev.Overruled("not-connected", "p. 10", "We agreed on it.", {"hex": "D19", "company": "MOB"})
    told = narrate(found.engine.rules, found.state, [known])[0]
    refused = "D19 is not connected to a station of MOB. (p. 10)"
    assert told[0].text == f"The table overruled: {refused} Reason: “We agreed on it.”"
    assert told[0].flagged


def test_filters() -> None:
    found = game(
        AuctionResult(actor="ann", private="P1", amount=20),
        AuctionResult(actor="ben", private="P2", amount=50),
        AuctionResult(actor="cat", private="P3", amount=80),
    )
    view = JournalView(Narrator18(found.engine.rules))
    view.follow(found)
    view.show(Filter(player="ben"))
    assert rows(view)[-1] == "Ben bought P2 Bödelibahn for 50."
    assert len(view.rows) == 3
    for typed in ("BÖDELI", "bodeli", "ｂｏｄｅｌｉ"):
        view.show(Filter(search=typed))
        assert len(view.rows) == 3
    view.show(Filter(since="ann"))
    assert rows(view)[1:3] == ["P2 Bödelibahn, from 50 on", "Ben bought P2 Bödelibahn for 50."]
    view.show(Filter(kind="debt"))
    assert not view.rows


def test_corrections_are_marked_and_can_be_looked_for() -> None:
    cash = co.CorrectCash(actor="ann", note="Paid twice.", payer="cat", payee="bank", amount=30)
    order = co.CorrectOrder(actor="ann", note="Wrong cards.", order=("cat", "ben", "ann"))
    found = game(AuctionResult(actor="ann", private="P1", amount=20), cash, order)
    view = JournalView(Narrator18(found.engine.rules))
    view.follow(found)
    view.show(Filter(kind="correction"))
    assert [row.text for row in view.rows if row.kind == "line"] == [
        "Correction: 30 from Cat to bank. Note: Paid twice.",
        "Correction: the order is Cat, Ben, Ann. Note: Wrong cards.",
    ]
    assert all(row.flagged for row in view.rows if row.kind == "line")
    events = [found.engine.codec.event_from_json(event) for event in found.log.path_to(2)[-1].events]
    page = hands(found.engine.rules, found.state_at(1), events, found.state_at(2))
    assert [task.text for task in page.tasks] == ["Cat pays 30"]


def test_a_position_that_was_entered_lies_on_the_table_already() -> None:
    engine = Table(3).engine
    begun = position_of(Table(3).company("MOB", par=80, ann=5).stock("ann", number=3).state)
    events = engine.decide(engine.initial(), begun)
    assert not isinstance(events, Rejection), events
    after = engine.initial()
    for event in events:
        after = engine.evolve(after, event)
    page = hands(engine.rules, engine.initial(), events, after)
    assert page.tasks == ()
    assert page.aloud.startswith("The game began here with a position that was entered")


# --- whole games


@cache
def random_game(seed: int) -> list[tuple[Engine18, State, tuple[ev.Event, ...], State]]:
    engine = random_engine(seed)
    player, state, found = RandomPlayer(engine.rules, Random(seed)), engine.initial(), []
    while not isinstance(state.frame, GameOver) and len(found) < 700:
        events = engine.decide(state, player.choose(state, engine.options(state)))
        assert not isinstance(events, Rejection)
        before = state
        for event in events:
            state = engine.evolve(state, event)
        found.append((engine, before, events, state))
    return found


def check_words(rules: Any, before: State, events: tuple[ev.Event, ...], after: State) -> Iterator[str]:
    lines: tuple[Line, ...] = consequences(rules, before, events, after)
    told, last = narrate(rules, before, events)
    assert last == after
    page = hands(rules, before, events, after)
    to_do(rules, after, before)
    assert all(kind in KINDS for line in told for kind in line.kinds)
    for sentence in (*(line.text for line in lines), *(line.text for line in told), *(t.text for t in page.tasks)):
        readable(sentence)
        yield sentence
    if any(not isinstance(event, ev.FrameEntered | ev.FrameChanged | ev.FrameLeft) for event in events):
        assert facts(rules, before, events)[0]


@pytest.mark.long
def test_a_random_game_has_words() -> None:
    seen = {
        sentence
        for engine, before, events, after in random_game(3)
        for sentence in check_words(engine.rules, before, events, after)
    }
    assert len(seen) > 300


@pytest.mark.long
def test_corrections_have_words() -> None:
    kinds: set[str] = set()

    def look(table: Mended, before: State, events: tuple[ev.Event, ...]) -> None:
        list(check_words(table.engine.rules, before, events, table.state))
        kinds.update(type(event).__name__ for event in events)

    play_mended(19, 600, 0.5, look)
    assert len(kinds & {kind.__name__ for kind in ce.CORRECTION_EVENTS}) > 12


def test_money_on_the_table_adds_up() -> None:
    """What is handed out and paid in is what the books say."""
    for engine, before, events, after in random_game(3):
        page = hands(engine.rules, before, events, after)
        moved = [task for task in page.tasks if task.kind == "money" and "debt" not in task.text]
        changed = [who for who in after.cash if who != BANK and after.cash[who] != before.cash.get(who, 0)]
        assert len(moved) == len(changed)


@pytest.fixture(scope="module")
def recorded(shared_folder: Path) -> Game18:
    source = read_recorded(shared_folder / "games" / "1844-160062.json")
    setup = new_setup(source.title, [Player(*player) for player in source.players], "online")
    replay = Replay(registry.engine(setup), source)
    found = memory_game(setup)
    for _, applied in replay.steps():
        for step in applied:
            assert isinstance(found.dispatch(step.action), Transition)
    return found


@pytest.mark.long
def test_the_recorded_game_has_words(recorded: Game18) -> None:
    view = JournalView(Narrator18(recorded.engine.rules))
    assert view.follow(recorded)
    assert len(view.rows) > 1000
    for row in view.rows:
        readable(row.text)
    state = recorded.state_at(0)
    for entry in recorded.log.path_to(recorded.log.head):
        events = tuple(recorded.engine.codec.event_from_json(event) for event in entry.events)
        after = recorded.state_at(entry.id)
        list(check_words(recorded.engine.rules, state, events, after))
        state = after


def test_the_journal_in_goes_is_the_same(recorded: Game18) -> None:
    at_once, in_goes = JournalView(Narrator18(recorded.engine.rules)), JournalView(Narrator18(recorded.engine.rules))
    at_once.follow(recorded)
    goes = 1
    while not in_goes.follow(recorded, 100):
        goes += 1
    assert goes > 5
    assert in_goes.rows == at_once.rows
    at_once.show(Filter(company="NOB"))
    at_once.show(Filter())
    assert at_once.rows == in_goes.rows


# --- the set-up list


@pytest.mark.parametrize(("number", "cash", "limit", "left"), [(3, 800, 24, "9,600"), (7, 400, 11, "9,200")])
def test_the_set_up_is_right_for_the_number_of_players(number: int, cash: int, limit: int, left: str) -> None:
    engine = Table(number).engine
    page = set_up(engine.rules, engine.initial())
    texts = [task.text for task in page.tasks]
    assert f"bank of 12,000 SFR; after the starting money it holds {left}" in texts
    assert any(line.startswith(f"{cash} each to Ann, Ben") and line.endswith(f"limit is {limit}") for line in texts)
    assert "the 13 2/2H-trains beside the map" in texts
    assert "3 × 10 % of FNM into the bank pool" in texts
    for line in texts:
        readable(line)


def test_hands_at_the_table() -> None:
    table = Table(3).company("MOB", par=80, at="80/4", treasury=100, ann=5).company("AB", par=90, at="90/4", ben=5)
    table.turn("MOB", "dividend", revenue=100)
    before = table.state
    table.play(ac.DecideDividend(actor="ann", company="MOB", pay=True))
    page = hands(table.rules, before, table.events, table.state)
    texts = [task.text for task in page.tasks]
    assert texts[:2] == ["Ann receives 50", "MOB's marker one to the right, 80 to 90, under AB"]
    assert page.aloud.startswith("MOB paid 100: Ann 50, bank 50. MOB's price rose from 80 to 90.")
    back = [task.text for task in to_do(table.rules, table.state, before)]
    assert back[:2] == ["Ann pays 50", "MOB's marker one to the left, 90 to 80"]


def test_where_the_game_stands_after_several_entries_were_taken_back() -> None:
    table = Table(3).company("MOB", par=80, ann=5).turn("MOB")
    told = several_back(table.rules, table.state, 57)
    assert told == "57 entries are taken back, the table goes back too. Back to: Operating round 2, MOB's turn."
    stock = replace(table.state, flow=(StockRound(3, "ben"),))
    assert several_back(table.rules, stock, 2).endswith("Back to: Stock round 3, Ben's turn.")
    asked = replace(table.state, flow=(StockRound(3, "ben"), Question("discard", "")))
    assert several_back(table.rules, asked, 2).endswith("Back to: Stock round 3.")


def test_a_tile_is_turned_by_compass_and_neighbours() -> None:
    table = Table(3).company("NOB", par=60, treasury=100, ann=4).turn("NOB")
    before = table.state
    table.play(ac.LayTile(actor="ann", company="NOB", hex="D19", tile="5", rotation=0))
    page = hands(table.rules, before, table.events, table.state)
    tile = "tile 5 from the tray to Zürich (D19), track to south-west (Zug) and west (Baden)"
    assert next(task.text for task in page.tasks if task.hex == "D19") == tile


def test_everybody_passes_is_one_line() -> None:
    found = game(EverybodyPasses(actor="ann"))
    view = JournalView(Narrator18(found.engine.rules))
    view.follow(found)
    assert rows(view)[2] == "Ann, Ben and Cat passed."
    assert rows(view)[3].startswith("Nobody bid")


def test_an_export_belongs_to_the_round_that_ends() -> None:
    table = Table(3)
    state = replace(table.state, flow=(OperatingRound(2, 1, 2), CompanyTurn("MOB")))
    following = ev.FrameChanged(StockRound(3, "ann"))
    told, _ = narrate(table.rules, state, [ev.FrameLeft(), following, SAMPLES[ev.TrainTaken]])
    assert [line.scene.round for line in told] == ["operating"]
