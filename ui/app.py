"""The composition root of the window."""

import argparse

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from core import registry
from core.text.catalogue import text
from ui.icon import window_icon
from ui.shell.main_window import MainWindow
from ui.theme import THEMES, set_up, system_theme


def main(argv: list[str]) -> int:
    arguments = _parser().parse_args(argv)
    app = QApplication.instance() or QApplication(["bankhalter"])
    assert isinstance(app, QApplication)
    app.setApplicationName(text("app-name"))
    theme = THEMES[arguments.theme] if arguments.theme else system_theme()
    set_up(app, theme)
    app.setWindowIcon(window_icon())
    window = MainWindow(theme)
    if arguments.smoke:
        _smoke(app, window)
    if arguments.board:
        window.open_board(arguments.board)
    window.show()
    return app.exec()


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
    parser.add_argument("board", nargs="?", choices=registry.title_ids(), help="open this board at once")
    parser.add_argument("--theme", choices=sorted(THEMES), help="instead of what the desktop asks for")
    parser.add_argument("--smoke", action="store_true", help="open the window, paint it and leave")
    return parser
