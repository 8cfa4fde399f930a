"""What a train can do, as the judge and the search see it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.rail18.rules import Rules


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of train.

    It pays for every stop or for every hex it enters, up to `range`; stops of a `free` kind or tag cost nothing. One
    that `skips` pays only for the stops it counts. Some trains may not enter red areas, nor stops that bear a tag which
    they avoid. One end of the route must bear the tag `starts_at`, if there is one (a goods train starts at a mine and
    pays for large cities only).
    """

    type: str
    range: int
    pays_hexes: bool = False
    free: frozenset[str] = frozenset()
    skips: bool = False
    enters_red: bool = True
    starts_at: str | None = None
    avoids: frozenset[str] = frozenset()


def by_card(rules: "Rules", train_type: str) -> Profile:
    """As the card says."""
    side = rules.side(train_type)
    return Profile(
        side.type,
        side.range,
        pays_hexes=side.kind == "hex",
        skips=side.kind == "express",
        enters_red=side.kind != "hex",
    )


def profile_of(rules: "Rules", train_type: str) -> Profile:
    return rules.slots.routes.profile(rules, train_type)
