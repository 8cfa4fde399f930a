"""Enters the map as it lies on the table: point at a hex, and choose what lies there."""

from collections.abc import Mapping

from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QListView, QPushButton, QVBoxLayout, QWidget

from core.hexmap.geometry import Hit
from core.text.catalogue import text
from ui.bridge import GameBridge
from ui.map.canvas import MapCanvas
from ui.map.picture import hex_picture
from ui.map.scene import MapScene
from ui.map.tools import Tool
from ui.rows import NOWHERE, Index, row_at
from ui.theme import HEADING, SPACE, Theme, font, scaled
from ui.viewmodels.chip_view import ChipView
from ui.viewmodels.map_draft import Choice, MapDraft
from ui.viewmodels.map_hover import hover_text

SIDE = 26  # of a hex in the list
CHOICE = Qt.ItemDataRole.UserRole
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChoiceModel(QAbstractListModel):
    """What may lie on a hex, with a tick where it does."""

    def __init__(self, chips: Mapping[str, ChipView], ratio: float) -> None:
        super().__init__()
        self._chips = chips
        self._ratio = ratio
        self.choices: list[Choice] = []

    def show_choices(self, choices: list[Choice]) -> None:
        self.beginResetModel()
        self.choices = choices
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        choice = row_at(self.choices, index)
        if choice is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return choice.label
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if choice.there else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.DecorationRole and choice.picture is not None:
            return QIcon(hex_picture(choice.picture, self._chips, scaled(SIDE), self._ratio))
        return choice if role == CHOICE else None


class ChoiceList(QListView):
    entered_row = Signal(QModelIndex)  # by the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and event.key() in (*ENTER, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self.entered_row.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class PointTool(Tool):
    """A click, or Enter on the hex that the keys point at, chooses the hex."""

    def __init__(self, dialog: "MapEntryDialog") -> None:
        super().__init__(dialog)
        self._dialog = dialog

    def click(self, hit: Hit) -> bool:
        self._dialog.choose_hex(hit.hex)
        return True


class MapEntryDialog(QDialog):
    """The map may be anything that can be; the game takes it as one entry."""

    def __init__(self, bridge: GameBridge, theme: Theme, parent: QWidget, begun: MapDraft | None = None) -> None:
        """`begun` is a map that somebody began to enter and left."""
        super().__init__(parent)
        self.setObjectName("map-entry")
        self.setWindowTitle(text("map-entry-title"))
        self._bridge = bridge
        state = bridge.moment.state
        self.draft = MapDraft(bridge.engine.rules, state) if begun is None else begun.in_game(state)
        self.taken = False  # the game has the map
        self.label: str | None = None
        self.canvas = MapCanvas(MapScene(self.draft.view, theme))
        self.canvas.board.setParent(self.canvas)
        self.canvas.setObjectName("map-entry-canvas")
        self.canvas.tools = [PointTool(self)]
        self.heading = QLabel(text("map-entry-hint"))
        self.heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.heading.setWordWrap(True)
        self.model = ChoiceModel(self.draft.view.chips, self.devicePixelRatioF())
        self.list = ChoiceList()
        self.list.setObjectName("map-entry-list")
        self.list.setAccessibleName(text("map-entry-title"))
        self.list.setModel(self.model)
        self.list.setIconSize(QSize(scaled(2 * SIDE), scaled(2 * SIDE)))
        self.list.clicked.connect(self._toggle)
        self.list.entered_row.connect(self._toggle)
        self.problem = QLabel()
        self.problem.setObjectName("map-entry-problem")
        self.problem.setWordWrap(True)
        self.done_button = QPushButton(text("map-entry-done"))
        self.done_button.setObjectName("map-entry-done")
        self.done_button.setProperty("primary", "true")
        self.done_button.setAutoDefault(False)  # Enter chooses a tile
        self.done_button.setToolTip(text("map-entry-done-tip"))
        self.done_button.clicked.connect(lambda checked=False: self._finish())
        self._lay_out()
        self.resize(scaled(1000), scaled(640))
        self._show()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(2 * SPACE)
        column.addWidget(self.heading)
        column.addWidget(self.list, 1)
        column.addWidget(self.problem)
        column.addWidget(self.done_button)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        row.addWidget(self.canvas, 5)
        row.addLayout(column, 2)

    def choose_hex(self, label: str) -> None:
        self.label = label
        self._show()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle(self, index: QModelIndex) -> None:
        choice: Choice | None = index.data(CHOICE)
        if choice is not None:
            self.draft = self.draft.toggled(choice)
            self._show()
            self.list.setCurrentIndex(self.model.index(0))

    def _show(self) -> None:
        view = self.draft.view
        self.canvas.board.set_view(view)
        self.canvas.refresh()
        if self.label is not None:
            self.heading.setText(hover_text(view, Hit(self.label)))
            self.model.show_choices(self.draft.choices(self.label))
        moment = self._bridge.moment
        problem = self.draft.problem(self._bridge.engine, moment.state, moment.names)
        self.problem.setText(problem)
        self.done_button.setEnabled(not problem)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._finish()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.done_button.isEnabled() and self._bridge.do(self.draft.action()):
            self.taken = True
            self.close()
