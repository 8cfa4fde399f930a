"""Charters: everything about one company."""

from core.rail18.order import operating_order
from core.rail18.state import CompanyTurn
from core.text.catalogue import text
from ui.rail18.panels.leaf_panel import LeafPanel
from ui.rail18.views.charter import charter_leaf, charter_tabs
from ui.rail18.views.moment import Moment
from ui.values.leaf import Leaf, Tab


class CharterPanel(LeafPanel):
    def __init__(self) -> None:
        super().__init__("charter", text("charter-name"))

    def tabs(self, moment: Moment) -> tuple[Tab, ...]:
        return charter_tabs(moment)

    def make_leaf(self, moment: Moment, key: str) -> Leaf:
        return charter_leaf(moment, key)

    def first(self, moment: Moment) -> str:
        """The company that acts, else the first to act, else the first of the title."""
        state = moment.state
        acting = [frame.company for frame in state.flow if isinstance(frame, CompanyTurn)]
        order = operating_order(moment.rules, state)
        return next(iter([*acting, *order, *moment.rules.title.companies]))
