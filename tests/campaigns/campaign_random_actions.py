"""Random and nearly right actions against random positions, also as JSON: `./dev campaign random-actions --n 100000`.

Each is refused with a code or accepted; nothing else may happen, and what is refused leaves the game file as it is.
"""

from tests.campaigns.cases import Case, campaign
from tests.campaigns.whole_games import TITLES
from tests.campaigns.wild_actions import Wilderness


def run(argv: list[str]) -> int:
    return campaign("random-actions", __doc__, 100_000, argv, prepare, titles=TITLES)


def prepare(seed: int, title: str) -> Case:
    return Wilderness(seed, title).case
