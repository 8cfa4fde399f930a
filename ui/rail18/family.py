"""What the 18xx family gives the window: its panels, and how they stand in the two layouts (look: shared design)."""

from ui.rail18.companion import companion_book
from ui.rail18.display import display_source
from ui.rail18.drawings import DRAWINGS
from ui.rail18.exports import EXPORTS
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.rail18.panels.charter_panel import CharterPanel
from ui.rail18.panels.charts_panel import charts_panel
from ui.rail18.panels.journal_panel import JournalPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.player_panel import PlayerPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.table_panel import TablePanel
from ui.rail18.panels.tiles_panel import TilesPanel
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.wiring import connect
from ui.shell.family import Family, Layout, PanelSpec, Stack
from ui.shell.views.keys import PANELS as KEYS

PANELS = (
    PanelSpec("map", MapPanel, KEYS["map"]),
    PanelSpec("market", MarketPanel, KEYS["market"]),
    PanelSpec("sheet", SheetPanel, KEYS["sheet"]),
    PanelSpec("charter", CharterPanel, KEYS["charter"]),
    PanelSpec("player", PlayerPanel, KEYS["player"]),
    PanelSpec("trains", TrainsPanel, KEYS["trains"]),
    PanelSpec("tiles", TilesPanel, KEYS["tiles"]),
    PanelSpec("journal", JournalPanel, KEYS["journal"]),
    PanelSpec("table", TablePanel, KEYS["table"]),
    PanelSpec("charts", charts_panel, KEYS["charts"]),
    PanelSpec("check", BoardCheckPanel, KEYS["check"]),
    PanelSpec("quick", QuickEntry, KEYS["quick"], bare=True),
)

BANKER = Layout(
    "banker",
    (
        Stack("right", ("sheet",), 6, guests=True),  # beside the map, and higher than what is below the turn panel
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
        Stack("bottom", ("market", "sheet", "charter", "player", "trains", "tiles", "journal"), least=215, guests=True),
    ),
)

FAMILY = Family(
    turn=TurnPanel,
    panels=PANELS,
    layouts={layout.name: layout for layout in (BANKER, HOTSEAT)},
    layout_of_mode={"table": BANKER.name, "hotseat": HOTSEAT.name},
    connect=connect,
    display=display_source,
    companion=companion_book,
    exports=EXPORTS,
    drawings=DRAWINGS,
)
