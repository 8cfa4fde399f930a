"""Docks with titles of our own. Where docks share a place as tabs, the tabs are the titles."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QMouseEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QTabBar, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.signs import SignButton
from ui.paint.theme import BODY, SPACE, font, scaled
from ui.shell.panel import Panel

TITLE = 26
LEAST = (200, 80)  # of any panel, whatever the text size


class DockTitle(QWidget):
    """The name of a panel, and buttons to float and to hide it."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        label = Label(dock.windowTitle())
        label.setFont(font(BODY, label.font().Weight.DemiBold))
        self.float_button = SignButton("float", "dock-float", panel=dock.windowTitle())
        self.float_button.setObjectName("dock-float")
        self.float_button.clicked.connect(lambda checked=False: dock.setFloating(not dock.isFloating()))
        self.close_button = SignButton("close", "dock-hide", panel=dock.windowTitle())
        self.close_button.setObjectName("dock-hide")
        self.close_button.clicked.connect(lambda checked=False: dock.close())
        for button in (self.float_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, 0, SPACE, 0)
        row.setSpacing(0)
        row.addWidget(label, 1)
        row.addWidget(self.float_button)
        row.addWidget(self.close_button)
        self.setFixedHeight(scaled(TITLE))


class PanelDock(QDockWidget):
    """A panel in a dock. `seen` says that it came to the front or went away, `closed` that somebody put it away."""

    seen = Signal()
    closed = Signal()

    def __init__(self, name: str, panel: Panel, *, bare: bool, parent: QWidget) -> None:
        super().__init__(text(f"panel-{name}"), parent)
        self.setObjectName(f"dock-{name}")
        self.name = name
        self.bare = bare
        self.panel = panel
        holder = QWidget(self)  # in its place before the panel comes: all of it gets its style once
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(0, 0, 0, 0)
        self.setWidget(holder)
        inside.addWidget(panel)
        self._nothing = QWidget(self)
        self._nothing.setFixedHeight(0)
        self._nothing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._title = None if bare else DockTitle(self)
        if not bare:  # a panel that would like to be larger must not hold up the others
            holder.setMinimumSize(*LEAST)
        if bare:
            self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setTitleBarWidget(self._title or self._nothing)
        self.visibilityChanged.connect(self._front_changed)

    def _front_changed(self, front: bool) -> None:
        """Qt only pushes docks behind another tab out of sight; a panel that is hidden does nothing."""
        self.panel.setVisible(front)
        self.seen.emit()

    def sync(self) -> None:
        """Qt tells where a dock was when it was shown; it may have come to its place since."""
        place = self.geometry()
        front = self.isVisible() and place.right() >= 0 and place.bottom() >= 0
        if front == self.panel.isHidden():
            self._front_changed(front)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @property
    def on_top(self) -> bool:
        """Can it be seen, and is it not behind another tab?"""
        return self.isVisible() and not self.visibleRegion().isEmpty()

    def show_title(self, wanted: bool) -> None:
        bar = self._title if wanted and self._title is not None else self._nothing
        if self.titleBarWidget() is not bar:
            self.setTitleBarWidget(bar)
            other = self._nothing if bar is self._title else self._title
            if other is not None:
                other.hide()
            bar.show()


class Tabs(QObject):
    """Dresses the tab bars that Qt makes for docks that share a place: a double click floats, a middle click hides."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._known: set[QTabBar] = set()

    @property
    def height(self) -> int:
        return max((bar.height() for bar in self._bars() if bar.isVisible()), default=0)

    def _bars(self) -> list[QTabBar]:
        return self._host.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def drop_old(self) -> None:
        """Docks that are restored get new bars. Qt drops the old ones later, and paints them until then."""
        for bar in self._bars():
            QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete.value)
        self._known = {bar for bar in self._known if isValid(bar)}

    def dress(self) -> None:
        for bar in self._bars():
            if bar not in self._known:
                self._known.add(bar)
                bar.setObjectName("dock-tabs")
                bar.setAccessibleName(text("dock-tabs"))
                bar.setDocumentMode(True)
                bar.setDrawBase(False)
                bar.setExpanding(False)
                bar.setElideMode(Qt.TextElideMode.ElideNone)
                bar.setUsesScrollButtons(True)
                bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                bar.tabBarDoubleClicked.connect(lambda index, bar=bar: self._float(bar, index))
                bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QTabBar) and isinstance(event, QMouseEvent):
            middle = event.button() is Qt.MouseButton.MiddleButton
            if middle and event.type() == QEvent.Type.MouseButtonRelease:
                dock = self._dock(watched, watched.tabAt(event.position().toPoint()))
                if dock is not None:
                    dock.close()
                return True
        return super().eventFilter(watched, event)

    def _float(self, bar: QTabBar, index: int) -> None:
        dock = self._dock(bar, index)
        if dock is not None:
            dock.setFloating(True)

    def _dock(self, bar: QTabBar, index: int) -> PanelDock | None:
        title = bar.tabText(index)
        docks = self._host.findChildren(PanelDock)
        return next((dock for dock in docks if dock.windowTitle() == title and not dock.isFloating()), None)
