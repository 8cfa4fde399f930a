"""The window of the rules companion. It stays open beside the game and is used with keys alone as well."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.text.catalogue import text
from ui.companion.contents import Contents
from ui.companion.leaves import PICTURE, Leaf
from ui.companion.pictures import paint_picture
from ui.companion.views.view import CompanionView
from ui.paint.plain import set_tip
from ui.paint.theme import BODY, SPACE, Theme, font, scaled
from ui.values.keys import key_of, key_words
from ui.widgets.sizes import open_at

SIZE = (866, 640)
SIDE = 266
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Page(QTextBrowser):
    """Shows the pictures that it was given, and reads nothing by itself."""

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        return None


class CompanionWindow(QDialog):
    def __init__(self, view: CompanionView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("companion")
        self.setWindowTitle(text("companion-title"))
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.theme = theme
        self._view = view
        self._seen: list[str] = []
        self._at = -1
        self.back = self._button("‹", "companion-back", "Alt+Left", lambda: self._go(-1))
        self.forth = self._button("›", "companion-forth", "Alt+Right", lambda: self._go(1))
        self.search = QLineEdit()
        self.search.setObjectName("companion-search")
        self.search.setPlaceholderText(text("companion-search"))
        self.search.setAccessibleName(text("companion-search"))
        set_tip(self.search, text("companion-search-tip", key=key_of("companion.search")))
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(100)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._take_first)
        self.search.installEventFilter(self)
        self.contents = Contents()
        self.contents.chosen.connect(self.show_section)
        self.page = Page()
        self.page.setObjectName("companion-page")
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(text("companion-title"))
        self.page.anchorClicked.connect(lambda url: self.show_section(url.toString()))
        self.page.document().setDocumentMargin(3 * SPACE)
        self.page.document().setIndentWidth(scaled(4 * SPACE))
        QShortcut(QKeySequence("Ctrl+F"), self, self._to_search)
        self._lay_out()
        self.contents.show_view(view)
        self.show_section(view.first)

    def _button(self, sign: str, code: str, key: str, run: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setObjectName(code)
        set_tip(button, text(code, key=key_words(key)))
        button.setAccessibleName(button.toolTip())
        button.setFont(font(BODY + 4, QFont.Weight.DemiBold))
        button.clicked.connect(lambda: run())
        QShortcut(QKeySequence(key), self, run)
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(self.back)
        top.addWidget(self.forth)
        top.addWidget(self.search, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.contents)
        split.addWidget(self.page)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        split.setSizes([scaled(SIDE), scaled(SIZE[0] - SIDE)])
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addLayout(top)
        column.addWidget(split, 1)
        open_at(self, *SIZE)
        self.setMinimumSize(scaled(480), scaled(320))

    # --- pages

    @property
    def section(self) -> str:
        """The section that is open."""
        return self._seen[self._at]

    def show_view(self, view: CompanionView) -> None:
        """Another game, or none: the register of rulings tells its settings."""
        self._view = view
        self._seen = [section for section in self._seen if view.page(section) is not None] or [view.first]
        self._at = len(self._seen) - 1
        self.contents.show_view(view)
        self._find(self.search.text())
        self._show()

    def show_section(self, section: str) -> None:
        """Unknown ones are left alone."""
        if self._view.page(section) is None:
            return
        if not self._seen or section != self.section:
            self._seen = [*self._seen[: self._at + 1], section]
            self._at = len(self._seen) - 1
        self._show()

    def _go(self, steps: int) -> None:
        if 0 <= self._at + steps < len(self._seen):
            self._at += steps
            self._show()

    def _show(self) -> None:
        page = self._view.page(self.section)
        assert page is not None
        leaf = Leaf(self._view, page, self.theme)
        document = self.page.document()
        document.clear()
        for name in leaf.pictures:
            picture = paint_picture(self._view.picture(name), self.theme, self.devicePixelRatioF())
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(PICTURE + name), picture)
        self.page.setHtml(leaf.html)
        self.contents.mark(self.section)
        self.back.setEnabled(self._at > 0)
        self.forth.setEnabled(self._at + 1 < len(self._seen))

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._show()

    # --- searching

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find(self, query: str) -> None:
        if query.strip():
            self.contents.show_found(self._view.find(query), query.strip())
        else:
            self.contents.show_all()
            self.contents.mark(self.section)

    def _take_first(self) -> None:
        self.contents.take_first()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search field the arrow keys go through what was found."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and watched is self.search
            and event.key() in MOVES
        ):
            self.contents.hand_key(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search before it closes the window; Enter elsewhere presses no button."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)
