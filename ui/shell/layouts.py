"""Where panels stand: the named layouts of a family, made of stacks around the turn panel."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from ui.shell.panel import Panel

Area = Literal["left", "right", "bottom"]


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """`name` is the panel's id in settings and tests; `panel-<name>` is the text code of its title."""

    name: str
    make: Callable[[], Panel]
    key: str
    bare: bool = False  # without a title bar


@dataclass(frozen=True, slots=True)
class Stack:
    """Panels that share a place as tabs, the first one on top. Stacks of one area lie below one another."""

    area: Area
    panels: tuple[str, ...]
    share: int = 1  # of the height of its area
    needs: int = 0  # the height of the page, at 100 % text, below which its panels join the largest other stack
    least: int = 120  # pixels of height that it keeps below the turn panel, however much that needs
    guests: bool = False  # panels that the layout does not name join it when they are called


@dataclass(frozen=True, slots=True)
class Layout:
    """The turn panel stands where the docks leave it: left if they are at its right. What is not named is hidden."""

    name: str
    stacks: tuple[Stack, ...]
    turn_share: float = 0.5  # of the height, for the turn panel above the stacks at its bottom
    titles_from: int = 0  # the height of the page, at 100 % text, below which panels under the turn panel have no title

    def with_guests(self, names: Iterable[str]) -> "Layout":
        guests = tuple(names)
        return replace(
            self,
            stacks=tuple(
                replace(stack, panels=(*stack.panels, *guests)) if stack.guests else stack for stack in self.stacks
            ),
        )

    def fitted(self, height: float) -> "Layout":
        """The layout for a page of this height."""
        tight = [stack for stack in self.stacks if stack.needs > height]
        if not tight:
            return self
        kept = [stack for stack in self.stacks if stack not in tight]
        largest = max(kept, key=lambda stack: len(stack.panels))
        joined = replace(largest, panels=(*largest.panels, *(name for stack in tight for name in stack.panels)))
        return replace(self, stacks=tuple(joined if stack is largest else stack for stack in kept))

    def stack_of(self, panel: str) -> Stack | None:
        return next((stack for stack in self.stacks if panel in stack.panels), None)

    def below(self, bare: Collection[str]) -> tuple[Stack, ...]:
        """The stacks below the turn panel whose height can be chosen; `bare` panels are as high as they must be."""
        return tuple(stack for stack in self.stacks if stack.area == "bottom" and stack.panels[0] not in bare)

    def turn_height(self, room: float, need: float, bare: Collection[str]) -> float:
        """Of the room for the turn panel and what is below: its share, or what the open question needs."""
        below = self.below(bare)
        most = room - sum(stack.least for stack in below)
        return min(most, max(room * self.turn_share, need)) if below else room
