"""Game files and recorded games that somebody or something has mangled: `./dev campaign mangled-files --n 10000`.

Each is opened as the window opens it: it opens, is saved in part, or is refused in one sentence; it is never changed.
"""

from tests.campaigns.cases import Case, campaign
from tests.campaigns.whole_games import TITLES


def run(argv: list[str]) -> int:
    return campaign("mangled-files", __doc__, 10_000, argv, prepare, titles=TITLES)


def prepare(seed: int, title: str) -> Case:
    from tests.campaigns.mangled_files import Mangler

    return Mangler(seed, title).case
