"""Parts of a page that asks: headings, hints, and columns of answers."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, font


def column(*parts: QWidget) -> QVBoxLayout:
    found = QVBoxLayout()
    found.setSpacing(SPACE + 2)
    for part in parts:
        found.addWidget(part)
    found.addStretch(1)
    return found


def space() -> QWidget:
    found = QWidget()
    found.setFixedHeight(2 * SPACE)
    return found


def heading(code: str) -> Label:
    label = Label(text(code))
    label.setFont(font(HEADING, QFont.Weight.DemiBold))
    return label


def quiet_label(words: str = "") -> Label:
    label = Label(words)
    label.setProperty("quiet", "true")
    label.setWordWrap(True)
    return label


def show_quiet(label: Label, *, quiet: bool) -> None:
    """What has an answer stands out."""
    label.setProperty("quiet", "true" if quiet else "false")
    label.style().polish(label)


def hint_label(code: str) -> Label:
    label = quiet_label(text(code))
    label.setIndent(6 * SPACE)
    return label


def radio(code: str) -> QRadioButton:
    found = QRadioButton(text(code))
    found.setObjectName(code)
    return found


def check(code: str) -> QCheckBox:
    found = QCheckBox(text(code))
    found.setObjectName(code)
    return found


def group(owner: QWidget, *buttons: QRadioButton) -> QButtonGroup:
    found = QButtonGroup(owner)
    for button in buttons:
        found.addButton(button)
    return found
