"""A par is chosen on the market as well, while the turn asks for one."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Player
from tests.ui.rail18.first_rounds import bidder, first_stock_round
from ui.game.bridge import GameBridge
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow


def play(window: MainWindow, game: object) -> tuple[GamePage, TurnPanel, MarketPanel]:
    window.play(GameBridge(game))  # type: ignore[arg-type]
    page = window.game_page
    assert page is not None
    page.bring("market")
    turn, market = page.panels["turn"], page.panels["market"]
    assert isinstance(turn, TurnPanel)
    assert isinstance(market, MarketPanel)
    QApplication.processEvents()
    return page, turn, market


def place(market: MarketPanel, price: int) -> QPoint:
    cell = next(cell for cell in market.view.cells if cell.par and cell.price == price)
    return market.chart.cells[cell.row, cell.column].toRect().bottomLeft() + QPoint(4, -4)


def asked_for_par() -> object:
    """P6 was bought: its owner names the par of FNM."""
    game = memory_game(new_setup("1844", [Player(f"p{n}", f"P{n}") for n in range(3)], mode="hotseat"))
    for code, price in {"P1": 20, "P2": 50, "P3": 80, "P4": 110, "P5": 140, "P6": 180}.items():
        game.dispatch(ac.Bid(actor=bidder(game), private=code, amount=price))
        for _ in range(2):
            game.dispatch(ac.Pass(actor=bidder(game), what="auction"))
    return game


def test_a_click_names_the_par_that_is_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    page, turn, market = play(window, asked_for_par())
    QTest.mouseMove(market, place(market, 80))
    assert market.sentence == turn.par_words(80) != ""
    qtbot.waitUntil(lambda: turn.par_words(80) in turn.box.words)
    QTest.mouseClick(market, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(market, 80))
    assert page.bridge.moment.state.companies["FNM"].par == 80


def test_the_par_of_a_company_that_is_started(qtbot: QtBot, window: MainWindow) -> None:
    page, turn, market = play(window, first_stock_round())
    QTest.mouseMove(market, place(market, 60))
    QTest.mouseClick(market, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(market, 60))
    assert page.bridge.moment.state.frame == page.bridge.seen.state.frame, "nothing asks for a par yet"
    turn.setFocus()
    choice = next(choice for choice in turn.view.choices if choice.id == "start")
    QTest.keyClicks(turn, choice.key)
    assert turn.par_words(60) == "", "of several companies none is meant"
    QTest.keyClicks(turn, "SCB")
    assert turn.par_words(60)
    QTest.keyClick(turn, Qt.Key.Key_Return)
    QTest.mouseClick(market, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(market, 60))
    assert page.bridge.moment.state.companies["SCB"].par == 60


def test_a_par_that_nobody_can_pay_says_why(qtbot: QtBot, window: MainWindow) -> None:
    game = first_stock_round()
    player = game.state.frame.player  # type: ignore[union-attr]
    for company in ("NOB", "VSB"):
        game.dispatch(ac.StartCompany(actor=player, company=company, price=100))
        while game.state.frame.player != player:  # type: ignore[union-attr]
            game.dispatch(ac.Pass(actor=game.state.frame.player, what="stock"))  # type: ignore[union-attr]
    page, turn, market = play(window, game)
    choice = next(choice for choice in turn.view.choices if choice.id == "start")
    turn.setFocus()
    QTest.keyClicks(turn, choice.key)
    QTest.keyClicks(turn, "SCB")
    QTest.keyClick(turn, Qt.Key.Key_Return)
    refused = [action.price for action in turn.view.refusals if isinstance(action, ac.StartCompany)]
    assert refused
    QTest.mouseMove(market, place(market, refused[0]))
    qtbot.waitUntil(lambda: turn.par_words(refused[0]) in turn.box.words)
    QTest.mouseClick(market, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place(market, refused[0]))
    assert page.bridge.moment.state.companies["SCB"].par == 0
