"""Refusals stay, the slider goes where it is clicked, amounts and quick entry begin with what is usual."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.state import CompanyTurn
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.rail18.first_rounds import first_operating_round, first_stock_round
from tests.ui.robot.robot_games import without_track
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.turn.generic import amount_page
from ui.rail18.views.turn.view import turn_view
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def bridge(request: pytest.FixtureRequest, moments: Moments) -> GameBridge | None:
    games = {
        "stock": lambda: moments.game(moments.stock, "hotseat"),
        "first stock round": lambda: first_stock_round("table"),
        "stock at the table": lambda: moments.game(moments.stock, "table"),
        "tile": lambda: first_operating_round("table"),
        "no track": lambda: without_track()[0],
        "dividend": lambda: moments.game(moments.dividend, "table"),
        "late": lambda: moments.game(moments.late_run, "table"),
    }
    wanted = getattr(request, "param", None)
    return GameBridge(games[wanted]()) if wanted is not None else None


def turn_of(page: GamePage) -> TurnPanel:
    assert isinstance(page.turn, TurnPanel)
    return page.turn


def refused_cells(turn: TurnPanel) -> Iterator[tuple[ChoiceTable, QPoint]]:
    for table in turn.findChildren(ChoiceTable):
        if table.isVisible():
            for row, cells in enumerate(table.table.rows):
                for column, cell in enumerate(cells):
                    if cell.refused is not None:
                        yield table, table.visualRect(table.choices.index(row, column)).center()


@pytest.mark.parametrize("bridge", ["stock"], indirect=True)
def test_a_refusal_stays_until_something_else_is_done(page: GamePage) -> None:
    """The mouse can go to Why? over everything that lies between."""
    turn = turn_of(page)
    table, place = next(refused_cells(turn))
    QTest.mouseMove(table.viewport(), place)
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    settle()
    refused = turn.box._held.text()
    assert "×" in refused
    for y in range(4, table.viewport().height(), 20):  # the mouse goes on
        QTest.mouseMove(table.viewport(), QPoint(30, y))
        settle()
    assert turn.box._held.isVisible()
    assert turn.box._held.text() == refused
    why = turn.box.explain_held
    assert why.isVisible()
    assert turn.section == why.section != ""
    QTest.mouseClick(why, LEFT)
    settle()
    assert turn.box._held.text() == refused
    other = next(choice for choice in turn.view.choices if choice.page is not None and choice.key)
    QTest.keyClicks(turn, other.key)  # something else is done
    settle()
    assert not turn.box._held.isVisible()


@pytest.mark.parametrize("bridge", ["first stock round"], indirect=True)
def test_at_the_table_the_buttons_of_a_refusal_stay_in_reach(page: GamePage) -> None:
    turn, (first, seller, _) = turn_of(page), page.bridge.moment.state.order
    page.act(ac.StartCompany(actor=first, company="AB", price=60))
    page.act(ac.BuyShare(actor=seller, company="AB", source="bank", percent=10))
    before = page.bridge.moment
    people = next(table for table in turn.findChildren(ChoiceTable) if table.objectName() == "turn-people")
    wanted = next(choice for choice in turn.view.choices if choice.player == seller)
    QTest.mouseClick(people.viewport(), LEFT, pos=people.rect_of(wanted).center())
    settle()
    for table, place in list(refused_cells(turn)):
        QTest.mouseClick(table.viewport(), LEFT, pos=place)
        settle()
        if page.messages.isVisible():
            break
    assert page.messages.isVisible(), "what the table may overrule"
    assert page.bridge.moment is before
    for panel in ("market", "sheet", "turn"):
        widget = page.panels[panel]
        QTest.mouseMove(widget, widget.rect().center())
        settle()
    assert page.messages.overrule_button.isVisible()
    assert page.messages.why_button.isVisible()
    QTest.mouseClick(page.messages.overrule_button, LEFT)
    assert page.messages.reason.isVisible()


@pytest.mark.parametrize("bridge", ["late"], indirect=True)
def test_a_click_into_the_slider_goes_there_and_is_dragged_on(window: MainWindow, page: GamePage) -> None:
    QTest.keyClick(window, Qt.Key.Key_H, CTRL)
    settle()
    slider = page.past.bar.slider
    last = slider.maximum()
    assert last > 300
    assert slider.value() == last
    for part in (0.25, 0.75, 0.5):
        QTest.mousePress(slider, LEFT, pos=QPoint(round(part * slider.width()), slider.height() // 2))
        settle()
        assert abs(slider.value() - part * last) < 0.03 * last
        QTest.mouseRelease(slider, LEFT, pos=QPoint(round(part * slider.width()), slider.height() // 2))
    settle()
    entry = page.past.bar.line.entries[slider.value()]
    assert page.bridge.seen.entry == entry
    middle = slider.height() // 2
    QTest.mousePress(slider, LEFT, pos=QPoint(slider.width() // 5, middle))
    QTest.mouseMove(slider, QPoint(slider.width() // 2, middle))
    QTest.mouseRelease(slider, LEFT, pos=QPoint(slider.width() // 2, middle))
    settle()
    assert abs(slider.value() - last / 2) < 0.03 * last


def words(page: GamePage) -> list[str]:
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    quick.begin()  # what an empty line could become is looked up at once
    return [entry.word for entry in quick.words.words.words]


@pytest.mark.parametrize(
    ("bridge", "first"),
    [("stock at the table", "pass"), ("dividend", "pay"), ("no track", "run 50"), ("tile", "pass")],
    indirect=["bridge"],
)
def test_the_first_word_is_what_the_filled_button_does(page: GamePage, first: str) -> None:
    """What takes back comes last."""
    settle()
    shown = words(page)
    default = turn_of(page).entered
    assert default is not None
    assert shown[0] == first
    assert shown[-3:] == ["undo", "undo-turn", "redo"]


@pytest.mark.parametrize("bridge", ["dividend"], indirect=True)
def test_the_first_word_taken_does_the_same_as_the_button(page: GamePage) -> None:
    quick = page.panels["quick"]
    assert isinstance(quick, QuickEntry)
    assert words(page)[0] == "pay"
    action = turn_of(page).entered
    assert action is not None
    place = quick.words.visualRect(quick.words.words.index(0)).center()
    QTest.mouseClick(quick.words.viewport(), LEFT, pos=place)
    assert quick.understood.actions == (action.action,)
    QTest.keyClick(quick.line, Qt.Key.Key_Return)
    frame = page.bridge.moment.state.frame
    assert not isinstance(frame, CompanyTurn) or frame.step != "dividend"


@pytest.mark.parametrize("bridge", ["no track"], indirect=True)
def test_usual_amounts_are_on_buttons(page: GamePage) -> None:
    """Revenues around the last one, and what the hexes of the map cost: one click each."""
    turn = turn_of(page)
    moment = page.bridge.moment
    frame = moment.state.frame
    assert isinstance(frame, CompanyTurn)
    last = moment.state.companies[frame.company].last_revenue
    (usual,) = (table for table in turn.view.tables if table.id == "usual")
    assert [cell.text for row in usual.rows for cell in row] == [str(last + 10 * step) for step in range(-1, 5)]
    assert turn.amount == last
    track = next(option for option in moment.options if option.kind == "PayTrack")
    assert isinstance(track, Amount)
    found = amount_page(moment, track)
    costs = {place.cost for place in moment.rules.title.data.hexes.values() if 0 < place.cost <= track.high}
    (table,) = found.tables
    assert {cell.text for row in table.rows for cell in row} == {str(cost) for cost in costs}
    assert found.spin is not None
    assert found.spin.start == min(costs)
    widget = next(t for t in turn.findChildren(ChoiceTable) if t.isVisible() and t.objectName() == "turn-usual")
    QTest.mouseClick(widget.viewport(), LEFT, pos=widget.visualRect(widget.choices.index(0, 2)).center())
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, CompanyTurn)
    assert frame.revenue == last + 10


@pytest.mark.parametrize("bridge", ["no track"], indirect=True)
def test_a_run_is_paid_out_with_one_click(page: GamePage) -> None:
    turn = turn_of(page)
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, CompanyTurn)
    button = turn.findChild(QPushButton, "turn-run-and-pay")
    assert isinstance(button, QPushButton)
    before = dict(page.bridge.moment.state.cash)
    QTest.mouseClick(button, LEFT)
    settle()
    after = page.bridge.moment.state
    assert any(after.cash[player] > before[player] for player in after.order)
    page.bridge.undo()
    frame = page.bridge.moment.state.frame
    assert isinstance(frame, CompanyTurn)
    assert frame.step == "dividend", "they are two entries"


@pytest.mark.parametrize("bridge", ["late"], indirect=True)
def test_where_nothing_can_be_bought_the_turn_ends(page: GamePage) -> None:
    """Of every moment of the evening that asks for trains."""
    log = page.bridge.log
    asked = []
    for entry in log.line()[-160:]:
        state = page.bridge.game.state_at(entry.id)
        frame = state.frame
        if isinstance(frame, CompanyTurn) and frame.step == "trains":
            page.bridge.look_at(entry.id)
            seen = page.bridge.seen
            options = seen.engine.options(state)
            view = turn_view(type(seen)(seen.engine, state, options))
            buys = any(option.kind == "BuyTrain" for option in options)
            asked.append(buys)
            assert view.question.endswith("end the turn?") != buys or "must" in view.question
            if not buys and view.default is not None and isinstance(view.default.action, ac.Pass):
                assert view.default.label == "End the turn"
    assert asked


def test_every_command_of_the_menus_shows_its_key(window: MainWindow) -> None:
    bare = [
        action.text()
        for menu in window.menuBar().actions()
        for action in (menu.menu().actions() if menu.menu() is not None else ())  # type: ignore[attr-defined]
        if not action.isSeparator() and action.menu() is None and not action.shortcuts() and "\t" not in action.text()
    ]
    assert not bare


def test_both_answers_of_a_ruling_are_seen_and_what_is_changed_is_marked(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    new = window.new_page
    assert new is not None
    form = new.form
    QTest.mouseClick(form.all_rulings, LEFT, pos=QPoint(8, form.all_rulings.height() // 2))
    settle()
    row = form.rulings._rows["open-steps"]
    assert row.question.text().startswith("R14  When does a step")
    assert [button.isVisible() for button in row.buttons.values()] == [True, True]
    assert not row.mark.isVisible()
    first, second = row.buttons.values()
    assert (first.isChecked(), second.isChecked()) == (True, False)
    QTest.mouseClick(second, LEFT, pos=QPoint(8, second.height() // 2))
    settle()
    assert new.game.overrides == {"open-steps": "as-recorded"}
    assert row.mark.isVisible()
    assert form.preset.currentText() == "Edition of 2016, changed"
    assert form.rulings._codes.isVisible()
    QTest.mouseClick(first, LEFT, pos=QPoint(8, first.height() // 2))
    assert new.game.overrides == {}
    assert form.preset.currentText() == "Edition of 2016"
    assert QApplication.focusWidget() is first


@pytest.mark.parametrize("bridge", ["late"], indirect=True)
def test_a_moment_that_was_taken_back_is_a_later_one(window: MainWindow, page: GamePage) -> None:
    page.bridge.undo()
    page.past.begin()
    QTest.keyClick(page_of(window).past.bar.slider, Qt.Key.Key_Right)
    settle()
    assert page.past.bar.sentence.text().startswith("You are looking at a later moment: ")
