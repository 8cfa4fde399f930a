"""What only 1844 shows and asks."""

from ui.rail18.titles.t1844.hands import HANDS
from ui.rail18.titles.t1844.map import MAP
from ui.rail18.titles.t1844.narration import NARRATION
from ui.rail18.titles.t1844.papers import PAPERS
from ui.rail18.titles.t1844.quick import QUICK
from ui.rail18.titles.t1844.turn import TURN
from ui.rail18.views.title_views import TitleViews

VIEWS = TitleViews("1844", turn=TURN, quick=QUICK, narration=NARRATION, hands=HANDS, papers=PAPERS, map=MAP)
