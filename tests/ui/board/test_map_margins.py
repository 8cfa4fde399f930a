"""Row letters and column numbers around the board: never upon each other, never cut off."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem
from pytestqt.qtbot import QtBot

from core import registry
from ui.board.canvas import MapCanvas
from ui.board.scene import MapScene
from ui.paint.theme import LIGHT, set_up
from ui.rail18.views.map.view import map_view


@pytest.mark.parametrize("size", [(850, 260), (400, 300), (1600, 900)])
@pytest.mark.parametrize("turned", [False, True])
def test_margins_have_room(qtbot: QtBot, qapp: QApplication, size: tuple[int, int], turned: bool) -> None:
    set_up(qapp, LIGHT)
    canvas = MapCanvas(MapScene(map_view(registry.title("1844")), LIGHT))
    qtbot.addWidget(canvas)
    canvas.resize(*size)
    canvas.show()
    canvas.turn(turned)
    items = [item for item in canvas.scene().items() if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible()]
    boxes = [item.deviceTransform(canvas.viewportTransform()).mapRect(item.boundingRect()).toRect() for item in items]
    assert all(canvas.viewport().rect().adjusted(-1, -1, 1, 1).contains(box) for box in boxes)
    top = min(box.top() for box in boxes)
    columns = sorted((box for box in boxes if box.top() <= top + 2), key=lambda box: box.left())
    assert len(columns) > 5
    assert all(left.right() < right.left() for left, right in pairwise(columns))
