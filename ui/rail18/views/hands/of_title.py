"""What a title adds to this subject: what hands do with things that only it has."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # views know this module
    from core.rail18.state import Overlay
    from ui.rail18.views.narration.words import Words
    from ui.values.tasks import Task


@dataclass(frozen=True)
class HandsOfTitle:
    # before the first action, after the privates
    set_up: Callable[["Words"], Iterable["Task"]] = field(default=lambda words: ())
    # a piece of a certificate that comes to lie on a hex; None: put it there
    piece: Callable[["Words", str, "Overlay"], "Task"] | None = None
