"""The order of a round: what everybody puts into the bag, and who acts when."""

from dataclasses import dataclass
from typing import Literal

from core.german_railways.rounds import markers
from core.mechanics.seats import Player
from core.text.catalogue import text
from ui.german_railways.views.moment import Moment
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Seat

When = Literal["done", "now", "later"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the order with the marker on it."""

    number: int
    player: str
    name: str
    seat: Seat
    when: When


@dataclass(frozen=True, slots=True)
class Bagged:
    """The markers that a player puts into the bag by his income now."""

    player: str
    name: str
    seat: Seat
    income: int
    markers: int
    agreed: bool  # to end, before this draw


@dataclass(frozen=True, slots=True)
class RoundOrder:
    """Before the draw there are no places. `without` are the names of those who have no turn in this round."""

    round: int
    bag: tuple[Bagged, ...]
    places: tuple[Place, ...]
    without: tuple[str, ...]

    @property
    def in_bag(self) -> int:
        return sum(found.markers for found in self.bag)


def seat_of(player: Player) -> Seat:
    return Seat(player.colour, player.symbol)


def places(moment: Moment) -> tuple[Place, ...]:
    state = moment.state
    known = {player.id: player for player in state.players}

    def when(at: int) -> When:
        if at < state.at or state.ending:
            return "done"
        return "now" if at == state.at else "later"

    return tuple(
        Place(at + 1, player, known[player].called, seat_of(known[player]), when(at))
        for at, player in enumerate(state.order)
    )


def bag(moment: Moment) -> tuple[Bagged, ...]:
    """The most markers first; they come from the lowest income."""
    state = moment.state
    numbers = markers(moment.rules, state)
    found = [
        Bagged(
            player.id,
            player.called,
            seat_of(player),
            moment.player_incomes[player.id],
            numbers[player.id],
            player.id in state.agreed,
        )
        for player in state.players
    ]
    return tuple(sorted(found, key=lambda one: (-one.markers, one.income)))


def round_order(moment: Moment) -> RoundOrder:
    state = moment.state
    without = [player.called for player in state.players if player.id not in state.order] if state.order else []
    return RoundOrder(state.round, bag(moment), places(moment), tuple(without))


def bag_table(moment: Moment) -> Table:
    """Income and markers of each player."""
    rows = (
        (Cell(one.name, key=one.player), Cell(str(one.income), "quiet"), Cell(str(one.markers), strong=True))
        for one in bag(moment)
    )
    heads = ("", text("gr-head-income"), text("gr-head-markers"))
    return small_table(heads, (False, True, True), rows, text("gr-bag"), wide=0)


def order_table(moment: Moment) -> Table:
    """The places with whose they are; what is over is quiet, whose turn it is stands out."""
    rows = (
        (
            Cell(str(place.number), "quiet"),
            Cell(
                place.name,
                "quiet" if place.when == "done" else "accent" if place.when == "now" else "",
                strong=place.when == "now",
                key=place.player,
            ),
        )
        for place in places(moment)
    )
    return small_table(("", ""), (True, False), rows, text("gr-order"), wide=1)
