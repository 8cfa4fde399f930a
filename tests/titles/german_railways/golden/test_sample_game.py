"""The game of German Railways that ships, after every action; and that it holds what a sample game should."""

from collections import Counter
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

from core import registry
from core.german_railways import actions as ac
from core.german_railways.engine import EngineGR
from core.interchange.audit import audit
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_lines, read_sample, sample_game, sample_path, sample_text
from core.store.journal import Journal
from tests.titles.german_railways.invariants import Check
from tests.titles.german_railways.sample import TITLE, WANTED, digest, notes, steps_of

DIGEST = Path(__file__).parent / "sample-german_railways.txt"
SMALL = 30_000
ROUNDS = 15  # a whole evening


def shipped_path() -> Path:
    path = sample_path(TITLE)
    assert path is not None
    return path


@cache
def shipped() -> Imported:
    return read_sample(shipped_path())


@cache
def engine() -> EngineGR:
    found = registry.engine_for(shipped().setup)
    assert isinstance(found, EngineGR)
    return found


def test_every_action_leaves_the_state_that_it_always_left() -> None:
    """To make it anew, where a rule has changed on purpose: see tests/campaigns/campaign_sample_game.py."""
    expected = DIGEST.read_text(encoding="utf-8").splitlines()
    last = ""
    for ours, wanted in zip_longest(digest(engine(), shipped()), expected):
        assert ours == wanted, f"after {last!r}"
        last = wanted


def test_every_invariant_holds_at_every_step() -> None:
    check = Check(engine().rules)
    steps = list(steps_of(engine(), shipped()))
    for before, action, events, after in steps:
        check.step(before, action, events, after)
    assert len(steps) == len(shipped().drafts)


def test_decided_again_it_is_the_same(tmp_path: Path) -> None:
    game = sample_game(shipped())
    while game.redo() is not None:
        pass
    file = tmp_path / "sample.bank"
    assert isinstance(game.log, Journal)
    game.log.save_copy(file)
    report = audit(file)
    assert report.problems == []
    assert report.applied == report.actions == len(shipped().drafts)
    assert report.finished


@pytest.mark.parametrize("note", WANTED)
def test_it_holds_what_a_sample_game_should(note: str) -> None:
    """Every railroad uses what is special about it, and the game ends by links."""
    assert note in {found for step in steps_of(engine(), shipped()) for found in notes(engine().rules, step)}


def test_it_looks_like_a_sensible_evening() -> None:
    """Everybody gets dividends, shares are bought, and at first there are more builds than passed turns."""
    setup, steps = shipped().setup, list(steps_of(engine(), shipped()))
    assert (setup.preset, setup.mode, len(setup.players)) == ("queen", "hotseat", 4)
    last = steps[-1][-1]
    assert last.round > ROUNDS
    assert all(last.cash[player] > 300 for player in last.seats)
    assert sum(map(last.sold, last.shares)) > 20
    kinds = Counter(action.kind for before, action, _, _ in steps if before.round <= last.round // 2)
    idle = sum(isinstance(action, ac.Pass) and action.what == "turn" for _, action, _, _ in steps[: len(steps) // 2])
    assert kinds["BuildTrack"] > 2 * idle


def test_it_is_small_and_written_as_it_is_read() -> None:
    path = shipped_path()
    assert path.stat().st_size <= SMALL
    setup, lines = read_lines(path)
    actions = [engine().codec.action_from_json(line) for line in lines]
    assert sample_text(registry.engine_for(setup), actions) == path.read_text(encoding="utf-8")
