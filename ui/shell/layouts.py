"""Where panels stand, by the kind of question: the layouts of a family, made of stacks around the turn panel."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
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
    scene: str = ""  # the kind of question for which panels stand while it is open as a guest, whatever is asked


@dataclass(frozen=True, slots=True)
class Stack:
    """Panels that share a place as tabs. Stacks of one area lie below one another."""

    area: Area
    panels: tuple[str, ...]
    front: str = ""  # the one on top; the first where nothing is said
    share: int = 1  # of the height of its area
    needs: int = 0  # the height of the page, at 100 % text, below which its panels join the largest other stack
    least: int = 120  # pixels of height, at 100 % text, that it keeps whatever others need
    whole: bool = False  # as high as its first panel needs, where the others keep their least
    guests: bool = False  # panels that the layout does not name join it when they are called


@dataclass(frozen=True, slots=True)
class Layout:
    """The turn panel stands where the docks leave it: left if they are at its right. What is not named is hidden.

    It has the same place and size whatever is asked; what stands around it, `scenes` say by kind of question.
    """

    name: str
    stacks: tuple[Stack, ...]  # for a question whose kind has no scene
    turn_share: float = 0.5  # of the height, for the turn panel above the stacks at its bottom
    turn_least: int = 0  # pixels of height, at 100 % text, that it gets where the stacks below keep their least
    titles_from: int = 0  # the height of the page, at 100 % text, below which panels under the turn panel have no title
    scenes: Mapping[str, tuple[Stack, ...]] = field(default_factory=dict)

    def scene(self, kind: str) -> "Layout":
        """How panels stand while a question of this kind is open."""
        return replace(self, stacks=self.scenes.get(kind, self.stacks), scenes={})

    def fitted(self, height: float, called: Iterable[str] = ()) -> "Layout":
        """The layout for a page of this height, with the guests that were called.

        Where stacks have joined another, guests have a place to themselves.
        """
        guests = tuple(called)
        tight = [stack for stack in self.stacks if stack.needs > height]
        found = [stack for stack in self.stacks if stack not in tight]
        largest = max(found, key=lambda stack: len(stack.panels))
        if tight:
            more = (name for stack in tight for name in stack.panels)
            found[found.index(largest)] = replace(largest, panels=(*largest.panels, *more))
        if guests and tight:
            found.append(Stack(largest.area, guests, whole=True))
        elif guests:
            found = [replace(stack, panels=(*stack.panels, *guests)) if stack.guests else stack for stack in found]
        return replace(self, stacks=tuple(found))

    def stack_of(self, panel: str) -> Stack | None:
        return next((stack for stack in self.stacks if panel in stack.panels), None)

    def below(self, bare: Collection[str]) -> tuple[Stack, ...]:
        """The stacks below the turn panel whose height can be chosen; `bare` panels are as high as they must be."""
        return tuple(stack for stack in self.stacks if stack.area == "bottom" and stack.panels[0] not in bare)


def heights(room: int, stacks: Iterable[tuple[Stack, int]], scale: float) -> list[int]:
    """Of stacks below each other, each with what its first panel needs: what must be whole comes first."""
    known = list(stacks)
    rest = list(known)
    found = dict[int, int]()
    for stack, needed in known:
        if stack.whole:
            rest.remove((stack, needed))
            most = room - round(sum(other.least for other, _ in known if other is not stack) * scale)
            found[id(stack)] = max(1, min(needed, most)) if rest or len(known) > 1 else room
    left = room - sum(found.values())
    shares = sum(stack.share for stack, _ in rest)
    return [found.get(id(stack)) or max(1, round(left * stack.share / shares)) for stack, _ in known]
