"""The foot of the panel: the button that Enter takes, always in the same place, and further choices above it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.text.catalogue import text
from ui.paint.theme import SPACE, scaled
from ui.turn.buttons import ChoiceButton
from ui.values.cells import Cell
from ui.values.turn import Choice

GO = 40  # pixels of height: two lines


class FootBar(QWidget):
    chosen = Signal(object)  # Choice
    entered = Signal()  # the default
    pointed = Signal(object)  # the Cell of a choice under the mouse, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.choices: Sequence[Choice] = ()
        self.buttons: list[ChoiceButton] = []
        self.go = ChoiceButton(self)
        self.go.setObjectName("turn-go")
        self.go.setProperty("primary", True)
        self.go.clicked.connect(self.entered)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """They have their places once the default is known."""
        self.choices = choices
        while len(self.buttons) < len(choices):
            button = ChoiceButton(self)
            number = len(self.buttons)
            button.clicked.connect(lambda _=False, number=number: self.chosen.emit(self.choices[number]))
            button.pointed.connect(lambda there, number=number: self._point(number if there else None))
            self.buttons.append(button)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(choices))
            button.set_marked(False)
            if number < len(choices):
                choice = choices[number]
                button.setObjectName(f"turn-{choice.id}")

    def _point(self, number: int | None) -> None:
        choice = self.choices[number] if number is not None and number < len(self.choices) else None
        self.pointed.emit(None if choice is None else Cell(choice.label, choice=choice))

    def show_default(self, label: str | None) -> None:
        self.go.setVisible(label is not None)
        if label is not None:
            self.go.say(label)
        self._arrange()

    def mark(self, number: int | None) -> None:
        """The keyboard's cursor is on this button."""
        for at, button in enumerate(self.buttons):
            button.set_marked(at == number)

    # rows of buttons, and the place of the default below them

    def _say(self, *, brief: bool) -> None:
        for button, choice in zip(self.buttons, self.choices, strict=False):
            label = (brief and choice.brief) or choice.label
            button.say(text("turn-button", label=label, key=choice.key) if choice.key else label)

    def _rows(self, width: int) -> list[list[ChoiceButton]]:
        rows: list[list[ChoiceButton]] = [[]]
        left = width
        for button in self.buttons[: len(self.choices)]:
            needed = button.sizeHint().width() + SPACE
            if rows[-1] and needed > left:
                rows.append([])
                left = width
            rows[-1].append(button)
            left -= needed
        return [row for row in rows if row]

    def _too_wide(self) -> int:
        """How many would need a second line."""
        shown = self.buttons[: len(self.choices)]
        return sum(button.sizeHint().width() > self.width() for button in shown)

    def _arrange(self) -> None:
        self._say(brief=False)
        rows = self._rows(self.width())
        wrapped = self._too_wide()
        if (len(rows) > 1 or wrapped) and any(choice.brief for choice in self.choices):
            self._say(brief=True)
            fewer = self._rows(self.width())
            brief = len(fewer) < len(rows) or self._too_wide() < wrapped
            self._say(brief=brief)
            rows = fewer if brief else rows
        y = 0
        for row in rows:
            x = high = 0
            for button in row:
                wide = min(button.sizeHint().width(), self.width())
                high = max(high, button.height_for(wide))
                button.setGeometry(QRect(x, y, wide, button.height_for(wide)))
                x += wide + SPACE
            y += high + SPACE
        self.go.setGeometry(QRect(0, y, self.width(), scaled(GO)))
        wanted = y + scaled(GO)
        if self.minimumHeight() != wanted:
            self.setFixedHeight(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.minimumHeight())
