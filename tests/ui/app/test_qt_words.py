"""What Qt says in its own dialogs: all of it in the language in use."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import Qt as QtText
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QMessageBox,
    QTabWidget,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ui.app.languages import NAMING, speak

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


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("said", list(NAMING))
def test_what_qt_says_with_a_name_of_a_file_is_never_markup(language: str, said: str) -> None:
    speak(language)
    told = QCoreApplication.translate("QFileDialog", said)
    assert told.count("%1") == 1
    assert not QtText.mightBeRichText(told.replace("%1", '<img src="x">'))


@pytest.mark.skipif(sys.platform != "linux", reason="the system has dialogs of its own there")
def test_the_question_before_a_file_is_replaced_is_ours(qtbot: QtBot, tmp_path: Path) -> None:
    speak("en")
    (tmp_path / "<b>x").touch()
    dialog = file_dialog(QFileDialog.FileMode.AnyFile, QFileDialog.AcceptMode.AcceptSave)
    qtbot.addWidget(dialog)
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("<b>x")
    told: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(box.text())
        box.button(QMessageBox.StandardButton.No).click()

    dialog.show()
    QTimer.singleShot(0, answer)
    dialog.accept()
    assert told == ["There is a file of this name already. Do you want to replace it?\n<b>x"]
    dialog.close()
