"""Why nothing may be laid where somebody points, while the map is asked about."""

from core.interchange.wording import refusal_text
from core.kernel.handlers import refusal
from core.kernel.refusal import Refused, Rejection, Severity
from core.rail18.actions import PlaceStation
from core.rail18.board import on_hex
from core.rail18.holdings import director
from core.rail18.money import demand_cash
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn
from core.rail18.steps.station import HANDLERS as STATIONS
from core.rail18.steps.station import station_cost
from core.rail18.steps.track_reasons import why_no_tile
from core.text.lists import sentences
from ui.rail18.views.map.of_title import WhyNot
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views


def why_not_here(moment: Moment, label: str, node: int | None = None) -> str:
    """With its rule; empty where something may be laid, and where nobody is asked."""
    return sentences(refusal_text(rejection, moment.names) for rejection in reasons(moment, label, node))


def reasons(moment: Moment, label: str, node: int | None = None) -> tuple[Rejection, ...]:
    """What the table may overrule does not hide that there is no money for it."""
    frame = moment.state.frame
    if not isinstance(frame, CompanyTurn) or not moment.live or not moment.state.track_kept:
        return ()
    draft = Draft(moment.rules, moment.state)
    found: Rejection | None = None
    price = 0
    if frame.step == "track":
        found, price = title_views(moment.rules.title.id).map.why_not(draft, label) or _why_no_tile(draft, label)
    elif frame.step == "station":
        found = _why_no_station(draft, frame.company, label, node)
        price = station_cost(draft.rules, draft.state, frame.company)
    if found is None:
        return ()
    told = [found]
    if moment.state.mode == "table" and found.severity is Severity.RULE:
        told += _unpaid(draft, frame.company, price)
    return tuple(told)


def _why_no_tile(draft: Draft, label: str) -> WhyNot:
    return why_no_tile(draft, label), draft.rules.slots.track.terrain_cost(draft.rules, draft.state, label)


def _unpaid(draft: Draft, company: str, price: int) -> list[Rejection]:
    try:
        demand_cash(draft, company, price)
    except Refused as refused:
        return [refused.rejection]
    return []


def _why_no_station(draft: Draft, company: str, label: str, node: int | None) -> Rejection | None:
    nodes = on_hex(draft.rules, draft.state, label).nodes
    cities = [at for at, found in enumerate(nodes) if found.kind == "city"]
    actor = director(draft.rules, draft.state, company) or ""
    found = [
        refusal(STATIONS[0], draft, PlaceStation(actor=actor, company=company, hex=label, node=city))
        for city in ([node] if node in cities else cities or [0])
    ]
    return None if None in found else found[0]
