"""Both income tracks as on the board: a marker on its flipped side counts 50 more (G45)."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.text.catalogue import text
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.round_order import seat_of
from ui.values.chips import ChipView
from ui.values.facts import Seat

LAP = 50  # boxes of a track, besides the one with 0


@dataclass(frozen=True, slots=True)
class TrackMarker:
    """A chip or a seat says whose it is."""

    key: str
    name: str
    value: int
    chip: ChipView | None = None
    seat: Seat | None = None

    @property
    def laps(self) -> int:
        """How often 50 is added: 51 is +50 and 1, 101 is twice +50 and 1."""
        return max(0, self.value - 1) // LAP

    @property
    def box(self) -> int:
        return self.value - self.laps * LAP

    @property
    def flipped(self) -> str:
        """What stands on the marker: nothing, +50, +100 …"""
        return text("gr-flipped", amount=self.laps * LAP) if self.laps else ""


@dataclass(frozen=True, slots=True)
class IncomeTrack:
    key: str
    title: str
    markers: tuple[TrackMarker, ...]  # the highest income first

    @property
    def boxes(self) -> range:
        """From 0 to what is needed, in tens; never more than the board has."""
        highest = max((marker.box for marker in self.markers), default=0)
        return range(min(LAP, -(-max(highest, 1) // 10) * 10) + 1)

    def in_box(self, box: int) -> tuple[TrackMarker, ...]:
        return tuple(marker for marker in self.markers if marker.box == box)


def income_tracks(moment: Moment) -> tuple[IncomeTrack, IncomeTrack]:
    """Of railroads, and of players."""
    known = chips(moment.rules.title)
    railroads = (
        TrackMarker(code, code, moment.incomes[code], chip=known[code]) for code in moment.rules.title.railroads
    )
    players = (
        TrackMarker(player.id, player.called, moment.player_incomes[player.id], seat=seat_of(player))
        for player in moment.state.players
    )
    return (
        IncomeTrack("railroads", text("gr-track-railroads"), _highest_first(railroads)),
        IncomeTrack("players", text("gr-track-players"), _highest_first(players)),
    )


def _highest_first(markers: Iterable[TrackMarker]) -> tuple[TrackMarker, ...]:
    return tuple(sorted(markers, key=lambda marker: -marker.value))
