"""What the 18xx family gives the window, as one value: its panels in two layouts, words, dialogs, pages and sheets."""

from dataclasses import fields

from core.kernel.action import Action
from core.rail18.engine import Engine18
from core.text.lists import held, items
from ui.hands.panel import TablePanel
from ui.rail18.boards import board_page, board_picture, measure_board
from ui.rail18.companion import companion_book
from ui.rail18.dialogs.asking import ask_correct, ask_players, ask_settings
from ui.rail18.display import display_source
from ui.rail18.drawings import DRAWINGS
from ui.rail18.exports import EXPORTS
from ui.rail18.pages.entering import entering
from ui.rail18.pages.game_form import GameForm18
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.rail18.panels.charter_panel import CharterPanel
from ui.rail18.panels.charts_panel import charts_panel
from ui.rail18.panels.journal import journal_panel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.player_panel import PlayerPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.table import table_panel
from ui.rail18.panels.tiles_panel import TilesPanel
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.scenes import BANKER, HOTSEAT
from ui.rail18.sheets import game_sheets, title_sheets
from ui.rail18.views.edit_ends import amounts
from ui.rail18.views.fine import fine
from ui.rail18.views.header import header_view
from ui.rail18.views.kind_of_question import kind_of_question
from ui.rail18.views.moment import Moment, Moments18
from ui.rail18.views.narration.telling import tell
from ui.rail18.views.new_game import first_game
from ui.rail18.views.recap import recap
from ui.rail18.views.turn.answers import asked_in
from ui.rail18.views.turn.plain_values import values_of, with_values
from ui.rail18.wiring import connect, search_journal
from ui.shell.family import Board, Command, Desk, Family, Sheets
from ui.shell.layouts import PanelSpec
from ui.shell.views.start import Summary
from ui.values.header import HeaderCell
from ui.values.keys import PANELS as KEYS

PANELS = (
    PanelSpec("map", MapPanel, KEYS["map"]),
    PanelSpec("market", MarketPanel, KEYS["market"]),
    PanelSpec("sheet", SheetPanel, KEYS["sheet"]),
    PanelSpec("charter", CharterPanel, KEYS["charter"]),
    PanelSpec("player", PlayerPanel, KEYS["player"]),
    PanelSpec("trains", TrainsPanel, KEYS["trains"]),
    PanelSpec("tiles", TilesPanel, KEYS["tiles"]),
    PanelSpec("journal", journal_panel, KEYS["journal"]),
    PanelSpec("table", table_panel, KEYS["table"]),
    PanelSpec("charts", charts_panel, KEYS["charts"]),
    PanelSpec("check", BoardCheckPanel, KEYS["check"], scene="board"),
    PanelSpec("quick", QuickEntry, KEYS["quick"], bare=True),
)


def _header(moment: Moment) -> dict[str, HeaderCell]:
    view = header_view(moment)
    return {part.name: getattr(view, part.name) for part in fields(view)}


def _summary(moment: Moment) -> Summary:
    names = items(held(moment.names[player]) for player in moment.state.order)
    return Summary(names, header_view(moment).round.value)


def _hands_done(desk: Desk) -> None:
    table = desk.panels["table"]
    assert isinstance(table, TablePanel)
    table.all_is_done()


def _is_move(engine: Engine18, action: Action) -> bool:
    handler = engine.rules.handler(action)
    return handler is None or not handler.anytime


def _board_beside(desk: Desk) -> None:
    entering(desk.widget.window()).show_board_beside(desk)  # type: ignore[arg-type] # it is the window that has the page


FAMILY = Family(
    id="rail18",
    new_game=first_game,
    form=GameForm18,
    turn=TurnPanel,
    panels=PANELS,
    layouts={layout.name: layout for layout in (BANKER, HOTSEAT)},
    first_layout=lambda moment: BANKER.name if moment.state.mode == "table" else HOTSEAT.name,
    kind_of_question=kind_of_question,
    connect=connect,
    header=_header,
    summary=_summary,
    moments=Moments18,
    is_move=_is_move,
    commands={
        "players": Command(ask_players),
        "settings": Command(ask_settings),
        "correct": Command(ask_correct),
        "find": Command(search_journal),
        "hands-done": Command(_hands_done),
        "board-check": Command(lambda desk: desk.bring("check")),
        "map-alone": Command(lambda desk: desk.toggle_alone("map"), lambda desk: desk.alone == "map"),
    },
    fine=fine,
    recap=lambda bridge: recap(bridge.game),
    tell=tell,
    asked=asked_in,
    differences=amounts,
    values=values_of,
    with_values=with_values,
    ways={
        "position": lambda window: entering(window).show(),
        "best-run": lambda window: entering(window).show_board(),
    },
    beside={"best-run": _board_beside},
    board=Board(board_page, board_picture, measure_board),
    display=display_source,
    sheets=Sheets(title_sheets, game_sheets),
    exports=EXPORTS,
    companion=companion_book,
    drawings=DRAWINGS,
)
