"""Mini without a window: played to its end, saved, reopened, changed in the past, exported, audited; and its rules."""

from collections.abc import Iterator

import pytest

from core.interchange.game_file import new_setup
from core.rail18.state import Player, Setup
from tests.play.game import play
from tests.titles.tmini.registered import mini_known

PLAYERS = [Player(name[0].lower(), name) for name in ("Anna", "Beat", "Carla")]
WAYS = [("usual", "hotseat", True), ("short", "table", True), ("usual", "table", False)]


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with mini_known():
        yield


def agreed(preset: str = "usual", mode: str = "hotseat", track: bool = True, players: int = 3) -> Setup:
    return new_setup("mini", PLAYERS[:players], preset, mode=mode, track_kept=track)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_game_comes_to_its_end(seed: int, way: tuple[str, str, bool]) -> None:
    result = play(seed, every=20, setup=agreed(*way, players=2 + seed % 2))
    assert not result.failure, f"action {result.actions}: {result.trace}"
    assert result.ended
    assert result.kinds["NameHarbour"] == 1
    assert result.phase == "2"
