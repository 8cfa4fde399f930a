"""The page of a game as the window makes it, painted once, with everything that went wrong on the way."""

import sys
from types import TracebackType

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from core.interchange.game_file import AnyGame
from ui.app.families import family_of
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.shell.pages.game_page import GamePage


class Viewer:
    def __init__(self) -> None:
        self._app = QApplication.instance() or QApplication(["viewer"])
        assert isinstance(self._app, QApplication)
        theme.set_up(self._app, theme.LIGHT)
        self._settings = Settings()
        self._errors: list[BaseException] = []

    def show(self, game: AnyGame) -> None:
        """Raises the first exception of a slot or of an override."""
        before, sys.excepthook = sys.excepthook, self._caught
        self._errors.clear()
        try:
            bridge = GameBridge(game)
            page = GamePage(bridge, family_of(game.engine.setup.title), self._settings, theme.LIGHT)
            page.resize(1280, 800)
            page.show()
            self._app.processEvents()
            page.grab()
            self._app.processEvents()
            page.hide()
            page.deleteLater()
            bridge.change_listeners()
            bridge.workers.close()
            bridge.deleteLater()
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        finally:
            sys.excepthook = before
        if self._errors:
            raise self._errors[0]

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._errors.append(error)
