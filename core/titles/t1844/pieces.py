"""The pieces of a map that is set as a whole: income panels, tunnels, and the Furka-Oberalp line, which never moves."""

from collections import Counter
from collections.abc import Mapping

from core.hexmap.coordinates import EDGES
from core.rail18.actions import OverlayAt
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, Overlay
from core.titles.t1844.mountains import kind_of, special
from core.titles.t1844.tunnels import FURKA, demand_mouths


def set_overlays(draft: Draft, pieces: tuple[OverlayAt, ...]) -> Mapping[str, tuple[Overlay, ...]]:
    data = special(draft.rules)
    panels = {panel.id: panel.count for panel in data.mountains.panels}
    tunnels = {piece.id: piece.count for piece in data.tunnels.pieces}
    taken = Counter(piece.piece for piece in pieces)
    papers = Counter(piece.paper for piece in pieces)
    hexes = Counter(piece.hex for piece in pieces)
    for piece in pieces:
        check_paper(draft, piece, papers[piece.paper])
        code, label = piece.piece, piece.hex
        if kind_of(draft.rules, piece.paper) == "mountain":
            draft.demand(taken[code] <= panels.get(code, 0), "no-panel", IMPOSSIBLE, panel=code)
            draft.demand(label in data.mountains.hexes, "no-mountain", IMPOSSIBLE, hex=label)
            draft.demand(hexes[label] == 1, "mountain-taken", IMPOSSIBLE, hex=label)
        else:
            draft.demand(taken[code] <= tunnels.get(code, 0), "no-tunnel-piece", IMPOSSIBLE, piece=code)
            draft.demand(label in data.tunnels.hexes, "no-tunnel-hex", IMPOSSIBLE, hex=label)
            draft.demand(hexes[label] == 1, "tunnel-taken", IMPOSSIBLE, hex=label)
            draft.demand(piece.rotation in EDGES, "no-rotation", IMPOSSIBLE, at="piece", rotation=piece.rotation)
            demand_mouths(draft, label, Overlay(code, piece.rotation), after_line=False)  # it may be the older one
    for code in (*data.mountains.codes, *data.tunnels.codes):
        placed = not draft.state.papers[code].used or code in papers
        draft.demand(placed, "certificate-without-place", IMPOSSIBLE, paper=code)
    return laid(draft, pieces)


def check_paper(draft: Draft, piece: OverlayAt, number: int) -> None:
    known = kind_of(draft.rules, piece.paper) is not None and draft.state.papers[piece.paper].owner != BANK
    draft.demand(known, "unknown-certificate", IMPOSSIBLE, at="piece", paper=piece.paper)
    draft.demand(number == 1, "certificate-twice", IMPOSSIBLE, paper=piece.paper)
    draft.demand(draft.state.papers[piece.paper].used, "certificate-not-used", paper=piece.paper)


def laid(draft: Draft, pieces: tuple[OverlayAt, ...]) -> dict[str, tuple[Overlay, ...]]:
    found: dict[str, tuple[Overlay, ...]] = {}
    for label, here in draft.state.overlays.items():
        line = tuple(overlay for overlay in here if overlay.piece == FURKA)
        if line:
            found[label] = line
    for piece in pieces:
        found[piece.hex] = (*found.get(piece.hex, ()), Overlay(piece.piece, piece.rotation, piece.paper))
    return found
