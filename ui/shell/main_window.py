"""The window: the start page, or one board."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from core import registry
from core.text.catalogue import text
from ui.shell.map_page import MapPage
from ui.shell.start_page import StartPage
from ui.theme import DARK, LIGHT, Theme, apply_theme
from ui.viewmodels.map_view import MapView, map_view

SMALLEST = (960, 600)
WISHED = (1280, 800)


class MainWindow(QMainWindow):
    painted = Signal()  # for the first time after the page changed

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._pages = QStackedWidget()
        self.start_page = StartPage(theme)
        self.map_page: MapPage | None = None
        self._waiting_for_paint = True
        self.start_page.chosen.connect(self.open_board)
        self.start_page.theme_wanted.connect(self.switch_theme)
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(text("app-name"))
        self._resize()
        self._watch(self.start_page)
        self.start_page.focus()

    def open_board(self, title_id: str) -> None:
        self.show_board(map_view(registry.title(title_id)))

    def show_board(self, view: MapView) -> None:
        self._drop_board()
        page = MapPage(view, self.theme)
        page.left.connect(self.show_start)
        page.theme_wanted.connect(self.switch_theme)
        self.map_page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.canvas.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setWindowTitle(text("window-title", name=view.name))
        self._watch(page.canvas.viewport())

    def show_start(self) -> None:
        self._drop_board()
        self._pages.setCurrentWidget(self.start_page)
        self.setWindowTitle(text("app-name"))
        self._watch(self.start_page)
        self.start_page.focus()

    def switch_theme(self) -> None:
        self.set_theme(LIGHT if self.theme.name == "dark" else DARK)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme)
        self.start_page.set_theme(theme)
        if self.map_page is not None:
            self.map_page.set_theme(theme)

    def _drop_board(self) -> None:
        if self.map_page is not None:
            self._pages.removeWidget(self.map_page)
            self.map_page.deleteLater()
            self.map_page = None

    def _resize(self) -> None:
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(WISHED[0], screen.width()), min(WISHED[1], screen.height()))

    def _watch(self, widget: QObject) -> None:
        self._waiting_for_paint = True
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._waiting_for_paint and event.type() == QEvent.Type.Paint:
            self._waiting_for_paint = False
            watched.removeEventFilter(self)
            self.painted.emit()
        return super().eventFilter(watched, event)
