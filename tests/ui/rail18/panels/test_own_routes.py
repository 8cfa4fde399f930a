"""Own routes that earn less than is possible, and clicks that lead to nothing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.mechanics.budget import Budget
from core.rail18.actions import Route, RunTrains
from core.rail18.position.build import position_of
from tests.titles.t1844.positions import route
from tests.ui.keys import press
from tests.ui.rail18.map_events import board, canvas_of, child, click, hex_place, moment, panel
from tests.ui.rail18.panels.turn_tables import valley
from tests.ui.robot.robot_games import shipped_game
from ui.board.route_card import SAMPLE, RouteRow
from ui.game.bridge import GameBridge
from ui.paint.theme import BODY, SPACE, font
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.map.drawing import Drawing
from ui.rail18.views.turn.run import look_for_run
from ui.shell.window.main_window import MainWindow
from ui.values.routes import RouteView


def seated(qtbot: QtBot) -> TurnPanel:
    found = TurnPanel()
    qtbot.addWidget(found)
    found.resize(420, 420)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.mark.parametrize("mode", ["hotseat", "table"])
def test_to_run_nothing_is_offered_where_it_may_be_claimed(qtbot: QtBot, mode: str) -> None:
    table = valley("2", "2").change(mode=mode)
    turn = seated(qtbot)
    turn.show_moment(moment(table))
    turn.offer_run(look_for_run(table.rules, table.state, Budget()))
    button = turn.findChild(QPushButton, "turn-run-nothing")
    assert (button is not None and button.isVisible()) == (mode == "table")


@pytest.mark.parametrize("early", [False, True])
def test_less_than_the_best_run_is_refused_with_better_routes(qtbot: QtBot, early: bool) -> None:
    table = valley("2", "2")
    now = moment(table.change(mode="hotseat"))
    turn = seated(qtbot)
    turn.show_moment(now)
    answer = look_for_run(table.rules, table.state, Budget())
    assert answer is not None
    shorter = answer.best.routes[:1]
    done: list[object] = []
    turn.act.connect(done.append)
    if early:  # the claim comes before the search has answered
        turn.claim_routes(shorter)
        qtbot.keyClick(turn, Qt.Key.Key_Return)
        turn.offer_run(answer)
    else:
        turn.offer_run(answer)
        turn.claim_routes(shorter)
    assert f"must earn {answer.best.total}" in turn.view.note
    assert turn.view.default is not None
    assert turn.view.default.preview == answer.best.routes, "the map shows them"
    assert turn.view.tables[0].id == "routes"
    assert turn.page.why.isVisible()
    assert turn.page.why.section == turn.section == "best-run"
    qtbot.keyClick(turn, Qt.Key.Key_Return)
    assert [getattr(action, "routes", None) for action in done] == [answer.best.routes]


def test_at_the_table_less_may_be_claimed(qtbot: QtBot) -> None:
    table = valley("2", "2")
    now = moment(table.change(mode="table"))
    turn = seated(qtbot)
    turn.show_moment(now)
    answer = look_for_run(table.rules, table.state, Budget())
    assert answer is not None
    turn.offer_run(answer)
    turn.claim_routes(answer.best.routes[:1])
    assert turn.view.default is not None
    assert turn.view.default.id == "claim-routes"


def test_what_was_refused_is_drawn_on(qtbot: QtBot, qapp: QApplication) -> None:
    table = valley("2", "2")
    found = panel(qtbot, qapp, table)
    canvas, tool = canvas_of(found), found.draw_tool
    assert tool is not None
    answer = look_for_run(table.rules, table.state, Budget())
    assert answer is not None
    found.routes_drawn.connect(lambda routes: found.show_routes(answer.best.routes))  # less than is possible
    qtbot.keyClick(canvas, Qt.Key.Key_D)
    for label in ("K10", "K8"):
        click(qtbot, canvas, hex_place(canvas, label))
    qtbot.keyClick(canvas, Qt.Key.Key_Return)
    qtbot.mouseClick(child(found, "button-draw"), Qt.MouseButton.LeftButton)
    assert tool.drawing is not None
    assert [route.path[0] for route in tool.drawing.routes] == ["K10.0"]
    qtbot.keyClick(canvas, Qt.Key.Key_Escape)
    qtbot.mouseClick(child(found, "button-draw"), Qt.MouseButton.LeftButton)
    assert tool.drawing is not None
    assert tool.drawing.routes == (), "who stops drawing begins anew"


@pytest.fixture
def bridge() -> GameBridge:
    table = valley().own("VZ", **{"2-0": "2H", "2-1": "2H"})
    game = memory_game(new_setup("1844", list(table.state.players), mode="hotseat"))
    game.dispatch(position_of(table.state))
    return GameBridge(game)


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """VZ runs two trains, and the best run is known."""
    qtbot.waitUntil(lambda: turn_of(window).view.default is not None)
    turn_of(window).setFocus()
    return window


def turn_of(window: MainWindow) -> TurnPanel:
    assert window.game_page is not None
    turn = window.game_page.turn
    assert isinstance(turn, TurnPanel)
    return turn


def drawing(found: MapPanel) -> Drawing:
    assert found.draw_tool is not None
    assert found.draw_tool.drawing is not None
    return found.draw_tool.drawing


def choose_one_route(window: MainWindow) -> tuple[Route, ...]:
    """From Sion to Martigny, by the list alone; the other train stays."""
    press(Qt.Key.Key_O)
    press(Qt.Key.Key_1)
    QTest.keyClicks(turn_of(window), "k10")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_R)
    (chosen,) = turn_of(window).view.routes
    assert (chosen.path[0], chosen.path[-1]) == ("K10.0", "K8.0")
    return (chosen,)


@pytest.mark.parametrize("way", ["key", "button", "map"])
def test_what_was_chosen_from_the_list_is_drawn_on(qtbot: QtBot, window: MainWindow, way: str) -> None:
    chosen = choose_one_route(window)
    turn, found = turn_of(window), board(window)
    assert "40 less than is possible" in turn.view.note
    if way == "key":
        press(Qt.Key.Key_D)
    elif way == "button":
        qtbot.mouseClick(child(turn, "turn-draw-routes"), Qt.MouseButton.LeftButton)
    else:
        qtbot.mouseClick(child(found, "button-draw"), Qt.MouseButton.LeftButton)
    assert drawing(found).routes == chosen
    assert drawing(found).selected == 1, "the train that has no route yet"
    canvas = canvas_of(found)
    for label in ("K10", "J11"):
        click(qtbot, canvas, hex_place(canvas, label))
    press(Qt.Key.Key_Return)
    assert turn.view.note == "2 routes, 80"
    assert turn.entered is not None
    assert turn.entered.label == "Run for 80"


@pytest.mark.long
def test_what_is_wrong_with_a_route_is_explained(qtbot: QtBot, window: MainWindow) -> None:
    turn = turn_of(window)
    choose_one_route(window)
    assert turn.page.why.isVisible()
    assert turn.page.why.section == "best-run", "less than is possible"
    press(Qt.Key.Key_1)
    assert not turn.page.why.isVisible()
    QTest.keyClicks(turn, "k10")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_1)  # the track of the other train
    assert "track of another train" in turn.view.note
    qtbot.mouseClick(turn.page.why, Qt.MouseButton.LeftButton)
    found = window.help.companion.window
    assert found is not None
    assert found.section == turn.section == "run"
    found.show_section("market")
    found.close()
    window.activateWindow()
    turn.setFocus()
    press(Qt.Key.Key_F1)
    assert found.section == "run"
    found.close()


def test_a_route_that_is_not_finished_is_drawn_on_without_it(qtbot: QtBot, window: MainWindow) -> None:
    chosen = choose_one_route(window)
    press(Qt.Key.Key_1)
    qtbot.mouseClick(child(board(window), "button-draw"), Qt.MouseButton.LeftButton)
    assert drawing(board(window)).routes == chosen


def test_who_has_chosen_nothing_draws_from_the_beginning(qtbot: QtBot, window: MainWindow) -> None:
    choose_one_route(window)
    for _ in range(6):
        press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_D)
    assert drawing(board(window)).routes == ()


def test_routes_of_any_kind_are_drawn_on() -> None:
    """Those of the sample game: through towns, tunnels and off the board."""
    engine, entries = shipped_game("hotseat")
    runs = [(entry.before, entry.action) for entry in entries if isinstance(entry.action, RunTrains)]
    assert len(runs) > 50
    other_ways = 0
    for state, run in runs:
        again = Drawing(engine.rules, state, run.company, run.routes)
        assert {found.train: found.path for found in again.routes} == {found.train: found.path for found in run.routes}
        for found in run.routes[:1]:
            again.select(again.trains.index(found.train))
            label, _, node = found.path[-1].partition(".")
            other_ways += again.click((label, int(node)))
            assert {route.path[-1] for route in again.routes} == {route.path[-1] for route in run.routes}
    assert other_ways > 5, "a click on the last stop takes another way, where there is one"


def test_what_cannot_be_drawn_is_left_out() -> None:
    table = valley("2")
    martigny, elsewhere = route("t0", "K10.0 K10/1 K8.0 K8/1 K6.0"), route("t9", "K10.0 K10/1 K8.0")
    again = Drawing(table.rules, table.state, "VZ", (martigny, elsewhere))
    assert again.routes == (route("t0", "K10.0 K10/1 K8.0"),)


def test_a_click_that_leads_to_nothing_says_why(qtbot: QtBot, qapp: QApplication) -> None:
    table = valley("2", "2")
    found = panel(qtbot, qapp, table)
    canvas = canvas_of(found)
    found.draw_routes()
    words = child(found, "route-total")
    assert isinstance(words, QLabel)
    click(qtbot, canvas, hex_place(canvas, "K10"))
    click(qtbot, canvas, hex_place(canvas, "F11"))
    assert words.text() == "VZ reaches no station at this place of F11 Bern."
    why = child(found, "route-why")
    assert why.isVisible()
    assert found.section == "run"
    click(qtbot, canvas, hex_place(canvas, "K8"))
    assert "reaches no" not in words.text()
    assert not why.isVisible()
    click(qtbot, canvas, hex_place(canvas, "K10"))
    assert words.text().startswith("No free track leads on to K10 Sion")


def test_the_chosen_train_has_room_for_its_words(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, valley("2", "2"))
    found.draw_routes()
    row = child(found, "route-0", RouteRow)
    assert isinstance(row, RouteRow)
    bold = QFontMetrics(font(BODY, QFont.Weight.DemiBold))
    assert row.isChecked()
    assert row.width() >= SAMPLE + 5 * SPACE + bold.horizontalAdvance(row.text()) + bold.horizontalAdvance("1")


def test_the_list_of_routes_keeps_clear_of_them(qtbot: QtBot, qapp: QApplication) -> None:
    found = panel(qtbot, qapp, valley("2"))
    canvas = canvas_of(found)
    card = found.route_card
    assert card is not None
    rows = [RouteView(0, "t0", "2")]
    room = canvas.viewport().rect()
    for place in (QPoint(30, 30), QPoint(30, room.height() - 30), QPoint(room.width() - 30, room.height() - 30)):
        card.show_routes(rows, "", clear_of=[place])
        assert card.isVisible()
        assert not card.geometry().contains(place)
        assert room.contains(card.geometry())
    place = card.pos()
    canvas.zoom_by(2.0)
    canvas.pan(40, 30)
    qapp.processEvents()
    assert card.pos() == place, "it does not wander with the board"
    found.resize(found.width() - 100, found.height())
    qapp.processEvents()
    assert canvas.viewport().rect().contains(card.geometry())
