"""The pictures that only 18xx has on its sheets and on the display."""

from ui.paint.drawing import Drawings
from ui.rail18.panels.market_picture import MARKET_PICTURE
from ui.rail18.views.market import MarketView

DRAWINGS: Drawings = {MarketView: MARKET_PICTURE}
