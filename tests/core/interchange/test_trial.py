"""The first moves with which programs are tried out: of every title, with a game that ships or without one."""

import pytest

from core import registry
from core.interchange import trial as trials
from core.interchange.game_file import memory_game
from core.kernel.refusal import Rejection

PLAYED = 10


@pytest.mark.parametrize("title", registry.playable_ids())
@pytest.mark.parametrize("shipped", [True, False])
def test_ten_actions_of_every_title_can_be_played(title: str, shipped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not shipped:
        monkeypatch.setattr(trials, "sample_path", lambda title: None)
    trial = trials.trial(title)
    game = memory_game(trial.setup)
    for number in range(PLAYED):
        assert not isinstance(game.dispatch(trial.action(game, number)), Rejection)
    assert game.engine.setup.title == title


def test_what_the_window_offers_is_tried() -> None:
    assert [trial.title for trial in trials.trials()] == [entry.id for entry in registry.titles() if entry.playable]
