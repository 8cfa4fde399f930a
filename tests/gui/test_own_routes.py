"""Own routes that earn less than is possible, and clicks that lead to nothing."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from core.rail18.routes.budget import Budget
from tests.gui.map_events import canvas_of, click, hex_place, moment, panel
from tests.gui.test_map_routes import child, valley
from ui.rail18.turn_panel import TurnPanel
from ui.viewmodels.map_routes import RouteView
from ui.viewmodels.turn_run import look_for_run


def seated(qtbot: QtBot) -> TurnPanel:
    found = TurnPanel()
    qtbot.addWidget(found)
    found.resize(420, 420)
    with qtbot.waitExposed(found):
        found.show()
    return found


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
    click(qtbot, canvas, hex_place(canvas, "K8"))
    assert "reaches no" not in words.text()
    click(qtbot, canvas, hex_place(canvas, "K10"))
    assert words.text().startswith("No free track leads on to K10 Sion")


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
