"""A game that begins with a position: what is entered is what one goes on with, and what cannot be is named."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.interchange.audit import audit
from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.interchange.wording import refusal_text
from core.kernel.game import Transition
from core.kernel.refusal import Rejection, Severity
from core.mechanics.seats import ChangePlayer
from core.rail18 import actions as ac
from core.rail18.corrections import events as ce
from core.rail18.engine import Engine18
from core.rail18.position.actions import (
    CompanyAt,
    HoldingAt,
    MarkerAt,
    PaperAt,
    PlayerAt,
    SetPosition,
    TakenAt,
    TrainAt,
)
from core.rail18.position.build import deal, position_of
from core.rail18.position.checks import position_faults
from core.rail18.state import (
    CLOSED,
    POOL,
    CompanyTurn,
    Frame,
    GameOver,
    OperatingRound,
    Player,
    Question,
    State,
    StockRound,
)
from core.store.journal import Journal
from tests.play.positions import without_history
from tests.play.probes import through_json
from tests.play.random_player import RandomPlayer, random_engine
from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped_game

Step = tuple[State, Any, tuple[Any, ...]]  # position, action and its events


def entered(engine: Engine18, state: State) -> State:
    """The position entered anew in a game of the same players."""
    action = position_of(state)
    start = engine.initial().with_(players=state.players, mode=state.mode, track_kept=state.track_kept)
    found = engine.decide(start, action)
    assert not isinstance(found, Rejection), found
    assert [type(event) for event in found] == [ce.PositionSet]
    for event in through_json(engine, action, found):
        start = engine.evolve(start, event)
    assert without_history(start) == without_history(state)
    return start


def goes_on_alike(engine: Engine18, steps: list[Step], every: int, further: int) -> int:
    """From every so many positions of a game the next actions have the same effects."""
    entries = 0
    for begin in range(0, len(steps), every):
        state = entered(engine, steps[begin][0])
        entries += 1
        for _, action, events in steps[begin : begin + further]:
            assert engine.decide(state, action) == events
            for event in events:
                state = engine.evolve(state, event)
    return entries


def random_steps(engine: Engine18, seed: int, most: int) -> Iterator[Step]:
    player, state = RandomPlayer(engine.rules, Random(seed)), engine.initial()
    for _ in range(most):
        if isinstance(state.frame, GameOver):
            return
        action = player.choose(state, engine.options(state))
        events = engine.decide(state, action)
        assert not isinstance(events, Rejection)
        yield state, action, events
        for event in events:
            state = engine.evolve(state, event)


@pytest.mark.long
@pytest.mark.parametrize("seed", [4, 6, 9, 45])
def test_random_games_go_on_alike(seed: int) -> None:
    engine = random_engine(seed)
    assert goes_on_alike(engine, list(random_steps(engine, seed, 1200)), 25, 25) > 25


def test_the_sample_game_goes_on_alike() -> None:
    game = shipped_game()
    read, steps = game.engine.codec, []
    while (moved := game.redo()) is not None:
        entry = game.log.path_to(game.log.head)[-1]
        assert entry.action is not None
        events = tuple(read.event_from_json(event) for event in entry.events)
        steps.append((moved.before, read.action_from_json(entry.action), events))
    assert isinstance(game.engine, Engine18)
    assert goes_on_alike(game.engine, steps, 12, 12) > 40
    assert isinstance(entered(game.engine, game.state).frame, GameOver)


# entered by hand


PLAYERS = [Player("ann", "Ann"), Player("ben", "Ben"), Player("cat", "Cat")]
ENGINE = Table(3).engine
SHARES = {
    **deal(ENGINE.rules, "MOB", {"ann": (True, (10, 10, 10)), "ben": (False, (10, 10))}),
    "pool": deal(ENGINE.rules, "FNM", {"pool": (False, (10, 10, 10))})["pool"],
}
ROUND: tuple[Frame, ...] = (OperatingRound(2, 1, 1),)


def position(**changes: Any) -> SetPosition:
    """MOB of Ann, alone on the board, is about to act."""
    privates = tuple(
        PaperAt(paper=code, owner=CLOSED if code == "P4" else "ben") for code in ENGINE.rules.title.privates
    )
    fields: dict[str, Any] = {
        "actor": "ann",
        "order": ("ben", "ann", "cat"),
        "players": tuple(PlayerAt(player=player.id, cash=300) for player in PLAYERS),
        "phase": "2",
        "flow": ROUND,
        "companies": (CompanyAt(company="MOB", par=80, treasury=150, floated=True, operated=True, destination="open"),),
        "markers": (MarkerAt(company="MOB", row=3, column=5),),
        "holdings": tuple(HoldingAt(owner=owner, certificates=names) for owner, names in SHARES.items()),
        "papers": privates,
        "trains": (TrainAt(train="2-0", type="2", owner="MOB"),),
        "taken": (TakenAt(card="2", number=3),),
        "tiles": (ac.TileAt(hex="I6", tile="57", rotation=1),),
        "stations": (ac.StationAt(company="MOB", hex="I6"),),
    }
    return SetPosition(**{**fields, **changes})


def test_a_game_begins_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, new_setup("1844", PLAYERS, mode="table"))
    assert isinstance(game.dispatch(position(note="From last Sunday")), Transition)
    state = game.state
    assert state.frame == CompanyTurn("MOB")
    assert (state.cash["bank"], state.cash["MOB"], state.phase) == (12_000 - 900 - 150, 150, "2")
    assert state.companies["MOB"].stations_left == 2
    assert state.tray["57"] == ENGINE.rules.title.tiles["57"].count - 1
    assert len(state.overlays) == 5  # P4 is closed: its line lies there
    again = game.dispatch(position())
    assert isinstance(again, Rejection)
    assert again.code == "position-first"
    assert isinstance(game.dispatch(ac.Pass(actor="ann", what="track")), Transition)
    assert isinstance(game.log, Journal)
    game.log.close()
    assert open_game(path, read_only=True).state == game.state
    assert audit(path).problems == []
    assert game.state_at(1) == state


def test_settings_and_names_may_change_before_it() -> None:
    game = memory_game(new_setup("1844", PLAYERS))
    assert isinstance(game.dispatch(ChangePlayer(actor="ann", player="cat", name="Cleo")), Transition)
    assert isinstance(game.dispatch(ac.ChangeSettings(actor="ann", mode="table")), Transition)
    assert isinstance(game.dispatch(position()), Transition)
    assert game.state.players[2].name == "Cleo"


def test_a_stock_round_and_an_open_question() -> None:
    trains = tuple(TrainAt(train=f"2-{number}", type="2", owner="MOB") for number in range(5))
    found = ENGINE.decide(
        ENGINE.initial(),
        position(flow=(StockRound(2, "cat"),), trains=trains, taken=(TakenAt(card="2", number=5),)),
    )
    assert not isinstance(found, Rejection), found
    state = ENGINE.initial()
    for event in found:
        state = ENGINE.evolve(state, event)
    assert state.flow == (StockRound(2, "cat"), Question("discard", ""))  # five trains are one too many


def held(**owners: str) -> tuple[HoldingAt, ...]:
    """held(ann="MOB_0 MOB_1")."""
    return tuple(HoldingAt(owner=owner, certificates=tuple(names.split())) for owner, names in owners.items())


CITIES = ("I6", "D19", "C24", "F11", "G18", "G26", "D25", "G28", "K10")
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"order": ("ann", "ben")}, "The order names every player once."),
    ({"players": (PlayerAt(player="ann"),)}, "Ben is missing."),
    ({"phase": "9"}, "There is no phase 9."),
    ({"flow": ()}, "Where the game stands is not said: a round, then perhaps a company's turn, then open questions."),
    ({"flow": (StockRound(2, "dan"),)}, "There is no player dan."),
    ({"flow": (StockRound(0, "ann"),)}, "There is no round 0."),
    ({"flow": (*ROUND, CompanyTurn("AB"))}, "AB has no director and cannot act. (R31)"),
    (
        {"flow": (OperatingRound(2, 1, 1, ("MOB",)), CompanyTurn("MOB"))},
        "MOB would have two turns in this round. (p. 9)",
    ),
    ({"flow": (*ROUND, Question("discard", ""))}, "There is nothing to ask about this: discard."),
    (
        {"players": tuple(PlayerAt(player=player.id, cash=5000) for player in PLAYERS)},
        "There are 15,150 in players' hands and treasuries; the bank had 12,000 in all. (R40)",
    ),
    ({"markers": ()}, "MOB needs both a par and a price marker, or neither. (p. 7)"),
    ({"markers": (MarkerAt(company="MOB", row=30, column=5),)}, "The market has no cell in row 30, column 5. (p. 9)"),
    (
        {"companies": (CompanyAt(company="MOB", par=80, treasury=150),)},
        "MOB has money, trains, certificates or stations, so it is launched. (p. 8)",
    ),
    ({"companies": (CompanyAt(company="MOB", par=85, floated=True),)}, "85 is no par. (p. 7)"),
    (
        {"holdings": held(ben="MOB_0 MOB_3 MOB_4", ann="MOB_1 MOB_2")},
        "",
    ),
    (
        {"holdings": held(ann="MOB_0", ben="MOB_1 MOB_2 MOB_3")},
        "Ben has more of MOB than whoever holds its director's certificate. (p. 8)",
    ),
    ({"holdings": ()}, "MOB is launched: its director's certificate cannot lie with the bank. (p. 7)"),
    (
        {"holdings": held(ann="MOB_0 MOB_1", cat="MOB_1")},
        "MOB_1 is named twice.",
    ),
    ({"papers": ()}, "P1 has not been sold yet. (p. 6)"),
    ({"trains": (TrainAt(train="2-0", type="2", owner="ann"),)}, "Ann cannot hold this."),
    (
        {"taken": (TakenAt(card="2", number=14),)},
        "There are more 2-trains than there can be: 14, and the game has 13. (p. 14)",
    ),
    ({"taken": ()}, "Of the 2-trains 1 are in play, but only 0 have left the stack. (p. 14)"),
    (
        {"taken": (TakenAt(card="2", number=3), TakenAt(card="3", number=1))},
        "It is phase 2, but the trains that are out have begun phase 3. (p. 15)",
    ),
    ({"stations": ()}, ""),
    ({"stations": (ac.StationAt(company="MOB", hex="I6", node=3),)}, "There is no such city on I6. (p. 12)"),
    (
        {"tiles": tuple(ac.TileAt(hex=label, tile="57", rotation=1) for label in CITIES)},
        "There are more 57 tiles than there can be: 9, and the game has 6. (p. 10)",
    ),
]


@pytest.mark.parametrize(
    ("changes", "sentence"), FAULTS, ids=lambda value: value[:30] if isinstance(value, str) else ""
)
def test_what_cannot_be_is_named(changes: dict[str, Any], sentence: str) -> None:
    names = {player.id: player.name for player in PLAYERS}
    found = [
        refusal_text(fault, names) for fault in position_faults(ENGINE.rules, ENGINE.initial(), position(**changes))
    ]
    if sentence:
        assert sentence in found
        assert isinstance(ENGINE.decide(ENGINE.initial(), position(**changes)), Rejection)
    else:
        assert found == []


def test_too_many_shares_are_counted() -> None:
    """A holder known by sizes only may have more than there is."""
    held = deal(ENGINE.rules, "NOB", {"ann": (True, ()), "ben": (False, (25, 25)), "cat": (False, (25,))})
    holdings = tuple(HoldingAt(owner=owner, certificates=names) for owner, names in held.items())
    faults = position_faults(ENGINE.rules, ENGINE.initial(), position(holdings=holdings))
    assert [refusal_text(fault) for fault in faults] == ["NOB has 125 % of its shares out. (p. 4)"]


def test_several_faults_are_all_named() -> None:
    faults = position_faults(ENGINE.rules, ENGINE.initial(), position(markers=(), taken=()))
    assert [fault.code for fault in faults] == ["par-and-marker", "trains-in-stack", "phase-of-trains"]


def test_the_table_may_know_better_than_the_rules() -> None:
    wrong = position(trains=(TrainAt(train="2-0", type="2", owner="MOB"),), phase="4")
    found = ENGINE.decide(ENGINE.initial(), wrong)
    assert isinstance(found, Rejection)
    assert found.severity is Severity.RULE
    assert not isinstance(ENGINE.decide(ENGINE.initial(), wrong, overrule="So it lies."), Rejection)


def test_what_the_rules_forbid_hides_nothing_that_cannot_be() -> None:
    found = ENGINE.decide(ENGINE.initial(), position(phase="4", flow=()), overrule="So it lies.")
    assert isinstance(found, Rejection)
    assert (found.code, found.severity) == ("no-round-named", Severity.IMPOSSIBLE)


def test_a_pool_holder_and_a_stranger() -> None:
    faults = position_faults(
        ENGINE.rules,
        ENGINE.initial(),
        position(holdings=(HoldingAt(owner=POOL, certificates=("XYZ_1",)), HoldingAt(owner="MOB", certificates=()))),
    )
    assert [fault.code for fault in faults] == ["unknown-certificate", "no-holder"]
