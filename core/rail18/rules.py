"""What the steps work with: the title with its rulings and slots (`Rules`), and a decision in the making (`Draft`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from core.hexmap.graph import Reach, SideMap, Tracks
from core.hexmap.tiles import Node
from core.kernel import handlers as kernel
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.places import Places
from core.kernel.refusal import Severity
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.market import Market
from core.rail18.slots import Slots
from core.rail18.state import Overlay, Placed, Setup, State
from core.rail18.title import Title
from core.rail18.title_data import TrainSideData

if TYPE_CHECKING:
    pass

IMPOSSIBLE = Severity.IMPOSSIBLE

# The questions that the family's own steps ask, with the answer of a title that does not have them in its register.
FAMILY_RULINGS = {
    "priority": "cash",
    "stock-round-moves": "two-groups",
    "exchange-debt-interest": "none",
    "exchange-debt-sale": "forced",
    "destination-payment": "at-once",
    "home-tile": "required",
    "max-revenue": "mode",
    "excess-trains": "pool",
    "forced-train": "any",
    "emergency-sales": "own-trains",
    "debtor-buys": "certificates-only",
    "bankruptcy": "never",
    "director-ties": "turn-order",
    "final-papers": "visited",
    "sale-blocks": "one",
    "over-limit-sale": "next-turn",
    "unsold-private": "offered-again",
    "private-powers": "company-or-director",
}


@dataclass(frozen=True, slots=True)
class HexBoard:
    """A hex with everything that lies on it."""

    nodes: tuple[Node, ...]
    tracks: Tracks
    colour: str


@dataclass(frozen=True, slots=True)
class ExtraTile:
    """A private that gives a company one more tile of a colour, once."""

    private: str
    colour: str
    from_phase: str


@dataclass(frozen=True, eq=False)
class Rules:
    title: Title
    setup: Setup
    market: Market
    sides: SideMap
    slots: Slots
    handlers: tuple[Handler, ...]
    special: Any  # what only this title has
    extra_tile: ExtraTile | None = None
    hex_cache: dict[tuple[str, Placed | None, tuple[Overlay, ...]], HexBoard] = field(default_factory=dict)
    reach_cache: dict[Any, tuple[Any, Reach]] = field(default_factory=dict)
    board_cache: dict[str, Any] = field(default_factory=dict)

    @property
    def places(self) -> Places:
        return self.title.places

    def ruling(self, switch: str) -> str:
        """The value in force; where the table has no choice the title's own answer, else the family's."""
        return self.setup.rulings.get(switch) or self.title.data.rulings.fixed.get(switch) or FAMILY_RULINGS[switch]

    def side(self, train_type: str) -> TrainSideData:
        return self.title.train_sides[train_type][1]

    def phase_at_least(self, state: State, phase: str) -> bool:
        return self.title.phase_index(state.phase) >= self.title.phase_index(phase)

    def since(self, state: State, phase: str) -> bool:
        """Has this phase begun? Never, where a title names none."""
        return bool(phase) and self.phase_at_least(state, phase)

    def handler(self, action: Action) -> Handler | None:
        return self._by_action.get(type(action))

    def amount(self, state: State, action: Action) -> int | None:
        """What an action costs, or what a sale brings; None where there is no fixed amount."""
        handler = self.handler(action)
        return None if handler is None or handler.amount is None else handler.amount(self, state, action)

    @cached_property
    def _by_action(self) -> Mapping[type[Action], Handler]:
        return kernel.by_action(self.handlers)


class Draft(kernel.Draft[Rules, State]):
    """A decision in the making, by the family's events."""

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)
