"""What only 1824 does, in the whole window: entered by mouse, taken back and done again by keys, changed afterwards in
the history, corrected; and what hands do with it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.kernel.action import Action
from core.rail18.actions import BuyTrain, ChangeSettings, StartCompany
from core.rail18.formation import ReturnStation
from core.rail18.state import State
from core.text.catalogue import languages
from core.titles.t1824.actions import BuyMinor, BuyMountain, ExchangeCoal, ExchangeMountain
from tests.titles.t1824.shipped import Move, shipped_moves
from tests.titles.t1824.turning_points import WIEN, both_in_wien, end_round
from tests.titles.t1824.window_games import game_of, shipped_until
from tests.ui.bare_window import bare_window, page_of
from tests.ui.keys import CONTROL, SHIFT
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_games import patiently
from tests.ui.settling import settle
from ui.app.languages import speak
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.hands.panel import TablePanel
from ui.paint.ink import face
from ui.paint.theme import BODY
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import path_to

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton


@dataclass(frozen=True)
class Case:
    """An action of the sample game, found by what it is; and what is entered there instead."""

    is_it: Callable[[Move], bool]
    instead: Callable[[Action], Action]

    @property
    def number(self) -> int:
        return next(number for number, move in enumerate(shipped_moves()) if self.is_it(move))


def with_(**fields: object) -> Callable[[Action], Action]:
    return lambda action: action.model_copy(update=fields)


CASES = {
    "coal-railway": Case(
        lambda move: isinstance(move.action, BuyMinor) and move.action.company == "EPP", with_(price=160)
    ),
    "pre-staatsbahn": Case(
        lambda move: isinstance(move.action, BuyMinor) and move.action.company == "Sd2", with_(company="Ug2")
    ),
    "mountain": Case(lambda move: isinstance(move.action, BuyMountain), with_(code="B6")),
    "exchange": Case(lambda move: isinstance(move.action, ExchangeMountain) and not move.forced, with_(company="BH")),
    "forced": Case(lambda move: isinstance(move.action, ExchangeMountain) and move.forced, with_(company="SB")),
    "coal-exchange": Case(
        lambda move: isinstance(move.action, ExchangeCoal),
        lambda action: ExchangeMountain(actor=action.actor, code="B1", company="SB"),
    ),
    "trade-in": Case(
        lambda move: isinstance(move.action, BuyTrain) and move.action.trade_in is not None,
        lambda action: BuyTrain(actor=action.actor, company="Ug1", source="kk2", train="2-6", price=80),
    ),
    "regional": Case(lambda move: isinstance(move.action, StartCompany), with_(price=60)),
}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


def opened(window: MainWindow, number: int, mode: str, *, track: bool = True) -> Robot:
    game = shipped_until(number, mode)
    if not track:
        game.dispatch(ChangeSettings(actor=game.state.order[0], track_kept=False))
    window.play(GameBridge(game))
    QApplication.processEvents()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return Robot(window, patiently(app))


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    with bare_window(qtbot, settings) as found:
        yield found


def key(qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = CONTROL) -> None:
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, key, modifier)
    QApplication.processEvents()


@pytest.mark.parametrize(("mode", "track"), [("table", True), ("table", False), ("hotseat", True)])
@pytest.mark.parametrize("name", CASES)
def test_it_is_entered_taken_back_and_done_again(
    qtbot: QtBot, window: MainWindow, name: str, mode: str, track: bool
) -> None:
    number = CASES[name].number
    robot = opened(window, number, mode, track=track)
    before = robot.state
    robot.take(shipped_moves()[number].action)
    robot.wait(lambda: robot.state != before)
    after = robot.state
    robot.read_what_comes_first()
    key(qtbot, window, Qt.Key.Key_Z)
    robot.wait(lambda: robot.state == before)
    key(qtbot, window, Qt.Key.Key_Z, CONTROL | SHIFT)
    robot.wait(lambda: robot.state == after)
    if mode == "table":
        assert tasks_of(page_of(window)), "hands have something to do"


def enter_instead(robot: Robot, action: Action) -> None:
    """From the page on which the old one stands, or from the one before."""
    if path_to(robot.view, action) is None:
        robot.press("turn-back")
    path = path_to(robot.view, action)
    assert path is not None
    for choice in path:
        robot.choose(choice)


def tasks_of(page: GamePage) -> list[str]:
    panel = page.panels["table"]
    assert isinstance(panel, TablePanel)
    return [task.text for task in panel.list.checks.tasks]


@pytest.mark.parametrize("name", CASES)
def test_it_is_entered_anew_in_the_history(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """At the table, in the turn panel, and taken back again."""
    case = CASES[name]
    robot = opened(window, case.number + 1, "table")
    page, last = page_of(window), shipped_moves()[case.number]
    page.mend("change", page.bridge.log.head)
    assert page.bridge.seen.state == last.before.with_(mode="table", setup=robot.state.setup)
    assert robot.panel.entered is not None
    assert robot.panel.entered.action == last.action, "it stands there as it was entered"
    enter_instead(robot, case.instead(last.action))
    editing = page.past.editing
    qtbot.waitUntil(
        lambda: editing.dialog is not None and editing.dialog.view is not None and not editing.dialog.work.busy
    )
    assert editing.dialog is not None
    assert editing.dialog.view is not None
    assert editing.dialog.view.edited.now != editing.dialog.view.edited.was
    before: State = robot.state
    qtbot.mouseClick(editing.dialog.accept_button, LEFT)
    assert robot.state != before
    key(qtbot, window, Qt.Key.Key_Z)
    assert robot.state == before


def test_a_station_goes_back(qtbot: QtBot, window: MainWindow) -> None:
    """The sample game asks for none."""
    found = end_round(both_in_wien(mode="table").tiles(F11="491/0"))
    window.play(GameBridge(game_of(found)))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    robot = Robot(window, patiently(app))
    before = robot.state
    robot.take(ReturnStation(actor="ann", company="kk", hex=WIEN, node=1))
    assert [one.node for one in robot.state.stations[WIEN] if one.company == "kk"] == [2]
    key(qtbot, window, Qt.Key.Key_Z)
    assert robot.state == before


def is_forced(move: Move) -> bool:
    return isinstance(move.action, ExchangeMountain) and move.forced


def begins_phase_4(move: Move) -> bool:
    return (move.before.phase, move.after.phase) == ("3", "4")


QUESTIONS = {
    "first-round": lambda move: True,
    "exchange": lambda move: isinstance(move.action, ExchangeMountain),
    "forced": is_forced,
    "trade-in": lambda move: isinstance(move.action, BuyTrain) and move.action.trade_in is not None,
    "many-trains": begins_phase_4,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_is_seen_whole(window: MainWindow, name: str, language: str) -> None:
    """At 1280 x 800 no table of it scrolls, in any language and in both modes."""
    speak(language)
    number = next(number for number, move in enumerate(shipped_moves()) if QUESTIONS[name](move))
    for mode in ("table", "hotseat"):
        robot = opened(window, number, mode)
        settle()
        tables = [table for table in robot.panel.findChildren(ChoiceTable) if table.isVisible()]
        assert tables
        assert not [table.objectName() for table in tables if table.verticalScrollBar().maximum()]


def test_offers_of_trains_keep_their_room_where_a_forming_brings_much(window: MainWindow) -> None:
    """The page of the forming, one key away, tells who gets what; a price is whole where words can be shortened."""
    window.resize(1280, 800)
    opened(window, 377, "table")
    settle()
    turn = page_of(window).turn
    trains = turn.findChild(ChoiceTable, "turn-trains")
    assert isinstance(trains, ChoiceTable)
    assert trains.verticalScrollBar().maximum() == 0
    assert turn.box.verticalScrollBar().maximum() == 0
    assert "kk forms" in turn.box.words
    assert "director of kk" not in turn.box.words
    for cells in trains.table.rows:
        for column, cell in enumerate(cells):
            assert cell.align != "right" or face(BODY).width(cell.text) <= trains.columnWidth(column) - 4, cell.text
