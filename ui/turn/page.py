"""A page of the turn panel on the screen: question, amount, tables, consequences, foot; and its keys."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADING, SPACE, Theme, font, scaled
from ui.turn.amount_bar import AmountBar
from ui.turn.choice_table import SHOWN, ChoiceTable
from ui.turn.cursor import Cursor
from ui.turn.foot_bar import FootBar
from ui.turn.preview_box import PreviewBox
from ui.values.cells import Cell
from ui.values.keys import key_of
from ui.values.turn import NUMBERS, STOP, Choice, TurnView
from ui.widgets.why_button import WhyButton

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
LOW = 480  # pixels of height below which pages are compact
SIGN = 20  # pixels: a button beside the question
FEWEST = 2  # rows of a table in a low panel
STEPS = {"+": 1, "=": 1, "-": -1, "−": -1}


class Page(QWidget):
    chosen = Signal(object)  # Choice
    insisted = Signal(object)  # an Action that is refused, and was chosen all the same
    left = Signal()  # back to the page before
    moved = Signal()  # something else is pointed at, or the amount has changed
    stopped = Signal()  # nobody wants to wait any longer
    unused = Signal(object)  # a QKeyEvent that means nothing here

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.view = TurnView("")
        self.box = PreviewBox()
        self._deep = False
        self._tables: list[ChoiceTable] = []
        self._foot = FootBar()
        self._cursor = Cursor(self._foot)
        self._pointed: Cell | None = None
        self._considered: Choice | None = None  # what is open on the map stands in for the default
        self._typed = ""
        self._sharing = QTimer(self, singleShot=True, interval=0)  # once the layout knows what is shown
        self._sharing.timeout.connect(self._share_height)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        self._head = head = QHBoxLayout()
        self._back = QToolButton()
        self._back.setObjectName("turn-back")
        self._back.setText("‹")
        self._back.setAccessibleName(text("turn-back"))
        set_tip(self._back, text("turn-back"))
        self._back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._back.clicked.connect(self.left)
        self._question = Label()
        self._question.setObjectName("turn-question")
        self._question.setWordWrap(True)
        self.rules = QToolButton()
        self.rules.setObjectName("turn-rules")
        self.rules.setText("?")
        self.rules.setStyleSheet("padding: 0; min-height: 0;")  # no higher than a line of the question
        self.rules.setFixedSize(scaled(SIGN), scaled(SIGN))
        set_tip(self.rules, text("companion-step-tip", key=key_of("companion")))
        self.rules.setAccessibleName(self.rules.toolTip())
        self.rules.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head.addWidget(self._back)
        head.addWidget(self._question, 1)
        head.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignTop)
        self._note = Label()
        self._note.setObjectName("turn-note")
        self._note.setProperty("quiet", True)
        self._note.setWordWrap(True)
        self.why = WhyButton("turn-why")
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.why.setStyleSheet("padding: 0 2px; min-height: 0;")  # as low as the note
        self._stop = QToolButton()
        self._stop.setObjectName("turn-stop")
        self._stop.setText(text("turn-stop"))
        set_tip(self._stop, text("turn-stop-tip"))
        self._stop.setAccessibleName(text("turn-stop-tip"))
        self._stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stop.clicked.connect(self.stopped)
        self._amount = AmountBar()
        self._amount.changed.connect(self._tell)
        self._middle = QVBoxLayout()
        self._middle.setSpacing(SPACE)
        self._foot.chosen.connect(self.chosen)
        self._foot.entered.connect(self.enter)
        self._foot.pointed.connect(self.point_at)
        column.addLayout(head)
        self._below = told = QHBoxLayout()
        told.addWidget(self._note, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        told.addWidget(self._stop)
        column.addLayout(told)
        column.addWidget(self._amount)
        column.addLayout(self._middle)
        column.addWidget(self.box, 1)
        column.addWidget(self._foot)
        self.set_theme(self.theme)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._question.setFont(font(HEADING, QFont.Weight.DemiBold))
        self._stop.setStyleSheet(f"padding: 0 6px; min-height: 0; border-color: {theme.line};")  # as low as the note
        for table in self._tables:
            table.set_theme(theme)

    # what is shown

    def show_view(self, view: TurnView, *, deep: bool, keep: bool = False, stop: bool = False) -> None:
        """`deep` pages have one to go back to. `keep`: what was typed is still meant. `stop`: there is a long wait."""
        keep = keep and self.view.spin is not None
        self.view, self._deep = view, deep
        self._pointed, self._considered, self._typed = None, None, ""
        self._place_note(view.question, view.note)
        self._question.setText(view.question)
        self.say(view.note, view.why)
        self._back.setVisible(deep)
        self._stop.setVisible(stop)
        self._amount.setVisible(view.spin is not None)
        self._show_tables(view)
        self._foot.show_choices(view.foot)
        if view.spin is not None:
            self._amount.show_spin(view.spin, keep=keep)
        self._tell()
        self._sharing.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_note(self._question.text(), self._note.text())
        self._sharing.start()

    def _height_with(self, told: int) -> int:
        """What shows every choice, if `told` is for what one of them brings."""
        layout = self.layout()
        assert layout is not None
        held = max(self.box.sizeHint().height(), self.box.minimumHeight())
        return layout.totalHeightForWidth(self.width()) - held + told

    def _wish(self) -> int:
        least, usual = self.box.minimumSizeHint().height(), self.box.sizeHint().height()
        return max(least, min(usual, self.box.content_height))

    def _share_height(self) -> None:
        """What the default brings is seen before long tables are shown whole; in a low panel these show few rows."""
        layout = self.layout()
        assert layout is not None
        self.box.setMinimumHeight(0)
        for rows in range(SHOWN, FEWEST - 1, -1):
            for table in self._tables:
                table.show_at_least(rows)
            layout.invalidate()
            if layout.totalMinimumHeightForWidth(self.width()) <= self.height():
                break
        least, wish = self.box.minimumSizeHint().height(), self._wish()
        lack = self._height_with(wish) - self.height()
        tables = self._tables[: len(self.view.tables)]
        spare = sum(table.sizeHint().height() - table.minimumSizeHint().height() for table in tables)
        self.box.setMinimumHeight(max(least, wish - max(0, lack - spare)))

    def settle(self) -> None:
        """Share the height at once, so that the page is laid out and painted only once."""
        self._sharing.stop()
        self._share_height()

    @property
    def typed(self) -> int | None:
        """An amount whose digits were typed, and of which nothing has come yet."""
        return self._amount.amount if self.view.spin is not None and self._amount.typed else None

    def type_amount(self, amount: int) -> None:
        """As it was typed before, on another page."""
        self._amount.type_anew(amount)

    def type_anew(self) -> None:
        self._amount.begin_anew()

    def say(self, note: str, why: str = "") -> None:
        """`why` is the section of the companion that explains what the note refuses."""
        self._place_note(self._question.text(), note)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.why.lead_to(why)

    def _place_note(self, question: str, note: str) -> None:
        """A short note needs no line of its own where there is little height; a long one never widens the page."""
        shown = ((self._question, question), (self._note, note))
        needed = sum(label.fontMetrics().horizontalAdvance(words) + 3 * SPACE for label, words in shown)
        signs = scaled(SIGN) + (self._back.sizeHint().width() if self._deep else 0)
        fits = needed + signs + 6 * SPACE <= self.width() and "\n" not in note
        beside = bool(note) and fits and self.height() < scaled(LOW)
        if beside == self._note.wordWrap():
            self._note.setWordWrap(not beside)
            if beside:
                self._head.insertWidget(2, self._note)
            else:
                self._below.insertWidget(0, self._note, 1)

    def offer_stop(self) -> None:
        self._stop.show()
        self._sharing.start()

    def _show_tables(self, view: TurnView) -> None:
        while len(self._tables) < len(view.tables):
            table = ChoiceTable(self.theme)
            table.chosen.connect(self.chosen)
            table.insisted.connect(self.insisted)
            table.pointed.connect(self.point_at)
            self._tables.append(table)
            self._middle.addWidget(table)
        for number, table in enumerate(self._tables):
            table.setVisible(number < len(view.tables))
            if number < len(view.tables):
                table.show_table(view.tables[number])
                table.setAccessibleName(view.question)
        self._cursor.show_tables(self._tables[: len(view.tables)])

    # what is pointed at

    def set_amount(self, amount: int) -> None:
        self._amount.change_by(amount - self._amount.amount)

    @property
    def amount(self) -> int | None:
        return self._amount.amount if self.view.spin is not None else None

    @property
    def pointed(self) -> Cell | None:
        """The cell under the mouse, else that under the keyboard's cursor."""
        return self._pointed or self._cursor.cell

    @property
    def chosen_by_keys(self) -> Cell | None:
        """The cell under the keyboard's cursor."""
        return self._cursor.cell

    @property
    def entered(self) -> Choice | None:
        """What Enter takes."""
        cell = self._cursor.cell
        return cell.choice if cell is not None else self.default

    @property
    def default(self) -> Choice | None:
        """While the best run is looked for, only an amount that somebody has set: the one of the last time is none."""
        unset = self.view.waiting and not self._amount.touched
        return self._considered or (None if unset else self.view.default)

    def consider(self, choice: Choice | None) -> None:
        """What is open elsewhere is taken by Enter until something else is pointed at; None: nothing any more."""
        if choice is not None:
            self._cursor.go(None)
        self._considered = choice
        self._tell()

    def row_of_cursor(self) -> list[Choice]:
        """The choices beside each other where the keyboard's cursor is."""
        return self._cursor.row()

    def by_key(self, sign: str) -> Choice | None:
        return next((choice for choice in self.view.choices if sign and choice.key == sign), None)

    def point_at(self, cell: Cell | None) -> None:
        self._pointed = cell
        self._tell()

    def _tell(self) -> None:
        entered = self.entered
        self._foot.show_default(None if entered is None else entered.label_for(self.amount))
        self.moved.emit()

    def refuse(self, refused: bool) -> None:
        """What Enter takes is not possible: the box says why."""
        self._foot.go.setEnabled(not refused)

    def enter(self) -> bool:
        """Takes it; False where there is nothing to take."""
        cell = self._cursor.cell
        if self.entered is not None:
            self.chosen.emit(self.entered)
        elif cell is not None and cell.refused is not None:
            self.insisted.emit(cell.refused)
        else:
            return False
        return True

    # keys

    def uses(self, event: QKeyEvent) -> bool:
        """Does this key mean something here?"""
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        if event.key() in (*ENTER, *ARROWS):
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._deep
        sign = event.text().upper()
        if sign == STOP and not self._stop.isHidden():
            return True
        if self.view.spin is not None and (event.key() == Qt.Key.Key_Backspace or sign in (*STEPS, *NUMBERS)):
            return True
        return bool(sign) and (self.view.typing or self.by_key(sign) is not None)

    def press(self, event: QKeyEvent) -> None:
        """Arrows and amounts go on while a key is held down; nothing is taken twice."""
        sign = event.text().upper()
        if event.key() in ARROWS:
            self._move(*ARROWS[Qt.Key(event.key())])
            return
        edited = self.view.spin is not None and self._edit_amount(event.key(), sign)
        if not edited and not event.isAutoRepeat() and not self._take(event.key(), sign):
            self.unused.emit(event)

    def _take(self, key: int, sign: str) -> bool:
        if key in ENTER:
            return self.enter()
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif sign == STOP and not self._stop.isHidden():
            self.stopped.emit()
        elif self.view.typing and self._cursor.find(self._typed + sign):
            self._typed += sign
            self._pointed = None  # the mouse only rests there
            self._tell()
        elif self._cursor.step(sign):
            self._typed = ""
            self._pointed = None
            self._tell()
        else:
            self._typed = ""
            choice = self.by_key(sign)
            if choice is not None:
                self.chosen.emit(choice)
            return choice is not None
        return True

    def _move(self, rows: int, columns: int) -> None:
        if not self._cursor.move(rows, columns) and self.view.spin is not None:
            self._amount.move_by(columns or -rows)
        self._pointed = None
        self._tell()

    def _edit_amount(self, key: int, sign: str) -> bool:
        if key != Qt.Key.Key_Backspace and sign not in (*STEPS, *NUMBERS):
            return False
        cell = self._cursor.cell
        if cell is not None and (cell.choice is None or cell.choice.at is None):
            self._cursor.go(None)  # whoever sets an amount does not mean what goes without one
        if key == Qt.Key.Key_Backspace:
            self._amount.rub_out()
        elif sign in STEPS:
            self._amount.move_by(STEPS[sign])
        else:
            self._amount.type_digit(sign)
        return True
