"""Player cards: everything about one player."""

from core.rail18.whose_turn import acting_player
from core.text.catalogue import text
from ui.rail18.panels.leaf_panel import LeafPanel
from ui.rail18.views.moment import Moment
from ui.rail18.views.player import player_leaf, player_tabs
from ui.values.leaf import Leaf, Tab


class PlayerPanel(LeafPanel):
    def __init__(self) -> None:
        super().__init__("player", text("player-name"))

    def tabs(self, moment: Moment) -> tuple[Tab, ...]:
        return player_tabs(moment)

    def make_leaf(self, moment: Moment, key: str) -> Leaf:
        return player_leaf(moment, key)

    def first(self, moment: Moment) -> str:
        return acting_player(moment.rules, moment.state) or moment.state.order[0]
