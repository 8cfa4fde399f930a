"""Every word that can be read in a window."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

Shown = tuple[str, str, str]  # the class of a widget, its name, what it says


def words_shown(window: QWidget) -> set[Shown]:
    """Of everything that is not hidden, with tips and what a screen reader says."""
    found: set[Shown] = set()
    for part in (window, *window.findChildren(QWidget)):
        if part.isHidden() or not part.isVisible():
            continue
        said = [*_words(part), part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        if part.isWindow():
            said.append(part.windowTitle())
        found |= {(type(part).__name__, part.objectName(), words) for words in said if words}
    for menu in window.findChildren(QMenu):
        if not menu.objectName():
            continue  # where Qt puts what does not fit into the menu bar
        found |= {("QMenu", menu.objectName(), action.text()) for action in menu.actions() if action.text()}
        found.add(("QMenu", menu.objectName(), menu.title()))
    return found


def _words(part: QWidget) -> Iterator[str]:
    if isinstance(part, QLabel | QAbstractButton):
        yield part.text()
    elif isinstance(part, QLineEdit):
        yield part.placeholderText()
    elif isinstance(part, QComboBox):
        yield from (part.itemText(number) for number in range(part.count()))
    elif isinstance(part, QTabBar):
        yield from (part.tabText(number) for number in range(part.count()))
    elif isinstance(part, QDockWidget):
        yield part.windowTitle()
    elif isinstance(part, QAbstractItemView):
        yield from _cells(part)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount(QModelIndex())):
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(model.data(model.index(row, column), role) or "")
