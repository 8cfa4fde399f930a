"""Why nothing may be laid where somebody points, while the map is asked about."""

from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection, Severity
from core.rail18.state import CompanyTurn
from core.rail18.steps.station import station_cost
from core.rail18.steps.track_reasons import unpaid, why_no_station, why_no_tile
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
    rules, state = moment.rules, moment.state
    found: Rejection | None = None
    price = 0
    if frame.step == "track":
        found, price = title_views(rules.title.id).map.why_not(rules, state, label) or _why_no_tile(moment, label)
    elif frame.step == "station":
        found = why_no_station(rules, state, frame.company, label, node)
        price = station_cost(rules, state, frame.company)
    if found is None:
        return ()
    lacking = unpaid(rules, state, frame.company, price)
    if lacking is None or state.mode != "table" or found.severity is not Severity.RULE:
        return (found,)
    return found, lacking


def _why_no_tile(moment: Moment, label: str) -> WhyNot:
    rules, state = moment.rules, moment.state
    return why_no_tile(rules, state, label), rules.slots.track.terrain_cost(rules, state, label)
