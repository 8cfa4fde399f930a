"""Cards of railroads and of players: everything about one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint

from core.text.catalogue import text
from ui.german_railways.views.cards import player_leaf, player_tabs, railroad_leaf, railroad_tabs
from ui.german_railways.views.corrections.targets import of_card
from ui.german_railways.views.moment import Moment
from ui.shell import leaf_panel
from ui.shell.views.correction_form import Target
from ui.values.leaf import Leaf, Tab


class LeafPanel(leaf_panel.LeafPanel):
    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        return of_card(self.moment, self.current) if self.moment is not None and self.moment.live else ()


class RailroadPanel(LeafPanel):
    def __init__(self) -> None:
        super().__init__("railroads", text("gr-railroads-name"))

    def tabs(self, moment: Moment) -> tuple[Tab, ...]:
        return railroad_tabs(moment)

    def make_leaf(self, moment: Moment, key: str) -> Leaf:
        return railroad_leaf(moment, key)

    def first(self, moment: Moment) -> str:
        """The one that is on offer, else the first."""
        auction = moment.state.auction
        return auction.railroad if auction is not None else next(iter(moment.rules.title.railroads))

    def points_at(self, moment: Moment, key: str) -> bool:
        return key in moment.state.shares


class PlayerPanel(LeafPanel):
    def __init__(self) -> None:
        super().__init__("player", text("player-name"))

    def tabs(self, moment: Moment) -> tuple[Tab, ...]:
        return player_tabs(moment)

    def make_leaf(self, moment: Moment, key: str) -> Leaf:
        return player_leaf(moment, key)

    def first(self, moment: Moment) -> str:
        return moment.acting or moment.state.seats[0]
