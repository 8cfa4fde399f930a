"""The foot of the panel: further choices, and at the right or below them the one that Enter takes."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.text.catalogue import text
from ui.paint.theme import SPACE
from ui.rail18.panels.turn.buttons import ChoiceButton
from ui.values.cells import Cell
from ui.values.turn import Choice


class FootBar(QWidget):
    chosen = Signal(object)  # Choice
    entered = Signal()  # the default
    pointed = Signal(object)  # the Cell of a choice under the mouse, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.choices: Sequence[Choice] = ()
        self.buttons: list[ChoiceButton] = []
        self._alone = False  # the default has a row of its own, and keeps it while the cursor moves on
        self.go = ChoiceButton(self)
        self.go.setObjectName("turn-go")
        self.go.setProperty("primary", True)
        self.go.clicked.connect(self.entered)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """They have their places once the default is known."""
        self.choices = choices
        self._alone = False
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

    # a row of buttons, and where they leave too little room another one for the default

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
        if not self.go.isHidden():
            if rows[-1] and (self._alone or self.go.sizeHint().width() > left):
                rows.append([])
            rows[-1].append(self.go)
        return [row for row in rows if row]

    def _arrange(self) -> None:
        self._say(brief=False)
        rows = self._rows(self.width())
        if len(rows) > 1 and any(choice.brief for choice in self.choices):
            self._say(brief=True)
            fewer = self._rows(self.width())
            self._say(brief=len(fewer) < len(rows))
            rows = min(fewer, rows, key=len)
        self._alone = len(rows) > 1 and rows[-1] == [self.go]
        y = 0
        for row in rows:
            x = high = 0
            for button in row:
                wide = self.width() - x if button is self.go else min(button.sizeHint().width(), self.width())
                high = max(high, button.height_for(wide))
                button.setGeometry(QRect(x, y, wide, button.height_for(wide)))
                x += wide + SPACE
            y += high + SPACE
        wanted = max(0, y - SPACE)
        if self.minimumHeight() != wanted:
            self.setFixedHeight(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._alone = False
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.minimumHeight())
