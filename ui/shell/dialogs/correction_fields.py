"""The fields of a correction as widgets: drop-downs, numbers, and things to tick."""

from collections.abc import Mapping

from PySide6.QtCore import QRegularExpression, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLineEdit, QWidget

from core.text.numbers import figure_in
from ui.board.picture import hex_picture
from ui.paint.plain import caption
from ui.paint.theme import SPACE, scaled
from ui.shell.views.correction_form import Field, Pick
from ui.values.chips import ChipView

SIDE = 28  # of a hex in a list
IN_A_ROW = 5
DIGITS = 7
TYPED = r"[-−]?[0-9０-９.,'’]*"  # thousands may be set apart
SEEN = 14  # rows of a list that opens


class PickBox(QComboBox):
    """One of several, with pictures where there are tiles."""

    chosen = Signal(str, object)

    def __init__(self, chips: Mapping[str, ChipView]) -> None:
        super().__init__()
        self._chips = chips
        self._picks: tuple[Pick, ...] = ()
        self._name = ""
        self.setMaxVisibleItems(SEEN)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(SEEN)
        self.currentIndexChanged.connect(self._tell)

    def show_field(self, field: Field) -> None:
        self._name = field.name
        with QSignalBlocker(self):
            if field.picks != self._picks:
                self._picks = field.picks
                self.clear()
                pictures = any(pick.picture is not None for pick in field.picks)
                self.setIconSize(QSize(scaled(2 * SIDE), scaled(2 * SIDE)) if pictures else QSize())
                for pick in field.picks:
                    self.addItem(self._icon(pick), pick.words)
            self.setCurrentIndex([pick.value for pick in self._picks].index(str(field.value)))

    def _icon(self, pick: Pick) -> QIcon:
        if pick.picture is None:
            return QIcon()
        return QIcon(hex_picture(pick.picture, self._chips, scaled(SIDE), self.devicePixelRatioF()))

    def _tell(self, row: int) -> None:
        if 0 <= row < len(self._picks):
            self.chosen.emit(self._name, self._picks[row].value)


class NumberBox(QLineEdit):
    """A number, typed or changed by the arrow keys."""

    chosen = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._field: Field | None = None
        self.setMaxLength(DIGITS)
        self.setValidator(QRegularExpressionValidator(QRegularExpression(TYPED), self))
        self.textEdited.connect(lambda words: self._tell(self.value()))

    def value(self) -> int | None:
        return figure_in(self.text())

    def show_field(self, field: Field) -> None:
        self._name, self._field = field.name, field
        typing = self.hasFocus() and self.value() is None
        if self.value() != field.value and not typing:
            self.setText(str(field.value))

    def _tell(self, number: int | None) -> None:
        """Without a number it is as the game has it."""
        self.chosen.emit(self._name, "" if number is None else number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None or self._field is None:
            super().keyPressEvent(event)
            return
        number = max(self._field.low, min(self._field.high, (self.value() or 0) + step))
        self.setText(str(number))
        self._tell(number)


class TickBoxes(QWidget):
    """Any of several."""

    chosen = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._values: tuple[str, ...] = ()
        self.buttons: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        self._grid.setColumnStretch(IN_A_ROW, 1)

    def show_field(self, field: Field) -> None:
        self._name = field.name
        if tuple(self.buttons) != tuple(pick.value for pick in field.picks):
            self._make(field)
        assert isinstance(field.value, tuple)
        for value, button in self.buttons.items():
            button.setChecked(value in field.value)

    def _make(self, field: Field) -> None:
        for button in self.buttons.values():
            button.deleteLater()
        self.buttons = {}
        for number, pick in enumerate(field.picks):
            button = QCheckBox()
            button.setObjectName(f"correct-{field.name}-{pick.value}")
            button.setText(caption(pick.words))
            button.setAccessibleName(f"{field.label}: {pick.words}")
            button.clicked.connect(lambda checked=False: self._tell())
            self._grid.addWidget(button, *divmod(number, IN_A_ROW))
            self.buttons[pick.value] = button

    def _tell(self) -> None:
        ticked = tuple(value for value, button in self.buttons.items() if button.isChecked())
        self.chosen.emit(self._name, ticked)


FieldBox = PickBox | NumberBox | TickBoxes


def sort_of(field: Field) -> type[FieldBox]:
    if field.many:
        return TickBoxes
    return PickBox if field.picks else NumberBox


def make_box(field: Field, chips: Mapping[str, ChipView]) -> FieldBox:
    sort = sort_of(field)
    box = PickBox(chips) if sort is PickBox else TickBoxes() if sort is TickBoxes else NumberBox()
    box.setObjectName(f"correct-{field.name}")
    box.setAccessibleName(field.label)
    return box
