"""A second exact method on boards that are full of late tiles."""

import pytest

from core.rail18.routes.best_run import best_run
from tests.core.rail18.routes_ilp.integer_program import beats, best_total
from tests.titles.t1824.full_boards import COMPANY, full_board

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("seed", "stations", "trains"),
    [(1, 2, ("4g",)), (2, 3, ("2g", "5g")), (3, 1, ("5",)), (4, 2, ("4", "3g")), (5, 5, ("3g", "3g"))],
)
def test_search_and_integer_program_agree(seed: int, stations: int, trains: tuple[str, ...]) -> None:
    rules, state = full_board(seed, trains, stations)
    found = best_run(rules, state, COMPANY)
    assert found.proven
    assert found.total == best_total(rules, state, COMPANY) > 0
    assert not beats(rules, state, COMPANY, found.total)
