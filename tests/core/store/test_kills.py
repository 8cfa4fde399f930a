"""Fifty kills while a game is played; `./dev campaign kills` makes a thousand."""

from pathlib import Path

import pytest

from tests.campaigns.campaign_kills import together
from tests.systems import on_posix

pytestmark = pytest.mark.long

KILLS = 20


@on_posix
def test_whatever_was_shown_survives_a_kill(tmp_path: Path) -> None:
    tally = together(tmp_path, KILLS, seed=1844, processes=1)
    assert tally.failures == []
    assert tally.kills == KILLS
    assert tally.lost == 0
    assert tally.shown > KILLS
    assert tally.writing > 0
