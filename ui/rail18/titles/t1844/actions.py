"""What the window says of 1844's own actions: parameters of their sentences besides their fields."""

from collections.abc import Mapping

from core.rail18.rules import Rules
from core.rail18.state import State
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain, kind_of
from core.titles.t1844.tunnels import BuildTunnel
from core.titles.t1844.visits import ReportVisit
from ui.rail18.titles.t1844.piece_words import panel_values, tunnel_mouths
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.labels import place_on
from ui.rail18.views.turn.of_title import ActionWords


def certificate_words(rules: Rules, state: State, action: BuyCertificate) -> Mapping[str, str]:
    return {"sort": kind_of(rules, action.paper) or ""}


def mountain_words(rules: Rules, state: State, action: PlaceMountain) -> Mapping[str, str]:
    return {"values": panel_values(rules, action.panel)}


def tunnel_words(rules: Rules, state: State, action: BuildTunnel) -> Mapping[str, str]:
    return {"mouths": tunnel_mouths(Words(rules, state.players), action.hex, action.piece, action.rotation)}


def visit_words(rules: Rules, state: State, action: ReportVisit) -> Mapping[str, str]:
    where = state.papers[action.paper].hex
    return {"place": place_on(rules, where) if where else "none"}


WORDS: Mapping[str, ActionWords] = {
    "BuyCertificate": certificate_words,
    "PlaceMountain": mountain_words,
    "BuildTunnel": tunnel_words,
    "ReportVisit": visit_words,
}
