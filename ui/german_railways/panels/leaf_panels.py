"""Cards of railroads and of players: everything about one of them."""

from core.text.catalogue import text
from ui.german_railways.views.cards import player_leaf, player_tabs, railroad_leaf, railroad_tabs
from ui.german_railways.views.moment import Moment
from ui.shell.leaf_panel import LeafPanel
from ui.values.leaf import Leaf, Tab


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
