"""What a title adds to this subject: how its own payments, pieces and phases are told."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # views know this module
    from core.rail18.rules import Rules
    from ui.rail18.views.narration.said import Teller


@dataclass(frozen=True, slots=True)
class PhaseNews:
    """A line about what a phase brings. `told`: events tell it when the phase begins."""

    text: str
    told: bool = False


@dataclass(frozen=True)
class NarrationOfTitle:
    # reason of a payment -> topic that it belongs to, with what stands behind the colon
    payments: Mapping[str, str] = field(default_factory=dict)
    # by topic: further ones, and those that the title tells in its own way
    tellers: Mapping[str, "Teller"] = field(default_factory=dict)
    # what a phase brings besides what every title says of its phases
    phase: Callable[["Rules", str], Iterable[PhaseNews]] = field(default=lambda rules, phase: ())
