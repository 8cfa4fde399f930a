"""The disk fails while a game is opened, played, edited, copied, backed up: `./dev campaign io-faults --n 3000`.

Errors and short answers come from below SQLite. Each is told in one sentence; what cannot be written is kept in memory
and written once the disk is well again; nothing that was told to be saved is lost, not even by a power cut after it.
"""

from tests.campaigns.cases import Case
from tests.campaigns.on_preload import campaign_on_preload


def run(argv: list[str]) -> int:
    return campaign_on_preload("io-faults", __doc__, 3000, argv, prepare)


def prepare(seed: int) -> Case:
    from tests.campaigns.io_faults import Breaker

    return Breaker(seed).case
