"""What charters and player cards have in common besides the leaf: what can be set right on them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint

from ui.rail18.views.corrections.targets import of_company, of_player
from ui.rail18.views.moment import Moment
from ui.shell import leaf_panel
from ui.shell.views.correction_form import Target


class LeafPanel(leaf_panel.LeafPanel):
    def points_at(self, moment: Moment, key: str) -> bool:
        return key in moment.state.companies

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        if self.moment is None or not self.moment.live:
            return ()
        if self.current in self.moment.state.companies:
            return of_company(self.moment, self.current)
        return of_player(self.moment, self.current) if self.moment.state.is_player(self.current) else ()
