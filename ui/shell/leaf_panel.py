"""A card at a time: a chooser above, a drawn leaf below."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout

from ui.paint.theme import Theme
from ui.shell.lazy import LazyPanel
from ui.values.leaf import Leaf, Tab
from ui.widgets.chooser import Chooser
from ui.widgets.leaf_view import LeafView


class LeafPanel(LazyPanel):
    """Subclasses say which tabs there are and what the leaf of one shows."""

    chosen = Signal(str)  # a company or player named on the leaf whose own card is wanted

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.current = ""
        self.chooser, self.leaf = Chooser(), LeafView()
        self.chooser.setObjectName(f"{name}-chooser")
        self.chooser.setAccessibleName(title)
        self.leaf.setObjectName(f"{name}-leaf")
        self.chooser.chosen.connect(self.choose)
        self.chooser.pointed.connect(self._point)
        self.leaf.chosen.connect(self._follow)
        scroll = QScrollArea()
        scroll.setWidget(self.leaf)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.chooser)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.chooser)
        layout.addWidget(scroll, 1)

    def tabs(self, moment: Any) -> tuple[Tab, ...]:
        raise NotImplementedError

    def make_leaf(self, moment: Any, key: str) -> Leaf:
        raise NotImplementedError

    def first(self, moment: Any) -> str:
        """The tab that is shown before anything is chosen."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(480, 300)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.chooser.theme = self.leaf.theme = theme
        self.chooser.update()
        self.leaf.update()

    def choose(self, key: str) -> None:
        """Show a company or player; the window calls this, too."""
        self.current = key
        if self.moment is not None:
            self.show_moment(self.moment)

    def standing(self) -> str:
        return self.current

    def stand(self, kept: str) -> None:
        self.choose(kept)

    def refresh(self, moment: Any) -> None:
        tabs = self.tabs(moment)
        if self.current not in {tab.key for tab in tabs}:
            self.current = self.first(moment)
        self.chooser.set_tabs(tabs, self.current)
        self.leaf.set_leaf(self.make_leaf(moment, self.current))

    def _follow(self, key: str) -> None:
        if self.moment is not None and key in {tab.key for tab in self.tabs(self.moment)}:
            self.choose(key)
        else:
            self.chosen.emit(key)

    def points_at(self, moment: Any, key: str) -> bool:
        """Can other panels light it up?"""
        return False

    def _point(self, key: str) -> None:
        if self.moment is not None and (not key or self.points_at(self.moment, key)):
            self.point.emit(key or None)
