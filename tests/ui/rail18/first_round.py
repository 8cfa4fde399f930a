"""A table in its first stock round, in the real window, and how a map is entered there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.rail18.actions import SetPar
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from tests.ui.settling import settle
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.dialogs.asking import ask_map
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

NAMES = ("Anna", "Bea", "Carlo", "Dora")
RESULTS = (("P1", 20), ("P2", 50), ("P3", 80), ("P4", 110), ("P5", 140), ("P6", 180), ("P7", 100))


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[GamePage]:
    """The first stock round: Bea directs FNM, which is launched."""
    theme.set_up(qapp, theme.LIGHT)
    players = [Player(f"p{number}", name) for number, name in enumerate(NAMES, start=1)]
    game = memory_game(new_setup("1844", players, mode="table"))
    for number, (private, price) in enumerate(RESULTS):
        game.dispatch(AuctionResult(actor=f"p{number % 4 + 1}", private=private, amount=price))
        if private == "P6":
            game.dispatch(SetPar(actor="p2", company="FNM", price=80))
    window = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.play(GameBridge(game))
    settle()
    assert window.game_page is not None
    yield window.game_page
    window.close()


def enter_a_tile(qtbot: QtBot, page: GamePage) -> MapEntryDialog:
    """The map is asked for, and a first tile entered by keys."""
    ask_map(page)
    dialog = page.dialog
    assert isinstance(dialog, MapEntryDialog)
    dialog.entry.choose_hex("L21")
    row = next(number for number, choice in enumerate(dialog.entry.model.choices) if choice.kind == "tile")
    for _ in range(row + 1):
        qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Return)
    return dialog
