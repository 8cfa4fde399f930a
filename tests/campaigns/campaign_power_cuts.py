"""The power is cut after every operation of an evening: `./dev campaign power-cuts --n 20000`.

A game is played, edited, copied, backed up, saved in part and caught up after trouble, through the window's own ways,
while everything that reaches the disk is recorded. After a cut what was not flushed is there, missing or torn, in any
order, and so are names of files. Whatever had been shown must be there when the game is opened again.
"""

from tests.campaigns.cases import Case
from tests.campaigns.on_preload import campaign_on_preload


def run(argv: list[str]) -> int:
    return campaign_on_preload("power-cuts", __doc__, 20_000, argv, prepare)


def prepare(seed: int) -> Case:
    from tests.campaigns.power_cuts import Cutter

    return Cutter(seed).case
