"""A panel that fails as it comes into sight is told like any mistake, and does not take the program with it."""

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.shell.lazy import LazyPanel


class Failing(LazyPanel):
    def refresh(self, moment: Any) -> None:
        raise LookupError(moment)


def test_what_fails_as_a_panel_comes_into_sight_is_told_once_it_is_there(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = Failing()
    QVBoxLayout(window).addWidget(panel)
    panel.show_moment("a moment")
    with qtbot.captureExceptions() as caught:
        window.show()
        settle()
        window.resize(300, 300)
        settle()
    assert [repr(error) for _, error, _ in caught] == ["LookupError('a moment')"]
    assert panel.isVisible()
