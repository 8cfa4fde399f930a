"""Boards whose best run is asked for without a game."""

from core.rail18.actions import StationAt, TileAt
from core.rail18.engine import Engine18
from core.rail18.position.build import position_of
from core.rail18.state import CLOSED, CompanyTurn, State
from tests.titles.t1844.shipped import shipped_game
from ui.rail18.views.position.draft import BoardDraft

LINE = BoardDraft(
    "1844",
    "2",
    "NOB",
    "2",
    (),
    (
        TileAt(hex="D19", tile="57", rotation=1),
        TileAt(hex="D17", tile="4", rotation=1),
    ),
    (StationAt(company="NOB", hex="D19"),),
)


def board_of(state: State) -> BoardDraft:
    frame, lies = state.frame, position_of(state)
    assert isinstance(frame, CompanyTurn)
    trains = " ".join(state.trains[train].type for train in state.trains_of(frame.company))
    lines = tuple(code for code, paper in state.papers.items() if paper.owner == CLOSED)
    return BoardDraft(
        state.setup.title, state.phase, frame.company, trains, lines, lies.tiles, lies.stations, lies.overlays
    )


def late_state(number: int = 3) -> tuple[Engine18, State]:
    """Before a run of so many trains, as late as there is one."""
    game = shipped_game()
    found = None
    while (moved := game.redo()) is not None:
        frame = moved.after.frame
        if (
            isinstance(frame, CompanyTurn)
            and frame.step == "run"
            and len(moved.after.trains_of(frame.company)) >= number
        ):
            found = moved.after
    assert isinstance(game.engine, Engine18)
    assert found is not None
    return game.engine, found
