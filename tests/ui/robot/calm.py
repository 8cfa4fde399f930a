"""What must not move while a game is played: the question, its filled button, and the order of all the rest."""

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QWidget

from tests.ui.bare_window import page_of
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

LAYOUTS = 3  # within each other
MOST = 60  # presses of Tab until it has been everywhere


@dataclass
class Calm:
    """Looks at the window after every move, and remembers what was where."""

    window: MainWindow
    turn: QRect = field(default_factory=QRect)
    go: QRect = field(default_factory=QRect)
    tabs: dict[str, list[list[str]]] = field(default_factory=dict)  # by kind of question
    order: dict[str, list[str]] = field(default_factory=dict)

    def look(self) -> None:
        for _ in range(LAYOUTS):  # an answer may have come just now: what it moves has its place before it is painted
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        page = page_of(self.window)
        turn, go = self._place(page.column), page.turn.findChild(QPushButton, "turn-go")
        assert go is not None
        self.turn = self.turn if self.turn.isValid() else turn
        assert turn == self.turn, page.kind
        if go.isVisible():
            place = self._place(go)
            self.go = self.go if self.go.isValid() else place
            assert place == self.go, page.kind
            assert self.turn.contains(place)
        tabs = tab_order(page)
        assert tabs == self.tabs.setdefault(page.kind, tabs), page.kind

    def walk(self) -> None:
        """The keyboard goes through the window, and back to the question."""
        page = page_of(self.window)
        order = focus_order(page)
        assert order == self.order.setdefault(page.kind, order), page.kind

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.window, QPoint()), widget.size())


def focus_order(page: GamePage) -> list[str]:
    """The panels as Tab comes to them from the question on."""
    found: list[str] = []
    page.bring("turn")
    for _ in range(MOST):
        focus = QApplication.focusWidget()
        assert focus is not None
        found += [name for name, panel in page.panels.items() if panel.isAncestorOf(focus) and name not in found]
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if page.turn.hasFocus():
            break
    page.bring("turn")
    return found


def tab_order(page: GamePage) -> list[list[str]]:
    """What stands as tabs beside each other, place by place."""
    bars = page.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [bar for bar in bars if bar.isVisible() and page.rect().intersects(bar.geometry())]
    return sorted([bar.tabText(number) for number in range(bar.count())] for bar in shown)
