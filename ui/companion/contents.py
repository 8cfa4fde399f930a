"""Beside the page: the contents, or what a search has found."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.companion.found_delegate import SECTION, SNIPPET, FoundDelegate
from ui.companion.views.view import CompanionView, EntryView
from ui.paint.plain import Label, set_column_tip
from ui.paint.theme import BODY, SPACE, font
from ui.widgets.wrapped_tree import WrappedTree


class Contents(QStackedWidget):
    chosen = Signal(str)  # a section

    def __init__(self) -> None:
        super().__init__()
        self._tree = self._list("companion-contents")
        self._found = self._list("companion-found")
        self._found.setRootIsDecorated(False)
        self._found.setItemDelegate(FoundDelegate(self._found))
        self._note = Label()
        self._note.setObjectName("companion-note")
        self._note.setProperty("quiet", "true")
        self._note.setWordWrap(True)
        self._note.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        results = QWidget()
        column = QVBoxLayout(results)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._note)
        column.addWidget(self._found, 1)
        self.addWidget(self._tree)
        self.addWidget(results)
        self._view: CompanionView | None = None

    def _list(self, name: str) -> WrappedTree:
        found = WrappedTree(name)
        found.setHeaderHidden(True)
        found.setFrameShape(QFrame.Shape.NoFrame)
        found.setIndentation(3 * SPACE)
        found.setAccessibleName(text("companion-contents"))
        found.currentItemChanged.connect(lambda now, before: self._choose(now))
        found.itemClicked.connect(lambda item, column: self._click(item))
        return found

    def show_view(self, view: CompanionView) -> None:
        self._view = view
        with QSignalBlocker(self._tree):
            self._tree.clear()
            for chapter, name in view.chapters:
                head = QTreeWidgetItem(self._tree, [name])
                head.setFont(0, font(BODY, QFont.Weight.DemiBold))
                for page in view.pages(chapter):
                    item = QTreeWidgetItem(head, [page.name])
                    item.setData(0, SECTION, page.id)

    def show_all(self) -> None:
        self.setCurrentIndex(0)

    def show_found(self, entries: list[EntryView], query: str) -> None:
        self._note.setText(
            text("companion-found", count=len(entries)) if entries else text("companion-nothing", query=query)
        )
        with QSignalBlocker(self._found):
            self._found.clear()
            for entry in entries:
                item = QTreeWidgetItem(self._found, [entry.name])
                item.setData(0, SECTION, entry.id)
                item.setData(0, SNIPPET, entry.snippet)
                set_column_tip(item, 0, f"{entry.name}\n{entry.snippet}")
        self.setCurrentIndex(1)

    def mark(self, section: str) -> None:
        """Show where the open page stands. Unless it was chosen here, only its own chapter is open."""
        for tree in (self._tree, self._found):
            with QSignalBlocker(tree):
                item = self._item(tree, section)
                if item is not None and tree is self._tree and tree.currentItem() is not item:
                    tree.collapseAll()
                tree.setCurrentItem(item)  # type: ignore[arg-type]  # none, where none is marked
                if item is not None:
                    tree.scrollToItem(item)

    def _item(self, tree: QTreeWidget, section: str) -> QTreeWidgetItem | None:
        for number in range(tree.topLevelItemCount()):
            head = tree.topLevelItem(number)
            if head is None:
                continue
            if head.data(0, SECTION) == section:
                return head
            for at in range(head.childCount()):
                child = head.child(at)
                if child is not None and child.data(0, SECTION) == section:
                    return child
        return None

    def take_first(self) -> None:
        """What Enter in the search field opens: the entry that is marked, else the first."""
        if self.currentIndex() == 1:
            item = self._found.currentItem() or self._found.topLevelItem(0)
            if item is not None:
                self._found.setCurrentItem(item)
                self._choose(item)

    def hand_key(self, event: QKeyEvent) -> None:
        """A key of the search field that means the list."""
        QCoreApplication.sendEvent(self._found if self.currentIndex() == 1 else self._tree, event)

    def _click(self, item: QTreeWidgetItem) -> None:
        """A chapter opens and closes."""
        if item.data(0, SECTION):
            self._choose(item)
        else:
            item.setExpanded(not item.isExpanded())

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        section = None if item is None else item.data(0, SECTION)
        if section:
            self.chosen.emit(section)
