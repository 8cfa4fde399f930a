"""What only 1844 shows and asks."""

from ui.rail18.titles.t1844.quick import QUICK
from ui.rail18.titles.t1844.turn import TURN
from ui.rail18.views.title_views import TitleViews

VIEWS = TitleViews("1844", turn=TURN, quick=QUICK)
