"""The legend of the map lies in it whole, however low it is."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from ui.board.legend import SAMPLES, Legend
from ui.rail18.views.chips import chips
from ui.rail18.views.map.legend import legend_signs


@pytest.mark.parametrize("high", [200, 260, 700])
def test_it_has_room_in_a_low_map(qtbot: QtBot, high: int) -> None:
    area = QWidget()
    qtbot.addWidget(area)
    area.resize(850, high)
    area.show()
    legend = Legend(area, chips(registry.title("1844")), legend_signs("1844"))
    for height in (high, 700, high):  # opened again after the map has become higher
        area.resize(850, height)
        legend.open(True)
        assert area.rect().contains(legend.geometry())
        assert len([label for label in legend.findChildren(QLabel) if label.isVisible()]) == 2 * len(
            legend_signs("1844")
        )
        legend.open(False)


def test_it_explains_what_the_board_has() -> None:
    """Each sign of a title can be drawn; walls, destinations and express trains are none of 1824's."""
    styles = {title: [sign.style for sign in legend_signs(title)] for title in ("1824", "1844")}
    assert set(styles["1844"]) | set(styles["1824"]) == set(SAMPLES)
    assert set(styles["1844"]) - set(styles["1824"]) == {"wall", "bore", "line", "destination", "passed"}
    assert "mine" in styles["1824"]
