"""Why nothing may be laid where somebody points, while the map is asked about."""

from core.interchange.wording import refusal_text
from core.kernel.handlers import refusal
from core.kernel.refusal import Rejection
from core.rail18.actions import PlaceStation
from core.rail18.board import on_hex
from core.rail18.holdings import director
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn
from core.rail18.steps.station import HANDLERS as STATIONS
from core.rail18.steps.track_reasons import why_no_tile
from core.titles.t1844.tunnels import why_no_tunnel
from ui.viewmodels.moment import Moment

PASS = "mountain-pass"  # takes a tunnel instead of a tile


def why_not_here(moment: Moment, label: str, node: int | None = None) -> str:
    """With its rule; empty where something may be laid, and where nobody is asked."""
    frame = moment.state.frame
    if not isinstance(frame, CompanyTurn) or not moment.live or not moment.state.track_kept:
        return ""
    draft = Draft(moment.rules, moment.state)
    found: Rejection | None = None
    if frame.step == "track":
        a_pass = moment.rules.title.data.hexes[label].colour == PASS
        found = why_no_tunnel(draft, label) if a_pass else why_no_tile(draft, label)
    elif frame.step == "station":
        found = _why_no_station(draft, frame.company, label, node)
    return "" if found is None else refusal_text(found, moment.names)


def _why_no_station(draft: Draft, company: str, label: str, node: int | None) -> Rejection | None:
    nodes = on_hex(draft.rules, draft.state, label).nodes
    cities = [at for at, found in enumerate(nodes) if found.kind == "city"]
    actor = director(draft.rules, draft.state, company) or ""
    found = [
        refusal(STATIONS[0], draft, PlaceStation(actor=actor, company=company, hex=label, node=city))
        for city in ([node] if node in cities else cities or [0])
    ]
    return None if None in found else found[0]
