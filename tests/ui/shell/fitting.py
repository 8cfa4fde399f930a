"""What is written and does not fit into its place: labels, buttons, tabs, heads, fields, lines of lists and trees, and
what painters shorten.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QToolButton,
    QTreeView,
    QWidget,
)

from ui.board.status_line import StatusLine
from ui.paint import ink

SLACK = 1  # pixel
# on purpose: all is in a tip, in a list or behind an arrow
SHORTENED = ("ElidedLabel", "StatusLine", "QTabBar", "QComboBox", "QHeaderView")
BREAKS = re.compile(r"[\s\u200b]+")


class Painted:
    """What painters have shortened since it was last asked for."""

    def __init__(self) -> None:
        self.shortened: set[str] = set()


@contextmanager
def watched_ink() -> Iterator[Painted]:
    """While painters write, what they shorten is noted."""
    found, plain = Painted(), ink.Face.elided

    def elided(face: ink.Face, text: str, room: float) -> str:
        words = plain(face, text, room)
        if words != text and room > 0:
            found.shortened.add(text)
        return words

    ink.Face.elided = elided  # type: ignore[method-assign]
    try:
        yield found
    finally:
        ink.Face.elided = plain  # type: ignore[method-assign]


def misfits(window: QWidget) -> list[str]:
    """Of all that can be seen in a window."""
    found = []
    for part in window.findChildren(QWidget):
        if part.isVisible() and not part.visibleRegion().isEmpty():
            found += [f"{type(part).__name__} {part.objectName()}: {words}" for words in _misfits(part)]
            found += [f"{type(part).__name__} {part.objectName()} overlap: {words}" for words in _overlaps(part)]
    return found


def cut(part: QWidget, place: str) -> list[str]:
    """What nobody can read, of all that can be seen in a part of the window."""
    return [f"{place}: {words}" for words in misfits(part) if not words.startswith(SHORTENED)]


def _misfits(part: QWidget) -> Iterator[str]:
    if isinstance(part, StatusLine):
        if part.text() != part.full:
            yield part.full
    elif isinstance(part, QLabel):
        if part.text() and part.pixmap().isNull() and not _label_fits(part):
            yield part.text()
    elif isinstance(part, QAbstractButton):
        words = part.text()
        if words and _lacking(part, words):
            yield words
    elif isinstance(part, QTabBar):
        if any(child.isVisible() for child in part.findChildren(QToolButton)):
            yield " | ".join(part.tabText(number) for number in range(part.count()))
    elif isinstance(part, QHeaderView):
        yield from _heads(part)
    elif isinstance(part, QTreeView | QListView):
        yield from _entries(part)
    elif isinstance(part, QComboBox):
        if part.fontMetrics().horizontalAdvance(part.currentText()) > _field(part).width() + SLACK:
            yield part.currentText()
    elif isinstance(part, QLineEdit):
        room = part.width() - 2 * 7  # frame and margins of the stylesheet
        words = part.placeholderText() if not part.text() else ""
        if part.fontMetrics().horizontalAdvance(words) > room + SLACK:
            yield words


def _label_fits(label: QLabel) -> bool:
    room = label.contentsRect()
    if label.wordWrap():
        return (
            label.heightForWidth(label.width()) <= label.height() + SLACK and _longest_word(label) <= room.width() + 2
        )
    return label.sizeHint().width() <= label.width() + SLACK and label.sizeHint().height() <= label.height() + SLACK + 1


def _longest_word(label: QLabel) -> int:
    if "<" in label.text() and label.textFormat() != Qt.TextFormat.PlainText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(label.text())
        words = document.toPlainText()
    else:
        words = label.text()
    parts = [piece for word in BREAKS.split(words) for piece in ink.pieces(word)]
    return max((label.fontMetrics().horizontalAdvance(piece) for piece in parts), default=0)


def _lacking(button: QAbstractButton, words: str) -> bool:
    """Less room than its words take, without counting frames too closely."""
    plain = words.replace("&&", "\0").replace("&", "").replace("\0", "&")
    wanted = max(button.fontMetrics().horizontalAdvance(line) for line in plain.split("\n"))
    beside = button.sizeHint().width() - wanted
    return wanted + min(beside, 8) > button.width() + SLACK


def _heads(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if model is None or header.orientation() != Qt.Orientation.Horizontal or type(header) is not QHeaderView:
        return  # our own heads are painted, and watched there
    for number in range(header.count()):
        words = str(model.headerData(number, Qt.Orientation.Horizontal) or "")
        room = header.sectionSize(number) - 2
        if not header.isSectionHidden(number) and header.fontMetrics().horizontalAdvance(words) > room:
            yield words


def _entries(view: QTreeView | QListView) -> Iterator[str]:
    """Of all that is unfolded, also where it is scrolled to."""
    delegate = view.itemDelegate()
    if type(delegate).paint is not QStyledItemDelegate.paint:
        return  # our own entries are painted, and watched there
    for index in _unfolded(view, view.rootIndex()):
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        option.rect = view.visualRect(index)
        if view.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            option.rect.setRight(min(option.rect.right(), view.viewport().width()))
        delegate.initStyleOption(option, index)
        room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
        margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
        room.adjust(margin, 0, -margin, 0)
        wraps = Qt.TextFlag.TextWordWrap if view.wordWrap() else Qt.TextFlag.TextSingleLine
        needed = option.fontMetrics.boundingRect(QRect(0, 0, room.width(), 0), wraps, option.text)
        if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
            yield option.text


def _unfolded(view: QTreeView | QListView, parent: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    columns = view.header().count() if isinstance(view, QTreeView) else 1
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            if not view.visualRect(model.index(row, column, parent)).isEmpty():
                yield model.index(row, column, parent)
        if isinstance(view, QTreeView) and view.isExpanded(model.index(row, 0, parent)):
            yield from _unfolded(view, model.index(row, 0, parent))


def _field(box: QComboBox) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )


def _overlaps(parent: QWidget) -> Iterator[str]:
    """Labels and buttons that stand in the same layout."""
    if parent.layout() is None:
        return
    inside = [
        child
        for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if isinstance(child, QLabel | QAbstractButton) and child.isVisible() and parent.layout().indexOf(child) >= 0
    ]
    for one, other in combinations(inside, 2):
        if one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry().adjusted(1, 1, -1, -1)):
            yield f"{one.text()} / {other.text()}"  # type: ignore[attr-defined]
