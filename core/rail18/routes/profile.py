"""What a train can do, as the search sees it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of train.

    It pays for every stop or for every hex it enters, up to `range`. A train that `skips` pays only for the stops it
    counts. Some trains may not enter red areas.
    """

    type: str
    range: int
    pays_hexes: bool = False
    skips: bool = False
    enters_red: bool = True
