"""What a train can do, as the search sees it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of train.

    It pays for every stop or for every hex it enters, up to `range`; stops of a `free` kind or tag cost nothing. One
    that `skips` pays only for the stops it counts. Some trains may not enter red areas. One end of the route must
    bear the tag `starts_at`, if there is one (a goods train starts at a mine and pays for large cities only).
    """

    type: str
    range: int
    pays_hexes: bool = False
    free: frozenset[str] = frozenset()
    skips: bool = False
    enters_red: bool = True
    starts_at: str | None = None
