"""How a group of events is told: the shape that the tellers of all topics share."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.words import Words

KINDS = ("shares", "money", "price", "track", "run", "train", "paper", "debt", "pass", "round", "correction")


@dataclass(frozen=True, slots=True)
class Said:
    """`about` names players and companies, `kind` is one of KINDS. A `sort` of things may have messages of its own."""

    code: str
    kind: str
    params: Mapping[str, object] = field(default_factory=dict)
    about: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    sort: str = ""


Teller = Callable[[Words, Group], Iterable[Said]]
