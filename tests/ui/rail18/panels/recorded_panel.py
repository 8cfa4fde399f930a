"""A panel that shows a position of the recorded game."""

from typing import TypeVar

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.titles.t1844.recorded_states import recorded
from ui.paint import theme
from ui.rail18.views.moment import moment_of
from ui.shell.panel import Panel

P = TypeVar("P", bound=Panel)


def in_phase(phase: str, kind: type[P], qtbot: QtBot, qapp: QApplication) -> P:
    """At the beginning of a phase."""
    theme.set_up(qapp, theme.LIGHT)
    rules, steps = recorded()
    made = kind()
    qtbot.addWidget(made)
    made.show_moment(moment_of(rules, next(state for state, _ in steps if state.phase == phase)))
    made.resize(840, 400)
    made.show()
    return made
