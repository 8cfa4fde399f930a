"""Where the open question lies on the board."""

from typing import NamedTuple

from core.rail18.state import CompanyTurn, Question
from ui.rail18.views.kind_of_question import is_about_board
from ui.rail18.views.map.routes import network_view
from ui.rail18.views.moment import Moment
from ui.values.hexes import MapView
from ui.values.pieces import Offers


class Asked(NamedTuple):
    """Tile and station of a company's turn are one: in between nothing on the board need move."""

    company: str | None
    step: str


def asked_about(moment: Moment) -> Asked | None:
    """None where the board is not asked about."""
    frame = moment.state.frame
    if not is_about_board(moment):
        return None
    if isinstance(frame, CompanyTurn):
        return Asked(frame.company, "run" if frame.step == "run" else "lay")
    return Asked(frame.company, frame.about) if isinstance(frame, Question) else None


def hexes_asked_about(moment: Moment, view: MapView, offers: Offers) -> set[str]:
    """What the company reaches, and where something may be laid; none where the whole board is to be seen."""
    asked = asked_about(moment)
    if asked is None:
        return set()
    found = {*offers.marked, *(label for label, _ in offers.stations)}
    if asked.company is not None:
        network = network_view(moment.rules, moment.state, view, asked.company)
        found |= {piece.hex for piece in network.stretches} | {label for label, _ in network.stations}
    return found
