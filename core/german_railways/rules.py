"""What the handlers work with: the title with its rulings (`Rules`), and a decision in the making (`Draft`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from core.german_railways import events as ev
from core.german_railways.evolve import evolve
from core.german_railways.state import Setup, State
from core.german_railways.title import Title
from core.kernel import handlers as kernel
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.places import Places
from core.kernel.refusal import Severity

IMPOSSIBLE = Severity.IMPOSSIBLE


@dataclass(frozen=True, eq=False)
class Rules:
    title: Title
    setup: Setup
    handlers: tuple[Handler, ...]

    @property
    def places(self) -> Places:
        return self.title.places

    def ruling(self, switch: str) -> str:
        return self.setup.rulings[switch]

    @cached_property
    def terrain(self) -> Mapping[str, str]:
        """By place; some hexes lie otherwise on other boards (G49)."""
        other = {
            self.title.place(label): entry.terrain
            for entry in self.title.data.disputed
            if self.ruling(entry.switch) == entry.value
            for label in entry.hexes
        }
        return {label: other.get(label, hex_.terrain) for label, hex_ in self.title.board.items()}

    @cached_property
    def open_land(self) -> frozenset[str]:
        """Places without a city: one railroad each."""
        return frozenset(label for label, hex_ in self.title.board.items() if hex_.city is None)

    @cached_property
    def approach(self) -> frozenset[str]:
        return frozenset(self.title.data.berlin.approach)

    def most_hexes(self, railroad: str) -> int:
        return self.title.railroads[railroad].most_hexes or self.title.data.most_hexes

    def handler(self, action: Action) -> Handler | None:
        return self._by_action.get(type(action))

    @cached_property
    def _by_action(self) -> Mapping[type[Action], Handler]:
        return kernel.by_action(self.handlers)


class Draft(kernel.Draft[Rules, State]):
    """A decision in the making, by the family's events."""

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)
