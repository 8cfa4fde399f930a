"""What hands have to do in a game of 18xx."""

from ui.hands.panel import TablePanel
from ui.rail18.views.hands.view import Caller18


def table_panel() -> TablePanel:
    return TablePanel(lambda engine: Caller18(engine.rules))
