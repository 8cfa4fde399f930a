"""Enters the map as it lies on the table: point at a hex, and choose what lies there."""

from collections.abc import Mapping

from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from core.hexmap.geometry import Hit
from core.text.catalogue import text
from ui.board.canvas import MapCanvas
from ui.board.picture import hex_picture
from ui.board.scene import MapScene
from ui.board.tools import Tool
from ui.game.bridge import GameBridge
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADING, SPACE, Theme, font, scaled
from ui.rail18.views.map.draft import Choice, MapDraft
from ui.rail18.views.map.hover import hover_text
from ui.values.chips import ChipView
from ui.values.keys import key_of
from ui.values.problem import Problem
from ui.widgets.rows import NOWHERE, Index, row_at
from ui.widgets.sizes import open_at
from ui.widgets.why_button import WhyButton

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

    def __init__(self, entry: "MapEntry") -> None:
        super().__init__(entry)
        self._entry = entry

    def click(self, hit: Hit) -> bool:
        self._entry.choose_hex(hit.hex)
        return True


class MapEntry(QWidget):
    """The board, and beside it what may lie on the hex that was chosen."""

    changed = Signal()  # what lies there

    def __init__(self, draft: MapDraft, theme: Theme) -> None:
        super().__init__()
        self.draft = draft
        self.label: str | None = None
        self.canvas = MapCanvas(MapScene(draft.view, theme))
        self.canvas.board.setParent(self.canvas)
        self.canvas.setObjectName("map-entry-canvas")
        self.canvas.tools = [PointTool(self)]
        self.heading = Label(text("map-entry-hint"))
        self.heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.heading.setWordWrap(True)
        self.model = ChoiceModel(draft.view.chips, self.devicePixelRatioF())
        self.list = ChoiceList()
        self.list.setObjectName("map-entry-list")
        self.list.setAccessibleName(text("map-entry-title"))
        self.list.setModel(self.model)
        self.list.setIconSize(QSize(scaled(2 * SIDE), scaled(2 * SIDE)))
        self.list.clicked.connect(self._toggle)
        self.list.entered_row.connect(self._toggle)
        self.column = QVBoxLayout()
        self.column.setSpacing(2 * SPACE)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.list, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        row.addWidget(self.canvas, 5)
        row.addLayout(self.column, 2)

    def choose_hex(self, label: str) -> None:
        self.label = label
        self.show_draft(self.draft)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle(self, index: QModelIndex) -> None:
        choice: Choice | None = index.data(CHOICE)
        if choice is not None:
            self.show_draft(self.draft.toggled(choice))
            self.list.setCurrentIndex(self.model.index(0))
            self.changed.emit()

    def show_draft(self, draft: MapDraft) -> None:
        self.draft = draft
        view = draft.view
        self.canvas.board.set_view(view)
        self.canvas.refresh()
        if self.label is not None:
            self.heading.setText(hover_text(view, Hit(self.label)))
            self.model.show_choices(draft.choices(self.label))

    def set_theme(self, theme: Theme) -> None:
        self.canvas.board.set_theme(theme)
        self.canvas.refresh()


class MapDialog(QDialog):
    """The map may be anything that can be; whoever asks for it says what cannot be and takes it as a whole."""

    def __init__(self, draft: MapDraft, theme: Theme, parent: QWidget, done: str) -> None:
        """`done` is the code of the words on the button."""
        super().__init__(parent)
        self.setObjectName("map-entry")
        self.setWindowTitle(text("map-entry-title"))
        self.taken = False
        self.entry = MapEntry(draft, theme)
        self.entry.changed.connect(self._judge)
        self.problem = Label()
        self.problem.setObjectName("map-entry-problem")
        self.problem.setWordWrap(True)
        self.why = WhyButton("map-entry-why")
        self.done_button = QPushButton(text(done))
        self.done_button.setObjectName("map-entry-done")
        self.done_button.setProperty("primary", "true")
        self.done_button.setAutoDefault(False)  # Enter chooses a tile
        set_tip(self.done_button, text("map-entry-done-tip", key=key_of("pages.done")))
        self.done_button.clicked.connect(lambda checked=False: self._finish())
        told = QHBoxLayout()
        told.addWidget(self.problem, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.entry.column.addLayout(told)
        self.entry.column.addWidget(self.done_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.entry)
        open_at(self, 1000, 640)
        self._judge()

    @property
    def draft(self) -> MapDraft:
        return self.entry.draft

    def what_is_wrong(self) -> Problem | None:
        """None if the map can be taken."""
        return None

    def take(self) -> bool:
        raise NotImplementedError

    def _judge(self) -> None:
        problem = self.what_is_wrong()
        self.problem.setText("" if problem is None else problem.sentence)
        self.why.lead_to("" if problem is None else problem.section)
        self.done_button.setEnabled(problem is None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._finish()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.done_button.isEnabled() and self.take():
            self.taken = True
            self.close()


class MapEntryDialog(MapDialog):
    """In a game at the table: the game takes the map as one entry, and track is kept from there on."""

    def __init__(self, bridge: GameBridge, theme: Theme, parent: QWidget, begun: MapDraft | None = None) -> None:
        """`begun` is a map that somebody began to enter and left."""
        self._bridge = bridge
        state = bridge.moment.state
        draft = MapDraft(bridge.engine.rules, state) if begun is None else begun.in_game(state)
        super().__init__(draft, theme, parent, "map-entry-done")

    def what_is_wrong(self) -> Problem | None:
        moment = self._bridge.moment
        return self.draft.problem(self._bridge.engine, moment.state, moment.names)

    def take(self) -> bool:
        return self._bridge.do(self.draft.action())
