"""The composition root of the window."""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from core import registry
from core.interchange.position import read_position
from core.kernel.errors import BankhalterError
from core.text.catalogue import text
from ui.icon import window_icon
from ui.shell.main_window import MainWindow
from ui.theme import THEMES, set_up, system_theme
from ui.viewmodels.map_position import map_state
from ui.viewmodels.map_view import MapView, map_view


def main(argv: list[str]) -> int:
    arguments = _parser().parse_args(argv)
    app = QApplication.instance() or QApplication(["bankhalter"])
    assert isinstance(app, QApplication)
    app.setApplicationName(text("app-name"))
    theme = THEMES[arguments.theme] if arguments.theme else system_theme()
    set_up(app, theme)
    app.setWindowIcon(window_icon())
    window = MainWindow(theme)
    try:
        view = None if arguments.board is None else _board(arguments.board)
    except BankhalterError as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.smoke:
        _smoke(app, window)
    if view is not None:
        window.show_board(view)
    window.show()
    return app.exec()


def _board(name: str) -> MapView:
    """A title's empty board, or the board of a game in a file."""
    if name in registry.title_ids():
        return map_view(registry.title(name))
    engine, state = read_position(Path(name))
    return map_view(engine.rules.title, map_state(engine.rules, state))


def _smoke(app: QApplication, window: MainWindow) -> None:
    """Show the start page, then a board, and leave once both were painted."""

    def painted() -> None:
        if window.map_page is None:
            QTimer.singleShot(0, lambda: window.open_board(registry.title_ids()[-1]))
        else:
            QTimer.singleShot(0, app.quit)

    window.painted.connect(painted)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bankhalter")
    parser.add_argument("board", nargs="?", help="a title, a game file or a recorded game: open its board at once")
    parser.add_argument("--theme", choices=sorted(THEMES), help="instead of what the desktop asks for")
    parser.add_argument("--smoke", action="store_true", help="open the window, paint it and leave")
    return parser
