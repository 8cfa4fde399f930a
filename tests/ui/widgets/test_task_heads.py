"""Heads above tasks are told whole, in narrow columns too."""

import pytest
from pytestqt.qtbot import QtBot

from ui.paint.ink import face
from ui.paint.theme import BODY
from ui.values.task_rows import TaskPage
from ui.values.tasks import Open, Task
from ui.widgets.task_board import TaskBoard

KINDS = ("money", "paper", "train", "market", "income")


@pytest.mark.parametrize("width", [560, 600, 860])
def test_a_head_breaks_instead_of_being_cut(qtbot: QtBot, width: int) -> None:
    tasks = tuple(Open(Task(f"{kind} {n}", kind, key=f"{kind}:{n}"), False, False) for kind in KINDS for n in range(4))
    board = TaskBoard()
    qtbot.addWidget(board)
    board.resize(width, 180)
    board.checks.show(TaskPage("", tasks), (), opened=KINDS)
    board.show()
    board.grab()
    heads = [(number, row) for number, row in enumerate(board.checks.rows) if row.kind == "head"]
    assert len(heads) == len(KINDS)
    for number, row in heads:
        lines, place = board._standing.lines[number], board._standing.places[number]
        assert " ".join(lines) == row.text
        assert all(face(BODY, True).width(line) < place.width() - 100 for line in lines)
        assert place.height() >= len(lines) * face(BODY, True).height
