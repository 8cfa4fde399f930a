"""Real events on a map, and the panel of a position."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.hexmap.geometry import edge_midpoint, face_shape, hex_centre
from core.kernel.action import Action
from core.rail18.state import CompanyTurn
from tests.titles.t1844.positions import Table
from ui.board.canvas import MapCanvas
from ui.paint import theme
from ui.rail18.dialogs.asking import ask_map
from ui.rail18.pages.map_entry import MapEntryDialog
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.moment import Moment
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state, table.engine.options(table.state), events=table.events)


def panel(qtbot: QtBot, qapp: QApplication, table: Table, size: tuple[int, int] = (860, 640)) -> MapPanel:
    theme.set_up(qapp, theme.LIGHT)
    found = MapPanel(theme.LIGHT)
    qtbot.addWidget(found)
    found.resize(*size)
    with qtbot.waitExposed(found):
        found.show()
    found.show_moment(moment(table))
    canvas_of(found).setFocus()
    qapp.processEvents()
    return found


def canvas_of(found: MapPanel) -> MapCanvas:
    assert found.canvas is not None
    return found.canvas


def board_place(canvas: MapCanvas, place: tuple[float, float]) -> QPoint:
    x, y = place
    return canvas.mapFromScene(QPointF(-x, -y) if canvas.board.turned else QPointF(x, y))


def hex_place(canvas: MapCanvas, label: str) -> QPoint:
    return board_place(canvas, hex_centre(label))


def edge_place(canvas: MapCanvas, label: str, edge: int) -> QPoint:
    (x, y), (dx, dy) = hex_centre(label), edge_midpoint(edge)
    return board_place(canvas, (x + dx * 0.9, y + dy * 0.9))


def station_place(canvas: MapCanvas, label: str, node: int, slot: int | None = None) -> QPoint:
    (x, y), station = hex_centre(label), face_shape(canvas.board.view.hexes[label].face).stations[node]
    dx, dy = station.centre if slot is None else station.slots[slot]
    return board_place(canvas, (x + dx, y + dy))


def click(qtbot: QtBot, canvas: MapCanvas, place: QPoint) -> None:
    qtbot.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)


def wheel(canvas: MapCanvas, place: QPoint, turn: int) -> None:
    event = QWheelEvent(
        QPointF(place),
        QPointF(canvas.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas.viewport(), event)


# --- the panel


def child(found: QWidget, name: str, kind: type[QWidget] = QWidget) -> QWidget:
    widget = found.findChild(kind, name)
    assert isinstance(widget, kind), name
    return widget


def acts(found: MapPanel) -> list[Action]:
    """What it wants, as it comes."""
    done: list[Action] = []
    found.act.connect(done.append)
    return done


def board(window: MainWindow) -> MapPanel:
    assert window.game_page is not None
    found = window.game_page.panels["map"]
    assert isinstance(found, MapPanel)
    return found


def step(window: MainWindow) -> str:
    assert window.game_page is not None
    frame = window.game_page.bridge.moment.state.frame
    assert isinstance(frame, CompanyTurn)
    return frame.step


def enter_a_tile(qtbot: QtBot, page: GamePage) -> MapEntryDialog:
    """The map is asked for, and a first tile entered by keys."""
    ask_map(page)
    dialog = page.dialog
    assert isinstance(dialog, MapEntryDialog)
    dialog.entry.choose_hex("L21")
    row = next(number for number, choice in enumerate(dialog.entry.model.choices) if choice.kind == "tile")
    for _ in range(row + 1):
        qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.entry.list, Qt.Key.Key_Return)
    return dialog
