"""The header: where the game stands, in a line that everybody at the table can read."""

from collections.abc import Mapping

from core.german_railways.network import links_of
from core.mechanics.turn_order import after
from core.text.catalogue import text
from core.text.lists import items
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.narration.scene import round_label, scene_of
from ui.values.header import HeaderCell


def header_view(moment: Moment) -> Mapping[str, HeaderCell]:
    return {"round": _round(moment), "turn": _turn(moment), "links": _links(moment)}


def _round(moment: Moment) -> HeaderCell:
    state = moment.state
    label = round_label(scene_of(state))
    if state.ending:
        return HeaderCell(label, text("gr-header-ending", ending=state.ending))
    if state.auction is not None:
        return HeaderCell(label, text("header-auction-of", private=state.auction.railroad))
    if state.open == "order":
        return HeaderCell(label, text("gr-header-order"))
    return HeaderCell(label, text("gr-header-place", place=state.at + 1, places=len(state.order)))


def _turn(moment: Moment) -> HeaderCell:
    state, names = moment.state, moment.names
    follow: list[str] = []
    if state.auction is not None:
        bidder = state.auction.bidder
        who = names[bidder]
        follow = [names[player] for player in after(state.seats, bidder) if player not in state.auction.passed]
    elif state.open == "turn":
        who = names[state.turn or ""]
        follow = [names[player] for player in state.order[state.at + 1 :]]
    else:
        return HeaderCell("", "")
    joined = items(follow)
    return HeaderCell(who, text("header-follow", names=joined) if joined else text("header-nobody-follows"))


def _links(moment: Moment) -> HeaderCell:
    """How many railroads have the links that the end needs."""
    needed = moment.rules.title.data.links_to_end
    found = links_of(moment.rules, moment.state.track)
    enough = sum(number >= needed for number in found.values())
    value = text("gr-header-links", number=enough, all=len(found))
    tip = items(f"{railroad} {number}" for railroad, number in found.items())
    return HeaderCell(value, text("gr-header-links-caption", needed=needed), tip, mark=enough == len(found))
