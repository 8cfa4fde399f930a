"""The fields of a position about the round, whose turn it is, the phase and the trains that are left."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from core.rail18.state import STEPS, Auction
from core.rail18.steps.auction import begins_anew
from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, scaled
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.entry import PositionEntry

FIGURE = 46  # width of a field for a figure


def word_field(name: str, width: int = 0) -> QLineEdit:
    field = QLineEdit()
    field.setObjectName(name)
    field.setMaxLength(80)
    if width:
        field.setFixedWidth(scaled(width))
    return field


def row_of(*fields: tuple[str, QWidget]) -> QHBoxLayout:
    """Each field behind its name."""
    row = QHBoxLayout()
    row.setSpacing(2 * SPACE)
    for name, field in fields:
        label = Label(text(f"position-{name}"))
        label.setBuddy(field)
        field.setAccessibleName(text(f"position-{name}"))
        set_tip(field, text(f"position-{name}-tip"))
        row.addWidget(label)
        row.addWidget(field, 0 if field.minimumWidth() == field.maximumWidth() else 1)
    return row


class RoundFields(QWidget):
    typed = Signal(str, str)  # field, word

    def __init__(self, entry: PositionEntry) -> None:
        super().__init__()
        self._entry = entry
        self.words: dict[str, QLineEdit] = {}
        self.choices: dict[str, QComboBox] = {}
        phases = {phase.id: text("position-phase-id", phase=phase.id) for phase in entry.rules.title.data.phases}
        steps = {"": text("position-step-begins")}
        steps |= {step: text(f"position-step-{step}") for step in STEPS[1:]}
        rounds = (pd.STOCK, pd.OPERATING, pd.AUCTION)
        self._choice(pd.ROUND, {name: text(f"position-{name}") for name in rounds})
        self._choice(pd.PLAYER, entry.names)
        self._choice(pd.OPENER, {"": "–"} | entry.names)
        self._choice(pd.STEP, steps)
        self._choice(pd.PHASE, phases)
        self._choice(pd.BROKEN, {"": text("position-no"), "yes": text("position-yes")})
        for name in (pd.NUMBER, pd.PASSES, pd.INDEX, pd.TOTAL, pd.REVENUE, pd.MINIMUM):
            self._word(name, FIGURE)
        for name in (pd.ACTED, pd.POOL_TRAINS):
            self._word(name)
        self.following = Label()
        self.following.setObjectName("position-following")
        self.stack = [(sheet.sides[0].type, sheet.count) for sheet in entry.rules.title.data.trains]
        for card, _ in self.stack:
            self._word(f"stack:{card}", FIGURE)
        self.on_offer = Label()
        self.on_offer.setObjectName("position-on-offer")
        self.number = self._named(pd.NUMBER)
        self.player = self._named(pd.PLAYER)
        self.stock = self._named(pd.PASSES)
        self.opener = self._named(pd.OPENER)
        self.opener.setVisible(begins_anew(entry.rules))
        self.auction = _line(self.opener, self._named(pd.MINIMUM), self.on_offer)
        self.operating = _line(self._named(pd.INDEX), self._named(pd.TOTAL), self._named(pd.ACTED), self.following)
        self.turn = _line(self._named(pd.STEP), self._named(pd.REVENUE))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        first = QHBoxLayout()
        first.setSpacing(4 * SPACE)
        for part in (
            self._named(pd.ROUND), self.number, self.player, self.stock, self.auction, self.operating
        ):  # fmt: skip
            first.addWidget(part)
        first.addStretch(1)
        second = QHBoxLayout()
        second.setSpacing(2 * SPACE)
        second.addWidget(self._named(pd.PHASE))
        second.addSpacing(2 * SPACE)
        for card, count in self.stack:
            code = "position-stack-left" if count is not None else "position-stack-gone"
            second.addWidget(self._named(f"stack:{card}", text(code, train=card)))
        second.addWidget(self._named(pd.POOL_TRAINS, text("position-trains-pool")), 1)
        self.broken = self._named(pd.BROKEN)  # whoever shows the bank puts it there
        column.addLayout(first)
        column.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(second)
        self.show_view()

    def _choice(self, name: str, entries: dict[str, str]) -> None:
        box = QComboBox()
        box.setObjectName(name)
        for value, words in entries.items():
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(self._entry.draft.word(name))))
        box.currentIndexChanged.connect(lambda index: self.typed.emit(name, box.currentData()))
        self.choices[name] = box

    def _word(self, name: str, width: int = 0) -> None:
        field = word_field(name, width)
        field.setText(self._entry.draft.typed.get(name, ""))
        field.textEdited.connect(lambda word: self.typed.emit(name, word))
        self.words[name] = field

    def _named(self, name: str, words: str = "") -> QWidget:
        field: QWidget = self.words[name] if name in self.words else self.choices[name]
        label = Label(words or text(f"position-{name}"))
        label.setBuddy(field)
        field.setAccessibleName(label.text())
        return _line(label, field)

    # --- what is shown

    def show_view(self) -> None:
        entry = self._entry
        self.number.setVisible(entry.round != pd.AUCTION)
        self.player.setVisible(entry.round != pd.OPERATING)
        self.stock.setVisible(entry.round == pd.STOCK)
        self.auction.setVisible(entry.round == pd.AUCTION)
        self.operating.setVisible(entry.round == pd.OPERATING)
        self.turn.setVisible(entry.round == pd.OPERATING)
        offered = entry.view.action.flow[0]
        self.on_offer.setText(
            text("position-on-offer", private=offered.private) if isinstance(offered, Auction) else ""
        )
        self.words[pd.REVENUE].setEnabled(entry.draft.word(pd.STEP) == "dividend")
        for name, field in self.words.items():
            field.setPlaceholderText(entry.view.usual.get(name, ""))
        following = entry.view.following
        self.following.setText(text("position-following", company=following) if following else "")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_view()

    # --- going on

    def focus(self) -> None:
        self.choices[pd.ROUND].setFocus(Qt.FocusReason.TabFocusReason)

    def focus_last(self) -> None:
        self.words[pd.POOL_TRAINS].setFocus(Qt.FocusReason.BacktabFocusReason)

    def go_to(self, name: str) -> None:
        field: QWidget = self.words.get(name) or self.choices.get(name) or self.choices[pd.ROUND]
        field.setFocus(Qt.FocusReason.OtherFocusReason)


def _line(*parts: QWidget) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(SPACE + 2)
    for part in parts:
        row.addWidget(part)
    return line
