"""Tunnels, income panels and the Furka-Oberalp line, as they are laid on the map."""

from collections.abc import Iterable, Iterator, Sequence

from core.hexmap.coordinates import EDGE_NAMES, EDGES
from core.kernel.action import Action
from core.kernel.options import Choice
from core.rail18.equal_actions import listed
from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import CompanyTurn, Overlay, State
from core.text.catalogue import text
from core.titles.t1844.mountains import PlaceMountain, kind_of, special
from core.titles.t1844.tunnels import (
    PASS,
    BuildTunnel,
    LayFurkaOberalp,
    furka_owner,
    is_mouth,
    piece_ends,
    pieces_left,
    unused_rights,
    why_no_tunnel,
)
from ui.rail18.titles.t1844.piece_words import panel_values
from ui.rail18.views.map.of_title import PieceChoice, WhyNot
from ui.rail18.views.map.overrules import broken, fewest_first, in_turns
from ui.rail18.views.moment import Moment
from ui.values.pieces import Piece, Refusals

# --- what may be laid now


def offered(moment: Moment, option: Choice) -> Iterable[Piece]:
    first = option.actions[0]
    if isinstance(first, BuildTunnel):
        return _tunnels(moment, option.actions)
    if isinstance(first, PlaceMountain):
        return _panels(moment, option.actions)
    if isinstance(first, LayFurkaOberalp):
        return [_line(moment.rules, piece.hex, first) for piece in special(moment.rules).furka_oberalp.pieces]
    return ()


def _tunnels(moment: Moment, actions: Sequence[Action]) -> Iterator[Piece]:
    price = special(moment.rules).tunnels.build_cost
    grouped: dict[tuple[str, str, str], dict[int, BuildTunnel]] = {}
    for action in listed(moment.rules, moment.state, actions):
        assert isinstance(action, BuildTunnel)
        grouped.setdefault((action.hex, action.certificate, action.piece), {})[action.rotation] = action
    for (label, certificate, name), turns in grouped.items():
        company = next(iter(turns.values())).company
        yield Piece(label, "tunnel", name, turns, price, uses=certificate, company=company, turned=True)


def _panels(moment: Moment, actions: Sequence[Action]) -> Iterator[Piece]:
    for action in actions:
        assert isinstance(action, PlaceMountain)
        yield Piece(action.hex, "panel", panel_values(moment.rules, action.panel), {0: action})


def _line(rules: Rules, label: str, action: Action, refused: Refusals = ()) -> Piece:
    """The Furka-Oberalp line, as it is laid from one of its hexes."""
    private = special(rules).powers.furka_oberalp.private
    return Piece(label, "furka", "", {0: action}, uses=private, refused={0: refused} if refused else {}, asked=False)


# --- what only a rule forbids


def refused(moment: Moment, label: str) -> Iterator[Piece]:
    frame = moment.state.frame
    if isinstance(frame, CompanyTurn) and frame.step == "track":
        yield from _refused_tunnels(moment, frame.company, label)
    yield from _refused_line(moment, label)


def _refused_tunnels(moment: Moment, company: str, label: str) -> list[Piece]:
    rules, state, data = moment.rules, moment.state, special(moment.rules).tunnels
    actor = director(rules, state, company) or ""
    rights = unused_rights(rules, state, actor)
    found = []
    for name in pieces_left(rules, state) if label in data.hexes and rights else ():
        builds = [
            BuildTunnel(actor=actor, company=company, certificate=rights[0], hex=label, piece=name, rotation=rotation)
            for rotation in EDGES
        ]
        turns, why = in_turns(moment, builds)
        if turns:
            found.append(Piece(label, "tunnel", name, turns, data.build_cost, None, rights[0], company, refused=why,
                               turned=True))  # fmt: skip
    return sorted(found, key=fewest_first)


def _refused_line(moment: Moment, label: str) -> list[Piece]:
    """Before its time (R36)."""
    owner = furka_owner(moment.rules, moment.state)
    if owner is None or all(piece.hex != label for piece in special(moment.rules).furka_oberalp.pieces):
        return []
    found = broken(moment, [LayFurkaOberalp(actor=owner)])
    return [_line(moment.rules, label, action, why) for action, why in found.items()]


def why_not(rules: Rules, state: State, label: str) -> WhyNot | None:
    """A pass takes a tunnel instead of a tile."""
    if rules.title.data.hexes[label].colour != PASS:
        return None
    return why_no_tunnel(rules, state, label), special(rules).tunnels.build_cost


# --- what may lie somewhere at all


def hexes_for(rules: Rules, paper: str) -> tuple[str, ...]:
    data = {"mountain": special(rules).mountains.hexes, "tunnel": special(rules).tunnels.hexes}
    return tuple(data.get(kind_of(rules, paper) or "", ()))


def pieces_for(rules: Rules, paper: str, label: str) -> list[PieceChoice]:
    if label not in hexes_for(rules, paper):
        return []
    if kind_of(rules, paper) == "mountain":
        panels = special(rules).mountains.panels
        return [PieceChoice(panel.id, 0, panel_values(rules, panel.id)) for panel in panels]
    found = []
    for piece in special(rules).tunnels.pieces:
        for rotation in EDGES[: 3 if piece.ends[1] - piece.ends[0] == 3 else 6]:
            ends = piece_ends(rules, Overlay(piece.id, rotation))
            if ends is not None and all(is_mouth(rules, label, edge) for edge in ends):
                sides = " – ".join(text(f"edge-{EDGE_NAMES[edge]}") for edge in ends)
                found.append(PieceChoice(piece.id, rotation, sides))
    return found
