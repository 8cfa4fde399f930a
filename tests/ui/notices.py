"""What is asked before something goes, and its answer."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.shell.window.notice import Notice


def answer(qtbot: QtBot, window: QWidget, code: str) -> None:
    notice = next(found for found in window.findChildren(Notice) if found.isVisible())
    qtbot.mouseClick(notice.buttons[code], Qt.MouseButton.LeftButton)
    settle()
