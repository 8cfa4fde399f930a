"""How 1844's pieces are told apart by those who see them lie: by what is printed on them and what they join."""

from core.rail18.rules import Rules
from core.rail18.state import Overlay
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import piece_ends
from ui.rail18.views.narration.words import Words


def tunnel_mouths(words: Words, label: str, piece: str, rotation: int) -> str:
    """What lies before both mouths of a tunnel; empty for a piece that is not there."""
    ends = piece_ends(words.rules, Overlay(piece, rotation)) if label in words.rules.title.neighbours else None
    if ends is None:
        return ""
    beyond = [words.rules.title.neighbours[label][edge] for edge in sorted(ends)]
    return " – ".join(words.town(other) for other in beyond if other is not None)


def panel_values(rules: Rules, panel: str) -> str:
    """What is printed on an income panel: its values from phase to phase."""
    for found in special(rules).mountains.panels:
        if found.id == panel:
            return "/".join(str(value) for value in found.revenue.values())
    return panel
