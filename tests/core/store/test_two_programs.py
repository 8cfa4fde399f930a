"""Two players and a reader at one file; `./dev campaign two-programs` goes on for longer."""

from pathlib import Path

import pytest

from tests.campaigns.two_programs import Table
from tests.systems import on_posix

pytestmark = pytest.mark.long

TURNS = 10


@on_posix
def test_one_owner_always_and_nothing_is_lost(tmp_path: Path) -> None:
    tally = Table(tmp_path, seed=1844, turns=TURNS // 2).play(TURNS)
    assert tally.failures == []
    assert tally.turns >= TURNS
    assert tally.refused > 0
    assert tally.owners == 1
    assert tally.lost == 0
    assert tally.kills > 0
