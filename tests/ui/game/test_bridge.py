"""The bridge between a game and the window: wishes, refusals, undo, searches beside it, trouble with the disk."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.kernel.refusal import Rejection
from core.mechanics.budget import Budget, OutOfBudget
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import Auction, Player, State
from core.rail18.table import AuctionResult
from core.store import journal
from core.store.errors import JournalError
from tests.systems import open_files_can_go
from ui.game.bridge import GameBridge
from ui.game.saving import Saved

PLAYERS = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]


@pytest.fixture
def bridge(qtbot: QtBot) -> GameBridge:
    return GameBridge(memory_game(new_setup("1844", PLAYERS, mode="table")))


def bid(amount: int) -> ac.Bid:
    return ac.Bid(actor="a", private="P1", amount=amount)


def test_an_action_changes_the_moment(bridge: GameBridge, qtbot: QtBot) -> None:
    before = bridge.moment.state
    with qtbot.waitSignals([bridge.saved, bridge.changed]):
        assert bridge.do(bid(20))
    assert bridge.moment.before is before
    assert bridge.moment.events
    assert bridge.moment.options
    assert bridge.save_state == Saved(None)


def test_a_refusal_changes_nothing(bridge: GameBridge, qtbot: QtBot) -> None:
    moment = bridge.moment
    with qtbot.waitSignal(bridge.refused) as told:
        assert not bridge.do(bid(1))
    rejection, action = told.args
    assert isinstance(rejection, Rejection)
    assert action == bid(1)
    assert bridge.moment is moment


def test_undo_and_redo_move_between_states(bridge: GameBridge) -> None:
    first = bridge.moment.state
    assert not bridge.undo()
    bridge.do(bid(20))
    second = bridge.moment.state
    assert bridge.undo()
    assert bridge.moment.state is first
    assert bridge.moment.events == ()
    assert bridge.redo()
    assert bridge.moment.state is second
    assert not bridge.redo()


def test_undoing_the_turn_goes_to_its_start_and_then_to_that_of_the_one_before(bridge: GameBridge) -> None:
    start = bridge.moment.state
    bridge.do(AuctionResult(actor="a", private="P1", amount=20))
    second = bridge.moment.state
    bridge.do(ac.Bid(actor="b", private="P2", amount=50))
    bridge.do(ac.Bid(actor="c", private="P2", amount=60))
    assert bridge.undo_turn()
    assert bridge.moment.state is second
    assert bridge.undo_turn()
    assert bridge.moment.state is start
    assert not bridge.undo_turn()


def test_an_earlier_moment_can_be_looked_at(bridge: GameBridge) -> None:
    bridge.do(bid(20))
    now = bridge.moment
    bridge.do(ac.Pass(actor="b", what="auction"))
    past = bridge.moment_at(1)
    assert past.state is now.state
    assert past.events == now.events
    assert past.options == ()
    assert not past.live
    assert isinstance(bridge.moment_at(0).state.frame, Auction)


def test_a_search_answers_in_the_window(bridge: GameBridge, qtbot: QtBot) -> None:
    found: list[object] = []
    told: list[tuple[int, int]] = []
    main = threading.get_ident()

    def work(engine: Engine18, state: State, budget: Budget) -> tuple[int, bool]:
        assert budget.progress is not None
        budget.progress(1, 2)
        return threading.get_ident(), engine.rules is not bridge.engine.rules

    def done(answer: object) -> None:
        found.append((answer, threading.get_ident()))

    bridge.search(work, done, lambda best, bound: told.append((best, bound)))
    qtbot.waitUntil(lambda: bool(found))
    (worker, own_rules), place = found[0]  # type: ignore[misc]
    assert worker != main
    assert own_rules
    assert place == main
    assert told == [(1, 2)]


def test_an_answer_for_an_old_state_is_dropped(bridge: GameBridge, qtbot: QtBot) -> None:
    go_on = threading.Event()
    found: list[object] = []

    def work(engine: Engine18, state: State, budget: Budget) -> str:
        go_on.wait(5)
        try:
            budget.check()
        except OutOfBudget:
            return "stopped"
        return "answered"

    job = bridge.search(work, found.append)
    with qtbot.waitSignal(job.ended):
        bridge.do(bid(20))
        go_on.set()
    assert job.cancelled()
    assert found == []


def test_what_was_found_so_far_counts_when_it_is_enough(bridge: GameBridge, qtbot: QtBot) -> None:
    enough = threading.Event()
    found: list[object] = []

    def work(engine: Engine18, state: State, budget: Budget) -> str:
        while True:
            try:
                budget.check()
            except OutOfBudget:
                return "so far"

    bridge.search(work, found.append, enough=enough.is_set)
    enough.set()
    qtbot.waitUntil(lambda: bool(found))
    assert found == ["so far"]


def test_closing_ends_searches(bridge: GameBridge) -> None:
    started, ended = threading.Event(), threading.Event()

    def work(engine: Engine18, state: State, budget: Budget) -> None:
        started.set()
        while True:
            try:
                budget.check()
            except OutOfBudget:
                ended.set()
                raise

    bridge.search(work, lambda found: None)
    assert started.wait(5)
    bridge.close()
    assert ended.is_set()


@open_files_can_go
def test_what_cannot_be_written_goes_on_in_memory_and_is_written_later(tmp_path: Path, qtbot: QtBot) -> None:
    path = (tmp_path / "game.bankhalter").resolve()
    bridge = GameBridge(create_game(path, new_setup("1844", PLAYERS)))
    elsewhere = path.rename(tmp_path / "stick")
    with qtbot.waitSignals([bridge.saved, bridge.changed]):
        assert bridge.do(bid(20))
    gone = "game.bankhalter is gone, perhaps with its drive. The game goes on in memory."
    assert bridge.save_state == Saved(path, gone, 1, moves=1)
    assert bridge.saving.unsaved == 1
    assert bridge.undo()
    assert bridge.redo()
    assert bridge.save_state == Saved(path, gone, 3, moves=3)
    assert bridge.saving.unsaved == 1
    elsewhere.rename(path)
    with qtbot.waitSignal(bridge.saved):  # by itself after a while
        pass
    assert bridge.save_state == Saved(path)
    state = bridge.moment.state
    bridge.close()
    again = open_game(path)
    assert again.state == state
    again.log.close()  # type: ignore[attr-defined]


def test_what_neither_file_nor_memory_takes_has_not_happened(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.bankhalter"
    bridge = GameBridge(create_game(path, new_setup("1844", PLAYERS)))

    def outgrown(self: journal.Journal, drafts: object) -> None:
        raise JournalError("outgrown", "in a language of the program")

    with monkeypatch.context() as broken:
        broken.setattr(journal.Journal, "_chain", outgrown)
        moment = bridge.moment
        with qtbot.waitSignal(bridge.saved) as told:
            assert not bridge.do(bid(20))
        assert told.args == [Saved(path.resolve(), "The game has become too large for its file.")]
        assert bridge.moment is moment
    assert bridge.do(bid(20))
    assert bridge.save_state == Saved(path.resolve())
    bridge.close()
