"""Runs that nobody judged when they were made: their best is searched beside the window while the figures are shown."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.kernel.game import Transition
from core.rail18 import actions as ac
from core.rail18.family import Game18
from tests.titles.t1844.shipped import shipped_game
from tests.ui.bare_window import page_of
from tests.ui.keys import CONTROL
from tests.ui.rail18.panels.chart_tabs import choose, panel_of
from tests.ui.settling import settle
from ui.charts.panel import ChartsPanel
from ui.game.bridge import GameBridge
from ui.rail18.panels import judging
from ui.shell.window.main_window import MainWindow
from ui.values.facts import Facts

pytestmark = pytest.mark.long

LEAST = 400  # entries of the sample game: trains run there
SEARCHING = "the best runs are being searched: "


def following(game: Game18) -> object:
    entry = game.log.path_to(game.log.redo_target)[-1]  # type: ignore[attr-defined]
    return game.engine.codec.action_from_json(entry.action or {})


@pytest.fixture
def game() -> Game18:
    """A run at the table, 10 less than the best, without anybody having looked for that."""
    found = shipped_game()
    found.jump(LEAST)
    while not isinstance(run := following(found), ac.RunTrains) or not run.best:
        found.redo()
    number = {"routes": (), "revenue": run.best - 10, "best": None, "bound": None, "proven": False}
    for action in (
        ac.ChangeSettings(actor="p1", mode="table"),
        run.model_copy(update=number),
        ac.DecideDividend(actor=run.actor, company=run.company, pay=True),
    ):
        assert isinstance(found.dispatch(action), Transition)
    return found


@pytest.fixture
def bridge(game: Game18) -> GameBridge:
    return GameBridge(game)


@pytest.fixture
def charts(window: MainWindow, qtbot: QtBot) -> ChartsPanel:
    qtbot.keyClick(window, Qt.Key.Key_G, CONTROL)
    settle()
    return panel_of(page_of(window))


def below(charts: ChartsPanel) -> str:
    facts = next(block for block in charts.leaf.leaf.blocks if isinstance(block, Facts))
    return next(fact.value for fact in facts.facts if fact.label == "Runs below the best")


def test_the_figures_search_the_best_of_such_a_run(charts: ChartsPanel, window: MainWindow, qtbot: QtBot) -> None:
    bridge = page_of(window).bridge
    assert not bridge.best_runs, "nobody has asked for it yet"
    charts.choose("figures")
    assert below(charts).startswith(SEARCHING)
    qtbot.waitUntil(lambda: below(charts) == "1 run, 10 less in all")
    assert len(bridge.best_runs) == 1
    assert any(getattr(block, "title", "") == "Runs below the best" for block in charts.leaf.leaf.blocks)


def test_it_is_searched_once(
    charts: ChartsPanel, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(charts, "figures", qtbot)
    qtbot.waitUntil(lambda: below(charts) == "1 run, 10 less in all")
    monkeypatch.delattr(judging, "search_some")
    bridge = page_of(window).bridge
    bridge.undo()
    bridge.redo()
    for key in ("worth", "table", "figures"):
        choose(charts, key, qtbot)
    assert below(charts) == "1 run, 10 less in all"


def test_the_table_of_revenues_marks_it(charts: ChartsPanel, qtbot: QtBot) -> None:
    choose(charts, "table", qtbot)

    def marked() -> list[str]:
        return [cell.text for row in charts.table.cells.rows for cell in row.cells if cell.tone == "bad"]

    qtbot.waitUntil(lambda: len(marked()) == 1)
    assert marked()[0].endswith("(−10)")


def test_a_move_meanwhile_begins_the_search_anew(charts: ChartsPanel, window: MainWindow, qtbot: QtBot) -> None:
    charts.choose("figures")
    bridge = page_of(window).bridge
    bridge.undo()
    bridge.redo()
    qtbot.waitUntil(lambda: below(charts) == "1 run, 10 less in all")
    assert len(bridge.best_runs) == 1


def test_the_report_tells_it_too(window: MainWindow, charts: ChartsPanel, qtbot: QtBot) -> None:
    from ui.shell.dialogs.sheets import game_sheets

    bridge = page_of(window).bridge
    dialog = game_sheets(bridge, window)
    qtbot.addWidget(dialog)
    dialog.kinds["report"].click()
    assert len(bridge.best_runs) == 1
    charts.choose("figures")
    assert below(charts) == "1 run, 10 less in all", "the report has searched it"
