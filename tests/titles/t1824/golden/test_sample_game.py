"""The game of 1824 that ships, after every action; and that it holds what a sample game should."""

from itertools import zip_longest
from pathlib import Path

import pytest

from core import registry
from core.interchange.audit import audit
from core.interchange.sample import read_lines, sample_game, sample_text
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.state import GameOver
from core.titles.t1824.actions import ExchangeCoal, ExchangeMountain
from tests.play.digest import digest
from tests.titles.t1824.peculiar import MINES
from tests.titles.t1824.shipped import shipped, shipped_moves, shipped_path

DIGEST = Path(__file__).parent / "sample-1824.txt"
SMALL = 100_000
ROUNDS = 20  # a whole evening


def test_every_action_leaves_the_state_that_it_always_left() -> None:
    """To make it anew, where a rule has changed on purpose: see tests/campaigns/campaign_sample_game.py."""
    expected = DIGEST.read_text(encoding="utf-8").splitlines()
    last = ""
    for ours, wanted in zip_longest(digest(registry.engine(shipped().setup), shipped()), expected):
        assert ours == wanted, f"after {last!r}"
        last = wanted


@pytest.mark.long
def test_decided_again_it_is_the_same_and_every_run_is_the_best(tmp_path: Path) -> None:
    game = sample_game(shipped())
    while game.redo() is not None:
        pass
    file = tmp_path / "sample.bank"
    game.log.save_copy(file)  # type: ignore[attr-defined]
    report = audit(file)
    assert report.problems == []
    assert report.applied == report.actions == len(shipped().drafts)
    assert report.finished
    assert all(run.legal and run.proven and run.claimed == run.best for run in report.runs)
    assert len(report.runs) > 100


def test_it_holds_what_a_sample_game_should() -> None:
    """All Staatsbahnen, exchanges of both kinds, a trade-in, trains from two mines, a debt, a broken bank."""
    setup, moves = shipped().setup, shipped_moves()
    assert (setup.preset, setup.mode, len(setup.players)) == ("book", "hotseat", 4)
    events = [event for move in moves for event in move.events]
    formed = [event.company for event in events if isinstance(event, ev.CompanyLaunched)]
    assert {"Sd", "Ug", "kk"} <= set(formed)
    exchanges = [move for move in moves if isinstance(move.action, ExchangeMountain)]
    assert any(move.forced for move in exchanges)
    assert any(not move.forced for move in exchanges)
    assert any(isinstance(move.action, ExchangeCoal) for move in moves)
    assert any(isinstance(move.action, ac.BuyTrain) and move.action.trade_in for move in moves)
    runs = [move.action for move in moves if isinstance(move.action, ac.RunTrains)]
    started = [{path.split(".")[0] for route in run.routes for path in (route.path[0], route.path[-1])} for run in runs]
    assert set().union(*started) >= set(MINES)
    assert any(len(places & set(MINES)) == 2 for places in started)
    assert any(isinstance(event, ev.TrainDebtSet) for event in events)
    assert any(isinstance(event, ev.BankBroken) for event in events)


def test_it_looks_like_a_sensible_evening() -> None:
    """Companies grow, the best runs are paid out, and nobody sits beside the game."""
    moves = shipped_moves()
    first = [move.before.flow[0] for move in moves]
    rounds = {(frame.kind, getattr(frame, "number", 0), getattr(frame, "index", 0)) for frame in first}
    assert len(rounds) >= ROUNDS
    runs = [move.action for move in moves if isinstance(move.action, ac.RunTrains)]
    earned = [run.best or 0 for run in runs]
    third = len(earned) // 3
    assert sum(earned[-third:]) > 4 * sum(earned[:third])
    decided = [move.action.pay for move in moves if isinstance(move.action, ac.DecideDividend)]
    assert sum(decided) > 0.9 * len(decided)
    last = moves[-1].after
    assert isinstance(last.frame, GameOver)
    assert all(last.cash[player] > 1000 for player in last.order)


def test_it_is_small_and_written_as_it_is_read() -> None:
    path = shipped_path()
    assert path.stat().st_size <= SMALL
    setup, lines = read_lines(path)
    engine = registry.engine(setup)
    actions = [engine.codec.action_from_json(line) for line in lines]
    assert sample_text(engine, actions) == path.read_text(encoding="utf-8")
