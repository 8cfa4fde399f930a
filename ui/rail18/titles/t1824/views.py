"""What only 1824 shows and asks."""

from ui.rail18.titles.t1824.board import MAP
from ui.rail18.titles.t1824.companies import COMPANIES
from ui.rail18.titles.t1824.hands import HANDS
from ui.rail18.titles.t1824.narration import NARRATION
from ui.rail18.titles.t1824.quick import QUICK
from ui.rail18.titles.t1824.sheets import SHEETS
from ui.rail18.titles.t1824.turn import TURN
from ui.rail18.views.title_views import TitleViews

VIEWS = TitleViews(
    "1824", turn=TURN, quick=QUICK, narration=NARRATION, hands=HANDS, companies=COMPANIES, map=MAP, sheets=SHEETS
)
