"""What the family of German Railways gives the window, as one value."""

from core.german_railways.engine import EngineGR
from core.kernel.action import Action
from core.text.lists import held, items
from ui.german_railways.boards import board_page, board_picture, measure_board
from ui.german_railways.companion import companion_book
from ui.german_railways.dialogs.asking import ask_correct, ask_players, ask_settings
from ui.german_railways.pages.game_form import GameFormGR
from ui.german_railways.panels.cells_panel import LinksPanel, SheetPanel
from ui.german_railways.panels.charts_panel import charts_panel
from ui.german_railways.panels.course_panel import CoursePanel
from ui.german_railways.panels.journal import journal_panel
from ui.german_railways.panels.leaf_panels import PlayerPanel, RailroadPanel
from ui.german_railways.panels.map_panel import MapPanel
from ui.german_railways.panels.quick_entry import QuickEntry
from ui.german_railways.panels.table import table_panel
from ui.german_railways.panels.turn_panel import TurnPanel
from ui.german_railways.scenes import BANKER, HOTSEAT
from ui.german_railways.sheets import game_sheets, title_sheets
from ui.german_railways.views.header import header_view
from ui.german_railways.views.kind_of_question import kind_of_question
from ui.german_railways.views.moment import Moment, MomentsGR
from ui.german_railways.views.narration.narrate import tell
from ui.german_railways.views.new_game import first_game
from ui.german_railways.views.recap import recap
from ui.german_railways.views.turn.answers import asked_in
from ui.german_railways.wiring import connect, search_journal
from ui.hands.panel import TablePanel
from ui.shell.family import Board, Command, Desk, Family, Sheets
from ui.shell.layouts import PanelSpec
from ui.shell.views.start import Summary
from ui.values.keys import PANELS as KEYS

PANELS = (
    PanelSpec("map", MapPanel, KEYS["map"]),
    PanelSpec("course", CoursePanel, KEYS["course"]),
    PanelSpec("sheet", SheetPanel, KEYS["sheet"]),
    PanelSpec("railroads", RailroadPanel, KEYS["railroads"]),
    PanelSpec("player", PlayerPanel, KEYS["player"]),
    PanelSpec("links", LinksPanel, KEYS["links"]),
    PanelSpec("journal", journal_panel, KEYS["journal"]),
    PanelSpec("table", table_panel, KEYS["table"]),
    PanelSpec("charts", charts_panel, KEYS["charts"]),
    PanelSpec("quick", QuickEntry, KEYS["quick"], bare=True),
)


def _summary(moment: Moment) -> Summary:
    names = items(held(moment.names[player]) for player in moment.state.seats)
    return Summary(names, header_view(moment)["round"].value)


def _hands_done(desk: Desk) -> None:
    table = desk.panels["table"]
    assert isinstance(table, TablePanel)
    table.all_is_done()


def _is_move(engine: EngineGR, action: Action) -> bool:
    handler = engine.rules.handler(action)
    return handler is None or not handler.anytime


FAMILY = Family(
    id="german_railways",
    new_game=first_game,
    form=GameFormGR,
    turn=TurnPanel,
    panels=PANELS,
    layouts={layout.name: layout for layout in (BANKER, HOTSEAT)},
    first_layout=lambda moment: BANKER.name if moment.state.mode == "table" else HOTSEAT.name,
    kind_of_question=kind_of_question,
    connect=connect,
    header=header_view,
    summary=_summary,
    moments=MomentsGR,
    is_move=_is_move,
    commands={
        "players": Command(ask_players),
        "settings": Command(ask_settings),
        "correct": Command(ask_correct),
        "find": Command(search_journal),
        "hands-done": Command(_hands_done),
        "map-alone": Command(lambda desk: desk.toggle_alone("map"), lambda desk: desk.alone == "map"),
    },
    recap=lambda bridge: recap(bridge.game),
    tell=tell,
    asked=asked_in,
    companion=companion_book,
    board=Board(board_page, board_picture, measure_board),
    sheets=Sheets(title_sheets, game_sheets),
)
