"""Files that the desktop hands over: with the start of the program, and on macOS also while it runs."""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ui.shell.window.main_window import MainWindow


class Application(QApplication):
    window: MainWindow | None = None  # that files are opened in

    def event(self, event: QEvent) -> bool:
        window = self.window
        if isinstance(event, QFileOpenEvent) and event.file() and window is not None:
            path = Path(event.file())
            QTimer.singleShot(0, window, lambda: open_file(window, path))
            return True
        return super().event(event)


def open_file(window: MainWindow, path: Path) -> None:
    """The game that is being played stays as it is, also if it is asked for once more."""
    page = window.game_page
    if page is None or page.bridge.log.path != path.resolve():
        window.games.open(path)
    window.raise_()
    window.activateWindow()
