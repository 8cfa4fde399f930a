"""Words on the screen are never markup: labels and tips show them letter by letter.

Qt takes what looks like HTML for HTML, and then opens the files and servers that it names. Whatever a person or a file
brings might look so. Nothing else makes a label, sets a tip or shows one (`tests/house/test_plain_text.py`).
"""

from textwrap import TextWrapper

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QLabel, QListWidgetItem, QToolTip, QTreeWidgetItem, QWidget

LINE = 120  # letters
_IN_LINES = TextWrapper(LINE, replace_whitespace=False, expand_tabs=False, break_on_hyphens=False)
APART = "\u2060"  # has no width; behind it no tag and no entity goes on


class Label(QLabel):
    def __init__(self, words: str = "", *, wordWrap: bool = False) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        if words:
            self.setText(words)
        if wordWrap:
            self.setWordWrap(True)


def tip(words: str) -> str:
    """The words of a tip in lines that fit a screen, for models; widgets have theirs by `set_tip`."""
    if any(len(line) > LINE for line in words.split("\n")):
        words = "\n".join(part for line in words.split("\n") for part in _IN_LINES.wrap(line) or [""])
    if QtText.mightBeRichText(words):
        words = words.replace("<", f"<{APART}").replace("&lt;", f"&{APART}lt;")
    return words


def set_tip(target: QWidget | QAction | QListWidgetItem, words: str) -> None:
    target.setToolTip(tip(words))


def set_column_tip(item: QTreeWidgetItem, column: int, words: str) -> None:
    item.setToolTip(column, tip(words))


def show_tip(at: QPoint, words: str, owner: QWidget) -> None:
    QToolTip.showText(at, tip(words), owner)


def hide_tip() -> None:
    QToolTip.hideText()


def caption(words: str) -> str:
    """The words of a button or an entry of a menu: an & is a letter, and underlines none."""
    return words.replace("&", "&&")


def set_title(window: QWidget, words: str) -> None:
    """Qt leaves out a [*], its place for a sign of changes, but for a doubled one."""
    window.setWindowTitle(words.replace("[*]", "[*][*]"))
