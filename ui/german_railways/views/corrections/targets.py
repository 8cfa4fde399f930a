"""What somebody who points at something in the window may want to correct."""

from core.german_railways.state import BANK
from core.text.lists import items
from ui.german_railways.views.corrections.kinds import OFF, ON
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.words import place_name
from ui.shell.views.correction_form import Target, Value


def target(kind: str, thing: str, /, **values: Value) -> Target:
    return Target(kind, tuple(values.items()), thing)


def of_card(moment: Moment, what: str) -> list[Target]:
    """A railroad or a player."""
    if what in moment.state.shares:
        return [target("cash", what, holder=what), of_holding(moment, what, BANK), _track(what)]
    return _of_player(moment, what)


def _of_player(moment: Moment, player: str) -> list[Target]:
    state = moment.state
    name = state.names[player]
    held = [railroad for railroad, held in state.shares.items() if held.get(player)]
    shares = [target("share", name, railroad=held[0], source=player)] if held else []
    return [target("cash", name, holder=player), *shares]


def of_holding(moment: Moment, railroad: str, holder: str) -> Target:
    """Shares that somebody has, or does not have and should."""
    state = moment.state
    held = state.shares[railroad]
    unsold = moment.rules.title.data.shares > state.sold(railroad)
    if unsold if holder == BANK else held.get(holder):
        return target("share", railroad, railroad=railroad, source=holder)
    source = BANK if unsold else next(player for player in state.seats if held.get(player))
    return target("share", railroad, railroad=railroad, source=source, target=holder)


def _track(railroad: str) -> Target:
    return target("locomotive", railroad, railroad=railroad)


def of_sheet(moment: Moment, row: str, column: str) -> list[Target]:
    """A cell of the sheet, or the head of a row or column."""
    seats = moment.state.seats
    if row not in moment.state.shares:
        if column not in seats:
            return []
        return _of_player(moment, column)[: 1 if row == "cash" else None]
    if column in seats:
        return [of_holding(moment, row, column)]
    one = {
        "treasury": target("cash", row, holder=row),
        "unsold": of_holding(moment, row, BANK),
        "income": _track(row),
        "locomotives": _track(row),
        "links": _track(row),
    }
    return [one[column]] if column in one else of_card(moment, row)


def of_hex(moment: Moment, label: str) -> list[Target]:
    """Each locomotive that lies there, then one that the books do not have."""
    title, track = moment.rules.title, moment.state.track
    place = title.place(label)
    words = place_name(moment.rules, place)
    here = [railroad for railroad in title.railroads if place in track[railroad]]
    there = [
        target("locomotive", items((railroad, words)), railroad=railroad, there=OFF, hex=place)
        for railroad in here
        if place != title.place(title.railroads[railroad].home)
    ]
    others = [railroad for railroad in title.railroads if railroad not in here]
    return [*there, *(target("locomotive", words, railroad=code, there=ON, hex=place) for code in others[:1])]
