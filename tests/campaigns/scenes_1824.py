"""What only 1824 asks, for the pictures: its sample game at each kind of question, and the station that goes back."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.rail18.actions import BuyTrain, ChangeSettings, RunTrains
from core.rail18.state import CompanyTurn, Question, StockRound
from core.titles.t1824.actions import ExchangeCoal, ExchangeMountain
from tests.titles.t1824.shipped import Move, shipped_moves
from tests.titles.t1824.turning_points import both_in_wien, end_round
from tests.titles.t1824.window_games import game_of, shipped_until
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_games import patiently
from ui.game.bridge import GameBridge
from ui.shell.window.main_window import MainWindow

Show = Callable[[MainWindow], None]
SOLD = 7  # purchases of the first round


def scenes() -> Iterator[tuple[str, Show]]:
    for mode in ("table", "hotseat"):
        yield f"1824-first-round-{mode}", lambda window, mode=mode: play(window, SOLD, mode)
        yield f"1824-exchange-{mode}", lambda window, mode=mode: exchange(window, mode)
        yield f"1824-forced-{mode}", lambda window, mode=mode: play(window, first(forced), mode)
        yield f"1824-trade-in-{mode}", lambda window, mode=mode: play(window, first(trade_in), mode)
    yield "1824-first-round-begins", lambda window: play(window, 0)
    yield "1824-coal-exchange", lambda window: play(window, first(coal))
    yield "1824-many-trains", lambda window: play(window, first(phase_4))
    for sym in ("Sd", "Ug", "kk"):
        yield f"1824-formed-{sym}", lambda window, sym=sym: formed(window, sym)
        yield f"1824-coming-{sym}", lambda window, sym=sym: coming(window, sym)
    yield "1824-stations", stations
    yield "1824-no-track", without_track
    yield "1824-run", run
    yield "1824-overdrawn", lambda window: play(window, first(overdrawn))


def play(window: MainWindow, number: int, mode: str = "table") -> None:
    window.play(GameBridge(shipped_until(number, mode)))
    QApplication.processEvents()


def first(wanted: Callable[[Move], bool]) -> int:
    return next(number for number, move in enumerate(shipped_moves()) if wanted(move))


def forced(move: Move) -> bool:
    return isinstance(move.before.frame, Question) and isinstance(move.action, ExchangeMountain)


def trade_in(move: Move) -> bool:
    return isinstance(move.action, BuyTrain) and move.action.trade_in is not None


def coal(move: Move) -> bool:
    return isinstance(move.action, ExchangeCoal)


def phase_4(move: Move) -> bool:
    return (move.before.phase, move.after.phase) == ("3", "4")


def overdrawn(move: Move) -> bool:
    frame = move.before.frame
    return isinstance(frame, StockRound) and move.before.debt(frame.player) > 0


def exchange(window: MainWindow, mode: str) -> None:
    """The page with mountain railways and regional railways."""
    play(window, first(lambda move: isinstance(move.action, ExchangeMountain)), mode)
    robot = Robot(window, patiently(application()))
    robot.choose(robot.find("mountains"))


def formed(window: MainWindow, sym: str) -> None:
    number = first(lambda move: move.after.companies[sym].launched)
    play(window, number)
    assert window.game_page is not None
    window.game_page.act(shipped_moves()[number].action)


def coming(window: MainWindow, sym: str) -> None:
    """What would be formed, in the middle of the round before."""
    play(window, first(lambda move: move.after.companies[sym].launched) - 30)
    assert window.game_page is not None
    window.game_page.bring("turn")
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_X)


def stations(window: MainWindow) -> None:
    window.play(GameBridge(game_of(end_round(both_in_wien(mode="table").tiles(F11="491/0")))))


def without_track(window: MainWindow) -> None:
    """A coal railway, whose mine brings money besides."""
    game = shipped_until(first(lambda move: isinstance(move.action, RunTrains)))
    game.dispatch(ChangeSettings(actor=game.state.order[0], track_kept=False))
    window.play(GameBridge(game))


def run(window: MainWindow) -> None:
    """A goods train from its mine beside a normal one, as late in the game as there are both."""

    def both(move: Move) -> bool:
        frame, state = move.before.frame, move.before
        if not isinstance(frame, CompanyTurn) or frame.step != "run":
            return False
        goods = [state.trains[train].type.endswith("g") for train in state.trains_of(frame.company)]
        return any(goods) and not all(goods)

    play(window, max(number for number, move in enumerate(shipped_moves()) if both(move)))
    robot = Robot(window, patiently(application()))
    robot.wait(lambda: not robot.view.waiting)


def application() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found
