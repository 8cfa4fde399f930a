"""On the table, for a game of German Railways."""

from ui.german_railways.views.hands.view import CallerGR
from ui.hands.panel import TablePanel


def table_panel() -> TablePanel:
    return TablePanel(lambda engine: CallerGR(engine.rules))
