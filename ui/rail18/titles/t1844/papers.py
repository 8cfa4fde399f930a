"""Mountain railways and tunnel certificates, and how their pieces are told apart."""

from collections.abc import Mapping

from core.rail18.rules import Rules
from core.rail18.state import Overlay
from core.text.catalogue import text
from core.text.lists import listed
from core.titles.t1844.mountains import special
from ui.rail18.titles.t1844.piece_words import panel_values
from ui.rail18.views.narration.words import Words
from ui.rail18.views.papers.of_title import PaperKind, PapersOfTitle


def kinds(rules: Rules) -> Mapping[str, PaperKind]:
    """A mountain railway is used with the purchase; its certificate is never turned over."""
    mountains, tunnels = special(rules).mountains, special(rules).tunnels
    return {
        "mountains": PaperKind(mountains.codes, "mountain", mountains.income, mountains.final_value, turned=False),
        "tunnels": PaperKind(
            tunnels.codes, "tunnel", tunnels.income, tunnels.final_value, unused="player-tunnel-unused"
        ),
    }


def mouths(words: Words, label: str, overlay: Overlay) -> str:
    """The edges that a tunnel joins, with what lies beyond; empty for an income panel."""
    tracks = words.rules.slots.overlay(words.rules, label, overlay)[1]
    return listed([words.edge(label, edge) for edge in sorted({end for pair in tracks for end in pair})])


def piece(words: Words, label: str, overlay: Overlay) -> str:
    if edges := mouths(words, label, overlay):
        return text("paper-piece-tunnel", piece=overlay.piece, edges=edges)
    return text("paper-piece-panel", values=panel_values(words.rules, overlay.piece))


PAPERS = PapersOfTitle(kinds, piece)
