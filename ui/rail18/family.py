"""What the 18xx family gives the window: its panels, and how they stand in the two layouts (look: shared design)."""

from ui.charts.panel import ChartsPanel
from ui.rail18.board_check_panel import BoardCheckPanel
from ui.rail18.charter_panel import CharterPanel
from ui.rail18.journal_panel import JournalPanel
from ui.rail18.map_panel import MapPanel
from ui.rail18.market_panel import MarketPanel
from ui.rail18.player_panel import PlayerPanel
from ui.rail18.quick_entry import QuickEntry
from ui.rail18.sheet_panel import SheetPanel
from ui.rail18.table_panel import TablePanel
from ui.rail18.tiles_panel import TilesPanel
from ui.rail18.trains_panel import TrainsPanel
from ui.rail18.turn_panel import TurnPanel
from ui.rail18.wiring import connect
from ui.shell.family import Family, Layout, PanelSpec, Stack

PANELS = (
    PanelSpec("map", MapPanel, "Ctrl+1"),
    PanelSpec("market", MarketPanel, "Ctrl+2"),
    PanelSpec("sheet", SheetPanel, "Ctrl+3"),
    PanelSpec("charter", CharterPanel, "Ctrl+4"),
    PanelSpec("player", PlayerPanel, "Ctrl+5"),
    PanelSpec("trains", TrainsPanel, "Ctrl+6"),
    PanelSpec("tiles", TilesPanel, "Ctrl+7"),
    PanelSpec("journal", JournalPanel, "Ctrl+8"),
    PanelSpec("table", TablePanel, "Ctrl+9"),
    PanelSpec("charts", ChartsPanel, "Ctrl+G"),
    PanelSpec("check", BoardCheckPanel, "Ctrl+Shift+B"),
    PanelSpec("quick", QuickEntry, "Ctrl+K", bare=True),
)

BANKER = Layout(
    "banker",
    (
        Stack("right", ("sheet",), 6),
        Stack("right", ("market", "map", "trains", "tiles", "journal", "charter", "player", "charts"), 5),
        Stack("bottom", ("table",), needs=560, least=130),
        Stack("bottom", ("quick",)),
    ),
    turn_share=0.58,
    titles_from=680,
)
HOTSEAT = Layout(
    "hotseat",
    (
        Stack("left", ("map", "charts")),
        Stack("bottom", ("market", "sheet", "charter", "player", "trains", "tiles", "journal"), least=215),
    ),
)

FAMILY = Family(
    turn=TurnPanel,
    panels=PANELS,
    layouts={layout.name: layout for layout in (BANKER, HOTSEAT)},
    layout_of_mode={"table": BANKER.name, "hotseat": HOTSEAT.name},
    connect=connect,
)
