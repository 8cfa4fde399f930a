"""What Qt says in its own dialogs: all of it in the language in use."""

import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QTabWidget,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.app.languages import speak

SAME = {"&Name:", "Name"}  # German, too


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def file_dialog(mode: QFileDialog.FileMode, accept: QFileDialog.AcceptMode) -> QFileDialog:
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setNameFilter("PDF")
    dialog.setFileMode(mode)
    dialog.setAcceptMode(accept)
    return dialog


def dialogs(qtbot: QtBot) -> Iterator[QDialog]:
    mode, accept = QFileDialog.FileMode, QFileDialog.AcceptMode
    made = [
        file_dialog(mode.AnyFile, accept.AcceptSave),
        file_dialog(mode.ExistingFile, accept.AcceptOpen),
        file_dialog(mode.Directory, accept.AcceptOpen),
        QPrintDialog(QPrinter()),
    ]
    for dialog in made:
        qtbot.addWidget(dialog)
        yield dialog


def said(dialog: QDialog) -> Iterator[str]:
    for widget in dialog.findChildren(QWidget):
        yield widget.toolTip()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabWidget):
            yield from (widget.tabText(at) for at in range(widget.count()))
        elif isinstance(widget, QComboBox) and not widget.objectName().startswith("lookIn"):
            yield from (widget.itemText(at) for at in range(widget.count()))
        elif isinstance(widget, QTreeView):
            columns = range(widget.model().columnCount())
            yield from (str(widget.model().headerData(at, widget.header().orientation())) for at in columns)


def words_in(language: str, qtbot: QtBot) -> list[str]:
    speak(language)
    return [words for dialog in dialogs(qtbot) for words in said(dialog)]


@pytest.mark.skipif(sys.platform != "linux", reason="the system has dialogs of its own there")
@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_word_of_a_dialog_is_left_in_english(language: str, qtbot: QtBot) -> None:
    english, others = words_in("en", qtbot), words_in(language, qtbot)
    assert len(english) == len(others) > 100
    left = {words for words, other in zip(english, others, strict=True) if words == other and re.search("[a-z]", words)}
    assert left <= SAME
    assert all(other for words, other in zip(english, others, strict=True) if words)
