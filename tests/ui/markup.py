"""What Qt would show as markup: labels, tips of widgets, menus, tables and their heads, documents."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

MOST = 60  # rows of a table


def everything() -> list[QWidget]:
    """Every widget there is, hidden ones too."""
    return [part for window in QApplication.topLevelWidgets() for part in (window, *window.findChildren(QWidget))]


def rendered() -> list[str]:
    """Texts of the whole program that would be taken for markup, with whose they are."""
    found = {
        f"{type(part).__name__} {part.objectName()}: {words}"
        for part in everything()
        for words in (*_labels(part), *_tips(part))
        if QtText.mightBeRichText(words)
    }
    return sorted(found)


def _labels(part: QWidget) -> Iterator[str]:
    if isinstance(part, QLabel) and part.textFormat() != Qt.TextFormat.PlainText:
        yield part.text()


def _tips(part: QWidget) -> Iterator[str]:
    yield part.toolTip()
    yield part.whatsThis()
    yield from (action.toolTip() for action in part.actions() if isinstance(action, QAction))
    if isinstance(part, QAbstractItemView) and part.model() is not None:
        yield from _tips_of(part.model(), QModelIndex())


def _tips_of(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    role = Qt.ItemDataRole.ToolTipRole
    rows = min(model.rowCount(parent), MOST)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
    for row in range(rows):
        yield str(model.headerData(row, Qt.Orientation.Vertical, role) or "")
        for column in range(columns):
            yield str(model.data(model.index(row, column, parent), role) or "")
        yield from _tips_of(model, model.index(row, 0, parent))
