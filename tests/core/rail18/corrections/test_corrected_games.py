"""Whatever was corrected in a game, everything is somewhere exactly once, and the game can go on."""

from typing import Any

import pytest

from core.kernel.refusal import Rejection, Severity
from core.rail18.corrections import actions as co
from core.rail18.corrections.handlers import HANDLERS
from core.rail18.position.build import position_of
from core.rail18.state import State
from tests.play.mended import Mended, play_mended

pytestmark = pytest.mark.long

SEEDS = (0, 3, 6, 10, 14)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_full_of_corrections_goes_on(seed: int) -> None:
    table = play_mended(seed)
    assert table.moves > 200
    assert sum(table.made.values()) > 400


def test_every_kind_of_correction_is_made() -> None:
    made = play_mended(84, 700, 0.5).made + play_mended(19, 900, 0.5).made
    assert {handler.action.kind for handler in HANDLERS} <= made.keys()


def test_a_corrected_position_can_be_entered_but_for_what_the_rules_forbid() -> None:
    entered = 0

    def look(table: Mended, before: State, events: tuple[Any, ...]) -> None:
        nonlocal entered
        if sum(table.made.values()) % 10 == 0:
            found = table.engine.decide(table.engine.initial(), position_of(table.state), overrule="As it lies.")
            assert not isinstance(found, Rejection), found
            entered += 1

    play_mended(7, look=look)
    assert entered > 30


def test_what_cannot_be_is_refused_in_either_mode() -> None:
    table = play_mended(3, 500)
    for number in range(3):
        broken = co.CorrectCash(actor="p1", note="wrong", payer="p1", payee="p2", amount=10**6 - number)
        for mode in ("hotseat", "table"):
            found = table.engine.decide(table.state.with_(mode=mode), broken, overrule="We say so.")
            assert isinstance(found, Rejection)
            assert found.severity is Severity.IMPOSSIBLE
