"""What a family of games gives the window: its panels and the named layouts they stand in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ui.rail18.panel import Panel

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


@dataclass(frozen=True, slots=True)
class Layout:
    """The turn panel stands where the docks leave it: left if they are at its right. What is not named is hidden."""

    name: str
    stacks: tuple[Stack, ...]
    turn_share: float = 0.5  # of the height, for the turn panel above the stacks at its bottom


@dataclass(frozen=True, slots=True)
class Family:
    turn: Callable[[], Panel]
    panels: tuple[PanelSpec, ...]
    layouts: dict[str, Layout]
    layout_of_mode: dict[str, str]  # what a game starts with
