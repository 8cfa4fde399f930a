"""The questions that the rules leave open, with the answer in force and a button for the next one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.text.catalogue import text, text_of
from ui.paint.plain import Label
from ui.paint.theme import BODY, SPACE, font
from ui.rail18.views.new_game import NewGame, RulingRow, ruling_rows


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

    def show_game(self, game: NewGame, *, everything: bool) -> None:
        rows = ruling_rows(game)
        differ = sum(row.differs for row in rows)
        same = text_of("new-rulings-same", game.title)
        self._summary.setText(text("new-rulings-count", count=differ) if differ else same)
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


class RulingWidget(QWidget):
    changed = Signal(str, str)

    def __init__(self, switch: str) -> None:
        super().__init__()
        self.setObjectName(f"ruling-{switch}")
        self._row: RulingRow | None = None
        self.question = Label()
        self.question.setFont(font(BODY, QFont.Weight.DemiBold))
        self.question.setWordWrap(True)
        self.answer = Label()
        self.answer.setWordWrap(True)
        self.button = QPushButton(text("new-ruling-other"))
        self.button.setObjectName(f"ruling-{switch}-other")
        self.button.clicked.connect(lambda checked=False: self._next())
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.question)
        words.addWidget(self.answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4 * SPACE)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)

    def show_row(self, row: RulingRow) -> None:
        self._row = row
        self.question.setText(text("new-ruling", id=row.id, question=row.question))
        self.answer.setText(row.sentences.get(row.chosen, row.chosen))
        self.button.setAccessibleName(text("new-ruling-other-to", question=row.question))

    def _next(self) -> None:
        if self._row is not None:
            values = list(self._row.sentences)
            following = values[(values.index(self._row.chosen) + 1) % len(values)]
            self.changed.emit(self._row.switch, following)
