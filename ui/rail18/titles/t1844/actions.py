"""What the window says of 1844's own actions: words of their sentences, costs, and which of equal ones is listed."""

from collections.abc import Mapping

from core.rail18.rules import Rules
from core.rail18.state import BANK, Overlay, State
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain, kind_of, price_of, special
from core.titles.t1844.tunnels import BuildTunnel, piece_ends, unused_rights
from core.titles.t1844.visits import ReportVisit
from ui.rail18.titles.t1844.piece_words import panel_values, tunnel_mouths
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.labels import place_on
from ui.rail18.views.turn.of_title import ActionChanges, ActionCost, ActionWords

# parameters of their sentences besides their fields


def certificate_words(rules: Rules, state: State, action: BuyCertificate) -> Mapping[str, str]:
    return {"sort": kind_of(rules, action.paper) or ""}


def mountain_words(rules: Rules, state: State, action: PlaceMountain) -> Mapping[str, str]:
    return {"values": panel_values(rules, action.panel)}


def tunnel_words(rules: Rules, state: State, action: BuildTunnel) -> Mapping[str, str]:
    return {"mouths": tunnel_mouths(Words(rules, state.players), action.hex, action.piece, action.rotation)}


def visit_words(rules: Rules, state: State, action: ReportVisit) -> Mapping[str, str]:
    where = state.papers[action.paper].hex
    return {"place": place_on(rules, where) if where else "none"}


# what they cost


def certificate_cost(rules: Rules, state: State, action: BuyCertificate) -> int | None:
    return price_of(rules, kind_of(rules, action.paper) or "")


def tunnel_cost(rules: Rules, state: State, action: BuildTunnel) -> int:
    return special(rules).tunnels.build_cost


# the equal one that is listed


def first_certificate(rules: Rules, state: State, action: BuyCertificate) -> Mapping[str, object]:
    """Mountain railways differ by where they will stand, tunnels by where they will be built."""
    kind = kind_of(rules, action.paper)
    unsold = (code for code, found in state.papers.items() if found.owner == BANK and kind_of(rules, code) == kind)
    return {} if kind is None else {"paper": next(unsold, action.paper)}


def first_tunnel(rules: Rules, state: State, action: BuildTunnel) -> Mapping[str, object]:
    """Unused certificates of one player are alike, and so are some rotations of a piece."""
    rights = unused_rights(rules, state, action.actor)
    certificate = rights[0] if action.certificate in rights else action.certificate
    return {"certificate": certificate, "rotation": least_rotation(rules, action)}


def least_rotation(rules: Rules, action: BuildTunnel) -> int:
    ends = piece_ends(rules, Overlay(action.piece, action.rotation))
    if ends is None:
        return action.rotation
    turns = range(action.rotation + 1)
    return next(turn for turn in turns if set(piece_ends(rules, Overlay(action.piece, turn)) or ()) == set(ends))


WORDS: Mapping[str, ActionWords] = {
    "BuyCertificate": certificate_words,
    "PlaceMountain": mountain_words,
    "BuildTunnel": tunnel_words,
    "ReportVisit": visit_words,
}
COSTS: Mapping[str, ActionCost] = {"BuyCertificate": certificate_cost, "BuildTunnel": tunnel_cost}
LISTED: Mapping[str, ActionChanges] = {"BuyCertificate": first_certificate, "BuildTunnel": first_tunnel}
