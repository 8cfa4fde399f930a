"""What a title adds to this subject: certificates that are no shares, besides the privates, and their pieces."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from core.text.catalogue import text

if TYPE_CHECKING:  # views know this module
    from core.rail18.rules import Rules
    from core.rail18.state import Overlay
    from ui.rail18.views.narration.words import Words


@dataclass(frozen=True, slots=True)
class PaperKind:
    """Certificates of one kind, each with its income and with what it is worth at the end once it is active.

    By the code of a kind there are messages: `paper-<kind>`, `player-<kind>`, `player-worth-<kind>`, `sheet-<kind>`,
    `sheet-<kind>-tip`, `position-column-<kind>`, `position-column-<kind>-tip`.
    """

    codes: tuple[str, ...]
    sort: str  # as a stock round counts what is bought; also in messages
    income: int = 0
    final_value: int = 0
    unused: str = ""  # the message for one that waits for its use; where there is none it just is not active yet
    turned: bool = True  # is the certificate turned over when it is used?


def lying_piece(words: "Words", label: str, overlay: "Overlay") -> str:
    return text("paper-piece", piece=overlay.piece)


@dataclass(frozen=True)
class PapersOfTitle:
    kinds: Callable[["Rules"], Mapping[str, PaperKind]] = field(default=lambda rules: {})
    # what lies on a hex, as somebody needs it who lays it out again; not for pieces of privates
    piece: Callable[["Words", str, "Overlay"], str] = lying_piece
