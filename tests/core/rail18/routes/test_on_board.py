"""The best run of a company on a board that is just laid out."""

from dataclasses import replace

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18.position.build import position_of
from core.rail18.routes.best_run import best_run
from core.rail18.routes.on_board import Board, RunOnBoard, run_on_board
from core.rail18.setup import nobody
from core.rail18.state import CLOSED, CompanyTurn, State
from tests.titles.t1844.shipped import shipped_game

ENGINE = registry.engine(new_setup("1844", nobody(registry.title("1844"))))
ZURICH = Board("2", (ac.TileAt(hex="D19", tile="57", rotation=0),), (ac.StationAt(company="NOB", hex="D19"),))


def board_of(state: State) -> Board:
    found = position_of(state)
    lines = tuple(code for code in ("P4",) if state.papers[code].owner == CLOSED)
    return Board(state.phase, found.tiles, found.stations, found.overlays, lines)


@pytest.mark.long
def test_a_board_gives_the_run_of_the_game_it_is_taken_from() -> None:
    game = shipped_game()
    compared = 0
    while (moved := game.redo()) is not None:
        frame = moved.after.frame
        if not isinstance(frame, CompanyTurn) or frame.step != "run" or moved.entry % 5:
            continue
        trains = [moved.after.trains[train].type for train in moved.after.trains_of(frame.company)]
        found = run_on_board(ENGINE.rules, board_of(moved.after), frame.company, trains)
        assert isinstance(found, RunOnBoard), found
        assert found.run.proven
        wanted = best_run(game.engine.rules, moved.after, frame.company)  # type: ignore[attr-defined]
        assert found.run.total == wanted.total
        compared += 1
    assert compared > 20


@pytest.mark.parametrize(
    ("board", "company", "trains", "code"),
    [
        (ZURICH, "XYZ", ["2"], "unknown-company"),
        (replace(ZURICH, phase="9"), "NOB", ["2"], "unknown-phase"),
        (ZURICH, "NOB", ["12"], "unknown-train"),
        (replace(ZURICH, tiles=()), "NOB", ["2"], ""),
        (replace(ZURICH, tiles=ZURICH.tiles * 2), "NOB", ["2"], "hex-twice"),
        (
            replace(ZURICH, stations=(*ZURICH.stations, ac.StationAt(company="NOB", hex="Z1"))),
            "NOB",
            ["2"],
            "unknown-hex",
        ),
        (replace(ZURICH, lines=("P9",)), "NOB", ["2"], "unknown-certificate"),
    ],
)
def test_only_what_cannot_lie_there_is_refused(board: Board, company: str, trains: list[str], code: str) -> None:
    found = run_on_board(ENGINE.rules, board, company, trains)
    if code:
        assert isinstance(found, Rejection)
        assert (found.code, found.severity) == (code, Severity.IMPOSSIBLE)
    else:
        assert isinstance(found, RunOnBoard)
        assert found.run.total == 0
