"""The questions that the rules leave open, each with all its answers; what differs from the preset is marked."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from core.text.catalogue import text, text_of
from ui.paint.plain import Label
from ui.paint.theme import BODY, SPACE, font
from ui.shell.views.ruled_game import RuledGame, RulingRow, ruling_rows
from ui.values.keys import key_of


class RulingList(QWidget):
    changed = Signal(str, str)  # switch, value

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rulings")
        self._summary = Label()
        self._summary.setProperty("quiet", "true")
        self._rows: dict[str, RulingWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3 * SPACE)
        self._column.addWidget(self._summary)
        self._codes = Label()
        self._codes.setProperty("quiet", "true")
        self._codes.setWordWrap(True)
        self._codes.hide()
        self._column.addWidget(self._codes)

    def show_game(self, game: RuledGame, *, everything: bool) -> None:
        rows = ruling_rows(game)
        differ = sum(row.differs for row in rows)
        same = text_of("new-rulings-same", game.title)
        self._summary.setText(text("new-rulings-count", count=differ) if differ else same)
        if len(rows) > 1:  # a single one needs no explanation
            first, second = rows[0].id, rows[1].id
            self._codes.setText(text("new-ruling-codes", first=first, second=second, key=key_of("companion")))
            self._codes.setVisible(everything or bool(differ))
        for row in rows:
            wanted = everything or row.differs
            found = self._rows.get(row.switch)
            if found is None and wanted:
                found = self._rows[row.switch] = RulingWidget(row.switch)
                found.changed.connect(self.changed)
                self._column.addWidget(found)
            if found is not None:
                found.show_row(row)
                found.setVisible(wanted)


class AnswerLabel(Label):
    """The words of an answer: a click on them gives it."""

    def __init__(self, words: str, button: QRadioButton) -> None:
        super().__init__(words)
        self._button = button
        self.setWordWrap(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)
            self._button.click()


class RulingWidget(QWidget):
    changed = Signal(str, str)

    def __init__(self, switch: str) -> None:
        super().__init__()
        self.setObjectName(f"ruling-{switch}")
        self.switch = switch
        self.question = Label()
        self.question.setFont(font(BODY, QFont.Weight.DemiBold))
        self.question.setWordWrap(True)
        self.mark = Label(text("new-ruling-changed"))
        self.mark.setObjectName(f"ruling-{switch}-changed")
        self.mark.setProperty("news", "true")
        self.buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        head = QHBoxLayout()
        head.setSpacing(2 * SPACE)
        head.addWidget(self.question, 1)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addLayout(head)

    def show_row(self, row: RulingRow) -> None:
        self.question.setText(text("new-ruling", id=row.id, question=row.question))
        self.mark.setVisible(row.differs)
        for value, sentence in row.sentences.items():
            if value not in self.buttons:
                self._add(value, sentence, row.question)
        self.buttons[row.chosen].setChecked(True)

    def _add(self, value: str, sentence: str, question: str) -> None:
        button = self.buttons[value] = QRadioButton()
        button.setObjectName(f"ruling-{self.switch}-{value}")
        button.setAccessibleName(text("new-ruling-answer", question=question, answer=sentence))
        button.clicked.connect(lambda checked=False: self.changed.emit(self.switch, value))
        self._group.addButton(button)
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(AnswerLabel(sentence, button), 1)
        self._column.addLayout(line)
